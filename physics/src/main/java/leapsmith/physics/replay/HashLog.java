package leapsmith.physics.replay;

import java.util.Arrays;
import java.util.OptionalLong;

/** The hash of the state at every n-th tick, starting at tick 0; immutable. */
public final class HashLog {
    /** A log without hashes. */
    public static final HashLog NONE = new HashLog(0, new long[0], 0);

    private final long every;
    private final long[] values;
    private final int count;

    private HashLog(long every, long[] values, int count) {
        this.every = every;
        this.values = values;
        this.count = count;
    }

    /**
     * {@return a log of the hashes of the ticks 0, every, 2 every, and so on}
     *
     * @param every the number of ticks from one hash to the next
     * @param values the hashes
     * @throws IllegalArgumentException if every is less than 1
     */
    public static HashLog of(long every, long... values) {
        if (every < 1) {
            throw new IllegalArgumentException("every is " + every + " ticks, less than 1");
        }
        return new HashLog(every, values.clone(), values.length);
    }

    /** {@return the number of ticks from one hash to the next; 0 if there are none} */
    public long every() {
        return every;
    }

    /** {@return the number of hashes} */
    public int count() {
        return count;
    }

    /** {@return the hashes in order} */
    public long[] values() {
        return Arrays.copyOf(values, count);
    }

    /**
     * {@return the hash of the state at a tick, if the log has it}
     *
     * @param tick the tick
     */
    public OptionalLong at(long tick) {
        return every > 0 && tick >= 0 && tick % every == 0 && tick / every < count
                ? OptionalLong.of(values[(int) (tick / every)])
                : OptionalLong.empty();
    }

    /** The hashes of ticks before one. */
    HashLog before(long tick) {
        return new HashLog(every, values, countBefore(every, count, tick));
    }

    /** The hashes from a tick on, which must have one. */
    HashLog from(long tick) {
        int first = (int) Math.min(count, tick / every);
        return new HashLog(every, Arrays.copyOfRange(values, first, count), count - first);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HashLog log
                && every == log.every
                && Arrays.equals(values, 0, count, log.values, 0, log.count);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(every) * 31 + Arrays.hashCode(values());
    }

    @Override
    public String toString() {
        return count + " hashes, one every " + every + " ticks";
    }

    private static int countBefore(long every, int count, long tick) {
        return every == 0 ? 0 : (int) Math.min(count, (Math.max(0, tick) + every - 1) / every);
    }

    /** A mutable log. */
    static final class Builder {
        private final long every;
        private long[] values;
        private int count;
        /** Hashes before this index are shared with logs and never overwritten. */
        private int shared;

        /** Continues a log, which is not changed. */
        Builder(HashLog log) {
            every = log.every;
            values = log.values;
            count = log.count;
            shared = Integer.MAX_VALUE;
        }

        /** Whether the next hash is that of a tick. */
        boolean wants(long tick) {
            return every > 0 && tick % every == 0 && tick / every == count;
        }

        /** Adds the next hash. */
        void append(long hash) {
            if (count == values.length || count < shared) {
                values = Arrays.copyOf(values, Math.max(16, 2 * count));
                shared = 0;
            }
            values[count++] = hash;
        }

        /** Removes the hashes from a tick on. */
        void truncate(long tick) {
            count = countBefore(every, count, tick);
        }

        HashLog toLog() {
            shared = Math.max(shared, count);
            return new HashLog(every, values, count);
        }
    }
}
