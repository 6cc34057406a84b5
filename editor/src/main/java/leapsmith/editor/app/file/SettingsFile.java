package leapsmith.editor.app.file;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.file.SafeFile;

/**
 * The file of the {@link Settings}, {@code settings.json} in {@link UserFolders#settings}. Nothing in it is worth an
 * error: settings that can't be read have their defaults, and a failure to write is ignored.
 */
public final class SettingsFile {
    private static final String NAME = "settings.json";

    private final Path file;
    private final Path formerFile;
    private final JsonFactory json = new JsonFactory();

    public SettingsFile(Path folder) {
        this(folder, folder);
    }

    /**
     * The settings in a folder.
     *
     * @param formerFolder where settings are read if {@code folder} has none
     */
    public SettingsFile(Path folder, Path formerFolder) {
        file = folder.resolve(NAME);
        formerFile = formerFolder.resolve(NAME);
    }

    public Settings read() {
        Map<String, Object> values = new LinkedHashMap<>();
        try (InputStream in = Files.newInputStream(Files.exists(file) ? file : formerFile);
                JsonParser parser = json.createParser(in)) {
            if (parser.nextToken() == JsonToken.START_OBJECT) {
                readMembers(parser, values);
            }
        } catch (IOException e) {
            // It does not exist yet or is damaged: what was read so far is used.
        }
        return SettingsValues.read(values);
    }

    public void write(Settings settings) {
        try {
            Files.createDirectories(file.getParent());
            SafeFile.save(file, out -> writeTo(out, settings));
        } catch (IOException e) {
            // Settings are not worth an error dialog, for example with a read-only home folder.
        }
    }

    private void writeTo(OutputStream out, Settings settings) throws IOException {
        try (JsonGenerator generator = json.createGenerator(out, JsonEncoding.UTF8)) {
            generator.useDefaultPrettyPrinter();
            writeValue(generator, SettingsValues.write(settings));
        }
    }

    private static void writeValue(JsonGenerator generator, Object value) throws IOException {
        if (value instanceof Map<?, ?> members) {
            generator.writeStartObject();
            for (Map.Entry<?, ?> member : members.entrySet()) {
                generator.writeFieldName(member.getKey().toString());
                writeValue(generator, member.getValue());
            }
            generator.writeEndObject();
        } else if (value instanceof List<?> items) {
            generator.writeStartArray();
            for (Object item : items) {
                writeValue(generator, item);
            }
            generator.writeEndArray();
        } else if (value instanceof Boolean flag) {
            generator.writeBoolean(flag);
        } else if (value instanceof Number number) {
            generator.writeNumber(number.doubleValue());
        } else {
            generator.writeString(value.toString());
        }
    }

    private static void readMembers(JsonParser parser, Map<String, Object> members) throws IOException {
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String name = parser.currentName();
            JsonToken token = parser.nextToken();
            if (token == JsonToken.START_OBJECT) {
                Map<String, Object> inner = new LinkedHashMap<>();
                members.put(name, inner);
                readMembers(parser, inner);
            } else if (token == JsonToken.START_ARRAY) {
                List<Object> items = new ArrayList<>();
                members.put(name, items);
                readItems(parser, items);
            } else {
                simple(parser, token).ifPresent(value -> members.put(name, value));
            }
        }
    }

    /** Reads the simple items of a list; lists and objects in it are skipped. */
    private static void readItems(JsonParser parser, List<Object> items) throws IOException {
        for (JsonToken token = parser.nextToken();
                token != null && token != JsonToken.END_ARRAY;
                token = parser.nextToken()) {
            simple(parser, token).ifPresent(items::add);
            parser.skipChildren();
        }
    }

    private static Optional<Object> simple(JsonParser parser, JsonToken token) throws IOException {
        if (token == null) {
            return Optional.empty();
        }
        return switch (token) {
            case VALUE_STRING -> Optional.of(parser.getText());
            case VALUE_TRUE, VALUE_FALSE -> Optional.of(parser.getBooleanValue());
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> Optional.of(parser.getDoubleValue());
            default -> Optional.empty();
        };
    }
}
