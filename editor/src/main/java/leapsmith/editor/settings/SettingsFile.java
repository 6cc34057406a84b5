package leapsmith.editor.settings;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
            Settings settings = new Settings(json.members());
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
                        "error.settings.invalid", NAME, json.line(setting.key()), setting.key(), setting.expected()));
            }
        }
        return problems;
    }

    public void write(Settings settings) {
        try {
            Files.createDirectories(file.getParent());
            keepIfDamaged();
            SafeFile.save(file, out -> SettingsJson.write(out, settings.json()));
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
}
