package leapsmith.physics.replay;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import leapsmith.physics.world.Inputs;

/**
 * The inputs of each tick from 0 on, run-length encoded; immutable.
 *
 * <pre>
 *   tick      0   1   2   3   4   5   6        length = 7
 *   inputs    -   -   R   R   R   R  R+J
 *   starts    0       2               6        one entry per run
 *   values    -       R              R+J
 * </pre>
 *
 * <p>It takes some bytes per run, and shares them with the {@link Builder} that made it, so that a log of inputs that
 * are still growing costs nothing. Reading the inputs of a tick allocates nothing.
 */
public final class InputLog {
    /** A log without ticks. */
    public static final InputLog EMPTY = new InputLog(new long[0], new Inputs[0], 0, 0);

    private final long[] starts;
    private final Inputs[] values;
    private final int count;
    private final long length;

    private InputLog(long[] starts, Inputs[] values, int count, long length) {
        this.starts = starts;
        this.values = values;
        this.count = count;
        this.length = length;
    }

    /**
     * The same inputs for a number of ticks.
     *
     * @param inputs the inputs
     * @param ticks the number of ticks, at least 1
     */
    public record Run(Inputs inputs, long ticks) {
        /**
         * Checks the length.
         *
         * @throws IllegalArgumentException if that is less than 1
         */
        public Run {
            if (ticks < 1) {
                throw new IllegalArgumentException("ticks is " + ticks + ", less than 1");
            }
        }
    }

    /**
     * {@return a log of these runs; adjacent runs with equal inputs are merged}
     *
     * @param runs the runs in order
     */
    public static InputLog of(List<Run> runs) {
        Builder builder = new Builder();
        runs.forEach(run -> builder.append(run.inputs(), run.ticks()));
        return builder.toLog();
    }

    /** {@return the number of ticks} */
    public long length() {
        return length;
    }

    /**
     * {@return the inputs of a tick} Takes logarithmic time in the number of runs.
     *
     * @param tick the tick
     * @throws IndexOutOfBoundsException if it is not from 0 to length - 1
     */
    public Inputs at(long tick) {
        checkTick(tick, length);
        return values[runOf(starts, count, tick)];
    }

    /** {@return the runs in order, each of maximal length} */
    public List<Run> runs() {
        return new Runs();
    }

    /**
     * {@return the first ticks of this log}
     *
     * @param ticks the number of ticks
     * @throws IndexOutOfBoundsException if there are fewer
     */
    public InputLog first(long ticks) {
        Builder builder = new Builder(this);
        builder.truncate(ticks);
        return builder.toLog();
    }

    /**
     * {@return a part of this log}
     *
     * @param from its first tick
     * @param to the tick after its last one
     * @throws IndexOutOfBoundsException unless 0 &lt;= from &lt;= to &lt;= length
     */
    public InputLog slice(long from, long to) {
        checkSlice(from, to, length);
        Builder builder = new Builder();
        for (int run = from == to ? count : runOf(starts, count, from); run < count && starts[run] < to; run++) {
            builder.append(values[run], Math.min(to, endOf(run)) - Math.max(from, starts[run]));
        }
        return builder.toLog();
    }

    /**
     * {@return this log followed by another one}
     *
     * @param tail the other one
     */
    public InputLog then(InputLog tail) {
        Builder builder = new Builder(this);
        for (int run = 0; run < tail.count; run++) {
            builder.append(tail.values[run], tail.endOf(run) - tail.starts[run]);
        }
        return builder.toLog();
    }

    /**
     * {@return the first tick at which another log has different inputs, or only one of the two has any; the length if
     * they are equal}
     *
     * @param other the other log
     */
    public long firstDifference(InputLog other) {
        long common = Math.min(length, other.length);
        for (int run = 0; run < count && run < other.count; run++) {
            if (starts[run] != other.starts[run]) {
                return Math.min(common, Math.min(starts[run], other.starts[run]));
            }
            if (!values[run].equals(other.values[run])) {
                return Math.min(common, starts[run]);
            }
        }
        // One of the two may continue with other inputs where the last common run of the other ends.
        int runs = Math.min(count, other.count);
        long next =
                Math.min(count > runs ? starts[runs] : length, other.count > runs ? other.starts[runs] : other.length);
        return Math.min(common, next);
    }

    private long endOf(int run) {
        return run + 1 < count ? starts[run + 1] : length;
    }

