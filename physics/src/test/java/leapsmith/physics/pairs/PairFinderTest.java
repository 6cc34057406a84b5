package leapsmith.physics.pairs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;
import org.junit.jupiter.api.Test;

class PairFinderTest {
    private final BodyStore store = new BodyStore();
    private final PairFinder finder = new PairFinder();
    private final CellCounts counts = new CellCounts(finder, new TileMap(80, 60, 16, Borders.CLOSED), 16, 16);

    @Test
    void touchingIsOverlapOnEverySideAndCorner() {
        add(BodyDef.box(100, 100, 10, 10));
        add(BodyDef.box(110, 100, 10, 10));
        add(BodyDef.box(90, 110, 10, 10));
        assertEquals(List.of("0-1", "0-2"), pairs());
        assertEquals(0, finder.detection().overlapX(0, 1));
        assertEquals(0, finder.detection().overlapY(0, 2));
    }

    @Test
    void oneSubPixelApartIsNoOverlap() {
        add(BodyDef.box(100, 100, 10, 10));
        add(BodyDef.box(110 + 1.0 / 4096, 100, 10, 10));
        add(BodyDef.box(100, 110 + 1.0 / 4096, 10, 10));
        assertEquals(List.of(), pairs());
    }

    @Test
    void crossesAndContainmentAreFound() {
        add(BodyDef.box(100, 150, 100, 10));
        add(BodyDef.box(150, 100, 10, 100));
        add(BodyDef.box(152, 152, 2, 2));
        assertEquals(List.of("0-1", "0-2", "1-2"), pairs());
    }

    @Test
    void aPairThatSharesManyCellsIsFoundOnce() {
        add(BodyDef.box(10, 10, 1000, 900));
        add(BodyDef.box(20, 20, 1000, 900));
        assertEquals(List.of("0-1"), pairs());
    }

    @Test
    void bodiesThatTouchAcrossTheEdgeOfACellAreAPair() {
        add(BodyDef.box(246, 100, 10, 10));
        add(BodyDef.box(256, 100, 10, 10));
        assertEquals(List.of("0-1"), pairs());
    }

    @Test
    void bodiesBeyondTheLevelAreAPair() {
        add(BodyDef.box(-900, -900, 10, 10));
        add(BodyDef.box(-895, -895, 10, 10));
        assertEquals(List.of("0-1"), pairs());
    }

    @Test
    void aBodyWithoutAreaOverlapsNothing() {
        add(BodyDef.box(100, 100, 10, 10));
        add(BodyDef.box(105, 105, 0, 0));
        add(BodyDef.box(100, 100, 0, 10));
        assertEquals(List.of(), pairs());
    }

    @Test
    void theOverlapMovesTheBodyAwayFromTheOther() {
        add(BodyDef.box(100, 100, 10, 10));
        add(BodyDef.box(107, 94, 10, 10));
        pairs();
        assertEquals(-3 * 4096, finder.detection().overlapX(0, 1));
        assertEquals(4 * 4096, finder.detection().overlapY(0, 1));
        assertEquals(3 * 4096, finder.detection().overlapX(1, 0));
        assertEquals(-4 * 4096, finder.detection().overlapY(1, 0));
    }

    @Test
    void withEqualCentersTheLowerIndexMovesToThePositiveSide() {
        add(BodyDef.box(100, 100, 10, 10));
        add(BodyDef.box(98, 98, 14, 14));
        pairs();
        assertEquals(12 * 4096, finder.detection().overlapX(0, 1));
        assertEquals(-12 * 4096, finder.detection().overlapX(1, 0));
        assertEquals(12 * 4096, finder.detection().overlapY(0, 1));
    }

    @Test
    void largestBodiesAtOppositeEndsOfTheLargestLevelAreNoPair() {
        add(BodyDef.box(-132_000, -132_000, BodyDef.MAX_SIDE_PX, BodyDef.MAX_SIDE_PX));
        add(BodyDef.box(262_144, 262_144, BodyDef.MAX_SIDE_PX, BodyDef.MAX_SIDE_PX));
        add(BodyDef.box(0, 0, BodyDef.MAX_SIDE_PX, BodyDef.MAX_SIDE_PX));
        add(BodyDef.box(131_072, 131_072, BodyDef.MAX_SIDE_PX, BodyDef.MAX_SIDE_PX));
        finder.find(store);
        assertEquals(2, finder.pairs().count());
        assertTrue(finder.pairs().find(2, 3) >= 0);
        assertTrue(finder.pairs().find(1, 3) >= 0);
    }

