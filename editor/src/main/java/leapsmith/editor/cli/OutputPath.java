package leapsmith.editor.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Checks and paths of output files. */
final class OutputPath {
    private OutputPath() {}

    /**
     * Checks that the output does not overwrite the input.
     *
     * @param output null if nothing is written
     * @throws IllegalArgumentException if both are the same file
     */
    static void requireDifferent(Path input, Path output) throws IOException {
        if (output != null && Files.exists(input) && Files.exists(output) && Files.isSameFile(input, output)) {
            throw new IllegalArgumentException(output + ": the output would overwrite the level");
        }
    }

    /** The path of a file relative to the folder of another, with slashes; only its name if it is on another drive. */
    static String fromFolderOf(Path from, Path file) {
        Path folder = from.toAbsolutePath().normalize().getParent();
        Path absolute = file.toAbsolutePath().normalize();
        boolean sameRoot = folder.getRoot().equals(absolute.getRoot());
        Path path = sameRoot ? folder.relativize(absolute) : absolute.getFileName();
        return path.toString().replace(path.getFileSystem().getSeparator(), "/");
    }
}
