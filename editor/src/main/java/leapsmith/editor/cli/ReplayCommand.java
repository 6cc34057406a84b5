package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.replay.ReplayRun;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

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
final class ReplayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private CommonOptions options;

    @Option(names = "--strict", description = ReplayCheck.STRICT)
    private boolean strict;

    @Mixin
    private ImportOptions importOptions;

    @Mixin
    private JunitOption junitOption;

    @Mixin
    private ProgressOption progressOption;

    @Mixin
    private FileArguments arguments;

    @Override
    public Integer call() throws IOException {
        StandardStreams streams = LevelsCommand.streams(spec);
        PrintWriter out = junitOption.reportWriter(spec);
        ObjectNode json = JsonText.object();
        ArrayNode replays = json.putArray("replays");
        LevelInput input = new LevelInput(streams, importOptions);
        JunitReport junit = new JunitReport(spec.qualifiedName());
        FileFailures failures = new FileFailures(spec, options, json, junit);
        Set<Path> files = arguments.find(new InputFiles(ReplayCommand::isReplay, "replays"), failures::add);
        Progress progress = progressOption.start(spec, "replays");
        int done = 0;
        int run = 0;
        int failed = 0;
        for (Path file : files) {
            progress.at(done++, files.size());
            try {
                ReplayDocument replay = streams.readReplay(file);
                Path levelFile = levelOf(file, replay);
                Level level = input.readOne(levelFile).level();
                ReplayCheck check = ReplayCheck.of(replay, new ReplayRun(replay.in(level)).finish(), strict);
                run++;
                failed += check.passes() ? 0 : 1;
                progress.clear();
                report(file, check, junit);
                if (options.json) {
                    check.addTo(replays.addObject().put("file", file.toString()).put("level", levelFile.toString()));
                } else {
                    out.println(check.line(StandardStreams.inputName(file)));
                }
            } catch (IOException | RuntimeException e) {
                progress.clear();
                failures.add(file.toString(), e);
            }
        }
        out.println(options.json ? JsonText.of(json) : summary(run, failed, failures.count()));
        junitOption.save(streams, junit);
        if (!failures.isEmpty()) {
            return ExitStatus.FAILED;
        }
        return failed == 0 ? ExitStatus.FINE : ExitStatus.FINDINGS;
    }

    private static boolean isReplay(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(ReplayFormat.EXTENSION);
    }

    private static void report(Path file, ReplayCheck check, JunitReport junit) {
        if (check.passes()) {
            junit.passed(file.toString());
        } else {
            junit.failed(file.toString(), check.message());
        }
    }

    private static String summary(int run, int failed, int unreadable) {
        String replays = run + (run == 1 ? " replay, " : " replays, ") + failed + " failed";
        return unreadable == 0 ? replays : replays + ", " + unreadable + " could not be run";
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
