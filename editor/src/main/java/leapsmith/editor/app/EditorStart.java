package leapsmith.editor.app;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import leapsmith.editor.cli.ExitStatus;
import leapsmith.editor.cli.HeadlessPlay;

/**
 * Opens the editor. Where no window can be opened, it prints the reason in one line and plays the
 * first level without one. It
 * loads no class of JavaFX, because a machine without a display may lack the libraries that JavaFX needs.
 */
class EditorStart {
    private static final String PACKAGES =
            "libgtk-3-0 libgl1 libfreetype6 fontconfig libpangoft2-1.0-0 fonts-dejavu-core";

    private final Map<String, String> environment;

    EditorStart(Map<String, String> environment) {
        this.environment = environment;
    }

    /**
     * Runs the editor until its window is closed, and returns the exit status.
     *
     * @param files the levels to open
     */
    int run(List<Path> files, PrintStream out, PrintStream err) {
        if (isLinux() && !hasDisplay()) {
            return withoutWindow(files, "There is no display (DISPLAY and WAYLAND_DISPLAY are not set).", out, err);
        }
        Optional<String> failure = openWindow(files);
        return failure.isPresent() ? withoutWindow(files, failure.get(), out, err) : ExitStatus.FINE;
    }

    /** Opens the window and waits until it is closed; returns the reason if it cannot be opened. */
    Optional<String> openWindow(List<Path> files) {
        return new Desktop(environment, files).run().map(this::explain);
    }

    private String explain(String reason) {
        if (!isLinux()) {
            return "No window can be opened: " + reason;
        }
        if (reason.contains("DISPLAY")) {
            return "No window can be opened: the display " + display() + " does not answer.";
        }
        return "No window can be opened, as something is missing (" + reason + "; on Debian: apt install " + PACKAGES
                + ").";
    }

    private int withoutWindow(List<Path> files, String why, PrintStream out, PrintStream err) {
        if (files.isEmpty()) {
            err.println("leapsmith: " + why + " With the name of a level file, the level is played without a window.");
            return ExitStatus.FAILED;
        }
        return HeadlessPlay.run(files.get(0), why, out, err);
    }

    private boolean hasDisplay() {
        return !display().isEmpty();
    }

    private String display() {
        String x11 = environment.getOrDefault("DISPLAY", "");
        return x11.isEmpty() ? environment.getOrDefault("WAYLAND_DISPLAY", "") : x11;
    }

    private static boolean isLinux() {
        return System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("linux");
    }
}
