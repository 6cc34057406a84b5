package leapsmith.editor;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Collects, until it is closed, what threads throw that have no handler of their own. Otherwise TestFX would let it fail a
 * later test.
 */
public final class UncaughtErrors implements AutoCloseable {
    private final List<Throwable> all = new CopyOnWriteArrayList<>();
    private final Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();

    public UncaughtErrors() {
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> all.add(failure));
    }

    /** What was thrown so far. */
    public List<Throwable> all() {
        return List.copyOf(all);
    }

    @Override
    public void close() {
        Thread.setDefaultUncaughtExceptionHandler(before);
    }
}
