package leapsmith.editor.ui;

import java.io.IOException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * Reads and writes files in the background, and passes the outcome to the window.
 *
 * <p>Every failure is an outcome, even an {@link Error}: the window waits for it, and a file can need more memory than
 * there is. A failure that is a bug is reported as well.
 *
 * @param background runs the tasks, one after another
 * @param ui the thread of the window
 */
public record FileTasks(Executor background, Executor ui) {
    /** A task with a result. */
    public interface Read<T> {
        T run() throws IOException;
    }

    /** A task without a result. */
    public interface Write {
        void run() throws IOException;
    }

    /** Runs a task in the background, and then {@code done} or {@code failed} on the thread of the window. */
    public <T> void read(Read<T> task, Consumer<T> done, Consumer<Throwable> failed) {
        background.execute(() -> {
            T result;
            try {
                result = task.run();
            } catch (IOException | RuntimeException | Error e) {
                // Also a bug or too little memory, because the window waits for the outcome.
                try {
                    ui.execute(() -> failed.accept(e));
                } finally {
                    FileErrors.reportUnexpected(e);
                }
                return;
            }
            ui.execute(() -> done.accept(result));
        });
    }

    /** Runs a task in the background, and then {@code done} or {@code failed} on the thread of the window. */
    public void write(Write task, Runnable done, Consumer<Throwable> failed) {
        read(
                () -> {
                    task.run();
                    return null;
                },
                nothing -> done.run(),
                failed);
    }
}
