package leapsmith.levels.json;

import static leapsmith.levels.json.JsonKeys.key;
import static leapsmith.levels.json.JsonKeys.omitted;
import static leapsmith.levels.json.JsonKeys.optional;
import static leapsmith.levels.json.JsonKeys.placed;
import static leapsmith.levels.json.JsonKeys.required;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonStreamContext;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import leapsmith.levels.json.JsonKeys.Key;
import leapsmith.levels.json.JsonKeys.Values;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.RawMembers;
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
 * The document of a replay: its keys, and how it is read and written. Its keys may come in any order; values that depend
 * on others are checked at the end.
 */
final class ReplayJson extends Values {
    static final String FORMAT = "leapsmith-replay";
    /** The newest version that can be read; the lowest one that can represent a replay is written. */
    private static final int VERSION = 2;

    /** The approximate length of a line of inputs, in characters. */
    private static final int LINE = 92;

    private static final int HASHES_PER_LINE = 5;

    /** The hash of version 1 has no version prefix; a hash of a newer version is kept unchanged. */
    private static final String LEVEL_HASH = "([0-9a-f]{64}|2:[0-9a-f]{32}|([3-9]|[1-9][0-9]+):[!-~]+)";

    private static final JsonValue<Integer> TICK =
            JsonValue.whole(0, Limits.MAX_RUN_TICKS).defined("tick");

    private static final JsonValue<Long> HASH = new JsonValue<>(
            in -> Long.parseUnsignedLong(
                    JsonValue.text("file.hash", "[0-9a-f]{16}").read(in), 16),
            (out, hash) -> out.writeString(HexFormat.of().toHexDigits(hash)),
            JsonValue.reference("#/$defs/hash"));

    private static final JsonValue<Double> COORDINATE = JsonValue.number(
                    -Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX)
            .defined("coordinate");

    private static final JsonValue<StartPoint> START = JsonValue.exactly(
            "file.x-and-y",
            it -> new StartPoint(it.get("x"), it.get("y")),
            required("x", "", COORDINATE, StartPoint::x),
            required("y", "", COORDINATE, StartPoint::y));

    private static final JsonValue<PlayState> STATE = new JsonValue<>(
            in -> in.constant(PlayState.class),
            (out, state) -> out.writeString(state.text()),
            JsonValue.words(
                    Arrays.stream(PlayState.values()).map(PlayState::text).toList()));

    private static final JsonKeys<Values, ReplayRun.End> END = JsonKeys.of(List.of(
            required("outcome", "The state of the player at the end.", STATE, ReplayRun.End::outcome),
            key(
                            "goal",
                            "The id of the goal that is reached in the last tick, or else of the first one that was reached.",
                            JsonValue.TEXT.described(
                                    JsonValue.schema("type", "string", "minLength", 1, "maxLength", Limits.MAX_TEXT)),
                            ReplayRun.End::goal)
                    .or("")
                    .when(end -> end.outcome() == PlayState.GOAL_REACHED),
            placed("tick", "The tick in which that happened or began.", TICK, (ReplayRun.End end) -> (int) end.tick())
                    .required(),
            required("hash", "The hash of the state after the last tick.", HASH, ReplayRun.End::hash)));

    private static final JsonKeys<Values, HashLog> HASHES = JsonKeys.of(List.of(
            required("every", "Ticks between hashes.", JsonValue.whole(1, Limits.MAX_RUN_TICKS), (HashLog hashes) ->
                    (int) hashes.every()),
            placed(
                            "values",
                            "",
                            JsonValue.list("file.hashes", HASH, 0, ""),
                            (HashLog hashes) ->
                                    Arrays.stream(hashes.values()).boxed().toList())
                    .required()));

