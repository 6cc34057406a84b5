package leapsmith.physics.world;

/** Measures the phases of a step: the only class of the simulation that reads a clock. */
final class PhaseTimer {
    private final PhaseTimes times = new PhaseTimes();
    private long last;

    /** Starts a step. */
    void start() {
        last = System.nanoTime();
    }

    /** Records the end of a phase, which started at the end of the phase before. */
    void done(Phase phase) {
        long now = System.nanoTime();
        times.set(phase, now - last);
        last = now;
    }

    PhaseTimes times() {
        return times;
    }
}
