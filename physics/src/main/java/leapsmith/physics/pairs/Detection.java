package leapsmith.physics.pairs;

import java.util.Arrays;
import leapsmith.physics.store.BodyStore;

/**
 * What the bodies were at the moment when pairs were looked for: copies, so that a pair tells the truth until the next
 * search, whatever is done to its bodies meanwhile.
 */
public final class Detection {
    /** Left edge. */
    public static final int X = 0;
    /** Top edge. */
    public static final int Y = 1;

    public static final int WIDTH = 2;
    public static final int HEIGHT = 3;
    public static final int VX = 4;
    public static final int VY = 5;
    /** Left edge before the step. */
    public static final int OLD_X = 6;
    /** Top edge before the step. */
    public static final int OLD_Y = 7;

    private final int[][] columns = new int[8][0];
    private byte[] inPair = new byte[0];
    private int limit;

    /** One of the numbers above of a body. */
    public int get(int column, int body) {
        return columns[column][body];
    }

    /** Whether a body is in any pair. */
    public boolean isInPair(int body) {
        return body >= 0 && body < limit && inPair[body] != 0;
    }

    /**
     * How far to move one body along x to end its overlap with the other: negative if the other's centre is to the
     * right, or level with it and its index lower.
     */
    public int overlapX(int body, int other) {
        return overlap(columns[X], columns[WIDTH], body, other);
    }

    /** As {@link #overlapX}, along y. */
    public int overlapY(int body, int other) {
        return overlap(columns[Y], columns[HEIGHT], body, other);
    }

    private static int overlap(int[] starts, int[] sizes, int body, int other) {
        long start = starts[body];
        long otherStart = starts[other];
        long end = start + sizes[body];
        long otherEnd = otherStart + sizes[other];
        // Twice the centres, so that halves don't count.
        int order = Long.compare(start + end, otherStart + otherEnd);
        boolean toPositive = order != 0 ? order > 0 : body < other;
        return (int) (toPositive ? otherEnd - start : otherStart - end);
    }

    void copy(BodyStore store) {
        limit = store.limit();
        if (inPair.length < limit) {
            int capacity = Math.max(limit, 2 * inPair.length);
            for (int c = 0; c < columns.length; c++) {
                columns[c] = new int[capacity];
            }
            inPair = new byte[capacity];
        }
        copy(store.x, X);
        copy(store.y, Y);
        copy(store.width, WIDTH);
        copy(store.height, HEIGHT);
        copy(store.vx, VX);
        copy(store.vy, VY);
        copy(store.oldX, OLD_X);
        copy(store.oldY, OLD_Y);
        Arrays.fill(inPair, 0, limit, (byte) 0);
    }

    void markInPair(int body) {
        inPair[body] = 1;
    }

    private void copy(int[] from, int column) {
        System.arraycopy(from, 0, columns[column], 0, limit);
    }
}
