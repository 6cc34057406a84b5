package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.world.InputScript;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "play",
        description = "Plays a level without a display and says what came of it.",
        footer = {
            "",
            "A script holds the player's buttons step by step, with the ticks of each step:",
            "left, right, jump, down, several joined by +, or none. After the last step",
            "nothing is held. A player whose life ends starts again a second later.",
            "",
            "With --replay the exit status is 0 if the run ends as recorded, else 1. In the",
            "level as it was when recorded, it must go the same way to the bit. If the level",
            "has changed since, it must reach the same goal, at whatever tick, or end in the",
            "same way if it reached none. With --record too, a run that passes is written as",
            "it goes now, in the level as it is now.",
            "",
            "Examples:",
            "  leapsmith play first.level.json --ticks 120",
            "  leapsmith play first.level.json --input right*60,right+jump*12,none*30",
            "  leapsmith play first.level.json --input right*400 --record first.replay.json",
            "  leapsmith play first.level.json --replay first.replay.json"
        })
final class PlayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private CommonOptions options;

    @Parameters(paramLabel = "FILE", description = "The level.")
    private Path file;

    @Option(
            names = "--ticks",
            paramLabel = "N",
            description =
                    "How many ticks; ten seconds of them by default, or as long as the script is that is recorded.")
    private Integer ticks;

    @Option(names = "--input", paramLabel = "SCRIPT", description = "The player's buttons, as right*60,right+jump*12.")
    private String script;

    @Option(
            names = "--trace",
            paramLabel = "T.csv",
            description = "Write a line for each character and tick: tick,id,x,y,vx,vy,onGround in px and px/s.")
    private Path trace;

    @Option(names = "--record", paramLabel = "R", description = "Write a replay of this run.")
    private Path record;

    @Option(names = "--replay", paramLabel = "R", description = "Run this replay, and say whether it ends as recorded.")
    private Path replayFile;

    @Option(names = "--strict", description = ReplayCheck.STRICT)
    private boolean strict;

    @Override
    public Integer call() throws IOException {
        checkOptions();
        InputScript inputs = script == null ? InputScript.NONE : InputScript.parse(script);
        Level level = LevelFiles.read(file);
        OutputPath.requireDifferent(file, trace);
        OutputPath.requireDifferent(file, record);
        ReplayDocument replay = replayFile == null ? null : ReplayFormat.read(replayFile);
        Playthrough play = replay == null
                ? new Playthrough(level, inputs, ticksOf(level, inputs))
                : new Playthrough(replay.in(level));
        run(play);
        ReplayCheck check = replay == null ? null : ReplayCheck.of(replay, play.run(), strict);
        boolean passes = check == null || check.passes();
        if (record != null && passes) {
            save(play, replay == null ? level.name() : replay.name());
        }
        report(play, check);
        return passes ? ExitStatus.FINE : ExitStatus.FINDINGS;
    }

    private void checkOptions() {
        if (ticks != null && ticks < 0) {
            throw new ParameterException(spec.commandLine(), "--ticks is 0 or more, not " + ticks);
        }
        if (replayFile != null && (ticks != null || script != null)) {
            throw new ParameterException(spec.commandLine(), "--replay has its own --ticks and --input");
        }
        if (strict && replayFile == null) {
            throw new ParameterException(spec.commandLine(), "--strict is for --replay");
        }
    }

    private long ticksOf(Level level, InputScript inputs) {
        if (ticks != null) {
            return ticks;
        }
        return record != null && script != null ? inputs.ticks() : Playthrough.ticksOfTenSeconds(level);
    }

    private void run(Playthrough play) throws IOException {
        if (trace == null) {
            play.finish();
            return;
        }
        SafeFile.save(trace, out -> {
            TraceFile table = new TraceFile(out);
            while (!play.isOver()) {
                play.step();
                table.add(play);
            }
            table.flush();
        });
    }

    private void save(Playthrough play, String name) throws IOException {
        String levelFile = OutputPath.fromFolderOf(record, file);
        ReplayFormat.save(record, ReplayDocument.of(name, levelFile, play.run()));
    }

    private void report(Playthrough play, ReplayCheck check) {
        PrintWriter out = spec.commandLine().getOut();
        if (options.json) {
            ObjectNode json = PlayReport.json(play);
            if (check != null) {
                check.addTo(json.putObject("replay").put("file", replayFile.toString()));
            }
            out.println(JsonText.of(json));
            return;
        }
        PlayReport.print(play, out);
        if (check != null) {
            out.println(replayFile + ": " + check.line());
        }
    }
}
