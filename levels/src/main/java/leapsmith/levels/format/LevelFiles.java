package leapsmith.levels.format;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.json.InputFile;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Level;

/** Opens and saves levels in the format given by the extension of the file. */
public final class LevelFiles {
    /** All formats; the first is also used for files with an unknown extension. */
    public static final List<FileFormat> FORMATS = List.of(new JsonFormat());

    private LevelFiles() {}

    /** The extensions of level files, with the dot. */
    public static List<String> extensions() {
        return FORMATS.stream().map(FileFormat::extension).toList();
    }

    /** Whether a file has the extension of one of the formats, in any case. */
    public static boolean isKnown(Path file) {
        return known(file).isPresent();
    }

    private static Optional<FileFormat> known(Path file) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        return FORMATS.stream()
                .filter(format -> name.endsWith(format.extension()))
                .findFirst();
    }

    /** Whether a file has the extension of one of the formats or the last part of one, such as {@code .json}, in any case. */
    public static boolean isSimilar(Path file) {
        return ending(file.getFileName().toString()).isPresent();
    }

    /** The name of a file without the extension of a format, or without the last part of one. */
    public static String stem(Path file) {
        String name = file.getFileName().toString();
        return ending(name)
                .map(ending -> name.substring(0, name.length() - ending.length()))
                .orElse(name);
    }

    private static Optional<String> ending(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        Stream<String> lastParts = extensions().stream().map(end -> end.substring(end.lastIndexOf('.')));
        return Stream.concat(extensions().stream(), lastParts)
                .filter(lower::endsWith)
                .findFirst();
    }

    /** The format for the extension of a file. */
    public static FileFormat formatOf(Path file) {
        return known(file).orElse(FORMATS.get(0));
    }

    /**
     * Reads a level.
     *
     * @throws LevelFormatException if the file does not exist, can't be read, or is not a valid level within the limits
     */
    public static Level read(Path file) throws LevelFormatException {
        return InputFile.read(file, formatOf(file)::read);
    }

    /**
     * Reads a level in the default format to the end of a stream, and leaves the stream open.
     *
     * @param sourceName name of the stream in error messages
     * @throws LevelFormatException if it is not a valid level within the limits
     * @throws IOException if the stream can't be read
     */
    public static Level read(InputStream in, String sourceName) throws IOException {
        return FORMATS.get(0).read(in, sourceName);
    }

    /**
     * Saves a level. The new file is read back before it replaces the old one. A link is followed, and an existing file
     * keeps its permissions.
     *
     * @throws IOException with one line that says which file and why; the old file is unchanged then
     */
    public static void save(Path file, Level level) throws IOException {
        FileFormat format = formatOf(file);
        SafeFile.save(file, out -> format.write(level, out), in -> format.read(in, "what was written"));
    }
}
