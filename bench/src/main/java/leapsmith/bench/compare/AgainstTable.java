package leapsmith.bench.compare;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import leapsmith.bench.builds.Build;
import leapsmith.bench.builds.BuildPace;
import leapsmith.bench.builds.BuildRace;
import leapsmith.bench.builds.BuildTimes;

/**
 * Our physics compared with an earlier build of it. The present build runs twice, loaded separately: the ratio of these
 * two is the noise of the measurement.
 */
final class AgainstTable {
    private final BuildRace race;
    private final PrintStream progress;
    private final StringBuilder rows = new StringBuilder();

    AgainstTable(Path base, BuildPace pace, PrintStream progress) {
        race = new BuildRace(
                List.of(new Build("base", base), Build.present("present"), Build.present("present again")), pace);
        this.progress = progress;
    }

    /** Measures a scene and adds its row. */
    void add(SceneKind kind, int size) throws IOException {
        progress.println(kind + " " + size);
        List<BuildTimes> times = race.run(kind.ours(size));
        BuildTimes base = times.get(0);
        BuildTimes present = times.get(1);
        int bodies = kind.bodies(size);
        String row = String.format(
                Locale.ROOT,
                "| %s %,d | %s | %s | %.3f | %.3f | %s |\n",
                kind,
                size,
                Table.digits(base.nanosPerTick() / bodies),
                Table.digits(present.nanosPerTick() / bodies),
                present.ratioTo(base),
                times.get(2).ratioTo(present),
                present.hasPairsOf(base) ? "same" : "different");
        progress.print(row);
        rows.append(row);
    }

    String markdown() {
        return """
                Second percentile of the slices, ns per tick and body.

                | scene | base | present | present / base | present / present | pairs |
                |---|---:|---:|---:|---:|---|
                """ + rows;
    }
}
