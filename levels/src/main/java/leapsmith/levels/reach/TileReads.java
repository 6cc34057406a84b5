package leapsmith.levels.reach;

import java.util.Arrays;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileReadListener;

/** Collects the tiles that some steps of a simulation read. */
final class TileReads implements TileReadListener {
    private final int columns;
    /** For each tile the collection in which it was read last. */
    private final int[] readIn;

    private int[] tiles = new int[256];
    private int count;
    private int collection = 1;
    private int left;
    private int right;
    private int top;
    private int bottom;

    TileReads(int columns, int rows) {
        this.columns = columns;
        readIn = new int[columns * rows];
        clear();
    }

    @Override
    public void tileRead(int column, int row) {
        int tile = row * columns + column;
        if (readIn[tile] != collection) {
            readIn[tile] = collection;
            if (count == tiles.length) {
                tiles = Arrays.copyOf(tiles, 2 * count);
            }
            tiles[count++] = tile;
            left = Math.min(left, column);
            right = Math.max(right, column);
            top = Math.min(top, row);
            bottom = Math.max(bottom, row);
        }
    }

    /** Starts a new collection. */
    void clear() {
        collection++;
        count = 0;
        left = Integer.MAX_VALUE;
        right = -1;
        top = Integer.MAX_VALUE;
        bottom = -1;
    }

    /** The tiles read since the last {@link #clear}. */
    Footprint collected() {
        TileRegion box = count == 0 ? TileRegion.EMPTY : new TileRegion(left, top, right - left + 1, bottom - top + 1);
        return Footprint.of(box, tiles, count, columns);
    }
}
