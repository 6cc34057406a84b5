package leapsmith.physics.pairs;

import java.util.Arrays;

/**
 * From the cells that hold bodies to dense slots 0, 1, 2 ... in the order in which they are first asked for.
 *
 * <p>While a level has few cells each has a place of its own. Of more, they share a table with open addressing and linear
 * probing, of which at most half is used. Emptying either costs as much as the cells that were in use.
 */
final class CellTable {
    private static final int FEW_CELLS = 1 << 18;
    private static final int FIRST_BITS = 6;
    /** Fibonacci hashing: 2^32 divided by the golden ratio. */
    private static final int SPREAD = 0x9E37_79B1;

    /** One more than the slot, by place; 0 where there is none. */
    private int[] slots = new int[0];

    private int hashBits;
    private int levelColumns;
    private boolean direct;

    // By slot.
    private int[] columns = new int[1 << FIRST_BITS];
    private int[] rows = new int[1 << FIRST_BITS];
    private int[] places = new int[1 << FIRST_BITS];
    private int count;

    /** Forgets all cells; from now on they are those of a level of so many columns and rows of cells. */
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

    /** How many slots there are. */
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
        return slots.length == 0 ? -1 : slots[place(column, row)] - 1;
    }

    /** The slot of a cell; a new one if it has none yet. */
    int slotOf(int column, int row) {
        int place = place(column, row);
        int slot = slots[place] - 1;
        return slot >= 0 ? slot : add(place, column, row);
    }

    /** The place of a cell, or the free one where it belongs. */
    private int place(int column, int row) {
        return direct ? row * levelColumns + column : probe(column, row);
    }

    private int probe(int column, int row) {
        int mask = slots.length - 1;
        int place = (row << 16 ^ column) * SPREAD >>> Integer.SIZE - hashBits;
        while (slots[place] != 0 && (columns[slots[place] - 1] != column || rows[slots[place] - 1] != row)) {
            place = place + 1 & mask;
        }
        return place;
    }

    private int add(int free, int column, int row) {
        int place = free;
        if (!direct && 2 * (count + 1) > slots.length) {
            grow();
            place = probe(column, row);
        }
        if (count == columns.length) {
            columns = Arrays.copyOf(columns, 2 * count);
            rows = Arrays.copyOf(rows, 2 * count);
            places = Arrays.copyOf(places, 2 * count);
        }
        columns[count] = column;
        rows[count] = row;
        places[count] = place;
        slots[place] = ++count;
        return count - 1;
    }

    private void grow() {
        hashBits++;
        slots = new int[1 << hashBits];
        for (int slot = 0; slot < count; slot++) {
            int place = probe(columns[slot], rows[slot]);
            slots[place] = slot + 1;
            places[slot] = place;
        }
    }
}
