package leapsmith.editor.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import leapsmith.levels.model.TileRegion;
import org.junit.jupiter.api.Test;

class TileSpansTest {
    private static final int LONGEST = 40;

    @Test
    void anEllipseIsTheTilesWhoseCentersAreNearItsCurve() {
        forAllSizes((columns, rows) -> {
            boolean[][] drawn =
                    tiles(TileSpans.ellipse(new TileRegion(0, 0, columns, rows)).filled(), columns, rows);
            for (int row = 0; row < rows; row++) {
                for (int column = 0; column < columns; column++) {
                    boolean expected = isInEllipse(column, row, columns, rows);
                    assertEquals(expected, drawn[row][column], column + "," + row + " of " + columns + " x " + rows);
                }
            }
        });
    }

    /** By definition, with square roots: at most half a tile outside the curve along the column or the row. */
    private static boolean isInEllipse(int column, int row, int columns, int rows) {
        double radiusX = (columns - 1) / 2.0;
        double radiusY = (rows - 1) / 2.0;
        double x = Math.abs(column - radiusX);
        double y = Math.abs(row - radiusY);
        return y <= reach(x, radiusX, radiusY) + 0.5 + 1e-9 || x <= reach(y, radiusY, radiusX) + 0.5 + 1e-9;
    }

    private static double reach(double along, double radius, double across) {
        return radius == 0 ? across : across * Math.sqrt(1 - along * along / (radius * radius));
    }

    @Test
    void anEllipseIsSymmetricAndTouchesAllSides() {
        forAllSizes((columns, rows) -> {
            boolean[][] drawn =
                    tiles(TileSpans.ellipse(new TileRegion(0, 0, columns, rows)).filled(), columns, rows);
            boolean[][] turned =
                    tiles(TileSpans.ellipse(new TileRegion(0, 0, rows, columns)).filled(), rows, columns);
            for (int row = 0; row < rows; row++) {
                for (int column = 0; column < columns; column++) {
                    assertEquals(drawn[row][column], drawn[rows - 1 - row][column]);
                    assertEquals(drawn[row][column], drawn[row][columns - 1 - column]);
                    assertEquals(drawn[row][column], turned[column][row]);
                }
            }
            assertTrue(drawn[0][columns / 2]);
            assertTrue(drawn[rows / 2][0]);
        });
    }

    @Test
    void anOutlineIsTheTilesWithANeighborOutside() {
        forAllSizes((columns, rows) -> {
            for (TileSpans spans : List.of(
                    TileSpans.ellipse(new TileRegion(0, 0, columns, rows)),
                    TileSpans.rectangle(new TileRegion(0, 0, columns, rows)))) {
                boolean[][] filled = tiles(spans.filled(), columns, rows);
                boolean[][] outline = tiles(spans.outline(), columns, rows);
                for (int row = 0; row < rows; row++) {
                    for (int column = 0; column < columns; column++) {
                        boolean inner = is(filled, column - 1, row)
                                && is(filled, column + 1, row)
                                && is(filled, column, row - 1)
                                && is(filled, column, row + 1);
                        assertEquals(filled[row][column] && !inner, outline[row][column]);
                    }
                }
            }
        });
    }

    @Test
    void theLargestEllipseOfALevelDoesNotOverflow() {
        TileSpans wide = TileSpans.ellipse(new TileRegion(0, 0, 1 << 20, 64));
        assertEquals(0, wide.first(32));
        assertEquals(1 << 20, wide.end(31));
        assertTrue(wide.first(0) > 0 && wide.first(0) < 1 << 19);
        TileSpans large = TileSpans.ellipse(new TileRegion(0, 0, 8192, 8192));
        assertTrue(large.first(0) > 3900 && large.first(0) < 4096);
    }

    @Test
    void aTallRectangleIsOneRegionAndItsOutlineFour() {
        TileSpans spans = TileSpans.rectangle(new TileRegion(3, 5, 100, 1000));
        assertEquals(List.of(new TileRegion(3, 5, 100, 1000)), spans.filled());
        assertEquals(4, spans.outline().size());
    }

    private static boolean is(boolean[][] tiles, int column, int row) {
        return row >= 0 && row < tiles.length && column >= 0 && column < tiles[row].length && tiles[row][column];
    }

    private static boolean[][] tiles(List<TileRegion> regions, int columns, int rows) {
        boolean[][] tiles = new boolean[rows][columns];
        for (TileRegion region : regions) {
            for (int row = region.row(); row < region.endRow(); row++) {
                for (int column = region.column(); column < region.endColumn(); column++) {
                    tiles[row][column] = true;
                }
            }
        }
        return tiles;
    }

    private interface Sizes {
        void check(int columns, int rows);
    }

    private static void forAllSizes(Sizes sizes) {
        for (int rows = 1; rows <= LONGEST; rows++) {
            for (int columns = 1; columns <= LONGEST; columns++) {
                sizes.check(columns, rows);
            }
        }
    }
}
