package leapsmith.editor.document;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import leapsmith.levels.format.FileFormat;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.ReplayFormat;

/** Names of new files, valid on every system. */
public final class FileNames {
    private FileNames() {}

    /** The file itself if it does not exist, or else a name beside it with the lowest free number from 2. */
    public static Path free(Path file) {
        String stem = LevelFiles.formatOf(file)
                .map(format -> withoutExtension(file, format))
                .orElseGet(() -> LevelFiles.stem(file));
        return free(file, stem.length());
    }

    private static Path free(Path file, int stemLength) {
        String name = file.getFileName().toString();
        Path free = file;
        for (int number = 2; Files.exists(free, LinkOption.NOFOLLOW_LINKS); number++) {
            free = file.resolveSibling(name.substring(0, stemLength) + "-" + number + name.substring(stemLength));
        }
        return free;
    }

    public static String ofLevel(String levelName) {
        return plain(levelName, "level") + LevelFiles.NATIVE.extensions().get(0);
    }

    /** The file of a level that was made of the only map of a file: beside that file, with its name. */
    public static Path ofImport(Path source, FileFormat format) {
        return source.resolveSibling(withoutExtension(source, format)
                + LevelFiles.NATIVE.extensions().get(0));
    }

    /** The name of a file without the extension of its format, or without its last extension. */
    public static String withoutExtension(Path file, FileFormat format) {
        String name = file.getFileName().toString();
        String lower = name.toLowerCase(Locale.ROOT);
        return format.extensions().stream()
                .filter(lower::endsWith)
                .findFirst()
                .map(extension -> name.substring(0, name.length() - extension.length()))
                .orElseGet(() -> stem(file));
    }

    /** The name of a file without its last extension. */
    public static String stem(Path file) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    /** The file name of a run in a level, without an extension. */
    public static String ofRun(Optional<Path> levelFile, String runName) {
        return levelFile.map(LevelFiles::stem).orElse("level") + "." + plain(runName, "run");
    }

    /** A file for a run beside the file of its level; never one that exists. */
    public static Path freeForRun(Path levelFile, String runName) {
        String stem = ofRun(Optional.of(levelFile), runName);
        return free(levelFile.resolveSibling(stem + ReplayFormat.EXTENSION), stem.length());
    }

    public static String plain(String name, String fallback) {
        String plain = name.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}]+", "-")
                .replaceAll("^-|-$", "");
        return plain.isEmpty() ? fallback : plain;
    }
}
