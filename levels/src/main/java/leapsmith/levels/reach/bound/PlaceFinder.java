package leapsmith.levels.reach.bound;

import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.tile.TileView;

/** Finds the places of a level at which its player can stand or hang, reached or not; exact to the sub-pixel. */
final class PlaceFinder {
    private final CellGrid grid;
    private final TileView tiles;
    private final TileMasks masks;
    private final int slopeMargin;

    PlaceFinder(CellGrid grid, TileView tiles, TileMasks masks, int slopeMargin) {
        this.grid = grid;
        this.tiles = tiles;
        this.masks = masks;
        this.slopeMargin = slopeMargin;
    }

    /** The runs of positions on the level ground of a row, from left to right. */
    List<Place> ground(int row) {
        List<Place> runs = new ArrayList<>();
        int top = row * grid.tile - grid.height;
        for (int column = -1; column <= tiles.columns(); column++) {
            if (masks.carries(column, row)) {
                int start = column;
                while (column < tiles.columns() && masks.carries(column + 1, row)) {
                    column++;
                }
                addFree(Place.Kind.GROUND, row, grid.firstOver(start), grid.lastOver(column), top, runs);
            }
        }
        return runs;
    }

    /** The floor slopes of a row: runs of adjacent ones. */
    List<Place> slopes(int row) {
        List<Place> runs = new ArrayList<>();
        for (int column = 0; column < tiles.columns(); column++) {
            if (masks.isFloorSlope(column, row)) {
                int start = column;
                while (masks.isFloorSlope(column + 1, row)) {
                    column++;
                }
                int top = row * grid.tile - grid.height;
                runs.add(new Place(
                        Place.Kind.SLOPE,
                        row,
                        grid.firstOver(start) - slopeMargin,
                        grid.lastOver(column) + slopeMargin,
                        top,
                        top + grid.tile));
            }
        }
        return runs;
    }

    /** The ledges at the top of a row, at each free side of a Block. */
    List<Place> ledges(int row) {
        List<Place> ledges = new ArrayList<>();
        for (int column = -1; column <= tiles.columns(); column++) {
            boolean isLedge =
                    tiles.isSolid(column, row) && !tiles.isSolid(column, row - 1) && !masks.isSlope(column, row - 1);
            if (isLedge) {
                addLedge(row, column * grid.tile - grid.width, ledges);
                addLedge(row, (column + 1) * grid.tile, ledges);
            }
        }
        return ledges;
    }

    private void addLedge(int row, int x, List<Place> ledges) {
        addFree(Place.Kind.LEDGE, row, x, x, row * grid.tile, ledges);
    }

    /** Adds the parts of a range of left edges in which the box overlaps no Block and no flat side of a slope. */
    private void addFree(Place.Kind kind, int row, int from, int to, int top, List<Place> parts) {
        int start = from;
        for (int column = grid.tileOf(from); column <= grid.tileOf(to + grid.width - 1); column++) {
            if (isBlocked(column, top)) {
                add(kind, row, start, Math.min(to, grid.firstOver(column) - 1), top, parts);
                start = Math.max(start, grid.lastOver(column) + 1);
            }
        }
        add(kind, row, start, to, top, parts);
    }

    private boolean isBlocked(int column, int top) {
        for (int row = grid.tileOf(top); row <= grid.tileOf(top + grid.height - 1); row++) {
            boolean overFoot = masks.isSolidFloorSlope(column, row) && (row + 1) * grid.tile <= top + grid.height;
            boolean overTop = masks.isCeilingSlope(column, row) && row * grid.tile >= top;
            if (tiles.isSolid(column, row) || overFoot || overTop) {
                return true;
            }
        }
        return false;
    }

    private void add(Place.Kind kind, int row, int from, int to, int top, List<Place> places) {
        if (from <= to && grid.cellOf(to) >= 0 && grid.cellOf(from) < grid.count) {
            places.add(new Place(kind, row, from, to, top, top));
        }
    }
}
