package leapsmith.editor.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.file.UnclosedOutputStream;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
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

    /** The name of an input file in messages. */
    static String inputName(Path file) {
        return isStandard(file) ? INPUT_NAME : file.toString();
    }

    /** Reads a level from a file or from standard input. */
    Level readLevel(Path file) throws IOException {
        return isStandard(file) ? LevelFiles.read(input(), INPUT_NAME) : LevelFiles.read(file);
    }

    /** Reads a replay from a file or from standard input. */
    ReplayDocument readReplay(Path file) throws IOException {
        return isStandard(file) ? ReplayFormat.read(input(), INPUT_NAME) : ReplayFormat.read(file);
    }

    /** Writes a file or to standard output. */
    void save(Path file, SafeFile.Content content) throws IOException {
        if (!isStandard(file)) {
            SafeFile.save(file, content);
            return;
        }
        content.write(new UnclosedOutputStream(out));
        if (out.checkError()) {
            throw new IOException(StreamWriter.FAILURE);
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
