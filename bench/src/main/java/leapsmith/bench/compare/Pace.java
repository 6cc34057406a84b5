package leapsmith.bench.compare;

/**
 * The duration of a comparison.
 *
 * @param warmUpNanos for each lane before anything is measured
 * @param sliceNanos duration of a turn of a lane; at least one tick
 * @param rounds the number of turns of each lane; slow lanes skip most of them
 */
record Pace(long warmUpNanos, long sliceNanos, int rounds) {
    static final Pace FULL = new Pace(3_000_000_000L, 100_000_000L, 15);
    static final Pace QUICK = new Pace(1_200_000_000L, 40_000_000L, 7);

    /** The least that every lane runs: ticks of warm-up, and measured turns. */
    static final int LEAST = 3;
}
