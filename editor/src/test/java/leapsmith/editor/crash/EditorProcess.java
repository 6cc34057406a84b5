package leapsmith.editor.crash;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The editor as a process of its own, with its own folders for settings and state. */
final class EditorProcess {
    private final Process process;

    private EditorProcess(Process process) {
        this.process = process;
    }

    static EditorProcess start(Path level, Path home, VirtualDisplay display) throws IOException {
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
                "leapsmith.editor.app.Main",
                "edit",
                level.toString());
        Map<String, String> environment = builder.environment();
        environment.put("DISPLAY", display.name());
        environment.remove("WAYLAND_DISPLAY");
        environment.put("GDK_BACKEND", "x11");
        for (String folder : List.of("CONFIG", "STATE", "CACHE")) {
            environment.put("XDG_" + folder + "_HOME", home.resolve(folder).toString());
        }
        Path log = home.resolve("editor.log");
        return new EditorProcess(builder.redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start());
    }

    boolean isRunning() {
        return process.isAlive();
    }

    /** Ends it as a crash does: without any of its own code. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }
}
