package leapsmith.levels.whatif;

import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileRegion;

/**
 * Which parts of a level the bodies of a run may have had to do with during some ticks: a bit for each square of tiles.
 * A tile outside of it could have been anything, and the ticks would have gone the same way.
 */
final class Footprint {
    /** Squares on a side, so that a footprint takes 2 KB at most. */
    private static final int MOST_SQUARES = 128;

    private static final int LEAST_SHIFT = 1;

    private final int shift;
    private final int columns;
    private final int rows;
    private final long[] bits;
    private boolean everywhere;

    /** An empty one for a level of so many tiles. */
    Footprint(int tileColumns, int tileRows) {
        int fit = LEAST_SHIFT;
        while (Math.max(tileColumns, tileRows) - 1 >> fit >= MOST_SQUARES) {
            fit++;
        }
        shift = fit;
        columns = (tileColumns - 1 >> shift) + 1;
        rows = (tileRows - 1 >> shift) + 1;
        bits = new long[columns * rows + 63 >> 6];
    }

    /** Adds the tiles from the first column and row to the last; they may lie outside of the level. */
    void add(int firstColumn, int firstRow, int lastColumn, int lastRow) {
        int fromColumn = Math.max(0, firstColumn >> shift);
        int toColumn = Math.min(columns - 1, lastColumn >> shift);
        int toRow = Math.min(rows - 1, lastRow >> shift);
        for (int row = Math.max(0, firstRow >> shift); row <= toRow; row++) {
            for (int column = fromColumn; column <= toColumn; column++) {
                int bit = row * columns + column;
                bits[bit >> 6] |= 1L << bit;
            }
        }
    }

    /** Adds all tiles. */
    void addAll() {
        everywhere = true;
    }

    /** Adds what another one of the same level holds. */
    void addAll(Footprint other) {
        everywhere |= other.everywhere;
        for (int i = 0; i < bits.length; i++) {
            bits[i] |= other.bits[i];
        }
    }

    /** Whether a change touches it. */
    boolean meets(TileChange change) {
        if (change.isEmpty()) {
            return false;
        }
        if (everywhere) {
            return true;
        }
        if (!meets(change.bounds())) {
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
