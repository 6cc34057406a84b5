package leapsmith.physics.pairs;

import java.util.Arrays;
import leapsmith.physics.store.BodyStore;

/**
 * Finds all pairs of bodies whose shapes overlap, touching included, and that meet by their filters.
 *
 * <p>The members of a cell are sorted by their left edges in steps, 256 to a cell, so a body is compared only with those
 * behind it up to the step of its right edge. A pair that shares several cells is reported by the one that holds the
 * corner (larger left edge, larger top edge) of its overlap.
 */
public final class PairFinder {
    /** Fewer members are compared each with each: sorting them takes longer. */
    private static final int FEW = 8;

    private static final int STEPS = 1 << 8;

    private final PairBuffer pairs = new PairBuffer();
    private final Detection detection = new Detection();
    private long tested;

    // Of the cell at work: its members by step.
    private long[] firsts = new long[16];
    private long[] lasts = new long[16];
    private int[] bodies = new int[16];
    /** For each step the place behind its last member. */
    private final int[] ends = new int[STEPS + 1];

    /** Places of two members that overlap, in the halves of a number. */
    private long[] hits = new long[16];

    private int hitCount;

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
            int tests = 0;
            if (partition.memberCount(slot) > 1) {
                tests = findHits(partition, slot);
                addHits(store, partition.isUniform());
            }
            cellTests[slot] = tests;
            cellPairs[slot] = pairs.count() - before;
            tested += tests;
        }
        pairs.sort(store.limit());
        detection.copy(store, pairs);
    }

    private int findHits(Partition partition, int slot) {
        int start = partition.start(slot);
        int members = partition.end(slot) - start;
        require(members);
        hitCount = 0;
        int tests = 0;
        if (members <= FEW) {
            gather(partition, start, members);
            for (int m = 0; m < members - 1; m++) {
                compare(m, members);
                tests += members - m - 1;
            }
        } else {
            int lead = partition.lead(slot);
            int shift = partition.stepShift();
            sortBySteps(partition, start, members, lead, shift);
            for (int m = 0; m < members - 1; m++) {
                int end = ends[stepOf(lasts[m], lead, shift)];
                compare(m, end);
                tests += end - m - 1;
            }
        }
        return tests;
    }

    private void require(int members) {
        if (bodies.length < members) {
            int capacity = Math.max(members, 2 * bodies.length);
            firsts = new long[capacity];
            lasts = new long[capacity];
            bodies = new int[capacity];
        }
    }

    private void gather(Partition partition, int start, int members) {
        for (int m = 0; m < members; m++) {
            firsts[m] = partition.first(start + m);
            lasts[m] = partition.last(start + m) | Lanes.GUARDS;
            bodies[m] = partition.member(start + m);
        }
    }

    /** Copies a cell's members in the order of their steps; of one step, by ascending index. */
    private void sortBySteps(Partition partition, int start, int members, int lead, int shift) {
        Arrays.fill(ends, 0);
        for (int m = start; m < start + members; m++) {
            ends[stepOf(partition.first(m), lead, shift) + 1]++;
        }
        for (int step = 1; step <= STEPS; step++) {
            ends[step] += ends[step - 1];
        }
        // Begun as the place of its first member, an entry ends up behind its last.
        for (int m = start; m < start + members; m++) {
            int place = ends[stepOf(partition.first(m), lead, shift)]++;
            firsts[place] = partition.first(m);
            lasts[place] = partition.last(m) | Lanes.GUARDS;
            bodies[place] = partition.member(m);
        }
    }

    private static int stepOf(long lanes, int lead, int shift) {
        return Math.max(0, Math.min(Lanes.x(lanes) - 1 - lead >> shift, STEPS - 1));
    }

    /**
     * Compares a member with all between it and an end, and adds those that overlap it to {@link #hits}, if the corner of
     * the overlap is in this cell.
     *
     * <p>Without a branch, as a guess at one would often be wrong: two boxes overlap if none of four differences is
     * negative, the corner is in the cell if on each axis one of the two begins in it, and each member is
     * written, to be overwritten by the next unless all that holds.
     */
    private void compare(int m, int end) {
        if (hits.length < hitCount + end - m) {
            hits = Arrays.copyOf(hits, 2 * (hitCount + end - m));
        }
        long[] found = hits;
        long first = firsts[m];
        long last = lasts[m];
        long member = (long) m << Integer.SIZE;
        int count = hitCount;
        for (int n = m + 1; n < end; n++) {
            long other = firsts[n];
            long overlap = last - other & lasts[n] - first & (first | other) + Lanes.FULL;
            found[count] = member | n;
            count += Lanes.bothGuards(overlap);
        }
        hitCount = count;
    }

    private void addHits(BodyStore store, boolean uniform) {
        if (uniform) {
            pairs.addAll(hits, hitCount, bodies);
            return;
        }
        for (int h = 0; h < hitCount; h++) {
            int a = bodies[(int) (hits[h] >>> Integer.SIZE)];
            int b = bodies[(int) hits[h]];
            if (meet(store, a, b) && ShapeOverlap.test(store, a, b)) {
                pairs.add(a, b);
            }
        }
    }

    private static boolean meet(BodyStore store, int a, int b) {
        return (store.mask[a] & store.category[b]) != 0 && (store.mask[b] & store.category[a]) != 0;
    }
}
