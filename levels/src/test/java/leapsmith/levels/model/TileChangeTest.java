package leapsmith.levels.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.function.ObjLongConsumer;
import org.junit.jupiter.api.Test;

class TileChangeTest {
    private static final int CASES = 150;

    @Test
    void aChangeLeadsFromOneGridToTheOtherAndTheOppositeOneBack() {
        forRandomGrids((grid, seed) -> {
            TileChange change = RandomGrids.change(new SplittableRandom(seed), grid);
            TileGrid after = grid.with(change);
            TileChange back = TileChange.between(after, grid);
            assertEquals(grid, after.with(back), "seed " + seed);
            assertEquals(change.bounds(), back.bounds(), "seed " + seed);
            assertEquals(change.cellCount(), back.cellCount(), "seed " + seed);
            TileChange again = TileChange.between(grid, after.with(back).with(change));
            assertEquals(change, again, "seed " + seed);
            assertEquals(change.hashCode(), again.hashCode(), "seed " + seed);
        });
    }

    @Test
    void aChangeWithoutSomeTilesIsTheSameElsewhere() {
        forRandomGrids((grid, seed) -> {
            SplittableRandom random = new SplittableRandom(seed);
            TileChange change = RandomGrids.change(random, grid);
            TileSet taken = RandomGrids.change(random, grid).tiles();
            TileChange left = change.without(taken);
            assertEquals(change.cellCount(), change.tiles().size(), "seed " + seed);
            assertEquals(change.tiles().minus(taken), left.tiles(), "seed " + seed);
            TileGrid whole = grid.with(change);
            TileGrid part = grid.with(left);
            change.forEach((column, row, before, after) ->
                    assertEquals(taken.contains(column, row) ? before : after, part.at(column, row), "seed " + seed));
            assertEquals(TileChange.between(grid, part), left, "seed " + seed);
            assertEquals(whole, grid.with(change.without(TileSet.EMPTY)), "seed " + seed);
            assertTrue(change.without(change.tiles()).isEmpty(), "seed " + seed);
        });
    }

    @Test
    void everyTileThatDiffersIsVisitedOnce() {
        forRandomGrids((grid, seed) -> {
            TileChange change = RandomGrids.change(new SplittableRandom(seed), grid);
            TileGrid after = grid.with(change);
            int[] visited = new int[grid.columns() * grid.rows()];
            change.forEach((column, row, before, value) -> {
                visited[row * grid.columns() + column]++;
                assertEquals(grid.at(column, row), before, "seed " + seed);
                assertEquals(after.at(column, row), value, "seed " + seed);
            });
            TileRegion bounds = TileRegion.EMPTY;
            long count = 0;
            for (int row = 0; row < grid.rows(); row++) {
                for (int column = 0; column < grid.columns(); column++) {
                    boolean differs = grid.at(column, row) != after.at(column, row);
                    assertEquals(differs ? 1 : 0, visited[row * grid.columns() + column], "seed " + seed);
                    if (differs) {
                        bounds = bounds.union(new TileRegion(column, row, 1, 1));
                        count++;
                    }
                }
            }
            assertEquals(bounds, change.bounds(), "seed " + seed);
            assertEquals(count, change.cellCount(), "seed " + seed);
        });
    }

    @Test
    void tilesSetToTheirCurrentValueAreNotIncluded() {
        TileGrid grid = TileGrid.filled(10, 10, 2);
        TileChange change = TileChange.between(
                grid, grid.draft().set(1, 1, 2).fill(grid.region(), 2).build());
        assertTrue(change.isEmpty());
        assertSame(grid, grid.with(change));
        assertEquals(TileRegion.EMPTY, change.bounds());
    }

    @Test
    void oneTileCostsAFewDozenBytes() {
        TileGrid grid = RandomGrids.grid(new SplittableRandom(1), 300, 300);
        TileChange change = TileChange.between(
                grid, grid.draft().set(200, 100, grid.at(200, 100) ^ 1).build());
        assertEquals(1, change.cellCount());
        assertTrue(change.sizeBytes() <= 128, change.sizeBytes() + " bytes");
    }

    @Test
    void fillingALargeEmptyLevelIsOneChangeOfFewBytes() {
        TileGrid grid = TileGrid.filled(4096, 4096, 0);
        TileChange change =
                TileChange.between(grid, grid.draft().fill(grid.region(), 1).build());
        assertEquals(4096L * 4096, change.cellCount());
        assertEquals(grid.region(), change.bounds());
        assertTrue(change.sizeBytes() < 1 << 18, change.sizeBytes() + " bytes");
        assertEquals(TileGrid.filled(4096, 4096, 1), grid.with(change));
    }