    /** Two logs are equal if they have the same inputs at the same ticks. */
    @Override
    public boolean equals(Object other) {
        return other instanceof InputLog log
                && length == log.length
                && Arrays.equals(starts, 0, count, log.starts, 0, log.count)
                && Arrays.equals(values, 0, count, log.values, 0, log.count);
    }

    @Override
    public int hashCode() {
        int hash = Long.hashCode(length);
        for (int run = 0; run < count; run++) {
            hash = 31 * (31 * hash + Long.hashCode(starts[run])) + values[run].hashCode();
        }
        return hash;
    }

    @Override
    public String toString() {
        return runs().toString();
    }

    static void checkTick(long tick, long length) {
        if (tick < 0 || tick >= length) {
            throw new IndexOutOfBoundsException("tick " + tick + " of " + length);
        }
    }

    static void checkSlice(long from, long to, long length) {
        if (from < 0 || from > to || to > length) {
            throw new IndexOutOfBoundsException("ticks " + from + " to " + to + " of " + length);
        }
    }

    private static int runOf(long[] starts, int count, long tick) {
        int place = Arrays.binarySearch(starts, 0, count, tick);
        return place >= 0 ? place : ~place - 1;
    }

    private final class Runs extends AbstractList<Run> implements RandomAccess {
        @Override
        public Run get(int run) {
            if (run < 0 || run >= count) {
                throw new IndexOutOfBoundsException("run " + run + " of " + count);
            }
            return new Run(values[run], endOf(run) - starts[run]);
        }

        @Override
        public int size() {
            return count;
        }
    }

    /** A mutable log. Appending allocates only when a new run exceeds the capacity. */
    public static final class Builder {
        private long[] starts;
        private Inputs[] values;
        private int count;
        private long length;
        /** Runs before this index are shared with logs and never overwritten. */
        private int shared;
        /** The run of the last call of {@link #at}. */
        private int lastRun;

        /** An empty log. */
        public Builder() {
            starts = new long[16];
            values = new Inputs[16];
        }

        /**
         * Continues a log.
         *
         * @param log the log, which is not changed
         */
        public Builder(InputLog log) {
            starts = log.starts;
            values = log.values;
            count = log.count;
            length = log.length;
            shared = Integer.MAX_VALUE;
        }

        /**
         * Adds the inputs of one tick.
         *
         * @param inputs the inputs
         */
        public void append(Inputs inputs) {
            append(inputs, 1);
        }

        /**
         * Adds the same inputs for a number of ticks.
         *
         * @param inputs the inputs
         * @param ticks the number of ticks
         * @throws IllegalArgumentException if that is negative
         */
        public void append(Inputs inputs, long ticks) {
            if (ticks < 0) {
                throw new IllegalArgumentException("ticks is " + ticks + ", less than 0");
            }
            Objects.requireNonNull(inputs);
            if (ticks == 0) {
                return;
            }
            if (count == 0 || !values[count - 1].equals(inputs)) {
                if (count == starts.length || count < shared) {
                    int capacity = Math.max(16, 2 * count);
                    starts = Arrays.copyOf(starts, capacity);
                    values = Arrays.copyOf(values, capacity);
                    shared = 0;
                }
                starts[count] = length;
                values[count] = inputs;
                count++;
            }
            length += ticks;
        }

        /**
         * Removes all ticks after the first ones.
         *
         * @param ticks the number of ticks to keep
         * @throws IndexOutOfBoundsException if there are fewer
         */
        public void truncate(long ticks) {
            checkSlice(0, ticks, length);
            length = ticks;
            count = ticks == 0 ? 0 : runOf(starts, count, ticks - 1) + 1;
        }

        /** {@return the number of ticks} */
        public long length() {
            return length;
        }

        /**
         * {@return the inputs of a tick} Takes constant time for the tick of the last call and the one after it.
         *
         * @param tick the tick
         * @throws IndexOutOfBoundsException if it is not from 0 to length - 1
         */
        public Inputs at(long tick) {
            checkTick(tick, length);
            int run = lastRun;
            if (!isInRun(run, tick)) {
                run = isInRun(run + 1, tick) ? run + 1 : runOf(starts, count, tick);
                lastRun = run;
            }
            return values[run];
        }

        private boolean isInRun(int run, long tick) {
            return run < count && starts[run] <= tick && (run + 1 == count || tick < starts[run + 1]);
        }

        /** {@return a log of the current inputs} Later changes do not affect it. */
        public InputLog toLog() {
            shared = Math.max(shared, count);
            return new InputLog(starts, values, count, length);
        }
    }
}
