package leapsmith.levels.model;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;

/**
 * A set of tiles by column and row, which may be outside of any level. Immutable.
 *
 * <p>Tiles are bits in chunks of 64 x 64, one {@code long} per row of a chunk. All full chunks are one object and empty
 * ones are null, so a rectangle costs memory along its border only: all tiles of a level of 4096 x 4096 take 16 KiB. The
 * chunks are those of the smallest box of chunks that holds the set, so that equal sets have equal chunks.
 */
public final class TileSet {
    /** The set without tiles. */
    public static final TileSet EMPTY = new TileSet(0, 0, 0, 0, new long[0][]);

    private static final long[] FULL = new long[Chunk.SIDE];
    private static final long OVERHEAD_BYTES = 64;

    static {
        Arrays.fill(FULL, -1L);
    }

    private final int firstColumn;
    private final int firstRow;
    private final int columns;
    private final int rows;
    private final long[][] chunks;
    private final TileRegion bounds;
    private final long size;

    /** Positions and numbers are in chunks. */
    private TileSet(int firstColumn, int firstRow, int columns, int rows, long[][] chunks) {
        this.firstColumn = firstColumn;
        this.firstRow = firstRow;
        this.columns = columns;
        this.rows = rows;
        this.chunks = chunks;
        TileRegion all = TileRegion.EMPTY;
        long count = 0;
        for (int i = 0; i < chunks.length; i++) {
            long[] chunk = chunks[i];
            if (chunk != null) {
                int column = firstColumn + i % columns << Chunk.SHIFT;
                int row = firstRow + i / columns << Chunk.SHIFT;
                all = all.union(boundsOf(chunk, column, row));
                for (long bits : chunk) {
                    count += Long.bitCount(bits);
                }
            }
        }
        bounds = all;
        size = count;
    }

    /**
     * {@return the tiles of a rectangle}
     *
     * @param region a rectangle of tiles
     */
    public static TileSet of(TileRegion region) {
        return region.isEmpty() ? EMPTY : new Builder().add(region).build();
    }

    /** {@return whether it contains no tiles} */
    public boolean isEmpty() {
        return size == 0;
    }

    /** {@return the number of tiles} */
    public long size() {
        return size;
    }

    /** {@return the smallest rectangle that holds all tiles} */
    public TileRegion bounds() {
        return bounds;
    }

    /** {@return whether the set is a rectangle: it holds all tiles within its bounds} */
    public boolean isRectangle() {
        return size == bounds.area();
    }

    /**
     * {@return whether a tile is in the set}
     *
     * @param column column of a tile, counted from 0
     * @param row row of a tile, counted from 0
     */
    public boolean contains(int column, int row) {
        return (bits(column >> Chunk.SHIFT, row) >>> (column & Chunk.MASK) & 1) != 0;
    }

    /** {@return the approximate heap size} */
    public long sizeBytes() {
        long bytes = OVERHEAD_BYTES + 8L * chunks.length;
        for (long[] chunk : chunks) {
            bytes += chunk == null || chunk == FULL ? 0 : 8L * Chunk.SIDE + 16;
        }
        return bytes;
    }

    /**
     * {@return the tiles of both sets}
     *
     * @param other any set
     */
    public TileSet union(TileSet other) {
        return isEmpty() ? other : other.isEmpty() ? this : combine(other, bounds.union(other.bounds), (a, b) -> a | b);
    }

    /**
     * {@return the tiles of this set that are not in the other}
     *
     * @param other the tiles to leave out
     */
    public TileSet minus(TileSet other) {
        return bounds.intersect(other.bounds).isEmpty() ? this : combine(other, bounds, (a, b) -> a & ~b);
    }

    /**
     * {@return the tiles in both sets}
     *
     * @param other any set
     */
    public TileSet intersect(TileSet other) {
        TileRegion common = bounds.intersect(other.bounds);
        return common.isEmpty() ? EMPTY : combine(other, common, (a, b) -> a & b);
    }

    /**
     * {@return the tiles of this set within a rectangle; this instance if that is all of them}
     *
     * @param region a rectangle of tiles
     */
    public TileSet intersect(TileRegion region) {
        return bounds.intersect(region).equals(bounds) ? this : intersect(of(region.intersect(bounds)));
    }

    /**
     * {@return the set moved by whole tiles}
     *
     * @param byColumns columns to the right; negative to the left
     * @param byRows rows down; negative up
     */
    public TileSet moved(int byColumns, int byRows) {
        if (isEmpty() || byColumns == 0 && byRows == 0) {
            return this;
        }
        if (isRectangle()) {
            return of(new TileRegion(
                    bounds.column() + byColumns, bounds.row() + byRows, bounds.columns(), bounds.rows()));
        }
        Builder builder = new Builder();
        forEachRun(bounds, (row, from, to) -> builder.addRun(row + byRows, from + byColumns, to + byColumns));
        return builder.build();
    }

