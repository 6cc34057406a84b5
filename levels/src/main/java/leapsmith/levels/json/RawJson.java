package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.RawMembers;

/**
 * Values of unknown keys as text: read into one line, with numbers as they were written, and formatted again when
 * written. It uses no recursion, so deep nesting needs no stack.
 */
final class RawJson {
    private static final JsonFactory FACTORY = new JsonFactory();
    private static final int MAX_LINE = 100;

    private RawJson() {}

    /** Collects the unknown keys of one object in the order of the file. */
    static final class Collector {
        private Map<String, String> values;

        /** Adds the key whose value starts at the current token. */
        void read(String key, JsonInput in) throws IOException {
            if (values == null) {
                values = new LinkedHashMap<>();
            }
            in.keepKey(key);
            values.put(key, RawJson.read(in));
        }

        RawMembers members() {
            return values == null ? RawMembers.EMPTY : RawMembers.of(values);
        }
    }

    /** Reads a whole object of free keys. */
    static RawMembers readObject(JsonInput in) throws IOException {
        Collector members = new Collector();
        in.object("file.object", key -> members.read(key, in));
        return members.members();
    }

    /** Writes a part of a document. */
    interface Part {
        void write(JsonGenerator out) throws IOException;
    }

    /** The text of a part, on one line. */
    static String text(JsonFactory factory, Part part) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = factory.createGenerator(text)) {
            out.setPrettyPrinter(new JsonLayout());
            part.write(out);
        }
        return text.toString();
    }

    /** Reads the value that starts at the current token, up to its last token. */
    static String read(JsonInput in) throws IOException {
        return text(FACTORY, out -> copy(in, out));
    }

    /** The text for a key of the document: on one line if it is short, else with a line for each part. */
    static String inLines(String json) {
        boolean structured = json.startsWith("{ ") || json.startsWith("[ ");
        if (json.length() <= MAX_LINE || !structured) {
            return json;
        }
        StringBuilder out =
                new StringBuilder(json.length() + 100).append(json.charAt(0)).append("\n    ");
        int depth = 0;
        boolean inText = false;
        for (int i = 2; i < json.length() - 2; i++) {
            char c = json.charAt(i);
            out.append(c);
            if (inText) {
                if (c == '\\') {
                    out.append(json.charAt(++i));
                } else if (c == '"') {
                    inText = false;
                }
            } else if (c == '"') {
                inText = true;
            } else if (c == '{' || c == '[') {
                depth++;
            } else if (c == '}' || c == ']') {
                depth--;
            } else if (c == ',' && depth == 0) {
                out.append("\n    ");
                i++;
            }
        }
        return out.append("\n  ").append(json.charAt(json.length() - 1)).toString();
    }

    /** An object with these keys, on one line. */
    static String object(RawMembers members) throws IOException {
        return text(FACTORY, out -> {
            out.writeStartObject();
            writeMembers(out, members);
            out.writeEndObject();
        });
    }

    static void writeMembers(JsonGenerator out, RawMembers members) throws IOException {
        for (Map.Entry<String, String> member : members.asMap().entrySet()) {
            out.writeFieldName(member.getKey());
            out.writeRawValue(member.getValue());
        }
    }

    /** Writes these keys into the current object, which is a document: long values have a line for each part. */
    static void writeMembersInLines(JsonGenerator out, RawMembers members) throws IOException {
        for (Map.Entry<String, String> member : members.asMap().entrySet()) {
            out.writeFieldName(member.getKey());
            out.writeRawValue(inLines(member.getValue()));
        }
    }

    private static void copy(JsonInput in, JsonGenerator out) throws IOException {
        Deque<Set<String>> keys = new ArrayDeque<>();
        for (; ; in.next()) {
            JsonToken token = in.token();
            if (token == null) {
                throw in.wrong("file.value");
            }
            in.keep(1);
            switch (token) {
                case START_OBJECT -> {
                    open(in, keys);
                    out.writeStartObject();
                }
                case START_ARRAY -> {
                    open(in, keys);
                    out.writeStartArray();
                }
                case END_OBJECT -> {
                    keys.pop();
                    out.writeEndObject();
                }
                case END_ARRAY -> {
                    keys.pop();
                    out.writeEndArray();
                }
                case FIELD_NAME -> {
                    String key = in.key();
                    if (!keys.peek().add(key)) {
                        throw in.error(Message.of("file.duplicate-key", JsonInput.quoted(key)));
                    }
                    in.keepKey(key);
                    out.writeFieldName(key);
                }
                case VALUE_STRING -> out.writeString(in.scalarText());
                case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> out.writeNumber(in.scalarText());
                default -> out.writeRawValue(in.scalarText());
            }
            if (keys.isEmpty()) {
                return;
            }
        }
    }

    private static void open(JsonInput in, Deque<Set<String>> keys) throws IOException {
        keys.push(new HashSet<>());
        if (keys.size() + 1 > Limits.MAX_DEPTH) {
            throw in.tooMany("file.most-depth", Limits.MAX_DEPTH);
        }
    }
}
