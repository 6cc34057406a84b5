package leapsmith.levels.reach;

import java.util.Arrays;
import leapsmith.physics.tile.TileReadListener;

/** Collects the tiles that some steps of a simulation read. */
final class TileReads implements TileReadListener {
    private final int columns;
    /** For each tile the collection in which it was read last. */
    private final int[] readIn;

    private int[] tiles = new int[256];
    private int count;
    private int collection = 1;

    TileReads(int columns, int rows) {
        this.columns = columns;
        readIn = new int[columns * rows];
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
        }
    }

    /** Starts a new collection. */
    void clear() {
        collection++;
        count = 0;
    }

    /** The tiles read since the last {@link #clear}, each once: row times columns plus column. */
    int[] collected() {
        return Arrays.copyOf(tiles, count);
    }
}
