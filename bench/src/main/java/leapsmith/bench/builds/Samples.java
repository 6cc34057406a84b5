package leapsmith.bench.builds;

import java.util.Arrays;

/** Measurements of equal pieces of work. */
final class Samples {
    private double[] values = new double[64];
    private int count;

    void add(double value) {
        if (count == values.length) {
            values = Arrays.copyOf(values, 2 * count);
        }
        values[count++] = value;
    }

    /**
     * The largest value of a part of all samples that are the smallest ones.
     *
     * @param part 0 for the smallest sample, 1 for the largest
     */
    double percentile(double part) {
        double[] sorted = Arrays.copyOf(values, count);
        Arrays.sort(sorted);
        return sorted[(int) (part * (count - 1))];
    }
}
