package leapsmith.physics.pairs;

import java.util.Arrays;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;

/**
 * A copy of the boxes of all bodies. The two corners of a body are adjacent, because they are read together, and each is
 * one {@code long}, because that takes fewer reads.
 */
final class BodyBoxes {
    /** No body extends as far beyond the left or upper side of a level: the longest body, the level's edge, and some room. */
    static final int MARGIN = BodyDef.MAX_SIDE_PX + 2048 << SubPixels.SHIFT;
    /** In place of the bottom edge of a body that isn't alive or has no area: above everything. */
    private static final int NOWHERE = -MARGIN;

    /** Of each body the top left corner, then the bottom right one. */
    private long[] corners = new long[0];

    private int limit;

    /** Copies the boxes of all bodies. */
    void copy(BodyStore store) {
        int limitBefore = limit;
        limit = store.limit();
        if (corners.length < 2 * limit) {
            corners = Arrays.copyOf(corners, Math.max(2 * limit, 2 * corners.length));
        }
        copy(store, corners, limit);
        for (int i = limit; i < limitBefore; i++) {
            corners[2 * i + 1] = corner(0, NOWHERE);
        }
    }

    private static void copy(BodyStore store, long[] corners, int limit) {
        int[] flags = store.flags;
        int[] x = store.x;
        int[] y = store.y;
        int[] width = store.width;
        int[] height = store.height;
        for (int i = 0; i < limit; i++) {
            boolean hasArea = (flags[i] & BodyFlags.ALIVE) != 0 && width[i] != 0 && height[i] != 0;
            corners[2 * i] = corner(x[i], y[i]);
            corners[2 * i + 1] = corner(x[i] + width[i], hasArea ? y[i] + height[i] : NOWHERE);
        }
    }

    private static long corner(int x, int y) {
        return (long) x << Integer.SIZE | y & 0xFFFF_FFFFL;
    }

    /** The x coordinate of a corner. */
    static int x(long corner) {
        return (int) (corner >> Integer.SIZE);
    }

    /** The y coordinate of a corner. */
    static int y(long corner) {
        return (int) corner;
    }

    /** One more than the highest index. */
    int limit() {
        return limit;
    }

    /**
     * The top left corner of each body at twice its index, followed by its bottom right one. Bodies of the copy before
     * that are gone have no area. The array is valid until the next copy.
     */
    long[] corners() {
        return corners;
    }

    /** Whether a body was alive and had an area. Otherwise only its left and top edge are valid. */
    boolean hasArea(int body) {
        return bottom(body) != NOWHERE;
    }

    int left(int body) {
        return x(corners[2 * body]);
    }

    int top(int body) {
        return y(corners[2 * body]);
    }

    int right(int body) {
        return x(corners[2 * body + 1]);
    }

    int bottom(int body) {
        return y(corners[2 * body + 1]);
    }
}
