package leapsmith.levels.reach.bound;

import java.util.Arrays;
import java.util.function.IntFunction;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileView;

/**
 * What the tiles of a row do to the player's box in each cell of a {@link CellGrid}. A mask is null if it has no cell.
 * Masks are made when they are first needed.
 *
 * <p>A box can be anywhere in its cell. So what takes cells away counts only if it is so at each position in the cell,
 * and what adds some counts if it is so at any.
 */
final class TileMasks {
    private static final long[] NONE = {};

    final CellGrid grid;
    final TileView tiles;
    /** The cells with a position at which a box is not beyond an open side; null if both sides are closed. */
    private final long[] inside;

    private final Rows solid;
    private final Rows ceilings;
    private final Rows sloping;
    private final Rows tops;
    private final Rows stops;
    private final Rows oneWays;
    private final Rows edges;
    /** Of a number of rows from each row on, at index number - 1. */
    private final long[][][] blocked;

    /** Which tiles of a row count. */
    private interface Test {
        boolean counts(int column, int row);
    }

    TileMasks(CellGrid grid, TileView tiles) {
        this.grid = grid;
        this.tiles = tiles;
        Borders borders = tiles.borders();
        inside = borders.leftOpen() || borders.rightOpen() ? new long[CellSet.wordsFor(grid.count)] : null;
        if (inside != null) {
            CellSet.addRange(inside, grid.cellOf(1 - grid.width), grid.cellOf(tiles.columns() * grid.tile - 1));
        }
        solid = new Rows(row -> certain(row, tiles::isSolid, 0));
        ceilings = new Rows(
                row -> possible(row, (column, line) -> tiles.isSolid(column, line) || isSolidFloorSlope(column, line)));
        sloping = new Rows(row -> possible(row, this::isCeilingSlope));
        tops = new Rows(row -> possible(
                row,
                (column, line) -> tiles.isSolid(column, line)
                        || isCeilingSlope(column, line)
                        || isSolidFloorSlope(column, line)));
        stops = new Rows(row -> certain(row, this::carries, grid.speedCells));
        oneWays = new Rows(row -> possible(row, tiles::isOneWay));
        edges = new Rows(row ->
                certain(row, (column, line) -> isCeilingSlope(column, line) || isSolidFloorSlope(column, line - 1), 0));
        blocked = new long[tiles.rows() + 2][][];
    }

    /** The masks of one kind by their rows. */
    private final class Rows {
        private final IntFunction<long[]> maker;
        private final long[][] masks = new long[tiles.rows() + 2][];

        Rows(IntFunction<long[]> maker) {
            this.maker = maker;
        }

        /** Null if the mask has no cell. */
        long[] at(int row) {
            int index = indexOf(row);
            if (masks[index] == null) {
                masks[index] = maker.apply(row);
            }
            return orNull(masks[index]);
        }
    }

    /** The last row on which a body can stand: the closed side below the level. */
    int lastGroundRow() {
        return tiles.rows();
    }

    boolean hasSlopes() {
        return tiles.hasSlopes();
    }

    /**
     * Whether all boxes with a top edge of a range have left the level through its open top or its bottom: nothing is
     * below a closed one. What has left the level moves no further.
     */
    boolean isBeyond(int low, int high) {
        return tiles.borders().topOpen() && high + grid.height <= 0 || low >= tiles.rows() * grid.tile;
    }

    /** Removes the cells in which a box has left the level through an open side. */
    void removeBeyond(CellSet cells) {
        if (inside != null) {
            cells.keep(inside);
        }
    }

    /** The cells in which the box overlaps solid tiles of a row wherever it is. */
    long[] solid(int row) {
        return solid.at(row);
    }

    /** The cells in which the box may overlap tiles of a row that are solid and flat below. */
    long[] ceiling(int row) {
        return ceilings.at(row);
    }

    /** The cells in which the box may overlap sloping ceilings of a row. */
    long[] slopingCeiling(int row) {
        return sloping.at(row);
    }

    /** The cells in which the box may overlap tiles of a row on which it stands even while it rises. */
    long[] top(int row) {
        return tops.at(row);
    }

    /** The cells in which a box that falls past the top of a row lands, wherever it was and is within a tick. */
    long[] stop(int row) {
        return stops.at(row);
    }

