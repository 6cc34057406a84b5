package leapsmith.bench.compare;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A display without a screen, on which programs open a window and are watched from outside. Its pixels are a file in memory,
 * so watching takes no request to the X server and no part in the program. Needs Xvfb, and xdotool for keys.
 */
final class WatchedDisplay implements AutoCloseable {
    static final int WIDTH = 1280;
    static final int HEIGHT = 800;

    /** Every so many pixels one is watched: all columns in turn, as the width is no multiple of it. */
    private static final int STRIDE = 37;
    /** The part of the watched pixels that may still change after the window is complete, as a text cursor does. */
    private static final double MAY_DIFFER = 0.005;

    private static final long STILL_MILLIS = 1_500;
    private static final long LONGEST_MILLIS = 60_000;
    private static final double NANOS_PER_MILLI = 1e6;

    private final Path folder;
    private final Process server;
    private final String name;
    private final IntBuffer pixels;

    /**
     * What was seen of a program that opened a window.
     *
     * @param millis from the start of the process until the window looks as it goes on to look
     * @param cpuMillis the processor time of the process until then, in steps of 10 ms
     * @param picture the watched pixels
     */
    record Opening(double millis, double cpuMillis, int[] picture) {}

    private record Glance(long nanos, double cpuMillis, int[] picture) {}

