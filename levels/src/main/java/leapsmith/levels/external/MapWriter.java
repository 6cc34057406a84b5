package leapsmith.levels.external;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import leapsmith.levels.model.Finding;

/** A map that is ready to be written in the format of another editor. */
public interface MapWriter {
    /** {@return what the format can't hold} */
    List<Finding> lost();

    /**
     * Writes the file, and leaves the stream open.
     *
     * @param out receives the file, and stays open
     * @throws IOException if the stream can't be written
     */
    void write(OutputStream out) throws IOException;
}
