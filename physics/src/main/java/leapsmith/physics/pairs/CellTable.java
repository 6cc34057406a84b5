package leapsmith.physics.pairs;

import java.util.Arrays;

/**
 * Maps the cells that contain bodies to dense slots 0, 1, 2 ... in the order of first use.
 *
 * <p>In a level with few cells the table has an entry for each cell. Otherwise it is a hash table with open addressing
 * and linear probing, at most half full. Clearing either costs time in proportion to the cells that were in use.
 */
final class CellTable {
    private static final int FEW_CELLS = 1 << 18;
    private static final int FIRST_BITS = 6;
    /** Fibonacci hashing: 2^32 divided by the golden ratio. */
    private static final int SPREAD = 0x9E37_79B1;

    /** By table index: the slot plus one; 0 if there is none. */
    private int[] slots = new int[0];

    private int hashBits;
    private int levelColumns;
    private boolean direct;

    // By slot.
    private int[] columns = new int[1 << FIRST_BITS];
    private int[] rows = new int[1 << FIRST_BITS];
    private int[] places = new int[1 << FIRST_BITS];
    private int count;

    /** Removes all cells, and sets the size of the level in cells. */
    void clear(int cellColumns, int cellRows) {
        for (int slot = 0; slot < count; slot++) {
            slots[places[slot]] = 0;
        }
        count = 0;
        boolean few = (long) cellColumns * cellRows <= FEW_CELLS;
        if (few && slots.length < cellColumns * cellRows) {
            slots = new int[cellColumns * cellRows];
        } else if (!few && (direct || slots.length == 0)) {
            hashBits = FIRST_BITS;
            slots = new int[1 << hashBits];
        }
        direct = few;
        levelColumns = cellColumns;
    }

    /** The number of slots. */
    int count() {
        return count;
    }

    int column(int slot) {
        return columns[slot];
    }

    int row(int slot) {
        return rows[slot];
    }

    /** The slot of a cell, or a negative number if it has none. */
    int existingSlotOf(int column, int row) {
        return slots.length == 0 ? -1 : slots[indexOf(column, row)] - 1;
    }

    /** The slot of a cell; a new one if it has none. */
    int slotOf(int column, int row) {
        int indexOf = indexOf(column, row);
        int slot = slots[indexOf] - 1;
        return slot >= 0 ? slot : add(indexOf, column, row);
    }

    /** The table index of a cell, or the free one where it would be. */
    private int indexOf(int column, int row) {
        return direct ? row * levelColumns + column : probe(column, row);
    }

    private int probe(int column, int row) {
        int mask = slots.length - 1;
        int indexOf = (row << 16 ^ column) * SPREAD >>> Integer.SIZE - hashBits;
        while (slots[indexOf] != 0 && (columns[slots[indexOf] - 1] != column || rows[slots[indexOf] - 1] != row)) {
            indexOf = indexOf + 1 & mask;
        }
        return indexOf;
    }

    private int add(int free, int column, int row) {
        int indexOf = free;
        if (!direct && 2 * (count + 1) > slots.length) {
            grow();
            indexOf = probe(column, row);
        }
        if (count == columns.length) {
            columns = Arrays.copyOf(columns, 2 * count);
            rows = Arrays.copyOf(rows, 2 * count);
            places = Arrays.copyOf(places, 2 * count);
        }
        columns[count] = column;
        rows[count] = row;
        places[count] = indexOf;
        slots[indexOf] = ++count;
        return count - 1;
    }

    private void grow() {
        hashBits++;
        slots = new int[1 << hashBits];
        for (int slot = 0; slot < count; slot++) {
            int indexOf = probe(columns[slot], rows[slot]);
            slots[indexOf] = slot + 1;
            places[slot] = indexOf;
        }
    }
}
