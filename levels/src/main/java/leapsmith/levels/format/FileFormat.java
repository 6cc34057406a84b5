package leapsmith.levels.format;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Level;

/** A kind of file that holds a level. {@link LevelFiles} lists all that the program knows. */
public interface FileFormat {
    /** The end of the names of its files, with the dot and in small letters, as {@code .level.json}. */
    String extension();

    /**
     * Reads a level to the end of the stream, and leaves the stream open.
     *
     * @param sourceName what errors call the stream
     * @throws LevelFormatException if it holds no level within the limits; says where, and what was expected there
     * @throws IOException if the stream can't be read
     */
    Level read(InputStream in, String sourceName) throws IOException;

    /**
     * Writes a level so that it reads back as an equal one, and leaves the stream open.
     *
     * @throws IOException if the format can't hold something of the level, with words that say what, or the stream can't
     *     be written
     */
    void write(Level level, OutputStream out) throws IOException;
}
