package leapsmith.levels.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TileSetTest {
    private static final TileRegion ALL = new TileRegion(-300, -300, 900, 900);

    private record Tile(int column, int row) {}

    @Test
    void theEmptySetHasNoTilesAndNoBounds() {
        assertTrue(TileSet.EMPTY.isEmpty());
        assertEquals(TileRegion.EMPTY, TileSet.EMPTY.bounds());
        assertEquals(TileSet.EMPTY, TileSet.of(TileRegion.EMPTY));
        assertFalse(TileSet.EMPTY.contains(0, 0));
    }

    @Test
    void aRectangleKnowsItsSizeAndBounds() {
        TileRegion region = new TileRegion(60, -5, 130, 70);
        TileSet set = TileSet.of(region);
        assertEquals(region, set.bounds());
        assertEquals(130 * 70, set.size());
        assertTrue(set.isRectangle());
        assertFalse(set.minus(TileSet.of(new TileRegion(61, 0, 1, 1))).isRectangle());
    }

    @Test
    void allTilesOfALargeLevelTakeLittleMemory() {
        TileSet all = TileSet.of(new TileRegion(0, 0, 4096, 4096));
        assertEquals(1 << 24, all.size());
        assertTrue(all.sizeBytes() < 64 << 10, () -> all.sizeBytes() + " bytes");
        assertTrue(all.minus(all).isEmpty());
    }

    @Test
    void aSetWithinARectangleIsItself() {
        TileSet set = TileSet.of(new TileRegion(1, 1, 70, 2));
        assertSame(set, set.intersect(ALL));
        assertEquals(TileSet.of(new TileRegion(3, 1, 2, 1)), set.intersect(new TileRegion(3, 0, 2, 2)));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void operationsAreThoseOfSets(long seed) {
        Random random = new Random(seed);
        TileSet.Builder builder = new TileSet.Builder();
        TileSet other = TileSet.EMPTY;
        Set<Tile> tiles = new HashSet<>();
        Set<Tile> otherTiles = new HashSet<>();
        for (int i = 0; i < 6; i++) {
            TileRegion added = region(random);
            builder.add(added);
            add(tiles, added);
            TileRegion next = region(random);
            other = other.union(TileSet.of(next));
            add(otherTiles, next);
        }
        TileSet set = builder.build();
        assertTiles(tiles, set);
        assertTiles(otherTiles, other);
        assertTiles(with(tiles, it -> it.addAll(otherTiles)), set.union(other));
        assertTiles(with(tiles, it -> it.removeAll(otherTiles)), set.minus(other));
        assertTiles(with(tiles, it -> it.retainAll(otherTiles)), set.intersect(other));
        Set<Tile> moved = new HashSet<>();
        tiles.forEach(it -> moved.add(new Tile(it.column - 77, it.row + 3)));
        assertTiles(moved, set.moved(-77, 3));
        assertEquals(set, set.moved(-77, 3).moved(77, -3));
        assertEquals(set.hashCode(), set.moved(-77, 3).moved(77, -3).hashCode());
    }

    private interface Operation {
        void apply(Set<Tile> tiles);
    }

    private static Set<Tile> with(Set<Tile> tiles, Operation operation) {
        Set<Tile> copy = new HashSet<>(tiles);
        operation.apply(copy);
        return copy;
    }

    private static TileRegion region(Random random) {
        return new TileRegion(
                random.nextInt(200) - 100, random.nextInt(200) - 100, 1 + random.nextInt(150), 1 + random.nextInt(90));
    }

    private static void add(Set<Tile> tiles, TileRegion region) {
        for (int row = region.row(); row < region.endRow(); row++) {
            for (int column = region.column(); column < region.endColumn(); column++) {
                tiles.add(new Tile(column, row));
            }
        }
    }

    private static void assertTiles(Set<Tile> expected, TileSet set) {
        Set<Tile> found = new HashSet<>();
        set.forEachRun(ALL, (row, from, to) -> {
            assertTrue(from < to);
            assertFalse(set.contains(from - 1, row) || set.contains(to, row), "runs are as long as possible");
            for (int column = from; column < to; column++) {
                assertTrue(set.contains(column, row));
                assertTrue(found.add(new Tile(column, row)));
            }
        });
        assertEquals(expected, found);
        assertEquals(expected.size(), set.size());
    }
}