    @Test
    void aPairNeedsFiltersThatAcceptEachOther() {
        add(BodyDef.box(100, 100, 10, 10).filter(new Filter(1, 2)));
        add(BodyDef.box(100, 100, 10, 10).filter(new Filter(2, 1)));
        add(BodyDef.box(100, 100, 10, 10).filter(new Filter(2, 4)));
        assertEquals(List.of("0-1"), pairs());
    }

    @Test
    void detectedPairsKeepTheirDataWhenABodyMoves() {
        add(BodyDef.box(100, 100, 10, 10));
        add(BodyDef.box(105, 100, 10, 10));
        pairs();
        store.place(1, 0, 0);
        assertEquals(-5 * 4096, finder.detection().overlapX(0, 1));
        assertTrue(finder.detection().isInPair(1));
        assertEquals(List.of(), pairs());
        assertFalse(finder.detection().isInPair(1));
    }

    @Test
    void aCrowdIsNotComparedEachWithEach() {
        for (int i = 0; i < 25; i++) {
            add(BodyDef.box(i * 10, 100, 8, 8));
        }
        assertEquals(List.of(), pairs());
        assertTrue(counts.tests() < 100, () -> counts.tests() + " of 300");
    }

    @Test
    void crowdsOnDifferentFloorsAreNotCompared() {
        for (int i = 0; i < 100; i++) {
            add(BodyDef.box(2 * i, 10 + i % 2 * 128, 30, 50));
        }
        int found = pairs().size();
        assertEquals(2 * (49 + 48 + 47 + 46 + 45 + 44 + 43), found);
        assertTrue(counts.tests() < 1.5 * found, () -> counts.tests() + " for " + found);
    }

