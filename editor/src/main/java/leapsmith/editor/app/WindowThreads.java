package leapsmith.editor.app;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The threads on which the window works in the background. */
final class WindowThreads implements AutoCloseable {
    /** Not a daemon: the program ends when the last file is written. */
    final ExecutorService files = Executors.newSingleThreadExecutor(task -> new Thread(task, "files"));

    final ExecutorService checks = Executors.newSingleThreadExecutor(task -> daemon(task, "checks"));
    /** Ignores tasks after the window is closed, when a folder may still change. */
    final ExecutorService pictures = new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            task -> daemon(task, "pictures"),
            new ThreadPoolExecutor.DiscardPolicy());

    /** Ends the threads; files are written before. */
    @Override
    public void close() {
        files.shutdown();
        checks.shutdownNow();
        pictures.shutdownNow();
    }

    private static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }
}
