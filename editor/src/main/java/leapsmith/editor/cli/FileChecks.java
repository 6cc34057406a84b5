package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * A command that checks files one by one. A file that can't be read is reported, and the command continues with the
 * others. The exit status is that of the worst file.
 */
abstract class FileChecks extends CliCommand {
    @Mixin
    private ImportOptions importOptions;

    @Option(names = "--junit", paramLabel = "X.xml", description = "Also write a JUnit XML report.")
    private Path junitFile;

    @Mixin
    private Progress.ProgressOption progressOption;

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "Files, folders of files, globs, or - for standard input.")
    private List<String> arguments;

    /** What is printed for --json. */
    final ObjectNode report = JsonText.object();

    /** Where files are read, while checks run. */
    StandardStreams streams;

    /** How levels are read, while checks run. */
    LevelInput input;

    private PrintWriter out;
    private ArrayNode failures;
    private JunitReport junit;
    private Progress progress;

    /** How many files were checked, how many of them have findings, and how many could not be read. */
    record Tally(int checked, int withFindings, int unreadable) {}

    /**
     * The findings of a part of a file, which is a test case of its own.
     *
     * @param name empty for the whole file
     */
    record Part(String name, List<String> findings) {}

    /** Checks a file, and prints what it finds out. */
    abstract List<Part> check(Path file) throws IOException;

    /** The arguments that name files to check; a command may take others from them before. */
    List<String> checked(List<String> given) throws IOException {
        return given;
    }

    /** Completes the report, after all files. */
    void complete() {}

    /** The last line of the text; empty for none. */
    String summary(Tally tally) {
        return "";
    }

    /** The progress of a part of a check, instead of that in files, while checks run. */
    Progress progressOfPart(String unit) {
        progress.clear();
        return progressOption.start(spec, unit);
    }

    /** Prints a line, unless JSON is printed; while checks run. */
    void print(String line) {
        progress.clear();
        if (!json) {
            out.println(line);
        }
    }

    /**
     * Checks all files that the arguments name.
     *
     * @param unit what progress counts, such as {@code files}
     * @return the exit status
     */
    final int run(InputFiles wanted, String unit) throws IOException {
        streams = standardStreams();
        input = new LevelInput(streams, importOptions);
        out = LevelsCommand.reportWriter(spec, junitFile);
        junit = new JunitReport(spec.qualifiedName());
        failures = report.putArray("failures");
        Set<Path> files = wanted.of(checked(arguments), this::failed);
        progress = progressOption.start(spec, unit);
        int done = 0;
        int checked = 0;
        int withFindings = 0;
        for (Path file : files) {
            progress.at(done++, files.size());
            try {
                List<Part> parts = check(file);
                parts.forEach(part -> junit.add(file + (part.name.isEmpty() ? "" : ": " + part.name), part.findings));
                checked++;
                withFindings += parts.stream().allMatch(part -> part.findings.isEmpty()) ? 0 : 1;
            } catch (IOException | RuntimeException e) {
                progress.clear();
                failed(file.toString(), e);
            }
        }
        progress.clear();
        complete();
        String end = json ? JsonText.of(report) : summary(new Tally(checked, withFindings, failures.size()));
        if (!end.isEmpty()) {
            out.println(end);
        }
        if (junitFile != null) {
            streams.save(junitFile, junit::write);
        }
        if (!failures.isEmpty()) {
            return ExitStatus.FAILED;
        }
        return withFindings == 0 ? ExitStatus.FINE : ExitStatus.FINDINGS;
    }

    /** Reports a file that could not be read at once: on the error stream, and in both reports. */
    private void failed(String file, Exception problem) {
        String message = FailureText.of(problem);
        failures.addObject().put("file", file).put("message", message);
        junit.error(file, message);
        PrintWriter err = spec.commandLine().getErr();
        err.println(spec.qualifiedName() + ": " + message);
        if (verbose) {
            problem.printStackTrace(err);
        }
    }

    /**
     * The outcome of a command as a JUnit XML report, which build servers show: a test case for each part of a file. It
     * has no times, so that equal outcomes give equal reports.
     */
    private static final class JunitReport {
        private record Case(String name, String element, String message) {}

        private final String suite;
        private final List<Case> cases = new ArrayList<>();

        JunitReport(String suite) {
            this.suite = suite;
        }

        /** Adds a part of a file with its problems, one per line; it passed if there are none. */
        void add(String name, List<String> problems) {
            cases.add(new Case(name, problems.isEmpty() ? "" : "failure", String.join("\n", problems)));
        }

        /** Adds a file that could not be read or run. */
        void error(String name, String message) {
            cases.add(new Case(name, "error", message));
        }

        /** Writes the report as UTF-8, and leaves the stream open. */
        void write(OutputStream out) throws IOException {
            StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
            xml.append("<testsuite name=\"").append(escaped(suite));
            xml.append("\" tests=\"").append(cases.size());
            xml.append("\" failures=\"").append(count("failure"));
            xml.append("\" errors=\"").append(count("error")).append("\" skipped=\"0\">\n");
            for (Case one : cases) {
                xml.append("  <testcase classname=\"").append(escaped(suite));
                xml.append("\" name=\"").append(escaped(one.name));
                if (one.element.isEmpty()) {
                    xml.append("\"/>\n");
                    continue;
                }
                String first = one.message.lines().findFirst().orElse("");
                xml.append("\">\n    <").append(one.element);
                xml.append(" message=\"").append(escaped(first)).append("\">");
                xml.append(escaped(one.message));
                xml.append("</").append(one.element).append(">\n  </testcase>\n");
            }
            out.write(xml.append("</testsuite>\n").toString().getBytes(StandardCharsets.UTF_8));
            out.flush();
        }

        private long count(String element) {
            return cases.stream().filter(one -> one.element.equals(element)).count();
        }

        /** Escapes text for XML 1.0, which does not allow most control characters. */
        private static String escaped(String text) {
            StringBuilder escaped = new StringBuilder();
            text.codePoints().forEach(c -> {
                switch (c) {
                    case '&' -> escaped.append("&amp;");
                    case '<' -> escaped.append("&lt;");
                    case '>' -> escaped.append("&gt;");
                    case '"' -> escaped.append("&quot;");
                    default -> {
                        boolean allowed = c >= ' ' && c < 0xD800
                                || c == '\n'
                                || c == '\t'
                                || c >= 0xE000 && c < 0xFFFE
                                || c > 0xFFFF;
                        escaped.appendCodePoint(allowed ? c : '?');
                    }
                }
            });
            return escaped.toString();
        }
    }
}
