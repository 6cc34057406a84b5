package leapsmith.physics.replay;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ObjLongConsumer;

/**
 * Edits in the order in which they were made. Each has a tick, and precedes the step of that tick. Immutable.
 *
 * @param <E> the type of edits
 */
public final class EditLog<E> {
    private final long[] ticks;
    private final Object[] edits;
    private final int count;

    private EditLog(long[] ticks, Object[] edits, int count) {
        this.ticks = ticks;
        this.edits = edits;
        this.count = count;
    }

    /**
     * {@return an empty log}
     *
     * @param <E> the type of edits
     */
    public static <E> EditLog<E> empty() {
        return new Builder<E>().toLog();
    }

    /** {@return the number of edits} */
    public int count() {
        return count;
    }

    /**
     * {@return the tick of an edit}
     *
     * @param i 0 to {@link #count} - 1
     * @throws IndexOutOfBoundsException if there is no such edit
     */
    public long tick(int i) {
        return ticks[Objects.checkIndex(i, count)];
    }

    /**
     * {@return an edit}
     *
     * @param i 0 to {@link #count} - 1
     * @throws IndexOutOfBoundsException if there is no such edit
     */
    @SuppressWarnings("unchecked")
    public E edit(int i) {
        return (E) edits[Objects.checkIndex(i, count)];
    }

    /**
     * {@return the index of the first edit at or after a tick; count if there is none}
     *
     * @param tick the tick
     */
    public int firstFrom(long tick) {
        return firstFrom(ticks, count, tick);
    }

    /**
     * Calls an action with each edit and its tick, in order.
     *
     * @param action the action
     */
    public void forEach(ObjLongConsumer<? super E> action) {
        for (int i = 0; i < count; i++) {
            action.accept(edit(i), ticks[i]);
        }
    }

    /** The edits before a tick. */
    EditLog<E> before(long tick) {
        return new EditLog<>(ticks, edits, firstFrom(tick));
    }

    /** The edits from a tick on, with a number added to each tick. */
    EditLog<E> from(long tick, long later) {
        Builder<E> builder = new Builder<>();
        for (int i = firstFrom(tick); i < count; i++) {
            builder.append(ticks[i] + later, edit(i));
        }
        return builder.toLog();
    }

    /** This log followed by another one. */
    EditLog<E> then(EditLog<E> tail) {
        Builder<E> builder = new Builder<>(this);
        for (int i = 0; i < tail.count; i++) {
            builder.append(tail.ticks[i], tail.edit(i));
        }
        return builder.toLog();
    }

    /**
     * {@return the first tick at which another log has different edits; Long.MAX_VALUE if they are equal}
     *
     * @param other the other log
     */
    public long firstDifference(EditLog<E> other) {
        int both = Math.min(count, other.count);
        int i = 0;
        while (i < both && ticks[i] == other.ticks[i] && edits[i].equals(other.edits[i])) {
            i++;
        }
        return Math.min(i < count ? ticks[i] : Long.MAX_VALUE, i < other.count ? other.ticks[i] : Long.MAX_VALUE);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EditLog<?> log
                && Arrays.equals(ticks, 0, count, log.ticks, 0, log.count)
                && Arrays.equals(edits, 0, count, log.edits, 0, log.count);
    }

    @Override
    public int hashCode() {
        int hash = count;
        for (int i = 0; i < count; i++) {
            hash = 31 * (31 * hash + Long.hashCode(ticks[i])) + edits[i].hashCode();
        }
        return hash;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("[");
        forEach((edit, tick) -> text.append(text.length() > 1 ? ", " : "")
                .append(tick)
                .append(": ")
                .append(edit));
        return text.append(']').toString();
    }

    private static int firstFrom(long[] ticks, int count, long tick) {
        // Not binarySearch, which finds any of several edits of one tick.
        int low = 0;
        int high = count;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (ticks[middle] < tick) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /**
     * A mutable log.
     *
     * @param <E> the type of edits
     */
    public static final class Builder<E> {
        private long[] ticks;
        private Object[] edits;
        private int count;
        /** Edits before this index are shared with logs and never overwritten. */
        private int shared;
        /** The log of the current edits, if it was made already. */
        private EditLog<E> newest;

        /** An empty log. */
        public Builder() {
            ticks = new long[4];
            edits = new Object[4];
        }

        /**
         * Continues a log.
         *
         * @param log the log, which is not changed
         */
        public Builder(EditLog<E> log) {
            ticks = log.ticks;
            edits = log.edits;
            count = log.count;
            shared = Integer.MAX_VALUE;
            newest = log;
        }

        /**
         * Adds an edit at the end.
         *
         * @param tick its tick
         * @param edit the edit
         * @return this
         * @throws IllegalArgumentException if the tick is before that of the last one, or negative
         */
        public Builder<E> append(long tick, E edit) {
            Objects.requireNonNull(edit);
            if (tick < (count == 0 ? 0 : ticks[count - 1])) {
                throw new IllegalArgumentException("an edit of tick " + tick + " is out of order");
            }
            if (count == ticks.length || count < shared) {
                int capacity = Math.max(4, 2 * count);
                ticks = Arrays.copyOf(ticks, capacity);
                edits = Arrays.copyOf(edits, capacity);
                shared = 0;
            }
            ticks[count] = tick;
            edits[count++] = edit;
            newest = null;
            return this;
        }

        /**
         * Adds an edit after those of its tick, and before those of later ticks.
         *
         * @param rest returns what is kept of an edit of a later tick
         */
        void insert(long tick, E edit, Function<? super E, Optional<E>> rest) {
            EditLog<E> all = toLog();
            truncate(tick + 1);
            append(tick, edit);
            for (int i = all.firstFrom(tick + 1); i < all.count; i++) {
                long later = all.ticks[i];
                rest.apply(all.edit(i)).ifPresent(kept -> append(later, kept));
            }
        }

        /**
         * Removes the edits from a tick on.
         *
         * @param tick the first tick that is removed
         */
        public void truncate(long tick) {
            count = EditLog.firstFrom(ticks, count, tick);
            newest = null;
        }

        int count() {
            return count;
        }

        long tick(int i) {
            return ticks[i];
        }

        @SuppressWarnings("unchecked")
        E edit(int i) {
            return (E) edits[i];
        }

        int firstFrom(long tick) {
            return EditLog.firstFrom(ticks, count, tick);
        }

        /**
         * {@return a log of the current edits} Later changes do not affect it. Without changes it is the same object
         * again.
         */
        public EditLog<E> toLog() {
            if (newest == null) {
                shared = Math.max(shared, count);
                newest = new EditLog<>(ticks, edits, count);
            }
            return newest;
        }
    }
}
