package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.replay.ReplayRun;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        description = "Runs replays in their levels and checks that they still end as recorded.",
        footer = {
            "",
            "A replay names its level by a path from its own folder. If the level is as",
            "it was when recorded, the run must match the recording exactly. If the level",
            "has changed, the run must reach the same goal, at any tick, or end in the",
            "same way if it reached none. The same holds for a replay that another",
            "version of the simulation recorded.",
            "",
            "Each line starts with ok or FAILED. The exit status is 1 if a replay failed,",
            "and 2 if a file could not be read; the remaining replays still run.",
            "",
            "Examples:",
            "  leapsmith replay levels/*.replay.json",
            "  leapsmith replay levels --junit replays.xml"
        })
final class ReplayCommand extends FileChecks {
    @Option(names = "--strict", description = ReplayCheck.STRICT)
    private boolean strict;

    private ArrayNode replays;

    @Override
    public Integer call() throws IOException {
        replays = report.putArray("replays");
        return run(new InputFiles(ReplayCommand::isReplay, "replays"), "replays");
    }

    @Override
    List<Part> check(Path file) throws IOException {
        ReplayDocument replay = streams.readReplay(file);
        Path levelFile = levelOf(file, replay);
        Level level = input.readOne(levelFile).level();
        ReplayCheck check = ReplayCheck.of(replay, new ReplayRun(replay.in(level)).finish(), strict);
        check.addTo(replays.addObject().put("file", file.toString()).put("level", levelFile.toString()));
        print(check.line(StandardStreams.inputName(file)));
        return List.of(new Part("", check.passes() ? List.of() : List.of(check.message())));
    }

    @Override
    String summary(Tally tally) {
        String replaysRun = tally.checked() + (tally.checked() == 1 ? " replay, " : " replays, ");
        String unreadable = tally.unreadable() == 0 ? "" : ", " + tally.unreadable() + " could not be run";
        return replaysRun + tally.withFindings() + " failed" + unreadable;
    }

    private static boolean isReplay(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(ReplayFormat.EXTENSION);
    }

    private static Path levelOf(Path file, ReplayDocument replay) {
        String name = StandardStreams.inputName(file);
        if (replay.levelFile().isEmpty()) {
            throw new IllegalArgumentException(name + ": the replay does not name its level; run it with"
                    + " leapsmith play LEVEL --replay " + (StandardStreams.isStandard(file) ? file : name));
        }
        try {
            return file.resolveSibling(replay.levelFile());
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException(name + ": level: " + FailureText.of(e), e);
        }
    }
}
