package leapsmith.levels.format;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Level;

/** The program's own format, which holds exactly a level, so that its files can be opened, changed and saved. */
public record NativeFormat(String id, String title, List<String> extensions) implements FileFormat {
    static final NativeFormat LEVEL =
            new NativeFormat("leapsmith-level", "Leapsmith level", List.of(LevelFormat.EXTENSION));

    @Override
    public boolean matches(String head) {
        return head.contains('"' + id + '"');
    }

    /**
     * Reads a level to the end of the stream, and leaves the stream open.
     *
     * @param in is read to its end
     * @param sourceName name of the stream in error messages
     * @throws LevelFormatException if it is not a valid level within the limits; says where, and what was expected
     * @throws IOException if the stream can't be read
     */
    public Level read(InputStream in, String sourceName) throws IOException {
        return LevelFormat.read(in, sourceName);
    }

    /**
     * Writes a level so that it reads back as an equal one, and leaves the stream open.
     *
     * @param out receives the file, and stays open
     * @throws IOException if the stream can't be written
     */
    public void write(Level level, OutputStream out) throws IOException {
        LevelFormat.write(level, out);
    }
}
