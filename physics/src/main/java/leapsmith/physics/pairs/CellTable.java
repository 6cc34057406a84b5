package leapsmith.physics.pairs;

import java.util.Arrays;
import leapsmith.physics.fixed.StateHash;

/**
 * From the cells that hold bodies to dense slots 0, 1, 2 ... in the order in which they are first asked for.
 *
 * <p>Open addressing with linear probing; at most half of the places are used. Emptying it is free: a place counts only
 * if it bears the stamp of this filling. Its size goes with the cells in use and never with the map.
 */
final class CellTable {
    private static final int FIRST_CAPACITY = 64;

    private long[] keys = new long[FIRST_CAPACITY];
    private int[] stamps = new int[FIRST_CAPACITY];
    private int[] slots = new int[FIRST_CAPACITY];
    private int stamp = 1;

    private int[] columns = new int[FIRST_CAPACITY];
    private int[] rows = new int[FIRST_CAPACITY];
    private int count;

    /** Forgets all cells. */
    void clear() {
        count = 0;
        stamp++;
        if (stamp == 0) {
            // After 2^32 fillings old stamps would count again.
            Arrays.fill(stamps, 0);
            stamp = 1;
        }
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

    /** The slot of a cell; a new one if it has none yet. */
    int slotOf(int column, int row) {
        long key = (long) row << Integer.SIZE | column & 0xFFFF_FFFFL;
        int place = find(key);
        if (stamps[place] == stamp) {
            return slots[place];
        }
        if (2 * (count + 1) > keys.length) {
            grow();
            place = find(key);
        }
        keys[place] = key;
        stamps[place] = stamp;
        slots[place] = count;
        columns[count] = column;
        rows[count] = row;
        return count++;
    }

    /** The slot of a cell, or a negative number if it has none. */
    int existingSlotOf(int column, int row) {
        int place = find((long) row << Integer.SIZE | column & 0xFFFF_FFFFL);
        return stamps[place] == stamp ? slots[place] : -1;
    }

    /** The place of a key, or the free one where it belongs. */
    private int find(long key) {
        int mask = keys.length - 1;
        int place = (int) StateHash.mix(key) & mask;
        while (stamps[place] == stamp && keys[place] != key) {
            place = place + 1 & mask;
        }
        return place;
    }

    private void grow() {
        int capacity = 2 * keys.length;
        keys = new long[capacity];
        stamps = new int[capacity];
        slots = new int[capacity];
        stamp = 1;
        columns = Arrays.copyOf(columns, capacity);
        rows = Arrays.copyOf(rows, capacity);
        for (int slot = 0; slot < count; slot++) {
            long key = (long) rows[slot] << Integer.SIZE | columns[slot] & 0xFFFF_FFFFL;
            int place = find(key);
            keys[place] = key;
            stamps[place] = stamp;
            slots[place] = slot;
        }
    }
}
