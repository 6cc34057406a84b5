package leapsmith.levels.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Markdown tables of the keys in a JSON schema: type, default, range with unit, and meaning of each. */
final class SchemaTables {
    private static final String HEAD = "| Key | Type | Default | Range | Meaning |\n|---|---|---|---|---|\n";
    private static final Pattern UNIT = Pattern.compile(" ?Unit: (.*)\\.$");

    private final JsonNode schema;

    SchemaTables(JsonNode schema) {
        this.schema = schema;
    }

    /** The table of the whole document. */
    String document() {
        return table(schema);
    }

    /** The table of a part of the document, such as {@code physics}. */
    String part(String key) {
        return table(schema.get("properties").get(key));
    }

    /** The table of a definition, such as {@code tileKind}. */
    String definition(String name) {
        return table(schema.get("$defs").get(name));
    }

    /** The table of the objects at a JSON Pointer, such as those of a list. */
    String objects(String pointer) {
        return table(schema.at(pointer));
    }

    /** The description of a part of the document. */
    String description(String key) {
        return schema.get("properties").get(key).path("description").asText();
    }

    private String table(JsonNode object) {
        StringBuilder rows = new StringBuilder(HEAD);
        addRows("", object, rows);
        return rows.toString();
    }

    private void addRows(String prefix, JsonNode object, StringBuilder rows) {
        List<String> required = new ArrayList<>();
        object.path("required").forEach(key -> required.add(key.asText()));
        for (Map.Entry<String, JsonNode> member : object.get("properties").properties()) {
            String key = prefix + member.getKey();
            JsonNode value = resolved(member.getValue());
            rows.append(row(key, value, required.contains(member.getKey())));
            // The parts of a document have tables of their own.
            if (value.has("properties") && object != schema) {
                addRows(key + ".", value, rows);
            }
        }
    }

    private String row(String key, JsonNode value, boolean isRequired) {
        String about = value.path("description").asText();
        Matcher unit = UNIT.matcher(about);
        String symbol = unit.find() ? " " + unit.group(1) : "";
        String meaning = unit.replaceFirst("");
        if (value.path("deprecated").asBoolean()) {
            meaning += " Read, but no longer written.";
        }
        String standard = isRequired ? "required" : value.has("default") ? code(value.get("default")) : "";
        String range = range(value);
        return "| `" + key + "` | " + type(value) + " | " + standard + " | " + (range + symbol).strip() + " | "
                + meaning.replace("|", "\\|") + " |\n";
    }

    /** The schema with what it refers to; its own keys win. */
    private JsonNode resolved(JsonNode value) {
        if (!value.has("$ref")) {
            return value;
        }
        ObjectNode merged = schema.at(value.get("$ref").asText().substring(1)).deepCopy();
        merged.setAll((ObjectNode) value);
        merged.remove("$ref");
        return merged;
    }

    private String type(JsonNode value) {
        if (value.has("const")) {
            return code(value.get("const"));
        }
        if (value.has("anyOf")) {
            return type(value.get("anyOf").get(0)) + " or "
                    + type(value.get("anyOf").get(1));
        } else if (value.has("enum")) {
            return words(value.get("enum"));
        }
        return switch (value.path("type").asText()) {
            case "integer" -> "whole number";
            case "array" ->
                isFixed(value)
                        ? value.get("minItems") + " " + listed(value.get("items"))
                        : "list of " + listed(value.get("items"));
            default -> value.path("type").asText();
        };
    }

    /** Whether a list has the same number of values in every file. */
    private static boolean isFixed(JsonNode list) {
        return list.has("minItems") && list.get("minItems").equals(list.get("maxItems"));
    }

    private String listed(JsonNode items) {
        if (items.has("$ref")) {
            return "objects";
        }
        return items.has("enum")
                ? words(items.get("enum"))
                : items.get("type").asText().replace("integer", "whole number") + "s";
    }

    private static String words(JsonNode words) {
        if (words.size() > 12) {
            return "a shape";
        }
        StringJoiner joined = new StringJoiner(", ");
        words.forEach(word -> joined.add(code(word)));
        return joined.toString();
    }

    private static String range(JsonNode value) {
        if (value.has("exclusiveMinimum")) {
            return "more than " + value.get("exclusiveMinimum") + ", up to " + value.get("maximum");
        } else if (value.has("maximum")) {
            return value.get("minimum") + " to " + value.get("maximum");
        } else if (value.has("maxItems") && !isFixed(value)) {
            return "at most " + value.get("maxItems");
        } else if (value.has("maxProperties")) {
            return "at most " + value.get("maxProperties");
        }
        return "";
    }

    private static String code(JsonNode value) {
        return "`" + value + "`";
    }
}
