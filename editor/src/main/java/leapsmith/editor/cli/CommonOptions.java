package leapsmith.editor.cli;

import picocli.CommandLine.Option;

/** What every command understands. */
final class CommonOptions {
    @Option(names = "--json", description = "Print one JSON object instead of text.")
    boolean json;

    @Option(names = "--verbose", description = "Print where in the program a failure happened, too.")
    boolean verbose;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Say what the command does and end.")
    boolean help;
}
