package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.physics.tile.TileType;

/**
 * A JSON Schema of a file format. Its fixed part is a resource; keys, words and limits are added from the descriptions by
 * which files are read and written.
 */
public final class JsonSchema {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final int MAX_LINE = 120;
    private static final String INDENT = "  ";

    private final ObjectNode schema;

    private JsonSchema(ObjectNode schema) {
        this.schema = schema;
    }

    /**
     * {@return the fixed part of a schema}
     *
     * @param type a class in the package of the resource
     * @param resource its name in that package
     */
    public static JsonSchema of(Class<?> type, String resource) {
        try (InputStream in = type.getResourceAsStream(resource)) {
            return new JsonSchema((ObjectNode) MAPPER.readTree(in));
        } catch (IOException e) {
            throw new UncheckedIOException("the program lacks " + resource, e);
        }
    }

    static JsonSchema level(ObjectTypes types) {
        JsonSchema level = of(JsonSchema.class, "level.schema.json")
                .with("", LevelJson.schema(types))
                .withWords(
                        "/$defs/shape",
                        Arrays.stream(TileType.values())
                                .map(TileTypeNames::nameOf)
                                .toList())
                .with("/$defs/standardKind", LegendJson.standardKindSchema())
                .with("/$defs/kindName", LegendJson.kindNameSchema())
                .with("/$defs/tileKind", LegendJson.kindSchema())
                .with("/$defs/stop", JsonValue.STOP.schema());
        types.all().forEach(type -> level.with("/$defs/" + type.name(), ObjectJson.schema(type)));
        return level;
    }

    /** The schema of replays, which refers to that of levels. */
    static JsonSchema replay() {
        return of(JsonSchema.class, "replay.schema.json")
                .with("", ReplayJson.schema())
                .with("/$defs/hashes", ReplayJson.hashesSchema())
                .with("/$defs/fill", CommandJson.fillSchema())
                .with("/$defs/command", CommandJson.schema(ObjectTypes.STANDARD));
    }

    static JsonSchema theme() {
        return of(JsonSchema.class, "theme.schema.json")
                .with("", ThemeFormat.schema())
                .with("/$defs/skin", SkinJson.SKIN.schema());
    }

    /** The schema of kinds files, with the parts of that of levels that describe tile kinds. */
    static JsonSchema kinds() {
        return of(JsonSchema.class, "kinds.schema.json")
                .with("", KindsFile.schema())
                .withWords(
                        "/$defs/shape",
                        Arrays.stream(TileType.values())
                                .map(TileTypeNames::nameOf)
                                .toList())
                .with("/$defs/tileKind", LegendJson.kindSchema())
                .with("/$defs/fieldDefinition", ObjectKindsJson.fieldSchema())
                .with("/$defs/objectDefinition", ObjectKindsJson.definitionSchema());
    }

    private JsonSchema with(String pointer, Map<String, Object> members) {
        ObjectNode part = pointer.isEmpty() ? schema : schema.withObject(pointer);
        members.forEach((key, value) -> part.set(key, MAPPER.valueToTree(value)));
        return this;
    }

    /**
     * {@return this schema, in which a value is one of some words}
     *
     * @param pointer a JSON Pointer to the schema of the value
     * @param words the words, in the order of the schema
     */
    public JsonSchema withWords(String pointer, List<String> words) {
        return with(pointer, JsonValue.words(words));
    }

    /**
     * {@return this schema, in which a keyword has a number}
     *
     * @param pointer a JSON Pointer to the schema of a value
     * @param keyword as {@code maximum}
     * @param number its value
     */
    public JsonSchema withNumber(String pointer, String keyword, long number) {
        schema.withObject(pointer).put(keyword, number);
        return this;
    }

    /** {@return the schema as text in UTF-8; the caller closes it} */
    public InputStream open() {
        return new ByteArrayInputStream(text().getBytes(StandardCharsets.UTF_8));
    }

    /** The schema as text: a value that fits is on one line, another one has a line for each part. */
    String text() {
        StringBuilder text = new StringBuilder();
        append(schema, "", 0, text);
        return text.append('\n').toString();
    }

    private static void append(JsonNode node, String indent, int before, StringBuilder text) {
        String inline = inline(node);
        boolean fits = indent.length() + before + inline.length() < MAX_LINE;
        if (!node.isContainerNode() || node.isEmpty() || fits) {
            text.append(inline);
            return;
        }
        String separator = node.isArray() ? "[\n" : "{\n";
        if (node.isArray()) {
            for (JsonNode value : node) {
                text.append(separator).append(indent).append(INDENT);
                append(value, indent + INDENT, 0, text);
                separator = ",\n";
            }
        } else {
            for (Map.Entry<String, JsonNode> member : node.properties()) {
                String key = '"' + member.getKey() + "\": ";
                text.append(separator).append(indent).append(INDENT).append(key);
                append(member.getValue(), indent + INDENT, key.length(), text);
                separator = ",\n";
            }
        }
        text.append('\n').append(indent).append(node.isArray() ? ']' : '}');
    }

    private static String inline(JsonNode node) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = MAPPER.createGenerator(text)) {
            out.setPrettyPrinter(new JsonLayout());
            MAPPER.writeTree(out, node);
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory doesn't fail", e);
        }
        return text.toString();
    }
}
