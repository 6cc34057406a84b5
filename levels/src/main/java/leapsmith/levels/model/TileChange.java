package leapsmith.levels.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The difference between two grids: the tiles that differ, with their values in both.
 *
 * <p>A few tiles cost a few bytes each. Where most of a chunk changes, the change holds the chunk itself, which is
 * shared with the grids; a chunk of one value costs nothing.
 */
public final class TileChange {
    private static final long BASE_BYTES = 72;

    private final int columns;
    private final int rows;
    private final List<ChunkChange> chunks;
    private final TileRegion bounds;
    private final long cellCount;

    /** The chunks ascend by their index. */
    TileChange(int columns, int rows, List<ChunkChange> chunks) {
        this.columns = columns;
        this.rows = rows;
        this.chunks = List.copyOf(chunks);
        TileRegion all = TileRegion.EMPTY;
        long count = 0;
        for (ChunkChange chunk : chunks) {
            all = all.union(bounds(chunk));
            count += chunk.cellCount();
        }
        this.bounds = all;
        this.cellCount = count;
    }

    private TileChange(int columns, int rows, List<ChunkChange> chunks, TileRegion bounds, long cellCount) {
        this.columns = columns;
        this.rows = rows;
        this.chunks = chunks;
        this.bounds = bounds;
        this.cellCount = cellCount;
    }

    /**
     * {@return the difference between two grids; chunks that both share cost nothing}
     *
     * @param before the grid without the change
     * @param after the grid with the change
     * @throws IllegalArgumentException if the sizes differ
     */
    public static TileChange between(TileGrid before, TileGrid after) {
        if (before.columns() != after.columns() || before.rows() != after.rows()) {
            throw new IllegalArgumentException(before + " and " + after);
        }
        int perRow = Chunk.count(before.columns());
        List<ChunkChange> changes = new ArrayList<>();
        for (int chunkRow = 0; chunkRow < Chunk.count(before.rows()); chunkRow++) {
            if (before.sharesRow(chunkRow, after)) {
                continue;
            }
            for (int chunkColumn = 0; chunkColumn < perRow; chunkColumn++) {
                ChunkChange change = ChunkChange.between(
                        chunkRow * perRow + chunkColumn,
                        before.chunk(chunkColumn, chunkRow),
                        after.chunk(chunkColumn, chunkRow),
                        Chunk.extent(chunkColumn, before.columns()),
                        Chunk.extent(chunkRow, before.rows()));
                if (change != null) {
                    changes.add(change);
                }
            }
        }
        return new TileChange(before.columns(), before.rows(), changes);
    }

    /** {@return the columns of the changed grid} */
    public int columns() {
        return columns;
    }

    /** {@return the rows of the changed grid} */
    public int rows() {
        return rows;
    }

    /** {@return whether no tile differs} */
    public boolean isEmpty() {
        return chunks.isEmpty();
    }

    /** {@return the number of tiles that differ} */
    public long cellCount() {
        return cellCount;
    }

    /** {@return the smallest region that holds all tiles that differ} */
    public TileRegion bounds() {
        return bounds;
    }

    /** {@return the tiles that differ} */
    public TileSet tiles() {
        TileSet.Builder tiles = new TileSet.Builder();
        for (ChunkChange chunk : chunks) {
            TileRegion region = bounds(chunk);
            if (chunk.cellCount() == region.area()) {
                tiles.add(region);
                continue;
            }
            for (int packed : chunk.cells()) {
                int place = ChunkChange.place(packed);
                int column = firstColumn(chunk) + (place & Chunk.MASK);
                tiles.addRun(firstRow(chunk) + (place >> Chunk.SHIFT), column, column + 1);
            }
        }
        return tiles.build();
    }

    /**
     * {@return this change without some tiles; this instance if it changes none of them}
     *
     * @param tiles the tiles that keep their values
     */
    public TileChange without(TileSet tiles) {
        if (bounds.intersect(tiles.bounds()).isEmpty()) {
            return this;
        }
        List<ChunkChange> left = new ArrayList<>();
        for (ChunkChange chunk : chunks) {
            int column = firstColumn(chunk);
            int row = firstRow(chunk);
            ChunkChange kept = bounds(chunk).intersect(tiles.bounds()).isEmpty()
                    ? chunk
                    : chunk.only(place -> !tiles.contains(column + (place & Chunk.MASK), row + (place >> Chunk.SHIFT)));
            if (kept != null) {
                left.add(kept);
            }
        }
        return left.equals(chunks) ? this : new TileChange(columns, rows, left);
    }

    /** The approximate heap size. Recordings keep many changes, so tests limit it; shared chunks are counted. */
    long sizeBytes() {
        long size = BASE_BYTES;
        for (ChunkChange chunk : chunks) {
            size += chunk.sizeBytes();
        }
        return size;
    }

    /**
     * Visits every tile that differs, chunk by chunk and in each row by row.
     *
     * @param visitor is called for each
     */
    public void forEach(CellVisitor visitor) {
        for (ChunkChange chunk : chunks) {
            int column = firstColumn(chunk);
            int row = firstRow(chunk);
            for (int packed : chunk.cells()) {
                int place = ChunkChange.place(packed);
                visitor.visit(
                        column + (place & Chunk.MASK),
                        row + (place >> Chunk.SHIFT),
                        ChunkChange.before(packed),
                        ChunkChange.after(packed));
            }
        }
    }

    /**
     * {@return whether any tile that differs is a slope afterwards}
     *
     * @param legend the meanings of the values
     */
    public boolean addsSlope(Legend legend) {
        boolean[] adds = new boolean[1];
        forEach((column, row, before, after) ->
                adds[0] |= legend.kindOf(after).shape().isSlope());
        return adds[0];
    }

    /** Whether the other changes the same tiles in the same way. */
    @Override
    public boolean equals(Object other) {
        if (!(other instanceof TileChange change)
                || change.columns != columns
                || change.rows != rows
                || change.cellCount != cellCount
                || change.chunks.size() != chunks.size()) {
            return false;
        }
        for (int i = 0; i < chunks.size(); i++) {
            ChunkChange mine = chunks.get(i);
            ChunkChange theirs = change.chunks.get(i);
            if (mine.index != theirs.index || !Arrays.equals(mine.cells(), theirs.cells())) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        return 31 * bounds.hashCode() + Long.hashCode(cellCount);
    }

    @Override
    public String toString() {
        return "TileChange[" + cellCount + " tiles in " + bounds + "]";
    }

    List<ChunkChange> chunks() {
        return chunks;
    }

    private TileRegion bounds(ChunkChange chunk) {
        TileRegion inChunk = chunk.bounds();
        return new TileRegion(
                inChunk.column() + firstColumn(chunk),
                inChunk.row() + firstRow(chunk),
                inChunk.columns(),
                inChunk.rows());
    }

    private int firstColumn(ChunkChange chunk) {
        return chunk.index % Chunk.count(columns) << Chunk.SHIFT;
    }

    private int firstRow(ChunkChange chunk) {
        return chunk.index / Chunk.count(columns) << Chunk.SHIFT;
    }

    /** Receives the tiles of a change, one by one. */
    @FunctionalInterface
    public interface CellVisitor {
        /**
         * Receives one tile that differs.
         *
         * @param column column of a tile, counted from 0
         * @param row row of a tile, counted from 0
         * @param before value of the tile without the change
         * @param after value of the tile with the change
         */
        void visit(int column, int row, int before, int after);
    }
}
