package leapsmith.editor.app.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import leapsmith.editor.journal.Backups;
import leapsmith.levels.model.Level;

/** Keeps a backup of the previous content of each file that is saved. */
final class BackupStorage implements LevelStorage {
    private final LevelStorage storage;
    private final Backups backups;
    private final Consumer<IOException> failures;

    /** @param failures receives the reason why there is no backup; the level is saved nevertheless */
    BackupStorage(LevelStorage storage, Backups backups, Consumer<IOException> failures) {
        this.storage = storage;
        this.backups = backups;
        this.failures = failures;
    }

    @Override
    public Level read(Path file) throws IOException {
        return storage.read(file);
    }

    @Override
    public void save(Path file, Level level) throws IOException {
        try {
            backups.keep(file);
        } catch (IOException e) {
            failures.accept(e);
        }
        storage.save(file, level);
    }
}