    /** The cells in which the box may overlap one-ways of a row. */
    long[] oneWay(int row) {
        return oneWays.at(row);
    }

    /** The cells in which the box overlaps something solid wherever it is, if it overlaps all of a range of rows. */
    long[] blocked(int firstRow, int lastRow) {
        int first = clamp(firstRow);
        int extra = clamp(lastRow) - first;
        if (extra == 0) {
            return solid(first);
        }
        int index = indexOf(first);
        if (blocked[index] == null || blocked[index].length <= extra) {
            long[][] known = blocked[index] == null ? new long[0][] : blocked[index];
            blocked[index] = Arrays.copyOf(known, extra + 1);
        }
        if (blocked[index][extra] == null) {
            int last = first + extra;
            blocked[index][extra] = union(union(blocked(first, last - 1), solid(last)), flatEdge(last));
        }
        return orNull(blocked[index][extra]);
    }

    /** The cells in which the box overlaps the flat side of a slope, at the top of a row, wherever it is. */
    private long[] flatEdge(int row) {
        return edges.at(row);
    }

    /** Whether a box can stand level on a tile: a Block, a one-way, a sloping ceiling, or a closed side. */
    boolean carries(int column, int row) {
        return tiles.isSolid(column, row)
                || tiles.isOneWay(column, row) && !isSlope(column, row)
                || isCeilingSlope(column, row);
    }

    boolean isSlope(int column, int row) {
        return slopeAt(column, row) != null;
    }

    boolean isFloorSlope(int column, int row) {
        Slope slope = slopeAt(column, row);
        return slope != null && !slope.ceiling();
    }

    boolean isCeilingSlope(int column, int row) {
        Slope slope = slopeAt(column, row);
        return slope != null && slope.ceiling();
    }

    boolean isSolidFloorSlope(int column, int row) {
        return isFloorSlope(column, row) && !slopeAt(column, row).oneWay();
    }

    private Slope slopeAt(int column, int row) {
        boolean inside = column >= 0 && column < tiles.columns() && row >= 0 && row < tiles.rows();
        return inside ? tiles.tileAt(column, row).slope() : null;
    }

    /** The cells in which the box overlaps tiles of a row at each position that is at most a distance away. */
    private long[] certain(int row, Test test, int cells) {
        long[] mask = null;
        for (int column = -1; column <= tiles.columns(); column++) {
            if (!test.counts(column, row)) {
                continue;
            }
            int start = column;
            while (column < tiles.columns() && test.counts(column + 1, row)) {
                column++;
            }
            // Beyond a side there is nothing more to overlap, but no player either.
            int from = start <= 0 ? 0 : grid.cellOf(grid.firstOver(start) - 1) + 1 + cells;
            int last = tiles.columns() - 1;
            int to = column >= last ? grid.count - 1 : grid.cellOf(grid.lastOver(column) + 1) - 1 - cells;
            mask = with(mask, from, to);
        }
        return orNone(mask);
    }

    /** The cells with a position at which the box overlaps a tile of a row. */
    private long[] possible(int row, Test test) {
        long[] mask = null;
        for (int column = -1; column <= tiles.columns(); column++) {
            if (test.counts(column, row)) {
                mask = with(mask, grid.cellOf(grid.firstOver(column)), grid.cellOf(grid.lastOver(column)));
            }
        }
        return orNone(mask);
    }

    private long[] with(long[] mask, int from, int to) {
        long[] result = mask == null ? new long[CellSet.wordsFor(grid.count)] : mask;
        if (from <= to) {
            CellSet.addRange(result, from, to);
        }
        return result;
    }

    private static long[] union(long[] a, long[] b) {
        if (a == null || b == null) {
            return orNone(a == null ? b : a);
        }
        long[] both = a.clone();
        for (int i = 0; i < both.length; i++) {
            both[i] |= b[i];
        }
        return both;
    }

    private static long[] orNone(long[] mask) {
        return mask == null ? NONE : mask;
    }

    private static long[] orNull(long[] mask) {
        return mask.length == 0 ? null : mask;
    }

    /** A row of the level, or the nearest beyond: all rows beyond a side are alike. */
    private int clamp(int row) {
        return Math.max(-1, Math.min(row, tiles.rows()));
    }

    private int indexOf(int row) {
        return clamp(row) + 1;
    }
}
