package leapsmith.levels.json;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.replay.ReplayRun;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.replay.EditLog;
import leapsmith.physics.replay.HashLog;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.world.Inputs;

/**
 * Reads the document of a replay. Its keys may come in any order; values that depend on others are checked at the end.
 */
final class ReplayReader {
    static final String FORMAT = "leapsmith-replay";
    /** The newest version that can be read; {@link ReplayWriter} decides which one is written. */
    static final int VERSION = 2;

    private static final List<String> NEEDED = List.of("format", "version", "levelHash", "ticks", "inputs", "end");
    private static final Pattern HASH = Pattern.compile("[0-9a-f]{16}");
    /** The hash of version 1 has no version prefix; a hash of a newer version is kept unchanged. */
    private static final Pattern LEVEL_HASH =
            Pattern.compile("[0-9a-f]{64}|2:[0-9a-f]{32}|(?:[3-9]|[1-9][0-9]+):[\\x21-\\x7e]+");

    private final JsonInput in;
    private final CommandReader.Catalog catalog;
    private final Set<String> missing = new LinkedHashSet<>(NEEDED);
    private final UnknownKeysReader unknownKeys = new UnknownKeysReader();
    private String name = "";
    private String levelFile = "";
    private String levelHash;
    private int simulation = 1;
    private int ticks;
    private Optional<StartPoint> start = Optional.empty();
    private final InputLog.Builder inputs = new InputLog.Builder();
    private FilePlace inputsPlace;
    private final EditLog.Builder<PlayCommand> commands = new EditLog.Builder<>();
    private int lastTick;
    private FilePlace lastTickPlace;
    private ReplayRun.End end;
    private FilePlace endTickPlace;
    private final Hashes hashes = new Hashes();
    private final Hashes playerHashes = new Hashes();

    /** The hashes of a file, and their place. */
    private static final class Hashes {
        private int every;
        private final List<Long> values = new ArrayList<>();
        private FilePlace place;

        HashLog toLog() {
            return every == 0
                    ? HashLog.NONE
                    : HashLog.of(
                            every, values.stream().mapToLong(Long::longValue).toArray());
        }
    }

    /** Reads a run in a level with objects of these types. */
    ReplayReader(JsonInput in, ObjectTypes types) {
        this.in = in;
        this.catalog = new CommandReader.Catalog(types);
    }

    ReplayDocument read() throws IOException {
        in.document("a replay: a JSON object with the key \"format\"", this::readMember);
        FilePlace last = in.place();
        if (!missing.isEmpty()) {
            String key = missing.iterator().next();
            throw FileHeader.missing(in, last, key, "replay");
        }
        checkLengths();
        inputs.append(Inputs.NONE, ticks - inputs.length());
        Recording<PlayCommand> run = new Recording<>(inputs.toLog(), commands.toLog(), hashes.toLog());
        if (in.next() != null) {
            throw in.wrong(in.place().at(""), "the end of the file", "more text");
        }
        return new ReplayDocument(
                name,
                levelFile,
                levelHash,
                simulation,
                start,
                run,
                playerHashes.toLog(),
                end,
                unknownKeys.unknownKeys());
    }

    private void readMember(String key) throws IOException {
        missing.remove(key);
        switch (key) {
            case "format" -> FileHeader.readFormat(in, FORMAT, "replay");
            case "version" -> FileHeader.readVersion(in, VERSION);
            case "name" -> name = in.text("a text");
            case "level" -> levelFile = in.text("a text");
            case "levelHash" ->
                levelHash =
                        readDigits(LEVEL_HASH, "\"2:\" and 32 hexadecimal digits, or 64 of them alone, in lower case");
            case "simulation" -> simulation = in.wholeNumber(1, Integer.MAX_VALUE);
            case "ticks" -> ticks = in.wholeNumber(0, Limits.MAX_RUN_TICKS);
            case "start" -> start = Optional.of(readStart());
            case "inputs" -> readInputs();
            case "commands" -> in.array("an array of commands", this::readCommand);
            case "end" -> readEnd();
            case "hashes" -> readHashes(hashes);
            case "playerHashes" -> readHashes(playerHashes);
            default -> unknownKeys.read(key, in);
        }
    }

    private StartPoint readStart() throws IOException {
        double[] point = {Double.NaN, Double.NaN};
        in.object("an object with x and y", key -> {
            switch (key) {
                case "x" -> point[0] = in.number(-Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX);
                case "y" -> point[1] = in.number(-Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX);
                default -> throw in.wrong(in.keyPlace(), "x or y", JsonTokens.shown(key));
            }
        });
        if (Double.isNaN(point[0] + point[1])) {
            throw in.error("This object needs both \"x\" and \"y\".");
        }
        return new StartPoint(point[0], point[1]);
    }

