package leapsmith.levels.convert;

import java.util.Arrays;
import java.util.function.IntPredicate;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.model.TileRegion;

/** How many cells of a layer have each value other than 0. */
final class CellHistogram {
    // A hash table without an object for a cell; cells are listed in the order in which they came.
    private int[] slots = new int[64];
    private int[] keys = new int[32];
    private int[] values = new int[32];
    private int size;

    private CellHistogram(Cells cells) {
        TileRegion bounds = cells.bounds();
        for (int row = bounds.row(); row < bounds.endRow(); row++) {
            int run = 0;
            int last = 0;
            for (int column = bounds.column(); column < bounds.endColumn(); column++) {
                int cell = cells.at(column, row);
                if (cell != last) {
                    count(last, run);
                    last = cell;
                    run = 0;
                }
                run++;
            }
            count(last, run);
        }
    }

    private void count(int cell, int run) {
        if (cell != 0 && run > 0) {
            add(cell, run);
        }
    }

    static CellHistogram of(ExternalLayer layer) {
        return new CellHistogram(cellsOf(layer));
    }

    /** The cells of a layer; none if it holds something else. */
    static Cells cellsOf(ExternalLayer layer) {
        if (layer instanceof ExternalLayer.Tiles tiles) {
            return tiles.cells();
        }
        return layer instanceof ExternalLayer.Values values ? values.cells() : NO_CELLS;
    }

    private static final Cells NO_CELLS = new Cells() {
        @Override
        public TileRegion bounds() {
            return TileRegion.EMPTY;
        }

        @Override
        public int at(int column, int row) {
            return 0;
        }
    };

    /** The different values, each with its place in {@link #valueAt}. */
    int size() {
        return size;
    }

    int valueAt(int index) {
        return keys[index];
    }

    int countAt(int index) {
        return values[index];
    }

    /** How many cells have a value that meets a condition. */
    long count(IntPredicate condition) {
        long sum = 0;
        for (int i = 0; i < size; i++) {
            if (condition.test(keys[i])) {
                sum += values[i];
            }
        }
        return sum;
    }

    /** How many cells aren't empty. */
    long total() {
        return count(cell -> true);
    }

    /** The place of a value, see {@link #valueAt}; -1 if there is none. */
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
    private void add(int key, int amount) {
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
