package leapsmith.editor.folder;

import static java.nio.file.StandardWatchEventKinds.ENTRY_CREATE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_DELETE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_MODIFY;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Path;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;

/** Notices changes in a folder, on a thread of its own. */
final class FolderWatch implements AutoCloseable {
    private final WatchService service;

    /**
     * Starts to watch.
     *
     * @param changed called by the thread after files of the folder have changed
     * @throws IOException if the folder can't be watched
     */
    FolderWatch(Path folder, Runnable changed) throws IOException {
        service = folder.getFileSystem().newWatchService();
        try {
            folder.register(service, ENTRY_CREATE, ENTRY_DELETE, ENTRY_MODIFY);
        } catch (IOException e) {
            service.close();
            throw e;
        }
        Thread thread = new Thread(() -> watch(changed), "folder watch");
        thread.setDaemon(true);
        thread.start();
    }

    private void watch(Runnable changed) {
        try {
            while (true) {
                WatchKey key = service.take();
                key.pollEvents();
                changed.run();
                if (!key.reset()) {
                    return;
                }
            }
        } catch (InterruptedException | ClosedWatchServiceException e) {
            // The end of the watch.
        }
    }

    @Override
    public void close() {
        try {
            service.close();
        } catch (IOException e) {
            // The watch ends with the program.
        }
    }
}
