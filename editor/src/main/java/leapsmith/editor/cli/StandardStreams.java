package leapsmith.editor.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.file.UnclosedOutputStream;
import leapsmith.levels.format.FileContent;
import leapsmith.levels.format.FileFormat;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.replay.ReplayDocument;

/**
 * The standard input and output of one run of the command line. The path {@code -} stands for one of them in place of a
 * file.
 */
final class StandardStreams {
    private static final String STANDARD = "-";
    private static final String INPUT_NAME = "standard input";

    private final InputStream in;
    private final PrintStream out;
    private boolean inputRead;

    StandardStreams(InputStream in, PrintStream out) {
        this.in = in;
        this.out = out;
    }

    /** Whether a path means a standard stream; a file of that name is {@code ./-}. */
    static boolean isStandard(Path path) {
        return path != null && path.toString().equals(STANDARD);
    }

    static String inputName(Path file) {
        return isStandard(file) ? INPUT_NAME : file.toString();
    }

    /**
     * Reads levels of any format from a file or from standard input.
     *
     * @param format if empty, name and content decide
     * @param root the folder outside of which no other file is read; if empty, that of the file's project
     * @param opened receives each other file that is read
     */
    FileContent open(Path file, Optional<FileFormat> format, Optional<Path> root, Consumer<Path> opened)
            throws IOException {
        return isStandard(file)
                ? LevelFiles.open(input(), INPUT_NAME, format)
                : LevelFiles.open(file, format, root, opened);
    }

    ReplayDocument readReplay(Path file) throws IOException {
        return isStandard(file) ? ReplayFormat.read(input(), INPUT_NAME) : ReplayFormat.read(file);
    }

    void save(Path file, SafeFile.Content content) throws IOException {
        save(file, content, null);
    }

    /**
     * Writes a file and reads it back before it replaces the old one, or writes to standard output.
     *
     * @param check reads the new file; null for none
     */
    void save(Path file, SafeFile.Content content, SafeFile.Check check) throws IOException {
        if (!isStandard(file)) {
            SafeFile.save(file, content, check);
            return;
        }
        content.write(new UnclosedOutputStream(out));
        if (out.checkError()) {
            throw StandardOutput.isClosedByReader(out)
                    ? new StandardOutput.ClosedException()
                    : new IOException(StandardOutput.StreamWriter.FAILURE);
        }
    }

    private InputStream input() {
        if (inputRead) {
            throw new IllegalArgumentException("standard input can be read only once");
        }
        inputRead = true;
        return in;
    }
}
