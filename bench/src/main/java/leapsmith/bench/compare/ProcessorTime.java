package leapsmith.bench.compare;

import java.lang.management.ManagementFactory;

/** The processor time of the current thread. */
final class ProcessorTime {
    private static final double NANOS_PER_MILLI = 1e6;

    private ProcessorTime() {}

    static long nanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /**
     * How many milliseconds have passed.
     *
     * @param start from {@link #nanos}
     */
    static double millisSince(long start) {
        return (nanos() - start) / NANOS_PER_MILLI;
    }
}
