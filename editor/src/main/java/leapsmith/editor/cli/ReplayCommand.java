package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.replay.ReplayRun;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "replay",
        description = "Runs replays in their levels, and says whether they still end as recorded.",
        footer = {
            "",
            "Each replay names its level by a path from its own folder. In that level as it",
            "was when recorded, it must go the same way to the bit. If the level has changed",
            "since, it must reach the same goal, at whatever tick, or end in the same way if",
            "it reached none. The same holds for a replay that another version of the",
            "simulation recorded.",
            "",
            "The exit status is 1 if one of them doesn't, and 2 if a file could not be read;",
            "the others are run all the same.",
            "",
            "Example:",
            "  leapsmith replay levels/*.replay.json"
        })
final class ReplayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private CommonOptions options;

    @Option(names = "--strict", description = ReplayCheck.STRICT)
    private boolean strict;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The replays.")
    private List<Path> files;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        ObjectNode json = JsonText.object();
        ArrayNode replays = json.putArray("replays");
        FileFailures failures = new FileFailures(spec, options, json);
        int failed = 0;
        for (Path file : files) {
            try {
                ReplayDocument replay = ReplayFormat.read(file);
                Path levelFile = levelOf(file, replay);
                Level level = LevelFiles.read(levelFile);
                ReplayCheck check = ReplayCheck.of(replay, new ReplayRun(replay.in(level)).finish(), strict);
                failed += check.passes() ? 0 : 1;
                if (options.json) {
                    check.addTo(replays.addObject().put("file", file.toString()).put("level", levelFile.toString()));
                } else {
                    out.println(file + ": " + check.line());
                }
            } catch (IOException | RuntimeException e) {
                failures.add(file, e);
            }
        }
        if (options.json) {
            out.println(JsonText.of(json));
        }
        if (!failures.isEmpty()) {
            return ExitStatus.FAILED;
        }
        return failed == 0 ? ExitStatus.FINE : ExitStatus.FINDINGS;
    }

    private static Path levelOf(Path file, ReplayDocument replay) {
        if (replay.levelFile().isEmpty()) {
            throw new IllegalArgumentException(
                    file + ": does not say where its level is; play LEVEL --replay " + file + " runs it");
        }
        return file.resolveSibling(replay.levelFile());
    }
}
