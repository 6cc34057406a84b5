package leapsmith.physics.pairs;

import java.util.Arrays;
import leapsmith.physics.store.BodyStore;

/**
 * The state of the bodies when pairs were last detected. It is a copy, so that the data of a pair stay consistent until
 * the next detection, even if its bodies change.
 */
public final class Detection {
    /** Left edge. */
    public static final int X = 0;
    /** Top edge. */
    public static final int Y = 1;

    /** Right edge. */
    public static final int RIGHT = 2;
    /** Bottom edge. */
    public static final int BOTTOM = 3;

    public static final int VX = 4;
    public static final int VY = 5;
    /** Left edge before the step. */
    public static final int OLD_X = 6;
    /** Top edge before the step. */
    public static final int OLD_Y = 7;

    private static final int FIRST_COLUMN = VX;
    /** Up to this number, bodies are copied one by one, because a call takes longer. */
    private static final int FEW = 8;

    private final BodyBoxes boxes = new BodyBoxes();

    /** The numbers from {@link #VX} on. */
    private final int[][] columns = new int[4][0];

    private byte[] inPair = new byte[0];
    private PairBuffer pairs;
    private boolean marked;
    private int limit;

    /** One of the numbers above, of a body. */
    public int get(int column, int body) {
        return switch (column) {
            case X -> boxes.left(body);
            case Y -> boxes.top(body);
            case RIGHT -> boxes.right(body);
            case BOTTOM -> boxes.bottom(body);
            default -> columns[column - FIRST_COLUMN][body];
        };
    }

    /** Whether a body is in any pair. */
    public boolean isInPair(int body) {
        if (body < 0 || body >= limit) {
            return false;
        }
        if (!marked) {
            // Marked on the first call, as most ticks have none.
            Arrays.fill(inPair, 0, limit, (byte) 0);
            for (int i = 0; i < pairs.count(); i++) {
                inPair[pairs.lower(i)] = 1;
                inPair[pairs.higher(i)] = 1;
            }
            marked = true;
        }
        return inPair[body] != 0;
    }

    /**
     * How far to move one body along x to end its overlap with the other: negative if the other's center is to the
     * right, or if the centers are level and the other's index is lower.
     */
    public int overlapX(int body, int other) {
        return body < other
                ? overlap(boxes.left(body), boxes.right(body), boxes.left(other), boxes.right(other))
                : -overlap(boxes.left(other), boxes.right(other), boxes.left(body), boxes.right(body));
    }

    /** As {@link #overlapX}, along y. */
    public int overlapY(int body, int other) {
        return body < other
                ? overlap(boxes.top(body), boxes.bottom(body), boxes.top(other), boxes.bottom(other))
                : -overlap(boxes.top(other), boxes.bottom(other), boxes.top(body), boxes.bottom(body));
    }

    /** The distance for the lower index along an axis. There is no branch, because it would be unpredictable. */
    private static int overlap(long start, long end, long otherStart, long otherEnd) {
        long toNegative = start + end - otherStart - otherEnd >> Long.SIZE - 1;
        return (int) (otherEnd - start & ~toNegative | otherStart - end & toNegative);
    }

    /** The boxes of the bodies. */
    BodyBoxes boxes() {
        return boxes;
    }

    /** Copies the state of the bodies; the pairs are kept for {@link #isInPair}. */
    void copy(BodyStore store, PairBuffer newPairs) {
        pairs = newPairs;
        marked = false;
        limit = store.limit();
        if (inPair.length < limit) {
            int capacity = Math.max(limit, 2 * inPair.length);
            for (int c = 0; c < columns.length; c++) {
                columns[c] = new int[capacity];
            }
            inPair = new byte[capacity];
        }
        boxes.copy(store);
        if (limit <= FEW) {
            for (int i = 0; i < limit; i++) {
                columns[VX - FIRST_COLUMN][i] = store.vx[i];
                columns[VY - FIRST_COLUMN][i] = store.vy[i];
                columns[OLD_X - FIRST_COLUMN][i] = store.oldX[i];
                columns[OLD_Y - FIRST_COLUMN][i] = store.oldY[i];
            }
            return;
        }
        copy(store.vx, VX);
        copy(store.vy, VY);
        copy(store.oldX, OLD_X);
        copy(store.oldY, OLD_Y);
    }

    private void copy(int[] from, int column) {
        System.arraycopy(from, 0, columns[column - FIRST_COLUMN], 0, limit);
    }
}
