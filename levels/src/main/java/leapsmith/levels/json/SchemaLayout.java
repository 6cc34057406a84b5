package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;

/** Lays out a JSON Schema as text: a value that fits is on one line, another one has a line for each part. */
final class SchemaLayout {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final int MAX_LINE = 120;
    private static final String INDENT = "  ";

    private SchemaLayout() {}

    /** A schema as text in lines. */
    static String text(JsonNode node) {
        StringBuilder text = new StringBuilder();
        append(node, "", 0, text);
        return text.append('\n').toString();
    }

    private static void append(JsonNode node, String indent, int before, StringBuilder text) {
        String inline = inline(node);
        boolean fits = indent.length() + before + inline.length() < MAX_LINE;
        if (!node.isContainerNode() || node.isEmpty() || fits) {
            text.append(inline);
        } else if (node.isArray()) {
            appendArray(node, indent, text);
        } else {
            appendObject(node, indent, text);
        }
    }

    private static void appendArray(JsonNode array, String indent, StringBuilder text) {
        String separator = "[\n";
        for (JsonNode value : array) {
            text.append(separator).append(indent).append(INDENT);
            append(value, indent + INDENT, 0, text);
            separator = ",\n";
        }
        text.append('\n').append(indent).append(']');
    }

    private static void appendObject(JsonNode object, String indent, StringBuilder text) {
        String separator = "{\n";
        for (Map.Entry<String, JsonNode> member : object.properties()) {
            String key = '"' + member.getKey() + "\": ";
            text.append(separator).append(indent).append(INDENT).append(key);
            append(member.getValue(), indent + INDENT, key.length(), text);
            separator = ",\n";
        }
        text.append('\n').append(indent).append('}');
    }

    private static String inline(JsonNode node) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = MAPPER.createGenerator(text)) {
            out.setPrettyPrinter(new InlineLayout());
            MAPPER.writeTree(out, node);
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory doesn't fail", e);
        }
        return text.toString();
    }
}
