package leapsmith.editor.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The option {@code --progress} of the commands that may take long. */
final class ProgressOption {
    @Option(names = "--progress", description = "Print progress on the error stream also if that is not a terminal.")
    private boolean wanted;

    /**
     * Progress of a command.
     *
     * @param unit what is counted, such as {@code files}
     */
    Progress start(CommandSpec command, String unit) {
        return new Progress(command.commandLine().getErr(), command.qualifiedName(), unit, style(), System::nanoTime);
    }

    private Progress.Style style() {
        if (Boolean.getBoolean(Progress.TERMINAL)) {
            return Progress.Style.REWRITTEN;
        }
        return wanted ? Progress.Style.LINES : Progress.Style.NONE;
    }
}
