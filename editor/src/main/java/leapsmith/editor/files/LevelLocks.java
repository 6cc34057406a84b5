package leapsmith.editor.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.level.OpenLevel;
import leapsmith.levels.file.LockFile;

/**
 * Finds out whether a level is open in another window: each process locks a file in the state folder for each level
 * file that it has open.
 */
final class LevelLocks {
    private final Path folder;
    private final Executor background;
    private final Consumer<LevelDocument> found;
    private final Map<Path, Held> locks = new HashMap<>();

    /** The lock of a file that is open in this process. */
    private static final class Held {
        /** Null if another process has locked the file. */
        private LockFile lock;

        private int levels;
    }

    /**
     * @param background runs one task after another
     * @param found receives a document whose file another process has open
     */
    LevelLocks(Path folder, Executor background, Consumer<LevelDocument> found) {
        this.folder = folder;
        this.background = background;
        this.found = found;
    }

    /** Locks the file of a level, also after it is saved to another one, until the level is disposed. */
    void watch(OpenLevel level) {
        LevelDocument document = level.document();
        Path[] file = {document.file().orElse(null)};
        open(document, file[0]);
        document.addListener(change -> {
            Path now = document.file().orElse(null);
            if (now != null && !now.equals(file[0])) {
                close(file[0]);
                file[0] = now;
                open(document, now);
            }
        });
        level.whenDisposed(() -> close(file[0]));
    }

    private void open(LevelDocument document, Path levelFile) {
        if (levelFile != null) {
            background.execute(() -> lock(document, levelFile));
        }
    }

    private void close(Path levelFile) {
        if (levelFile != null) {
            background.execute(() -> release(levelFile));
        }
    }

    private void lock(LevelDocument document, Path levelFile) {
        Path file = fileOf(levelFile);
        Held held = locks.computeIfAbsent(file, added -> new Held());
        held.levels++;
        if (held.levels > 1) {
            return;
        }
        try {
            Files.createDirectories(folder);
            held.lock = LockFile.lock(file).orElse(null);
            if (held.lock == null) {
                found.accept(document);
            }
        } catch (IOException e) {
            // Without a lock, a change by the other process is still noticed.
            return;
        }
    }

    private void release(Path levelFile) {
        Path file = fileOf(levelFile);
        Held held = locks.get(file);
        held.levels--;
        if (held.levels > 0) {
            return;
        }
        locks.remove(file);
        if (held.lock != null) {
            try {
                Files.deleteIfExists(file);
                held.lock.close();
            } catch (IOException e) {
                // The end of the process releases it.
                return;
            }
        }
    }

    private Path fileOf(Path levelFile) {
        String path = levelFile.toAbsolutePath().normalize().toString();
        return folder.resolve(UUID.nameUUIDFromBytes(path.getBytes(StandardCharsets.UTF_8)) + ".lock");
    }
}