    /** Receives runs of adjacent tiles in a row. */
    @FunctionalInterface
    public interface RunVisitor {
        /**
         * A run from a column to the one before {@code toColumn}.
         *
         * @param row row of a tile, counted from 0
         * @param fromColumn the first column
         * @param toColumn the column after the last
         */
        void visit(int row, int fromColumn, int toColumn);
    }

    /**
     * Visits the tiles within a rectangle as runs, each as long as possible, row by row.
     *
     * @param region a rectangle of tiles
     * @param visitor is called for each
     */
    public void forEachRun(TileRegion region, RunVisitor visitor) {
        TileRegion seen = region.intersect(bounds);
        for (int row = seen.row(); row < seen.endRow(); row++) {
            int column = next(row, seen.column(), seen.endColumn(), 0);
            while (column < seen.endColumn()) {
                int end = next(row, column, seen.endColumn(), -1);
                visitor.visit(row, column, end);
                column = next(row, end, seen.endColumn(), 0);
            }
        }
    }

    /** The first column from one column to another that is in the set, or that is not if {@code flip} is -1. */
    private int next(int row, int from, int to, long flip) {
        int column = from;
        while (column < to) {
            long rest = (bits(column >> Chunk.SHIFT, row) ^ flip) >>> (column & Chunk.MASK);
            if (rest != 0) {
                return Math.min(to, column + Long.numberOfTrailingZeros(rest));
            }
            column = (column | Chunk.MASK) + 1;
        }
        return to;
    }

    /** 64 tiles of a row as bits, the lowest for the first column. */
    private long bits(int chunkColumn, int row) {
        long[] chunk = chunk(chunkColumn, row >> Chunk.SHIFT);
        return chunk == null ? 0 : chunk[row & Chunk.MASK];
    }

    private long[] chunk(int chunkColumn, int chunkRow) {
        int column = chunkColumn - firstColumn;
        int row = chunkRow - firstRow;
        return column < 0 || row < 0 || column >= columns || row >= rows ? null : chunks[row * columns + column];
    }

    private interface BitOperator {
        long apply(long a, long b);
    }

    /** Combines both sets within a rectangle; the operator gives 0 for two zeros. */
    private TileSet combine(TileSet other, TileRegion within, BitOperator operator) {
        int left = within.column() >> Chunk.SHIFT;
        int top = within.row() >> Chunk.SHIFT;
        int width = (within.endColumn() - 1 >> Chunk.SHIFT) - left + 1;
        int height = (within.endRow() - 1 >> Chunk.SHIFT) - top + 1;
        long[][] combined = new long[width * height][];
        for (int i = 0; i < combined.length; i++) {
            long[] a = chunk(left + i % width, top + i / width);
            long[] b = other.chunk(left + i % width, top + i / width);
            combined[i] = combine(a, b, operator);
        }
        return trimmed(left, top, width, height, combined);
    }

    private static long[] combine(long[] a, long[] b, BitOperator operator) {
        boolean uniform = (a == null || a == FULL) && (b == null || b == FULL);
        if (uniform) {
            return operator.apply(a == null ? 0 : -1, b == null ? 0 : -1) == 0 ? null : FULL;
        }
        long[] combined = new long[Chunk.SIDE];
        for (int row = 0; row < combined.length; row++) {
            combined[row] = operator.apply(a == null ? 0 : a[row], b == null ? 0 : b[row]);
        }
        return shared(combined);
    }

    /** Null for an empty chunk and the common object for a full one. */
    private static long[] shared(long[] chunk) {
        long any = 0;
        long all = -1;
        for (long bits : chunk) {
            any |= bits;
            all &= bits;
        }
        return any == 0 ? null : all == -1 ? FULL : chunk;
    }

    /** The set of these chunks, in the smallest box of chunks that holds it. */
    private static TileSet trimmed(int left, int top, int width, int height, long[][] chunks) {
        TileRegion used = TileRegion.EMPTY;
        for (int i = 0; i < chunks.length; i++) {
            if (chunks[i] != null) {
                used = used.union(new TileRegion(left + i % width, top + i / width, 1, 1));
            }
        }
        if (used.isEmpty()) {
            return EMPTY;
        }
        long[][] kept = new long[used.columns() * used.rows()][];
        for (int row = 0; row < used.rows(); row++) {
            int from = (used.row() - top + row) * width + used.column() - left;
            System.arraycopy(chunks, from, kept, row * used.columns(), used.columns());
        }
        return new TileSet(used.column(), used.row(), used.columns(), used.rows(), kept);
    }

