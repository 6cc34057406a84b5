package leapsmith.bench.builds;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import leapsmith.bench.Contestant;

/**
 * Contestants that run in turn, a short slice at a time.
 *
 * <p>All of them have always run the same number of ticks, so that each slice measures the same ticks of a scene. A race
 * has several phases. Each creates and warms up all contestants again, so that neither the order of objects in memory
 * nor a choice of the compiler decides between two of them.
 */
public final class SliceRace {
    private final SlicePace pace;

    /** Creates a contestant for a phase. For a phase of its own in the compiler too, it loads its classes again. */
    public interface Starter {
        Contestant start() throws IOException;
    }

    public SliceRace(SlicePace pace) {
        this.pace = pace;
    }

    /** Runs contestants. Returns their times in the same order. */
    public List<SliceTimes> run(List<Starter> starters) throws IOException {
        List<SliceTimes> all =
                Stream.generate(SliceTimes::new).limit(starters.size()).toList();
        for (int phase = 0; phase < pace.phases(); phase++) {
            List<Side> sides = new ArrayList<>();
            try {
                for (Starter starter : starters) {
                    sides.add(new Side(starter.start()));
                }
                runPhase(sides);
                for (int i = 0; i < sides.size(); i++) {
                    all.get(i).addPhase(sides.get(i));
                }
            } finally {
                sides.forEach(Side::close);
            }
        }
        return all;
    }

    private void runPhase(List<Side> sides) {
        int ticks = 1;
        long fastest = 0;
        long slowest = 0;
        // Until the compiler is done, a slice becomes shorter and shorter.
        while (fastest < pace.sliceNanos() || !areWarm(sides)) {
            ticks = fastest < pace.sliceNanos() ? 2 * ticks : ticks;
            fastest = Long.MAX_VALUE;
            slowest = 0;
            for (Side side : sides) {
                long nanos = side.run(ticks);
                fastest = Math.min(fastest, nanos);
                slowest = Math.max(slowest, nanos);
            }
        }
        int slices = pace.slicesOf(slowest);
        for (int slice = 0; slice < slices; slice++) {
            for (Side side : sides) {
                side.measure(ticks);
            }
        }
    }

    private boolean areWarm(List<Side> sides) {
        return sides.stream().allMatch(side -> side.nanos() >= pace.warmUpNanos());
    }

    /** A contestant in a phase of a race, and the measurements of its slices. */
    static final class Side implements AutoCloseable {
        private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

        /** The part of the slices that is faster than the undisturbed time. */
        private static final double UNDISTURBED = 0.02;

        private static final double MEDIAN = 0.5;

        private final Contestant contestant;
        private final Samples nanosPerTick = new Samples();
        private final Samples bytesPerTick = new Samples();
        private long nanos;

        Side(Contestant contestant) {
            this.contestant = contestant;
        }

        /** Runs a slice. Returns its processor time in ns. */
        long run(int ticks) {
            long start = THREADS.getCurrentThreadCpuTime();
            for (int t = 0; t < ticks; t++) {
                contestant.tick();
            }
            long slice = THREADS.getCurrentThreadCpuTime() - start;
            nanos += slice;
            return slice;
        }

        /** Runs a slice and keeps its measurements. */
        void measure(int ticks) {
            long bytes = THREADS.getCurrentThreadAllocatedBytes();
            nanosPerTick.add((double) run(ticks) / ticks);
            bytesPerTick.add((double) (THREADS.getCurrentThreadAllocatedBytes() - bytes) / ticks);
        }

        /** Processor time of all slices, measured or not. */
        long nanos() {
            return nanos;
        }

        /** The time of a tick without disturbances by other programs: the second percentile of the slices. */
        double nanosPerTick() {
            return nanosPerTick.percentile(UNDISTURBED);
        }

        /** Bytes that the thread allocates in a tick, median of the slices. */
        double bytesPerTick() {
            return bytesPerTick.percentile(MEDIAN);
        }

        long pairs() {
            return contestant.pairs();
        }

        @Override
        public void close() {
            contestant.close();
        }

        /** Measurements of equal pieces of work. */
        static final class Samples {
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
    }
}
