package leapsmith.editor.app.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import leapsmith.editor.view.settings.Preferences;

/**
 * The settings that the program keeps between runs.
 *
 * @param preferences the choices of the settings dialog
 * @param width of the window in logical pixels
 * @param height of the window in logical pixels
 * @param maximized whether the window fills the screen
 * @param panels what the window shows
 * @param demoMouse whether the mouse paints as in the demo while playing
 * @param recent the files opened or saved last, the newest first, at most {@link #MAX_RECENT}
 * @param commands the ids of the actions run last from the list of commands, the newest first, at most {@link
 *     #MAX_RECENT}
 * @param seenHints the hints that are not shown again
 */
public record Settings(
        Preferences preferences,
        double width,
        double height,
        boolean maximized,
        boolean demoMouse,
        PanelState panels,
        List<Path> recent,
        List<String> commands,
        Set<String> seenHints) {
    static final int MAX_RECENT = 10;
    static final double MIN_SIZE = 320;
    static final double MAX_SIZE = 16_384;

    /** The defaults. */
    static final Settings DEFAULT = new Settings(
            Preferences.DEFAULT, 1280, 800, false, false, PanelState.DEFAULT, List.of(), List.of(), Set.of());

    /** Clamps the sizes to their range. */
    public Settings {
        width = Math.max(MIN_SIZE, Math.min(MAX_SIZE, width));
        height = Math.max(MIN_SIZE, Math.min(MAX_SIZE, height));
        recent = newest(recent);
        commands = newest(commands);
        seenHints = Set.copyOf(seenHints);
    }

    private static <T> List<T> newest(List<T> list) {
        return List.copyOf(list.subList(0, Math.min(MAX_RECENT, list.size())));
    }

    public Settings withPreferences(Preferences chosen) {
        return new Settings(chosen, width, height, maximized, demoMouse, panels, recent, commands, seenHints);
    }

    public Settings withWindow(double newWidth, double newHeight, boolean newMaximized) {
        return new Settings(
                preferences, newWidth, newHeight, newMaximized, demoMouse, panels, recent, commands, seenHints);
    }

    public Settings withPanels(PanelState shown) {
        return new Settings(preferences, width, height, maximized, demoMouse, shown, recent, commands, seenHints);
    }

    public Settings withDemoMouse(boolean newDemoMouse) {
        return new Settings(preferences, width, height, maximized, newDemoMouse, panels, recent, commands, seenHints);
    }

    /** A copy with these commands as the last ones. */
    public Settings withCommands(List<String> ids) {
        return new Settings(preferences, width, height, maximized, demoMouse, panels, recent, ids, seenHints);
    }

    /** A copy with a hint that is not shown again. */
    public Settings withSeenHint(String hint) {
        Set<String> seen = new TreeSet<>(seenHints);
        seen.add(hint);
        return new Settings(preferences, width, height, maximized, demoMouse, panels, recent, commands, seen);
    }

    /** A copy with this file as the newest of the recent files. */
    public Settings withRecent(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        List<Path> files = new ArrayList<>(recent);
        files.remove(absolute);
        files.add(0, absolute);
        return withRecent(files);
    }

    /** A copy without this file among the recent ones, for example because it no longer exists. */
    Settings withoutRecent(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        List<Path> files = new ArrayList<>(recent);
        files.remove(absolute);
        return withRecent(files);
    }

    Settings withRecent(List<Path> files) {
        return new Settings(preferences, width, height, maximized, demoMouse, panels, files, commands, seenHints);
    }
}