    @Test
    void aCrowdOnTopOfAnotherTouchesAllBodiesBelow() {
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            add(BodyDef.box(12 * i, 0, 10, 50));
            add(BodyDef.box(12 * i, 50, 10, 50));
            expected.add(2 * i + "-" + (2 * i + 1));
        }
        assertEquals(expected, pairs());
    }

    @Test
    void aComparisonAndAPairBelongToTheCellOfTheCornerOfTheOverlap() {
        add(BodyDef.box(246, 100, 20, 8));
        add(BodyDef.box(260, 104, 8, 8));
        add(BodyDef.box(262, 120, 8, 8));
        add(BodyDef.box(700, 100, 8, 8));
        assertEquals(List.of("0-1"), pairs());
        // The last body is compared with none. The third is in reach of both others along x, but not along y.
        assertEquals(3, counts.tests());
        assertEquals(List.of("0: 0 0", "1: 3 1", "2: 0 0"), cells());
    }

    /** Column of each cell, with its comparisons and pairs. */
    private List<String> cells() {
        List<String> cells = new ArrayList<>();
        Partition partition = counts.partition();
        for (int slot = 0; slot < partition.cellCount(); slot++) {
            cells.add(partition.column(slot) + ": " + counts.tests(slot) + " " + counts.pairs(slot));
        }
        Collections.sort(cells);
        return cells;
    }

    @Test
    void countsAreThoseOfTheLastSearch() {
        add(BodyDef.box(100, 100, 10, 10));
        add(BodyDef.box(105, 100, 10, 10));
        pairs();
        assertEquals(List.of("0: 1 1"), cells());
        counts.setCellSize(1, 1);
        assertEquals(List.of("6: 1 1", "7: 0 0"), cells());
        counts.setCellSize(16, 16);
        store.place(1, 300 << 12, 100 << 12);
        assertEquals(List.of("0: 1 1"), cells());
        pairs();
        assertEquals(List.of("0: 0 0", "1: 0 0"), cells());
    }

    @Test
    void aCrowdInMotionEqualsBruteForceInEveryTick() {
        SplittableRandom random = new SplittableRandom(14);
        for (int round = 0; round < 60; round++) {
            int room = 1 + random.nextInt(random.nextBoolean() ? 200 : 2000);
            int side = 1 + random.nextInt(random.nextBoolean() ? 30 : 300);
            for (int tick = 0; tick < 25; tick++) {
                change(random, room, side);
                assertEquals(bruteForce(), pairs(), "round " + round + ", tick " + tick);
                checkCells();
            }
            clear();
        }
    }

    /** Moves all bodies a little or, rarely, anywhere; adds some, removes others, and changes the sizes of others. */
    private void change(SplittableRandom random, int room, int side) {
        boolean anywhere = random.nextInt(8) == 0;
        boolean alongX = random.nextInt(8) == 0;
        for (int i = 0; i < store.limit(); i++) {
            if (!store.isAlive(i)) {
                continue;
            }
            if (random.nextInt(30) == 0) {
                store.remove(i);
            } else if (random.nextInt(30) == 0) {
                store.width[i] = random.nextInt(3) * 4096 * side;
            } else if (anywhere || alongX) {
                store.place(i, random.nextInt(room << 12), anywhere ? random.nextInt(room << 12) : store.y[i]);
            } else {
                store.place(i, store.x[i] + random.nextInt(-9000, 9001), store.y[i] + random.nextInt(-9000, 9001));
            }
        }
        for (int added = random.nextInt(12); added > 0 && store.count() < 120; added--) {
            int index = store.lowestFreeIndex() + random.nextInt(3);
            if (!store.isAlive(index)) {
                store.add(index, BodyDef.box(0, 0, 1 + random.nextInt(side), 1 + random.nextInt(side)), 60);
                store.place(index, random.nextInt(room << 12), random.nextInt(room << 12));
            }
        }
    }

    private void clear() {
        while (store.limit() > 0) {
            store.remove(store.limit() - 1);
        }
    }

    @Test
    void crowdsOfEverySizeEqualBruteForce() {
        SplittableRandom random = new SplittableRandom(12);
        for (int round = 0; round < 150; round++) {
            int crowd = 1 + random.nextInt(random.nextInt(8) == 0 ? 400 : 40);
            // All in one cell, or over many; of equal sizes, or not.
            int cell = 1 + random.nextInt(random.nextBoolean() ? 80 : 8);
            int room = 1 + random.nextInt(1200);
            int side = 1 + random.nextInt(random.nextBoolean() ? 20 : 300);
            counts.setCellSize(cell, 1 + random.nextInt(cell));
            boolean filtered = random.nextInt(3) == 0;
            // The cells at the sides of the level extend beyond it.
            int originX = random.nextBoolean() ? -20 : random.nextInt(-900, 1300);
            int originY = random.nextBoolean() ? -20 : random.nextInt(-900, 1000);
            for (int i = 0; i < crowd; i++) {
                BodyDef def = BodyDef.box(
                        originX + random.nextInt(room),
                        originY + random.nextInt(room) + random.nextInt(2) / 4096.0,
                        random.nextInt(side) + 1,
                        random.nextInt(side) + 1);
                add(filtered && random.nextInt(4) == 0 ? def.filter(new Filter(2, random.nextInt(4))) : def);
            }
            assertEquals(bruteForce(), pairs());
            checkCells();
            clear();
        }
    }

    /** The numbers of the cells add up to the total, and a cell has compared no fewer pairs than it reported. */
    private void checkCells() {
        int reported = 0;
        long tested = 0;
        for (int slot = 0; slot < counts.partition().cellCount(); slot++) {
            assertTrue(counts.tests(slot) >= counts.pairs(slot));
            reported += counts.pairs(slot);
            tested += counts.tests(slot);
        }
        assertEquals(finder.pairs().count(), reported);
        assertEquals(counts.tests(), tested);
    }

    private List<String> bruteForce() {
        List<String> pairs = new ArrayList<>();
        for (int a = 0; a < store.limit(); a++) {
            for (int b = a + 1; b < store.limit(); b++) {
                boolean both = hasArea(a) && hasArea(b);
                boolean x = store.x[a] <= store.x[b] + store.width[b] && store.x[b] <= store.x[a] + store.width[a];
                boolean y = store.y[a] <= store.y[b] + store.height[b] && store.y[b] <= store.y[a] + store.height[a];
                boolean meet = (store.mask[a] & store.category[b]) != 0 && (store.mask[b] & store.category[a]) != 0;
                if (both && x && y && meet) {
                    pairs.add(a + "-" + b);
                }
            }
        }
        return pairs;
    }

    private boolean hasArea(int body) {
        return store.isAlive(body) && store.width[body] > 0 && store.height[body] > 0;
    }

    /** The pairs of a search, which must be the same among many bodies: few are compared without bands. */
    private List<String> pairs() {
        List<Integer> more = new ArrayList<>();
        while (store.limit() <= PairFinder.FEW_BODIES) {
            more.add(store.limit());
            store.add(store.limit(), BodyDef.box(0, 0, 0, 0), 60);
        }
        List<String> amongMany = find();
        more.forEach(store::remove);
        List<String> found = find();
        assertEquals(amongMany, found);
        return found;
    }

    private List<String> find() {
        finder.find(store);
        List<String> found = new ArrayList<>();
        for (int i = 0; i < finder.pairs().count(); i++) {
            found.add(finder.pairs().lower(i) + "-" + finder.pairs().higher(i));
        }
        return found;
    }

    private void add(BodyDef def) {
        int index = store.lowestFreeIndex();
        store.add(index, def, 60);
        store.place(index, SubPixels.fromPx(def.x()), SubPixels.fromPx(def.y()));
    }
}
