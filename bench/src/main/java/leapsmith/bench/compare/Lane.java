package leapsmith.bench.compare;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import leapsmith.bench.Contestant;

/**
 * One contestant of a race and its measurements.
 *
 * <p>Times are processor times of the thread, so other programs don't count, nor does the garbage collector, which has
 * its own threads.
 */
final class Lane {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int MAX_TICKS = 1 << 20;

    private final String name;
    private final Contestant contestant;
    private final double[] nanosPerTick;
    private final double[] bytesPerTick;
    private int turns;

    private long[] pairsByTick = new long[1 << 10];
    private int ticks;

    private int ticksPerTurn;
    private int plannedTurns;

    Lane(String name, Contestant contestant, Pace pace) {
        this.name = name;
        this.contestant = contestant;
        nanosPerTick = new double[pace.rounds()];
        bytesPerTick = new double[pace.rounds()];
    }

    /** Runs until the compiler should be done, and plans the turns by the last durations of ticks. */
    void warmUp(Pace pace) {
        long start = System.nanoTime();
        long lastTick = 0;
        for (int t = 0;
                t < Pace.LEAST || System.nanoTime() - start < pace.warmUpNanos() && ticks < MAX_TICKS / 2;
                t++) {
            long tickStart = THREADS.getCurrentThreadCpuTime();
            run(1);
            lastTick = THREADS.getCurrentThreadCpuTime() - tickStart;
        }
        ticksPerTurn = (int) Math.max(1, pace.sliceNanos() / Math.max(1, lastTick));
        long turnNanos = Math.max(1, ticksPerTurn * lastTick);
        long budget = 2L * pace.rounds() * pace.sliceNanos();
        plannedTurns = (int) Math.max(Pace.LEAST, Math.min(pace.rounds(), budget / turnNanos));
    }

    /** Whether it is this lane's turn in a round: its turns are spread evenly over all rounds. */
    boolean takesPartIn(int round, int rounds) {
        return (round + 1) * plannedTurns / rounds > round * plannedTurns / rounds;
    }

    /** Runs and measures one turn. */
    void takeTurn() {
        long bytes = THREADS.getCurrentThreadAllocatedBytes();
        long start = THREADS.getCurrentThreadCpuTime();
        run(ticksPerTurn);
        nanosPerTick[turns] = (double) (THREADS.getCurrentThreadCpuTime() - start) / ticksPerTurn;
        bytesPerTick[turns] = (double) (THREADS.getCurrentThreadAllocatedBytes() - bytes) / ticksPerTurn;
        turns++;
    }

    private void run(int count) {
        while (pairsByTick.length < ticks + count) {
            pairsByTick = Arrays.copyOf(pairsByTick, 2 * pairsByTick.length);
        }
        for (int t = 0; t < count; t++) {
            contestant.tick();
            pairsByTick[ticks++] = contestant.pairs();
        }
    }

    String name() {
        return name;
    }

    int ticks() {
        return ticks;
    }

    /** The number of pairs found in a tick, counted from 0. */
    long pairsIn(int tick) {
        return pairsByTick[tick];
    }

    double medianNanosPerTick() {
        return median(nanosPerTick);
    }

    /** Bytes that the thread allocated. */
    double medianBytesPerTick() {
        return median(bytesPerTick);
    }

    void close() {
        contestant.close();
    }

    private double median(double[] samples) {
        double[] sorted = Arrays.copyOf(samples, turns);
        Arrays.sort(sorted);
        return (sorted[(turns - 1) / 2] + sorted[turns / 2]) / 2;
    }
}
