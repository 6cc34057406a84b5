package leapsmith.bench.builds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The times of a build in a race: one for each phase. */
public final class BuildTimes {
    private final Build build;
    private final List<Double> nanosPerTick = new ArrayList<>();
    private final List<Long> pairs = new ArrayList<>();

    BuildTimes(Build build) {
        this.build = build;
    }

    void add(double nanos, long pairsOfLastTick) {
        nanosPerTick.add(nanos);
        pairs.add(pairsOfLastTick);
    }

    public Build build() {
        return build;
    }

    /** The undisturbed time of a tick in ns, median of all phases. */
    public double nanosPerTick() {
        return median(nanosPerTick.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /** This time divided by that of another build in the same race, median of all phases. */
    public double ratioTo(BuildTimes other) {
        return median(IntStream.range(0, nanosPerTick.size())
                .mapToDouble(i -> nanosPerTick.get(i) / other.nanosPerTick.get(i))
                .toArray());
    }

    /** Whether the last tick of each phase, the same one in both builds, found equally many pairs. */
    public boolean hasPairsOf(BuildTimes other) {
        return pairs.equals(other.pairs);
    }

    private static double median(double[] values) {
        Arrays.sort(values);
        return (values[(values.length - 1) / 2] + values[values.length / 2]) / 2;
    }
}
