package leapsmith.levels.format;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;

/** The program's own format. */
final class JsonFormat implements FileFormat {
    @Override
    public String extension() {
        return LevelFormat.EXTENSION;
    }

    @Override
    public Level read(InputStream in, String sourceName) throws IOException {
        return LevelFormat.read(in, sourceName);
    }

    @Override
    public void write(Level level, OutputStream out) throws IOException {
        LevelFormat.write(level, out);
    }
}
