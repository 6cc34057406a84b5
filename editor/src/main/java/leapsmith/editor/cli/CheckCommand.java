package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import leapsmith.levels.check.LevelCheck;
import leapsmith.levels.check.Problem;
import leapsmith.levels.format.LevelFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "check",
        description = "Finds what is odd in levels: one line a finding, with its place and severity.",
        footer = {
            "",
            "The exit status is 1 if anything was found, and 2 if a file could not be read;",
            "the others are checked all the same.",
            "",
            "Example:",
            "  leapsmith check levels/*.level.json"
        })
final class CheckCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private CommonOptions options;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The levels.")
    private List<Path> files;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        ObjectNode json = JsonText.object();
        ArrayNode findings = json.putArray("findings");
        FileFailures failures = new FileFailures(spec, options, json);
        int found = 0;
        for (Path file : files) {
            try {
                List<Problem> problems = LevelCheck.check(LevelFiles.read(file));
                found += problems.size();
                for (Problem problem : problems) {
                    if (options.json) {
                        addTo(findings, file, problem);
                    } else {
                        out.println(line(file, problem));
                    }
                }
            } catch (IOException | RuntimeException e) {
                failures.add(file, e);
            }
        }
        if (options.json) {
            out.println(JsonText.of(json));
        } else if (found == 0 && failures.isEmpty()) {
            out.println("nothing found in " + files.size() + (files.size() == 1 ? " file" : " files"));
        }
        if (!failures.isEmpty()) {
            return ExitStatus.FAILED;
        }
        return found == 0 ? ExitStatus.FINE : ExitStatus.FINDINGS;
    }

    private static void addTo(ArrayNode findings, Path file, Problem problem) {
        findings.addObject()
                .put("file", file.toString())
                .put("severity", severity(problem))
                .put("rule", problem.rule())
                .put("message", problem.message())
                .put("col", problem.column())
                .put("row", problem.row())
                .put("object", problem.objectId());
    }

    private static String line(Path file, Problem problem) {
        boolean hasTile = problem.column() >= 0 && problem.row() >= 0;
        String place = hasTile ? ":" + problem.column() + "," + problem.row() : "";
        return file + place + ": " + severity(problem) + " " + problem.rule() + " "
                + FailureText.oneLine(problem.message());
    }

    private static String severity(Problem problem) {
        return problem.severity().name().toLowerCase(Locale.ROOT);
    }
}
