package leapsmith.levels.json;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import leapsmith.levels.model.Level;

/**
 * Saves levels so that a file is at every moment either the old one or the new one, whole: a temporary file in the same
 * folder is written, forced to the disk, read back as a level with every byte compared by checksum, and moved over the
 * old one in one step. Where the file system has no such step, the old file is replaced as well as it can.
 */
public final class LevelFiles {
    private LevelFiles() {}

    /**
     * Saves a level. A link is followed, and an existing file keeps its permissions.
     *
     * @throws IOException with one line that says which file and why; the old file is as it was then
     */
    public static void save(Path file, Level level) throws IOException {
        SafeFile.save(file, new SafeFile.Content() {
            @Override
            public void write(OutputStream out) throws IOException {
                LevelFormat.write(level, out);
            }

            @Override
            public void readBack(InputStream in) throws IOException {
                LevelFormat.read(in, "what was written");
            }
        });
    }
}
