package leapsmith.editor.app;

import java.io.File;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import leapsmith.editor.cli.LevelsCommand;
import leapsmith.editor.cli.StandardOutput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Where the program starts. Without arguments, with {@code FILE...} or with {@code edit [FILE...]}, it opens the editor; all other
 * commands are those of the levels and never load a class of JavaFX.
 */
final class Main {
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
        Optional<List<Path>> plain = plainEdit(args);
        if (plain.isPresent()) {
            return editor.run(plain.get(), out, err);
        }
        return LevelsCommand.run(args, in, out, err, Map.of("edit", () -> new EditCommand(editor, out, err)));
    }

    /**
     * The files of {@code edit FILE...} or of {@code FILE...} alone, as desktops open files. The usual start need not wait
     * for the option parser, which handles the rest.
     */
    private static Optional<List<Path>> plainEdit(String[] args) {
        List<String> files = List.of(args);
        if (args.length > 1 && args[0].equals("edit")) {
            files = files.subList(1, args.length);
        } else if (args.length > 0 && !isFile(args[0])) {
            return Optional.empty();
        }
        if (files.stream().anyMatch(file -> file.startsWith("-"))) {
            return Optional.empty();
        }
        try {
            return Optional.of(files.stream().map(Path::of).toList());
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

    /** The command {@code edit [FILE...]}. */
    @Command(mixinStandardHelpOptions = true, description = "Opens the editor, as leapsmith without a command does.")
    static final class EditCommand implements Callable<Integer> {
        private final EditorStart editor;
        private final PrintStream out;
        private final PrintStream err;

        @Spec
        private CommandSpec spec;

        @Parameters(arity = "0..*", paramLabel = "FILE", description = "The levels to open, each in a tab.")
        private List<String> files = List.of();

        EditCommand(EditorStart editor, PrintStream out, PrintStream err) {
            this.editor = editor;
            this.out = out;
            this.err = err;
        }

        @Override
        public Integer call() {
            if (files.contains("-")) {
                throw new ParameterException(spec.commandLine(), "the editor can't open standard input; name a file");
            }
            return editor.run(files.stream().map(Path::of).toList(), out, err);
        }
    }
}
