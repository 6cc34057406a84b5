package leapsmith.editor.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command with the options that all have. */
abstract class CliCommand implements Callable<Integer> {
    @Spec
    CommandSpec spec;

    @Option(names = "--json", description = "Print one JSON object instead of text.")
    boolean json;

    @Option(names = "--verbose", description = "Print a stack trace when the command fails.")
    boolean verbose;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Print this help and exit.")
    boolean help;

    final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    final StandardStreams standardStreams() {
        return LevelsCommand.streams(spec);
    }

    /** The error for arguments that can't be combined, or that are out of range. */
    final ParameterException refused(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
