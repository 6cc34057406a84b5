package leapsmith.levels.model;

import java.util.Arrays;

/**
 * 64 x 64 tile values that never change, row by row; a chunk of one value holds no array and there is one of it per
 * value. In a chunk at the right or bottom edge of a grid only the first {@code width} columns and {@code height} rows
 * are used; the rest is never read.
 */
final class Chunk {
    static final int SHIFT = 6;
    static final int SIDE = 1 << SHIFT;
    static final int MASK = SIDE - 1;
    static final int CELLS = SIDE * SIDE;

    private static final Chunk[] UNIFORM = new Chunk[256];

    static {
        for (int value = 0; value < UNIFORM.length; value++) {
            UNIFORM[value] = new Chunk(null, (byte) value);
        }
    }

    private final byte[] cells;
    private final byte value;

    private Chunk(byte[] cells, byte value) {
        this.cells = cells;
        this.value = value;
    }

    static Chunk uniform(int value) {
        return UNIFORM[value & 0xFF];
    }

    /** A chunk that takes ownership of these cells. */
    static Chunk of(byte[] cells, int width, int height) {
        byte first = cells[0];
        for (int row = 0; row < height; row++) {
            int from = row << SHIFT;
            for (int i = from; i < from + width; i++) {
                if (cells[i] != first) {
                    return new Chunk(cells, (byte) 0);
                }
            }
        }
        return uniform(first);
    }

    /** How many chunks cover this many tiles. */
    static int count(int tiles) {
        return (tiles + MASK) >> SHIFT;
    }

    /** How many tiles of a chunk lie inside a grid with this many tiles on the axis. */
    static int extent(int chunk, int tiles) {
        return Math.min(SIDE, tiles - (chunk << SHIFT));
    }

    boolean isUniform() {
        return cells == null;
    }

    /** The value at {@code row * 64 + column}, 0 to 255. */
    int at(int cell) {
        return (cells == null ? value : cells[cell]) & 0xFF;
    }

    byte[] toArray() {
        if (cells != null) {
            return cells.clone();
        }
        byte[] copy = new byte[CELLS];
        Arrays.fill(copy, value);
        return copy;
    }

    void copy(int cell, int length, byte[] into, int offset) {
        if (cells == null) {
            Arrays.fill(into, offset, offset + length, value);
        } else {
            System.arraycopy(cells, cell, into, offset, length);
        }
    }

    boolean sameCells(Chunk other, int width, int height) {
        if (this == other) {
            return true;
        }
        for (int row = 0; row < height; row++) {
            int from = row << SHIFT;
            for (int cell = from; cell < from + width; cell++) {
                if (at(cell) != other.at(cell)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Heap that the cells take, in bytes. */
    int sizeBytes() {
        return cells == null ? 0 : CELLS + 32;
    }
}
