package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;
import leapsmith.levels.testers.TesterReport;
import leapsmith.levels.testers.TesterReport.Outcome;
import leapsmith.levels.testers.TesterReport.Place;
import leapsmith.levels.testers.TesterReport.TriedJump;
import leapsmith.levels.testers.TesterRun;
import picocli.CommandLine.Command;

@Command(
        description = "Says what testers did in a level, by the runs that they saved in its web page.",
        customSynopsis = "leapsmith runs [OPTION...] LEVEL FILE...",
        footer = {
            "",
            "The first FILE is the level; the others are replays, ZIP archives of replays, or",
            "folders of these. Runs of other levels are left out. All inputs are played in",
            "the level as it is today: who reaches a goal, how long that takes, and where",
            "players die. BROKEN is a run that reached a goal and no longer does; then the",
            "exit status is 1.",
            "",
            "Examples:",
            "  leapsmith runs first.level.json first.runs",
            "  leapsmith runs first.level.json kim.zip --junit testers.xml"
        })
final class RunsCommand extends FileChecks {
    private static final int WORST = 5;

    private Level level;
    private String name;
    private final List<TesterRun> others = new ArrayList<>();
    private final List<Outcome> outcomes = new ArrayList<>();
    private ArrayNode all;

    @Override
    public Integer call() throws IOException {
        all = report.putArray("runs");
        return run(new InputFiles(TesterRun::isName, "runs"), "files");
    }

    @Override
    List<String> checked(List<String> arguments) throws IOException {
        if (arguments.size() < 2) {
            throw refused("give a level, and the runs of its testers");
        }
        Path file = Path.of(arguments.get(0));
        level = input.readOne(file).level();
        name = LevelFiles.stem(file);
        return arguments.subList(1, arguments.size());
    }

    @Override
    List<Part> check(Path file) throws IOException {
        List<Part> parts = new ArrayList<>();
        for (TesterRun run : TesterRun.read(file)) {
            if (!run.isOf(name)) {
                others.add(run);
                continue;
            }
            Outcome outcome = Outcome.of(level, run);
            outcomes.add(outcome);
            ReplayCheck check = ReplayCheck.of(outcome.verdict());
            check.addTo(all.addObject()
                    .put("file", run.source())
                    .put("tester", run.replay().name())
                    .put("deaths", outcome.deaths().size()));
            parts.add(new Part(
                    run.source().equals(file.toString())
                            ? ""
                            : run.source().substring(file.toString().length() + 2),
                    outcome.isBroken() ? List.of(check.message()) : List.of()));
            if (outcome.isBroken()) {
                print("BROKEN " + run.source() + ": " + check.message());
            }
        }
        return parts;
    }

    @Override
    void complete() {
        TesterReport found = new TesterReport(level, outcomes);
        ObjectNode summary = report.putObject("summary");
        summary.put("attempts", outcomes.size())
                .put("testers", found.testers())
                .put("finished", found.finished())
                .put("broken", found.broken().size())
                .put("otherVersions", otherVersions(found))
                .put("otherLevels", others.size());
        put(summary, "medianSeconds", found.medianSeconds());
        put(summary, "fastestSeconds", found.fastestSeconds());
        ArrayNode deaths = report.putArray("deaths");
        for (Place place : found.worstPlaces()) {
            ObjectNode one = deaths.addObject();
            put(one, place);
            one.put("count", found.deaths().get(place));
        }
        ArrayNode jumps = report.putArray("jumps");
        for (TriedJump jump : found.jumps(() -> true)) {
            ObjectNode one = jumps.addObject();
            put(one.putObject("from"), jump.from());
            put(one.putObject("to"), jump.to());
            one.put("tries", jump.tries()).put("successes", jump.successes());
            jump.odds().ifPresent(odds -> one.put("odds", odds.rate()));
        }
        ArrayNode stays = report.putArray("stays");
        found.stays().forEach((place, seconds) -> {
            ObjectNode one = stays.addObject();
            put(one, place);
            one.put("seconds", seconds);
        });
        print(outcomes.size() + (outcomes.size() == 1 ? " run" : " runs") + " of " + found.testers()
                + (found.testers() == 1 ? " tester" : " testers") + " in " + name
                + (otherVersions(found) == 0
                        ? ""
                        : ", " + otherVersions(found) + " recorded in another version of the level")
                + (others.isEmpty() ? "" : "; " + others.size() + " of other levels left out"));
        if (outcomes.isEmpty()) {
            return;
        }
        print("finished: " + found.finished() + " of " + outcomes.size() + times(found));
        int count = found.deaths().values().stream().mapToInt(Integer::intValue).sum();
        print("deaths: " + count + (count == 0 ? "" : ", most at tile " + worst(found)));
    }

    private static long otherVersions(TesterReport found) {
        return found.outcomes().stream().filter(Outcome::isOfOtherVersion).count();
    }

    private static void put(ObjectNode json, Place place) {
        json.put("column", place.column()).put("row", place.row());
    }

    private static void put(ObjectNode json, String key, OptionalDouble seconds) {
        if (seconds.isPresent()) {
            json.put(key, seconds.getAsDouble());
        } else {
            json.putNull(key);
        }
    }

    private static String times(TesterReport found) {
        return found.medianSeconds().isEmpty()
                ? ""
                : String.format(
                        Locale.ROOT,
                        ", median %.2f s, fastest %.2f s",
                        found.medianSeconds().getAsDouble(),
                        found.fastestSeconds().getAsDouble());
    }

    private static String worst(TesterReport found) {
        List<Place> places = found.worstPlaces();
        return String.join(
                "; ",
                places.subList(0, Math.min(WORST, places.size())).stream()
                        .map(place -> place.column() + ", " + place.row() + ": "
                                + found.deaths().get(place))
                        .toList());
    }
}
