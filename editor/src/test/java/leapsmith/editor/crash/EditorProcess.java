package leapsmith.editor.crash;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import leapsmith.editor.app.WatchedEditor;

/** The editor as a process of its own, with its own folders for settings and state, and a log of its levels. */
final class EditorProcess {
    /** The canvas of a window that is not laid out is narrower. */
    private static final int MIN_WIDTH = 200;

    private final Process process;
    private final Path log;

    private EditorProcess(Process process, Path log) {
        this.process = process;
        this.log = log;
    }

    /** A state of a level, and when it got it. */
    record State(long millis, String fingerprint) {}

    /** A place of the screen, in pixels; right and bottom are exclusive. */
    record Area(int left, int top, int right, int bottom) {}

    /** @param log where the process writes its log; the file must not exist */
    static EditorProcess start(Path level, Path home, Path log, VirtualDisplay display) throws IOException {
        String classes = Stream.of("java.class.path", "jdk.module.path")
                .map(key -> System.getProperty(key, ""))
                .filter(path -> !path.isEmpty())
                .collect(Collectors.joining(File.pathSeparator));
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Duser.home=" + home,
                "-Duser.language=en",
                "-Dprism.order=sw",
                "-cp",
                classes,
                WatchedEditor.class.getName(),
                level.toString(),
                log.toString());
        Map<String, String> environment = builder.environment();
        environment.put("DISPLAY", display.name());
        environment.remove("WAYLAND_DISPLAY");
        environment.put("GDK_BACKEND", "x11");
        for (String folder : List.of("CONFIG", "STATE", "CACHE")) {
            environment.put("XDG_" + folder + "_HOME", home.resolve(folder).toString());
        }
        Process process = builder.redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(errors(home).toFile()))
                .start();
        return new EditorProcess(process, log);
    }

    /** What processes with these folders have printed. */
    static Path errors(Path home) {
        return home.resolve("editor.log");
    }

    /** All states that levels had so far, in the order of time. */
    List<State> states() throws IOException {
        return lines("level")
                .map(words -> new State(Long.parseLong(words[1]), words[2]))
                .toList();
    }

    /** Where the canvas is; empty before the window is laid out. */
    Optional<Area> canvas() throws IOException {
        return lines("canvas")
                .map(words -> new Area(
                        Integer.parseInt(words[1]),
                        Integer.parseInt(words[2]),
                        Integer.parseInt(words[3]),
                        Integer.parseInt(words[4])))
                .reduce((before, now) -> now)
                .filter(area -> area.right() - area.left() > MIN_WIDTH);
    }

    /** Whether a dialog is shown. */
    boolean isAsking() throws IOException {
        return lines("dialog").map(words -> words[1].equals("shown")).reduce(false, (before, now) -> now);
    }

    private Stream<String[]> lines(String first) throws IOException {
        if (!Files.exists(log)) {
            return Stream.of();
        }
        String text = Files.readString(log);
        // The last line may still be incomplete.
        return text.substring(0, text.lastIndexOf('\n') + 1)
                .lines()
                .map(line -> line.split(" "))
                .filter(words -> words[0].equals(first));
    }

    boolean isRunning() {
        return process.isAlive();
    }

    /** Ends it as a crash does: without any of its own code. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }
}
