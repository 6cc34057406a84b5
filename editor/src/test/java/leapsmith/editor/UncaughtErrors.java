package leapsmith.editor;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Collects the uncaught errors of the threads of a test that expects them. Otherwise TestFX would let them fail a later
 * test.
 */
public final class UncaughtErrors {
    private final List<Throwable> all = new CopyOnWriteArrayList<>();

    /** Collects what the current thread throws from now on. */
    public void collectFromThisThread() {
        Thread.currentThread().setUncaughtExceptionHandler((thread, error) -> all.add(error));
    }

    /** What was thrown so far. */
    public List<Throwable> all() {
        return List.copyOf(all);
    }
}
