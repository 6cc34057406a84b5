package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.check.LevelCheck;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.image.Themes;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.TileRegion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

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
final class InfoCommand extends CliCommand {
    @Parameters(paramLabel = "FILE", description = "The level or map, or - for standard input.")
    private Path file;

    @Mixin
    private ImportOptions importOptions;

    @Override
    public Integer call() throws IOException {
        OpenedFile opened = new LevelInput(standardStreams(), importOptions).read(file);
        PrintWriter out = out();
        if (json) {
            out.println(JsonText.of(json(opened)));
        } else {
            print(opened, out);
        }
        return ExitStatus.FINE;
    }

    private ObjectNode json(OpenedFile file) {
        ObjectNode json = JsonText.object();
        addTo(json, file, file.levels().get(0));
        if (file.levels().size() > 1) {
            ArrayNode levels = json.putArray("levels");
            file.levels().forEach(level -> addTo(levels.addObject(), file, level));
        }
        return json;
    }

    private void addTo(ObjectNode json, OpenedFile file, OpenedFile.InputLevel level) {
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
        ImportNotes.messages(findings(file, level)).forEach(warnings::add);
    }

    /** What is wrong with a level; of several levels of a file, the first has what is wrong with the file. */
    private List<Finding> findings(OpenedFile opened, OpenedFile.InputLevel level) {
        List<Finding> findings = new ArrayList<>();
        if (level == opened.levels().get(0)) {
            findings.addAll(opened.findings());
        }
        findings.addAll(level.findings());
        Optional<Path> folder = Optional.ofNullable(file.toAbsolutePath().getParent());
        Themes.Loaded theme = Themes.load(level.level().looks().theme(), folder);
        LevelCheck.check(level.level(), theme.look(), theme.findings())
                .forEach(problem -> findings.add(problem.finding()));
        return findings;
    }

    private void print(OpenedFile opened, PrintWriter out) {
        for (OpenedFile.InputLevel level : opened.levels()) {
            String name = level.level().name();
            out.println(name.isBlank() ? StandardStreams.inputName(file.getFileName()) : FailureText.oneLine(name));
            String version = opened.version().isEmpty() ? "" : ", version " + FailureText.oneLine(opened.version());
            LevelInfo.line(out, "format", opened.format().id() + version);
            new LevelInfo(level.level()).print(out);
            level.map()
                    .ifPresent(
                            map -> MapLayerInfo.of(map).forEach(layer -> LevelInfo.line(out, "layer", layer.text())));
            level.guessed().forEach(rule -> LevelInfo.line(out, "guessed", RuleText.line(rule)));
            findings(opened, level)
                    .forEach(finding ->
                            LevelInfo.line(out, ImportNotes.severity(finding), FailureText.oneLine(finding.message())));
        }
    }

    /**
     * What a layer of a map contains.
     *
     * @param kind {@code tiles}, {@code values}, {@code objects} or {@code image}
     * @param width in cells of the layer
     * @param height in cells of the layer
     * @param nonEmpty the number of cells with a value, or of objects
     */
    private record MapLayerInfo(String name, String kind, int width, int height, long nonEmpty) {
        /** The layers of a map, from back to front. */
        static List<MapLayerInfo> of(ExternalMap map) {
            return map.layers().stream().map(layer -> of(map, layer)).toList();
        }

        private static MapLayerInfo of(ExternalMap map, ExternalLayer layer) {
            if (layer instanceof ExternalLayer.Tiles tiles) {
                return ofCells(map, layer.name(), "tiles", tiles.cells(), tiles.cellWidth(), tiles.cellHeight());
            }
            if (layer instanceof ExternalLayer.Values values) {
                return ofCells(map, layer.name(), "values", values.cells(), values.cellWidth(), values.cellHeight());
            }
            int columns = map.bounds().columns();
            int rows = map.bounds().rows();
            return layer instanceof ExternalLayer.Items objects
                    ? new MapLayerInfo(
                            layer.name(),
                            "objects",
                            columns,
                            rows,
                            objects.items().size())
                    : new MapLayerInfo(layer.name(), "image", columns, rows, 0);
        }

        private static MapLayerInfo ofCells(
                ExternalMap map, String name, String kind, Cells cells, int width, int height) {
            return new MapLayerInfo(
                    name,
                    kind,
                    cells(map.bounds().columns(), map.tileWidth(), width),
                    cells(map.bounds().rows(), map.tileHeight(), height),
                    count(cells));
        }

        /** How many cells of a layer cover the cells of the map. */
        private static int cells(int mapCells, int mapPx, int layerPx) {
            return (int) (((long) mapCells * mapPx + layerPx - 1) / layerPx);
        }

        private static long count(Cells cells) {
            TileRegion region = cells.bounds();
            long count = 0;
            for (int row = region.row(); row < region.endRow(); row++) {
                for (int column = region.column(); column < region.endColumn(); column++) {
                    count += cells.at(column, row) == 0 ? 0 : 1;
                }
            }
            return count;
        }

        void addTo(ArrayNode layers) {
            layers.addObject()
                    .put("name", name)
                    .put("kind", kind)
                    .put("width", width)
                    .put("height", height)
                    .put("nonEmpty", nonEmpty);
        }

        /** As text, such as {@code Collision, tiles, 40 x 20, 240 not empty}. */
        String text() {
            String size = kind.equals("objects") || kind.equals("image") ? "" : ", " + width + " x " + height;
            String content = switch (kind) {
                case "objects" -> ", " + nonEmpty;
                case "image" -> "";
                default -> ", " + nonEmpty + " not empty";
            };
            return FailureText.oneLine(name) + ", " + kind + size + content;
        }
    }
}
