package leapsmith.editor.app.file;

import java.io.IOException;
import java.nio.file.Path;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;

/** Reads and writes level files; a test may use a failing one. */
public interface LevelStorage {
    /** The file system. */
    LevelStorage FILES = new LevelStorage() {
        @Override
        public Level read(Path file) throws IOException {
            return LevelFiles.read(file);
        }

        @Override
        public void save(Path file, Level level) throws IOException {
            LevelFiles.save(file, level);
        }
    };

    /** Reads the level of a file. */
    Level read(Path file) throws IOException;

    /** Writes a level: the file is replaced as a whole or stays as it is. */
    void save(Path file, Level level) throws IOException;
}
