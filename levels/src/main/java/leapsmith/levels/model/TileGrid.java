package leapsmith.levels.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The tiles of a level as legend values from 0 to 255. Immutable: a changed grid is a new one that shares the unchanged
 * chunks, so the cost of a change depends on the touched tiles, not on the size of the level.
 *
 * <p>Tiles are stored in chunks of 64 x 64, chunks in rows. Changing a tile copies its chunk, its row of chunks and the
 * list of rows: for 4096 x 4096 tiles 4 KiB and two times 64 references. A chunk of one value holds no cells.
 */
public final class TileGrid {
    private static final int ARRAY_BYTES = 16;
    private static final int REFERENCE_BYTES = 4;
    private static final Chunk[] NO_CHUNKS = {};

    private final int columns;
    private final int rows;
    private final Chunk[][] chunks;

    TileGrid(int columns, int rows, Chunk[][] chunks) {
        this.columns = columns;
        this.rows = rows;
        this.chunks = chunks;
    }

    /**
     * {@return a grid of one value}
     *
     * @param columns tiles in a row, at least 1
     * @param rows number of rows, at least 1
     * @param value value of every tile, 0 to 255
     * @throws IllegalArgumentException if a side is below 1 or there are more than {@link Limits#MAX_TILES} tiles
     */
    public static TileGrid filled(int columns, int rows, int value) {
        requireSize(columns, rows);
        Chunk[] line = new Chunk[Chunk.count(columns)];
        Arrays.fill(line, Chunk.uniform(requireValue(value)));
        Chunk[][] chunks = new Chunk[Chunk.count(rows)][];
        Arrays.fill(chunks, line);
        return new TileGrid(columns, rows, chunks);
    }

    /** {@return the number of columns} */
    public int columns() {
        return columns;
    }

    /** {@return the number of rows} */
    public int rows() {
        return rows;
    }

    /** {@return the whole grid} */
    public TileRegion region() {
        return new TileRegion(0, 0, columns, rows);
    }

    /**
     * {@return whether a tile is in the grid}
     *
     * @param column column of a tile, counted from 0
     * @param row row of a tile, counted from 0
     */
    public boolean contains(int column, int row) {
        return column >= 0 && column < columns && row >= 0 && row < rows;
    }

    /**
     * {@return the value of a tile}
     *
     * @param column column of a tile, counted from 0
     * @param row row of a tile, counted from 0
     * @throws IndexOutOfBoundsException outside of the grid
     */
    public int at(int column, int row) {
        Objects.checkIndex(column, columns);
        Objects.checkIndex(row, rows);
        return chunks[row >> Chunk.SHIFT][column >> Chunk.SHIFT].at(
                (row & Chunk.MASK) << Chunk.SHIFT | column & Chunk.MASK);
    }

    /**
     * Copies part of a row to the start of an array.
     *
     * @param row row of a tile, counted from 0
     * @param fromColumn the first column
     * @param toColumn the column after the last
     * @param into receives the values
     * @throws IndexOutOfBoundsException if a place is outside the grid or the array
     */
    public void copyRow(int row, int fromColumn, int toColumn, byte[] into) {
        Objects.checkIndex(row, rows);
        Objects.checkFromToIndex(fromColumn, toColumn, columns);
        Chunk[] line = chunks[row >> Chunk.SHIFT];
        int rowInChunk = (row & Chunk.MASK) << Chunk.SHIFT;
        for (int column = fromColumn; column < toColumn; ) {
            int end = Math.min(toColumn, (column | Chunk.MASK) + 1);
            line[column >> Chunk.SHIFT].copy(rowInChunk | column & Chunk.MASK, end - column, into, column - fromColumn);
            column = end;
        }
    }

    /**
     * {@return what stands for a part of 64 x 64 tiles} As long as two grids have the same object for a part, it has the same
     * tiles in both, so what was made of it need not be made again.
     *
     * @param partColumn counted in parts from 0
     * @param partRow counted in parts from 0
     */
    public Object part(int partColumn, int partRow) {
        return chunk(partColumn, partRow);
    }

