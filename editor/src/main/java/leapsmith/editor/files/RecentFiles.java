package leapsmith.editor.files;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.settings.Settings;

/** Changes of the list of recent files in the settings. */
public final class RecentFiles {
    private RecentFiles() {}

    public static Settings with(Settings settings, Path file) {
        List<Path> files = others(settings, file);
        files.add(0, absolute(file));
        return settings.with(EditorSettings.RECENT, files);
    }

    /** The settings without this file among the recent ones, for example because it no longer exists. */
    static Settings without(Settings settings, Path file) {
        return settings.with(EditorSettings.RECENT, others(settings, file));
    }

    private static List<Path> others(Settings settings, Path file) {
        List<Path> files = new ArrayList<>(settings.get(EditorSettings.RECENT));
        files.remove(absolute(file));
        return files;
    }

    private static Path absolute(Path file) {
        return file.toAbsolutePath().normalize();
    }
}
