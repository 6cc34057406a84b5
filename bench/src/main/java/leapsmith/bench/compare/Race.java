package leapsmith.bench.compare;

import com.sun.management.ThreadMXBean;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import leapsmith.bench.Contestant;

/**
 * A scene of one size and all engines that run it. They run in turn, a slice at a time, so that disturbances of the
 * machine affect all of them. Every engine begins the scene again after its warm-up, and the first turn of each measures the
 * same ticks of the scene, so does the second, and so on. A fast engine repeats these ticks until the slice is over.
 */
final class Race {
    private final SceneKind kind;
    private final int size;
    private final Pace pace;
    private final PrintStream progress;

    Race(SceneKind kind, int size, Pace pace, PrintStream progress) {
        this.kind = kind;
        this.size = size;
        this.pace = pace;
        this.progress = progress;
    }

    /** Runs the race. Returns a row for each engine; none if the scene is too large for all. */
    List<Row> run() {
        List<Lane> lanes = new ArrayList<>();
        int bodies = kind.bodies(size);
        double slowest = 1;
        for (Entrant entrant : kind.entrants(size)) {
            if (bodies <= entrant.largest()) {
                report("warming up " + entrant.name());
                Lane lane = new Lane(entrant, pace);
                lane.warmUp();
                slowest = Math.max(slowest, lane.warmNanosPerTick());
                lanes.add(lane);
            }
        }
        for (Lane lane : lanes) {
            lane.plan(slowest);
        }
        for (int round = 0; round < pace.rounds(); round++) {
            report("round " + (round + 1) + " of " + pace.rounds());
            for (Lane lane : lanes) {
                if (lane.takesPartIn(round)) {
                    lane.takeTurn();
                }
            }
        }
        lanes.forEach(Lane::close);
        return rows(lanes, bodies);
    }

    private List<Row> rows(List<Lane> lanes, int bodies) {
        int lastTurn = lanes.stream().mapToInt(Lane::turns).min().orElse(1) - 1;
        double ours = lanes.stream()
                .filter(lane -> lane.name().equals(Entrant.OURS))
                .mapToDouble(Lane::medianNanosPerTick)
                .findAny()
                .orElse(Double.NaN);
        return lanes.stream()
                .map(lane -> new Row(
                        size,
                        lane.name(),
                        lane.medianNanosPerTick(),
                        lane.medianNanosPerTick() / bodies,
                        lane.medianBytesPerTick(),
                        lane.pairsAfter(lastTurn),
                        lane.medianNanosPerTick() / ours))
                .toList();
    }

    private void report(String what) {
        progress.println(kind + " " + size + ": " + what);
    }

    /**
     * One engine in a race and its measurements.
     *
     * <p>Times are processor times of the thread, so other programs don't count, nor does the garbage collector, which has
     * its own threads.
     */
    private static final class Lane {
        private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

        /** A turn of a fast engine, which builds many scenes, takes at most this many times the duration of a slice. */
        private static final int MAX_SLICES = 10;

        private final Entrant entrant;
        private final Pace pace;
        private final List<Double> nanosPerTick = new ArrayList<>();
        private final List<Double> bytesPerTick = new ArrayList<>();
        private final List<Long> pairs = new ArrayList<>();
        private double warmNanosPerTick;
        private int settlingTicks;
        private int ticksPerTurn;
        private int turns;

        private Contestant contestant;
        private int tick;

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

        /** Plans the turns by the duration of the slowest engine's ticks. */
        void plan(double slowestNanos) {
            settlingTicks = pace.settlingTicks(slowestNanos);
            ticksPerTurn = pace.ticks(slowestNanos);
            turns = pace.turns(ticksPerTurn * warmNanosPerTick);
        }

        /** Whether it is this lane's turn in a round: its turns are spread evenly over all rounds. */
        boolean takesPartIn(int round) {
            return (round + 1) * turns / pace.rounds() > round * turns / pace.rounds();
        }

        /**
         * Measures the ticks of the scene that follow those of the last turn. After that, a fast engine begins the scene again
         * and measures the same ticks, until the slice is over.
         */
        void takeTurn() {
            int first = settlingTicks + nanosPerTick.size() * ticksPerTurn;
            long start = System.nanoTime();
            long nanos = 0;
            long bytes = 0;
            int scenes = 0;
            do {
                advanceTo(first);
                long bytesBefore = THREADS.getCurrentThreadAllocatedBytes();
                long nanosBefore = THREADS.getCurrentThreadCpuTime();
                run(contestant, ticksPerTurn);
                nanos += THREADS.getCurrentThreadCpuTime() - nanosBefore;
                bytes += THREADS.getCurrentThreadAllocatedBytes() - bytesBefore;
                tick += ticksPerTurn;
                scenes++;
            } while (nanos < pace.sliceNanos() && System.nanoTime() - start < MAX_SLICES * pace.sliceNanos());
            nanosPerTick.add((double) nanos / scenes / ticksPerTurn);
            bytesPerTick.add((double) bytes / scenes / ticksPerTurn);
            pairs.add(contestant.pairs());
        }

        private void advanceTo(int first) {
            if (contestant == null || tick > first) {
                close();
                contestant = entrant.make().get();
                tick = 0;
            }
            run(contestant, first - tick);
            tick = first;
        }

        /** Frees native memory. */
        void close() {
            if (contestant != null) {
                contestant.close();
                contestant = null;
            }
        }

        private static void run(Contestant contestant, int ticks) {
            for (int t = 0; t < ticks; t++) {
                contestant.tick();
            }
        }

        String name() {
            return entrant.name();
        }

        /** The number of turns that it has taken. */
        int turns() {
            return pairs.size();
        }

        /** The number of pairs found in the last tick of a turn. */
        long pairsAfter(int turn) {
            return pairs.get(turn);
        }

        double medianNanosPerTick() {
            return median(nanosPerTick);
        }

        /** Bytes that the thread allocated. */
        double medianBytesPerTick() {
            return median(bytesPerTick);
        }

        private static double median(List<Double> samples) {
            List<Double> sorted = samples.stream().sorted().toList();
            return (sorted.get((sorted.size() - 1) / 2) + sorted.get(sorted.size() / 2)) / 2;
        }
    }
}
