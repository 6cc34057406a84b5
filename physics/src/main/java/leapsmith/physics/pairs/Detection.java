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

    /** How many of these numbers are a box. */
    static final int BOX_PARTS = 4;

    /** The first four numbers of each body, adjacent because they are read together. */
    private int[] boxes = new int[0];

    private final int[][] columns = new int[8][0];
    private byte[] inPair = new byte[0];
    private PairBuffer pairs;
    private boolean marked;
    private int limit;

    /** One of the numbers above, of a body. */
    public int get(int column, int body) {
        return column < BOX_PARTS ? boxes[BOX_PARTS * body + column] : columns[column][body];
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
        return body < other ? overlap(body, other, X) : -overlap(other, body, X);
    }

    /** As {@link #overlapX}, along y. */
    public int overlapY(int body, int other) {
        return body < other ? overlap(body, other, Y) : -overlap(other, body, Y);
    }

    /** The distance for the lower index. There is no branch, because it would be unpredictable. */
    private int overlap(int lower, int higher, int axis) {
        int at = BOX_PARTS * lower + axis;
        int otherAt = BOX_PARTS * higher + axis;
        long start = boxes[at];
        long otherStart = boxes[otherAt];
        long end = boxes[at + RIGHT - X];
        long otherEnd = boxes[otherAt + RIGHT - X];
        long toNegative = start + end - otherStart - otherEnd >> Long.SIZE - 1;
        return (int) (otherEnd - start & ~toNegative | otherStart - end & toNegative);
    }

    /** The first four numbers of each body. */
    int[] boxes() {
        return boxes;
    }

    /** Copies the state of the bodies; the pairs are kept for {@link #isInPair}. */
    void copy(BodyStore store, PairBuffer newPairs) {
        pairs = newPairs;
        marked = false;
        limit = store.limit();
        if (inPair.length < limit) {
            int capacity = Math.max(limit, 2 * inPair.length);
            boxes = new int[BOX_PARTS * capacity];
            for (int c = BOX_PARTS; c < columns.length; c++) {
                columns[c] = new int[capacity];
            }
            inPair = new byte[capacity];
        }
        copyBoxes(store);
        copy(store.vx, VX);
        copy(store.vy, VY);
        copy(store.oldX, OLD_X);
        copy(store.oldY, OLD_Y);
    }

    private void copyBoxes(BodyStore store) {
        int[] x = store.x;
        int[] y = store.y;
        int[] width = store.width;
        int[] height = store.height;
        for (int i = 0; i < limit; i++) {
            int at = BOX_PARTS * i;
            boxes[at + X] = x[i];
            boxes[at + Y] = y[i];
            boxes[at + RIGHT] = x[i] + width[i];
            boxes[at + BOTTOM] = y[i] + height[i];
        }
    }

    private void copy(int[] from, int column) {
        System.arraycopy(from, 0, columns[column], 0, limit);
    }
}
