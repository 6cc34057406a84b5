package leapsmith.levels.convert;

import java.util.Arrays;

/** A number for each of some keys, without an object for either; keys are listed in the order in which they came. */
final class IntTable {
    private int[] slots = new int[64];
    private int[] keys = new int[32];
    private int[] values = new int[32];
    private int size;

    int size() {
        return size;
    }

    int key(int index) {
        return keys[index];
    }

    int value(int index) {
        return values[index];
    }

    /** The place of a key in the order of keys; -1 if there is none. */
    int indexOf(int key) {
        for (int slot = slotOf(key); ; slot = slot + 1 & slots.length - 1) {
            if (slots[slot] == 0) {
                return -1;
            }
            if (keys[slots[slot] - 1] == key) {
                return slots[slot] - 1;
            }
        }
    }

    /** Adds to the number of a key, which is 0 at first. */
    void add(int key, int amount) {
        int index = indexOf(key);
        if (index < 0) {
            index = insert(key);
        }
        values[index] += amount;
    }

    private int insert(int key) {
        if (size == keys.length) {
            grow();
        }
        keys[size] = key;
        place(size);
        return size++;
    }

    private void place(int index) {
        int slot = slotOf(keys[index]);
        while (slots[slot] != 0) {
            slot = slot + 1 & slots.length - 1;
        }
        slots[slot] = index + 1;
    }

    private void grow() {
        keys = Arrays.copyOf(keys, 2 * size);
        values = Arrays.copyOf(values, 2 * size);
        slots = new int[4 * size];
        for (int i = 0; i < size; i++) {
            place(i);
        }
    }

    private int slotOf(int key) {
        int mixed = key * 0x9E3779B9;
        return (mixed ^ mixed >>> 15) & slots.length - 1;
    }
}
