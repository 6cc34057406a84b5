package leapsmith.editor.cli;

import picocli.CommandLine.Option;

/** The options of every command. */
final class CommonOptions {
    @Option(names = "--json", description = "Print one JSON object instead of text.")
    boolean json;

    @Option(names = "--verbose", description = "Print a stack trace when the command fails.")
    boolean verbose;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Print this help and exit.")
    boolean help;
}
