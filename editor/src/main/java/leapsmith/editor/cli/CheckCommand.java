package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.check.LevelCheck;
import leapsmith.levels.check.Problem;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.image.Themes;
import leapsmith.levels.model.Finding;
import picocli.CommandLine.Command;

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
final class CheckCommand extends FileChecks {
    private ArrayNode findings;

    /** The themes that were read, by the folder of the level and their names. */
    private final Map<List<Object>, Themes.Loaded> themes = new HashMap<>();

    @Override
    public Integer call() throws IOException {
        findings = report.putArray("findings");
        return run(new InputFiles(LevelFiles::isProbable, "levels"), "files");
    }

    @Override
    List<Part> check(Path file) throws IOException {
        List<LevelProblem> problems = problems(file, input.read(file));
        for (LevelProblem problem : problems) {
            addTo(findings, file, problem);
            print(StandardStreams.inputName(file) + ": " + problem.line());
        }
        return List.of(new Part("", problems.stream().map(LevelProblem::line).toList()));
    }

    @Override
    String summary(Tally tally) {
        boolean fine = tally.withFindings() == 0 && tally.unreadable() == 0;
        return fine ? "no problems in " + tally.checked() + (tally.checked() == 1 ? " file" : " files") : "";
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
            return ImportNotes.severity(problem.finding());
        }
    }

    /** What the import of a file left out, and the problems of its levels. */
    private List<LevelProblem> problems(Path path, OpenedFile file) {
        List<LevelProblem> all = new ArrayList<>();
        Optional<Path> folder = Optional.ofNullable(path.toAbsolutePath().getParent());
        file.findings().forEach(finding -> all.add(new LevelProblem("", withoutPlace(finding))));
        for (OpenedFile.InputLevel level : file.levels()) {
            String name = file.levels().size() > 1 ? level.name() : "";
            level.findings().forEach(finding -> all.add(new LevelProblem(name, withoutPlace(finding))));
            String theme = level.level().looks().theme();
            Themes.Loaded loaded = themes.computeIfAbsent(List.of(folder, theme), it -> Themes.load(theme, folder));
            LevelCheck.check(level.level(), loaded.look(), loaded.findings())
                    .forEach(problem -> all.add(new LevelProblem(name, problem)));
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
