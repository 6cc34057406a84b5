package leapsmith.editor.crash;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** An X server without a screen, with real keys and a real pointer, by Xvfb and xdotool. */
final class VirtualDisplay implements AutoCloseable {
    private final Process server;
    private final String name;
    /** One process for all input, because starting one takes longer than a click. */
    private Process pointer;

    private BufferedWriter input;

    private VirtualDisplay(Process server, String name) throws IOException {
        this.server = server;
        this.name = name;
        startInput();
    }

    private void startInput() throws IOException {
        pointer = xdotool(name, "-");
        input = pointer.outputWriter(StandardCharsets.US_ASCII);
    }

    /** Drops the input that did not reach a window yet. */
    void dropInput() throws IOException, InterruptedException {
        pointer.destroyForcibly().waitFor();
        startInput();
        // It may have been stopped in the middle of a click or stroke.
        send("mouseup 1");
        send("keyup ctrl");
        send("keyup shift");
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

    void click(int x, int y) throws IOException {
        send("mousemove " + x + " " + y + " click 1");
    }

    /** Moves the pointer with the left button down. */
    void drag(int fromX, int fromY, int toX, int toY) throws IOException {
        send("mousemove " + fromX + " " + fromY + " mousedown 1");
        send("mousemove " + toX + " " + toY + " mouseup 1");
    }

    /** @param stroke a key with its modifiers, such as {@code ctrl+s} */
    void key(String stroke) throws IOException {
        send("key " + stroke);
    }

    private void send(String command) throws IOException {
        input.write(command + "\n");
        input.flush();
    }

    /** Gives the window of a process the keyboard; false if there is none yet. */
    boolean focus(String title) throws IOException, InterruptedException {
        Process search = xdotool(name, "search", "--onlyvisible", "--name", title, "windowfocus");
        return search.waitFor() == 0;
    }

    private static Process xdotool(String display, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of("xdotool"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("DISPLAY", display);
        return builder.start();
    }

    @Override
    public void close() {
        pointer.destroy();
        server.destroy();
    }
}
