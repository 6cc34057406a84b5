package leapsmith.editor.cli;

import java.util.concurrent.Callable;
import leapsmith.levels.model.KebabNames;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        description = "Prints a script that completes commands and options in a shell.",
        footer = {
            "",
            "Examples:",
            "  source <(leapsmith completion bash)",
            "  leapsmith completion bash > ~/.local/share/bash-completion/completions/leapsmith",
            "  echo 'source <(leapsmith completion zsh)' >> ~/.zshrc"
        })
final class CompletionCommand implements Callable<Integer> {
    private enum Shell {
        BASH,
        ZSH;

        @Override
        public String toString() {
            return KebabNames.nameOf(this);
        }
    }

    @Spec
    private CommandSpec spec;

    @Mixin
    private CommonOptions options;

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
