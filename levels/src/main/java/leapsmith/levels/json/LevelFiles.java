package leapsmith.levels.json;

import java.io.IOException;
import java.nio.file.Path;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.model.Level;

/** Saves levels by {@link SafeFile}; what was written must read back as a level before it replaces the old file. */
public final class LevelFiles {
    private LevelFiles() {}

    /**
     * Saves a level. A link is followed, and an existing file keeps its permissions.
     *
     * @throws IOException with one line that says which file and why; the old file is as it was then
     */
    public static void save(Path file, Level level) throws IOException {
        SafeFile.save(file, out -> LevelFormat.write(level, out), in -> LevelFormat.read(in, "what was written"));
    }
}
