package leapsmith.editor.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import leapsmith.levels.convert.GuessedRule;
import leapsmith.levels.model.Finding;
import picocli.CommandLine.Model.CommandSpec;

/** Prints on the error stream how levels were imported. */
final class ImportNotes {
    private final PrintWriter err;
    private final String prefix;

    ImportNotes(CommandSpec command) {
        this(command.qualifiedName(), command.commandLine().getErr());
    }

    /**
     * Notes of a program.
     *
     * @param program its name, with which each line begins
     */
    ImportNotes(String program, PrintWriter err) {
        this.err = err;
        prefix = program + ": ";
    }

    /** Prints the guessed rules of all levels, and what was left out. */
    void print(OpenedFile file) {
        printFindings("", file.findings());
        for (OpenedFile.InputLevel level : file.levels()) {
            String name = file.levels().size() > 1 ? FailureText.oneLine(level.name()) + ": " : "";
            printRules(name, level.guessed());
            printFindings(name, level.findings());
        }
    }

    void printRules(OpenedFile file) {
        for (OpenedFile.InputLevel level : file.levels()) {
            printRules(file.levels().size() > 1 ? FailureText.oneLine(level.name()) + ": " : "", level.guessed());
        }
    }

    private void printRules(String name, List<GuessedRule> rules) {
        rules.forEach(rule -> err.println(prefix + name + "guessed " + RuleText.line(rule)));
    }

    private void printFindings(String name, List<Finding> findings) {
        findings.forEach(finding -> err.println(prefix + name + line(finding)));
    }

    static String line(Finding finding) {
        return severity(finding) + ": " + FailureText.oneLine(finding.message());
    }

    static Stream<String> messages(List<Finding> findings) {
        return findings.stream().map(finding -> FailureText.oneLine(finding.message()));
    }

    /** The word for how severe a finding is, as {@code hint}. */
    static String severity(Finding finding) {
        return finding.severity().name().toLowerCase(Locale.ROOT);
    }
}
