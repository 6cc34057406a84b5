package leapsmith.editor.crash;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** An X server without a screen, with real keys and a real pointer, by Xvfb and xdotool. */
final class VirtualDisplay implements AutoCloseable {
    private final Process server;
    private final String name;

    private VirtualDisplay(Process server, String name) {
        this.server = server;
        this.name = name;
    }

    /** Starts one; the test is skipped where it is not installed. */
    static VirtualDisplay start() throws IOException, InterruptedException {
        assumeTrue(isInstalled("Xvfb", "-help"), "Xvfb is not installed");
        assumeTrue(isInstalled("xdotool", "version"), "xdotool is not installed");
        Process server = new ProcessBuilder(
                        "Xvfb", "-displayfd", "1", "-noreset", "-screen", "0", "1024x768x24", "-nolisten", "tcp")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader out = server.inputReader(StandardCharsets.US_ASCII);
        String number = out.readLine();
        assumeTrue(number != null, "Xvfb does not start");
        return new VirtualDisplay(server, ":" + number.strip());
    }

    private static boolean isInstalled(String... command) throws InterruptedException {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return process.waitFor(30, TimeUnit.SECONDS);
        } catch (IOException e) {
            return false;
        }
    }

    /** The name of the display, for DISPLAY. */
    String name() {
        return name;
    }

    void click(int x, int y) throws IOException, InterruptedException {
        run("mousemove", String.valueOf(x), String.valueOf(y), "click", "1");
    }

    void key(String stroke) throws IOException, InterruptedException {
        run("key", stroke);
    }

    /** Gives the window of a process the keyboard; false if there is none yet. */
    boolean focus(String title) throws IOException, InterruptedException {
        return run("search", "--onlyvisible", "--name", title, "windowfocus") == 0;
    }

    private int run(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("xdotool"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("DISPLAY", name);
        return builder.start().waitFor();
    }

    @Override
    public void close() {
        server.destroy();
    }
}
