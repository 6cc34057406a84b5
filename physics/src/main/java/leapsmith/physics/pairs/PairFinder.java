package leapsmith.physics.pairs;

import leapsmith.physics.store.BodyStore;

/**
 * Finds all pairs of bodies whose shapes overlap, touching included, and whose filters accept each other, cell by cell.
 */
public final class PairFinder {
    private final PairBuffer pairs = new PairBuffer();
    private final Detection detection = new Detection();
    private final CellSweep sweep = new CellSweep();
    private long tested;

    // What a deferred search is made of; null if there is none.
    private BodyStore storeLater;
    private Partition partitionLater;

    // By slot.
    private int[] cellTests = new int[16];
    private int[] cellPairs = new int[16];

    /** The pairs found, sorted by lower and then higher index. */
    public PairBuffer pairs() {
        findNow();
        return pairs;
    }

    /** The state of the bodies when the pairs were found. */
    public Detection detection() {
        findNow();
        return detection;
    }

    /** The number of comparisons. */
    public long tested() {
        findNow();
        return tested;
    }

    /** The number of comparisons in a cell. */
    public int cellTests(int slot) {
        return cellTests[slot];
    }

    /** The number of pairs that a cell reported. */
    public int cellPairs(int slot) {
        return cellPairs[slot];
    }

    /**
     * Defers the rebuild of a partition and the search until they are read, or until {@link #findNow}. A step makes
     * its own search, so none is needed if it follows.
     */
    public void findLater(BodyStore store, Partition partition) {
        storeLater = store;
        partitionLater = partition;
    }

    /** Makes a deferred search, if there is one, because the bodies are about to change or pairs are read. */
    public void findNow() {
        if (storeLater != null) {
            partitionLater.rebuild(storeLater);
            find(storeLater, partitionLater);
        }
    }

    /** Finds the pairs of bodies that a partition was built of. */
    public void find(BodyStore store, Partition partition) {
        storeLater = null;
        pairs.clear();
        detection.copy(store, pairs);
        tested = 0;
        int slots = partition.cellCount();
        if (cellTests.length < slots) {
            cellTests = new int[Math.max(slots, 2 * cellTests.length)];
            cellPairs = new int[cellTests.length];
        }
        boolean alike = store.areAllPlain();
        for (int slot = 0; slot < slots; slot++) {
            int before = pairs.count();
            int tests = 0;
            if (partition.memberCount(slot) > 1) {
                sweep.sweep(partition, slot, detection.boxes());
                tests = sweep.tests();
                addHits(store, alike);
            }
            cellTests[slot] = tests;
            cellPairs[slot] = pairs.count() - before;
            tested += tests;
        }
        pairs.sort(store.limit());
    }

    private void addHits(BodyStore store, boolean alike) {
        if (alike) {
            pairs.addAll(sweep);
            return;
        }
        for (int hit = 0; hit < sweep.hitCount(); hit++) {
            int a = sweep.body(hit);
            int b = sweep.otherBody(hit);
            if (meet(store, a, b) && ShapeOverlap.test(store, a, b)) {
                pairs.add(a, b);
            }
        }
    }

    private static boolean meet(BodyStore store, int a, int b) {
        return (store.mask[a] & store.category[b]) != 0 && (store.mask[b] & store.category[a]) != 0;
    }
}
