package leapsmith.levels.whatif;

import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileReadListener;

/**
 * The tiles that a simulation read during some ticks: a bit for each square of tiles, set if any of them was read. Had
 * tiles in other squares been different, the result of these ticks would be the same.
 */
final class TileDependencies implements TileReadListener {
    /** Squares on a side, so that it takes 2 KB at most. */
    private static final int MOST_SQUARES = 128;

    private final int shift;
    private final int columns;
    private final int rows;
    private final long[] bits;

    /** No tiles, of a level of this size. */
    TileDependencies(int tileColumns, int tileRows) {
        int fit = 0;
        while (Math.max(tileColumns, tileRows) - 1 >> fit >= MOST_SQUARES) {
            fit++;
        }
        shift = fit;
        columns = (tileColumns - 1 >> shift) + 1;
        rows = (tileRows - 1 >> shift) + 1;
        bits = new long[columns * rows + 63 >> 6];
    }

    @Override
    public void tileRead(int column, int row) {
        int bit = (row >> shift) * columns + (column >> shift);
        bits[bit >> 6] |= 1L << bit;
    }

    /** Adds the tiles of another one of the same level. */
    void addAll(TileDependencies other) {
        for (int i = 0; i < bits.length; i++) {
            bits[i] |= other.bits[i];
        }
    }

    /** Whether a change has one of these tiles. */
    boolean meets(TileChange change) {
        if (change.isEmpty() || !meets(change.bounds())) {
            return false;
        }
        boolean[] met = new boolean[1];
        change.forEach((column, row, before, after) -> met[0] |= contains(column, row));
        return met[0];
    }

    long sizeInBytes() {
        return 48 + 8L * bits.length;
    }

    private boolean meets(TileRegion region) {
        for (int row = region.row() >> shift; row <= region.row() + region.rows() - 1 >> shift; row++) {
            for (int column = region.column() >> shift;
                    column <= region.column() + region.columns() - 1 >> shift;
                    column++) {
                if (contains(column << shift, row << shift)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean contains(int column, int row) {
        int bit = (row >> shift) * columns + (column >> shift);
        return (bits[bit >> 6] >> bit & 1) != 0;
    }
}
