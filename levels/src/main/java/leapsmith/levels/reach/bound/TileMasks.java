package leapsmith.levels.reach.bound;

import java.util.Arrays;
import java.util.function.IntFunction;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.tile.TileView;

/**
 * What the tiles of a row do to the player's box in each cell of a {@link CellGrid}. A mask is null if it has no cell.
 * Masks are made when they are first needed.
 *
 * <p>A box can be anywhere in its cell. So what takes cells away counts only if it is so at each position in the cell,
 * and what adds some counts if it is so at any. Likewise, tiles that crumble or break only add some.
 */
final class TileMasks {
    private static final long[] NONE = {};
    private static final long[][] NO_SLOPES = {};

    final CellGrid grid;
    final TileView tiles;
    /** The tiles that stay. */
    private final TileView lasting;

    private final CoveredLevel level;
    /** How much smaller at each side a deadly tile is, and how high spikes are. */
    private final int deadlyInset;

    private final int spikeHeight;
    private final boolean hasSlopes;
    private final int rowCount;
    /** The cells with a position at which a box is not beyond an open side; null if both sides are closed. */
    private final long[] inside;

    private final Rows solid;
    private final Rows ceilings;
    private final Rows sloping;
    private final Rows tops;
    private final Rows stops;
    private final Rows solidStops;
    private final Rows ramps;
    private final Rows oneWays;
    private final Rows edges;
    private final Rows deadly;
    private final Rows spikes;
    private final Unions anySloping;
    private final Unions blocked;
    /** The cells in which a box may be at or near any tile that isn't empty. */
    private final Unions any;
    /** The same of slopes. */
    private final Unions slopes;
    /** By row, and by the distance from its bottom in pixels. */
    private final long[][][] aboveFloors;
    /** By row, and by the distance from its top in pixels. */
    private final long[][][] belowCeilings;

    /** Which tiles of a row count. */
    private interface Test {
        boolean counts(int column, int row);
    }

