package leapsmith.physics.pairs;

import leapsmith.physics.fixed.SubPixels;

/**
 * The boxes of the bodies in one band of a level, sorted by left edge. A band is as wide as the level and 64 px high.
 *
 * <pre>
 *   bits             63   62 .. 50   49 .. 19     18     17 .. 0
 *   first corner      0      0       left edge     0     top edge, from the top of the band; 0 if above it
 *   last corner       1      0       right edge    1     bottom edge; the largest number if below the band
 * </pre>
 *
 * <p>Each axis has a guard bit above it. If it is set before a subtraction, it is still set afterwards unless the
 * difference is negative; so one subtraction compares both axes.
 *
 * <p>A coordinate at the border of two bands belongs to the upper one. Bodies often stand on a border, and would
 * otherwise be in both.
 */
final class Band {
    /** At least this number of boxes behind the last one overlap nothing. */
    static final int PADDING = 8;

    private static final int Y_BITS = 18;
    private static final int X_SHIFT = Y_BITS + 1;
    private static final int X_BITS = 31;
    private static final int X_GUARD = 63;
    private static final long GUARDS = 1L << X_GUARD | 1L << Y_BITS;
    private static final int LAST_Y = (1 << Y_BITS) - 1;
    /** Added to a coordinate, so that it isn't negative. */
    private static final int OFFSET = BodyBoxes.MARGIN - 1;
    /** Right edges beyond are clamped to it. No left edge is as large. */
    private static final int LAST_X = Integer.MAX_VALUE - OFFSET;

    /** Ranks contain left edges in units of an eighth of a pixel. */
    private static final int RANK_SHIFT = SubPixels.SHIFT - 3;

    private static final int RANK_BITS = X_BITS - RANK_SHIFT;
    private static final long RANKS = (1L << RANK_BITS) - 1;
    private static final long INDICES = (1L << CoarseSort.INDEX_BITS) - 1;
    /** No arrival is left. */
    private static final long NONE = Long.MAX_VALUE;

    /** The number of bodies whose boxes are read in a row, which waits for memory only once. */
    private static final int CHUNK = 256;

    private static final int FIRST_CAPACITY = 64;

    private int top;
    private int count;
    /** By place: the first corner, then the last one. */
    private long[] corners = new long[2 * FIRST_CAPACITY];
    /** By place: the index of the body. Its sign bit is set if the body begins above the band. */
    private int[] bodies = new int[FIRST_CAPACITY];

    // The chunk.
    private final long[] topLefts = new long[CHUNK];
    private final long[] bottomRights = new long[CHUNK];

    // The arrivals that are not merged yet.
    private long[] arrivals;
    private int nextArrival;
    private int endArrival;

    private final CoarseSort sort;
    private long[] order = new long[0];
    private long[] spareCorners = new long[0];
    private int[] spareBodies = new int[0];

    Band(CoarseSort sort) {
        this.sort = sort;
    }

    /** The number of the band that contains a y coordinate: 0 to 2^13 - 1. */
    static int numberOf(int y) {
        return y + OFFSET >>> Y_BITS;
    }

    /** A body that arrives in a band, as a number that sorts by band, then nearly by left edge. */
    static long arrival(int number, int left, int body) {
        return ((long) number << RANK_BITS | left + OFFSET >>> RANK_SHIFT) << CoarseSort.INDEX_BITS | body;
    }

    /** The band of an arrival. */
    static int numberOf(long arrival) {
        return (int) (arrival >>> RANK_BITS + CoarseSort.INDEX_BITS);
    }

    /** The number of bodies. */
    int count() {
        return count;
    }

    /**
     * By place: the first and the last corner of each box, by ascending left edge, and {@link #PADDING} more. The array
     * is valid until the next {@link #fill}.
     */
    long[] corners() {
        return corners;
    }

    /**
     * By place: the index of each body, with the sign bit set if it begins above the band. The array is valid until the
     * next {@link #fill}.
     */
    int[] bodies() {
        return bodies;
    }

    /**
     * Fills the band with those of some bodies that are still in it, and others that arrive.
     *
     * @param members of the last tick, in the order of {@link #bodies} then
     * @param newArrivals in order
     */
    void fill(
            int number,
            BodyBoxes boxes,
            int[] members,
            int from,
            int to,
            long[] newArrivals,
            int fromArrival,
            int toArrival) {
        top = (number << Y_BITS) - OFFSET;
        count = 0;
        arrivals = newArrivals;
        nextArrival = fromArrival;
        endArrival = toArrival;
        require(to - from + toArrival - fromArrival + PADDING);
        for (int start = from; start < to; start += CHUNK) {
            int size = Math.min(CHUNK, to - start);
            read(boxes.corners(), members, start, size);
            append(boxes.corners(), members, start, size);
        }
        addArrivals(boxes.corners(), NONE);
        sort();
        for (int place = count; place < count + PADDING; place++) {
            corners[2 * place] = Long.MAX_VALUE;
            corners[2 * place + 1] = 0;
        }
    }

    private void require(int places) {
        if (bodies.length < places) {
            int capacity = Math.max(places, 2 * bodies.length);
            corners = new long[2 * capacity];
            bodies = new int[capacity];
        }
    }

