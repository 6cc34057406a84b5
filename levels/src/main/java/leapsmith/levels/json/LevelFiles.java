package leapsmith.levels.json;

import java.io.IOException;
import java.nio.file.Path;
import leapsmith.levels.model.Level;

/** Saves levels so that a file is either the old one or the new one, whole. */
public final class LevelFiles {
    private LevelFiles() {}

    public static void save(Path file, Level level) throws IOException {
        throw new UnsupportedOperationException();
    }
}
