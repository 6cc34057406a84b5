package leapsmith.bench.compare;

/**
 * How much time a comparison takes.
 *
 * @param warmUpNanos for each lane before anything is measured
 * @param sliceNanos how long a lane runs when it is its turn; at least one tick
 * @param rounds how often it is each lane's turn; slow lanes pass most of them
 */
record Pace(long warmUpNanos, long sliceNanos, int rounds) {
    static final Pace FULL = new Pace(3_000_000_000L, 100_000_000L, 15);
    static final Pace QUICK = new Pace(1_200_000_000L, 40_000_000L, 7);

    /** What every lane runs at least, in ticks before and in turns while it is measured. */
    static final int LEAST = 3;
}
