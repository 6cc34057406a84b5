package leapsmith.bench.compare;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import leapsmith.bench.Contestant;
import leapsmith.bench.OwnPhysics;
import leapsmith.bench.OwnTask;
import leapsmith.bench.Reading;
import leapsmith.bench.builds.Build;
import leapsmith.bench.builds.SlicePace;
import leapsmith.bench.builds.SliceRace;
import leapsmith.bench.builds.SliceTimes;

/**
 * Our physics compared with an earlier build of it. The present build runs twice, loaded separately: the ratio of these
 * two is the noise of the measurement.
 */
final class AgainstTable extends Table {
    private static final Build PRESENT = Build.present();

    private final Build base;
    private final SliceRace race;
    private final PrintStream progress;

    AgainstTable(Path base, SlicePace pace, PrintStream progress) {
        super("""
                Second percentile of the slices. Scenes: ns per tick and body; tasks: ns.

                | | present | present / present | base | present / base | pairs |
                |---|---:|---:|---:|---:|---|
                """);
        this.base = new Build(base);
        race = new SliceRace(pace);
        this.progress = progress;
    }

    /** Measures a scene, in ns per tick and body. */
    void add(SceneKind kind, int size) throws IOException {
        add(String.format(Locale.ROOT, "%s %,d", kind, size), kind.ours(size, Reading.NONE), kind.bodies(size));
    }

    /** Measures a task, in ns. */
    void add(OwnTask task) throws IOException {
        add(task.label(), physics -> physics.task(task), task.repeats());
    }

    private void add(String label, Function<OwnPhysics, Contestant> make, int units) throws IOException {
        List<SliceRace.Starter> starters = new ArrayList<>();
        starters.add(() -> make.apply(PRESENT.load()));
        starters.add(() -> make.apply(PRESENT.load()));
        boolean comparable = base.canRun(make);
        if (comparable) {
            starters.add(() -> make.apply(base.load()));
        }
        List<SliceTimes> times = race.run(starters);
        SliceTimes present = times.get(0);
        String before = "| | ";
        if (comparable) {
            SliceTimes earlier = times.get(2);
            before = String.format(
                    Locale.ROOT,
                    "%s | %.3f | %s",
                    digits(earlier.nanosPerTick() / units),
                    present.ratioTo(earlier),
                    present.hasPairsOf(earlier) ? "same" : "different");
        }
        String noise = String.format(Locale.ROOT, "%.3f", times.get(1).ratioTo(present));
        progress.print(row(label, present.nanosPerTick() / units, noise, before));
    }
}
