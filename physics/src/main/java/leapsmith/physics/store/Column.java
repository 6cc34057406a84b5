package leapsmith.physics.store;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import leapsmith.physics.bytes.ByteReader;
import leapsmith.physics.bytes.ByteWriter;
import leapsmith.physics.fixed.MemorySize;
import leapsmith.physics.fixed.StateHash;

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

    /** Adds the names of what is written to a hash. */
    void addSchema(StateHash hash) {
        hash.add(name);
    }

    final void growTo(int capacity) {
        rows = copy(capacity);
        field.accept(rows);
    }

    /** Whether it may have values other than those after a reset. */
    boolean isUsed() {
        return true;
    }

    /** Restores the first rows from a copy, and resets those from there to {@code end}. */
    final void restore(Object copy, int count, int end) {
        if (copy == null) {
            if (isUsed()) {
                clear(0, end);
            }
            return;
        }
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
        if (copy == null) {
            return 0;
        }
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

    /** Writes a copy of the first rows. */
    abstract void write(Object copy, int count, ByteWriter out);

    /** Reads a copy; null if all is 0. */
    abstract Object read(int count, int ticksPerSecond, ByteReader in);

    /** A column of {@code int}; 0 after a reset. */
    static final class OfInts extends Column<int[]> {
        private final Columns.Group group;

        OfInts(Columns.Group group, String name, Hashing hashing, int[] rows, Consumer<int[]> field) {
            super(name, hashing, rows, field);
            this.group = group;
        }

        @Override
        boolean isUsed() {
            return group.isUsed();
        }

        /** Puts it in use, with the others of its group. */
        void use() {
            group.use();
        }

        /** Whether the first rows are 0. */
        boolean isZero(int count) {
            for (int i = 0; i < count; i++) {
                if (rows[i] != 0) {
                    return false;
                }
            }
            return true;
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
            use();
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

        @Override
        void write(Object copy, int count, ByteWriter out) {
            int[] from = (int[]) copy;
            boolean any = false;
            for (int i = 0; from != null && i < count; i++) {
                any |= from[i] != 0;
            }
            out.putBoolean(any);
            if (any) {
                out.putInts(from, count);
            }
        }

        @Override
        int[] read(int count, int ticksPerSecond, ByteReader in) {
            return in.getBoolean() ? in.getInts(count) : null;
        }
    }

    /**
     * What the values of a column are made of, as they are written: records, in pixels and seconds.
     *
     * @param array makes an array of values
     * @param of what a value is made of
     * @param make makes a value of that, for a number of ticks per second
     */
    record Definition<T, D>(Class<D> type, IntFunction<T[]> array, Function<T, D> of, BiFunction<D, Integer, T> make) {
        private void put(Object value, ByteWriter out) {
            @SuppressWarnings("unchecked")
            T own = (T) value;
            out.putValue(type, of.apply(own));
        }

        private T get(ByteReader in, int ticksPerSecond) {
            return make.apply(in.getValue(type), ticksPerSecond);
        }
    }

    /** A column of immutable values with hashes of their own; null after a reset. */
    static final class OfValues<T> extends Column<T[]> {
        private static final int NOTHING = -1;

        private final Definition<T, ?> definition;

        OfValues(String name, T[] rows, Consumer<T[]> field, Definition<T, ?> definition) {
            super(name, Hashing.PACKED, rows, field);
            this.definition = definition;
        }

        @Override
        void addSchema(StateHash hash) {
            super.addSchema(hash);
            ByteWriter.addSchema(definition.type, hash);
        }

        /** Writes each value once, and then which one is in which row. */
        @Override
        void write(Object copy, int count, ByteWriter out) {
            Object[] from = (Object[]) copy;
            Map<Object, Integer> numbers = new LinkedHashMap<>();
            int[] places = new int[count];
            for (int i = 0; i < count; i++) {
                Integer number = from[i] == null ? Integer.valueOf(NOTHING) : numbers.get(from[i]);
                places[i] = number == null ? numbers.size() : number;
                if (number == null) {
                    numbers.put(from[i], places[i]);
                }
            }
            out.putInt(numbers.size());
            for (Object value : numbers.keySet()) {
                definition.put(value, out);
            }
            if (!numbers.isEmpty()) {
                out.putInts(places, count);
            }
        }

        @Override
        T[] read(int count, int ticksPerSecond, ByteReader in) {
            int number = ByteReader.between(in.getCount(1), 0, count, name());
            T[] copy = definition.array.apply(count);
            if (number == 0) {
                return copy;
            }
            T[] values = definition.array.apply(number);
            for (int v = 0; v < number; v++) {
                values[v] = definition.get(in, ticksPerSecond);
            }
            int[] places = in.getInts(count);
            for (int i = 0; i < count; i++) {
                int place = ByteReader.between(places[i], NOTHING, number - 1, name());
                copy[i] = place == NOTHING ? null : values[place];
            }
            return copy;
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
