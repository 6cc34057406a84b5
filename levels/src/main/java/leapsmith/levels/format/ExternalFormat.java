package leapsmith.levels.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Level;

/**
 * A format of other programs. A level is made of its maps by an import profile, and a level is written to it as
 * far as it can hold one.
 */
public non-sealed interface ExternalFormat extends FileFormat {
    /**
     * Reads all maps to the end of the stream, and leaves the stream open.
     *
     * @param in is read to its end
     * @param sourceName name of the stream in error messages
     * @param related the files that the map names
     * @throws LevelFormatException if it is not a valid file within the limits; says where, and what was expected
     * @throws IOException if the stream can't be read
     */
    ExternalProject read(InputStream in, String sourceName, RelatedFiles related) throws IOException;

    /**
     * Writes a level as one or several files.
     *
     * @param fileName name of the main file; others get names that begin with it
     * @return the files, not yet written, and what they can't hold
     */
    Export export(Level level, String fileName);

    /**
     * Writes a level with what it looks like in a game, if the format has pictures.
     *
     * @param look the pictures of the level; empty for flat shapes
     * @param fileName name of the main file; others get names that begin with it
     * @return the files, not yet written, and what they can't hold
     */
    default Export export(Level level, Optional<Look> look, String fileName) {
        return export(level, fileName);
    }
}
