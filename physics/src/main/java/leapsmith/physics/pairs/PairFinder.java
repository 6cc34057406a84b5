package leapsmith.physics.pairs;

import leapsmith.physics.store.BodyStore;

/**
 * Finds all pairs of bodies whose shapes overlap, touching included, and whose filters accept each other, band by band
 * unless there are only few bodies.
 */
public final class PairFinder {
    /** Bands take more time than they save for so few bodies, such as a player with some zones and platforms. */
    static final int FEW_BODIES = 20;

    private final PairBuffer pairs = new PairBuffer();
    private final Detection detection = new Detection();
    private final BandList bands = new BandList();
    private final BandSweep sweep = new BandSweep();
    private long searches;

    /** The bodies of a deferred search; null if there is none. */
    private BodyStore storeLater;

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

    /**
     * Defers a search until its results are read, or until {@link #findNow}. A step makes its own search, so none is
     * needed if it follows.
     */
    public void findLater(BodyStore store) {
        storeLater = store;
    }

    /** Makes a deferred search, if there is one, because the bodies are about to change or pairs are read. */
    public void findNow() {
        if (storeLater != null) {
            find(storeLater);
        }
    }

    /** Finds the pairs of all bodies. */
    public void find(BodyStore store) {
        begin(store);
        search(store);
    }

    /** Starts a search: copies the state of the bodies. They must not change until {@link #search}. */
    public void begin(BodyStore store) {
        storeLater = null;
        searches++;
        pairs.clear();
        detection.copy(store, pairs);
        if (!areFew(store)) {
            bands.begin(detection.boxes());
        }
    }

    /** Finds the pairs of the bodies with which the search began. */
    public void search(BodyStore store) {
        if (areFew(store)) {
            compareAll(store);
            return;
        }
        boolean alike = store.areAllPlain();
        for (Band band = bands.next(); band != null; band = bands.next()) {
            sweep.sweep(band);
            addHits(store, alike);
        }
        pairs.sort(store.limit());
    }

    private static boolean areFew(BodyStore store) {
        return store.limit() <= FEW_BODIES;
    }

    /** Compares each body with each other one, which finds the pairs in their order. */
    private void compareAll(BodyStore store) {
        long[] corners = detection.boxes().corners();
        int end = 2 * detection.boxes().limit();
        for (int a = 0; a < end; a += 2) {
            int left = BodyBoxes.x(corners[a]);
            int top = BodyBoxes.y(corners[a]);
            int right = BodyBoxes.x(corners[a + 1]);
            int bottom = BodyBoxes.y(corners[a + 1]);
            for (int b = a + 2; b < end; b += 2) {
                // A body without area ends above all others.
                boolean overlap = BodyBoxes.x(corners[b]) <= right
                        && BodyBoxes.y(corners[b]) <= bottom
                        && BodyBoxes.x(corners[b + 1]) >= left
                        && BodyBoxes.y(corners[b + 1]) >= top;
                if (overlap && meet(store, a / 2, b / 2) && ShapeOverlap.test(store, a / 2, b / 2)) {
                    pairs.add(a / 2, b / 2);
                }
            }
        }
    }

    /** The number of searches so far. */
    long searches() {
        return searches;
    }

    /** The bands of the last search, to be filled again. */
    BandList bandsAgain() {
        bands.begin(detection.boxes());
        return bands;
    }

    private void addHits(BodyStore store, boolean alike) {
        if (alike) {
            pairs.addAll(sweep);
            return;
        }
        for (int hit = 0; hit < sweep.hitCount(); hit++) {
            int a = sweep.body(hit);
            int b = sweep.otherBody(hit);
            if (sweep.isFirst(hit) == 1 && meet(store, a, b) && ShapeOverlap.test(store, a, b)) {
                pairs.add(a, b);
            }
        }
    }

    private static boolean meet(BodyStore store, int a, int b) {
        return (store.mask[a] & store.category[b]) != 0 && (store.mask[b] & store.category[a]) != 0;
    }
}
