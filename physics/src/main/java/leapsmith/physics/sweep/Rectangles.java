package leapsmith.physics.sweep;

import java.util.Arrays;

/** A list of solid rectangles beside the tiles, such as platforms. Its arrays only grow. */
public final class Rectangles {
    private int[] lefts = new int[4];
    private int[] tops = new int[4];
    private int[] rights = new int[4];
    private int[] bottoms = new int[4];
    private int count;

    Rectangles() {}

    /** Removes all. */
    public void clear() {
        count = 0;
    }

    /** Adds one. */
    public void add(int left, int top, int right, int bottom) {
        if (count == lefts.length) {
            lefts = Arrays.copyOf(lefts, 2 * count);
            tops = Arrays.copyOf(tops, 2 * count);
            rights = Arrays.copyOf(rights, 2 * count);
            bottoms = Arrays.copyOf(bottoms, 2 * count);
        }
        lefts[count] = left;
        tops[count] = top;
        rights[count] = right;
        bottoms[count] = bottom;
        count++;
    }

    int count() {
        return count;
    }

    int start(int r, boolean alongX) {
        return alongX ? lefts[r] : tops[r];
    }

    int end(int r, boolean alongX) {
        return alongX ? rights[r] : bottoms[r];
    }

    /** Whether a box overlaps any. */
    boolean isInAny(long left, long top, long right, long bottom) {
        for (int r = 0; r < count; r++) {
            if (overlaps(r, left, top, right, bottom)) {
                return true;
            }
        }
        return false;
    }

    /** How far a box moves up or down to be free of all that it overlaps now. */
    long escape(long left, long top, long right, long bottom, boolean upward) {
        long most = 0;
        for (int r = 0; r < count; r++) {
            if (overlaps(r, left, top, right, bottom)) {
                most = Math.max(most, upward ? bottom - tops[r] : bottoms[r] - top);
            }
        }
        return most;
    }

    private boolean overlaps(int r, long left, long top, long right, long bottom) {
        return left < rights[r] && right > lefts[r] && top < bottoms[r] && bottom > tops[r];
    }
}
