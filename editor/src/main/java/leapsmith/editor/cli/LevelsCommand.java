package leapsmith.editor.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.lang.module.ModuleDescriptor;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;

/**
 * The command line: {@code leapsmith COMMAND}. Exit status 0 means fine, 1 findings, and 2 that it could not be done,
 * with one line on the error stream that says why.
 */
@Command(
        name = "leapsmith",
        description = "Looks at levels of 2D platformers, checks, plays and draws them.",
        mixinStandardHelpOptions = true,
        versionProvider = LevelsCommand.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        exitCodeListHeading = "%nExit status:%n",
        exitCodeList = {"0:fine", "1:there are findings", "2:it could not be done"},
        footer = {"", "leapsmith COMMAND --help says more about a command."},
        subcommands = {
            InfoCommand.class,
            CheckCommand.class,
            PlayCommand.class,
            ReplayCommand.class,
            RenderCommand.class,
            SchemaCommand.class
        })
public final class LevelsCommand implements Runnable {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    LevelsCommand() {}

    /** Runs a command and returns its exit status. Nothing is thrown, and the JVM isn't ended. */
    public static int run(String[] args, PrintStream out, PrintStream err) {
        return run(commandLine(out, err), args);
    }

    /** As {@link #run(String[], PrintStream, PrintStream)}, for a command line to which commands were added. */
    public static int run(CommandLine commandLine, String... args) {
        try {
            return commandLine.execute(args);
        } catch (OutOfMemoryError e) {
            commandLine.getErr().println("leapsmith: there is not enough memory for this");
            return ExitStatus.FAILED;
        } finally {
            commandLine.getOut().flush();
            commandLine.getErr().flush();
        }
    }

    /** The command line, ready to run; further commands can be added to it. */
    public static CommandLine commandLine(PrintStream out, PrintStream err) {
        return new CommandLine(new LevelsCommand())
                .setOut(new PrintWriter(new StreamWriter(out), true))
                .setErr(new PrintWriter(new StreamWriter(err), true))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .registerConverter(Path.class, LevelsCommand::path)
                .setParameterExceptionHandler(LevelsCommand::onBadArguments)
                .setExecutionExceptionHandler(LevelsCommand::onFailure);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "which command?");
    }

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new TypeConversionException("no path: " + e.getReason());
        }
    }

    private static int onBadArguments(ParameterException problem, String[] args) {
        CommandLine command = problem.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        String message = FailureText.oneLine(problem.getMessage());
        command.getErr().println(name + ": " + message + " (" + name + " --help says more)");
        return ExitStatus.FAILED;
    }

    private static int onFailure(Exception problem, CommandLine command, ParseResult parsed) {
        String name = command.getCommandSpec().qualifiedName();
        command.getErr().println(name + ": " + FailureText.of(problem));
        if (command.getParseResult().hasMatchedOption("--verbose")) {
            problem.printStackTrace(command.getErr());
        }
        return ExitStatus.FAILED;
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
