package leapsmith.physics.pairs;

import leapsmith.physics.tile.TileMap;

/**
 * Maps coordinates to cells along one axis. Coordinates before the first or behind the last cell of the level belong to
 * that cell.
 */
final class CellScale {
    private static final int NO_SHIFT = -1;
    private final long size;
    private final int shift;
    private final int last;

    private CellScale(long size, long levelSize) {
        this.size = size;
        shift = Long.bitCount(size) == 1 ? Long.numberOfTrailingZeros(size) : NO_SHIFT;
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
}
