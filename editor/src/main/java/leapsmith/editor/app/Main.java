package leapsmith.editor.app;

import java.io.File;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import leapsmith.editor.cli.LevelsCommand;
import leapsmith.editor.cli.StandardOutput;

/**
 * Where the program starts. Without arguments, with {@code FILE} or with {@code edit [FILE]}, it opens the editor; all other
 * commands are those of the levels and never load a class of JavaFX.
 */
public final class Main {
    private Main() {}

    /** Runs a command; the exit status is one of {@link leapsmith.editor.cli.ExitStatus}. */
    public static void main(String[] args) {
        int status = run(args, new EditorStart(System.getenv()), System.in, new StandardOutput(), System.err);
        if (status != 0) {
            System.exit(status);
        }
    }

    /** Runs a command; {@code editor} opens the window, or runs the fallback for machines without a display. */
    static int run(String[] args, EditorStart editor, InputStream in, PrintStream out, PrintStream err) {
        Optional<Path> plain = plainEdit(args);
        if (args.length == 0 || plain.isPresent()) {
            return editor.run(plain, out, err);
        }
        return LevelsCommand.run(args, in, out, err, Map.of("edit", () -> new EditCommand(editor, out, err)));
    }

    /**
     * The file of {@code edit FILE} or of {@code FILE} alone, as desktops open files. The usual start need not wait for
     * the option parser.
     */
    private static Optional<Path> plainEdit(String[] args) {
        boolean isPlain = args.length == 2 && args[0].equals("edit") && !args[1].startsWith("-")
                || args.length == 1 && isFile(args[0]);
        try {
            return isPlain ? Optional.of(Path.of(args[args.length - 1])) : Optional.empty();
        } catch (InvalidPathException e) {
            // The option parser reports it.
            return Optional.empty();
        }
    }

    /** Whether an argument is a file and not a command: names of commands have neither dots nor separators. */
    private static boolean isFile(String argument) {
        return !argument.startsWith("-")
                && (argument.contains(".") || argument.contains("/") || argument.contains(File.separator));
    }
}
