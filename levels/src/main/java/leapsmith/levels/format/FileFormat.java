package leapsmith.levels.format;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Level;

/** A file format of levels. {@link LevelFiles} lists all formats. */
public interface FileFormat {
    /** The extension of its files, with the dot and in lower case, such as {@code .level.json}. */
    String extension();

    /**
     * Reads a level to the end of the stream, and leaves the stream open.
     *
     * @param sourceName name of the stream in error messages
     * @throws LevelFormatException if it is not a valid level within the limits; says where, and what was expected
     * @throws IOException if the stream can't be read
     */
    Level read(InputStream in, String sourceName) throws IOException;

    /**
     * Writes a level so that it reads back as an equal one, and leaves the stream open.
     *
     * @throws IOException if the format can't represent the level, with a message that says why, or if the stream can't
     *     be written
     */
    void write(Level level, OutputStream out) throws IOException;
}
