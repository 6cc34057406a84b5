package leapsmith.levels.reach.maneuver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.SplittableRandom;
import java.util.TreeSet;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import org.junit.jupiter.api.Test;

/** A footprint has exactly the tiles that were read. */
class ReadTilesTest {
    private static final int COLUMNS = 90;
    private static final int ROWS = 70;

    @Test
    void itHasTheTilesRead() {
        SplittableRandom random = new SplittableRandom(1);
        ReadTiles.Collector reads = new ReadTiles.Collector(COLUMNS, ROWS);
        for (int time = 0; time < 200; time++) {
            reads.clear();
            TreeSet<Integer> expected = read(random, reads, random.nextInt(60));
            ReadTiles footprint = reads.collected();
            TreeSet<Integer> tiles = new TreeSet<>();
            footprint.forEach(COLUMNS, tiles::add);
            assertEquals(expected, tiles);
            TileRegion region = new TileRegion(
                    random.nextInt(COLUMNS - 9), random.nextInt(ROWS - 9), random.nextInt(1, 9), random.nextInt(1, 9));
            TileSet changed = new TileSet.Builder()
                    .add(region)
                    .add(new TileRegion(random.nextInt(COLUMNS), random.nextInt(ROWS), 1, 1))
                    .build();
            boolean meets = expected.stream().anyMatch(tile -> changed.contains(tile % COLUMNS, tile / COLUMNS));
            assertEquals(meets, footprint.meets(changed));
        }
    }

    @Test
    void withoutReadsItHasNone() {
        ReadTiles none = new ReadTiles.Collector(COLUMNS, ROWS).collected();
        assertFalse(none.meets(TileSet.of(new TileRegion(0, 0, COLUMNS, ROWS))));
        none.forEach(COLUMNS, tile -> {
            throw new AssertionError("tile " + tile);
        });
    }

    /** Reads tiles near each other, some of them more than once. */
    private static TreeSet<Integer> read(SplittableRandom random, ReadTiles.Collector reads, int count) {
        TreeSet<Integer> tiles = new TreeSet<>();
        int left = random.nextInt(COLUMNS - 20);
        int top = random.nextInt(ROWS - 20);
        for (int i = 0; i < count; i++) {
            int column = left + random.nextInt(20);
            int row = top + random.nextInt(20);
            reads.tileRead(column, row);
            tiles.add(row * COLUMNS + column);
        }
        return tiles;
    }
}
