package leapsmith.levels.json;

import static leapsmith.levels.json.JsonKeys.key;
import static leapsmith.levels.json.JsonKeys.omitted;
import static leapsmith.levels.json.JsonKeys.optional;
import static leapsmith.levels.json.JsonKeys.required;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.CommandField;
import leapsmith.levels.play.CommandField.Type;
import leapsmith.levels.play.CommandType;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.TileFill;
import leapsmith.physics.body.Movement;
import leapsmith.physics.replay.EditLog;

/**
 * The commands of a run in files, each an object with its tick, by the descriptions of all commands. Unlike in a
 * document, an unknown key is an error: ignoring it would change the run.
 */
final class CommandJson {
    private static final String LEVEL_ID = "urn:leapsmith:level:2";
    private static final String TICK = "tick";
    private static final String COMMAND = "command";

    private static final JsonValue<Integer> PLACE = JsonValue.whole(0, Limits.MAX_SIDE_PX);
    private static final JsonValue<Integer> COUNT = JsonValue.whole(1, Limits.MAX_SIDE_PX);

    private static final JsonValue<TileFill> FILL = JsonValue.exactly(
            "file.fill",
            it -> new TileFill(
                    new TileRegion(it.get("column"), it.get("row"), it.get("columns"), it.get("rows")),
                    it.get("type"),
                    it.get("kind")),
            required(
                    "type",
                    "",
                    JsonValue.SHAPE.described(JsonValue.reference(LEVEL_ID + "#/$defs/shape")),
                    TileFill::type),
            optional(
                    "kind",
                    "The name of a kind in the legend with this shape; by default the plain kind.",
                    JsonValue.text("file.tile-kind-name", null).described(JsonValue.schema("type", "string")),
                    TileFill::kind,
                    ""),
            required("column", "", PLACE, (TileFill fill) -> fill.region().column()),
            required("row", "", PLACE, (TileFill fill) -> fill.region().row()),
            omitted("columns", "", COUNT, (TileFill fill) -> fill.region().columns(), 1),
            omitted("rows", "", COUNT, (TileFill fill) -> fill.region().rows(), 1));

    private static final JsonValue<List<TileFill>> FILLS =
            JsonValue.list("file.fills", FILL.defined("fill"), Limits.MAX_FILLS, "file.most-fills");

    /** The commands available in levels with objects of given types. */
    static final class Catalog {
        private final List<CommandType<?>> types;
        private final Message choice;
        /** The field of each key; a key means the same in all commands. */
        private final Map<String, CommandField<?, ?>> fields = new HashMap<>();

        Catalog(ObjectTypes objects) {
            types = PlayCommand.types(objects);
            choice = Message.of(
                    "file.one-of",
                    types.stream().map(type -> '"' + type.name() + '"').collect(Collectors.joining(", ")));
            types.forEach(type -> type.fields().forEach(field -> fields.put(field.key(), field)));
        }
    }

    /** A command, its tick, and the place of the tick in the file. */
    record Read(int tick, FilePlace tickPlace, PlayCommand command) {}

    private final Catalog catalog;
    private final JsonInput in;
    private final int index;
    private final CommandType.Values values = new CommandType.Values();
    /** The keys that were read, with their places. */
    private final Map<String, FilePlace> seen = new LinkedHashMap<>();

    private int tick;
    private FilePlace tickPlace;
    private CommandType<?> type;

    private CommandJson(Catalog catalog, JsonInput in, int index) {
        this.catalog = catalog;
        this.in = in;
        this.index = index;
    }

    static Read read(Catalog catalog, JsonInput in, int index) throws IOException {
        return new CommandJson(catalog, in, index).read();
    }

    private Read read() throws IOException {
        in.object("file.command", key -> {
            seen.put(key, in.keyPlace());
            readMember(key);
        });
        requireKeys();
        try {
            return new Read(tick, tickPlace, type.make().apply(values));
        } catch (IllegalArgumentException e) {
            throw in.error(Message.of("file.impossible-command", e.getMessage()));
        }
    }

    private void readMember(String key) throws IOException {
        switch (key) {
            case TICK -> {
                tickPlace = in.place();
                tick = in.wholeNumber(0, Limits.MAX_RUN_TICKS);
            }
            case COMMAND -> {
                String name = in.text(catalog.choice);
                type = catalog.types.stream()
                        .filter(known -> known.name().equals(name))
                        .findFirst()
                        .orElseThrow(() -> in.wrong(catalog.choice, JsonInput.quoted(name)));
            }
            default -> {
                CommandField<?, ?> field = catalog.fields.get(key);
                if (field == null) {
                    throw in.error(in.keyPlace(), Message.of("file.no-key-of-commands", JsonInput.quoted(key)));
                }
                readField(field);
            }
        }
    }

    private <T> void readField(CommandField<?, T> field) throws IOException {
        values.put(field, valueOf(field.type(), index).read(in));
    }

