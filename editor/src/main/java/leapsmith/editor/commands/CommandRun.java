package leapsmith.editor.commands;

import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import leapsmith.levels.model.Message;

/**
 * A program that a command started, and what it prints. A thread starts it and waits for its end, and another one reads
 * its output, errors included. The properties belong to the thread of the window.
 */
public final class CommandRun {
    /** Output that arrives within this time is shown together. */
    private static final int PUBLISH_MILLIS = 60;
    /** How long a program that is stopped has time to end by itself. */
    private static final int STOP_MILLIS = 2_000;
    /** How long the rest of the output is awaited after the end, as programs in the background may keep it open. */
    private static final int LAST_OUTPUT_MILLIS = 500;

    private static final int BUFFER = 8_192;

    private final String name;
    private final CommandLine line;
    private final Function<Message, String> words;
    private final Executor ui;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(this, "state", State.RUNNING);
    private final ReadOnlyStringWrapper output = new ReadOnlyStringWrapper(this, "output", "");

    // ---- what the threads share, guarded by this

    private final OutputText printed = new OutputText();
    private boolean isPublishing;
    /** Null before it is started, and if it can't be. */
    private Process process;

    private boolean isStopped;

    /**
     * What became of a program.
     *
     * @param failed whether it could not be started, or ended with another exit code than 0
     * @param message in a few words
     */
    public record State(boolean running, boolean failed, Message message) {
        static final State RUNNING = new State(true, false, Message.of("command.running"));
        static final State STOPPING = new State(true, false, Message.of("command.stopping"));

        private static State ended(boolean failed, Message message) {
            return new State(false, failed, message);
        }
    }

    /**
     * A program that is not started yet.
     *
     * @param name the name of its command
     * @param words the text of a message, for the last line of the output
     * @param ui runs tasks on the thread of the window
     */
    CommandRun(String name, CommandLine line, Function<Message, String> words, Executor ui) {
        this.name = name;
        this.line = line;
        this.words = words;
        this.ui = ui;
    }

    public String name() {
        return name;
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public boolean isRunning() {
        return state.get().running();
    }

    /** What it printed, after the command line; only the end if that is long. */
    public ReadOnlyStringProperty outputProperty() {
        return output.getReadOnlyProperty();
    }

    void start() {
        print("> " + line + "\n");
        daemon("command " + name, this::run);
    }

    /** Asks the program and all that it started to end, and kills those that still run after a while. */
    void stop() {
        if (isRunning()) {
            state.set(State.STOPPING);
            end();
        }
    }

    /** Ends the program without waiting, when the window is closed. */
    synchronized void end() {
        isStopped = true;
        if (process != null) {
            List<ProcessHandle> all = Stream.concat(process.descendants(), Stream.of(process.toHandle()))
                    .toList();
            all.forEach(ProcessHandle::destroy);
            CompletableFuture.delayedExecutor(STOP_MILLIS, TimeUnit.MILLISECONDS)
                    .execute(() -> all.forEach(ProcessHandle::destroyForcibly));
        }
    }

    // ---- the threads

    private void run() {
        Optional<Message> problem = problem();
        if (problem.isPresent()) {
            finish(State.ended(true, problem.get()));
            return;
        }
        try {
            Process started = launch();
            // It has no input: a program that reads some would wait forever.
            started.getOutputStream().close();
            Thread reader = daemon("output of " + name, () -> read(started));
            int code = started.waitFor();
            reader.join(LAST_OUTPUT_MILLIS);
            finish(ended(code));
        } catch (IOException e) {
            finish(State.ended(true, notStarted(e)));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            end();
        }
    }

    private Process launch() throws IOException {
        // Without the lock, as this may take long on a network drive.
        Process started = new ProcessBuilder(line.words())
                .directory(line.folder().toFile())
                .redirectErrorStream(true)
                .start();
        synchronized (this) {
            process = started;
            if (isStopped) {
                end();
            }
        }
        return started;
    }

    private synchronized State ended(int code) {
        if (isStopped) {
            return State.ended(false, Message.of("command.stopped"));
        }
        return State.ended(code != 0, Message.of("command.exitCode", code));
    }

    /** Reads until the end of the output. */
    private void read(Process started) {
        char[] buffer = new char[BUFFER];
        try (Reader in = new InputStreamReader(started.getInputStream(), nativeEncoding())) {
            for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                print(new String(buffer, 0, count));
            }
        } catch (IOException e) {
            // The program is killed.
        }
    }

    private static Charset nativeEncoding() {
        return Charset.forName(
                System.getProperty("native.encoding", Charset.defaultCharset().name()));
    }

    private synchronized void print(String text) {
        printed.append(text);
        if (!isPublishing) {
            isPublishing = true;
            CompletableFuture.delayedExecutor(PUBLISH_MILLIS, TimeUnit.MILLISECONDS, ui)
                    .execute(this::publish);
        }
    }

    private void publish() {
        output.set(takePrinted());
    }

    private synchronized String takePrinted() {
        isPublishing = false;
        return printed.toString();
    }

    private void finish(State ended) {
        synchronized (this) {
            printed.endLine();
            printed.append(words.apply(ended.message()) + "\n");
        }
        ui.execute(() -> {
            publish();
            state.set(ended);
        });
    }

    private static Thread daemon(String name, Runnable task) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    // ---- failures

    /** Why the program can't be started, as far as that is seen before. */
    private Optional<Message> problem() {
        if (!Files.isDirectory(line.folder())) {
            return Optional.of(Message.of("error.command.folder", line.folder()));
        }
        String program = line.words().get(0);
        if (CommandLine.hasFolder(program)) {
            Path file = Path.of(program);
            if (!Files.exists(file)) {
                return Optional.of(Message.of("error.command.notFound", program));
            }
            if (Files.isDirectory(file) || !Files.isExecutable(file)) {
                return Optional.of(Message.of("error.command.notExecutable", program));
            }
        }
        return Optional.empty();
    }

    private Message notStarted(IOException failure) {
        String program = line.words().get(0);
        if (!CommandLine.hasFolder(program) && !isInPath(program)) {
            return Message.of("error.command.notInPath", program);
        }
        String reason = String.valueOf(failure.getMessage());
        // Java repeats the program and the folder, and adds the number of the error.
        return Message.of("error.command.notStarted", program, reason.replaceFirst("^.*error=\\d+, ", ""));
    }

    private static boolean isInPath(String program) {
        String path = System.getenv().getOrDefault("PATH", "");
        return Arrays.stream(path.split(File.pathSeparator))
                .anyMatch(folder -> new File(folder, program).exists() || new File(folder, program + ".exe").exists());
    }
}
