package leapsmith.editor.cli;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs commands in a process with little memory. */
final class SmallProcess {
    private static final String SEPARATOR = "\t";

    private SmallProcess() {}

    /** How a command ended. */
    record Ended(int status, List<String> errors) {}

    /**
     * Runs commands, one after another.
     *
     * @param memory as {@code 256m}
     * @param folder an empty one, for files of the process
     */
    static List<Ended> run(String memory, Path folder, List<List<String>> commands) throws Exception {
        Path list = folder.resolve("commands");
        Path results = folder.resolve("results");
        Files.write(
                list,
                commands.stream()
                        .map(command -> String.join(SEPARATOR, command))
                        .toList());
        String classes = Stream.of("java.class.path", "jdk.module.path")
                .map(key -> System.getProperty(key, ""))
                .filter(path -> !path.isEmpty())
                .collect(Collectors.joining(File.pathSeparator));
        Path log = folder.resolve("log");
        int status = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx" + memory,
                        "-XX:+ExitOnOutOfMemoryError",
                        "-Djava.awt.headless=true",
                        "-cp",
                        classes,
                        SmallProcess.class.getName(),
                        list.toString(),
                        results.toString())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start()
                .waitFor();
        List<Ended> ended = new ArrayList<>();
        for (String line : Files.readAllLines(results)) {
            List<String> parts = List.of(line.split(SEPARATOR));
            ended.add(new Ended(Integer.parseInt(parts.get(0)), parts.subList(1, parts.size())));
        }
        if (status != 0 || ended.size() != commands.size()) {
            throw new AssertionError(commands.get(Math.min(ended.size(), commands.size() - 1)) + " ended the process: "
                    + Files.readString(log));
        }
        return ended;
    }

    /** Runs the commands in the lines of a file, and adds how each ended to another one. */
    public static void main(String[] args) throws Exception {
        try (var results = Files.newBufferedWriter(Path.of(args[1]))) {
            for (String line : Files.readAllLines(Path.of(args[0]))) {
                CommandRun run = CommandRun.of((Object[]) line.split(SEPARATOR));
                String errors = run.err()
                        .lines()
                        .map(error -> SEPARATOR + error.replace(SEPARATOR, "\\t"))
                        .collect(Collectors.joining());
                results.write(run.status() + errors + "\n");
                results.flush();
            }
        }
    }
}
