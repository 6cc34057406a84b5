package leapsmith.bench.builds;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** The measurements of a contestant in all phases of a race. */
public final class SliceTimes {
    private final List<Phase> phases = new ArrayList<>();

    /**
     * The measurements of a phase.
     *
     * @param nanosPerTick without disturbances
     * @param bytesPerTick allocated
     * @param pairs found in the last tick
     */
    private record Phase(double nanosPerTick, double bytesPerTick, long pairs) {}

    void addPhase(SliceRace.Side side) {
        phases.add(new Phase(side.nanosPerTick(), side.bytesPerTick(), side.pairs()));
    }

    /** The undisturbed time of a tick in ns, median of all phases. */
    public double nanosPerTick() {
        return median(Phase::nanosPerTick);
    }

    /** Bytes that the thread allocated in a tick, median of all phases. */
    public double bytesPerTick() {
        return median(Phase::bytesPerTick);
    }

    /** This time divided by that of another contestant of the same race, median of all phases. */
    public double ratioTo(SliceTimes other) {
        return median(IntStream.range(0, phases.size())
                .mapToDouble(i -> phases.get(i).nanosPerTick / other.phases.get(i).nanosPerTick));
    }

    /** Whether the last tick of each phase, the same one for both, found equally many pairs. */
    public boolean hasPairsOf(SliceTimes other) {
        return phases.stream()
                .map(Phase::pairs)
                .toList()
                .equals(other.phases.stream().map(Phase::pairs).toList());
    }

    private double median(ToDoubleFunction<Phase> value) {
        return median(phases.stream().mapToDouble(value));
    }

    private static double median(DoubleStream values) {
        double[] sorted = values.sorted().toArray();
        return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
    }
}
