package leapsmith.physics.world;

import java.util.Arrays;

/** The durations of the phases of the last step; all 0 unless the world is timed. They never affect its result. */
public final class PhaseTimes {
    private final long[] nanos = new long[Phase.values().length];

    PhaseTimes() {}

    /**
     * {@return the duration of a phase in nanoseconds}
     * @param phase which one
     */
    public long nanos(Phase phase) {
        return nanos[phase.ordinal()];
    }

    /** {@return the duration of all phases in nanoseconds} */
    public long totalNanos() {
        long total = 0;
        for (long each : nanos) {
            total += each;
        }
        return total;
    }

    void set(Phase phase, long taken) {
        nanos[phase.ordinal()] = taken;
    }

    void clear() {
        Arrays.fill(nanos, 0);
    }

    void copyFrom(PhaseTimes from) {
        System.arraycopy(from.nanos, 0, nanos, 0, nanos.length);
    }
}
