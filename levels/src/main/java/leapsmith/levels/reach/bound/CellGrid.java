package leapsmith.levels.reach.bound;

import leapsmith.levels.model.Level;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.Borders;

/**
 * The cells into which the bound divides the positions of the left edge of the player's box, in sub-pixels. A cell is
 * at most a pixel wide, and the greatest distance in a tick is a whole number of cells, so that widening a set by it in
 * each tick adds no error. A position is in exactly one cell; those beyond a closed side have none.
 */
final class CellGrid {
    /** Narrower cells would take too long for a slow player. */
    private static final int MIN_CELL = SubPixels.PER_PIXEL / 2;

    /** The side of a tile. */
    final int tile;
    /** The box of the player. */
    final int width;

    final int height;
    /** How far the player moves along x in a tick, at most. */
    final int speed;

    final int speedCells;
    final int count;

    /** The binary logarithm of the side of a tile; 0 if it is no power of two. */
    private final int tileShift;

    private final int cell;
    private final int origin;

    CellGrid(Level level, int width, int height, int speed) {
        this.width = width;
        this.height = height;
        this.speed = speed;
        tile = SubPixels.fromPx(level.tileSize());
        tileShift = Integer.bitCount(tile) == 1 ? Integer.numberOfTrailingZeros(tile) : 0;
        speedCells = Math.floorDiv(speed + SubPixels.PER_PIXEL - 1, SubPixels.PER_PIXEL);
        cell = speedCells == 0 ? MIN_CELL : Math.max(MIN_CELL, Math.floorDiv(speed + speedCells - 1, speedCells));
        Borders borders = level.physics().borders();
        // A body that is entirely beyond an open side left the level. It gets no farther than in that tick.
        origin = borders.leftOpen() ? -width - speed : 0;
        int end = SubPixels.fromPx(level.widthPx());
        int last = borders.rightOpen() ? end + speed : end - width;
        count = Math.max(0, Math.floorDiv(last - origin, cell) + 1);
    }

    /** A coordinate in sub-pixels; one far outside any level is moved to its limit. */
    static int subOf(double px) {
        return SubPixels.fromPx(Math.max(-SubPixels.MAX_PX, Math.min(px, SubPixels.MAX_PX)));
    }

    /** The cell of a left edge; it may be outside the grid. */
    int cellOf(int x) {
        return Math.floorDiv(x - origin, cell);
    }

    /** The first left edge in a cell. */
    int startOf(int index) {
        return origin + index * cell;
    }

    /** How many cells a distance covers, rounded up. */
    int cells(int distance) {
        return Math.floorDiv(distance + cell - 1, cell);
    }

    /** The row or column of a coordinate. */
    int tileOf(int y) {
        return tileShift > 0 ? y >> tileShift : Math.floorDiv(y, tile);
    }

    /** The first row whose top is at a y coordinate or below it. */
    int rowFrom(int y) {
        return -tileOf(-y);
    }

    /** The first left edge at which the box overlaps a column. */
    int firstOver(int column) {
        return column * tile - width + 1;
    }

    /** The last left edge at which the box overlaps a column. */
    int lastOver(int column) {
        return (column + 1) * tile - 1;
    }
}
