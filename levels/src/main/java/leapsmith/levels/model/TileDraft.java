package leapsmith.levels.model;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * New values for tiles of a grid, which itself stays as it is. Reads see the values set so far. The cost depends on the
 * touched chunks; a chunk filled completely costs almost nothing.
 */
public final class TileDraft {
    private final TileGrid grid;
    private final Map<Integer, ChunkDraft> drafts = new TreeMap<>();
    private ChunkDraft last;

    TileDraft(TileGrid grid) {
        this.grid = grid;
    }

    /** A chunk being changed: one value for all cells, or an array. */
    private static final class ChunkDraft {
        final int index;
        byte[] cells;
        final byte value;

        ChunkDraft(int index, Chunk chunk) {
            this.index = index;
            value = (byte) chunk.at(0);
            cells = chunk.isUniform() ? null : chunk.toArray();
        }

        int at(int cell) {
            return (cells == null ? value : cells[cell]) & 0xFF;
        }

        void set(int cell, int length, byte newValue) {
            if (cells == null) {
                cells = Chunk.uniform(value).toArray();
            }
            Arrays.fill(cells, cell, cell + length, newValue);
        }
    }

    /**
     * {@return the value of a tile, including the values set so far}
     *
     * @param column column of a tile, counted from 0
     * @param row row of a tile, counted from 0
     * @throws IndexOutOfBoundsException if the tile is outside the grid
     */
    public int at(int column, int row) {
        Objects.checkIndex(column, grid.columns());
        Objects.checkIndex(row, grid.rows());
        int index = index(column >> Chunk.SHIFT, row >> Chunk.SHIFT);
        ChunkDraft draft = last != null && last.index == index ? last : drafts.get(index);
        return draft == null ? grid.at(column, row) : draft.at(cell(column, row));
    }

    /**
     * Sets a tile.
     *
     * @param column column of a tile, counted from 0
     * @param row row of a tile, counted from 0
     * @param value value of the tile, 0 to 255
     * @return this draft
     * @throws IndexOutOfBoundsException if the tile is outside the grid or the value is not within 0 to 255
     */
    public TileDraft set(int column, int row, int value) {
        Objects.checkIndex(column, grid.columns());
        Objects.checkIndex(row, grid.rows());
        byte stored = (byte) TileGrid.requireValue(value);
        draft(column >> Chunk.SHIFT, row >> Chunk.SHIFT).set(cell(column, row), 1, stored);
        return this;
    }

    /**
     * Sets all tiles of a region; tiles outside the grid are ignored.
     *
     * @param region a rectangle of tiles
     * @param value value of the tiles, 0 to 255
     * @return this draft
     */
    public TileDraft fill(TileRegion region, int value) {
        byte stored = (byte) TileGrid.requireValue(value);
        TileRegion inside = region.intersect(grid.region());
        if (inside.isEmpty()) {
            return this;
        }
        int lastChunkColumn = inside.endColumn() - 1 >> Chunk.SHIFT;
        int lastChunkRow = inside.endRow() - 1 >> Chunk.SHIFT;
        for (int chunkRow = inside.row() >> Chunk.SHIFT; chunkRow <= lastChunkRow; chunkRow++) {
            for (int chunkColumn = inside.column() >> Chunk.SHIFT; chunkColumn <= lastChunkColumn; chunkColumn++) {
                fillInChunk(chunkColumn, chunkRow, inside, stored);
            }
        }
        return this;
    }

    /**
     * Sets all tiles of a region that have one value to another; tiles outside the grid are ignored.
     *
     * @param region a rectangle of tiles
     * @param from the value to replace
     * @param to the new value
     * @return this draft
     */
    public TileDraft replace(TileRegion region, int from, int to) {
        TileGrid.requireValue(from);
        TileGrid.requireValue(to);
        TileRegion inside = region.intersect(grid.region());
        for (int chunkRow = inside.row() >> Chunk.SHIFT; chunkRow << Chunk.SHIFT < inside.endRow(); chunkRow++) {
            for (int chunkColumn = inside.column() >> Chunk.SHIFT;
                    chunkColumn << Chunk.SHIFT < inside.endColumn();
                    chunkColumn++) {
                replaceInChunk(chunkColumn, chunkRow, inside, from, to);
            }
        }
        return this;
    }

    /** {@return the grid with the values set so far; it shares all chunks in which no tile has another value} */
    public TileGrid build() {
        int perRow = Chunk.count(grid.columns());
        Map<Integer, Chunk> changed = new TreeMap<>();
        for (ChunkDraft draft : drafts.values()) {
            int chunkColumn = draft.index % perRow;
            int chunkRow = draft.index / perRow;
            int width = Chunk.extent(chunkColumn, grid.columns());
            int height = Chunk.extent(chunkRow, grid.rows());
            Chunk after =
                    draft.cells == null ? Chunk.uniform(draft.value) : Chunk.of(draft.cells.clone(), width, height);
            if (!after.sameCells(grid.chunk(chunkColumn, chunkRow), width, height)) {
                changed.put(draft.index, after);
            }
        }
        return grid.withChunks(changed);
    }

    private void fillInChunk(int chunkColumn, int chunkRow, TileRegion region, byte value) {
        TileRegion whole = chunkRegion(chunkColumn, chunkRow);
        TileRegion part = region.intersect(whole);
        if (part.equals(whole)) {
            int index = index(chunkColumn, chunkRow);
            last = new ChunkDraft(index, Chunk.uniform(value));
            drafts.put(index, last);
            return;
        }
        ChunkDraft draft = draft(chunkColumn, chunkRow);
        for (int row = part.row(); row < part.endRow(); row++) {
            draft.set(cell(part.column(), row), part.columns(), value);
        }
    }

    private void replaceInChunk(int chunkColumn, int chunkRow, TileRegion region, int from, int to) {
        TileRegion part = region.intersect(chunkRegion(chunkColumn, chunkRow));
        ChunkDraft draft = drafts.get(index(chunkColumn, chunkRow));
        Chunk chunk = grid.chunk(chunkColumn, chunkRow);
        if (draft == null && chunk.isUniform()) {
            if (chunk.at(0) == from) {
                fillInChunk(chunkColumn, chunkRow, part, (byte) to);
            }
            return;
        }
        for (int row = part.row(); row < part.endRow(); row++) {
            for (int column = part.column(); column < part.endColumn(); column++) {
                int cell = cell(column, row);
                if ((draft == null ? chunk.at(cell) : draft.at(cell)) == from) {
                    // Only a chunk that has the value is copied.
                    draft = draft == null ? draft(chunkColumn, chunkRow) : draft;
                    draft.set(cell, 1, (byte) to);
                }
            }
        }
    }

    private TileRegion chunkRegion(int chunkColumn, int chunkRow) {
        return new TileRegion(
                chunkColumn << Chunk.SHIFT,
                chunkRow << Chunk.SHIFT,
                Chunk.extent(chunkColumn, grid.columns()),
                Chunk.extent(chunkRow, grid.rows()));
    }

    private ChunkDraft draft(int chunkColumn, int chunkRow) {
        int index = index(chunkColumn, chunkRow);
        if (last == null || last.index != index) {
            last = drafts.computeIfAbsent(index, key -> new ChunkDraft(key, grid.chunk(chunkColumn, chunkRow)));
        }
        return last;
    }

    private int index(int chunkColumn, int chunkRow) {
        return chunkRow * Chunk.count(grid.columns()) + chunkColumn;
    }

    private static int cell(int column, int row) {
        return (row & Chunk.MASK) << Chunk.SHIFT | column & Chunk.MASK;
    }
}