    /**
     * The masks of a level.
     *
     * @param tiles all of its tiles
     * @param lasting its tiles without those that crumble or break
     */
    TileMasks(CellGrid grid, TileView tiles, TileView lasting, CoveredLevel level) {
        this.level = level;
        deadlyInset = grid.tile / 8;
        spikeHeight = grid.tile * 3 / 8;
        this.grid = grid;
        this.tiles = tiles;
        hasSlopes = tiles.hasSlopes();
        rowCount = tiles.rows();
        this.lasting = lasting;
        Borders borders = tiles.borders();
        inside = borders.leftOpen() || borders.rightOpen() ? new long[CellSet.wordsFor(grid.count)] : null;
        if (inside != null) {
            CellSet.addRange(inside, grid.cellOf(1 - grid.width), grid.cellOf(tiles.columns() * grid.tile - 1));
        }
        solid = new Rows(row -> certain(row, lasting::isSolid, 0));
        ceilings = new Rows(row -> possible(
                row,
                (column, line) ->
                        tiles.isSolid(column, line) || isSolidFloorSlope(column, line) || isGateDown(column, line)));
        sloping = new Rows(row -> possible(row, this::isCeilingSlope));
        tops = new Rows(row -> possible(
                row,
                (column, line) -> tiles.isSolid(column, line)
                        || isCeilingSlope(column, line)
                        || isSolidFloorSlope(column, line)));
        stops = new Rows(row -> certain(row, (column, line) -> carries(lasting, column, line), grid.speedCells));
        solidStops = new Rows(row -> certain(
                row,
                (column, line) -> carries(lasting, column, line) && !lasting.isOneWay(column, line),
                grid.speedCells));
        ramps = new Rows(
                row -> possible(row, (column, line) -> isFloorSlope(column, line) && !isSolidFloorSlope(column, line)));
        oneWays = new Rows(row -> possible(row, tiles::isOneWay));
        edges = new Rows(row -> certain(
                row,
                (column, line) ->
                        isCeiling(slopeAt(lasting, column, line)) || isSolidFloor(slopeAt(lasting, column, line - 1)),
                0));
        deadly = new Rows(row -> certain(row, level::isDeadly, 0, deadlyInset));
        spikes = new Rows(row -> certain(row, level::hasSpikes, 0));
        anySloping = new Unions(sloping, null);
        blocked = new Unions(solid, edges);
        any = new Unions(new Rows(row -> possible(row, this::isAny, BoundPlaces.SLOPE_MARGIN)), null);
        slopes = new Unions(
                new Rows(row -> possible(
                        row, (column, line) -> slopeAt(tiles, column, line) != null, BoundPlaces.SLOPE_MARGIN)),
                null);
        aboveFloors = new long[tiles.rows()][][];
        belowCeilings = new long[tiles.rows()][][];
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
            long[] mask = masks[index];
            if (mask == null) {
                mask = maker.apply(row);
                masks[index] = mask;
            }
            return orNull(mask);
        }
    }

    /** Masks of ranges of rows: the cells of each of them, and of the edges between them. */
    private final class Unions {
        private final Rows rows;
        /** At the top of each row; null if there are none. */
        private final Rows edges;
        /** Of a number of rows from each row on, at index number - 1. */
        private final long[][][] masks = new long[tiles.rows() + 2][][];

        Unions(Rows rows, Rows edges) {
            this.rows = rows;
            this.edges = edges;
        }

        /** Null if the mask has no cell. */
        long[] of(int firstRow, int lastRow) {
            int index = indexOf(firstRow);
            int number = indexOf(lastRow) - index;
            long[][] known = masks[index];
            if (known == null || known.length <= number) {
                known = known == null ? new long[number + 1][] : Arrays.copyOf(known, number + 1);
                masks[index] = known;
            }
            if (known[number] == null) {
                known[number] = orNone(find(index - 1, index - 1 + number));
            }
            return orNull(known[number]);
        }

        private long[] find(int first, int last) {
            if (first == last) {
                return rows.at(first);
            }
            long[] all = union(of(first, last - 1), rows.at(last));
            return edges == null ? all : union(orNull(all), edges.at(last));
        }
    }

    /** The last row on which a body can stand: the closed side below the level. */
    int lastGroundRow() {
        return tiles.rows();
    }

    boolean hasSlopes() {
        return hasSlopes;
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

    /** The cells in which the box may overlap sloping ceilings of any of a range of rows. */
    long[] slopingCeilings(int firstRow, int lastRow) {
        return anySloping.of(firstRow, lastRow);
    }

    /** The cells in which the box may overlap tiles of a row on which it stands even while it rises. */
    long[] top(int row) {
        return tops.at(row);
    }

    /** The cells in which a box that falls past the top of a row lands, wherever it was and is within a tick. */
    long[] stop(int row) {
        return stops.at(row);
    }

    /** Those of {@link #stop} in which it lands on something solid. */
    long[] solidStop(int row) {
        return solidStops.at(row);
    }

    /** The cells in which the box may overlap one-way slopes of a row. */
    long[] ramp(int row) {
        return ramps.at(row);
    }

    /** The cells in which the box may overlap one-ways of a row. */
    long[] oneWay(int row) {
        return oneWays.at(row);
    }

    /** Whether tiles kill players. */
    boolean hasDeadlyTiles() {
        return level.hasDeadlyTiles();
    }

    /**
     * Removes the cells in which a box dies wherever it is, with any top edge in a range.
     *
     * @param rises whether it may rise, away from spikes
     */
    void removeKilled(CellSet cells, int low, int high, boolean rises) {
        if (!level.hasDeadlyTiles()) {
            return;
        }
        int last = grid.tileOf(low + grid.height);
        for (int row = grid.tileOf(high); row <= last; row++) {
            int top = row * grid.tile;
            if (isOver(low, high, top + deadlyInset, top + grid.tile - deadlyInset)) {
                cells.remove(deadly.at(row));
            }
            if (!rises && isOver(low, high, top + grid.tile - spikeHeight, top + grid.tile)) {
                cells.remove(spikes.at(row));
            }
        }
    }

    /** Whether a box with any top edge in a range overlaps a range of heights. */
    private boolean isOver(int low, int high, int top, int bottom) {
        return high < bottom && low + grid.height > top;
    }

    /** Whether a box that stands at a height and touches a column with all its width dies. */
    boolean isKilledStanding(int column, int top) {
        int row = grid.tileOf(top + grid.height);
        if (level.isDeadlyGround(column, row)) {
            return true;
        }
        // A spring under its feet may lift it out of spikes.
        int near = (grid.width - 1) / grid.tile + 1;
        boolean isLaunched = false;
        for (int next = column - near; next <= column + near; next++) {
            isLaunched |= level.isSpring(next, row);
        }
        return level.hasSpikes(column, row - 1) && !isLaunched;
    }

    /** Whether a row has lasting slopes at its floor or at its ceiling that are solid. */
    boolean hasSlopes(int row, boolean ceiling) {
        return slopesOf(row, ceiling) != NO_SLOPES;
    }

    private long[][] slopesOf(int row, boolean ceiling) {
        if (row < 0 || row >= rowCount) {
            return NO_SLOPES;
        }
        long[][][] masksOf = ceiling ? belowCeilings : aboveFloors;
        if (masksOf[row] == null) {
            boolean any = false;
            for (int column = 0; column < tiles.columns() && !any; column++) {
                Slope slope = slopeAt(lasting, column, row);
                any = ceiling ? isCeiling(slope) : isSolidFloor(slope);
            }
            masksOf[row] = any ? new long[grid.tile / SubPixels.PER_PIXEL + 1][] : NO_SLOPES;
        }
        return masksOf[row];
    }

    /**
     * The cells in which the box overlaps the slopes of a row wherever it is, if it reaches into the row. They become fewer
     * with the distance.
     *
     * @param free how far its lower edge is from the bottom of the row, or its top edge from the top of the row for those
     *     at the ceiling
     */
    long[] onSlopes(int row, boolean ceiling, int free) {
        long[][] masks = slopesOf(row, ceiling);
        if (masks == NO_SLOPES) {
            return null;
        }
        int step = (free + SubPixels.PER_PIXEL - 1) / SubPixels.PER_PIXEL;
        if (masks[step] == null) {
            masks[step] = findOnSlopes(row, ceiling, step * SubPixels.PER_PIXEL + BoundPlaces.SLOPE_MARGIN);
        }
        return orNull(masks[step]);
    }

    private long[] findOnSlopes(int row, boolean ceiling, int free) {
        long[] mask = null;
        boolean anySlope = false;
        // The left edges of the last boxes that overlap something, as those of the next ones may continue them.
        int from = 0;
        int to = Integer.MIN_VALUE;
        for (int column = -1; column <= tiles.columns() + 1; column++) {
            int left = grid.firstOver(column);
            int right = grid.lastOver(column);
            Slope slope = slopeAt(lasting, column, row);
            boolean isSlope = ceiling ? isCeiling(slope) : isSolidFloor(slope);
            if (isSlope) {
                // How far the box must be over the slope from its thin side on.
                int over = Math.max(0, slope.run() * (free - slope.thinHalves() * grid.tile / 2));
                left += slope.thickRight() ? over : 0;
                right -= slope.thickRight() ? 0 : over;
                isSlope = over < grid.tile;
                anySlope |= isSlope;
            }
            boolean isLast = column > tiles.columns();
            if (isLast || isSlope || lasting.isSolid(column, row)) {
                if (to >= left - 1 && !isLast) {
                    from = Math.min(from, left);
                    to = Math.max(to, right);
                } else {
                    if (to > Integer.MIN_VALUE) {
                        mask = with(mask, grid.cellOf(from - 1) + 1, grid.cellOf(to + 1) - 1);
                    }
                    from = left;
                    to = right;
                }
            }
        }
        return anySlope ? orNone(mask) : NONE;
    }

    /** The cells in which the box overlaps something solid wherever it is, if it overlaps all of a range of rows. */
    long[] blocked(int firstRow, int lastRow) {
        return blocked.of(firstRow, lastRow);
    }

    /** The cells in which the box may be at or near slopes of a range of rows. */
    long[] nearSlopes(int firstRow, int lastRow) {
        return slopes.of(firstRow, lastRow);
    }

    /** Whether boxes may touch a tile or come near one with any top edge in a range. */
    boolean isNearTiles(CellSet cells, int low, int high) {
        return cells.meets(any.of(firstNear(low), lastNear(high)));
    }

    /** Whether boxes may touch a slope or come near one with any top edge in a range. */
    boolean isNearSlopes(CellSet cells, int low, int high) {
        return cells.meets(slopes.of(firstNear(low), lastNear(high)));
    }

    private int firstNear(int low) {
        return grid.tileOf(low - BoundPlaces.SLOPE_REACH) - 1;
    }

    private int lastNear(int high) {
        return grid.tileOf(high + Math.max(grid.height, grid.speed) + BoundPlaces.SLOPE_REACH);
    }

    private boolean isAny(int column, int row) {
        return tiles.isSolid(column, row)
                || isInside(tiles, column, row) && tiles.tileAt(column, row) != TileType.EMPTY
                || level.isDeadly(column, row)
                || level.hasSpikes(column, row);
    }

    /** Whether a box can stand level on a tile: a Block, a one-way, a sloping ceiling, or a closed side. */
    boolean carries(int column, int row) {
        return carries(tiles, column, row);
    }

    private static boolean carries(TileView view, int column, int row) {
        Slope slope = slopeAt(view, column, row);
        return view.isSolid(column, row) || view.isOneWay(column, row) && slope == null || isCeiling(slope);
    }

    /** Whether a tile is solid and stays so. */
    boolean staysSolid(int column, int row) {
        return lasting.isSolid(column, row);
    }

    /** The slope of a tile that stays; null if it has none. */
    Slope lastingSlope(int column, int row) {
        return slopeAt(lasting, column, row);
    }

    boolean isFloorSlope(int column, int row) {
        Slope slope = slopeAt(tiles, column, row);
        return slope != null && !slope.ceiling();
    }

    private boolean isCeilingSlope(int column, int row) {
        return isCeiling(slopeAt(tiles, column, row));
    }

    private boolean isSolidFloorSlope(int column, int row) {
        return isSolidFloor(slopeAt(tiles, column, row));
    }

    static boolean isCeiling(Slope slope) {
        return slope != null && slope.ceiling();
    }

    static boolean isSolidFloor(Slope slope) {
        return slope != null && !slope.ceiling() && !slope.oneWay();
    }

    private boolean isGateDown(int column, int row) {
        return isInside(tiles, column, row) && tiles.tileAt(column, row) == TileType.GATE_DOWN;
    }

    private static Slope slopeAt(TileView view, int column, int row) {
        return isInside(view, column, row) ? view.tileAt(column, row).slope() : null;
    }

    private static boolean isInside(TileView view, int column, int row) {
        return column >= 0 && column < view.columns() && row >= 0 && row < view.rows();
    }

    /** The cells in which the box overlaps tiles of a row at each position that is at most a distance away. */
    private long[] certain(int row, Test test, int cells) {
        return certain(row, test, cells, 0);
    }

    /** @param inset by how much smaller each tile is at both of its sides */
    private long[] certain(int row, Test test, int cells, int inset) {
        long[] mask = null;
        for (int column = -1; column <= tiles.columns(); column++) {
            if (!test.counts(column, row)) {
                continue;
            }
            int start = column;
            // A narrow box fits between two smaller ones.
            while (grid.width > 2 * inset && column < tiles.columns() && test.counts(column + 1, row)) {
                column++;
            }
            // Beyond a side there is nothing more to overlap, but no player either.
            boolean isAtLeft = start <= 0 && inset == 0;
            boolean isAtRight = column >= tiles.columns() - 1 && inset == 0;
            int from = isAtLeft ? 0 : grid.cellOf(grid.firstOver(start) + inset - 1) + 1 + cells;
            int to = isAtRight ? grid.count - 1 : grid.cellOf(grid.lastOver(column) - inset + 1) - 1 - cells;
            mask = with(mask, from, to);
        }
        return orNone(mask);
    }

    /** The cells with a position at which the box overlaps a tile of a row. */
    private long[] possible(int row, Test test) {
        return possible(row, test, 0);
    }

    /** @param margin how far beside a tile the box still counts */
    private long[] possible(int row, Test test, int margin) {
        long[] mask = null;
        for (int column = -1; column <= tiles.columns(); column++) {
            if (test.counts(column, row)) {
                int from = grid.cellOf(grid.firstOver(column) - margin);
                mask = with(mask, from, grid.cellOf(grid.lastOver(column) + margin));
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
        return mask == NONE ? null : mask;
    }

    /** The index of a row of the level, or of the nearest beyond: all rows beyond a side are alike. */
    private int indexOf(int row) {
        return Math.max(0, Math.min(row + 1, rowCount + 1));
    }
}
