package leapsmith.bench.compare;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import leapsmith.bench.OwnTask;
import leapsmith.bench.builds.Build;
import leapsmith.bench.builds.SlicePace;
import leapsmith.bench.builds.SliceRace;
import leapsmith.bench.builds.SliceTimes;

/** The time of our physics for work that it isn't compared with others in; tasks of a group run in turn. */
final class TaskTable {
    private static final double NANOS_PER_MICRO = 1e3;

    private final SliceRace race;
    private final PrintStream progress;
    private final StringBuilder rows = new StringBuilder();

    TaskTable(SlicePace pace, PrintStream progress) throws IOException {
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
            String row = String.format(
                    Locale.ROOT,
                    "| %s | %s | %s | %s | %,.0f |\n",
                    task.label(),
                    Table.digits(nanos / NANOS_PER_MICRO),
                    isBasis ? "" : Table.digits((nanos - basis) / NANOS_PER_MICRO),
                    isBasis ? "" : Table.digits(nanos / basis),
                    times.bytesPerTick() / task.repeats());
            progress.print(row);
            rows.append(row);
        }
    }

    String markdown() {
        return """
                Second percentile of slices of some milliseconds.

                | | µs per tick | more than without, µs | times | bytes per tick |
                |---|---:|---:|---:|---:|
                """ + rows;
    }
}
