package leapsmith.levels.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import leapsmith.levels.build.InputScript;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;
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
            "nothing is held.",
            "",
            "Examples:",
            "  leapsmith play first.level.json --ticks 120",
            "  leapsmith play first.level.json --input right*60,right+jump*12,none*30"
        })
final class PlayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private CommonOptions options;

    @Parameters(paramLabel = "FILE", description = "The level.")
    private Path file;

    @Option(names = "--ticks", paramLabel = "N", description = "How many ticks; ten seconds of them by default.")
    private Integer ticks;

    @Option(names = "--input", paramLabel = "SCRIPT", description = "The player's buttons, as right*60,right+jump*12.")
    private String script;

    @Option(
            names = "--trace",
            paramLabel = "T.csv",
            description = "Write a line for each character and tick: tick,id,x,y,vx,vy,onGround in px and px/s.")
    private Path trace;

    @Override
    public Integer call() throws IOException {
        if (ticks != null && ticks < 0) {
            throw new ParameterException(spec.commandLine(), "--ticks is 0 or more, not " + ticks);
        }
        InputScript inputs = script == null ? InputScript.NONE : InputScript.parse(script);
        Level level = LevelFormat.read(file);
        OutputPath.requireDifferent(file, trace);
        Playthrough play = new Playthrough(level, inputs);
        int count = ticks != null ? ticks : Playthrough.ticksOfTenSeconds(level);
        try (TraceFile table = trace == null ? null : new TraceFile(trace)) {
            for (int i = 0; i < count; i++) {
                play.step();
                if (table != null) {
                    table.add(play);
                }
            }
        }
        PrintWriter out = spec.commandLine().getOut();
        if (options.json) {
            out.println(JsonText.of(PlayReport.json(play)));
        } else {
            PlayReport.print(play, out);
        }
        return LevelsCommand.FINE;
    }
}
