package leapsmith.editor.app;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code edit [FILE]}. */
@Command(mixinStandardHelpOptions = true, description = "Opens the editor, as leapsmith without a command does.")
final class EditCommand implements Callable<Integer> {
    private final EditorStart editor;
    private final PrintStream out;
    private final PrintStream err;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "FILE", description = "The level to open.")
    private Path file;

    EditCommand(EditorStart editor, PrintStream out, PrintStream err) {
        this.editor = editor;
        this.out = out;
        this.err = err;
    }

    @Override
    public Integer call() {
        if (file != null && file.toString().equals("-")) {
            throw new ParameterException(spec.commandLine(), "the editor can't open standard input; name a file");
        }
        return editor.run(Optional.ofNullable(file), out, err);
    }
}
