package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import leapsmith.editor.cli.LevelsCommand;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The page about commands is made of what {@code --help} shows: {@code -Dleapsmith.update} writes it. */
class CommandsPageTest {
    private static final Path PAGE = Path.of(System.getProperty("leapsmith.root"), "docs", "COMMANDS.md");

    private final StringBuilder page = new StringBuilder();

    @Test
    void thePageDescribesAllCommands() throws IOException {
        PrintStream none = new PrintStream(PrintStream.nullOutputStream());
        CommandSpec program = LevelsCommand.description(
                Map.of("edit", () -> new Main.EditCommand(new EditorStart(Map.of()), none, none)));
        addProgram(program);
        program.subcommands().values().forEach(command -> addCommand(command.getCommandSpec()));
        if (System.getProperty("leapsmith.update") != null) {
            Files.writeString(PAGE, page);
        }
        assertEquals(page.toString(), Files.readString(PAGE), "run this test with -Dleapsmith.update");
    }

    private void addProgram(CommandSpec program) {
        page.append("# Commands\n\n")
                .append(joined(program.usageMessage().description()))
                .append("\n\n");
        page.append("| Command | does |\n|---|---|\n");
        program.subcommands()
                .forEach((name, command) -> addRow(
                        "[" + name + "](#" + program.name() + "-" + name + ")",
                        command.getCommandSpec().usageMessage().description()));
        page.append("\n| Exit status | means |\n|---|---|\n");
        program.usageMessage().exitCodeList().forEach((code, meaning) -> addRow(code, meaning));
        addText(program.usageMessage().footer());
    }

    private void addCommand(CommandSpec command) {
        page.append("\n## ").append(command.qualifiedName()).append("\n\n");
        page.append(joined(command.usageMessage().description())).append("\n\n    ");
        page.append(command.qualifiedName()).append(" [OPTIONS]");
        command.positionalParameters().forEach(parameter -> page.append(' ').append(name(parameter)));
        page.append("\n\n");
        List<ArgSpec> arguments = Stream.concat(
                        command.positionalParameters().stream(),
                        command.options().stream().filter(option -> !option.usageHelp() && !option.versionHelp()))
                .map(ArgSpec.class::cast)
                .toList();
        page.append("| Argument | means |\n|---|---|\n");
        arguments.forEach(argument -> addRow("`" + name(argument) + "`", argument.description()));
        addText(command.usageMessage().footer());
    }

    /** The names of an option with its value, or the label of a parameter. */
    private static String name(ArgSpec argument) {
        if (argument instanceof PositionalParamSpec parameter) {
            String label = parameter.paramLabel()
                    + (parameter.arity().max() > 1 && !parameter.paramLabel().contains("...") ? "..." : "");
            return parameter.required() ? label : "[" + label + "]";
        }
        OptionSpec option = (OptionSpec) argument;
        String names = String.join(", ", option.names());
        return option.arity().max() == 0 ? names : names + " " + option.paramLabel();
    }

    private void addRow(String left, String... right) {
        page.append("| ")
                .append(cell(left))
                .append(" | ")
                .append(cell(joined(right)))
                .append(" |\n");
    }

    private static String cell(String text) {
        return text.replace("|", "\\|").replaceAll("\\s*\\R", " ");
    }

    private static String joined(String... lines) {
        return String.join(" ", lines);
    }

    /** Adds paragraphs; indented lines are examples. */
    private void addText(String... lines) {
        boolean wasExample = false;
        for (String line : lines) {
            boolean isExample = line.startsWith("  ");
            boolean isHeading = line.endsWith(":") && line.startsWith("Example");
            if (isExample && !wasExample) {
                page.append('\n');
            }
            if (isHeading && !page.toString().endsWith("\n\n")) {
                page.append('\n');
            }
            page.append(isExample ? "  " + line : line).append('\n');
            wasExample = isExample;
        }
    }
}
