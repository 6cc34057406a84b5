package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.tile.MergedTiles;
import leapsmith.physics.tile.TileRectangle;
import org.junit.jupiter.api.Test;

/** Tile merging: after any paint the rectangles equal those of a new merge, and few change with a tile. */
class MergeLawTest {
    private record Paint(int column, int row, boolean in) {}

    private record Paints(int columns, int rows, List<Paint> list) implements Case<Paints> {
        static Paints draw(SplittableRandom random) {
            int columns = 1 + random.nextInt(12);
            int rows = 1 + random.nextInt(10);
            double density = random.nextDouble();
            List<Paint> list = new ArrayList<>();
            while (list.size() < 120) {
                boolean in = random.nextDouble() < density;
                int column = random.nextInt(columns);
                int row = random.nextInt(rows);
                // Small areas, as a brush paints them.
                int right = Math.min(columns, column + 1 + random.nextInt(4));
                int bottom = Math.min(rows, row + 1 + random.nextInt(3));
                for (int r = row; r < bottom; r++) {
                    for (int c = column; c < right; c++) {
                        list.add(new Paint(c, r, in));
                    }
                }
            }
            return new Paints(columns, rows, list);
        }

        @Override
        public Stream<Paints> smaller() {
            return Stream.iterate(0, i -> i < list.size(), i -> i + 1).map(i -> {
                List<Paint> fewer = new ArrayList<>(list);
                fewer.remove((int) i);
                return new Paints(columns, rows, fewer);
            });
        }
    }

    @Test
    void rectanglesAfterEachPaintEqualThoseBuiltFromScratch() {
        Property.holds(
                "rectangles are disjoint, cover the tiles, are those of a merge from scratch, and change locally",
                400,
                1500,
                Paints::draw,
                MergeLawTest::check);
    }

    private static void check(Paints paints) {
        MergedTiles merged = new MergedTiles(paints.rows());
        boolean[][] tiles = new boolean[paints.rows()][paints.columns()];
        Set<TileRectangle> before = Set.of();
        for (Paint paint : paints.list()) {
            boolean changes = tiles[paint.row()][paint.column()] != paint.in();
            tiles[paint.row()][paint.column()] = paint.in();
            assertEquals(changes, merged.set(paint.column(), paint.row(), paint.in()));
            Set<TileRectangle> now = rectanglesOf(merged);
            assertEquals(fromScratch(tiles), now);
            assertTrue(lost(before, now) <= 5 && lost(now, before) <= 5, () -> "too many changed at " + paint);
            before = now;
        }
        checkCover(merged, tiles);
        checkRegions(merged, paints);
    }

    private static Set<TileRectangle> rectanglesOf(MergedTiles merged) {
        List<TileRectangle> all = new ArrayList<>();
        merged.forEach(all::add);
        assertEquals(all.size(), merged.count());
        return new HashSet<>(all);
    }

    private static long lost(Set<TileRectangle> of, Set<TileRectangle> in) {
        return of.stream().filter(one -> !in.contains(one)).count();
    }

    private static void checkCover(MergedTiles merged, boolean[][] tiles) {
        for (int row = 0; row < tiles.length; row++) {
            for (int column = 0; column < tiles[row].length; column++) {
                int c = column;
                int r = row;
                List<TileRectangle> with = new ArrayList<>();
                merged.forEach(one -> {
                    if (one.contains(c, r)) {
                        with.add(one);
                    }
                });
                assertEquals(tiles[row][column] ? 1 : 0, with.size());
                assertEquals(with, merged.at(column, row).stream().toList());
            }
        }
    }

    private static void checkRegions(MergedTiles merged, Paints paints) {
        for (int i = 0; i < 12; i++) {
            TileRectangle region = new TileRectangle(i % 4 * 3 - 2, i / 4 * 3 - 1, 1 + i % 5, 1 + i % 3);
            List<TileRectangle> expected = new ArrayList<>();
            merged.forEach(one -> {
                boolean apart = one.column() >= region.column() + region.columns()
                        || one.row() >= region.row() + region.rows()
                        || region.column() >= one.column() + one.columns()
                        || region.row() >= one.row() + one.rows();
                if (!apart) {
                    expected.add(one);
                }
            });
            List<TileRectangle> found = new ArrayList<>();
            merged.forEachIn(region, found::add);
            assertEquals(expected.size(), found.size());
            assertEquals(new HashSet<>(expected), new HashSet<>(found));
        }
    }

    /** The runs of each row, extended down over equal ones. */
    private static Set<TileRectangle> fromScratch(boolean[][] tiles) {
        Set<TileRectangle> rectangles = new HashSet<>();
        for (int row = 0; row < tiles.length; row++) {
            for (int[] run : runs(tiles, row)) {
                if (row > 0 && hasRun(tiles, row - 1, run)) {
                    continue;
                }
                int bottom = row + 1;
                while (bottom < tiles.length && hasRun(tiles, bottom, run)) {
                    bottom++;
                }
                rectangles.add(new TileRectangle(run[0], row, run[1] - run[0], bottom - row));
            }
        }
        return rectangles;
    }

    private static boolean hasRun(boolean[][] tiles, int row, int[] run) {
        return runs(tiles, row).stream().anyMatch(other -> other[0] == run[0] && other[1] == run[1]);
    }

    private static List<int[]> runs(boolean[][] tiles, int row) {
        List<int[]> runs = new ArrayList<>();
        int start = -1;
        for (int column = 0; column <= tiles[row].length; column++) {
            boolean in = column < tiles[row].length && tiles[row][column];
            if (in && start < 0) {
                start = column;
            } else if (!in && start >= 0) {
                runs.add(new int[] {start, column});
                start = -1;
            }
        }
        return runs;
    }
}
