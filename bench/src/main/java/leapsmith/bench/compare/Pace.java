package leapsmith.bench.compare;

/**
 * The duration of a comparison.
 *
 * @param warmUpNanos for each engine before anything is measured
 * @param sliceNanos duration of a turn; at least one tick
 * @param rounds the number of turns of each engine; slow ones skip most of them
 */
record Pace(long warmUpNanos, long sliceNanos, int rounds) {
    static final Pace FULL = new Pace(3_000_000_000L, 100_000_000L, 15);
    static final Pace QUICK = new Pace(1_200_000_000L, 40_000_000L, 7);

    /** The least number of turns. */
    static final int MIN_TURNS = 5;

    /** The ticks of a scene before those that are measured: a second, unless the slowest engine takes too long for it. */
    private static final int MAX_SETTLING_TICKS = 60;

    private static final int MIN_SETTLING_TICKS = 10;

    /** The most ticks of a scene that a turn measures. */
    private static final int MAX_TICKS = 100;

    /** The ticks of a scene before those that are measured, if the slowest engine takes a time per tick. */
    int settlingTicks(double slowestNanos) {
        return within(MIN_SETTLING_TICKS, MAX_SETTLING_TICKS, rounds * sliceNanos / slowestNanos);
    }

    /** The ticks that a turn measures, if the slowest engine takes a time per tick. */
    int ticks(double slowestNanos) {
        return within(1, MAX_TICKS, sliceNanos / slowestNanos);
    }

    /** The number of turns of an engine that takes a time for all ticks of a turn. */
    int turns(double turnNanos) {
        return within(Math.min(MIN_TURNS, rounds), rounds, 2 * rounds * sliceNanos / turnNanos);
    }

    private static int within(int least, int most, double value) {
        return (int) Math.max(least, Math.min(most, value));
    }
}
