package leapsmith.physics.tile;

/**
 * Tracks which parts of a map equal which chunks of its snapshots.
 *
 * <p>The map is divided into chunks of 64 x 64 tiles. For each chunk this holds the immutable copy that equals the
 * map's tiles now, or null once one of them was changed. A snapshot copies the chunks that are null and shares the
 * rest; a restore writes back the chunks that are not the same object. While nothing changes both cost nothing.
 */
final class TileChunks {
    private static final int SHIFT = 6;
    private static final int SIDE = 1 << SHIFT;

    private final int columns;
    private final int rows;
    private final int across;
    private byte[][] clean;
    /** Whether {@link #clean} is in use by a snapshot and must be copied before it is written. */
    private boolean shared;

    private boolean complete;

    TileChunks(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
        across = (columns + SIDE - 1) >> SHIFT;
        clean = new byte[across * ((rows + SIDE - 1) >> SHIFT)][];
    }

    /** Marks the chunk of a tile as changed. */
    void markChanged(int column, int row) {
        int index = (row >> SHIFT) * across + (column >> SHIFT);
        if (clean[index] != null) {
            unshare();
            clean[index] = null;
            complete = false;
        }
    }

    /** The code of a tile in the chunks of a map with that many columns. */
    static byte codeAt(byte[][] chunks, int columns, int column, int row) {
        int across = (columns + SIDE - 1) >> SHIFT;
        byte[] chunk = chunks[(row >> SHIFT) * across + (column >> SHIFT)];
        return chunk[(row & SIDE - 1) << SHIFT | column & SIDE - 1];
    }

    /** The chunks of a snapshot of these tiles: the same array as the last time if nothing has changed. */
    byte[][] save(byte[] codes) {
        if (!complete) {
            unshare();
            for (int index = 0; index < clean.length; index++) {
                if (clean[index] == null) {
                    clean[index] = copyOut(index, codes);
                }
            }
            complete = true;
        }
        shared = true;
        return clean;
    }

    /** Restores tiles from the chunks of a snapshot of a map of the same size. */
    void restore(byte[][] saved, byte[] codes) {
        if (saved == clean) {
            return;
        }
        for (int index = 0; index < clean.length; index++) {
            if (clean[index] != saved[index]) {
                copyIn(index, saved[index], codes);
            }
        }
        clean = saved;
        shared = true;
        complete = true;
    }

    private void unshare() {
        if (shared) {
            clean = clean.clone();
            shared = false;
        }
    }

    private byte[] copyOut(int index, byte[] codes) {
        byte[] chunk = new byte[SIDE * SIDE];
        int column = index % across << SHIFT;
        int row = index / across << SHIFT;
        int width = Math.min(SIDE, columns - column);
        for (int r = 0; r < Math.min(SIDE, rows - row); r++) {
            System.arraycopy(codes, (row + r) * columns + column, chunk, r << SHIFT, width);
        }
        return chunk;
    }

    private void copyIn(int index, byte[] chunk, byte[] codes) {
        int column = index % across << SHIFT;
        int row = index / across << SHIFT;
        int width = Math.min(SIDE, columns - column);
        for (int r = 0; r < Math.min(SIDE, rows - row); r++) {
            System.arraycopy(chunk, r << SHIFT, codes, (row + r) * columns + column, width);
        }
    }
}
