package leapsmith.physics.tile;

import java.util.Objects;
import leapsmith.physics.fixed.MemorySize;

/**
 * All tiles of a map at one moment; immutable. Snapshots of the same map share the chunks that are equal, and may be
 * read from any thread.
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

    /** {@return a hash of all tiles, as {@link TileMap#hash}} */
    public long hash() {
        return hash;
    }

    /**
     * {@return the memory that the tiles use, in bytes}
     *
     * @param sharedWith a snapshot whose shared chunks aren't counted, or null
     */
    public long sizeInBytes(TileSnapshot sharedWith) {
        if (sharedWith != null && sharedWith.chunks == chunks) {
            return 0;
        }
        long bytes = MemorySize.array(chunks.length, MemorySize.REFERENCE);
        for (int i = 0; i < chunks.length; i++) {
            bytes += sharedWith != null && i < sharedWith.chunks.length && sharedWith.chunks[i] == chunks[i]
                    ? 0
                    : MemorySize.of(chunks[i]);
        }
        return bytes;
    }

    /**
     * {@return the type of a tile}
     *
     * @param column 0 to one less than the columns of the map
     * @param row 0 to one less than its rows
     * @throws IndexOutOfBoundsException if the tile is outside
     */
    public TileType at(int column, int row) {
        Objects.checkIndex(column, columns);
        Objects.checkIndex(row, rows);
        return TileCodes.typeOf(TileChunks.codeAt(chunks, columns, column, row));
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
