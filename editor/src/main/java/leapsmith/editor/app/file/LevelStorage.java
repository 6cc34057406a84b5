package leapsmith.editor.app.file;

import java.io.IOException;
import java.nio.file.Path;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;

/** Reads and writes level files; a test may put a broken disk in its place. */
public interface LevelStorage {
    /** The files of this machine. */
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

    /** The level of a file. */
    Level read(Path file) throws IOException;

    /** Writes a level so that either all of it is there in the end or the file is as it was. */
    void save(Path file, Level level) throws IOException;
}
