package leapsmith.levels.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.PropertyGroup;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.levels.model.Unit;
import leapsmith.levels.model.ValueType;
import leapsmith.levels.play.CommandField;
import leapsmith.levels.play.CommandType;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayState;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.tile.TileType;

/**
 * The JSON Schemas of both formats. The fixed part of each is a resource; types of objects, their properties, tile
 * shapes and commands are added from their descriptions, so that a new one needs no change here.
 */
final class FormatSchema {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final ObjectTypes types;

    private FormatSchema(ObjectTypes types) {
        this.types = types;
    }

    /** The schema of levels, as text in lines. */
    static String level() {
        return level(ObjectTypes.STANDARD);
    }

    /** The schema of levels with objects of these types. */
    static String level(ObjectTypes types) {
        return SchemaLayout.text(new FormatSchema(types).levelSchema());
    }

    /** The schema of replays, as text in lines. */
    static String replay() {
        return SchemaLayout.text(new FormatSchema(ObjectTypes.STANDARD).replaySchema());
    }

    /** A text as a stream of UTF-8. */
    static InputStream open(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private ObjectNode levelSchema() {
        ObjectNode schema = frame("level.schema.json");
        ObjectNode keys = schema.withObject("/properties");
        keys.withObject("/version").put("maximum", LevelReader.VERSION);
        // Files have the lists before the free properties of the author.
        JsonNode free = keys.remove("properties");
        types.all().forEach(type -> keys.set(type.listKey(), list(type)));
        keys.set("properties", free);
        ObjectNode defs = schema.withObject("/$defs");
        SchemaFrame.addWords(
                defs.withObject("/shape"),
                Arrays.stream(TileType.values()).map(TileTypeNames::nameOf).toList());
        types.all().forEach(type -> defs.set(type.name(), object(type)));
        return schema;
    }

    private static ObjectNode list(ObjectType type) {
        ObjectNode list = MAPPER.createObjectNode();
        list.put(
                "description",
                "In the order in which they are simulated. A level has no more than " + Limits.MAX_OBJECTS
                        + " objects of all types.");
        list.put("type", "array").put("maxItems", type.most());
        list.set("items", reference("#/$defs/" + type.name()));
        list.putArray("default");
        return list;
    }

    private static ObjectNode object(ObjectType type) {
        ObjectNode object = MAPPER.createObjectNode().put("type", "object");
        ObjectNode keys = object.putObject("properties");
        keys.set("id", reference("#/$defs/id"));
        keys.putObject("kind")
                .put("description", kinds(type))
                .put("type", "string")
                .put("maxLength", Limits.MAX_TEXT)
                .put("default", type.defaultKind());
        keys.set("x", described("Left edge. Unit: px.", reference("#/$defs/coordinate")));
        keys.set("y", described("Top edge. Unit: px.", reference("#/$defs/coordinate")));
        keys.set("width", number(length(), "default", type.defaultWidth()));
        keys.set("height", number(length(), "default", type.defaultHeight()));
        for (PropertyGroup group : type.groups()) {
            if (group.isNested()) {
                ObjectNode nested = keys.putObject(group.name()).put("type", "object");
                addProperties(group, nested.putObject("properties"));
            } else {
                addProperties(group, keys);
            }
        }
        keys.set("properties", reference("#/$defs/freeProperties"));
        return object;
    }

    private static ObjectNode length() {
        return described("Unit: px.", reference("#/$defs/length"));
    }

    private static String kinds(ObjectType type) {
        String known = type.kinds().stream().map(ObjectKind::name).collect(Collectors.joining(", "));
        String fallback = type.unknownKind().kind().name();
        return "Known kinds: " + known + ". An unknown kind is kept"
                + (fallback.isEmpty() ? " and does nothing." : " and counts as " + fallback + ".");
    }

    private static void addProperties(PropertyGroup group, ObjectNode keys) {
        for (Property<?> property : group.properties()) {
            keys.set(property.key(), property(property));
            property.formerKey().ifPresent(key -> {
                ObjectNode former = described("The former key of " + property.key() + ".", values(property.type()));
                keys.set(key, former.put("deprecated", true));
            });
        }
    }

    private static <T> ObjectNode property(Property<T> property) {
        String about = property.type() instanceof ValueType.Number number && number.unit() != Unit.NONE
                ? property.about() + " Unit: " + number.unit().symbol() + "."
                : property.about();
        ObjectNode schema = described(about, values(property.type()));
        return setDefault(schema, property.type(), property.defaultValue());
    }

    private static ObjectNode setDefault(ObjectNode schema, ValueType<?> type, Object standard) {
        if (type instanceof ValueType.Number) {
            return number(schema, "default", (Double) standard);
        } else if (type instanceof ValueType.Flag) {
            return schema.put("default", (Boolean) standard);
        } else if (type instanceof ValueType.Choice<?>) {
            return schema.put("default", KebabNames.nameOf((Enum<?>) standard));
        }
        schema.putArray("default");
        return schema;
    }

    /** What values a property takes. */
    private static ObjectNode values(ValueType<?> type) {
        ObjectNode schema = MAPPER.createObjectNode();
        if (type instanceof ValueType.Number number) {
            schema.put("type", number.whole() ? "integer" : "number");
            number(
                    schema,
                    number.isPositive() ? "exclusiveMinimum" : "minimum",
                    number.isPositive() ? 0 : number.least());
            return number(schema, "maximum", number.most());
        } else if (type instanceof ValueType.Flag) {
            return schema.put("type", "boolean");
        } else if (type instanceof ValueType.Choice<?> choice) {
            return SchemaFrame.addWords(schema, choice.words());
        } else if (type instanceof ValueType.Path) {
            schema.put("type", "array").put("maxItems", Limits.MAX_STOPS);
            schema.set("items", reference("#/$defs/stop"));
            return schema;
        }
        throw new IllegalArgumentException("no key of a file holds " + type);
    }

    private ObjectNode replaySchema() {
        String levelId = frame("level.schema.json").get("$id").asText();
        ObjectNode schema = frame("replay.schema.json");
        schema.withObject("/properties/version").put("maximum", ReplayReader.VERSION);
        SchemaFrame.addWords(
                schema.withObject("/properties/end/properties/outcome"),
                Arrays.stream(PlayState.values()).map(PlayState::text).toList());
        ObjectNode command = schema.withObject("/$defs/command");
        JsonNode closing = command.remove("unevaluatedProperties");
        ArrayNode commands = command.putArray("oneOf");
        PlayCommand.types(types).forEach(type -> commands.add(command(type, levelId)));
        command.set("unevaluatedProperties", closing);
        return schema;
    }

    private static ObjectNode command(CommandType<?> type, String levelId) {
        ObjectNode schema = MAPPER.createObjectNode();
        if (!type.fields().isEmpty()) {
            ArrayNode needed = schema.putArray("required");
            type.fields().forEach(field -> needed.add(field.key()));
        }
        ObjectNode keys = schema.putObject("properties");
        keys.putObject("command").put("const", type.name());
        type.fields().forEach(field -> keys.set(field.key(), values(field.type(), levelId)));
        return schema;
    }

    /** What values a field of a command takes. */
    private static ObjectNode values(CommandField.Type<?> type, String levelId) {
        if (type instanceof CommandField.Type.OfNumber number) {
            return values(number.number());
        } else if (type instanceof CommandField.Type.OfId) {
            return reference("#/$defs/id");
        } else if (type instanceof CommandField.Type.OfMovement) {
            return reference(levelId + "#/$defs/character/properties/movement");
        } else if (type instanceof CommandField.Type.OfObject object) {
            return reference(levelId + "#/$defs/" + object.object().name());
        } else if (type instanceof CommandField.Type.OfFills) {
            ObjectNode fills = MAPPER.createObjectNode().put("type", "array").put("maxItems", Limits.MAX_FILLS);
            fills.set("items", reference("#/$defs/fill"));
            return fills;
        }
        throw new AssertionError("sealed: " + type);
    }

    private static ObjectNode reference(String to) {
        return MAPPER.createObjectNode().put("$ref", to);
    }

    /** The schema with a description in front of its other keys. */
    private static ObjectNode described(String description, ObjectNode schema) {
        ObjectNode described = MAPPER.createObjectNode().put("description", description);
        described.setAll(schema);
        return described;
    }

    /** Sets a number, without a fraction if it is whole. */
    private static ObjectNode number(ObjectNode schema, String key, double value) {
        return value == PortableMath.rint(value) ? schema.put(key, (long) value) : schema.put(key, value);
    }

    private static ObjectNode frame(String resource) {
        return SchemaFrame.of(FormatSchema.class, resource).node();
    }
}
