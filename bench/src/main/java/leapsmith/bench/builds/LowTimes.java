package leapsmith.bench.builds;

import java.util.Arrays;

/** Times of equal pieces of work. The second percentile is the time without disturbances by other programs. */
final class LowTimes {
    private static final double PERCENTILE = 0.02;

    private double[] nanos = new double[64];
    private int count;

    void add(double time) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count++] = time;
    }

    /** The second percentile; NaN if there are no times. */
    double undisturbed() {
        if (count == 0) {
            return Double.NaN;
        }
        double[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return sorted[(int) (PERCENTILE * (count - 1))];
    }
}