    private static final JsonKeys<ReplayJson, ReplayDocument> KEYS = JsonKeys.of(List.of(
            FileHeader.<ReplayJson, ReplayDocument>format(FORMAT, "replay"),
            FileHeader.version(
                    "The lowest version whose programs understand the file: 2 if the level hash has a version prefix, or"
                            + " if the simulation or a command is one that version 1 did not have.",
                    VERSION,
                    ReplayJson::version),
            key("name", "", JsonValue.TEXT, ReplayDocument::name, ""),
            omitted(
                    "level",
                    "The path of the level file, relative to the folder of this file.",
                    JsonValue.TEXT,
                    ReplayDocument::levelFile,
                    ""),
            required(
                    "levelHash",
                    "Hash of everything that decides how the level runs, at the start: the version of the hash, a"
                            + " colon, and its digits. In version 1, and without a version prefix, the SHA-256 of"
                            + " the level as that version wrote it.",
                    JsonValue.text("file.level-hash", LEVEL_HASH),
                    ReplayDocument::levelHash),
            key(
                            "simulation",
                            "The version of the simulation that recorded the run. If it differs from that of the program,"
                                    + " hashes are not compared, and the outcome decides.",
                            JsonValue.whole(1, Integer.MAX_VALUE),
                            ReplayDocument::simulation)
                    .defaultValue(1)
                    .when(replay -> version(replay) > 1),
            required("ticks", "The length of the run.", TICK, (ReplayDocument replay) ->
                    (int) replay.run().length()),
            optional(
                    "start",
                    "The position of the player's feet at the start, the middle of its bottom edge, if not at its"
                            + " position in the level.",
                    START.optional(),
                    ReplayDocument::start,
                    Optional.empty()),
            JsonKeys.<ReplayJson, ReplayDocument>of(
                            "inputs",
                            "Steps of buttons joined by plus signs, each with its number of ticks:"
                                    + " right*60,right+jump*12,none*30. After the last step no button is held.",
                            JsonValue.schema("type", "array", "items", JsonValue.TEXT.schema()),
                            (in, replay) -> replay.readInputs(),
                            (out, replay) -> writeInputs(
                                    out, InputScript.of(replay.run().inputs()).steps()))
                    .required(),
            JsonKeys.<ReplayJson, ReplayDocument>of(
                            "commands",
                            "The commands of the run. A command is applied after its number of ticks and before the next"
                                    + " tick.",
                            JsonValue.schema(
                                    "type",
                                    "array",
                                    "maxItems",
                                    Limits.MAX_COMMANDS,
                                    "items",
                                    JsonValue.reference("#/$defs/command")),
                            (in, replay) -> in.array("file.commands", replay::readCommand),
                            (out, replay) -> CommandJson.writeAll(replay.run().edits(), out))
                    .when(replay -> replay.run().edits().count() > 0),
            JsonKeys.<ReplayJson, ReplayDocument>of(
                            "end",
                            "How the run ended. Reaching a goal ends a run, whatever came after.",
                            endSchema(),
                            (in, replay) -> replay.readEnd(),
                            (out, replay) -> END.writeObject(out, replay.end(), RawMembers.EMPTY))
                    .required(),
            hashes(
                    "hashes",
                    "Hashes of the state from the start on, which show where a run diverges.",
                    replay -> replay.run().hashes()),
            hashes(
                    "playerHashes",
                    "Hashes of only the player's position and velocity, which show where a run diverges in a changed"
                            + " level.",
                    ReplayDocument::playerHashes)));

    private static Key<ReplayJson, ReplayDocument> hashes(
            String name, String about, Function<ReplayDocument, HashLog> from) {
        return JsonKeys.<ReplayJson, ReplayDocument>of(
                        name,
                        about,
                        JsonValue.reference("#/$defs/hashes"),
                        (in, replay) ->
                                replay.put(name, JsonKeys.exactly(HASHES, in, Message.of("file.hashes-object"))),
                        (out, replay) -> HASHES.writeObject(out, from.apply(replay), RawMembers.EMPTY))
                .when(replay -> from.apply(replay).count() > 0);
    }

    private final JsonInput in;
    private final CommandJson.Catalog catalog;
    private final InputLog.Builder inputs = new InputLog.Builder();
    private FilePlace inputsPlace;
    private final EditLog.Builder<PlayCommand> commands = new EditLog.Builder<>();
    private int lastTick;
    private FilePlace lastTickPlace;
    private Values end;

    private ReplayJson(JsonInput in, ObjectTypes types) {
        super(KEYS);
        this.in = in;
        catalog = new CommandJson.Catalog(types);
    }

    /** Reads a run in a level with objects of these types. */
    static ReplayDocument read(JsonInput in, ObjectTypes types) throws IOException {
        return new ReplayJson(in, types).read();
    }

    private ReplayDocument read() throws IOException {
        RawMembers unknown = KEYS.readDocument(in, "file.replay-document", "replay", this, new HashSet<>());
        int lastOfEnd = end.get("tick");
        requireWithinTicks("file.inputs-beyond", inputs.length(), inputsPlace);
        requireWithinTicks("file.command-beyond", lastTick, lastTickPlace);
        requireWithinTicks("file.end-beyond", lastOfEnd, end.place("tick"));
        HashLog hashes = hashes("hashes");
        HashLog playerHashes = hashes("playerHashes");
        inputs.append(Inputs.NONE, this.<Integer>get("ticks") - inputs.length());
        Recording<PlayCommand> run = new Recording<>(inputs.toLog(), commands.toLog(), hashes);
        in.end();
        return new ReplayDocument(
                get("name"),
                get("level"),
                get("levelHash"),
                get("simulation"),
                get("start"),
                run,
                playerHashes,
                new ReplayRun.End(end.get("outcome"), end.get("goal"), lastOfEnd, end.get("hash")),
                unknown);
    }

