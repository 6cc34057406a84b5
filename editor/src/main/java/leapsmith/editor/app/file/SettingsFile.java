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
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import leapsmith.editor.view.panel.Theme;
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
        Reading reading = new Reading();
        try (InputStream in = Files.newInputStream(Files.exists(file) ? file : formerFile);
                JsonParser parser = json.createParser(in)) {
            if (parser.nextToken() == JsonToken.START_OBJECT) {
                reading.members(parser);
            }
        } catch (IOException e) {
            // It does not exist yet or is damaged: what was read so far is used.
        }
        return reading.settings;
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
            generator.writeStartObject();
            generator.writeStringField("theme", settings.theme().name().toLowerCase(java.util.Locale.ROOT));
            generator.writeNumberField("width", settings.width());
            generator.writeNumberField("height", settings.height());
            generator.writeBooleanField("maximized", settings.maximized());
            generator.writeBooleanField("developer", settings.developer());
            generator.writeArrayFieldStart("seenHints");
            for (String hint : new TreeSet<>(settings.seenHints())) {
                generator.writeString(hint);
            }
            generator.writeEndArray();
            generator.writeArrayFieldStart("recent");
            for (Path recent : settings.recent()) {
                generator.writeString(recent.toString());
            }
            generator.writeEndArray();
            generator.writeEndObject();
        }
    }

    /** The state of reading: the settings that were read so far. */
    private static final class Reading {
        private Settings settings = Settings.DEFAULT;

        void members(JsonParser parser) throws IOException {
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String name = parser.currentName();
                JsonToken value = parser.nextToken();
                take(name, value, parser);
                parser.skipChildren();
            }
        }

        private void take(String name, JsonToken value, JsonParser parser) throws IOException {
            Settings known = settings;
            switch (name) {
                case "theme" -> {
                    if (value == JsonToken.VALUE_STRING) {
                        settings = known.withTheme("dark".equals(parser.getText()) ? Theme.DARK : Theme.LIGHT);
                    }
                }
                case "width" -> {
                    if (value.isNumeric()) {
                        settings = known.withWindow(parser.getDoubleValue(), known.height(), known.maximized());
                    }
                }
                case "height" -> {
                    if (value.isNumeric()) {
                        settings = known.withWindow(known.width(), parser.getDoubleValue(), known.maximized());
                    }
                }
                case "maximized" -> {
                    if (value.isBoolean()) {
                        settings = known.withWindow(known.width(), known.height(), parser.getBooleanValue());
                    }
                }
                case "developer" -> {
                    if (value.isBoolean()) {
                        settings = known.withDeveloper(parser.getBooleanValue());
                    }
                }
                case "seenHints" -> {
                    if (value == JsonToken.START_ARRAY) {
                        for (String hint : texts(parser)) {
                            settings = settings.withSeenHint(hint);
                        }
                    }
                }
                case "recent" -> {
                    if (value == JsonToken.START_ARRAY) {
                        settings = withRecent(known, parser);
                    }
                }
                default -> {
                    // A setting of a newer version.
                }
            }
        }

        private static Settings withRecent(Settings known, JsonParser parser) throws IOException {
            List<Path> files = new ArrayList<>();
            for (String text : texts(parser)) {
                try {
                    files.add(Path.of(text));
                } catch (InvalidPathException e) {
                    // A path of another system.
                }
            }
            return known.withRecent(files);
        }

        /** The texts of an array; other elements are ignored. */
        private static List<String> texts(JsonParser parser) throws IOException {
            List<String> texts = new ArrayList<>();
            for (JsonToken item = parser.nextToken();
                    item != null && item != JsonToken.END_ARRAY;
                    item = parser.nextToken()) {
                if (item == JsonToken.VALUE_STRING) {
                    texts.add(parser.getText());
                }
                parser.skipChildren();
            }
            return texts;
        }
    }
}
