package leapsmith.physics.store;

import static leapsmith.physics.store.Column.Hashing.UNLESS_ZERO;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.store.Column.Hashing;

/** The columns that a {@link BodyStore} declares. They all have the same number of rows. */
final class Columns {
    /** How many rows a column has at first. */
    static final int FIRST_CAPACITY = 16;

    /** All columns in the order of declaration. */
    private Column<?>[] all = new Column<?>[0];
    /** The columns whose values are hashed as separate words. */
    private Column.OfInts[] words = new Column.OfInts[0];

    private final List<Column.OfInts> ints = new ArrayList<>();
    private final List<Column.OfValues<?>> values = new ArrayList<>();
    /** The arrays of {@link #ints}. */
    private int[][] arrays = new int[0][];
    /** Those of them that are in use. */
    private int[][] usedArrays = new int[0][];
    /** Which these are: a bit for each of {@link #ints}. */
    private long usedInts;

    /** The rows last copied or restored: the next copy shares the columns that are equal. */
    private BodyRows lastCopy;

    /**
     * Declares a column of {@code int}.
     *
     * @param name the name of its field
     * @param field sets the field each time the array is replaced
     * @return its first array
     */
    int[] addInts(String name, Hashing hashing, Consumer<int[]> field) {
        Group alwaysUsed = new Group();
        alwaysUsed.isUsed = true;
        return addInts(alwaysUsed, name, hashing, field);
    }

    /** Declares a column that is 0 in all rows until its group is in use. */
    int[] addInts(Group group, String name, Hashing hashing, Consumer<int[]> field) {
        Column.OfInts column = new Column.OfInts(group, name, hashing, new int[FIRST_CAPACITY], field);
        add(column);
        ints.add(column);
        arrays = Arrays.copyOf(arrays, ints.size());
        arrays[ints.size() - 1] = column.rows;
        if (hashing == UNLESS_ZERO) {
            words = Arrays.copyOf(words, words.length + 1);
            words[words.length - 1] = column;
        }
        findUsed();
        return column.rows;
    }

    /**
     * Columns that few worlds need. As long as they are not in use, all their values are 0, and they are neither copied nor
     * restored; so a value other than 0 is set only after a call of {@link #use}.
     */
    final class Group {
        private boolean isUsed;

        boolean isUsed() {
            return isUsed;
        }

        /** Puts the columns in use, for good. */
        void use() {
            if (!isUsed) {
                isUsed = true;
                findUsed();
            }
        }
    }

    private void findUsed() {
        usedInts = 0;
        for (int c = 0; c < arrays.length; c++) {
            usedInts |= ints.get(c).isUsed() ? 1L << c : 0;
        }
        usedArrays = new int[Long.bitCount(usedInts)][];
        int found = 0;
        for (int c = 0; c < arrays.length; c++) {
            if ((usedInts >> c & 1) != 0) {
                usedArrays[found++] = arrays[c];
            }
        }
    }

    /** Declares a column of immutable values, as {@link #addInts}, with its first array. */
    <T> T[] addValues(String name, Column.Definition<T, ?> definition, Consumer<T[]> field) {
        T[] rows = definition.array().apply(FIRST_CAPACITY);
        Column.OfValues<T> column = new Column.OfValues<>(name, rows, field, definition);
        add(column);
        values.add(column);
        return rows;
    }

    private void add(Column<?> column) {
        all = Arrays.copyOf(all, all.length + 1);
        all[all.length - 1] = column;
    }

    /** The columns in the order of declaration. */
    List<Column<?>> all() {
        return List.of(all);
    }

    /** Resets a row. */
    void reset(int index) {
        for (int c = 0; c < all.length; c++) {
            all[c].reset(index);
        }
    }

    /** Replaces the arrays by longer ones. */
    void growTo(int capacity) {
        for (int c = 0; c < all.length; c++) {
            all[c].growTo(capacity);
        }
        for (int c = 0; c < arrays.length; c++) {
            arrays[c] = ints.get(c).rows;
        }
        findUsed();
    }

    /** An immutable copy of the first rows. */
    BodyRows copy(int used, int limit, int count) {
        assert areUnusedZero(used) : unusedWithValues(used) + " have values, but aren't in use";
        lastCopy = BodyRows.copyOf(all, used, limit, count, lastCopy);
        return lastCopy;
    }

