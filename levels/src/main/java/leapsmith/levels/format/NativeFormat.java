package leapsmith.levels.format;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Level;

/** A format that holds exactly a level, so that its files can be opened, changed and saved. */
public non-sealed interface NativeFormat extends FileFormat {
    /**
     * Reads a level to the end of the stream, and leaves the stream open.
     *
     * @param in is read to its end
     * @param sourceName name of the stream in error messages
     * @throws LevelFormatException if it is not a valid level within the limits; says where, and what was expected
     * @throws IOException if the stream can't be read
     */
    Level read(InputStream in, String sourceName) throws IOException;

    /**
     * Writes a level so that it reads back as an equal one, and leaves the stream open.
     *
     * @param out receives the file, and stays open
     * @throws IOException if the stream can't be written
     */
    void write(Level level, OutputStream out) throws IOException;
}
