package leapsmith.editor.app.file;

import java.io.IOException;
import java.nio.file.Path;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;

/** Reads and writes level files. Tests may use one that fails. */
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

    /** Writes a level. The file is replaced as a whole, or unchanged if that fails. */
    void save(Path file, Level level) throws IOException;
}