    WatchedDisplay() throws IOException {
        folder = Files.createTempDirectory("leapsmith-display");
        server = new ProcessBuilder(
                        "Xvfb",
                        "-displayfd",
                        "1",
                        "-screen",
                        "0",
                        WIDTH + "x" + HEIGHT + "x24",
                        "-fbdir",
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String number =
                new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8)).readLine();
        if (number == null) {
            throw new IOException("Xvfb ended at once");
        }
        name = ":" + number.strip();
        try (FileChannel file = FileChannel.open(folder.resolve("Xvfb_screen0"))) {
            MappedByteBuffer bytes = file.map(MapMode.READ_ONLY, 0, file.size());
            // The file is an X window dump: pixels are at its end, after a header of big-endian numbers.
            int from = bytes.limit() - WIDTH * HEIGHT * Integer.BYTES;
            pixels = bytes.position(from).slice().order(ByteOrder.nativeOrder()).asIntBuffer();
        }
    }

    /** Starts a program, watches until its window stands still, and ends it. */
    Opening open(List<String> command, Map<String, String> environment) throws IOException, InterruptedException {
        long start = System.nanoTime();
        Process program = start(command, environment);
        List<Glance> glances = new ArrayList<>();
        glances.add(new Glance(start, 0, look()));
        long changed = start;
        while (glances.size() == 1 || millisSince(changed) < STILL_MILLIS) {
            expectAlive(program, command, start);
            int[] picture = look();
            if (countDifferent(picture, glances.get(glances.size() - 1).picture) > 0) {
                changed = System.nanoTime();
                glances.add(new Glance(changed, cpuMillis(program), picture));
            }
            Thread.sleep(1);
        }
        end(program);
        int[] last = glances.get(glances.size() - 1).picture;
        Glance complete = glances.stream()
                .filter(it -> isSame(it.picture, last))
                .findFirst()
                .orElseThrow();
        return new Opening((complete.nanos - start) / NANOS_PER_MILLI, complete.cpuMillis, complete.picture);
    }

    /**
     * Starts a program, presses a key when its window looks as in an opening before, waits until the picture shows what the key
     * did, and ends the program.
     *
     * @return milliseconds from the start of the process
     */
    double millisToKey(List<String> command, Map<String, String> environment, Opening before, String key)
            throws IOException, InterruptedException {
        long start = System.nanoTime();
        Process program = start(command, environment);
        press(program, command, start, before, key);
        double millis = millisSince(start);
        end(program);
        return millis;
    }

    /** The same with a key that ends the program, which may take its time to write a cache. */
    void quit(List<String> command, Map<String, String> environment, Opening before, String key)
            throws IOException, InterruptedException {
        long start = System.nanoTime();
        Process program = start(command, environment);
        press(program, command, start, before, key);
        expectEnd(program, command);
    }

    /** Runs a program that ends by itself. */
    void run(List<String> command, Map<String, String> environment) throws IOException, InterruptedException {
        expectEnd(start(command, environment), command);
    }

    private void press(Process program, List<String> command, long start, Opening before, String key)
            throws IOException, InterruptedException {
        while (!isSame(look(), before.picture)) {
            expectAlive(program, command, start);
            Thread.sleep(1);
        }
        int[] complete = look();
        Process press = start(List.of("xdotool", "key", key), Map.of());
        while (countDifferent(look(), complete) == 0) {
            expectAlive(program, command, start);
            Thread.sleep(1);
        }
        press.waitFor();
    }

    /** The processor time of a command that opens no window, in milliseconds. */
    static double cpuMillis(List<String> command, Map<String, String> environment)
            throws IOException, InterruptedException {
        List<String> timed = new ArrayList<>(List.of("sh", "-c", "\"$@\" >&2 && times", "sh"));
        timed.addAll(command);
        ProcessBuilder builder = new ProcessBuilder(timed).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().putAll(environment);
        Process shell = builder.start();
        String times = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (shell.waitFor() != 0) {
            throw new IOException("failed: " + String.join(" ", command));
        }
        // The second line is of the commands: user and system time as 0m0.12s.
        double millis = 0;
        for (String each : times.lines().skip(1).findFirst().orElseThrow().split(" ")) {
            String[] parts = each.replace("s", "").split("m");
            millis += (Integer.parseInt(parts[0]) * 60 + Double.parseDouble(parts[1])) * 1_000;
        }
        return millis;
    }

    private Process start(List<String> command, Map<String, String> environment) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().putAll(environment);
        builder.environment().put("DISPLAY", name);
        builder.environment().remove("WAYLAND_DISPLAY");
        return builder.start();
    }

    private static void end(Process program) throws InterruptedException {
        program.destroy();
        if (!program.waitFor(10, TimeUnit.SECONDS)) {
            program.destroyForcibly().waitFor();
        }
    }

    private static void expectEnd(Process program, List<String> command) throws IOException, InterruptedException {
        if (!program.waitFor(LONGEST_MILLIS, TimeUnit.MILLISECONDS) || program.exitValue() != 0) {
            program.destroyForcibly();
            throw new IOException("doesn't end, or fails: " + String.join(" ", command));
        }
    }

    private static void expectAlive(Process program, List<String> command, long start) throws IOException {
        if (!program.isAlive() || millisSince(start) > LONGEST_MILLIS) {
            program.destroyForcibly();
            throw new IOException("shows no window, or doesn't take the key: " + String.join(" ", command));
        }
    }

    private static double millisSince(long nanos) {
        return (System.nanoTime() - nanos) / NANOS_PER_MILLI;
    }

    /** The processor time of a process and of those that it waited for. */
    private static double cpuMillis(Process program) throws IOException {
        String stat = Files.readString(Path.of("/proc", Long.toString(program.pid()), "stat"));
        // Fields are counted after the name of the program, which may have spaces.
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        long hundredths = 0;
        for (int i = 11; i < 15; i++) {
            hundredths += Long.parseLong(fields[i]);
        }
        return hundredths * 10.0;
    }

    private int[] look() {
        int[] picture = new int[WIDTH * HEIGHT / STRIDE];
        for (int i = 0; i < picture.length; i++) {
            picture[i] = pixels.get(i * STRIDE);
        }
        return picture;
    }

    private static boolean isSame(int[] picture, int[] other) {
        return countDifferent(picture, other) <= MAY_DIFFER * picture.length;
    }

    private static int countDifferent(int[] picture, int[] other) {
        int count = 0;
        for (int i = 0; i < picture.length; i++) {
            if (picture[i] != other[i]) {
                count++;
            }
        }
        return count;
    }

    @Override
    public void close() throws IOException {
        server.destroy();
        try {
            server.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Files.deleteIfExists(folder.resolve("Xvfb_screen0"));
        Files.deleteIfExists(folder);
    }
}
