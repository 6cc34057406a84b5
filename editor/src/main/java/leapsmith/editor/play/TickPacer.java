package leapsmith.editor.play;

/**
 * Says when the next tick is due. It keeps a rate over any length of time, catches up after a hitch, and gives up what
 * it can't make up for: when a tick is late by more than a tenth of a second, and by more than two ticks, the clock
 * slips to now. It reads no clock itself; times are nanoseconds of one.
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
    /** Due time of the next tick after the origin; fractions are kept, so that the rate is exact. */
    private double due;

    private long windowBegin;
    private int windowTicks;
    private boolean windowSlipped;
    private PlayClock clock = PlayClock.STOPPED;

    /** Starts again: a tick is due now, and nothing is late. */
    void start(double ticksPerSecond, long now) {
        rate = ticksPerSecond;
        period = NANOS / ticksPerSecond;
        origin = now;
        due = 0;
        beginWindow(now);
        clock = new PlayClock(rate, rate, false);
    }

    /** Goes on at this rate; nothing happens if it is the one there is. */
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

    /** One tick was made, and it is now so late. */
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

    /** What was measured last; at first, that all is well. */
    PlayClock clock() {
        return clock;
    }

    private void beginWindow(long now) {
        windowBegin = now;
        windowTicks = 0;
        windowSlipped = false;
    }
}