    @Test
    void revertingAFillSharesTheOldChunks() {
        TileGrid grid = RandomGrids.grid(new SplittableRandom(2), 200, 200);
        TileGrid filled = grid.draft().fill(grid.region(), 77).build();
        TileGrid back = filled.with(TileChange.between(filled, grid));
        assertSame(grid.chunk(0, 0), back.chunk(0, 0));
        assertSame(grid.chunk(2, 0), back.chunk(2, 0));
    }

    @Test
    void aChangeOfAnotherGridSetsItsTilesAndNoOthers() {
        TileGrid grid = RandomGrids.grid(new SplittableRandom(3), 64, 64);
        TileChange fill = TileChange.between(
                grid, grid.draft().fill(new TileRegion(0, 0, 64, 60), 9).build());
        TileGrid other = grid.draft().set(10, 62, 8).build();
        TileGrid filled = other.with(fill);
        assertEquals(9, filled.at(10, 59));
        assertEquals(8, filled.at(10, 62));
    }

    @Test
    void aDraftReadsValuesSetSoFar() {
        TileGrid grid = TileGrid.filled(100, 100, 1);
        TileDraft draft = grid.draft();
        assertEquals(1, draft.at(80, 80));
        draft.set(80, 80, 5);
        assertEquals(5, draft.at(80, 80));
        draft.fill(new TileRegion(0, 0, 100, 100), 6);
        assertEquals(6, draft.at(80, 80));
        draft.set(3, 3, 4);
        assertEquals(4, draft.at(3, 3));
        assertEquals(6, draft.at(4, 3));
    }

    @Test
    void aDraftCanBeUsedAfterBuild() {
        TileGrid grid = TileGrid.filled(10, 10, 0);
        TileDraft draft = grid.draft().set(1, 1, 1);
        TileGrid first = draft.build();
        TileGrid second = draft.set(2, 2, 1).build();
        assertEquals(1, TileChange.between(grid, first).cellCount());
        assertEquals(2, TileChange.between(grid, second).cellCount());
        assertEquals(0, first.at(2, 2));
    }

    @Test
    void settingOutsideIsRefusedAndFillingOutsideIsClipped() {
        TileGrid grid = TileGrid.filled(10, 10, 0);
        TileDraft draft = grid.draft();
        assertThrows(IndexOutOfBoundsException.class, () -> draft.set(10, 0, 1));
        assertThrows(IndexOutOfBoundsException.class, () -> draft.set(0, 0, 256));
        assertSame(grid, draft.fill(new TileRegion(10, 10, 5, 5), 1).build());
        TileGrid clipped = draft.fill(new TileRegion(-3, 8, 5, 50), 1).build();
        assertEquals(4, TileChange.between(grid, clipped).cellCount());
    }

    private static void forRandomGrids(ObjLongConsumer<TileGrid> law) {
        for (long seed = 0; seed < CASES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            law.accept(RandomGrids.grid(random, 1 + random.nextInt(140), 1 + random.nextInt(140)), seed);
        }
    }

    @Test
    void replacingAValueIsLikeReplacingItTileByTile() {
        forRandomGrids((grid, seed) -> {
            SplittableRandom random = new SplittableRandom(seed);
            TileRegion region = TileRegion.between(
                    random.nextInt(-2, grid.columns()),
                    random.nextInt(-2, grid.rows()),
                    random.nextInt(grid.columns() + 2),
                    random.nextInt(grid.rows() + 2));
            int from = grid.at(random.nextInt(grid.columns()), random.nextInt(grid.rows()));
            int to = random.nextInt(4);
            int column = random.nextInt(grid.columns());
            int row = random.nextInt(grid.rows());
            TileDraft expected = grid.draft().set(column, row, from);
            for (int y = 0; y < grid.rows(); y++) {
                for (int x = 0; x < grid.columns(); x++) {
                    if (region.contains(x, y) && expected.at(x, y) == from) {
                        expected.set(x, y, to);
                    }
                }
            }
            TileGrid replaced = grid.draft()
                    .set(column, row, from)
                    .replace(region, from, to)
                    .build();
            assertEquals(expected.build(), replaced, "seed " + seed);
        });
    }
}
