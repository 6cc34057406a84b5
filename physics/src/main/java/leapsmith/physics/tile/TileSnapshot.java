package leapsmith.physics.tile;

import java.util.Objects;
import leapsmith.physics.fixed.MemorySize;

/**
 * All tiles of a map at one moment; immutable. Snapshots of the same map share the chunks that are equal, and may be
 * read from any thread.
 */
public final class TileSnapshot {
    private final byte[][] chunks;
    /** The materials; null if no tile has one. */
    private final byte[][] materialChunks;
    /** Of {@link MaterialSurroundings}; null as well. */
    private final long[][] surroundings;

    private final int columns;
    private final int rows;
    private final long hash;
    private final int slopes;
    private final int materialCount;

    TileSnapshot(
            byte[][] chunks,
            byte[][] materialChunks,
            long[][] surroundings,
            int columns,
            int rows,
            long hash,
            int slopes,
            int materialCount) {
        this.chunks = chunks;
        this.materialChunks = materialChunks;
        this.surroundings = surroundings;
        this.columns = columns;
        this.rows = rows;
        this.hash = hash;
        this.slopes = slopes;
        this.materialCount = materialCount;
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
        return sharedWith == null
                ? sizeInBytes(chunks, null)
                        + sizeInBytes(materialChunks, null)
                        + MaterialSurroundings.sizeInBytes(surroundings, null)
                : sizeInBytes(chunks, sharedWith.chunks)
                        + sizeInBytes(materialChunks, sharedWith.materialChunks)
                        + MaterialSurroundings.sizeInBytes(surroundings, sharedWith.surroundings);
    }

    private static long sizeInBytes(byte[][] all, byte[][] shared) {
        if (all == null || all == shared) {
            return 0;
        }
        long bytes = MemorySize.array(all.length, MemorySize.REFERENCE);
        for (int i = 0; i < all.length; i++) {
            bytes += shared != null && i < shared.length && shared[i] == all[i] ? 0 : MemorySize.of(all[i]);
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

    /**
     * {@return the material of a tile as its index in the world's table; 0 for none}
     *
     * @param column 0 to one less than the columns of the map
     * @param row 0 to one less than its rows
     * @throws IndexOutOfBoundsException if the tile is outside
     */
    public int materialAt(int column, int row) {
        Objects.checkIndex(column, columns);
        Objects.checkIndex(row, rows);
        return materialChunks == null ? 0 : TileChunks.codeAt(materialChunks, columns, column, row) & 0xFF;
    }

    int slopes() {
        return slopes;
    }

    int materialCount() {
        return materialCount;
    }

    boolean fits(int otherColumns, int otherRows) {
        return columns == otherColumns && rows == otherRows;
    }

    boolean isOf(byte[][] otherChunks, byte[][] otherMaterials) {
        return chunks == otherChunks && materialChunks == otherMaterials;
    }

    byte[][] chunks() {
        return chunks;
    }

    byte[][] materialChunks() {
        return materialChunks;
    }

    long[][] surroundings() {
        return surroundings;
    }
}
