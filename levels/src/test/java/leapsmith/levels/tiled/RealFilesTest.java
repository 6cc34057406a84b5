package leapsmith.levels.tiled;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.TileRegion;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Maps of real games, compared with what is known of them: counts, and hashes of their cells. */
class RealFilesTest {
    @TestFactory
    List<DynamicTest> realMapsHaveTheirCellsAndObjects() throws IOException {
        return SharedFiles.tests(folder -> {
            JsonNode facts =
                    new ObjectMapper().readTree(folder.resolve("facts.json").toFile());
            List<DynamicTest> tests = new ArrayList<>();
            facts.properties().forEach(entry -> {
                if (SharedFiles.isTiled(entry.getKey())) {
                    tests.add(DynamicTest.dynamicTest(
                            entry.getKey(), () -> compare(folder.resolve(entry.getKey()), entry.getValue())));
                }
            });
            assertEquals(11, tests.size(), "maps of Tiled in " + folder);
            return tests;
        });
    }

    private static void compare(Path file, JsonNode facts) throws IOException {
        ExternalProject project = SharedFiles.read(file);
        boolean transparentColor = Files.readString(file).contains(" trans=");
        assertEquals(
                transparentColor ? List.of("transparent-color-lost") : List.of(),
                project.findings().stream().map(Finding::rule).toList());
        assertEquals(facts.get("version").asText(), project.version());
        ExternalMap map = project.maps().get(0);
        assertEquals(facts.get("tilewidth").asInt(), map.tileWidth());
        assertEquals(facts.get("tileheight").asInt(), map.tileHeight());
        if (!facts.get("infinite").asBoolean()) {
            assertEquals(
                    new TileRegion(
                            0,
                            0,
                            facts.get("width").asInt(),
                            facts.get("height").asInt()),
                    map.bounds());
        }
        compareTilesets(facts.get("tilesets"), map.tilesets());
        assertEquals(
                names(facts.get("layers")),
                map.layers().stream().map(ExternalLayer::name).toList());
        for (int i = 0; i < map.layers().size(); i++) {
            compare(facts.get("layers").get(i), map.layers().get(i));
        }
    }

    private static void compareTilesets(JsonNode facts, List<ExternalTileset> tilesets) {
        assertEquals(names(facts), tilesets.stream().map(ExternalTileset::name).toList());
        for (int i = 0; i < tilesets.size(); i++) {
            JsonNode fact = facts.get(i);
            assertEquals(fact.get("firstgid").asInt(), tilesets.get(i).firstId());
            assertEquals(fact.get("tilewidth").asInt(), tilesets.get(i).tileWidth());
            if (fact.hasNonNull("tilecount") && !fact.get("collection").asBoolean()) {
                assertEquals(fact.get("tilecount").asInt(), tilesets.get(i).size());
            }
        }
    }

    private static List<String> names(JsonNode list) {
        List<String> names = new ArrayList<>();
        list.forEach(each -> names.add(each.get("name").asText()));
        return names;
    }

    private static void compare(JsonNode fact, ExternalLayer layer) {
        String type = fact.get("type").asText();
        if (layer instanceof ExternalLayer.Tiles tiles) {
            assertEquals("tile", type);
            compareCells(fact, tiles.cells());
        } else if (layer instanceof ExternalLayer.Items items) {
            assertEquals("object", type);
            compareObjects(fact, items.items());
        } else {
            assertEquals("image", type);
        }
    }

    private static void compareCells(JsonNode fact, Cells cells) {
        StringBuilder ids = new StringBuilder();
        StringBuilder turns = new StringBuilder();
        int count = 0;
        TileRegion bounds = cells.bounds();
        for (int row = bounds.row(); row < bounds.endRow(); row++) {
            for (int column = bounds.column(); column < bounds.endColumn(); column++) {
                int cell = cells.at(column, row);
                if (Cells.idOf(cell) != 0) {
                    count++;
                    String place = column + "," + row + "," + Cells.idOf(cell);
                    ids.append(place).append('\n');
                    turns.append(place).append(',').append(cell >>> 28).append('\n');
                }
            }
        }
        assertEquals(fact.get("nonempty").asInt(), count);
        JsonNode box = fact.get("bbox");
        assertEquals(
                new TileRegion(
                        box.get(0).asInt(),
                        box.get(1).asInt(),
                        box.get(2).asInt(),
                        box.get(3).asInt()),
                ExternalLayer.usedCells(cells));
        assertEquals(fact.get("gid_sha256").asText(), sha256(ids.toString()));
        if (fact.has("flag_sha256")) {
            assertEquals(fact.get("flag_sha256").asText(), sha256(turns.toString()));
        }
    }

    private static String sha256(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.US_ASCII));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    private static void compareObjects(JsonNode fact, List<ExternalObject> objects) {
        assertEquals(fact.get("count").asInt(), objects.size());
        boolean hasTemplates = fact.get("shapes").has("template");
        if (hasTemplates) {
            // The facts say nothing of what their templates add.
            assertEquals(
                    Map.of("TILE", objects.size()),
                    counts(objects, object -> List.of(object.shape().name())));
            return;
        }
        Map<String, String> known = Map.of("rect", "RECTANGLE");
        Map<String, Integer> shapes = new TreeMap<>();
        counts(fact, "shapes")
                .forEach((name, count) -> shapes.put(known.getOrDefault(name, name.toUpperCase()), count));
        assertEquals(shapes, counts(objects, object -> List.of(object.shape().name())));
        assertEquals(counts(fact, "classes"), counts(objects, object -> List.of(object.className())));
        assertEquals(counts(fact, "names"), counts(objects, object -> List.of(object.name())));
        assertEquals(
                counts(fact, "props"),
                counts(
                        objects,
                        object -> List.copyOf(object.properties().asMap().keySet())));
        assertEquals(
                fact.path("rotated").asInt(),
                objects.stream().filter(object -> object.rotation() != 0).count());
        assertEquals(
                fact.path("flipped_tile_objects").asInt(),
                objects.stream()
                        .filter(object -> Cells.turnOf(object.cell()) != 0)
                        .count());
    }

    private static Map<String, Integer> counts(JsonNode fact, String key) {
        Map<String, Integer> counts = new TreeMap<>();
        fact.path(key)
                .properties()
                .forEach(entry -> counts.put(entry.getKey(), entry.getValue().asInt()));
        return counts;
    }

    private static Map<String, Integer> counts(
            List<ExternalObject> objects, Function<ExternalObject, List<String>> namesOf) {
        return objects.stream()
                .flatMap(object -> namesOf.apply(object).stream())
                .filter(name -> !name.isEmpty())
                .collect(Collectors.toMap(name -> name, name -> 1, Integer::sum, TreeMap::new));
    }
}
