package leapsmith.levels.look;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The layouts against a slow reading of their descriptions. */
class LayoutTest {
    /** Columns and rows of the neighbors of a tile, by bit of the mask. */
    private static final int[][] PLACES = {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}};

    private static boolean has(int mask, int column, int row) {
        for (int bit = 0; bit < PLACES.length; bit++) {
            if (PLACES[bit][0] == column && PLACES[bit][1] == row) {
                return (mask & 1 << bit) != 0;
            }
        }
        throw new AssertionError("no neighbor at " + column + ", " + row);
    }

    private static int maskWithout(Layout layout, int mask) {
        int kept = 0;
        for (int bit = 0; bit < PLACES.length; bit++) {
            int column = PLACES[bit][0];
            int row = PLACES[bit][1];
            boolean isCorner = column != 0 && row != 0;
            boolean matters = switch (layout) {
                case SINGLE, BOX -> false;
                case ROW -> row == 0;
                case COLUMN -> column == 0;
                case EDGE -> !isCorner;
                case NINE, BLOB, GODOT, TILESETTER, RPGMAKER -> !isCorner || has(mask, column, 0) && has(mask, 0, row);
                case CORNER -> true;
            };
            kept |= matters ? mask & 1 << bit : 0;
        }
        return kept;
    }

    @Test
    void onlyTheNeighborsThatTheDescriptionNamesMatter() {
        for (Layout layout : Layout.values()) {
            for (int mask = 0; mask <= Layout.ALL; mask++) {
                assertEquals(maskWithout(layout, mask), layout.relevant(mask), layout + " " + mask);
            }
        }
    }

    @Test
    void aBlobHas47Pieces() {
        TreeSet<Integer> masks = new TreeSet<>();
        for (int mask = 0; mask <= Layout.ALL; mask++) {
            masks.add(Layout.BLOB.relevant(mask));
        }
        assertEquals(47, masks.size());
        int next = 0;
        for (int mask : masks) {
            for (int quarter = 0; quarter < 4; quarter++) {
                assertEquals(next, Layout.BLOB.piece(mask, quarter, true, true), "mask " + mask);
            }
            next++;
        }
    }

    @Test
    void lineAndEdgePiecesHaveTheSidesOfTheirTiles() {
        for (int all = 0; all <= Layout.ALL; all++) {
            boolean north = has(all, 0, -1);
            boolean east = has(all, 1, 0);
            boolean south = has(all, 0, 1);
            boolean west = has(all, -1, 0);
            int edge = (north ? 1 : 0) + (east ? 2 : 0) + (south ? 4 : 0) + (west ? 8 : 0);
            for (int quarter = 0; quarter < 4; quarter++) {
                assertEquals(line(west, east), piece(Layout.ROW, all, quarter));
                assertEquals(line(north, south), piece(Layout.COLUMN, all, quarter));
                assertEquals(edge, piece(Layout.EDGE, all, quarter));
                assertEquals(0, piece(Layout.SINGLE, all, quarter));
                assertEquals(4, piece(Layout.BOX, all, quarter));
            }
        }
    }

    /** First, middle, last and alone are the pieces 0 to 3. */
    private static int line(boolean before, boolean after) {
        if (before && after) {
            return 1;
        }
        return after ? 0 : before ? 2 : 3;
    }

    private static int piece(Layout layout, int neighbors, int quarter) {
        return layout.piece(layout.relevant(neighbors), quarter, true, true);
    }

    @Test
    void theQuartersOfNineHaveTheEdgesAndCornersOfTheirTile() {
        for (int all = 0; all <= Layout.ALL; all++) {
            for (int quarter = 0; quarter < 4; quarter++) {
                int dx = quarter % 2 == 0 ? -1 : 1;
                int dy = quarter < 2 ? -1 : 1;
                String message = "neighbors " + all + ", quarter " + quarter;
                boolean along = has(all, dx, 0);
                boolean upright = has(all, 0, dy);
                int piece = piece(Layout.NINE, all, quarter);
                if (along && upright && !has(all, dx, dy)) {
                    // The inner corners lie around a missing tile: the first has it at its southeast.
                    int column = (piece - 9) % 2;
                    int row = (piece - 9) / 2;
                    assertEquals(dx, column == 0 ? 1 : -1, message);
                    assertEquals(dy, row == 0 ? 1 : -1, message);
                } else {
                    // The edge of the 3 x 3 form on this side, or its middle, which can be repeated.
                    assertEquals(along ? 1 : 1 + dx, piece % 3, message);
                    assertEquals(upright ? 1 : 1 + dy, piece / 3, message);
                }
            }
        }
    }

    @Test
    void nineWithoutInnerCornersHasItsMiddleThere() {
        for (int all = 0; all <= Layout.ALL; all++) {
            int mask = Layout.NINE.relevant(all);
            for (int quarter = 0; quarter < 4; quarter++) {
                int piece = Layout.NINE.piece(mask, quarter, true, true);
                assertEquals(piece > 8 ? 4 : piece, Layout.NINE.piece(mask, quarter, true, false));
            }
        }
    }

    /** The pieces of a dual grid lie around the corners of tiles: each tile shows a quarter of four of them. */
    @Test
    void theQuartersOfCornerAreThoseOfADualGrid() {
        for (int all = 0; all <= Layout.ALL; all++) {
            for (boolean isFilled : new boolean[] {false, true}) {
                for (int quarter = 0; quarter < 4; quarter++) {
                    int left = quarter % 2 == 0 ? -1 : 0;
                    int top = quarter < 2 ? -1 : 0;
                    int expected = dual(all, isFilled, left + 1, top)
                            + 2 * dual(all, isFilled, left + 1, top + 1)
                            + 4 * dual(all, isFilled, left, top + 1)
                            + 8 * dual(all, isFilled, left, top);
                    String message = "neighbors " + all + ", quarter " + quarter;
                    assertEquals(expected, Layout.CORNER.piece(all, quarter, isFilled, true), message);
                    // The piece reaches half a tile into each of its tiles, so a tile shows its far quarter.
                    assertEquals((left == 0 ? 0 : 1) + (top == 0 ? 0 : 2), Layout.CORNER.quarterOfPiece(0, quarter));
                }
            }
        }
    }

    private static int dual(int mask, boolean isFilled, int column, int row) {
        boolean isSet = column == 0 && row == 0 ? isFilled : has(mask, column, row);
        return isSet ? 1 : 0;
    }

    @Test
    void allOtherLayoutsTakeTheQuarterFromItsPlace() {
        for (Layout layout : EnumSet.complementOf(EnumSet.of(Layout.RPGMAKER))) {
            List<Integer> taken = IntStream.range(0, 4)
                    .map(quarter -> layout.quarterOfPiece(0, quarter))
                    .boxed()
                    .toList();
            assertEquals(layout == Layout.CORNER ? List.of(3, 2, 1, 0) : List.of(0, 1, 2, 3), taken);
        }
    }

    @Test
    void everyPieceIsWithinTheSheetOfItsLayout() {
        for (Layout layout : Layout.values()) {
            for (int all = 0; all <= Layout.ALL; all++) {
                for (int quarter = 0; quarter < 4; quarter++) {
                    int piece = layout.piece(layout.relevant(all), quarter, true, false);
                    assertEquals(piece, Math.floorMod(piece, layout.columns() * layout.rows()));
                }
            }
        }
    }

    @Test
    void arrangementsOfOtherToolsHaveAPieceForEachOfThe47Masks() {
        for (Layout layout : List.of(Layout.GODOT, Layout.TILESETTER)) {
            Set<Integer> pieces = new HashSet<>();
            Set<Integer> masks = new HashSet<>();
            for (int neighbors = 0; neighbors <= Layout.ALL; neighbors++) {
                int mask = layout.relevant(neighbors);
                masks.add(mask);
                pieces.add(layout.piece(mask, 0, true, false));
            }
            assertEquals(47, masks.size(), layout.name());
            assertEquals(47, pieces.size(), layout.name());
            assertTrue(Collections.max(pieces) < layout.columns() * layout.rows(), layout.name());
        }
    }

    /** What the published pictures of both templates show in some of their tiles. */
    @Test
    void arrangementsOfOtherToolsAreAsPublished() {
        int northEast = 1 | 2 | 4;
        assertEquals(at(Layout.GODOT, 0, 3), Layout.GODOT.piece(0, 0, true, false), "alone");
        assertEquals(at(Layout.GODOT, 9, 2), Layout.GODOT.piece(Layout.ALL, 0, true, false), "middle");
        assertEquals(at(Layout.GODOT, 8, 3), Layout.GODOT.piece(northEast, 0, true, false), "lower left corner");
        assertEquals(at(Layout.TILESETTER, 3, 3), Layout.TILESETTER.piece(0, 0, true, false), "alone");
        assertEquals(at(Layout.TILESETTER, 1, 1), Layout.TILESETTER.piece(Layout.ALL, 0, true, false), "middle");
        assertEquals(
                at(Layout.TILESETTER, 0, 2), Layout.TILESETTER.piece(northEast, 0, true, false), "lower left corner");
    }

    private static int at(Layout layout, int column, int row) {
        return row * layout.columns() + column;
    }

    /** By half of a tile: column and row in halves, northwest, northeast, southwest and southeast. */
    @Test
    void autotilesOfRpgMakerAreComposedAsThereInGames() {
        assertEquals("2,4 1,4 2,3 1,3", halves(Layout.ALL), "middle");
        assertEquals("2,0 3,0 2,1 3,1", halves(1 | 4 | 16 | 64), "inner corners");
        assertEquals("0,4 1,4 0,3 1,3", halves(1 | 2 | 4 | 8 | 16), "left edge");
        assertEquals("2,2 1,2 2,3 1,3", halves(4 | 8 | 16 | 32 | 64), "top edge");
        assertEquals("2,4 3,4 2,3 3,3", halves(1 | 16 | 32 | 64 | 128), "right edge");
        assertEquals("2,4 1,4 2,5 1,5", halves(1 | 2 | 4 | 64 | 128), "lower edge");
        assertEquals("0,2 3,2 0,5 3,5", halves(0), "alone");
    }

    private static String halves(int mask) {
        List<String> halves = new ArrayList<>();
        for (int quarter = 0; quarter < 4; quarter++) {
            int piece = Layout.RPGMAKER.piece(mask, quarter, true, false);
            int taken = Layout.RPGMAKER.quarterOfPiece(mask, quarter);
            halves.add((piece % 2 * 2 + taken % 2) + "," + (piece / 2 * 2 + taken / 2));
        }
        return String.join(" ", halves);
    }
}
