package leapsmith.editor.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import leapsmith.editor.ui.WindowTheme;

/** The theme of the desktop, as its own tools print it. It is light if none of them answers within a second. */
final class SystemTheme {
    private static final long PATIENCE_MILLIS = 1000;
    private static final int MAX_OUTPUT = 4096;
    private static final Pattern PORTAL = Pattern.compile("uint32 ([012])");
    private static final Pattern REGISTRY = Pattern.compile("AppsUseLightTheme\\s+REG_DWORD\\s+0x(\\d+)");

    private SystemTheme() {}

    /** A command that prints the setting, and how its output is read; empty if it says nothing. */
    record Source(List<String> command, Function<String, Optional<WindowTheme>> reading) {}

    /** Starts to read the theme on a thread of its own. */
    static CompletableFuture<WindowTheme> start() {
        CompletableFuture<WindowTheme> theme = new CompletableFuture<>();
        Thread thread = new Thread(() -> theme.complete(read()), "system-theme");
        thread.setDaemon(true);
        thread.start();
        return theme;
    }

    /** The theme of the desktop; takes at most a second. */
    static WindowTheme read() {
        return read(sources(System.getProperty("os.name")));
    }

    /** The commands for a platform, in the order in which they are tried. */
    static List<Source> sources(String osName) {
        String os = osName.toLowerCase(Locale.ROOT);
        if (os.startsWith("windows")) {
            return List.of(new Source(
                    List.of(
                            "reg",
                            "query",
                            "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize",
                            "/v",
                            "AppsUseLightTheme"),
                    SystemTheme::ofRegistry));
        }
        if (os.startsWith("mac")) {
            return List.of(
                    new Source(List.of("defaults", "read", "-g", "AppleInterfaceStyle"), SystemTheme::ofDefaults));
        }
        return List.of(
                new Source(
                        List.of(
                                "gdbus",
                                "call",
                                "--session",
                                "--timeout=1",
                                "--dest=org.freedesktop.portal.Desktop",
                                "--object-path=/org/freedesktop/portal/desktop",
                                "--method=org.freedesktop.portal.Settings.Read",
                                "org.freedesktop.appearance",
                                "color-scheme"),
                        SystemTheme::ofPortal),
                new Source(
                        List.of("gsettings", "get", "org.gnome.desktop.interface", "color-scheme"),
                        SystemTheme::ofGnome));
    }

    /** From the settings portal, such as {@code (<<uint32 1>>,)}: 1 is dark, 2 is light, 0 is no preference. */
    static Optional<WindowTheme> ofPortal(String output) {
        Matcher matcher = PORTAL.matcher(output);
        return matcher.find()
                ? Optional.of(matcher.group(1).equals("1") ? WindowTheme.DARK : WindowTheme.LIGHT)
                : Optional.empty();
    }

    /** From GNOME, such as {@code 'prefer-dark'}. */
    static Optional<WindowTheme> ofGnome(String output) {
        return switch (output.strip()) {
            case "'prefer-dark'" -> Optional.of(WindowTheme.DARK);
            case "'prefer-light'", "'default'" -> Optional.of(WindowTheme.LIGHT);
            default -> Optional.empty();
        };
    }

    /** From the registry of Windows, such as {@code AppsUseLightTheme REG_DWORD 0x0}. */
    static Optional<WindowTheme> ofRegistry(String output) {
        Matcher matcher = REGISTRY.matcher(output);
        return matcher.find()
                ? Optional.of(matcher.group(1).equals("0") ? WindowTheme.DARK : WindowTheme.LIGHT)
                : Optional.empty();
    }

    /** From macOS: {@code Dark}, or nothing for the light theme. */
    static Optional<WindowTheme> ofDefaults(String output) {
        return output.strip().equals("Dark") ? Optional.of(WindowTheme.DARK) : Optional.empty();
    }

    /** The first answer of these sources, or else the light theme. */
    static WindowTheme read(List<Source> sources) {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
        for (Source source : sources) {
            Optional<WindowTheme> theme = output(source.command(), end).flatMap(source.reading());
            if (theme.isPresent()) {
                return theme.get();
            }
        }
        return WindowTheme.LIGHT;
    }

    /** What a command prints until the end of the time; empty if it does not exist, fails or takes too long. */
    private static Optional<String> output(List<String> command, long end) {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            process.getOutputStream().close();
            try (InputStream out = process.getInputStream()) {
                // A few characters fit into the pipe, so the process ends without a reader.
                if (!process.waitFor(end - System.nanoTime(), TimeUnit.NANOSECONDS)) {
                    return Optional.empty();
                }
                return process.exitValue() == 0
                        ? Optional.of(new String(out.readNBytes(MAX_OUTPUT), StandardCharsets.UTF_8))
                        : Optional.empty();
            } finally {
                process.destroy();
            }
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
