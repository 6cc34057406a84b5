package leapsmith.levels.whatif;

import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileReadListener;

/**
 * The tiles that a simulation read during some ticks: a bit for each square of tiles, set if any of them was read.
 * Changes of tiles in other squares do not affect the result of these ticks.
 */
final class TileDependencies implements TileReadListener {
    /** The most squares on a side; with 128 the bits take 2 KB. */
    private static final int MAX_SQUARES = 128;

    private final int shift;
    private final int columns;
    private final int rows;
    private final long[] bits;

    /** An empty set of tiles, for a level of this size. */
    TileDependencies(int tileColumns, int tileRows) {
        int fit = 0;
        while (Math.max(tileColumns, tileRows) - 1 >> fit >= MAX_SQUARES) {
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

    /** Adds the tiles of another set for the same level. */
    void addAll(TileDependencies other) {
        for (int i = 0; i < bits.length; i++) {
            bits[i] |= other.bits[i];
        }
    }

    /** Whether a change contains one of these tiles. */
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
