package leapsmith.bench.builds;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import leapsmith.bench.Contestant;

/** A build in a phase of a race: the scene as it runs there, and how long its slices took. */
final class Side implements AutoCloseable {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Contestant contestant;
    private final LowTimes times = new LowTimes();
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

    /** Runs a slice and keeps its time. */
    void measure(int ticks) {
        times.add((double) run(ticks) / ticks);
    }

    /** Processor time of all slices, measured or not. */
    long nanos() {
        return nanos;
    }

    /** The undisturbed time of a tick. */
    double nanosPerTick() {
        return times.undisturbed();
    }

    long pairs() {
        return contestant.pairs();
    }

    @Override
    public void close() {
        contestant.close();
    }
}
