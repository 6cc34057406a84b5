package leapsmith.editor.cli;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.lang.module.ModuleDescriptor;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;

/**
 * The command line: {@code leapsmith COMMAND}. The exit status is one of {@link ExitStatus}; a failure prints one line
 * on the error stream that says why.
 */
@Command(
        name = "leapsmith",
        description = "Edits, checks, plays and draws levels of 2D platformers.",
        mixinStandardHelpOptions = true,
        versionProvider = LevelsCommand.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        exitCodeListHeading = "%nExit status:%n",
        exitCodeList = {
            "0:success",
            "1:problems found, a replay failed, or a goal is not proven",
            "2:the command could not be done",
            "141:the output was closed by its reader, such as head"
        },
        footer = {
            "",
            "leapsmith COMMAND --help describes a command.",
            "A file named - is standard input or standard output."
        })
public final class LevelsCommand implements Runnable {
    /** The commands by their names, in the order of the help. Only those that a run needs are created. */
    private static final Map<String, Supplier<Object>> COMMANDS = commands();

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    private final StandardStreams streams;

    private LevelsCommand(StandardStreams streams) {
        this.streams = streams;
    }

    private static Map<String, Supplier<Object>> commands() {
        Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
        commands.put("info", InfoCommand::new);
        commands.put("check", CheckCommand::new);
        commands.put("play", PlayLevelCommand::new);
        commands.put("replay", ReplayCommand::new);
        commands.put("runs", RunsCommand::new);
        commands.put("reach", ReachCommand::new);
        commands.put("render", RenderCommand::new);
        commands.put("convert", ConvertCommand::new);
        commands.put("export", ExportCommand::new);
        commands.put("theme", ThemeCommand::new);
        commands.put("schema", SchemaCommand::new);
        commands.put("completion", CompletionCommand::new);
        return commands;
    }

    /**
     * Runs a command and returns its exit status. It throws nothing and does not end the JVM. If output can't be
     * written, the command fails; if its reader has closed it, without a message.
     */
    public static int run(
            String[] args,
            InputStream in,
            PrintStream out,
            PrintStream err,
            Map<String, ? extends Supplier<Object>> moreCommands) {
        Map<String, Supplier<Object>> commands = new LinkedHashMap<>(COMMANDS);
        commands.putAll(moreCommands);
        // The option parser inspects every command that it knows; the start of a named one need not wait for the
        // others.
        boolean isPlain = args.length > 0 && commands.containsKey(args[0]) && !args[0].equals("completion");
        if (isPlain) {
            commands.keySet().retainAll(Set.of(args[0]));
        }
        CommandLine commandLine = commandLine(commands, new StandardStreams(in, out), out, err);
        return endStatus(run(commandLine, args), commandLine, out);
    }

    /** The descriptions of all commands, as their help shows them. */
    public static CommandLine.Model.CommandSpec description(Map<String, ? extends Supplier<Object>> moreCommands) {
        Map<String, Supplier<Object>> commands = new LinkedHashMap<>(COMMANDS);
        commands.putAll(moreCommands);
        PrintStream none = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        StandardStreams streams = new StandardStreams(InputStream.nullInputStream(), none);
        return commandLine(commands, streams, none, none).getCommandSpec();
    }

    private static int run(CommandLine commandLine, String... args) {
        int status;
        try {
            status = commandLine.execute(args);
        } catch (OutOfMemoryError e) {
            commandLine.getErr().println("leapsmith: there is not enough memory for this");
            status = ExitStatus.FAILED;
        }
        return status;
    }

    /** The status of a command after its output has been written to the end. */
    private static int endStatus(int status, CommandLine commandLine, PrintStream out) {
        int end = status;
        if (commandLine.getOut().checkError()) {
            end = StandardOutput.isClosedByReader(out) ? ExitStatus.CLOSED_OUTPUT : ExitStatus.FAILED;
        }
        if (end == ExitStatus.FAILED && status != ExitStatus.FAILED) {
            commandLine.getErr().println("leapsmith: " + StandardOutput.StreamWriter.FAILURE);
        }
        commandLine.getErr().flush();
        return end;
    }

    private static CommandLine commandLine(
            Map<String, Supplier<Object>> commands, StandardStreams streams, PrintStream out, PrintStream err) {
        CommandLine line = new CommandLine(new LevelsCommand(streams));
        // Before the settings, which apply only to commands that were added.
        commands.forEach((name, command) -> line.addSubcommand(name, command.get()));
        return line.setOut(new PrintWriter(new StandardOutput.StreamWriter(out), true))
                .setErr(new PrintWriter(new StandardOutput.StreamWriter(err), true))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .registerConverter(Path.class, LevelsCommand::path)
                .setParameterExceptionHandler(LevelsCommand::onBadArguments)
                .setExecutionExceptionHandler(LevelsCommand::onFailure);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a command is missing");
    }

    static StandardStreams streams(CommandLine.Model.CommandSpec command) {
        return ((LevelsCommand) command.root().userObject()).streams;
    }

    /**
     * Where a command prints its report: standard output, or the error stream if an output file is written to standard
     * output.
     */
    static PrintWriter reportWriter(CommandLine.Model.CommandSpec command, Path... outputs) {
        CommandLine line = command.commandLine();
        long standard =
                Arrays.stream(outputs).filter(StandardStreams::isStandard).count();
        if (standard > 1) {
            throw new ParameterException(line, "standard output can take one file only");
        }
        return standard == 0 ? line.getOut() : line.getErr();
    }

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new TypeConversionException(FailureText.of(e));
        }
    }

    private static int onBadArguments(ParameterException problem, String[] args) {
        CommandLine command = problem.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        String message = FailureText.oneLine(problem.getMessage());
        command.getErr().println(name + ": " + message + " (see " + name + " --help)");
        return ExitStatus.FAILED;
    }

    private static int onFailure(Exception problem, CommandLine command, ParseResult parsed) {
        printFailure(problem, command);
        return ExitStatus.FAILED;
    }

    /** Prints why a command failed, as one line unless the user wants more; nothing if its output was closed. */
    static void printFailure(Exception problem, CommandLine command) {
        if (problem instanceof StandardOutput.ClosedException) {
            return;
        }
        String name = command.getCommandSpec().qualifiedName();
        command.getErr().println(name + ": " + FailureText.of(problem));
        if (command.getParseResult().hasMatchedOption("--verbose")) {
            problem.printStackTrace(command.getErr());
        }
    }

    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            ModuleDescriptor module = LevelsCommand.class.getModule().getDescriptor();
            String version = module == null ? "" : module.rawVersion().orElse("");
            return new String[] {("leapsmith " + version).strip()};
        }
    }
}