    /** Reads the boxes of a chunk, in a loop so short that many reads wait for memory at the same time. */
    private void read(long[] boxes, int[] members, int from, int size) {
        long[] toTopLefts = topLefts;
        long[] toBottomRights = bottomRights;
        for (int i = 0; i < size; i++) {
            int at = 2 * (members[from + i] & Integer.MAX_VALUE);
            toTopLefts[i] = boxes[at];
            toBottomRights[i] = boxes[at + 1];
        }
    }

    /** Appends the bodies of a chunk that are still in the band, and arrivals between them. */
    private void append(long[] boxes, int[] members, int from, int size) {
        long[] toCorners = corners;
        int[] toBodies = bodies;
        int bandTop = top;
        int place = count;
        long nextRank = nextRank();
        for (int i = 0; i < size; i++) {
            long first = first(topLefts[i], bandTop);
            if (rank(first) > nextRank) {
                count = place;
                addArrivals(boxes, rank(first));
                place = count;
                nextRank = nextRank();
            }
            int fromTop = BodyBoxes.y(topLefts[i]) - bandTop;
            int toBottom = BodyBoxes.y(bottomRights[i]) - bandTop;
            toCorners[2 * place] = first;
            toCorners[2 * place + 1] = last(bottomRights[i], bandTop);
            toBodies[place] = members[from + i] & Integer.MAX_VALUE | fromTop & Integer.MIN_VALUE;
            // Overwritten by the next body if it isn't in the band: a branch would be unpredictable.
            place += 1 + ((LAST_Y - fromTop | toBottom) >> Integer.SIZE - 1);
        }
        count = place;
    }

    private long nextRank() {
        return nextArrival < endArrival ? arrivals[nextArrival] >>> CoarseSort.INDEX_BITS & RANKS : NONE;
    }

    private static long rank(long first) {
        return first >>> X_SHIFT + RANK_SHIFT;
    }

    /** Appends the arrivals with lower ranks. */
    private void addArrivals(long[] boxes, long rank) {
        while (nextRank() < rank) {
            int body = (int) (arrivals[nextArrival++] & INDICES);
            long topLeft = boxes[2 * body];
            corners[2 * count] = first(topLeft, top);
            corners[2 * count + 1] = last(boxes[2 * body + 1], top);
            bodies[count] = body | BodyBoxes.y(topLeft) - top & Integer.MIN_VALUE;
            count++;
        }
    }

    private static long first(long topLeft, int bandTop) {
        return (long) (BodyBoxes.x(topLeft) + OFFSET) << X_SHIFT | Math.max(0, BodyBoxes.y(topLeft) - bandTop);
    }

    private static long last(long bottomRight, int bandTop) {
        return GUARDS
                | (long) (Math.min(BodyBoxes.x(bottomRight), LAST_X) + OFFSET) << X_SHIFT
                | Math.min(LAST_Y, BodyBoxes.y(bottomRight) - bandTop);
    }

    /** Sorts by insertion, because the order is nearly that of the last tick; by radix first if it is not. */
    private void sort() {
        if (!insert(4L * count + FIRST_CAPACITY)) {
            sortByRank();
            insert(Long.MAX_VALUE);
        }
    }

    /** Sorts by insertion; returns false if that takes too many moves, with the bodies in any order. */
    private boolean insert(long mostMoves) {
        long[] sorted = corners;
        int[] sortedBodies = bodies;
        long moves = 0;
        for (int i = 1; i < count; i++) {
            long first = sorted[2 * i];
            if (sorted[2 * i - 2] <= first) {
                continue;
            }
            long last = sorted[2 * i + 1];
            int body = sortedBodies[i];
            int to = i;
            do {
                sorted[2 * to] = sorted[2 * to - 2];
                sorted[2 * to + 1] = sorted[2 * to - 1];
                sortedBodies[to] = sortedBodies[to - 1];
                to--;
            } while (to > 0 && sorted[2 * to - 2] > first);
            sorted[2 * to] = first;
            sorted[2 * to + 1] = last;
            sortedBodies[to] = body;
            moves += i - to;
            if (moves > mostMoves) {
                return false;
            }
        }
        return true;
    }

    private void sortByRank() {
        if (spareBodies.length < count) {
            order = new long[bodies.length];
            spareCorners = new long[corners.length];
            spareBodies = new int[bodies.length];
        }
        for (int place = 0; place < count; place++) {
            order[place] = rank(corners[2 * place]) << CoarseSort.INDEX_BITS | place;
        }
        order = sort.sort(order, count);
        System.arraycopy(corners, 0, spareCorners, 0, 2 * count);
        System.arraycopy(bodies, 0, spareBodies, 0, count);
        for (int place = 0; place < count; place++) {
            int before = (int) (order[place] & INDICES);
            corners[2 * place] = spareCorners[2 * before];
            corners[2 * place + 1] = spareCorners[2 * before + 1];
            bodies[place] = spareBodies[before];
        }
    }

    /**
     * 1 if two boxes of a band overlap, otherwise 0.
     *
     * @param otherFirst of a box that doesn't begin further left
     */
    static int overlap(long first, long last, long otherFirst, long otherLast) {
        long toOther = last - otherFirst;
        long fromOther = otherLast - first;
        return (int) ((toOther & (toOther & fromOther) << X_GUARD - Y_BITS) >>> X_GUARD);
    }

    /** Whether a box, and so all boxes behind it, begins to the right of another. */
    static boolean isBeyond(long first, long otherLast) {
        return first > (otherLast & ~(1L << X_GUARD));
    }
}
