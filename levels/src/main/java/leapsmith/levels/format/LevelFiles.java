package leapsmith.levels.format;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.json.InputFile;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Level;

/** Opens and saves levels in the format that the name of the file asks for. */
public final class LevelFiles {
    /** All formats; the first is also that of files with another name. */
    public static final List<FileFormat> FORMATS = List.of(new JsonFormat());

    private LevelFiles() {}

    /** The ends of the names of level files, with the dot. */
    public static List<String> extensions() {
        return FORMATS.stream().map(FileFormat::extension).toList();
    }

    /** Whether the name of a file ends as those of one of the formats, in small or capital letters. */
    public static boolean isKnown(Path file) {
        return known(file).isPresent();
    }

    private static Optional<FileFormat> known(Path file) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        return FORMATS.stream()
                .filter(format -> name.endsWith(format.extension()))
                .findFirst();
    }

    /** The format of files with a name like this one's. */
    public static FileFormat formatOf(Path file) {
        return known(file).orElse(FORMATS.get(0));
    }

    /**
     * Reads a level.
     *
     * @throws LevelFormatException if there is no such file, it can't be read, or it is no level within the limits
     */
    public static Level read(Path file) throws LevelFormatException {
        return InputFile.read(file, formatOf(file)::read);
    }

    /**
     * Reads a level from a stream, which has no name that tells its format, to its end, and leaves the stream open.
     *
     * @param sourceName what errors call the stream
     * @throws LevelFormatException if it holds no level within the limits
     * @throws IOException if the stream can't be read
     */
    public static Level read(InputStream in, String sourceName) throws IOException {
        return FORMATS.get(0).read(in, sourceName);
    }

    /**
     * Saves a level. What was written must read back as a level before it replaces the old file. A link is followed,
     * and an existing file keeps its permissions.
     *
     * @throws IOException with one line that says which file and why; the old file is as it was then
     */
    public static void save(Path file, Level level) throws IOException {
        FileFormat format = formatOf(file);
        SafeFile.save(file, out -> format.write(level, out), in -> format.read(in, "what was written"));
    }
}
