package leapsmith.bench.compare;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import leapsmith.bench.OwnTask;
import leapsmith.bench.builds.Build;
import leapsmith.bench.builds.SlicePace;
import leapsmith.bench.builds.SliceRace;
import leapsmith.bench.builds.SliceTimes;

/** The time of our physics for work that it isn't compared with others in; tasks of a group run in turn. */
final class TaskTable extends Table {
    private static final double NANOS_PER_MICRO = 1e3;

    private final SliceRace race;
    private final PrintStream progress;

    TaskTable(SlicePace pace, PrintStream progress) throws IOException {
        super("""
                Second percentile of slices of some milliseconds.

                | | µs per tick | more than without, µs | times | bytes per tick |
                |---|---:|---:|---:|---:|
                """);
        race = new SliceRace(pace);
        this.progress = progress;
        for (OwnTask.Group group : OwnTask.Group.values()) {
            add(group.tasks());
        }
    }

    private void add(List<OwnTask> tasks) throws IOException {
        List<SliceRace.Starter> starters = new ArrayList<>();
        for (OwnTask task : tasks) {
            starters.add(() -> Build.present().load().task(task));
        }
        List<SliceTimes> all = race.run(starters);
        double basis = all.get(0).nanosPerTick() / tasks.get(0).repeats();
        for (OwnTask task : tasks) {
            SliceTimes times = all.get(tasks.indexOf(task));
            double nanos = times.nanosPerTick() / task.repeats();
            boolean isBasis = task == tasks.get(0);
            progress.print(row(
                    task.label(),
                    nanos / NANOS_PER_MICRO,
                    isBasis ? "" : (nanos - basis) / NANOS_PER_MICRO,
                    isBasis ? "" : nanos / basis,
                    Math.round(times.bytesPerTick() / task.repeats())));
        }
    }
}
