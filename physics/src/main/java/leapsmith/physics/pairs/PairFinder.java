package leapsmith.physics.pairs;

import leapsmith.physics.store.BodyStore;

/**
 * Finds all pairs of bodies whose shapes overlap, touching included, and that meet by their filters.
 *
 * <p>In each cell the members lie in the order of their left edges, so a body is compared only with those behind it up
 * to the first whose left edge is beyond its right one. A pair that shares several cells is reported by the one that
 * holds the corner (larger left edge, larger top edge) of its overlap.
 */
public final class PairFinder {
    private final PairBuffer pairs = new PairBuffer();
    private final Detection detection = new Detection();
    private long tested;

    // Of the cell at work: edges and indices of its members, side by side.
    private int[] lefts = new int[16];
    private int[] rights = new int[16];
    private int[] tops = new int[16];
    private int[] bottoms = new int[16];
    private int[] bodies = new int[16];
    private int[] hits = new int[16];

    // By slot.
    private int[] cellTests = new int[16];
    private int[] cellPairs = new int[16];

    /** The pairs found, sorted by lower and then higher index. */
    public PairBuffer pairs() {
        return pairs;
    }

    /** What the bodies were when the pairs were found. */
    public Detection detection() {
        return detection;
    }

    /** How many times two bodies were compared. */
    public long tested() {
        return tested;
    }

    /** How many times two bodies were compared in a cell. */
    public int cellTests(int slot) {
        return cellTests[slot];
    }

    /** How many pairs a cell reported. */
    public int cellPairs(int slot) {
        return cellPairs[slot];
    }

    /** Finds the pairs of bodies that a partition was built of. */
    public void find(BodyStore store, Partition partition) {
        pairs.clear();
        tested = 0;
        int slots = partition.cellCount();
        if (cellTests.length < slots) {
            cellTests = new int[Math.max(slots, 2 * cellTests.length)];
            cellPairs = new int[cellTests.length];
        }
        for (int slot = 0; slot < slots; slot++) {
            int before = pairs.count();
            int tests = findIn(store, partition, slot);
            cellTests[slot] = tests;
            cellPairs[slot] = pairs.count() - before;
            tested += tests;
        }
        pairs.sort(store.limit());
        detection.copy(store);
        for (int i = 0; i < pairs.count(); i++) {
            detection.markInPair(pairs.lower(i));
            detection.markInPair(pairs.higher(i));
        }
    }

    private int findIn(BodyStore store, Partition partition, int slot) {
        int members = gather(store, partition, slot);
        int tests = 0;
        for (int m = 0; m < members; m++) {
            int end = firstBeyond(m, members);
            tests += end - m - 1;
            int hitCount = collectHits(m, end);
            for (int h = 0; h < hitCount; h++) {
                int n = hits[h];
                // Members come by left edge in steps only, so either may have the larger one.
                if (partition.holds(slot, Math.max(lefts[m], lefts[n]), Math.max(tops[m], tops[n]))
                        && meet(store, bodies[m], bodies[n])
                        && ShapeOverlap.test(store, bodies[m], bodies[n])) {
                    pairs.add(bodies[m], bodies[n]);
                }
            }
        }
        return tests;
    }

    /** The first member after m that begins right of it by at least a whole step, as do all behind that one. */
    private int firstBeyond(int m, int members) {
        int last = rights[m] | LeftOrder.STEP - 1;
        int n = m + 1;
        while (n < members && lefts[n] <= last) {
            n++;
        }
        return n;
    }

    /**
     * Writes the members between m and end that overlap m to {@link #hits}; gives their number.
     *
     * <p>Without a branch, as a guess at one would often be wrong: two boxes overlap if none of four differences is
     * negative, and each member is written, to be overwritten by the next unless it does. Of members that are so far
     * apart that a difference overflows, another one is negative.
     */
    private int collectHits(int m, int end) {
        int left = lefts[m];
        int right = rights[m];
        int top = tops[m];
        int bottom = bottoms[m];
        int hitCount = 0;
        for (int n = m + 1; n < end; n++) {
            int anyNegative = right - lefts[n] | rights[n] - left | bottom - tops[n] | bottoms[n] - top;
            hits[hitCount] = n;
            hitCount += ~anyNegative >>> Integer.SIZE - 1;
        }
        return hitCount;
    }

    /** Copies a cell's members side by side; gives their number. */
    private int gather(BodyStore store, Partition partition, int slot) {
        int start = partition.start(slot);
        int members = partition.end(slot) - start;
        if (lefts.length < members) {
            int capacity = Math.max(members, 2 * lefts.length);
            lefts = new int[capacity];
            rights = new int[capacity];
            tops = new int[capacity];
            bottoms = new int[capacity];
            bodies = new int[capacity];
            hits = new int[capacity];
        }
        for (int m = 0; m < members; m++) {
            int i = partition.member(start + m);
            bodies[m] = i;
            lefts[m] = store.x[i];
            rights[m] = store.x[i] + store.width[i];
            tops[m] = store.y[i];
            bottoms[m] = store.y[i] + store.height[i];
        }
        return members;
    }

    private static boolean meet(BodyStore store, int a, int b) {
        return (store.mask[a] & store.category[b]) != 0 && (store.mask[b] & store.category[a]) != 0;
    }
}
