package leapsmith.physics.world;

/** Measures the phases of a step on request: the only class of the simulation that reads a clock. */
final class PhaseTimer {
    private final PhaseTimes times = new PhaseTimes();
    private boolean on;
    private long last;

    PhaseTimer(boolean on) {
        this.on = on;
    }

    /** Turns timing on or off, from the next step on. While it is off, all times are 0. */
    void turn(boolean newOn) {
        on = newOn;
        if (!on) {
            times.clear();
        }
    }

    /** Starts a step. */
    void start() {
        if (on) {
            last = System.nanoTime();
        }
    }

    /** Records the end of a phase, which started at the end of the phase before. */
    void done(Phase phase) {
        if (on) {
            long now = System.nanoTime();
            times.set(phase, now - last);
            last = now;
        }
    }

    PhaseTimes times() {
        return times;
    }
}
