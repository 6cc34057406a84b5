package leapsmith.editor.document;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import leapsmith.levels.file.Disk;
import leapsmith.levels.file.LockFile;

/**
 * The folder of the journals of one process. A file in it is locked while the process runs; the system releases the
 * lock when it ends, in whatever way.
 */
final class Session implements Closeable {
    private static final String JOURNAL_END = ".journal";
    private static final String LOCK = "lock";

    private final Path folder;
    private LockFile lock;

    /** The session of a folder, which is created when it is needed. */
    Session(Path folder) {
        this.folder = folder;
    }

    /** The folder of a process that no longer runs, locked; empty if it runs. */
    static Optional<Session> abandoned(Path folder) {
        try {
            Optional<LockFile> lock = LockFile.lockExisting(folder.resolve(LOCK));
            return lock.map(held -> {
                Session session = new Session(folder);
                session.lock = held;
                return session;
            });
        } catch (IOException e) {
            // It is being created or removed, or belongs to another user.
            return Optional.empty();
        }
    }

    boolean isOf(Path otherFolder) {
        return folder.equals(otherFolder);
    }

    /** The name of a file of a journal; names of one journal ascend by their number. */
    static String journalName(String id, int number) {
        return String.format(Locale.ROOT, "%s-%08d%s", id, number, JOURNAL_END);
    }

    /** The id of the journal that a file belongs to; empty if it is no journal. */
    static Optional<String> journalOf(Path file) {
        String name = file.getFileName().toString();
        int end = name.lastIndexOf('-');
        return name.endsWith(JOURNAL_END) && end > 0 ? Optional.of(name.substring(0, end)) : Optional.empty();
    }

    /** The folder, which exists and is locked. */
    synchronized Path folder() throws IOException {
        if (lock == null) {
            Files.createDirectories(folder);
            lock = LockFile.lock(folder.resolve(LOCK))
                    .orElseThrow(() -> new IOException(folder + " is used by another process"));
        }
        return folder;
    }

    /** Removes the folder if no journal is left in it. */
    synchronized void removeIfEmpty() throws IOException {
        if (lock == null) {
            return;
        }
        boolean isEmpty = Disk.SYSTEM.files(folder).stream()
                .allMatch(file -> file.getFileName().toString().equals(LOCK));
        if (isEmpty) {
            close();
            Files.deleteIfExists(folder.resolve(LOCK));
            Files.deleteIfExists(folder);
        }
    }

    @Override
    public synchronized void close() throws IOException {
        if (lock != null) {
            lock.close();
            lock = null;
        }
    }
}
