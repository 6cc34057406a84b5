package leapsmith.physics.sweep;

import java.util.Arrays;

/**
 * A list of rectangles beside the tiles, such as platforms: solid ones and one-way tops. Its arrays only grow.
 *
 * <p>A box overlaps a solid rectangle if their interiors overlap. So it never overlaps one without area, but doesn't
 * cross one either.
 */
public final class Rectangles {
    private int[] lefts = new int[4];
    private int[] tops = new int[4];
    private int[] rights = new int[4];
    private int[] bottoms = new int[4];
    private boolean[] oneWays = new boolean[4];
    private int count;

    /** Removes all. */
    public void clear() {
        count = 0;
    }

    /**
     * Adds one.
     *
     * @param oneWay whether it is only a top that stops what falls on it
     */
    public void add(int left, int top, int right, int bottom, boolean oneWay) {
        if (count == lefts.length) {
            lefts = Arrays.copyOf(lefts, 2 * count);
            tops = Arrays.copyOf(tops, 2 * count);
            rights = Arrays.copyOf(rights, 2 * count);
            bottoms = Arrays.copyOf(bottoms, 2 * count);
            oneWays = Arrays.copyOf(oneWays, 2 * count);
        }
        lefts[count] = left;
        tops[count] = top;
        rights[count] = right;
        bottoms[count] = bottom;
        oneWays[count] = oneWay;
        count++;
    }

    /** How many there are. */
    public int count() {
        return count;
    }

    int start(int r, boolean alongX) {
        return alongX ? lefts[r] : tops[r];
    }

    int end(int r, boolean alongX) {
        return alongX ? rights[r] : bottoms[r];
    }

    boolean isOneWay(int r) {
        return oneWays[r];
    }

    /** Whether a box overlaps a solid one. */
    public boolean isInAny(long left, long top, long right, long bottom) {
        for (int r = 0; r < count; r++) {
            if (overlaps(r, left, top, right, bottom)) {
                return true;
            }
        }
        return false;
    }

    /** The top of the highest solid one that a box overlaps; the bottom of the box if there is none. */
    long highestTop(long left, long top, long right, long bottom) {
        long highest = bottom;
        for (int r = 0; r < count; r++) {
            if (tops[r] < highest && overlaps(r, left, top, right, bottom)) {
                highest = tops[r];
            }
        }
        return highest;
    }

    /** The height of the first top below a box at which it would land, or a default. */
    long nearestFloor(long left, long right, long bottom, boolean withOneWays, long none) {
        long nearest = none;
        for (int r = 0; r < count; r++) {
            if (tops[r] >= bottom
                    && tops[r] < nearest
                    && left < rights[r]
                    && right > lefts[r]
                    && (withOneWays || !oneWays[r])) {
                nearest = tops[r];
            }
        }
        return nearest;
    }

    /** The distance from a place along x to the next side of any to the left or right, but never 0; or a limit. */
    long toNextSide(long x, int direction, long limit) {
        long least = limit;
        for (int r = 0; r < count; r++) {
            long toLeft = direction * (lefts[r] - x);
            long toRight = direction * (rights[r] - x);
            least = toLeft > 0 ? Math.min(least, toLeft) : least;
            least = toRight > 0 ? Math.min(least, toRight) : least;
        }
        return least;
    }

    /** Whether a side of any is at a place along x. */
    boolean hasSideAt(long x) {
        for (int r = 0; r < count; r++) {
            if (lefts[r] == x || rights[r] == x) {
                return true;
            }
        }
        return false;
    }

    /** How far a box moves up or down to be free of all solid ones that it overlaps now. */
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
        return !oneWays[r]
                && Math.max(left, lefts[r]) < Math.min(right, rights[r])
                && Math.max(top, tops[r]) < Math.min(bottom, bottoms[r]);
    }
}
