package leapsmith.physics.pairs;

/**
 * Two 31-bit numbers in one {@code long}, x in the upper half and y in the lower, so that one operation handles both
 * axes. The bit above each number is its guard: if set before a subtraction, it is still set afterwards unless the
 * difference is negative.
 */
final class Lanes {
    /** Both guard bits. */
    static final long GUARDS = 0x8000_0000_8000_0000L;
    /** The largest number in both lanes. Adding it sets the guard of each lane that isn't 0. */
    static final long FULL = ~GUARDS;

    private Lanes() {}

    static long pack(int x, int y) {
        return (long) x << Integer.SIZE | y;
    }

    static int x(long lanes) {
        return (int) (lanes >>> Integer.SIZE) & Integer.MAX_VALUE;
    }

    static int y(long lanes) {
        return (int) lanes & Integer.MAX_VALUE;
    }

    /**
     * 1 if two boxes overlap and on each axis one of them begins in the cell (is not 0), otherwise 0: none of four
     * differences is negative.
     *
     * @param first left and top edge
     * @param last right and bottom edge, guards set
     */
    static int overlap(long first, long last, long otherFirst, long otherLast) {
        long guards = last - otherFirst & otherLast - first & (first | otherFirst) + FULL;
        return (int) (guards >>> 63 & guards >>> 31);
    }
}
