package leapsmith.editor.document;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Consumer;
import leapsmith.levels.format.FileContent;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Level;

/**
 * Keeps a backup of each file that is saved, and never replaces what another program wrote without being noticed.
 *
 * @param failures receives the reason why there is no backup; the level is saved nevertheless
 */
public record SafeStorage(LevelStorage storage, Backups backups, FileFingerprints known, Consumer<IOException> failures)
        implements LevelStorage {
    @Override
    public Level read(Path file) throws IOException {
        return storage.read(file);
    }

    @Override
    public FileContent open(Path file) throws IOException {
        return storage.open(file);
    }

    /** @throws ChangedOutsideException if another program changed the file since this process read or wrote it */
    @Override
    public void save(Path file, Level level) throws IOException {
        if (isChangedOutside(file)) {
            throw new ChangedOutsideException(file);
        }
        try {
            backups.keep(file);
        } catch (IOException e) {
            failures.accept(e);
        }
        storage.save(file, level);
        known.setWritten(file, level);
    }

    private boolean isChangedOutside(Path file) throws IOException {
        try {
            return known.changed(file).isPresent();
        } catch (NoSuchFileException e) {
            return false;
        } catch (LevelFormatException e) {
            // It is no level any more, and the backup keeps what it is.
            return false;
        }
    }

    /** Another program changed a file that was to be saved. Nothing was written. */
    public static final class ChangedOutsideException extends IOException {
        private static final long serialVersionUID = 1;

        ChangedOutsideException(Path file) {
            super(file + " was changed by another program");
        }
    }
}
