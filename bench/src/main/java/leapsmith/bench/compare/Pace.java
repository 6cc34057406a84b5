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
    static final int LEAST_TURNS = 5;

    /** The ticks of a scene before those that are measured. */
    static final int SETTLING_TICKS = 10;

    /** The most ticks of a scene that are measured. */
    private static final int MOST_TICKS = 100;

    /** The number of ticks to measure in a scene whose slowest engine takes a time per tick. */
    int ticks(double slowestNanos) {
        return (int) Math.max(1, Math.min(MOST_TICKS, sliceNanos / slowestNanos));
    }

    /** The number of turns of an engine that takes a time for all ticks of a scene. */
    int turns(double sceneNanos) {
        return (int) Math.max(LEAST_TURNS, Math.min(rounds, 2 * rounds * sliceNanos / sceneNanos));
    }
}
