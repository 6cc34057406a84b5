package leapsmith.editor.cli;

import leapsmith.levels.model.KebabNames;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        description = "Prints a script that completes commands and options in a shell.",
        footer = {
            "",
            "Examples:",
            "  source <(leapsmith completion bash)",
            "  leapsmith completion bash > ~/.local/share/bash-completion/completions/leapsmith",
            "  echo 'source <(leapsmith completion zsh)' >> ~/.zshrc"
        })
final class CompletionCommand extends CliCommand {
    private enum Shell {
        BASH,
        ZSH;

        @Override
        public String toString() {
            return KebabNames.nameOf(this);
        }
    }

    @Parameters(paramLabel = "bash|zsh", description = "The shell.")
    private Shell shell;

    @Override
    public Integer call() {
        // One script serves both shells: in zsh it loads the emulation of bash's completion.
        spec.commandLine()
                .getOut()
                .print(AutoComplete.bash(spec.root().name(), spec.root().commandLine()));
        return ExitStatus.FINE;
    }
}
