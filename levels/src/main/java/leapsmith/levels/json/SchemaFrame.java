package leapsmith.levels.json;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** A JSON Schema whose fixed part is a resource, and to which the program adds what it describes elsewhere. */
public final class SchemaFrame {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final ObjectNode schema;

    private SchemaFrame(ObjectNode schema) {
        this.schema = schema;
    }

    /**
     * {@return the fixed part of a schema}
     *
     * @param type a class in the package of the resource
     * @param resource its name in that package
     */
    public static SchemaFrame of(Class<?> type, String resource) {
        try (InputStream in = type.getResourceAsStream(resource)) {
            return new SchemaFrame((ObjectNode) MAPPER.readTree(in));
        } catch (IOException e) {
            throw new UncheckedIOException("the program lacks " + resource, e);
        }
    }

    /** The schema, which can be changed. */
    ObjectNode node() {
        return schema;
    }

    /**
     * {@return this schema, in which a value is one of some words}
     *
     * @param pointer a JSON Pointer to the schema of the value
     * @param words the words, in the order of the schema
     */
    public SchemaFrame withWords(String pointer, List<String> words) {
        addWords(schema.withObject(pointer), words);
        return this;
    }

    /** Adds the words that a value can be; returns the schema of the value. */
    static ObjectNode addWords(ObjectNode value, List<String> words) {
        ArrayNode choices = value.putArray("enum");
        words.forEach(choices::add);
        return value;
    }

    /**
     * {@return this schema, in which a keyword has a number}
     *
     * @param pointer a JSON Pointer to the schema of a value
     * @param keyword as {@code maximum}
     * @param number its value
     */
    public SchemaFrame withNumber(String pointer, String keyword, long number) {
        schema.withObject(pointer).put(keyword, number);
        return this;
    }

    /** {@return the schema as text in UTF-8; the caller closes it} */
    public InputStream open() {
        return FormatSchema.open(SchemaLayout.text(schema));
    }
}
