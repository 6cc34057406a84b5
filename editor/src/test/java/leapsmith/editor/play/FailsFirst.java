package leapsmith.editor.play;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import leapsmith.editor.UncaughtErrors;

/** Runs out of memory at its first task, and collects that as an uncaught error; passes on the tasks after it. */
public final class FailsFirst implements Executor {
    private final Executor next;
    private final AtomicBoolean fails = new AtomicBoolean(true);
    private final UncaughtErrors errors = new UncaughtErrors();

    public FailsFirst(Executor next) {
        this.next = next;
    }

    @Override
    public void execute(Runnable task) {
        if (fails.getAndSet(false)) {
            errors.collectFromThisThread();
            throw new OutOfMemoryError("on purpose");
        }
        next.execute(task);
    }

    /** Waits until the error was reported as uncaught. */
    public void awaitReport() {
        Await.until("reported", () -> errors.all().size() == 1);
    }
}
