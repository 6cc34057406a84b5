package leapsmith.editor.app.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import leapsmith.editor.view.panel.Theme;

/**
 * The settings that the program keeps between runs.
 *
 * @param theme the appearance of the window
 * @param width of the window in logical pixels
 * @param height of the window in logical pixels
 * @param maximized whether the window fills the screen
 * @param recent the files opened or saved last, the newest first, at most {@link #MAX_RECENT}
 * @param developer whether the internals of the simulation are shown
 * @param seenHints the hints that are not shown again
 */
public record Settings(
        Theme theme,
        double width,
        double height,
        boolean maximized,
        List<Path> recent,
        boolean developer,
        Set<String> seenHints) {
    static final int MAX_RECENT = 10;
    static final double MIN_SIZE = 320;
    static final double MAX_SIZE = 16_384;

    /** The defaults. */
    static final Settings DEFAULT = new Settings(Theme.LIGHT, 1280, 800, false, List.of(), false, Set.of());

    /** Clamps the sizes to their range. */
    public Settings {
        width = Math.max(MIN_SIZE, Math.min(MAX_SIZE, width));
        height = Math.max(MIN_SIZE, Math.min(MAX_SIZE, height));
        seenHints = Set.copyOf(seenHints);
        recent = List.copyOf(recent.subList(0, Math.min(MAX_RECENT, recent.size())));
    }

    public Settings withTheme(Theme chosen) {
        return new Settings(chosen, width, height, maximized, recent, developer, seenHints);
    }

    public Settings withWindow(double newWidth, double newHeight, boolean newMaximized) {
        return new Settings(theme, newWidth, newHeight, newMaximized, recent, developer, seenHints);
    }

    public Settings withDeveloper(boolean shown) {
        return new Settings(theme, width, height, maximized, recent, shown, seenHints);
    }

    /** A copy with a hint that is not shown again. */
    public Settings withSeenHint(String hint) {
        Set<String> seen = new TreeSet<>(seenHints);
        seen.add(hint);
        return new Settings(theme, width, height, maximized, recent, developer, seen);
    }

    /** A copy with these recent files, the newest first. */
    Settings withRecent(List<Path> files) {
        return new Settings(theme, width, height, maximized, files, developer, seenHints);
    }

    /** A copy with this file as the newest of the recent files. */
    public Settings withRecent(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        List<Path> files = new ArrayList<>(recent);
        files.remove(absolute);
        files.add(0, absolute);
        return new Settings(theme, width, height, maximized, files, developer, seenHints);
    }

    /** A copy without this file among the recent ones, for example because it no longer exists. */
    Settings withoutRecent(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        List<Path> files = new ArrayList<>(recent);
        files.remove(absolute);
        return new Settings(theme, width, height, maximized, files, developer, seenHints);
    }
}
