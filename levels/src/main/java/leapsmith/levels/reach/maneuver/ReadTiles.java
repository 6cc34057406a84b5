package leapsmith.levels.reach.maneuver;

import java.util.Arrays;
import java.util.function.IntConsumer;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import leapsmith.physics.tile.TileReadListener;

/** The tiles that some steps of a simulation read: a bit for each tile of the smallest rectangle that has them all. */
public final class ReadTiles {
    static final ReadTiles NONE = new ReadTiles(TileRegion.EMPTY, new long[0]);

    private final int column;
    private final int row;
    private final int columns;
    private final int rows;
    /** Row by row. */
    private final long[] bits;

    private ReadTiles(TileRegion box, long[] bits) {
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
    static ReadTiles of(TileRegion box, int[] tiles, int count, int levelColumns) {
        if (count == 0) {
            return NONE;
        }
        long[] bits = new long[(box.columns() * box.rows() + Long.SIZE - 1) / Long.SIZE];
        for (int i = 0; i < count; i++) {
            int at = (tiles[i] / levelColumns - box.row()) * box.columns() + tiles[i] % levelColumns - box.column();
            bits[at / Long.SIZE] |= 1L << at;
        }
        return new ReadTiles(box, bits);
    }

    /** The smallest rectangle that has them all. */
    public TileRegion bounds() {
        return new TileRegion(column, row, columns, rows);
    }

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

    /** Collects the tiles that some steps of a simulation read. */
    public static final class Collector implements TileReadListener {
        private final int columns;
        /** By row and column, the collection in which a tile was read last; null for a row without any. */
        private final int[][] readIn;

        private int[] tiles = new int[256];
        private int count;
        private int collection = 1;
        private int left;
        private int right;
        private int top;
        private int bottom;

        /** For a level of a size in tiles. */
        public Collector(int columns, int rows) {
            this.columns = columns;
            readIn = new int[rows][];
            clear();
        }

        @Override
        public void tileRead(int column, int row) {
            int[] ofRow = readIn[row];
            if (ofRow == null) {
                ofRow = new int[columns];
                readIn[row] = ofRow;
            }
            if (ofRow[column] != collection) {
                ofRow[column] = collection;
                if (count == tiles.length) {
                    tiles = Arrays.copyOf(tiles, 2 * count);
                }
                tiles[count++] = row * columns + column;
                left = Math.min(left, column);
                right = Math.max(right, column);
                top = Math.min(top, row);
                bottom = Math.max(bottom, row);
            }
        }

        void clear() {
            collection++;
            count = 0;
            left = Integer.MAX_VALUE;
            right = -1;
            top = Integer.MAX_VALUE;
            bottom = -1;
        }

        /** The tiles read since the last {@link #clear}. */
        public ReadTiles collected() {
            TileRegion box =
                    count == 0 ? TileRegion.EMPTY : new TileRegion(left, top, right - left + 1, bottom - top + 1);
            return ReadTiles.of(box, tiles, count, columns);
        }
    }
}
