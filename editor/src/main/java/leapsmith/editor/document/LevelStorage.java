package leapsmith.editor.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import leapsmith.levels.format.FileContent;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;

/** Reads and writes level files. Tests may use one that fails. */
public interface LevelStorage {
    LevelStorage FILES = new LevelStorage() {
        @Override
        public Level read(Path file) throws IOException {
            return LevelFiles.read(file);
        }

        @Override
        public FileContent open(Path file) throws IOException {
            return LevelFiles.open(file, Optional.empty());
        }

        @Override
        public void save(Path file, Level level) throws IOException {
            LevelFiles.save(file, level);
        }
    };

    Level read(Path file) throws IOException;

    /** Reads a level, or maps of another program. A storage of levels alone need not implement it. */
    default FileContent open(Path file) throws IOException {
        return new FileContent.OfLevel(LevelFiles.NATIVE, read(file));
    }

    /** Writes a level. The file is replaced as a whole, or unchanged if that fails. */
    void save(Path file, Level level) throws IOException;
}
