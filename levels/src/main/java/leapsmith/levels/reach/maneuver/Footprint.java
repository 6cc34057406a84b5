package leapsmith.levels.reach.maneuver;

import java.util.function.IntConsumer;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;

/** The tiles that some steps of a simulation read: a bit for each tile of the smallest rectangle that has them all. */
public final class Footprint {
    /** No tiles. */
    static final Footprint NONE = new Footprint(TileRegion.EMPTY, new long[0]);

    private final int column;
    private final int row;
    private final int columns;
    private final int rows;
    /** Row by row. */
    private final long[] bits;

    private Footprint(TileRegion box, long[] bits) {
        column = box.column();
        row = box.row();
        columns = box.columns();
        rows = box.rows();
        this.bits = bits;
    }

    /**
     * Some tiles.
     *
     * @param box the smallest rectangle that has them all
     * @param tiles each tile as row times {@code levelColumns} plus column; those from {@code count} on don't count
     */
    static Footprint of(TileRegion box, int[] tiles, int count, int levelColumns) {
        if (count == 0) {
            return NONE;
        }
        long[] bits = new long[(box.columns() * box.rows() + Long.SIZE - 1) / Long.SIZE];
        for (int i = 0; i < count; i++) {
            int at = (tiles[i] / levelColumns - box.row()) * box.columns() + tiles[i] % levelColumns - box.column();
            bits[at / Long.SIZE] |= 1L << at;
        }
        return new Footprint(box, bits);
    }

    /** The smallest rectangle that has them all. */
    public TileRegion bounds() {
        return new TileRegion(column, row, columns, rows);
    }

    /** Whether it has a tile of a set. */
    public boolean meets(TileSet tiles) {
        TileRegion bounds = tiles.bounds();
        int top = Math.max(row, bounds.row());
        int bottom = Math.min(row + rows, bounds.endRow());
        int left = Math.max(column, bounds.column());
        int right = Math.min(column + columns, bounds.endColumn());
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                if (has((y - row) * columns + x - column) && tiles.contains(x, y)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Visits each tile as row times {@code levelColumns} plus column. */
    public void forEach(int levelColumns, IntConsumer tile) {
        for (int at = 0; at < columns * rows; at++) {
            if (has(at)) {
                tile.accept((row + at / columns) * levelColumns + column + at % columns);
            }
        }
    }

    private boolean has(int at) {
        return (bits[at / Long.SIZE] >>> at & 1) != 0;
    }
}
