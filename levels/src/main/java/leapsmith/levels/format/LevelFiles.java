package leapsmith.levels.format;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.ProjectFiles;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.json.FilePlace;
import leapsmith.levels.json.InputFile;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;

/** Opens and saves levels in any known format. */
public final class LevelFiles {
    /** The program's own format, which levels are edited in. */
    public static final NativeFormat NATIVE = NativeFormat.LEVEL;

    public static final List<FileFormat> FORMATS = List.of(
            NATIVE,
            MapFormat.TILED_XML,
            MapFormat.OGMO,
            MapFormat.TILED_JSON,
            MapFormat.LDTK,
            MapFormat.TEXT_GRID,
            MapFormat.CSV);

    /** How many bytes at the start of a file decide its format. */
    private static final int HEAD_BYTES = 4096;

    /** How many missing maps an error names. */
    private static final int MAX_NAMED = 3;

    private LevelFiles() {}

    /** {@return whether a file has an extension of the program's own format, in any case} */
    public static boolean isLevel(Path file) {
        return hasExtension(file, NATIVE);
    }

    /**
     * {@return whether a file of a folder is probably a level: it has an extension of the program's own format, or that
     * of another format or {@code .json}, and the beginning of such a file}
     */
    public static boolean isProbable(Path file) {
        if (isLevel(file)) {
            return true;
        }
        // Other editors name some maps only .json.
        Stream<FileFormat> known = isSimilar(file) ? FORMATS.stream() : withExtension(file);
        List<FileFormat> formats = known.filter(format -> format != NATIVE).toList();
        if (formats.isEmpty()) {
            return false;
        }
        try (InputStream in = Files.newInputStream(file)) {
            String head = new String(in.readNBytes(HEAD_BYTES), StandardCharsets.UTF_8);
            return formats.stream().anyMatch(format -> format.matches(head));
        } catch (IOException e) {
            // Named by itself, it gets an error that says why.
            return false;
        }
    }

    /** {@return the format for the extension of a file; empty if no format has it} */
    public static Optional<FileFormat> formatOf(Path file) {
        return withExtension(file).findFirst();
    }

    private static Stream<FileFormat> withExtension(Path file) {
        return FORMATS.stream().filter(format -> hasExtension(file, format));
    }

