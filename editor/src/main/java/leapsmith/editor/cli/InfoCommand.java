package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import leapsmith.levels.check.LevelCheck;
import leapsmith.levels.check.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        description = "Shows what a level or a map of another program contains.",
        footer = {
            "",
            "The tiles and objects of a map are those of the level that an import makes of",
            "it, by guessed rules or a profile. All levels of a file are shown; in the JSON",
            "output, the first one is also the object itself.",
            "",
            "Examples:",
            "  leapsmith info first.level.json",
            "  leapsmith info world.ldtk --level Cave --json"
        })
final class InfoCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private CommonOptions options;

    @Parameters(paramLabel = "FILE", description = "The level or map, or - for standard input.")
    private Path file;

    @Mixin
    private ImportOptions importOptions;

    @Override
    public Integer call() throws IOException {
        OpenedFile opened = new LevelInput(LevelsCommand.streams(spec), importOptions).read(file);
        PrintWriter out = spec.commandLine().getOut();
        if (options.json) {
            out.println(JsonText.of(json(opened)));
        } else {
            print(opened, out);
        }
        return ExitStatus.FINE;
    }

    private static ObjectNode json(OpenedFile file) {
        ObjectNode json = JsonText.object();
        addTo(json, file, file.levels().get(0));
        if (file.levels().size() > 1) {
            ArrayNode levels = json.putArray("levels");
            file.levels().forEach(level -> addTo(levels.addObject(), file, level));
        }
        return json;
    }

    private static void addTo(ObjectNode json, OpenedFile file, InputLevel level) {
        json.put("format", file.format().id());
        if (level.map().isPresent()) {
            json.put("formatVersion", file.version()).put("level", level.name());
        } else {
            json.put("formatVersion", Integer.valueOf(file.version()));
        }
        LevelInfo info = new LevelInfo(level.level());
        info.addTo(json);
        ArrayNode layers = json.putArray("layers");
        level.map()
                .ifPresentOrElse(
                        map -> MapLayerInfo.of(map).forEach(layer -> layer.addTo(layers)),
                        () -> info.addLayerTo(layers));
        if (level.map().isPresent()) {
            ArrayNode rules = json.putArray("rules");
            level.guessed().forEach(rule -> rules.add(RuleText.line(rule)));
        }
        ArrayNode warnings = json.putArray("warnings");
        warnings(file, level).forEach(warnings::add);
    }

    private static Stream<String> warnings(OpenedFile file, InputLevel level) {
        List<Problem> problems = LevelCheck.check(level.level());
        return Stream.of(
                        ImportNotes.messages(file.findings()),
                        ImportNotes.messages(level.findings()),
                        problems.stream().map(problem -> FailureText.oneLine(problem.message())))
                .flatMap(messages -> messages);
    }

    private void print(OpenedFile opened, PrintWriter out) {
        for (InputLevel level : opened.levels()) {
            String name = level.level().name();
            out.println(name.isBlank() ? StandardStreams.inputName(file.getFileName()) : FailureText.oneLine(name));
            String version = opened.version().isEmpty() ? "" : ", version " + FailureText.oneLine(opened.version());
            LevelInfo.line(out, "format", opened.format().id() + version);
            new LevelInfo(level.level()).print(out);
            level.map()
                    .ifPresent(
                            map -> MapLayerInfo.of(map).forEach(layer -> LevelInfo.line(out, "layer", layer.text())));
            level.guessed().forEach(rule -> LevelInfo.line(out, "guessed", RuleText.line(rule)));
            warnings(opened, level).forEach(warning -> LevelInfo.line(out, "warning", warning));
        }
    }
}
