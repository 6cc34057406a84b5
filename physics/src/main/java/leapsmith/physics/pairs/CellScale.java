package leapsmith.physics.pairs;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.TileMap;

/**
 * From places to cells along one axis. Cells begin with the level; what lies before the first or behind the last cell
 * of the level belongs to that one.
 */
final class CellScale {
    private static final int NO_SHIFT = -1;
    /** No body begins before this place: the longest one, with as much of room as the level's edge gives and more. */
    private static final int FIRST_PLACE = -(BodyDef.MAX_SIDE_PX + 2048) << SubPixels.SHIFT;
    /** Places from the first one on that fit a lane; no body begins behind the last of these. */
    private static final int PLACES = Integer.MAX_VALUE - 1;

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

    /** How many cells there are. */
    int count() {
        return last + 1;
    }

    int cellOf(int sub) {
        int cell = (int) (shift == NO_SHIFT ? Math.floorDiv(sub, size) : (long) sub >> shift);
        return Math.max(0, Math.min(cell, last));
    }

    /** The first place of a cell; of the first cell, that before which no body begins. */
    int start(int cell) {
        return cell == 0 ? FIRST_PLACE : (int) (cell * size);
    }

    /** The first place behind a cell; of the last cell, one behind which no body begins. */
    int end(int cell) {
        return cell == last ? FIRST_PLACE + PLACES : (int) ((cell + 1) * size);
    }

    /** How far the cell's part of the level is from the first place of the cell. */
    int lead(int cell) {
        return cell == 0 ? -FIRST_PLACE : 0;
    }

    /** How many bits a place in the level's part of a cell has. */
    int bits() {
        return bits;
    }
}