    /** Restores the first rows from a copy, and resets those from there to {@code end}. */
    void restore(BodyRows rows, int end) {
        lastCopy = rows;
        for (int c = 0; c < all.length; c++) {
            all[c].restore(rows.column(c), rows.used(), end);
        }
    }

    /** Copies the first rows into a buffer, replacing what it has. */
    void copy(RowBuffer into, int used) {
        assert areUnusedZero(used) : unusedWithValues(used) + " have values, but aren't in use";
        int[][] from = usedArrays;
        int columnCount = from.length;
        into.require(columnCount * used, values.size() * used);
        into.columns = usedInts;
        int[] numbers = into.numbers;
        if (used <= Column.FEW) {
            for (int i = 0; i < used; i++) {
                for (int c = 0; c < columnCount; c++) {
                    numbers[c * used + i] = from[c][i];
                }
            }
        } else {
            for (int c = 0; c < columnCount; c++) {
                System.arraycopy(from[c], 0, numbers, c * used, used);
            }
        }
        for (int c = 0; c < values.size(); c++) {
            System.arraycopy(values.get(c).rows, 0, into.values, c * used, used);
        }
    }

    /** Restores the first rows from a buffer, and resets those from there to {@code end}. */
    void restore(RowBuffer rows, int end) {
        int used = rows.used;
        if (rows.columns != usedInts) {
            useColumnsOf(rows);
        }
        int[][] into = usedArrays;
        int columnCount = into.length;
        int[] numbers = rows.numbers;
        if (used <= Column.FEW) {
            for (int i = 0; i < used; i++) {
                for (int c = 0; c < columnCount; c++) {
                    into[c][i] = numbers[c * used + i];
                }
            }
        } else {
            for (int c = 0; c < columnCount; c++) {
                System.arraycopy(numbers, c * used, into[c], 0, used);
            }
        }
        for (int c = 0; c < values.size(); c++) {
            System.arraycopy(rows.values, c * used, values.get(c).rows, 0, used);
        }
        for (int c = 0; used < end && c < all.length; c++) {
            all[c].clear(used, end);
        }
    }

    /** Makes the columns that are in use the same for the rows of a buffer and for those here. */
    private void useColumnsOf(RowBuffer rows) {
        for (int c = 0; c < arrays.length; c++) {
            if ((rows.columns >> c & 1) != 0) {
                ints.get(c).use();
            }
        }
        if (rows.columns == usedInts) {
            return;
        }
        int used = rows.used;
        int[] numbers = new int[usedArrays.length * used];
        int from = 0;
        int to = 0;
        for (int c = 0; c < arrays.length; c++) {
            if ((rows.columns >> c & 1) != 0) {
                System.arraycopy(rows.numbers, from++ * used, numbers, to * used, used);
            }
            to += (int) (usedInts >> c & 1);
        }
        rows.numbers = numbers;
        rows.columns = usedInts;
    }

    private boolean areUnusedZero(int used) {
        for (int c = 0; c < arrays.length; c++) {
            if (!ints.get(c).isUsed() && !ints.get(c).isZero(used)) {
                return false;
            }
        }
        return true;
    }

    private List<String> unusedWithValues(int used) {
        return ints.stream()
                .filter(it -> !it.isUsed() && !it.isZero(used))
                .map(Column::name)
                .toList();
    }

    /** An immutable copy of a row. */
    BodyRow copyRow(int index) {
        int[] numbers = new int[arrays.length];
        for (int c = 0; c < numbers.length; c++) {
            numbers[c] = arrays[c][index];
        }
        Object[] others = new Object[values.size()];
        for (int c = 0; c < others.length; c++) {
            others[c] = values.get(c).rows[index];
        }
        return new BodyRow(numbers, others);
    }

    /** Restores a row. */
    void restoreRow(int index, BodyRow row) {
        for (int c = 0; c < arrays.length; c++) {
            arrays[c][index] = row.numbers[c];
        }
        for (int c = 0; c < values.size(); c++) {
            System.arraycopy(row.values, c, values.get(c).rows, index, 1);
        }
    }

    /** Adds the values of a row that are hashed as separate words, each with the number of its column. */
    void addWords(int index, StateHash hash) {
        for (int c = 0; c < words.length; c++) {
            int value = words[c].at(index);
            if (value != 0) {
                hash.add(both(c + 1, value));
            }
        }
    }

    /** Two numbers as one word. */
    static long both(int high, int low) {
        return (long) high << Integer.SIZE | low & 0xFFFF_FFFFL;
    }
}
