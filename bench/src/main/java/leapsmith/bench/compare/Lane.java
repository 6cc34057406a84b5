package leapsmith.bench.compare;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import leapsmith.bench.Contestant;

/**
 * One engine in a race and its measurements.
 *
 * <p>Times are processor times of the thread, so other programs don't count, nor does the garbage collector, which has
 * its own threads.
 */
final class Lane {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** A fast engine repeats a scene in a turn, until this times the duration of a slice has passed. */
    private static final int MOST_SLICES = 10;

    private final Entrant entrant;
    private final Pace pace;
    private final List<Double> nanosPerTick = new ArrayList<>();
    private final List<Double> bytesPerTick = new ArrayList<>();
    private double warmNanosPerTick;
    private long pairs;

    Lane(Entrant entrant, Pace pace) {
        this.entrant = entrant;
        this.pace = pace;
    }

    /** Runs a scene until the compiler should be done. */
    void warmUp() {
        try (Contestant contestant = entrant.make().get()) {
            long start = System.nanoTime();
            int ticks = 1;
            do {
                long before = THREADS.getCurrentThreadCpuTime();
                run(contestant, ticks);
                long nanos = THREADS.getCurrentThreadCpuTime() - before;
                warmNanosPerTick = Math.max(1, (double) nanos / ticks);
                // Short pieces: the last one is shorter than a slice.
                ticks = nanos < pace.sliceNanos() / 2 ? 2 * ticks : ticks;
            } while (System.nanoTime() - start < pace.warmUpNanos());
        }
    }

    /** The time of a tick at the end of the warm-up. */
    double warmNanosPerTick() {
        return warmNanosPerTick;
    }

    /** Whether it is this lane's turn in a round: its turns are spread evenly over all rounds. */
    boolean takesPartIn(int round, int ticks) {
        int turns = pace.turns((Pace.SETTLING_TICKS + ticks) * warmNanosPerTick);
        return (round + 1) * turns / pace.rounds() > round * turns / pace.rounds();
    }

    /** Runs new scenes and measures the same ticks in each. */
    void takeTurn(int ticks) {
        long start = System.nanoTime();
        long nanos = 0;
        long bytes = 0;
        int scenes = 0;
        do {
            try (Contestant contestant = entrant.make().get()) {
                run(contestant, Pace.SETTLING_TICKS);
                long bytesBefore = THREADS.getCurrentThreadAllocatedBytes();
                long nanosBefore = THREADS.getCurrentThreadCpuTime();
                run(contestant, ticks);
                nanos += THREADS.getCurrentThreadCpuTime() - nanosBefore;
                bytes += THREADS.getCurrentThreadAllocatedBytes() - bytesBefore;
                pairs = contestant.pairs();
                scenes++;
            }
        } while (nanos < pace.sliceNanos() && System.nanoTime() - start < MOST_SLICES * pace.sliceNanos());
        nanosPerTick.add((double) nanos / scenes / ticks);
        bytesPerTick.add((double) bytes / scenes / ticks);
    }

    private static void run(Contestant contestant, int ticks) {
        for (int t = 0; t < ticks; t++) {
            contestant.tick();
        }
    }

    String name() {
        return entrant.name();
    }

    /** The number of pairs found in the last tick that is measured. */
    long pairs() {
        return pairs;
    }

    double medianNanosPerTick() {
        return median(nanosPerTick);
    }

    /** Bytes that the thread allocated. */
    double medianBytesPerTick() {
        return median(bytesPerTick);
    }

    /** The number of turns that it has taken. */
    int turns() {
        return nanosPerTick.size();
    }

    private static double median(List<Double> samples) {
        List<Double> sorted = samples.stream().sorted().toList();
        return (sorted.get((sorted.size() - 1) / 2) + sorted.get(sorted.size() / 2)) / 2;
    }
}
