package leapsmith.levels.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TileGridTest {
    @Test
    void filledGridHasItsValueEverywhere() {
        TileGrid grid = TileGrid.filled(65, 130, 200);
        assertEquals(200, grid.at(0, 0));
        assertEquals(200, grid.at(64, 129));
        assertEquals(65 * 130, grid.counts()[200]);
    }

    @Test
    void readingOutsideIsRefused() {
        TileGrid grid = TileGrid.filled(3, 2, 0);
        assertThrows(IndexOutOfBoundsException.class, () -> grid.at(3, 0));
        assertThrows(IndexOutOfBoundsException.class, () -> grid.at(0, 2));
        assertThrows(IndexOutOfBoundsException.class, () -> grid.at(-1, 0));
    }

    @Test
    void sizesWithNoTilesOrTooManyAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> TileGrid.filled(0, 1, 0));
        assertThrows(IllegalArgumentException.class, () -> TileGrid.filled(1, -1, 0));
        assertThrows(IllegalArgumentException.class, () -> TileGrid.filled(1 << 14, 1 << 13, 0));
    }

    @Test
    void rowsAreReadAsTheyWereAdded() {
        long seed = 11;
        SplittableRandom random = new SplittableRandom(seed);
        for (int[] size : new int[][] {{1, 1}, {63, 65}, {64, 64}, {65, 63}, {200, 129}}) {
            byte[][] rows = new byte[size[1]][size[0]];
            TileGrid.Builder builder = new TileGrid.Builder(size[0]);
            for (byte[] row : rows) {
                random.nextBytes(row);
                builder.addRow(row);
            }
            TileGrid grid = builder.build();
            assertEquals(size[1], grid.rows());
            byte[] line = new byte[size[0]];
            for (int row = 0; row < rows.length; row++) {
                grid.copyRow(row, 0, line.length, line);
                assertArrayEquals(rows[row], line, "row " + row + ", seed " + seed);
                assertEquals(rows[row][line.length - 1] & 0xFF, grid.at(line.length - 1, row));
            }
        }
    }

    @Test
    void partOfARowIsCopiedToTheStartOfTheArray() {
        TileGrid grid = RandomGrids.grid(new SplittableRandom(5), 200, 3);
        byte[] part = new byte[140];
        grid.copyRow(1, 50, 190, part);
        for (int i = 0; i < part.length; i++) {
            assertEquals(grid.at(50 + i, 1), part[i] & 0xFF);
        }
    }

    @Test
    void aChangeDoesNotModifyTheOldGrid() {
        TileGrid before = TileGrid.filled(100, 100, 1);
        TileGrid after = before.draft().set(70, 3, 2).build();
        assertEquals(1, before.at(70, 3));
        assertEquals(2, after.at(70, 3));
        assertEquals(1, after.at(69, 3));
    }

    @Test
    void untouchedChunksAreShared() {
        TileGrid before = RandomGrids.grid(new SplittableRandom(6), 300, 300);
        TileGrid after = before.draft().set(70, 140, before.at(70, 140) ^ 1).build();
        for (int chunkRow = 0; chunkRow < 5; chunkRow++) {
            for (int chunkColumn = 0; chunkColumn < 5; chunkColumn++) {
                if (chunkColumn == 1 && chunkRow == 2) {
                    assertNotSame(before.chunk(chunkColumn, chunkRow), after.chunk(chunkColumn, chunkRow));
                } else {
                    assertSame(before.chunk(chunkColumn, chunkRow), after.chunk(chunkColumn, chunkRow));
                }
            }
        }
    }

    @Test
    void aChunkThatBecomesUniformIsTheSharedOne() {
        TileGrid empty = TileGrid.filled(64, 64, 0);
        TileChange dot = TileChange.between(empty, empty.draft().set(5, 5, 1).build());
        TileGrid dotted = empty.with(dot);
        TileGrid cleared = dotted.draft().set(5, 5, 0).build();
        assertSame(empty.chunk(0, 0), cleared.chunk(0, 0));
    }

    @Test
    void aChangeOfAnotherSizeIsRefused() {
        TileChange change = TileChange.between(
                TileGrid.filled(4, 4, 0),
                TileGrid.filled(4, 4, 0).draft().set(0, 0, 1).build());
        assertThrows(
                IllegalArgumentException.class, () -> TileGrid.filled(5, 4, 0).with(change));
    }

    @Test
    void equalityDependsOnValuesNotOnHistory() {
        SplittableRandom random = new SplittableRandom(7);
        TileGrid one = RandomGrids.grid(random, 90, 70);
        TileGrid other = TileGrid.filled(90, 70, 0).with(TileChange.between(TileGrid.filled(90, 70, 0), one));
        assertEquals(one, other);
        assertEquals(one.hashCode(), other.hashCode());
        TileChange last = TileChange.between(
                one, one.draft().set(89, 69, one.at(89, 69) ^ 1).build());
        assertNotEquals(one, one.with(last));
    }

    @Test
    void resizedGridShowsTheOldOneMoved() {
        TileGrid old = RandomGrids.grid(new SplittableRandom(8), 80, 30);
        TileGrid larger = old.resized(100, 90, 7, 50, 9);
        assertEquals(9, larger.at(0, 0));
        assertEquals(9, larger.at(6, 50));
        assertEquals(old.at(0, 0), larger.at(7, 50));
        assertEquals(old.at(79, 29), larger.at(86, 79));
        assertEquals(9, larger.at(87, 79));
        assertEquals(old, larger.resized(80, 30, -7, -50, 0));
    }

    @Test
    void mappedGridHasEveryValueReplaced() {
        TileGrid old = RandomGrids.grid(new SplittableRandom(9), 80, 30);
        int[] table = new int[256];
        for (int value = 0; value < table.length; value++) {
            table[value] = 255 - value;
        }
        assertEquals(255 - old.at(70, 20), old.mapped(table).at(70, 20));
        assertEquals(old, old.mapped(table).mapped(table));
    }

    @Test
    void findReturnsATileOfTheRegionWithAWantedValue() {
        TileGrid empty = TileGrid.filled(200, 200, 0);
        TileGrid grid = empty.draft().set(130, 70, 3).set(10, 10, 3).build();
        boolean[] wanted = new boolean[256];
        wanted[3] = true;
        assertEquals(Optional.of(new TileRegion(130, 70, 1, 1)), grid.find(new TileRegion(60, 60, 100, 100), wanted));
        assertEquals(Optional.empty(), grid.find(new TileRegion(131, 0, 69, 200), wanted));
        assertEquals(Optional.empty(), grid.find(new TileRegion(-50, -50, 60, 300), wanted));
        wanted[0] = true;
        assertTrue(grid.find(new TileRegion(199, 199, 50, 50), wanted).isPresent());
        assertEquals(Optional.empty(), grid.find(new TileRegion(200, 0, 50, 50), wanted));
    }
}
