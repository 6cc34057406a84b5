package leapsmith.physics.pairs;

import java.util.Arrays;

/** Pairs of body indices, the lower one first, in the order found or sorted by lower and then higher. */
public final class PairBuffer {
    private static final int MAX_COUNTERS = 1 << 17;
    /** Two such digits are an index. */
    private static final int DIGIT_BITS = 10;

    private static final int DIGITS = 1 << DIGIT_BITS;

    // The lower index in the upper half, so that numbers are in the order of pairs.
    private long[] pairs = new long[16];
    private long[] sorted = new long[16];
    private long[] last = new long[16];
    // By digit.
    private int[] ends = new int[16];
    private int[] nextEnds = new int[16];
    private int count;

    /** A pair as one number; the numbers are in the order of the pairs. */
    public static long key(int body, int other) {
        return (long) Math.min(body, other) << Integer.SIZE | Math.max(body, other);
    }

    public int count() {
        return count;
    }

    public int lower(int i) {
        return (int) (pairs[i] >>> Integer.SIZE);
    }

    public int higher(int i) {
        return (int) pairs[i];
    }

    /** A pair as {@link #key}. */
    public long key(int i) {
        return pairs[i];
    }

    /**
     * All pairs as {@link #key}, and maybe further numbers behind them. They are valid until the search after the next.
     */
    public long[] keys() {
        return pairs;
    }

    /** Starts a search. */
    void clear() {
        count = 0;
        long[] swap = last;
        last = pairs;
        pairs = swap;
    }

    void add(int body, int other) {
        require(1);
        pairs[count++] = key(body, other);
    }

    /** Adds all hits of a band, apart from those that another band has too. */
    void addAll(BandSweep sweep) {
        int hits = sweep.hitCount();
        require(hits + 1);
        for (int hit = 0; hit < hits; hit++) {
            // Overwritten by the next one if it isn't counted: a branch would be unpredictable.
            pairs[count] = key(sweep.body(hit), sweep.otherBody(hit));
            count += sweep.isFirst(hit);
        }
    }

    private void require(int more) {
        if (count + more > pairs.length) {
            pairs = Arrays.copyOf(pairs, 2 * (count + more));
        }
    }

    /**
     * Sorts by lower and then higher index: a radix sort, lowest digit first. An index is one digit; it is two if there are
     * so many bodies that counters for all of them don't fit the cache.
     *
     * @param limit larger than all indices
     */
    void sort(int limit) {
        if (count < 2) {
            return;
        }
        if (sorted.length < count) {
            sorted = new long[pairs.length];
        }
        if (limit <= MAX_COUNTERS) {
            sortByTwo(0, Integer.SIZE, limit, -1);
        } else {
            sortByTwo(0, DIGIT_BITS, DIGITS, DIGITS - 1);
            sortByTwo(Integer.SIZE, Integer.SIZE + DIGIT_BITS, DIGITS, DIGITS - 1);
        }
    }

    /**
     * Sorts by two digits, each by a counting sort, which is stable.
     *
     * @param shift position of the less significant digit
     * @param nextShift position of the other
     * @param digits larger than all digits
     * @param mask of the bits of a digit
     */
    private void sortByTwo(int shift, int nextShift, int digits, int mask) {
        if (ends.length < digits) {
            ends = new int[Math.max(digits, 2 * ends.length)];
            nextEnds = new int[ends.length];
        }
        Arrays.fill(ends, 0, digits, 0);
        Arrays.fill(nextEnds, 0, digits, 0);
        for (int i = 0; i < count; i++) {
            ends[(int) (pairs[i] >>> shift) & mask]++;
            nextEnds[(int) (pairs[i] >>> nextShift) & mask]++;
        }
        int end = 0;
        int nextEnd = 0;
        for (int digit = 0; digit < digits; digit++) {
            end += ends[digit];
            ends[digit] = end;
            nextEnd += nextEnds[digit];
            nextEnds[digit] = nextEnd;
        }
        for (int i = count - 1; i >= 0; i--) {
            long pair = pairs[i];
            sorted[--ends[(int) (pair >>> shift) & mask]] = pair;
        }
        for (int i = count - 1; i >= 0; i--) {
            long pair = sorted[i];
            pairs[--nextEnds[(int) (pair >>> nextShift) & mask]] = pair;
        }
    }

    /** The place of a pair in the sorted order, or a negative number if it isn't there. */
    public int find(int body, int other) {
        return Arrays.binarySearch(pairs, 0, count, key(body, other));
    }
}