    /** {@return how many tiles have each value; a uniform chunk is counted in one step} */
    public long[] counts() {
        long[] counts = new long[256];
        for (int chunkRow = 0; chunkRow < chunks.length; chunkRow++) {
            int height = Chunk.extent(chunkRow, rows);
            for (int chunkColumn = 0; chunkColumn < chunks[chunkRow].length; chunkColumn++) {
                int width = Chunk.extent(chunkColumn, columns);
                Chunk chunk = chunks[chunkRow][chunkColumn];
                if (chunk.isUniform()) {
                    counts[chunk.at(0)] += (long) width * height;
                    continue;
                }
                for (int cell = 0; cell < height << Chunk.SHIFT; cell++) {
                    if ((cell & Chunk.MASK) < width) {
                        counts[chunk.at(cell)]++;
                    }
                }
            }
        }
        return counts;
    }

    /**
     * {@return the tiles with a value; a uniform chunk is taken in one step}
     *
     * @param value value of the tiles, 0 to 255
     */
    public TileSet tilesWith(int value) {
        TileSet.Builder found = new TileSet.Builder();
        for (int row = 0; row < rows; row += Chunk.SIDE) {
            for (int column = 0; column < columns; column += Chunk.SIDE) {
                Chunk chunk = chunks[row >> Chunk.SHIFT][column >> Chunk.SHIFT];
                TileRegion part = new TileRegion(column, row, Chunk.SIDE, Chunk.SIDE).intersect(region());
                if (!chunk.isUniform()) {
                    addTilesWith(value, chunk, part, found);
                } else if (chunk.at(0) == value) {
                    found.add(part);
                }
            }
        }
        return found.build();
    }

    private static void addTilesWith(int value, Chunk chunk, TileRegion part, TileSet.Builder found) {
        for (int row = part.row(); row < part.endRow(); row++) {
            int cells = (row & Chunk.MASK) << Chunk.SHIFT;
            found.addRow(
                    row, part.column(), part.endColumn(), column -> chunk.at(cells | column & Chunk.MASK) == value);
        }
    }

