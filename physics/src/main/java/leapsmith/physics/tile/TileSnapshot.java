package leapsmith.physics.tile;

/**
 * All tiles of a map at one moment; never changes. Snapshots of the same map share the chunks in which they don't
 * differ, and may be read from any thread.
 */
public final class TileSnapshot {
    private final byte[][] chunks;
    private final int columns;
    private final int rows;
    private final long hash;
    private final int slopes;

    TileSnapshot(byte[][] chunks, int columns, int rows, long hash, int slopes) {
        this.chunks = chunks;
        this.columns = columns;
        this.rows = rows;
        this.hash = hash;
        this.slopes = slopes;
    }

    /** {@return a number made of all tiles, as {@link TileMap#hash}} */
    public long hash() {
        return hash;
    }

    int slopes() {
        return slopes;
    }

    boolean fits(int otherColumns, int otherRows) {
        return columns == otherColumns && rows == otherRows;
    }

    byte[] chunk(int index) {
        return chunks[index];
    }

    boolean shares(byte[][] other) {
        return chunks == other;
    }

    byte[][] chunks() {
        return chunks;
    }
}
