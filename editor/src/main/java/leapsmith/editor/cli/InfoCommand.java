package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import leapsmith.levels.check.LevelCheck;
import leapsmith.levels.check.Problem;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.physics.tile.TileType;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        description = "Shows what a level contains.",
        footer = {"", "Example:", "  leapsmith info first.level.json"})
final class InfoCommand implements Callable<Integer> {
    private static final String FORMAT = "leapsmith-level";

    @Spec
    private CommandSpec spec;

    @Mixin
    private CommonOptions options;

    @Parameters(paramLabel = "FILE", description = "The level, or - for standard input.")
    private Path file;

    @Override
    public Integer call() throws IOException {
        Level level = LevelsCommand.streams(spec).readLevel(file);
        List<Problem> problems = LevelCheck.check(level);
        PrintWriter out = spec.commandLine().getOut();
        if (options.json) {
            out.println(JsonText.of(json(level, problems)));
        } else {
            print(level, problems, out);
        }
        return ExitStatus.FINE;
    }

    private static Map<TileType, Long> countTypes(Level level) {
        long[] counts = level.tiles().counts();
        Map<TileType, Long> types = new EnumMap<>(TileType.class);
        for (TileType type : TileType.values()) {
            types.put(type, 0L);
        }
        for (int value = 0; value < level.legend().size(); value++) {
            types.merge(level.legend().typeOf(value), counts[value], Long::sum);
        }
        types.entrySet().removeIf(entry -> entry.getKey().isSlope() && entry.getValue() == 0);
        return types;
    }

    private static ObjectNode json(Level level, List<Problem> problems) {
        Map<TileType, Long> counts = countTypes(level);
        ObjectNode json = JsonText.object()
                .put("format", FORMAT)
                .put("formatVersion", LevelFormat.version(level))
                .put("name", level.name())
                .put("width", level.columns())
                .put("height", level.rows())
                .put("tileSize", level.tileSize());
        ObjectNode tiles = json.putObject("tiles");
        counts.forEach((type, count) -> tiles.put(TileTypeNames.nameOf(type), count));
        addKinds(level, json.putArray("tileKinds"));
        for (ObjectType type : level.objects().types().all()) {
            ArrayNode objects = json.putArray(type.listKey());
            level.objects(type).forEach(object -> objects.addRawValue(new RawValue(LevelFormat.describe(object))));
        }
        json.putRawValue("properties", new RawValue(LevelFormat.describe(level.properties())));
        json.putArray("layers")
                .addObject()
                .put("name", "tiles")
                .put("kind", "tiles")
                .put("width", level.columns())
                .put("height", level.rows())
                .put("nonEmpty", (long) level.columns() * level.rows() - counts.get(TileType.EMPTY));
        ArrayNode warnings = json.putArray("warnings");
        problems.forEach(problem -> warnings.add(problem.message()));
        return json;
    }

    /** The kinds of tiles that have more than a shape. */
    private static void addKinds(Level level, ArrayNode kinds) {
        long[] counts = level.tiles().counts();
        for (int value = 0; value < level.legend().size(); value++) {
            LegendEntry entry = level.legend().entries().get(value);
            if (!entry.kind().isPlain()) {
                kinds.addObject()
                        .put("symbol", entry.text())
                        .put("name", entry.kind().name())
                        .put("shape", TileTypeNames.nameOf(entry.type()))
                        .put("count", counts[value])
                        .putRawValue(
                                "properties",
                                new RawValue(LevelFormat.describe(entry.kind().properties())));
            }
        }
    }

    private static String kindsText(Level level) {
        long[] counts = level.tiles().counts();
        return IntStream.range(0, level.legend().size())
                .filter(value -> !level.legend().kindOf(value).isPlain())
                .mapToObj(value -> counts[value] + " "
                        + FailureText.oneLine(level.legend().kindOf(value).name()) + " ("
                        + TileTypeNames.nameOf(level.legend().typeOf(value)) + ")")
                .collect(Collectors.joining(", "));
    }

    private void print(Level level, List<Problem> problems, PrintWriter out) {
        out.println(
                level.name().isBlank()
                        ? StandardStreams.inputName(file.getFileName())
                        : FailureText.oneLine(level.name()));
        line(out, "format", FORMAT + ", version " + LevelFormat.version(level));
        line(
                out,
                "size",
                level.columns() + " x " + level.rows() + " tiles of " + level.tileSize() + " px, " + level.widthPx()
                        + " x " + level.heightPx() + " px");
        line(
                out,
                "tiles",
                countTypes(level).entrySet().stream()
                        .map(entry -> entry.getValue() + " " + TileTypeNames.nameOf(entry.getKey()))
                        .collect(Collectors.joining(", ")));
        String kinds = kindsText(level);
        if (!kinds.isEmpty()) {
            line(out, "tile kinds", kinds);
        }
        line(
                out,
                "physics",
                level.physics().ticksPerSecond() + " ticks/s, gravity "
                        + JsonText.plain(level.physics().gravity()) + " px/s^2, maximum fall speed "
                        + JsonText.plain(level.physics().maxFallSpeed()) + " px/s");
        line(
                out,
                "partition",
                "cells of " + level.partition().cellWidth() + " x "
                        + level.partition().cellHeight() + " tiles");
        for (ObjectType type : level.objects().types().all()) {
            List<LevelObject> objects = level.objects(type);
            line(out, type.listKey(), Integer.toString(objects.size()));
            objects.forEach(object -> out.println("    " + ObjectInfo.line(object)));
        }
        if (!level.properties().isEmpty()) {
            line(out, "properties", ObjectInfo.properties(level.properties()));
        }
        for (Problem problem : problems) {
            line(out, "warning", FailureText.oneLine(problem.message()));
        }
    }

    private static void line(PrintWriter out, String label, String value) {
        out.printf("  %-11s %s%n", label, value);
    }
}
