package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.replay.ReplayDocument;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        description = "Searches what the player can reach, and proves that goals can be reached.",
        footer = {
            "",
            "A goal is proven if a run that reaches it was found; the run is played again",
            "in the whole level first. It is impossible if no run can reach it. If it is",
            "not found, the search found no run, but there may be one.",
            "",
            "The output is the same every time, except for the times in --json, because",
            "the limit counts steps of the simulation.",
            "",
            "The exit status is 0 if all goals are proven, 1 if a goal is not or a level",
            "has no goal or no player, and 2 if a file could not be read; the other files",
            "are searched nevertheless. With --soft-locks, it is 1 also for a soft lock.",
            "",
            "Examples:",
            "  leapsmith reach levels/*.level.json",
            "  leapsmith reach first.level.json --witness proofs",
            "  leapsmith reach first.level.json --repair",
            "  leapsmith reach levels --junit reach.xml"
        })
final class ReachCommand extends FileChecks {
    private static final Pattern TILE = Pattern.compile("([0-9]{1,9}),([0-9]{1,9})");

    @Option(names = "--witness", paramLabel = "DIR", description = "Write a replay for each proven goal to a folder.")
    private Path witnessFolder;

    @Option(
            names = "--odds",
            description = "Try each jump of a run 1000 times with human timing, and report how often it succeeds.")
    private boolean withOdds;

    @Option(
            names = "--easiest",
            description = "Look for a run to each goal with easier jumps, too, and report the odds of both.")
    private boolean withEasiest;

    @Option(
            names = "--repair",
            description = "For each goal that can't be reached, propose changes of the level that make it reachable.")
    private boolean withRepairs;

    @Option(
            names = "--soft-locks",
            description =
                    "Fail also for ground from which no goal is reached any more; with --repair, propose ways out.")
    private boolean withSoftLocks;

    @Option(
            names = "--start",
            paramLabel = "COL,ROW",
            description = "Start with the feet at the bottom of this tile, not at the player.")
    private String startTile;

    @Option(
            names = "--steps",
            paramLabel = "N",
            description = {
                "The most steps of the simulation per level; " + ReachSearch.MAX_STEPS + " by default.",
                "Where other things than the player move, a step counts as several."
            })
    private long steps = ReachSearch.MAX_STEPS;

    private int[] tile;
    private WitnessFiles witnesses;
    private final ArrayNode jsonLevels = JsonText.array();
    private final ArrayNode jsonGoals = JsonText.array();
    private long tiles;
    private long millis;

    @Override
    public Integer call() throws IOException {
        tile = checkOptions();
        witnesses = witnessFolder == null ? null : new WitnessFiles(witnessFolder);
        return run(new InputFiles(LevelFiles::isProbable, "levels"), "files");
    }

    @Override
    List<Part> check(Path file) throws IOException {
        OpenedFile opened = input.read(file);
        SearchedLevel.ReachQuestion question =
                new SearchedLevel.ReachQuestion(withOdds, withEasiest, withRepairs, withSoftLocks, steps);
        List<Part> parts = new ArrayList<>();
        for (OpenedFile.InputLevel level : opened.levels()) {
            String name = opened.levels().size() > 1 ? level.name() : "";
            Progress progress = progressOfPart("steps");
            SearchedLevel reach = SearchedLevel.of(
                    name, level.level(), start(file, level.level()), question, made -> progress.at(made, steps));
            progress.clear();
            report(file, level.name(), reach);
            parts.addAll(reach.parts());
        }
        return parts;
    }

    @Override
    void complete() {
        report.put("reachableTiles", tiles).put("millis", millis);
        report.set("goals", jsonGoals);
        report.set("levels", jsonLevels);
    }

    /** Returns the column and row of --start, or null. */
    private int[] checkOptions() {
        if (steps < 1) {
            throw refused("--steps must be 1 or more, not " + steps);
        }
        if (StandardStreams.isStandard(witnessFolder)) {
            throw refused("--witness needs a folder, not standard output");
        }
        if (startTile == null) {
            return null;
        }
        Matcher matcher = TILE.matcher(startTile);
        if (!matcher.matches()) {
            throw refused("--start must be COLUMN,ROW, such as 12,7, not \"" + startTile + "\"");
        }
        return new int[] {Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))};
    }

    private Optional<StartPoint> start(Path file, Level level) {
        if (tile == null) {
            return Optional.empty();
        }
        if (!level.tiles().contains(tile[0], tile[1])) {
            throw new IllegalArgumentException(StandardStreams.inputName(file) + ": --start " + tile[0] + "," + tile[1]
                    + " is outside the level of " + level.columns() + " x " + level.rows() + " tiles");
        }
        return Optional.of(new StartPoint((tile[0] + 0.5) * level.tileSize(), (tile[1] + 1.0) * level.tileSize()));
    }

    /** Prints what was found, after the witnesses are written. */
    private void report(Path file, String levelName, SearchedLevel reach) throws IOException {
        tiles += reach.map().tileCount();
        millis += reach.millis();
        reach.addTo(jsonLevels.addObject().put("file", file.toString()));
        for (ReachedGoal goal : reach.goals()) {
            ObjectNode node = jsonGoals.addObject().put("file", file.toString());
            if (!reach.name().isEmpty()) {
                node.put("level", reach.name());
            }
            goal.addTo(node);
            reach.repairsOf(goal).ifPresent(repairs -> repairs.addTo(node));
            if (witnesses != null && goal.isProven()) {
                node.put("witness", witnesses.save(file, levelName, goal).toString());
            }
            if (witnesses != null && goal.easier().isPresent()) {
                ((ObjectNode) node.get("easier"))
                        .put(
                                "witness",
                                witnesses.saveEasier(file, levelName, goal).toString());
            }
        }
        reach.lines().forEach(line -> print(StandardStreams.inputName(file) + ": " + line));
    }

    /** The replays of runs that reach goals: {@code LEVEL.GOAL.replay.json} in one folder. */
    private static final class WitnessFiles {
        private final Path folder;
        private final UniqueNames names = new UniqueNames();

        WitnessFiles(Path folder) {
            this.folder = folder;
        }

        /**
         * Writes the run that proves a goal.
         *
         * @param levelFile the file of the level, or standard input
         */
        Path save(Path levelFile, String levelName, ReachedGoal goal) throws IOException {
            return save(levelFile, levelName + "." + goal.id(), goal.id(), goal.shortest());
        }

        /** Writes the easier run to a goal, as {@link #save}: {@code LEVEL.GOAL.easier.replay.json}. */
        Path saveEasier(Path levelFile, String levelName, ReachedGoal goal) throws IOException {
            return save(levelFile, levelName + "." + goal.id() + ".easier", goal.id() + " easier", goal.easier());
        }

        private Path save(Path levelFile, String fileName, String runName, Optional<ProvenRun> run) throws IOException {
            Files.createDirectories(folder);
            Path file = folder.resolve(names.unique(fileName) + ReplayFormat.EXTENSION);
            String from = StandardStreams.isStandard(levelFile) ? "" : OutputPath.fromFolderOf(file, levelFile);
            ReplayFormat.save(
                    file, ReplayDocument.of(runName, from, run.orElseThrow().replay()));
            return file;
        }
    }
}
