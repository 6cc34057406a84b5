package leapsmith.levels.json;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import leapsmith.levels.model.Level;

/** Levels as {@code .level.json}: reading and writing, one pass each. */
public final class LevelFormat {
    private LevelFormat() {}

    public static Level read(Path file) throws LevelFormatException, IOException {
        throw new UnsupportedOperationException();
    }

    public static Level read(InputStream in, String sourceName) throws LevelFormatException, IOException {
        throw new UnsupportedOperationException();
    }

    public static void write(Level level, OutputStream out) throws IOException {
        throw new UnsupportedOperationException();
    }
}
