package leapsmith.bench.builds;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import leapsmith.bench.Contestant;

/** A contestant in a phase of a race, and the measurements of its slices. */
final class Side implements AutoCloseable {
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
