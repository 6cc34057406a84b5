package leapsmith.editor.settings;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.model.Message;

/**
 * The file of the {@link Settings}, {@code settings.json} in {@link UserFolders#settings}. A setting that is missing or
 * not valid has its default. What this version does not know stays in the file, and a damaged file is kept as {@code
 * settings.damaged.json} before a new one is written. A failure to write is ignored.
 */
public final class SettingsFile {
    private static final String NAME = "settings.json";
    private static final String DAMAGED_NAME = "settings.damaged.json";

    private final Path file;
    private final Path formerFile;

    /**
     * What was read.
     *
     * @param problems what is wrong in the file, each with its line
     */
    public record Content(Settings settings, List<Message> problems) {
        public Content {
            problems = List.copyOf(problems);
        }
    }

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
        return readContent().settings();
    }

    /** The settings, and what is wrong in the file. A missing file has the defaults. */
    public Content readContent() {
        Path present = Files.exists(file) ? file : formerFile;
        try (InputStream in = Files.newInputStream(present)) {
            SettingsJson json = SettingsJson.read(in);
            Settings settings = new Settings(json.members);
            return new Content(settings, problems(json, settings));
        } catch (IOException e) {
            return new Content(Settings.DEFAULT, List.of());
        }
    }

    private static List<Message> problems(SettingsJson json, Settings settings) {
        List<Message> problems = new ArrayList<>();
        json.damagedLine()
                .ifPresent(line -> problems.add(Message.of("error.settings.damaged", NAME, line, DAMAGED_NAME)));
        for (Setting<?> setting : EditorSettings.all()) {
            if (!settings.isValid(setting)) {
                problems.add(Message.of(
                        "error.settings.invalid", NAME, json.line(setting.key), setting.key, setting.expected()));
            }
        }
        return problems;
    }

    public void write(Settings settings) {
        try {
            Files.createDirectories(file.getParent());
            keepIfDamaged();
            SafeFile.save(file, out -> SettingsJson.write(out, settings.json));
        } catch (IOException e) {
            // Settings are not worth an error dialog, for example with a read-only home folder.
        }
    }

    private void keepIfDamaged() throws IOException {
        if (!Files.exists(file)) {
            return;
        }
        byte[] content = Files.readAllBytes(file);
        if (SettingsJson.read(new ByteArrayInputStream(content)).damagedLine().isPresent()) {
            SafeFile.save(file.resolveSibling(DAMAGED_NAME), out -> out.write(content));
        }
    }

    /** An object of JSON as maps, lists, texts, numbers, booleans and nulls, with the line of each member. */
    private static final class SettingsJson {
        private static final JsonFactory JSON = new JsonFactory();

        final Map<String, Object> members = new LinkedHashMap<>();
        private final Map<String, Integer> lines = new HashMap<>();
        private OptionalInt damagedLine = OptionalInt.empty();

        private SettingsJson() {}

        /**
         * Reads an object. If it is damaged, it has the members before the damage; nothing at all is an empty object.
         *
         * @throws IOException if the stream can't be read
         */
        static SettingsJson read(InputStream in) throws IOException {
            SettingsJson read = new SettingsJson();
            byte[] content = in.readAllBytes();
            try (JsonParser parser = JSON.createParser(content)) {
                if (parser.nextToken() == JsonToken.START_OBJECT) {
                    read.readMembers(parser, "", read.members);
                } else if (content.length > 0) {
                    read.damagedLine = OptionalInt.of(1);
                }
            } catch (JsonProcessingException e) {
                int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
                read.damagedLine = OptionalInt.of(Math.max(1, line));
            }
            return read;
        }

        static void write(OutputStream out, Map<String, Object> members) throws IOException {
            try (JsonGenerator generator = JSON.createGenerator(out, JsonEncoding.UTF8)) {
                generator.useDefaultPrettyPrinter();
                write(generator, members);
            }
        }

        /** The line of a member, from 1; that of an inner member has the key {@code outer.inner}. */
        int line(String key) {
            return lines.getOrDefault(key, 1);
        }

        /** The line from which on the object could not be read; empty if it is complete. */
        OptionalInt damagedLine() {
            return damagedLine;
        }

        private void readMembers(JsonParser parser, String prefix, Map<String, Object> to) throws IOException {
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String name = parser.currentName();
                lines.put(prefix + name, parser.currentLocation().getLineNr());
                parser.nextToken();
                readValue(parser, prefix + name + ".", value -> to.put(name, value));
            }
        }

        /** Reads a value; an object or array is passed on first, so that it keeps what is before a damage. */
        private void readValue(JsonParser parser, String prefix, Consumer<Object> to) throws IOException {
            if (parser.currentToken() == JsonToken.START_OBJECT) {
                Map<String, Object> inner = new LinkedHashMap<>();
                to.accept(inner);
                readMembers(parser, prefix, inner);
            } else if (parser.currentToken() == JsonToken.START_ARRAY) {
                List<Object> items = new ArrayList<>();
                to.accept(items);
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    readValue(parser, "", items::add);
                }
            } else {
                to.accept(simple(parser));
            }
        }

        private static Object simple(JsonParser parser) throws IOException {
            return switch (parser.currentToken()) {
                case VALUE_TRUE -> true;
                case VALUE_FALSE -> false;
                case VALUE_NUMBER_INT -> parser.getNumberValue();
                // Exact, so that a number of an unknown setting is written as it was read.
                case VALUE_NUMBER_FLOAT -> parser.getDecimalValue();
                case VALUE_NULL -> null;
                default -> parser.getText();
            };
        }

        private static void write(JsonGenerator generator, Object value) throws IOException {
            if (value instanceof Map<?, ?> map) {
                generator.writeStartObject();
                for (Map.Entry<?, ?> member : map.entrySet()) {
                    generator.writeFieldName(member.getKey().toString());
                    write(generator, member.getValue());
                }
                generator.writeEndObject();
            } else if (value instanceof List<?> items) {
                generator.writeStartArray();
                for (Object item : items) {
                    write(generator, item);
                }
                generator.writeEndArray();
            } else if (value instanceof Boolean flag) {
                generator.writeBoolean(flag);
            } else if (value instanceof Number number) {
                generator.writeNumber(number.toString());
            } else if (value == null) {
                generator.writeNull();
            } else {
                generator.writeString(value.toString());
            }
        }
    }
}
