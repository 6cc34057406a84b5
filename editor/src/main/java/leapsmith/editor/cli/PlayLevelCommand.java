package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.play.TrailCsv;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.tile.Material;
import leapsmith.physics.world.Body;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        description = "Plays a level without a display and prints the outcome.",
        footer = {
            "",
            "A script is a list of steps: buttons (left, right, jump, down, several",
            "joined by +, or none) and for how many ticks they are held. After the last",
            "step no button is held. A player that dies starts again one second later.",
            "",
            "With --replay the exit status is 0 if the run ends as recorded, else 1. If",
            "the level is as it was when recorded, the run must match the recording",
            "exactly. If it has changed, the run must reach the same goal, at any tick,",
            "or end in the same way if it reached none. With --record as well, a run that",
            "passes is recorded again in the current level.",
            "",
            "The output is the same every time, except for the times that --timing adds.",
            "",
            "Examples:",
            "  leapsmith play first.level.json --ticks 120",
            "  leapsmith play first.level.json --input right*60,right+jump*12,none*30",
            "  leapsmith play first.level.json --input right*400 --record first.replay.json",
            "  leapsmith play first.level.json --replay first.replay.json"
        })
final class PlayLevelCommand extends CliCommand {
    @Parameters(paramLabel = "FILE", description = "The level, or - for standard input.")
    private Path file;

    @Option(
            names = "--ticks",
            paramLabel = "N",
            description = "How many ticks to play; ten seconds by default, or the length of the script with --record.")
    private Integer ticks;

    @Option(
            names = "--input",
            paramLabel = "SCRIPT",
            description = "The player's buttons, such as right*60,right+jump*12.")
    private String script;

    @Option(
            names = "--trace",
            paramLabel = "T.csv",
            description = "Write a line for each character and tick: " + TraceFile.HEAD + " in px and px/s.%nground and"
                    + " medium are the tile kinds that it stands on and is in.")
    private Path trace;

    @Option(names = "--record", paramLabel = "R", description = "Write a replay of this run.")
    private Path record;

    @Option(names = "--replay", paramLabel = "R", description = "Run this replay and check that it ends as recorded.")
    private Path replayFile;

    @Option(names = "--strict", description = ReplayCheck.STRICT)
    private boolean strict;

    @Option(names = "--timing", description = "Print the milliseconds that a tick takes.")
    private boolean timing;

    @Mixin
    private ImportOptions importOptions;

    @Mixin
    private Progress.ProgressOption progressOption;

    private StandardStreams streams;
    private PrintWriter out;

    @Override
    public Integer call() throws IOException {
        checkOptions();
        streams = standardStreams();
        out = LevelsCommand.reportWriter(spec, trace, record);
        InputScript inputs = script == null ? InputScript.NONE : InputScript.parse(script);
        OpenedFile opened = new LevelInput(streams, importOptions).read(file);
        Level level = opened.only(file).level();
        new ImportNotes(spec).print(opened);
        OutputPath.requireDifferent(file, trace);
        OutputPath.requireDifferent(file, record);
        ReplayDocument replay = replayFile == null ? null : streams.readReplay(replayFile);
        Playthrough play = replay == null
                ? new Playthrough(level, inputs, ticksOf(level, inputs))
                : new Playthrough(replay.in(level));
        run(play);
        ReplayCheck check = replay == null ? null : ReplayCheck.of(replay, play.run, strict);
        boolean passes = check == null || check.passes();
        if (record != null && passes) {
            save(play, replay == null ? level.name() : replay.name());
        }
        report(play, check);
        return passes ? ExitStatus.FINE : ExitStatus.FINDINGS;
    }

    private void checkOptions() {
        if (ticks != null && ticks < 0) {
            throw refused("--ticks must be 0 or more, not " + ticks);
        }
        if (replayFile != null && (ticks != null || script != null)) {
            throw refused("--replay can't be combined with --ticks or --input");
        }
        if (strict && replayFile == null) {
            throw refused("--strict needs --replay");
        }
    }

    private long ticksOf(Level level, InputScript inputs) {
        if (ticks != null) {
            return ticks;
        }
        return record != null && script != null ? inputs.ticks() : Playthrough.ticksOfTenSeconds(level);
    }

    private void run(Playthrough play) throws IOException {
        Progress progress = progressOption.start(spec, "ticks");
        if (trace == null) {
            while (!play.isOver()) {
                step(play, progress);
            }
        } else {
            streams.save(trace, bytes -> {
                TraceFile table = new TraceFile(bytes);
                while (!play.isOver()) {
                    step(play, progress);
                    table.add(play);
                }
                table.flush();
            });
        }
        progress.clear();
    }

    private static void step(Playthrough play, Progress progress) {
        play.step();
        progress.at(play.ticksDone(), play.ticksInAll());
    }

    private void save(Playthrough play, String name) throws IOException {
        String levelFile = StandardStreams.isStandard(file) ? "" : OutputPath.fromFolderOf(record, file);
        ReplayDocument document = ReplayDocument.of(name, levelFile, play.run);
        if (StandardStreams.isStandard(record)) {
            streams.save(record, bytes -> ReplayFormat.write(document, bytes));
        } else {
            ReplayFormat.save(record, document);
        }
    }

    private void report(Playthrough play, ReplayCheck check) {
        if (json) {
            ObjectNode json = PlayReport.json(play);
            if (timing) {
                json.put("millisPerTick", play.millisPerTick());
            }
            if (check != null) {
                check.addTo(json.putObject("replay").put("file", replayFile.toString()));
            }
            out.println(JsonText.of(json));
            return;
        }
        PlayReport.print(play, out);
        if (timing) {
            out.println(JsonText.plain(play.millisPerTick()) + " ms per tick");
        }
        if (check != null) {
            out.println(check.line(StandardStreams.inputName(replayFile)));
        }
    }

    /** A table of comma-separated values: position and velocity of each character after each tick, in px and px/s. */
    private static final class TraceFile {
        static final String HEAD = "tick,id,x,y,vx,vy,onGround,state,ground,medium";

        private final BufferedWriter out;

        TraceFile(OutputStream file) throws IOException {
            out = new BufferedWriter(new OutputStreamWriter(file, StandardCharsets.UTF_8));
            out.write(HEAD + "\n");
        }

        /** Adds a line for each character that still exists. */
        void add(Playthrough play) throws IOException {
            List<LevelObject> characters = play.level.objects(CharacterType.TYPE);
            for (int i = 0; i < characters.size(); i++) {
                Optional<Body> found = play.bodyOf(i);
                if (found.isPresent()) {
                    Body body = found.get();
                    out.write(play.world().tick() + ","
                            + TrailCsv.field(characters.get(i).id()) + "," + JsonText.plain(body.x())
                            + ","
                            + JsonText.plain(body.y()) + "," + JsonText.plain(body.vx()) + ","
                            + JsonText.plain(body.vy()) + "," + body.onGround() + ","
                            + KebabNames.nameOf(body.state()) + "," + kind(play, body.groundMaterial()) + ","
                            + kind(play, body.mediumMaterial()) + "\n");
                }
            }
        }

        /** The name of the first tile kind of the level with a material; empty for none. */
        private static String kind(Playthrough play, int material) {
            if (material == 0) {
                return "";
            }
            Material wanted = play.world().material(material);
            return play.level.legend().entries().stream()
                    .filter(entry -> entry.kind().material().equals(wanted))
                    .findFirst()
                    .map(entry -> TrailCsv.field(entry.kind().name()))
                    .orElse("");
        }

        void flush() throws IOException {
            out.flush();
        }
    }
}
