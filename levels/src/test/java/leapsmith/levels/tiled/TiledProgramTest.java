package leapsmith.levels.tiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import leapsmith.levels.convert.LevelExport;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.external.TilePicture;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.tiled.TiledWriter.Syntax;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program Tiled reads what is written for it, and writes it again with the same content. */
class TiledProgramTest {
    private static final Path SAMPLES = Path.of(System.getProperty("leapsmith.root", ".."), "samples");

    @TempDir
    private Path folder;

    @Test
    void tiledHasTheSameTilesObjectsAndProperties() throws IOException, InterruptedException {
        for (String sample : List.of("lift-shaft", "slope-run", "bullet-garden")) {
            ExternalMap map = LevelExport.mapOf(LevelFormat.read(SAMPLES.resolve(sample + ".level.json")));
            for (Syntax syntax : Syntax.values()) {
                Path written = folder.resolve(sample + (syntax == Syntax.XML ? ".tmx" : ".tmj"));
                try (OutputStream out = Files.newOutputStream(written)) {
                    new TiledWriter(map, syntax, tileset -> Optional.of(new TilePicture("none.png", 16, List.of())))
                            .write(out);
                }
                Path exported = folder.resolve("exported.json");
                runTiled(written, exported);
                byte[] bytes = Files.readAllBytes(exported);
                ExternalMap read = TiledReader.read(new ByteArrayInputStream(bytes), "exported", RelatedFiles.NONE)
                        .maps()
                        .get(0);
                assertEquals(content(map), content(read), sample + ", " + syntax);
            }
        }
    }

    private void runTiled(Path map, Path exported) throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder("tiled", "--export-map", "json", map.toString(), exported.toString());
        builder.environment().put("QT_QPA_PLATFORM", "offscreen");
        builder.environment().put("XDG_CONFIG_HOME", folder.toString());
        Path log = folder.resolve("log");
        builder.redirectErrorStream(true).redirectOutput(log.toFile());
        Process process;
        try {
            process = builder.start();
        } catch (IOException e) {
            assumeTrue(false, "the program tiled is not installed");
            throw e;
        }
        if (!process.waitFor(2, TimeUnit.MINUTES)) {
            process.destroyForcibly();
        }
        assertEquals(0, process.waitFor(), () -> text(log));
    }

    private static String text(Path log) {
        try {
            return Files.readString(log, StandardCharsets.UTF_8);
        } catch (IOException e) {
            return e.toString();
        }
    }

    /** All but the order of properties, which Tiled sorts. */
    private static List<Object> content(ExternalMap map) {
        List<Object> content = new ArrayList<>();
        content.add(map.bounds());
        content.add(values(map.properties()));
        Map<Integer, Object> tiles = new HashMap<>();
        map.tilesets().get(0).tiles().forEach((number, tile) -> tiles.put(number, content(tile)));
        content.add(tiles);
        for (ExternalLayer layer : map.layers()) {
            content.add(layer.name());
            if (layer instanceof ExternalLayer.Tiles layerOfTiles) {
                content.add(cells(layerOfTiles.cells()));
            } else if (layer instanceof ExternalLayer.Items items) {
                items.items().forEach(item -> content.add(content(item)));
            }
        }
        return content;
    }

    private static List<Object> content(ExternalTile tile) {
        return List.of(
                tile.className(),
                values(tile.properties()),
                tile.shapes().stream().map(TiledProgramTest::content).toList());
    }

    private static List<Object> content(ExternalObject object) {
        return List.of(
                object.id(),
                object.name(),
                object.className(),
                object.shape(),
                List.of(object.x(), object.y(), object.width(), object.height(), object.rotation()),
                object.points(),
                values(object.properties()));
    }

    /** Tiled keeps the text of a JSON value, but not that it is one. */
    private static Map<String, String> values(RawMembers properties) {
        Map<String, String> values = new HashMap<>();
        properties.asMap().forEach((name, json) -> {
            boolean isJson = FreeValue.of(json) instanceof FreeValue.OfText text
                    && (text.text().startsWith("[") || text.text().startsWith("{"));
            values.put(name, isJson ? ((FreeValue.OfText) FreeValue.of(json)).text() : json);
        });
        return values;
    }

    private static List<Integer> cells(Cells cells) {
        TileRegion bounds = ExternalLayer.usedCells(cells);
        List<Integer> list = new ArrayList<>(List.of(bounds.column(), bounds.row(), bounds.columns(), bounds.rows()));
        for (int row = bounds.row(); row < bounds.endRow(); row++) {
            for (int column = bounds.column(); column < bounds.endColumn(); column++) {
                list.add(cells.at(column, row));
            }
        }
        return list;
    }
}