    /**
     * The values of a type of fields.
     *
     * @param index the place of the command in its list, by which an object without an id gets one
     */
    @SuppressWarnings("unchecked")
    private static <T> JsonValue<T> valueOf(Type<T> type, int index) {
        if (type instanceof Type.OfNumber number) {
            return (JsonValue<T>) JsonValue.of(number.number());
        } else if (type instanceof Type.OfId) {
            return (JsonValue<T>) JsonValue.TEXT.defined("id");
        } else if (type instanceof Type.OfMovement) {
            return (JsonValue<T>) new JsonValue<>(
                    in -> CharacterType.movement(
                            ObjectJson.readGroup(character(Movement.CLASSIC), CharacterType.MOVEMENT, in)),
                    (out, movement) -> ObjectJson.writeGroup(character(movement), CharacterType.MOVEMENT, out),
                    JsonValue.reference(LEVEL_ID + "#/$defs/character/properties/movement"));
        } else if (type instanceof Type.OfObject object) {
            return (JsonValue<T>) new JsonValue<>(
                    in -> ObjectJson.read(object.object(), in, index),
                    // Without its kinds file, a replay knows only as what an object behaves.
                    (out, placed) -> ObjectJson.write(OwnKind.asKnown(placed), ObjectJson.Style.FILE, out),
                    JsonValue.reference(LEVEL_ID + "#/$defs/" + object.object().name()));
        } else if (type instanceof Type.OfFills) {
            return (JsonValue<T>) FILLS;
        }
        throw new AssertionError("sealed: " + type);
    }

    private static LevelObject character(Movement movement) {
        return CharacterType.withMovement(CharacterType.TYPE.create("", CharacterType.PLAYER, 0, 0), movement);
    }

    /** Checks, at the end of the object, that it has exactly the keys of its command. */
    private void requireKeys() throws IOException {
        List<String> needed = new ArrayList<>(List.of(TICK, COMMAND));
        if (type != null) {
            type.fields().forEach(field -> needed.add(field.key()));
        }
        for (String key : needed) {
            if (!seen.containsKey(key)) {
                throw in.missing(key);
            }
        }
        for (Map.Entry<String, FilePlace> one : seen.entrySet()) {
            if (!needed.contains(one.getKey())) {
                throw in.error(
                        one.getValue(),
                        Message.of(
                                "file.no-key-of-command",
                                '"' + type.name() + '"',
                                JsonInput.quoted(one.getKey()),
                                String.join(", ", needed)));
            }
        }
    }

    /**
     * Writes commands as a list.
     *
     * @throws IllegalArgumentException if files can't hold such a command, or a number is beyond their limits
     */
    static void writeAll(EditLog<PlayCommand> commands, JsonGenerator out) throws IOException {
        out.writeStartArray();
        for (int i = 0; i < commands.count(); i++) {
            PlayCommand command = commands.edit(i);
            if (command.type() == null) {
                throw new IllegalArgumentException(
                        "a file holds no " + command.getClass().getSimpleName());
            }
            out.writeStartObject();
            out.writeNumberField(TICK, commands.tick(i));
            out.writeStringField(COMMAND, command.type().name());
            writeFields(command.type(), command, out);
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    @SuppressWarnings("unchecked")
    private static <C extends PlayCommand> void writeFields(CommandType<C> type, PlayCommand command, JsonGenerator out)
            throws IOException {
        for (CommandField<C, ?> field : type.fields()) {
            writeField(field, (C) command, out);
        }
    }

    private static <C extends PlayCommand, T> void writeField(CommandField<C, T> field, C command, JsonGenerator out)
            throws IOException {
        T value = field.get().apply(command);
        if (field.type() instanceof Type.OfNumber number) {
            number.number().require((Double) value, field.key());
        }
        out.writeFieldName(field.key());
        valueOf(field.type(), 0).write(out, value);
    }

    /** Whether a command has a value under a key that programs of version 1 do not know. */
    static boolean needsVersion2(PlayCommand command) {
        return command.type() != null && needsVersion2(command.type(), command);
    }

    @SuppressWarnings("unchecked")
    private static <C extends PlayCommand> boolean needsVersion2(CommandType<C> type, PlayCommand command) {
        return type.fields().stream().anyMatch(field -> {
            Object value = field.get().apply((C) command);
            return value instanceof LevelObject object && ObjectJson.neededVersion(object) > 1
                    || value instanceof Movement movement && ObjectJson.neededVersion(character(movement)) > 1
                    || value instanceof List<?> fills
                            && fills.stream()
                                    .anyMatch(fill -> !((TileFill) fill).kind().isEmpty());
        });
    }

    static Map<String, Object> fillSchema() {
        Map<String, Object> fill = JsonValue.schema("description", "A rectangle of tiles to fill with one kind.");
        fill.putAll(FILL.schema());
        return fill;
    }

    static Map<String, Object> schema(ObjectTypes types) {
        return JsonValue.schema(
                "type",
                "object",
                "required",
                List.of(TICK, COMMAND),
                "properties",
                JsonValue.schema(TICK, JsonValue.reference("#/$defs/tick")),
                "oneOf",
                PlayCommand.types(types).stream().map(CommandJson::schema).toList(),
                "unevaluatedProperties",
                false);
    }

    private static Map<String, Object> schema(CommandType<?> type) {
        Map<String, Object> schema = new LinkedHashMap<>();
        if (!type.fields().isEmpty()) {
            schema.put("required", type.fields().stream().map(CommandField::key).toList());
        }
        Map<String, Object> keys = JsonValue.schema(COMMAND, JsonValue.schema("const", type.name()));
        type.fields()
                .forEach(field -> keys.put(field.key(), valueOf(field.type(), 0).schema()));
        schema.put("properties", keys);
        return schema;
    }
}
