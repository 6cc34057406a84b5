package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import leapsmith.levels.check.LevelCheck;
import leapsmith.levels.check.Problem;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Finding;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        description = "Checks levels for problems and prints one line for each, with its severity and place.",
        footer = {
            "",
            "The exit status is 1 if there are problems, and 2 if a file could not be read;",
            "the other files are checked nevertheless. Maps of other programs are imported",
            "by guessed rules or a profile, and what the import leaves out is listed too.",
            "",
            "Examples:",
            "  leapsmith check levels/*.level.json",
            "  leapsmith check levels --junit check.xml"
        })
final class CheckCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private CommonOptions options;

    @Mixin
    private ImportOptions importOptions;

    @Mixin
    private JunitOption junitOption;

    @Mixin
    private ProgressOption progressOption;

    @Mixin
    private FileArguments arguments;

    @Override
    public Integer call() throws IOException {
        StandardStreams streams = LevelsCommand.streams(spec);
        PrintWriter out = junitOption.reportWriter(spec);
        ObjectNode json = JsonText.object();
        ArrayNode findings = json.putArray("findings");
        LevelInput input = new LevelInput(streams, importOptions);
        JunitReport junit = new JunitReport(spec.qualifiedName());
        FileFailures failures = new FileFailures(spec, options, json, junit);
        Set<Path> files = arguments.find(new InputFiles(LevelFiles::isProbable, "levels"), failures::add);
        Progress progress = progressOption.start(spec, "files");
        int done = 0;
        int found = 0;
        for (Path file : files) {
            progress.at(done++, files.size());
            try {
                List<LevelProblem> problems = problems(input.read(file));
                found += problems.size();
                junit.add(
                        file.toString(),
                        problems.stream().map(LevelProblem::line).toList());
                if (!problems.isEmpty()) {
                    progress.clear();
                }
                for (LevelProblem problem : problems) {
                    if (options.json) {
                        addTo(findings, file, problem);
                    } else {
                        out.println(StandardStreams.inputName(file) + ": " + problem.line());
                    }
                }
            } catch (IOException | RuntimeException e) {
                progress.clear();
                failures.add(file.toString(), e);
            }
        }
        progress.clear();
        if (options.json) {
            out.println(JsonText.of(json));
        } else if (found == 0 && failures.isEmpty()) {
            out.println("no problems in " + files.size() + (files.size() == 1 ? " file" : " files"));
        }
        junitOption.save(streams, junit);
        if (!failures.isEmpty()) {
            return ExitStatus.FAILED;
        }
        return found == 0 ? ExitStatus.FINE : ExitStatus.FINDINGS;
    }

    /**
     * A problem of a file.
     *
     * @param level the name of its level if the file has several; else empty
     */
    private record LevelProblem(String level, Problem problem) {
        String line() {
            boolean hasTile = problem.column() >= 0 && problem.row() >= 0;
            String place = hasTile ? " (column " + problem.column() + ", row " + problem.row() + ")" : "";
            String name = level.isEmpty() ? "" : FailureText.oneLine(level) + ": ";
            return name + severity() + " " + problem.rule() + ": " + FailureText.oneLine(problem.message()) + place;
        }

        String severity() {
            return problem.severity().name().toLowerCase(Locale.ROOT);
        }
    }

    /** What the import of a file left out, and the problems of its levels. */
    private static List<LevelProblem> problems(OpenedFile file) {
        List<LevelProblem> all = new ArrayList<>();
        file.findings().forEach(finding -> all.add(new LevelProblem("", withoutPlace(finding))));
        for (InputLevel level : file.levels()) {
            String name = file.levels().size() > 1 ? level.name() : "";
            level.findings().forEach(finding -> all.add(new LevelProblem(name, withoutPlace(finding))));
            LevelCheck.check(level.level()).forEach(problem -> all.add(new LevelProblem(name, problem)));
        }
        return all;
    }

    private static Problem withoutPlace(Finding finding) {
        return new Problem(finding, -1, -1, null);
    }

    private static void addTo(ArrayNode findings, Path file, LevelProblem found) {
        Problem problem = found.problem();
        ObjectNode json = findings.addObject().put("file", file.toString());
        if (!found.level().isEmpty()) {
            json.put("level", found.level());
        }
        json.put("severity", found.severity())
                .put("rule", problem.rule())
                .put("message", problem.message())
                .put("col", problem.column())
                .put("row", problem.row())
                .put("object", problem.objectId());
    }
}
