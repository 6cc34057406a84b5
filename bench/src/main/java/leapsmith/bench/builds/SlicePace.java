package leapsmith.bench.builds;

/**
 * The duration of a race in slices.
 *
 * @param phases how often all contestants are created, warmed up and measured
 * @param warmUpNanos of each contestant in each phase
 * @param sliceNanos duration of a slice at least; at least one tick
 * @param slices of each contestant in each phase
 * @param budgetNanos for the slices of a contestant in a phase; if they would take longer, there are fewer
 */
public record SlicePace(int phases, long warmUpNanos, long sliceNanos, int slices, long budgetNanos) {
    public static final SlicePace FULL = new SlicePace(3, 2_000_000_000L, 3_000_000, 250, 5_000_000_000L);
    public static final SlicePace QUICK = new SlicePace(2, 1_000_000_000L, 2_000_000, 100, 1_000_000_000L);

    /** The least number of slices. */
    private static final int LEAST = 30;

    /** The number of slices if the slowest takes as long as given. */
    int slicesOf(long nanos) {
        return (int) Math.max(Math.min(LEAST, slices), Math.min(slices, budgetNanos / Math.max(1, nanos)));
    }
}
