package leapsmith.physics.pairs;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.TileMap;

/**
 * Maps coordinates to cells along one axis. Coordinates before the first or behind the last cell of the level belong to
 * that cell.
 */
final class CellScale {
    private static final int NO_SHIFT = -1;
    /** A lower bound of left and top edges: the longest body, the reach of the level's edge, and some room. */
    private static final int FIRST_COORDINATE = -(BodyDef.MAX_SIDE_PX + 2048) << SubPixels.SHIFT;
    /** The number of coordinates from the first one on that fit a lane; no body begins behind the last of them. */
    private static final int COORDINATES = Integer.MAX_VALUE - 1;

    private final long size;
    private final int shift;
    private final int bits;
    private final int last;

    private CellScale(long size, long levelSize) {
        this.size = size;
        shift = Long.bitCount(size) == 1 ? Long.numberOfTrailingZeros(size) : NO_SHIFT;
        bits = Long.SIZE - Long.numberOfLeadingZeros(size - 1);
        last = (int) ((levelSize - 1) / size);
    }

    static CellScale ofColumns(TileMap map, int tilesPerCell) {
        return new CellScale((long) tilesPerCell * map.tileSub(), (long) map.columns() * map.tileSub());
    }

    static CellScale ofRows(TileMap map, int tilesPerCell) {
        return new CellScale((long) tilesPerCell * map.tileSub(), (long) map.rows() * map.tileSub());
    }

    /** The number of cells. */
    int count() {
        return last + 1;
    }

    int cellOf(int sub) {
        int cell = (int) (shift == NO_SHIFT ? Math.floorDiv(sub, size) : (long) sub >> shift);
        return Math.max(0, Math.min(cell, last));
    }

    /** The first coordinate of a cell; of the first cell, a lower bound of left and top edges. */
    int start(int cell) {
        return cell == 0 ? FIRST_COORDINATE : (int) (cell * size);
    }

    /** The first coordinate behind a cell; of the last cell, an upper bound of left and top edges. */
    int end(int cell) {
        return cell == last ? FIRST_COORDINATE + COORDINATES : (int) ((cell + 1) * size);
    }

    /** The distance from the first coordinate of a cell to the part of the level in it. */
    int lead(int cell) {
        return cell == 0 ? -FIRST_COORDINATE : 0;
    }

    /** The number of bits of a coordinate in a cell's part of the level. */
    int bits() {
        return bits;
    }
}