    private static boolean hasExtension(Path file, FileFormat format) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        return format.extensions().stream().anyMatch(name::endsWith);
    }

    /**
     * {@return whether a file has an extension of the program's own format or the last part of one, such as {@code
     * .json}}
     *
     * @param file any file; only its name is used
     */
    public static boolean isSimilar(Path file) {
        return ending(file.getFileName().toString()).isPresent();
    }

    /**
     * {@return the files of a folder that are in the program's own format, in the order of their names; those of folders in it are
     * left out}
     *
     * @throws IOException if the folder can't be read
     */
    public static List<Path> in(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(LevelFiles::isLevel).sorted().toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /**
     * {@return the name of a file without the extension of the program's own format, or without the last part of one}
     *
     * @param file any file; only its name is used
     */
    public static String stem(Path file) {
        String name = file.getFileName().toString();
        return ending(name)
                .map(ending -> name.substring(0, name.length() - ending.length()))
                .orElse(name);
    }

    private static Optional<String> ending(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        List<String> extensions = NATIVE.extensions();
        Stream<String> lastParts = extensions.stream().map(end -> end.substring(end.lastIndexOf('.')));
        return Stream.concat(extensions.stream(), lastParts)
                .filter(lower::endsWith)
                .findFirst();
    }

    /**
     * Reads a file of any format. Its extension and its first characters decide which one.
     *
     * @param root the folder outside of which no other file is read; if empty, that of the file's project
     * @return what the file contains
     * @throws LevelFormatException if the file does not exist, can't be read, or is not valid within the limits
     */
    public static FileContent open(Path file, Optional<Path> root) throws LevelFormatException {
        return open(file, Optional.empty(), root, related -> {});
    }

    /**
     * Reads a file.
     *
     * @param wanted its format; if empty, its extension and its first characters decide
     * @param root the folder outside of which no other file is read; if empty, that of the file's project
     * @param opened receives each other file that is read, such as a tileset
     * @return what the file contains
     * @throws LevelFormatException if the file does not exist, can't be read, or is not valid within the limits
     */
    public static FileContent open(Path file, Optional<FileFormat> wanted, Optional<Path> root, Consumer<Path> opened)
            throws LevelFormatException {
        return InputFile.read(file, (in, name) -> {
            BufferedInputStream stream = new BufferedInputStream(in, HEAD_BYTES);
            String head = head(stream);
            FileFormat format = wanted.isPresent() ? wanted.get() : formatOf(file, head, name);
            return format instanceof ExternalFormat external
                    ? project(
                            external, stream, name, ProjectFiles.of(file, root).withListener(opened))
                    : new FileContent.OfLevel(
                            (NativeFormat) format,
                            KindsFile.resolve(
                                    ((NativeFormat) format).read(stream, name),
                                    file.toAbsolutePath().getParent(),
                                    opened));
        });
    }

    private static FileFormat formatOf(Path file, String head, String name) throws LevelFormatException {
        // A file of the program's own format keeps being one under any name.
        return NATIVE.matches(head) ? NATIVE : orNative(withExtension(file).findFirst(), head, name);
    }

    /** One of the formats; a file without a sign of any is taken for one of our own, unless it is known not to be a level. */
    private static FileFormat orNative(Optional<FileFormat> format, String head, String name)
            throws LevelFormatException {
        Optional<FileFormat> known = format.or(() -> byContent(head));
        Optional<OtherFile> other = OtherFile.byName(name);
        if (known.isEmpty()) {
            other = other.or(() -> OtherFile.byContent(head));
        }
        if (format.isEmpty() && other.isPresent()) {
            throw other.get().error(name);
        }
        return known.orElse(NATIVE);
    }

    /**
     * Reads a level or maps of any format to the end of a stream, and leaves the stream open. Its first characters
     * decide the format.
     *
     * @param in is read to its end
     * @param sourceName name of the stream in error messages
     * @return what the file contains
     * @throws LevelFormatException if it is not valid within the limits
     * @throws IOException if the stream can't be read
     */
    public static FileContent open(InputStream in, String sourceName) throws IOException {
        return open(in, sourceName, Optional.empty());
    }

    /**
     * Reads a level or maps to the end of a stream, and leaves the stream open.
     *
     * @param in is read to its end
     * @param sourceName name of the stream in error messages
     * @param wanted its format; if empty, its first characters decide
     * @return what the file contains
     * @throws LevelFormatException if it is not valid within the limits
     * @throws IOException if the stream can't be read
     */
    public static FileContent open(InputStream in, String sourceName, Optional<FileFormat> wanted) throws IOException {
        BufferedInputStream stream = new BufferedInputStream(in, HEAD_BYTES);
        String head = head(stream);
        FileFormat format = wanted.isPresent() ? wanted.get() : orNative(Optional.empty(), head, sourceName);
        return format instanceof ExternalFormat external
                ? project(external, stream, sourceName, RelatedFiles.NONE)
                : level((NativeFormat) format, stream, sourceName);
    }

    private static Optional<FileFormat> byContent(String head) {
        return FORMATS.stream().filter(format -> format.matches(head)).findFirst();
    }

    private static String head(BufferedInputStream stream) throws IOException {
        stream.mark(HEAD_BYTES);
        byte[] head = stream.readNBytes(HEAD_BYTES);
        stream.reset();
        return new String(head, StandardCharsets.UTF_8);
    }

    private static FileContent project(ExternalFormat format, InputStream in, String name, RelatedFiles related)
            throws IOException {
        return new FileContent.OfProject(format, format.read(in, name, related));
    }

    /**
     * {@return the maps of a project}
     *
     * @param file name of its file in the error
     * @throws LevelFormatException if there are none; says which could not be read
     */
    public static List<ExternalMap> maps(ExternalProject project, String file) throws LevelFormatException {
        if (project.maps().isEmpty()) {
            List<Message> missing = project.findings().stream()
                    .limit(MAX_NAMED)
                    .map(Finding::text)
                    .toList();
            Message reason = missing.isEmpty()
                    ? Message.of("file.no-map")
                    : Message.of("file.no-map-read", missing, project.findings().size() - missing.size());
            throw new LevelFormatException(file, FilePlace.NONE, reason);
        }
        return project.maps();
    }

    private static FileContent level(NativeFormat format, InputStream in, String name) throws IOException {
        return new FileContent.OfLevel(format, format.read(in, name));
    }

    /**
     * Reads a level of the program's own format, with what the kinds file of its folder says.
     *
     * @throws LevelFormatException if the file does not exist, can't be read, or is not a valid level within the limits
     */
    public static Level read(Path file) throws LevelFormatException {
        return LevelFormat.read(file);
    }

    /**
     * Reads a level of the program's own format to the end of a stream, and leaves the stream open.
     *
     * @param in is read to its end
     * @param sourceName name of the stream in error messages
     * @throws LevelFormatException if it is not a valid level within the limits
     * @throws IOException if the stream can't be read
     */
    public static Level read(InputStream in, String sourceName) throws IOException {
        return NATIVE.read(in, sourceName);
    }

    /**
     * Saves a level in the program's own format. The new file is read back before it replaces the old one. A link is
     * followed, and an existing file keeps its permissions.
     *
     * @throws IOException with one line that says which file and why; the old file is unchanged then
     */
    public static void save(Path file, Level level) throws IOException {
        SafeFile.save(file, out -> NATIVE.write(level, out), in -> NATIVE.read(in, "what was written"));
    }
}