    private HashLog hashes(String key) throws LevelFormatException {
        Values read = get(key);
        if (read == null) {
            return HashLog.NONE;
        }
        int every = read.get("every");
        List<Long> values = read.get("values");
        requireWithinTicks("file.hash-beyond", (values.size() - 1L) * every, read.place("values"));
        return HashLog.of(every, values.stream().mapToLong(Long::longValue).toArray());
    }

    private void requireWithinTicks(String key, long tick, FilePlace place) throws LevelFormatException {
        int ticks = get("ticks");
        if (tick > ticks) {
            throw in.error(place, Message.of(key, tick, ticks));
        }
    }

    private void readInputs() throws IOException {
        inputsPlace = in.place();
        in.array("file.inputs", index -> {
            Message expected = Message.of("file.inputs-text", "\"right*60,right+jump*12,none*30\"");
            String text = in.text(expected);
            InputScript script;
            try {
                script = InputScript.parse(text);
            } catch (IllegalArgumentException e) {
                throw in.wrong(expected, Message.of("file.because", JsonInput.quoted(text), e.getMessage()));
            }
            for (InputLog.Run run : script.inputs(script.ticks()).runs()) {
                inputs.append(run.inputs(), run.ticks());
            }
            if (inputs.length() > Limits.MAX_RUN_TICKS) {
                throw in.wrong(
                        Message.of("file.most-ticks", Limits.MAX_RUN_TICKS),
                        Message.literal(Long.toString(inputs.length())));
            }
        });
    }

    private void readCommand(int index) throws IOException {
        if (index == Limits.MAX_COMMANDS) {
            throw in.tooMany("file.most-commands", Limits.MAX_COMMANDS);
        }
        CommandJson.Read read = CommandJson.read(catalog, in, index);
        if (read.tick() < lastTick) {
            throw in.error(read.tickPlace(), Message.of("file.commands-in-order", read.tick(), lastTick));
        }
        lastTick = read.tick();
        lastTickPlace = read.tickPlace();
        commands.append(read.tick(), read.command());
    }

    private void readEnd() throws IOException {
        end = JsonKeys.exactly(END, in, Message.of("file.end-of-run"));
        if (end.get("outcome") == PlayState.GOAL_REACHED == end.get("goal").equals("")) {
            throw in.error(Message.of("file.goal-if-reached"));
        }
    }

    static void write(ReplayDocument replay, OutputStream stream) throws IOException {
        KEYS.writeDocument(LevelJson.FACTORY, stream, ReplayJson::perLine, replay, replay.unknownKeys());
    }

    /** A line for each part of the inputs, each command and each group of hashes. */
    private static int perLine(JsonStreamContext holder) {
        if (JsonLayout.isDocument(holder)) {
            return Set.of("inputs", "commands").contains(holder.getCurrentName()) ? 1 : 0;
        }
        boolean isHashes = "values".equals(holder.getCurrentName())
                && JsonLayout.isDocument(holder.getParent())
                && Set.of("hashes", "playerHashes").contains(holder.getParent().getCurrentName());
        return isHashes ? HASHES_PER_LINE : 0;
    }

    /** The lowest version that can represent the replay. */
    private static int version(ReplayDocument replay) {
        // Version 1 has hashes without a colon and one simulation.
        if (replay.levelHash().indexOf(':') >= 0 || replay.simulation() != 1) {
            return 2;
        }
        EditLog<PlayCommand> commands = replay.run().edits();
        for (int i = 0; i < commands.count(); i++) {
            if (CommandJson.needsVersion2(commands.edit(i))) {
                return 2;
            }
        }
        return 1;
    }

    private static void writeInputs(JsonGenerator out, List<String> steps) throws IOException {
        out.writeStartArray();
        StringBuilder line = new StringBuilder();
        for (String step : steps) {
            if (line.length() > 0 && line.length() + step.length() >= LINE) {
                out.writeString(line.toString());
                line.setLength(0);
            }
            line.append(line.length() > 0 ? "," : "").append(step);
        }
        if (line.length() > 0) {
            out.writeString(line.toString());
        }
        out.writeEndArray();
    }

    /** The schema of replays, without its parts that don't depend on keys. */
    static Map<String, Object> schema() {
        return KEYS.schema();
    }

    static Map<String, Object> hashesSchema() {
        return HASHES.exactSchema();
    }

    private static Map<String, Object> endSchema() {
        Map<String, Object> end = END.exactSchema();
        Map<String, Object> reached = JsonValue.schema("const", PlayState.GOAL_REACHED.text());
        end.put("if", JsonValue.schema("properties", JsonValue.schema("outcome", reached)));
        end.put("then", JsonValue.schema("required", List.of("goal")));
        end.put("else", JsonValue.schema("properties", JsonValue.schema("goal", false)));
        return end;
    }
}
