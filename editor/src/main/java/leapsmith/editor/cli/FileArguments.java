package leapsmith.editor.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import picocli.CommandLine.Parameters;

/** The arguments of a command that runs for several files. */
final class FileArguments {
    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "Files, folders of files, globs, or - for standard input.")
    private List<String> arguments;

    /**
     * The files that the arguments name.
     *
     * @param failures receives each argument without files, and why
     */
    Set<Path> find(InputFiles files, BiConsumer<String, Exception> failures) {
        return files.of(arguments, failures);
    }
}
