package leapsmith.editor.app;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command {@code edit [FILE]}. */
@Command(name = "edit", mixinStandardHelpOptions = true, description = "Opens the editor; so does no command at all.")
final class EditCommand implements Callable<Integer> {
    private final EditorStart editor;
    private final PrintStream out;
    private final PrintStream err;

    @Parameters(arity = "0..1", paramLabel = "FILE", description = "The level to open.")
    private Path file;

    EditCommand(EditorStart editor, PrintStream out, PrintStream err) {
        this.editor = editor;
        this.out = out;
        this.err = err;
    }

    @Override
    public Integer call() {
        return editor.run(Optional.ofNullable(file), out, err);
    }
}