    /**
     * {@return a tile in a region that has one of the wanted values, which are given by 256 flags} It is returned as a
     * region. The part of the region outside the grid contains none. Uniform chunks take one step.
     *
     * @param region a rectangle of tiles
     * @param wanted 256 flags, one for each value
     */
    public Optional<TileRegion> find(TileRegion region, boolean[] wanted) {
        TileRegion inside = region.intersect(region());
        for (int row = inside.row(); row < inside.endRow(); row = (row | Chunk.MASK) + 1) {
            for (int column = inside.column(); column < inside.endColumn(); column = (column | Chunk.MASK) + 1) {
                Chunk chunk = chunks[row >> Chunk.SHIFT][column >> Chunk.SHIFT];
                TileRegion part = new TileRegion(
                                column, row, Chunk.SIDE - (column & Chunk.MASK), Chunk.SIDE - (row & Chunk.MASK))
                        .intersect(inside);
                if (chunk.isUniform() && wanted[chunk.at(0)]) {
                    return Optional.of(new TileRegion(column, row, 1, 1));
                }
                Optional<TileRegion> found = chunk.isUniform() ? Optional.empty() : findIn(chunk, part, wanted);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<TileRegion> findIn(Chunk chunk, TileRegion part, boolean[] wanted) {
        for (int row = part.row(); row < part.endRow(); row++) {
            for (int column = part.column(); column < part.endColumn(); column++) {
                if (wanted[chunk.at((row & Chunk.MASK) << Chunk.SHIFT | column & Chunk.MASK)]) {
                    return Optional.of(new TileRegion(column, row, 1, 1));
                }
            }
        }
        return Optional.empty();
    }

    /** {@return a draft of a changed copy of this grid} */
    public TileDraft draft() {
        return new TileDraft(this);
    }

    /**
     * {@return a copy with a change applied}
     *
     * @param change a change of a grid of this size
     * @throws IllegalArgumentException if the change is of a grid of another size
     */
    public TileGrid with(TileChange change) {
        if (change.columns() != columns || change.rows() != rows) {
            throw new IllegalArgumentException("a change of " + change.columns() + " x " + change.rows()
                    + " tiles for a grid of " + columns + " x " + rows);
        }
        int perRow = Chunk.count(columns);
        Map<Integer, Chunk> changed = new HashMap<>();
        for (ChunkChange chunk : change.chunks()) {
            int chunkColumn = chunk.index % perRow;
            int chunkRow = chunk.index / perRow;
            changed.put(
                    chunk.index,
                    chunk.applyTo(
                            chunk(chunkColumn, chunkRow),
                            Chunk.extent(chunkColumn, columns),
                            Chunk.extent(chunkRow, rows)));
        }
        return withChunks(changed);
    }

    /** A copy with other chunks, by their row-major numbers. */
    TileGrid withChunks(Map<Integer, Chunk> changed) {
        if (changed.isEmpty()) {
            return this;
        }
        Chunk[][] copy = chunks.clone();
        int perRow = Chunk.count(columns);
        changed.forEach((index, chunk) -> {
            int chunkRow = index / perRow;
            if (copy[chunkRow] == chunks[chunkRow]) {
                copy[chunkRow] = chunks[chunkRow].clone();
            }
            copy[chunkRow][index % perRow] = chunk;
        });
        return new TileGrid(columns, rows, copy);
    }

    /**
     * {@return a copy with another size, its tiles moved by an offset}
     *
     * @param newColumns columns of the copy
     * @param newRows rows of the copy
     * @param columnOffset new column of this grid's first column; may be negative
     * @param rowOffset new row of this grid's first row; may be negative
     * @param value value of the tiles that this grid doesn't cover
     */
    public TileGrid resized(int newColumns, int newRows, int columnOffset, int rowOffset, int value) {
        requireSize(newColumns, newRows);
        TileRegion shown = new TileRegion(columnOffset, rowOffset, columns, rows)
                .intersect(new TileRegion(0, 0, newColumns, newRows));
        byte[] part = new byte[shown.columns()];
        byte[] line = new byte[newColumns];
        Builder builder = new Builder(newColumns);
        for (int row = 0; row < newRows; row++) {
            Arrays.fill(line, (byte) requireValue(value));
            if (row >= shown.row() && row < shown.endRow()) {
                int from = shown.column() - columnOffset;
                copyRow(row - rowOffset, from, from + shown.columns(), part);
                System.arraycopy(part, 0, line, shown.column(), part.length);
            }
            builder.addRow(line);
        }
        return builder.build();
    }

    /**
     * {@return a copy with every value replaced by {@code newValueOf[value]}}
     *
     * @param newValueOf the new value of each value from 0 to 255
     */
    public TileGrid mapped(int[] newValueOf) {
        byte[] line = new byte[columns];
        Builder builder = new Builder(columns);
        for (int row = 0; row < rows; row++) {
            copyRow(row, 0, columns, line);
            for (int column = 0; column < columns; column++) {
                line[column] = (byte) requireValue(newValueOf[line[column] & 0xFF]);
            }
            builder.addRow(line);
        }
        return builder.build();
    }

    /** Whether the other has the same size and values; shared chunks are not compared. */
    @Override
    public boolean equals(Object other) {
        if (!(other instanceof TileGrid grid) || grid.columns != columns || grid.rows != rows) {
            return false;
        }
        for (int chunkRow = 0; chunkRow < chunks.length; chunkRow++) {
            if (chunks[chunkRow] == grid.chunks[chunkRow]) {
                continue;
            }
            int height = Chunk.extent(chunkRow, rows);
            for (int chunkColumn = 0; chunkColumn < chunks[chunkRow].length; chunkColumn++) {
                int width = Chunk.extent(chunkColumn, columns);
                if (!chunk(chunkColumn, chunkRow).sameCells(grid.chunk(chunkColumn, chunkRow), width, height)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Uses the size and a few tiles, so its cost doesn't depend on the size. */
    @Override
    public int hashCode() {
        return Objects.hash(columns, rows, at(0, 0), at(columns / 2, rows / 2), at(columns - 1, rows - 1));
    }

    @Override
    public String toString() {
        return "TileGrid[" + columns + " x " + rows + "]";
    }

    Chunk chunk(int chunkColumn, int chunkRow) {
        return chunks[chunkRow][chunkColumn];
    }

    /** Whether another grid of this size has the same chunks in a row of chunks, by identity. */
    boolean sharesRow(int chunkRow, TileGrid other) {
        return chunks[chunkRow] == other.chunks[chunkRow];
    }

    /** The heap in bytes of the chunks that another grid doesn't share at the same place. */
    long bytesBesides(TileGrid other) {
        if (chunks == other.chunks) {
            return 0;
        }
        long bytes = ARRAY_BYTES + (long) REFERENCE_BYTES * chunks.length;
        for (int chunkRow = 0; chunkRow < chunks.length; chunkRow++) {
            Chunk[] line = chunks[chunkRow];
            Chunk[] others = chunkRow < other.chunks.length ? other.chunks[chunkRow] : NO_CHUNKS;
            if (line == others) {
                continue;
            }
            bytes += ARRAY_BYTES + (long) REFERENCE_BYTES * line.length;
            for (int chunkColumn = 0; chunkColumn < line.length; chunkColumn++) {
                boolean isShared = chunkColumn < others.length && others[chunkColumn] == line[chunkColumn];
                bytes += isShared ? 0 : line[chunkColumn].sizeBytes();
            }
        }
        return bytes;
    }

    static void requireSize(int columns, int rows) {
        if (columns < 1 || rows < 1 || (long) columns * rows > Limits.MAX_TILES) {
            throw new IllegalArgumentException("columns and rows are " + columns + " x " + rows
                    + ", not at least 1 each and at most " + Limits.MAX_TILES + " tiles");
        }
    }

    static int requireValue(int value) {
        return Objects.checkIndex(value, 256);
    }

    /**
     * Builds a grid row by row from the top; holds no more than the finished chunks and 64 rows. The number of rows need
     * not be known in advance.
     */
    public static final class Builder {
        private final int columns;
        private final List<Chunk[]> lines = new ArrayList<>();
        private byte[][] open;
        private int rows;

        /**
         * For rows of this many tiles.
         *
         * @param columns tiles in a row, at least 1
         */
        public Builder(int columns) {
            TileGrid.requireSize(columns, 1);
            this.columns = columns;
        }

        /** {@return the rows added so far} */
        public int rows() {
            return rows;
        }

        /**
         * Adds the next row: the first values of an array, which is copied.
         *
         * @param values at least as many as a row has tiles, each 0 to 255
         * @throws IllegalArgumentException if the grid has too many tiles now
         */
        public void addRow(byte[] values) {
            TileGrid.requireSize(columns, rows + 1);
            if (open == null) {
                open = new byte[Chunk.count(columns)][Chunk.CELLS];
            }
            int rowInChunk = (rows & Chunk.MASK) << Chunk.SHIFT;
            for (int chunk = 0; chunk < open.length; chunk++) {
                System.arraycopy(values, chunk << Chunk.SHIFT, open[chunk], rowInChunk, Chunk.extent(chunk, columns));
            }
            rows++;
            if ((rows & Chunk.MASK) == 0) {
                close(Chunk.SIDE);
            }
        }

        /**
         * Builds the grid of all rows added. The builder can't be used afterward.
         *
         * @return the grid
         * @throws IllegalArgumentException if there is no row
         */
        public TileGrid build() {
            TileGrid.requireSize(columns, rows);
            if (open != null) {
                close(rows & Chunk.MASK);
            }
            return new TileGrid(columns, rows, lines.toArray(Chunk[][]::new));
        }

        private void close(int height) {
            Chunk[] line = new Chunk[open.length];
            for (int chunk = 0; chunk < line.length; chunk++) {
                line[chunk] = Chunk.of(open[chunk], Chunk.extent(chunk, columns), height);
            }
            lines.add(line);
            open = null;
        }
    }
}
