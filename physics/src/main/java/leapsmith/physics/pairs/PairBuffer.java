package leapsmith.physics.pairs;

import java.util.Arrays;

/** Pairs of body indices, the lower one first, in the order found or sorted by lower and then higher. */
public final class PairBuffer {
    // The lower index in the upper half, so that numbers are in the order of pairs.
    private long[] pairs = new long[16];
    private long[] sorted = new long[16];
    private long[] last = new long[16];
    private int[] lowerEnds = new int[16];
    private int[] higherEnds = new int[16];
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
     * Sorts by lower and then higher index.
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
        if (lowerEnds.length < limit) {
            lowerEnds = new int[Math.max(limit, 2 * lowerEnds.length)];
            higherEnds = new int[lowerEnds.length];
        }
        Arrays.fill(lowerEnds, 0, limit, 0);
        Arrays.fill(higherEnds, 0, limit, 0);
        for (int i = 0; i < count; i++) {
            lowerEnds[lower(i)]++;
            higherEnds[higher(i)]++;
        }
        int lowerEnd = 0;
        int higherEnd = 0;
        for (int body = 0; body < limit; body++) {
            lowerEnd += lowerEnds[body];
            lowerEnds[body] = lowerEnd;
            higherEnd += higherEnds[body];
            higherEnds[body] = higherEnd;
        }
        // Counting sort by the higher and then the lower index. It is stable.
        for (int i = count - 1; i >= 0; i--) {
            long pair = pairs[i];
            sorted[--higherEnds[(int) pair]] = pair;
        }
        for (int i = count - 1; i >= 0; i--) {
            long pair = sorted[i];
            pairs[--lowerEnds[(int) (pair >>> Integer.SIZE)]] = pair;
        }
    }

    /** The place of a pair in the sorted order, or a negative number if it isn't there. */
    public int find(int body, int other) {
        return Arrays.binarySearch(pairs, 0, count, key(body, other));
    }
}
