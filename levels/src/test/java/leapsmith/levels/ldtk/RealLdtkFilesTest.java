package leapsmith.levels.ldtk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.ProjectFiles;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.TileRegion;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Projects of real games and hostile files, in the folder that {@code leapsmith.levels.dir} names. */
class RealLdtkFilesTest {
    private static final String FOLDER = System.getProperty("leapsmith.levels.dir");
    private static final String EXTENSION = ".ldtk";

    @TestFactory
    List<DynamicTest> realProjectsHaveTheKnownContent() throws IOException {
        if (FOLDER == null) {
            return skipped();
        }
        List<DynamicTest> tests = new ArrayList<>();
        json("facts.json").properties().forEach(facts -> {
            if (facts.getKey().endsWith(EXTENSION)) {
                tests.add(dynamicTest(facts.getKey(), () -> assertContent(facts.getKey(), facts.getValue())));
            }
        });
        assertNotEquals(List.of(), tests, "projects in " + FOLDER);
        return tests;
    }

    @TestFactory
    List<DynamicTest> playersStandWhereTheyStandInRealProjects() throws IOException {
        if (FOLDER == null) {
            return skipped();
        }
        List<DynamicTest> tests = new ArrayList<>();
        json("spawns.json").properties().forEach(spawns -> {
            if (spawns.getKey().endsWith(EXTENSION)) {
                tests.add(dynamicTest(spawns.getKey(), () -> assertSpawns(spawns.getKey(), spawns.getValue())));
            }
        });
        assertNotEquals(List.of(), tests, "projects in " + FOLDER);
        return tests;
    }

