package leapsmith.physics.world;

/** How long the phases of the last step took. They never have a part in its result. */
public final class PhaseTimes {
    private final long[] nanos = new long[Phase.values().length];

    PhaseTimes() {}

    /**
     * {@return the nanoseconds that a phase took}
     * @param phase which one
     */
    public long nanos(Phase phase) {
        return nanos[phase.ordinal()];
    }

    /** {@return the nanoseconds that all phases took} */
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

    void copyFrom(PhaseTimes from) {
        System.arraycopy(from.nanos, 0, nanos, 0, nanos.length);
    }
}
