package leapsmith.editor.play;

import java.util.function.Consumer;

/**
 * A thread that handles one request at a time, always the latest: a request that waits is replaced by the next one.
 *
 * @param <R> a request
 */
public final class LatestOnlyWorker<R> implements AutoCloseable {
    private final Thread thread;
    private R latest;
    private boolean started;
    private boolean cancelled;
    private boolean closed;

    /**
     * A worker whose thread, a daemon, starts with the first request.
     *
     * @param handler handles a request, on the thread; if it takes long it should check {@link #isOutdated}. What it
     *     throws goes to the thread's handler of uncaught exceptions, and the thread continues.
     */
    public LatestOnlyWorker(String name, Consumer<R> handler) {
        thread = new Thread(() -> work(handler), name);
        thread.setDaemon(true);
    }

    /** Replaces the request that waits, if there is one; does nothing after {@link #close}. */
    public synchronized void submit(R request) {
        if (!closed) {
            latest = request;
            if (started) {
                notifyAll();
            } else {
                started = true;
                thread.start();
            }
        }
    }

    /** Drops the request that waits, and makes the current one outdated. */
    public synchronized void cancel() {
        latest = null;
        cancelled = true;
    }

    /** Drops the request that waits, and ends the thread after the current one. */
    @Override
    public synchronized void close() {
        closed = true;
        latest = null;
        notifyAll();
    }

    /** Whether the current request was replaced by another one or cancelled, or the worker was closed. */
    public synchronized boolean isOutdated() {
        return latest != null || cancelled || closed;
    }

    private void work(Consumer<R> handler) {
        boolean isOpen = true;
        while (isOpen) {
            isOpen = handleNext(handler);
        }
    }

    /** Handles one request; false if there will be none. In a method of its own, because a waiting thread must not hold it. */
    private boolean handleNext(Consumer<R> handler) {
        R request = take();
        if (request == null) {
            return false;
        }
        try {
            handler.accept(request);
        } catch (RuntimeException | Error failure) {
            // Any failure of a request is reported, because the thread has to be there for the next one.
            report(failure);
        }
        return true;
    }

    private static void report(Throwable failure) {
        Thread thread = Thread.currentThread();
        try {
            thread.getUncaughtExceptionHandler().uncaughtException(thread, failure);
        } catch (RuntimeException | Error ofTheHandler) {
            // There is no one left to report it to, and the next request may succeed.
        }
    }

    /** Waits for a request; null when there will be none. */
    private synchronized R take() {
        while (latest == null && !closed) {
            try {
                wait();
            } catch (InterruptedException e) {
                return null;
            }
        }
        R request = latest;
        latest = null;
        cancelled = false;
        return request;
    }
}
