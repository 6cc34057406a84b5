package leapsmith.editor.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The option {@code --junit} of the commands that check files. */
final class JunitOption {
    @Option(names = "--junit", paramLabel = "X.xml", description = "Also write a JUnit XML report.")
    private Path file;

    /** Where the command prints its text. */
    PrintWriter reportWriter(CommandSpec command) {
        return LevelsCommand.reportWriter(command, file);
    }

    /** Writes the report if it is wanted. */
    void save(StandardStreams streams, JunitReport report) throws IOException {
        if (file != null) {
            streams.save(file, report::write);
        }
    }
}