    private static TileRegion boundsOf(long[] chunk, int column, int row) {
        long any = 0;
        int first = -1;
        int last = -1;
        for (int i = 0; i < chunk.length; i++) {
            any |= chunk[i];
            if (chunk[i] != 0) {
                first = first < 0 ? i : first;
                last = i;
            }
        }
        int left = Long.numberOfTrailingZeros(any);
        int right = Chunk.SIDE - Long.numberOfLeadingZeros(any);
        return new TileRegion(column + left, row + first, right - left, last - first + 1);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TileSet set
                && set.firstColumn == firstColumn
                && set.firstRow == firstRow
                && set.columns == columns
                && set.size == size
                && Arrays.deepEquals(set.chunks, chunks);
    }

    @Override
    public int hashCode() {
        return 31 * bounds.hashCode() + Long.hashCode(size);
    }

    @Override
    public String toString() {
        return "TileSet[" + size + " tiles in " + bounds + "]";
    }

    /** Collects tiles into a set. */
    public static final class Builder {
        private final Map<Long, long[]> chunks = new HashMap<>();
        private TileRegion box = TileRegion.EMPTY;

        /** A builder without tiles. */
        public Builder() {}

        /**
         * Adds the tiles of a rectangle.
         *
         * @param region a rectangle of tiles
         * @return this builder
         */
        public Builder add(TileRegion region) {
            int endRow = region.endRow();
            for (int row = region.row(); row < endRow; row = (row | Chunk.MASK) + 1) {
                int rowEnd = Math.min(endRow, (row | Chunk.MASK) + 1);
                for (int column = region.column(); column < region.endColumn(); column = (column | Chunk.MASK) + 1) {
                    int columnEnd = Math.min(region.endColumn(), (column | Chunk.MASK) + 1);
                    if (columnEnd - column == Chunk.SIDE && rowEnd - row == Chunk.SIDE) {
                        put(column >> Chunk.SHIFT, row >> Chunk.SHIFT, FULL);
                    } else {
                        addInChunk(column, columnEnd, row, rowEnd);
                    }
                }
            }
            return this;
        }

        /**
         * Adds a run of a row, from a column to the one before {@code toColumn}.
         *
         * @param row row of a tile, counted from 0
         * @param fromColumn the first column
         * @param toColumn the column after the last
         * @return this builder
         */
        public Builder addRun(int row, int fromColumn, int toColumn) {
            for (int column = fromColumn; column < toColumn; column = (column | Chunk.MASK) + 1) {
                addInChunk(column, Math.min(toColumn, (column | Chunk.MASK) + 1), row, row + 1);
            }
            return this;
        }

        /**
         * Adds the tiles of a row that pass a test, from a column to the one before {@code toColumn}.
         *
         * @param row row of a tile, counted from 0
         * @param fromColumn the first column
         * @param toColumn the column after the last
         * @param contains whether a column belongs to the set
         * @return this builder
         */
        public Builder addRow(int row, int fromColumn, int toColumn, IntPredicate contains) {
            int start = fromColumn;
            for (int column = fromColumn; column <= toColumn; column++) {
                if (column == toColumn || !contains.test(column)) {
                    addRun(row, start, column);
                    start = column + 1;
                }
            }
            return this;
        }

        /**
         * The set of all tiles added.
         *
         * @return the finished value
         */
        public TileSet build() {
            if (box.isEmpty()) {
                return EMPTY;
            }
            long[][] list = new long[box.columns() * box.rows()][];
            for (int i = 0; i < list.length; i++) {
                long[] chunk = chunks.get(key(box.column() + i % box.columns(), box.row() + i / box.columns()));
                list[i] = chunk == null || chunk == FULL ? chunk : shared(chunk.clone());
            }
            return trimmed(box.column(), box.row(), box.columns(), box.rows(), list);
        }

        private void addInChunk(int from, int to, int row, int endRow) {
            int chunkColumn = from >> Chunk.SHIFT;
            int chunkRow = row >> Chunk.SHIFT;
            long[] chunk = chunks.get(key(chunkColumn, chunkRow));
            if (chunk == FULL) {
                return;
            }
            if (chunk == null) {
                chunk = new long[Chunk.SIDE];
                put(chunkColumn, chunkRow, chunk);
            }
            long bits = -1L >>> Chunk.SIDE - (to - from) << (from & Chunk.MASK);
            for (int i = row; i < endRow; i++) {
                chunk[i & Chunk.MASK] |= bits;
            }
        }

        private void put(int chunkColumn, int chunkRow, long[] chunk) {
            chunks.put(key(chunkColumn, chunkRow), chunk);
            box = box.union(new TileRegion(chunkColumn, chunkRow, 1, 1));
        }

        private static long key(int chunkColumn, int chunkRow) {
            return (long) chunkRow << 32 | chunkColumn & 0xFFFFFFFFL;
        }
    }
}
