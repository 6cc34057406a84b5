package leapsmith.physics.world;

/** Measures the phases of a step: the only class of the simulation that reads a clock. */
final class PhaseTimer {
    private final PhaseTimes times = new PhaseTimes();
    private long last;

    /** Begins a step. */
    void start() {
        last = System.nanoTime();
    }

    /** Notes that a phase ended now; it began when the one before ended. */
    void done(Phase phase) {
        long now = System.nanoTime();
        times.set(phase, now - last);
        last = now;
    }

    PhaseTimes times() {
        return times;
    }
}
