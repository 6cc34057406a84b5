package leapsmith.levels.reach.maneuver;

import java.util.Arrays;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileReadListener;

/** Collects the tiles that some steps of a simulation read. */
public final class TileReads implements TileReadListener {
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
    public TileReads(int columns, int rows) {
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
    public Footprint collected() {
        TileRegion box = count == 0 ? TileRegion.EMPTY : new TileRegion(left, top, right - left + 1, bottom - top + 1);
        return Footprint.of(box, tiles, count, columns);
    }
}
