package leapsmith.bench.compare;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

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
}
