package leapsmith.editor.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.format.FileFormat;
import leapsmith.levels.format.LevelFiles;

/**
 * Where a conversion writes, and in which format.
 *
 * @param path a file, a folder or standard output
 * @param isFolder whether each level becomes a file in this folder
 */
record ConvertOutput(Path path, boolean isFolder, FileFormat format) {
    /**
     * The output of an argument. It is a folder if it exists as one or ends with a slash.
     *
     * @param wanted the format; if empty, the extension decides, and in folders and on standard output it is the
     *     program's own
     * @throws IllegalArgumentException if no format has this extension, or it can't be written
     */
    static ConvertOutput of(String argument, Optional<FileFormat> wanted) {
        Path path = Path.of(argument);
        boolean isFolder = argument.endsWith("/")
                || argument.endsWith(path.getFileSystem().getSeparator())
                || Files.isDirectory(path);
        FileFormat format = wanted.orElseGet(
                () -> isFolder || StandardStreams.isStandard(path) ? LevelFiles.NATIVE : ofExtension(path));
        if (!format.canWrite()) {
            throw new IllegalArgumentException(
                    path + ": " + format.title() + " can't be written; choose from " + writable());
        }
        return new ConvertOutput(path, isFolder, format);
    }

    private static FileFormat ofExtension(Path path) {
        return LevelFiles.formatOf(path)
                .orElseThrow(() -> new IllegalArgumentException(
                        path + ": no format has this extension; choose one with --to: " + writable()));
    }

    private static String writable() {
        return FormatNames.all(FileFormat::canWrite);
    }

    /**
     * The main file of each level, in their order.
     *
     * @throws IllegalArgumentException if there are several levels and one file
     */
    List<Path> files(Path in, OpenedFile input) {
        if (!isFolder) {
            input.only(in, "; choose one with --level, or name a folder to convert all");
            return List.of(path);
        }
        UniqueNames names = new UniqueNames();
        return input.levels().stream()
                .map(level -> path.resolve(
                        names.unique(level.name()) + format.extensions().get(0)))
                .toList();
    }
}