    private void readInputs() throws IOException {
        inputsPlace = in.place();
        in.array("an array of inputs", index -> {
            String expected = "inputs such as \"right*60,right+jump*12,none*30\"";
            String text = in.text(expected);
            InputScript script;
            try {
                script = InputScript.parse(text);
            } catch (IllegalArgumentException e) {
                throw in.wrong(expected, JsonTokens.shown(text) + ": " + e.getMessage());
            }
            for (InputLog.Run run : script.inputs(script.ticks()).runs()) {
                inputs.append(run.inputs(), run.ticks());
            }
            if (inputs.length() > Limits.MAX_RUN_TICKS) {
                throw in.wrong("at most " + Limits.MAX_RUN_TICKS + " ticks", Long.toString(inputs.length()));
            }
        });
    }

    private void readCommand(int index) throws IOException {
        if (index == Limits.MAX_COMMANDS) {
            throw in.wrong("at most " + Limits.MAX_COMMANDS + " commands", "more");
        }
        CommandReader.Read read = CommandReader.read(catalog, in, index);
        if (read.tick() < lastTick) {
            throw in.error(
                    read.tickPlace(),
                    "Commands must be in order: this one is of tick " + read.tick() + ", the one before of tick "
                            + lastTick + ".");
        }
        lastTick = read.tick();
        lastTickPlace = read.tickPlace();
        commands.append(read.tick(), read.command());
    }

    private void readEnd() throws IOException {
        Set<String> keys = new LinkedHashSet<>(List.of("outcome", "tick", "hash"));
        PlayState[] outcome = new PlayState[1];
        String[] goal = {""};
        long[] numbers = new long[2];
        in.object("an object with the end of the run", key -> {
            keys.remove(key);
            switch (key) {
                case "outcome" -> outcome[0] = in.constant(PlayState.class);
                case "goal" -> goal[0] = in.text("a text");
                case "tick" -> {
                    endTickPlace = in.place();
                    numbers[0] = in.wholeNumber(0, Limits.MAX_RUN_TICKS);
                }
                case "hash" -> numbers[1] = readHash();
                default -> throw in.wrong(in.keyPlace(), "outcome, goal, tick or hash", JsonTokens.shown(key));
            }
        });
        if (!keys.isEmpty()) {
            throw in.missing(keys.iterator().next());
        }
        if (outcome[0] == PlayState.GOAL_REACHED == goal[0].isEmpty()) {
            throw in.error("\"goal\" is needed if \"outcome\" is \"goal-reached\", and must be absent otherwise.");
        }
        end = new ReplayRun.End(outcome[0], goal[0], numbers[0], numbers[1]);
    }

    private void readHashes(Hashes into) throws IOException {
        in.object("an object with hashes", key -> {
            switch (key) {
                case "every" -> into.every = in.wholeNumber(1, Limits.MAX_RUN_TICKS);
                case "values" -> {
                    into.place = in.place();
                    in.array("an array of hashes", index -> into.values.add(readHash()));
                }
                default -> throw in.wrong(in.keyPlace(), "every or values", JsonTokens.shown(key));
            }
        });
        if (into.every == 0 || into.place == null) {
            throw in.error("This object needs both \"every\" and \"values\".");
        }
    }

    private long readHash() throws IOException {
        return Long.parseUnsignedLong(readDigits(HASH, "16 hexadecimal digits, in lower case"), 16);
    }

    private String readDigits(Pattern pattern, String expected) throws IOException {
        String text = in.text(expected);
        if (!pattern.matcher(text).matches()) {
            throw in.wrong(expected);
        }
        return text;
    }

    private void checkLengths() throws IOException {
        String limit = ", but \"ticks\" is " + ticks + ".";
        if (inputs.length() > ticks) {
            throw in.error(inputsPlace, "The inputs last " + inputs.length() + " ticks" + limit);
        }
        if (lastTick > ticks) {
            throw in.error(lastTickPlace, "This command is of tick " + lastTick + limit);
        }
        if (end.tick() > ticks) {
            throw in.error(endTickPlace, "The run ends at tick " + end.tick() + limit);
        }
        checkLength(hashes, limit);
        checkLength(playerHashes, limit);
    }

    private void checkLength(Hashes read, String limit) throws IOException {
        long last = (read.values.size() - 1L) * read.every;
        if (last > ticks) {
            throw in.error(read.place, "The last hash is of tick " + last + limit);
        }
    }
}
