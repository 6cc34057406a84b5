package leapsmith.bench.builds;

/**
 * The duration of a race of builds.
 *
 * @param phases how often all builds are loaded, warmed up and measured
 * @param warmUpNanos of each build in each phase
 * @param sliceNanos duration of a slice; at least one tick
 * @param slices of each build in each phase
 * @param budgetNanos for the slices of a build in a phase; if they would take longer, there are fewer
 */
public record BuildPace(int phases, long warmUpNanos, long sliceNanos, int slices, long budgetNanos) {
    public static final BuildPace FULL = new BuildPace(3, 2_000_000_000L, 4_000_000, 250, 5_000_000_000L);
    public static final BuildPace QUICK = new BuildPace(2, 1_000_000_000L, 2_000_000, 100, 1_000_000_000L);

    /** The least number of slices. */
    private static final int LEAST = 30;

    /** The number of slices if one takes as long as given. */
    int slicesOf(long nanos) {
        return (int) Math.max(Math.min(LEAST, slices), Math.min(slices, budgetNanos / Math.max(1, nanos)));
    }
}
