package leapsmith.physics.pairs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
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
    private final Partition partition = new Partition(new TileMap(80, 60, 16, Borders.CLOSED), 16, 16);
    private final PairFinder finder = new PairFinder();

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
        int reported = 0;
        for (int slot = 0; slot < partition.cellCount(); slot++) {
            reported += finder.cellPairs(slot);
        }
        assertEquals(1, reported);
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
        Partition wide = new Partition(new TileMap(256, 256, 1024, Borders.CLOSED), 256, 256);
        add(BodyDef.box(-132_000, -132_000, BodyDef.MAX_SIDE_PX, BodyDef.MAX_SIDE_PX));
        add(BodyDef.box(262_144, 262_144, BodyDef.MAX_SIDE_PX, BodyDef.MAX_SIDE_PX));
        add(BodyDef.box(0, 0, BodyDef.MAX_SIDE_PX, BodyDef.MAX_SIDE_PX));
        add(BodyDef.box(131_072, 131_072, BodyDef.MAX_SIDE_PX, BodyDef.MAX_SIDE_PX));
        wide.rebuild(store);
        finder.find(store, wide);
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
        assertTrue(finder.tested() < 100, () -> finder.tested() + " of 300");
    }

    @Test
    void crowdsOnDifferentFloorsAreNotCompared() {
        for (int i = 0; i < 100; i++) {
            add(BodyDef.box(2 * i, i % 2 * 100, 30, 50));
        }
        int found = pairs().size();
        assertEquals(2 * (49 + 48 + 47 + 46 + 45 + 44 + 43), found);
        assertTrue(finder.tested() < 1.5 * found, () -> finder.tested() + " for " + found);
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
    void fewBodiesAreComparedEachWithEachOnce() {
        for (int i = 0; i < 6; i++) {
            add(BodyDef.box(30 * i, 100, 8, 8));
        }
        add(BodyDef.box(700, 100, 8, 8));
        assertEquals(List.of(), pairs());
        assertEquals(15, finder.tested());
        assertEquals(15, finder.cellTests(0));
        assertEquals(0, finder.cellTests(1));
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
            partition.setCellSize(cell, 1 + random.nextInt(cell));
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
            while (store.limit() > 0) {
                store.remove(store.limit() - 1);
            }
        }
    }

    /** The numbers of the cells add up to the total, and a cell has compared no fewer pairs than it reported. */
    private void checkCells() {
        int reported = 0;
        long tested = 0;
        for (int slot = 0; slot < partition.cellCount(); slot++) {
            assertTrue(finder.cellTests(slot) >= finder.cellPairs(slot));
            reported += finder.cellPairs(slot);
            tested += finder.cellTests(slot);
        }
        assertEquals(finder.pairs().count(), reported);
        assertEquals(finder.tested(), tested);
    }

    private List<String> bruteForce() {
        List<String> pairs = new ArrayList<>();
        for (int a = 0; a < store.limit(); a++) {
            for (int b = a + 1; b < store.limit(); b++) {
                boolean x = store.x[a] <= store.x[b] + store.width[b] && store.x[b] <= store.x[a] + store.width[a];
                boolean y = store.y[a] <= store.y[b] + store.height[b] && store.y[b] <= store.y[a] + store.height[a];
                boolean meet = (store.mask[a] & store.category[b]) != 0 && (store.mask[b] & store.category[a]) != 0;
                if (x && y && meet) {
                    pairs.add(a + "-" + b);
                }
            }
        }
        return pairs;
    }

    private List<String> pairs() {
        partition.rebuild(store);
        finder.find(store, partition);
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
