package leapsmith.levels.model;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * The change of one chunk: either the changed cells, or the whole chunk before and after if that is smaller. A cell is
 * packed as its place in the chunk, its value before and its value after: {@code place << 16 | before << 8 | after};
 * packed cells ascend.
 */
abstract sealed class ChunkChange {
    /** Row-major number of the chunk in its grid. */
    final int index;

    private ChunkChange(int index) {
        this.index = index;
    }

    /** The change from one chunk to another, or null where none of the cells in use differs. */
    static ChunkChange between(int index, Chunk before, Chunk after, int width, int height) {
        int count = 0;
        if (before.isUniform() && after.isUniform()) {
            count = before == after ? 0 : width * height;
        } else if (before != after) {
            count = countDifferences(before, after, width, height);
        }
        if (count == 0) {
            return null;
        }
        if (count * 4 <= before.sizeBytes() + after.sizeBytes()) {
            return new Sparse(index, pack(before, after, width, height, count));
        }
        return new Dense(index, before, after, width, height, count);
    }

    /** The changes of the cells whose places pass a test: this instance if all do, null if none does. */
    ChunkChange only(IntPredicate places) {
        int[] kept = Arrays.stream(cells())
                .filter(packed -> places.test(place(packed)))
                .toArray();
        return kept.length == cellCount() ? this : kept.length == 0 ? null : new Sparse(index, kept);
    }

    abstract int cellCount();

    /** All changed cells, packed; the caller must not write to it. */
    abstract int[] cells();

    abstract Chunk applyTo(Chunk chunk, int width, int height);

    /** The smallest region of the chunk with all changed cells, in cells of the chunk. */
    abstract TileRegion bounds();

    abstract long sizeBytes();

    static int place(int packed) {
        return packed >>> 16;
    }

    static int before(int packed) {
        return packed >>> 8 & 0xFF;
    }

    static int after(int packed) {
        return packed & 0xFF;
    }

    private static int packed(int place, int before, int after) {
        return place << 16 | before << 8 | after;
    }

    private static int countDifferences(Chunk before, Chunk after, int width, int height) {
        int count = 0;
        for (int row = 0; row < height; row++) {
            int from = row << Chunk.SHIFT;
            for (int cell = from; cell < from + width; cell++) {
                if (before.at(cell) != after.at(cell)) {
                    count++;
                }
            }
        }
        return count;
    }

    private static int[] pack(Chunk before, Chunk after, int width, int height, int count) {
        int[] cells = new int[count];
        int next = 0;
        for (int row = 0; row < height; row++) {
            int from = row << Chunk.SHIFT;
            for (int cell = from; cell < from + width; cell++) {
                if (before.at(cell) != after.at(cell)) {
                    cells[next++] = packed(cell, before.at(cell), after.at(cell));
                }
            }
        }
        return cells;
    }

    private static Chunk write(int[] packedCells, Chunk chunk, int width, int height) {
        byte[] cells = chunk.toArray();
        for (int packed : packedCells) {
            cells[place(packed)] = (byte) after(packed);
        }
        return Chunk.of(cells, width, height);
    }

    /** Stores only the changed cells. */
    private static final class Sparse extends ChunkChange {
        private final int[] cells;

        Sparse(int index, int[] cells) {
            super(index);
            this.cells = cells;
        }

        @Override
        int cellCount() {
            return cells.length;
        }

        @Override
        int[] cells() {
            return cells;
        }

        @Override
        Chunk applyTo(Chunk chunk, int width, int height) {
            return write(cells, chunk, width, height);
        }

        @Override
        TileRegion bounds() {
            int left = Chunk.SIDE;
            int right = 0;
            for (int packed : cells) {
                int column = place(packed) & Chunk.MASK;
                left = Math.min(left, column);
                right = Math.max(right, column);
            }
            int top = place(cells[0]) >> Chunk.SHIFT;
            int bottom = place(cells[cells.length - 1]) >> Chunk.SHIFT;
            return TileRegion.between(left, top, right, bottom);
        }

        @Override
        long sizeBytes() {
            return 40 + 4L * cells.length;
        }
    }

    /** Stores the whole chunk before and after. A uniform chunk takes no memory. */
    private static final class Dense extends ChunkChange {
        private final Chunk before;
        private final Chunk after;
        private final int width;
        private final int height;
        private final int count;

        Dense(int index, Chunk before, Chunk after, int width, int height, int count) {
            super(index);
            this.before = before;
            this.after = after;
            this.width = width;
            this.height = height;
            this.count = count;
        }

        @Override
        int cellCount() {
            return count;
        }

        @Override
        int[] cells() {
            return pack(before, after, width, height, count);
        }

        @Override
        Chunk applyTo(Chunk chunk, int ignoredWidth, int ignoredHeight) {
            return chunk.sameCells(before, width, height) ? after : write(cells(), chunk, width, height);
        }

        @Override
        TileRegion bounds() {
            if (count == width * height) {
                return new TileRegion(0, 0, width, height);
            }
            int left = width;
            int right = 0;
            int top = height;
            int bottom = 0;
            for (int row = 0; row < height; row++) {
                for (int column = 0; column < width; column++) {
                    int cell = row << Chunk.SHIFT | column;
                    if (before.at(cell) != after.at(cell)) {
                        left = Math.min(left, column);
                        right = Math.max(right, column);
                        top = Math.min(top, row);
                        bottom = row;
                    }
                }
            }
            return TileRegion.between(left, top, right, bottom);
        }

        @Override
        long sizeBytes() {
            return 48 + before.sizeBytes() + after.sizeBytes();
        }
    }
}