    @TestFactory
    List<DynamicTest> hostileProjectsAreReadOrRefusedAsExpected() throws IOException {
        if (FOLDER == null) {
            return skipped();
        }
        List<DynamicTest> tests = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of(FOLDER, "hostile/manifest.tsv"))) {
            String[] columns = line.split("\t");
            if (columns[0].endsWith(EXTENSION)) {
                tests.add(dynamicTest(columns[0], () -> assertHandled("hostile/" + columns[0], columns[2])));
            }
        }
        assertNotEquals(List.of(), tests, "hostile projects in " + FOLDER);
        return tests;
    }

    /** A skipped test appears in the report; a factory without tests doesn't. */
    private static List<DynamicTest> skipped() {
        return List.of(dynamicTest(
                "no folder", () -> assumeTrue(false, "leapsmith.levels.dir is not set, so no real file is read")));
    }

    private static JsonNode json(String name) throws IOException {
        return new ObjectMapper().readTree(Path.of(FOLDER, name).toFile());
    }

    private static ExternalProject read(String name) throws IOException {
        Path file = Path.of(FOLDER, name);
        try (InputStream in = Files.newInputStream(file)) {
            return LdtkReader.read(in, name, ProjectFiles.of(file, Optional.empty()));
        }
    }

    private static void assertContent(String name, JsonNode facts) throws IOException {
        ExternalProject project = read(name);
        assertEquals(List.of(), project.findings());
        assertEquals(facts.get("version").asText(), project.version());
        assertEquals(facts.get("levels").size(), project.maps().size());
        String layout = json(name).path("worldLayout").asText();
        int end = 0;
        for (JsonNode level : facts.get("levels")) {
            ExternalMap map = project.map(level.get("identifier").asText()).orElseThrow();
            assertEquals(level.get("pxWid").asInt(), map.bounds().columns() * map.tileWidth(), map.name());
            assertEquals(level.get("pxHei").asInt(), map.bounds().rows() * map.tileHeight(), map.name());
            boolean isRow = layout.equals("LinearHorizontal");
            // The levels of a linear world have no places of their own: each is after the one before.
            String worldX = isRow
                    ? Integer.toString(end)
                    : layout.equals("LinearVertical")
                            ? "0"
                            : level.get("worldX").asText();
            assertEquals(Optional.of(worldX), map.properties().get("worldX"), map.name());
            end += level.get("pxWid").asInt();
            List<ExternalLayer> layers = new ArrayList<>(map.layers());
            for (JsonNode layer : level.get("layers")) {
                assertLayer(map.name() + ' ' + layer.get("name").asText(), layer, layers);
            }
            assertEquals(
                    hasPicture(name, map.name()) ? List.of("background") : List.of(),
                    layers.stream().map(ExternalLayer::name).toList(),
                    "layers beyond those of the facts");
            assertTrue(layers.stream().allMatch(ExternalLayer.Image.class::isInstance), map.name());
        }
    }

    /** Whether a level has a picture behind it. */
    private static boolean hasPicture(String file, String level) throws IOException {
        for (JsonNode each : json(file).findValues("levels").get(0)) {
            if (each.get("identifier").asText().equals(level)) {
                return each.path("bgRelPath").isTextual();
            }
        }
        throw new AssertionError("no level " + level + " in " + file);
    }

    /** Compares a layer of the facts, which are from front to back, and removes what was compared. */
    private static void assertLayer(String place, JsonNode facts, List<ExternalLayer> layers) {
        String name = facts.get("name").asText();
        if (facts.has("auto_tiles") || facts.has("grid_tiles")) {
            ExternalLayer.Tiles tiles = (ExternalLayer.Tiles) layers.remove(layers.size() - 1);
            assertEquals(name, tiles.name());
            String prefix = facts.has("auto_tiles") ? "auto_tiles" : "grid_tiles";
            assertEquals(facts.get(prefix + "_distinct_cells").asInt(), count(tiles.cells()), place);
            assertTrue(flipped(tiles.cells()) <= facts.path(prefix + "_flipped").asInt(), place);
        }
        if (facts.has("int_sha256")) {
            ExternalLayer.Values values = (ExternalLayer.Values) layers.remove(layers.size() - 1);
            assertEquals(name, values.name());
            assertEquals(facts.get("int_sha256").asText(), hash(values.cells()), place);
            assertEquals(facts.get("intgrid_values"), new ObjectMapper().valueToTree(counts(values)), place);
            assertEquals(facts.path("visible").asBoolean(true), values.info().visible(), place);
        } else if (facts.get("type").asText().equals("Entities")) {
            ExternalLayer.Items items = (ExternalLayer.Items) layers.remove(layers.size() - 1);
            assertEquals(name, items.name());
            assertEquals(facts.path("entities").asInt(), items.items().size(), place);
            Map<String, Integer> classes = new TreeMap<>();
            items.items().forEach(item -> classes.merge(item.className(), 1, Integer::sum));
            facts.path("entity_ids")
                    .properties()
                    .forEach(id -> assertEquals(id.getValue().asInt(), classes.get(id.getKey()), place));
        } else if (layers.size() > 0
                && layers.get(layers.size() - 1) instanceof ExternalLayer.Tiles empty
                && empty.name().equals(name)) {
            layers.remove(empty);
            assertEquals(0, count(empty.cells()), place);
        }
    }

    private static Map<String, Integer> counts(ExternalLayer.Values layer) {
        Map<String, Integer> counts = new TreeMap<>();
        forEachCell(
                layer.cells(),
                (column, row, value) -> counts.merge(value + ":" + layer.nameOf(value), 1, Integer::sum));
        return counts;
    }

    private static int count(Cells cells) {
        int[] count = new int[1];
        forEachCell(cells, (column, row, value) -> count[0]++);
        return count[0];
    }

    private static int flipped(Cells cells) {
        int[] count = new int[1];
        forEachCell(cells, (column, row, value) -> count[0] += Cells.turnOf(value) == 0 ? 0 : 1);
        return count[0];
    }

    private static String hash(Cells cells) {
        StringBuilder lines = new StringBuilder();
        forEachCell(
                cells,
                (column, row, value) -> lines.append(column)
                        .append(',')
                        .append(row)
                        .append(',')
                        .append(value)
                        .append('\n'));
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(lines.toString().getBytes(StandardCharsets.US_ASCII));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every JDK has SHA-256", e);
        }
    }

    private interface CellVisitor {
        void visit(int column, int row, int value);
    }

    /** Visits the cells that aren't empty, row by row. */
    private static void forEachCell(Cells cells, CellVisitor visitor) {
        TileRegion bounds = cells.bounds();
        for (int row = bounds.row(); row < bounds.endRow(); row++) {
            for (int column = bounds.column(); column < bounds.endColumn(); column++) {
                if (cells.at(column, row) != 0) {
                    visitor.visit(column, row, cells.at(column, row));
                }
            }
        }
    }

    private static void assertSpawns(String name, JsonNode spawns) throws IOException {
        ExternalProject project = read(name);
        for (JsonNode spawn : spawns) {
            ExternalMap map = project.map(spawn.get("level").asText()).orElseThrow();
            List<ExternalObject> found = map.layers().stream()
                    .filter(ExternalLayer.Items.class::isInstance)
                    .flatMap(layer -> ((ExternalLayer.Items) layer).items().stream())
                    .filter(item -> item.className().equals(spawn.get("entity").asText()))
                    .toList();
            assertEquals(1, found.size(), name);
            ExternalObject player = found.get(0);
            double pivotX = spawn.get("pivot").get(0).asDouble();
            double pivotY = spawn.get("pivot").get(1).asDouble();
            assertEquals(spawn.get("px").get(0).asDouble(), player.x() + pivotX * player.width(), name);
            assertEquals(spawn.get("px").get(1).asDouble(), player.y() + pivotY * player.height(), name);
        }
    }

    private static void assertHandled(String name, String expected) throws IOException {
        switch (expected) {
            case "ACCEPT" -> assertEquals(List.of(), read(name).findings());
            case "WARN" -> assertNotEquals(List.of(), read(name).findings());
            case "REJECT" -> {
                LevelFormatException error = assertThrows(LevelFormatException.class, () -> read(name));
                assertTrue(error.getMessage().startsWith(name), error.getMessage());
            }
            default -> fail("unknown expectation " + expected);
        }
    }
}
