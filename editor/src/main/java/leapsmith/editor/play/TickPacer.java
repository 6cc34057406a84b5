package leapsmith.editor.play;

/**
 * Computes when the next tick is due. The rate is exact over any length of time. Late ticks are caught up, but a delay
 * of more than a tenth of a second and more than two ticks is dropped. Times are passed in, in nanoseconds; it reads no
 * clock.
 */
final class TickPacer {
    private static final double NANOS = 1e9;
    private static final double MAX_LAG_NANOS = 0.1 * NANOS;
    private static final double MAX_LAG_TICKS = 2;
    private static final double WINDOW_NANOS = 0.5 * NANOS;
    private static final int WINDOW_TICKS = 4;

    private double rate;
    private double period;
    private long origin;
    /** When the next tick is due, from the origin; fractions are kept, so that the rate is exact. */
    private double due;

    private long windowBegin;
    private int windowTicks;
    private boolean windowSlipped;
    private PlayClock clock = PlayClock.STOPPED;

    /** Restarts: a tick is due now. */
    void start(double ticksPerSecond, long now) {
        rate = ticksPerSecond;
        period = NANOS / ticksPerSecond;
        origin = now;
        due = 0;
        beginWindow(now);
        clock = new PlayClock(rate, rate, false);
    }

    /** Changes the rate; does nothing if it is the current one. */
    void setRate(double ticksPerSecond, long now) {
        if (ticksPerSecond == rate) {
            return;
        }
        rate = ticksPerSecond;
        period = NANOS / ticksPerSecond;
        due = Math.min(due, now - origin + period);
        beginWindow(now);
        clock = new PlayClock(rate, rate, false);
    }

    boolean isDue(long now) {
        return now - origin >= due;
    }

    /** The nanoseconds until the next tick is due, 0 if it is. */
    long untilDue(long now) {
        return (long) Math.max(0, Math.ceil(due - (now - origin)));
    }

    /** Records that a tick was made; {@code now} is the time after it. */
    void ticked(long now) {
        due += period;
        windowTicks++;
        double lag = now - origin - due;
        if (lag > Math.max(MAX_LAG_NANOS, MAX_LAG_TICKS * period)) {
            due = now - origin;
            windowSlipped = true;
        }
        long window = now - windowBegin;
        if (window >= WINDOW_NANOS && (windowTicks >= WINDOW_TICKS || windowSlipped)) {
            clock = new PlayClock(rate, windowTicks * NANOS / window, windowSlipped);
            beginWindow(now);
        }
    }

    /** The last measurement; before the first one, the wanted rate. */
    PlayClock clock() {
        return clock;
    }

    private void beginWindow(long now) {
        windowBegin = now;
        windowTicks = 0;
        windowSlipped = false;
    }
}
