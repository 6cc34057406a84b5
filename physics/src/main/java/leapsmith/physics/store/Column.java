package leapsmith.physics.store;

import java.util.Arrays;
import java.util.function.Consumer;
import leapsmith.physics.fixed.MemorySize;

/**
 * A column of a {@link BodyStore}: one array with a row for each body. The store reads the array through a field of its
 * own, which the column sets whenever it replaces the array.
 *
 * @param <A> the type of the array
 */
abstract sealed class Column<A> {
    /** How the values of a column are hashed. */
    enum Hashing {
        /** {@link BodyStore#addTo} adds them in its own way, such as packed with other values as in earlier recordings. */
        PACKED,
        /**
         * A value other than 0 is a separate word, together with its column, after the packed ones and in the order of
         * declaration. Use it for new columns: bodies that don't use them keep their hashes. A number whose usual value
         * is not 0 is stored as its difference from that.
         */
        UNLESS_ZERO,
        /** Not hashed, because they don't affect the future. */
        NONE
    }

    /** Up to this number, rows are copied and compared one by one, because a call takes longer. */
    static final int FEW = 8;

    private final String name;
    private final Hashing hashing;
    private final Consumer<A> field;
    A rows;

    private Column(String name, Hashing hashing, A rows, Consumer<A> field) {
        this.name = name;
        this.hashing = hashing;
        this.rows = rows;
        this.field = field;
    }

    /** The name of the store's field. */
    String name() {
        return name;
    }

    Hashing hashing() {
        return hashing;
    }

    final void growTo(int capacity) {
        rows = copy(capacity);
        field.accept(rows);
    }

    /** Restores the first rows from a copy, and resets those from there to {@code end}. */
    final void restore(Object copy, int count, int end) {
        write(copy, count);
        if (count < end) {
            clear(count, end);
        }
    }

    /** An immutable array with the first rows: that of an earlier copy, which may be null, if it is equal. */
    final Object copy(int count, Object earlier) {
        return earlier != null && isEqual(earlier, count) ? earlier : copy(count);
    }

    /** The memory that a copy uses, without the objects that it refers to. */
    static long sizeInBytes(Object copy) {
        return copy instanceof int[] numbers
                ? MemorySize.of(numbers)
                : MemorySize.array(((Object[]) copy).length, MemorySize.REFERENCE);
    }

    /** Resets a row. */
    abstract void reset(int index);

    /** Resets rows. */
    abstract void clear(int from, int to);

    abstract A copy(int length);

    /** Writes the first rows. */
    abstract void write(Object copy, int count);

    abstract boolean isEqual(Object copy, int count);

    /** A column of {@code int}; 0 after a reset. */
    static final class OfInts extends Column<int[]> {
        OfInts(String name, Hashing hashing, int[] rows, Consumer<int[]> field) {
            super(name, hashing, rows, field);
        }

        int at(int index) {
            return rows[index];
        }

        @Override
        void reset(int index) {
            rows[index] = 0;
        }

        @Override
        void clear(int from, int to) {
            Arrays.fill(rows, from, to, 0);
        }

        @Override
        void write(Object copy, int count) {
            int[] from = (int[]) copy;
            if (count > FEW) {
                System.arraycopy(from, 0, rows, 0, count);
                return;
            }
            for (int i = 0; i < count; i++) {
                rows[i] = from[i];
            }
        }

        @Override
        int[] copy(int length) {
            return Arrays.copyOf(rows, length);
        }

        @Override
        boolean isEqual(Object copy, int count) {
            int[] other = (int[]) copy;
            if (count > FEW) {
                return Arrays.equals(rows, 0, count, other, 0, count);
            }
            for (int i = 0; i < count; i++) {
                if (rows[i] != other[i]) {
                    return false;
                }
            }
            return true;
        }
    }

    /** A column of immutable values with hashes of their own; null after a reset. */
    static final class OfValues<T> extends Column<T[]> {
        OfValues(String name, T[] rows, Consumer<T[]> field) {
            super(name, Hashing.PACKED, rows, field);
        }

        @Override
        void reset(int index) {
            rows[index] = null;
        }

        @Override
        void clear(int from, int to) {
            Arrays.fill(rows, from, to, null);
        }

        @Override
        void write(Object copy, int count) {
            System.arraycopy((Object[]) copy, 0, rows, 0, count);
        }

        @Override
        T[] copy(int length) {
            return Arrays.copyOf(rows, length);
        }

        @Override
        boolean isEqual(Object copy, int count) {
            return Arrays.equals(rows, 0, count, (Object[]) copy, 0, count);
        }
    }
}
