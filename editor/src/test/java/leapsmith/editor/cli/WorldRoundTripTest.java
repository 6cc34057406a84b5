package leapsmith.editor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Worlds that others made come in as a folder of levels, go out, and come in again as the same levels. */
class WorldRoundTripTest {
    private static final String FOLDER = System.getProperty("leapsmith.levels.dir");

    @TempDir
    Path folder;

    /** What the levels of a folder have, by their files; their tiles by kinds, as a world has one legend for all levels. */
    private static Map<String, List<Object>> levels(Path in) throws IOException {
        Map<String, List<Object>> levels = new TreeMap<>();
        for (Path file : LevelFiles.in(in)) {
            Level level = LevelFiles.read(file);
            List<TileKind> tiles = new ArrayList<>();
            for (int row = 0; row < level.rows(); row++) {
                for (int column = 0; column < level.columns(); column++) {
                    tiles.add(level.legend().kindOf(level.tiles().at(column, row)));
                }
            }
            ObjectNode others = (ObjectNode) new ObjectMapper().readTree(file.toFile());
            others.remove(List.of("tiles", "legend", "version"));
            levels.put(LevelFiles.stem(file), List.of(others, tiles));
        }
        return levels;
    }

    /** The kinds of a folder without the numbers that Tiled gives its types. */
    private static JsonNode kinds(Path in) throws IOException {
        Path file = in.resolve(KindsFile.NAME);
        JsonNode kinds = Files.exists(file) ? new ObjectMapper().readTree(file.toFile()) : MissingNode.getInstance();
        kinds.findParents("tiled").forEach(parent -> ((ObjectNode) parent).remove("tiled"));
        return kinds;
    }

    @ParameterizedTest
    @CsvSource({
        "01-bappacreate-data/data.ldtk, ldtk",
        "02-ldtk-Typical_2D_platformer_exampl/Typical_2D_platformer_example.ldtk, ldtk",
        "03-ldtk-SeparateLevelFiles/SeparateLevelFiles.ldtk, ldtk",
        "04-ldtkgo-example/example.ldtk, ldtk",
        "01-bappacreate-data/data.ldtk, world",
        "02-ldtk-Typical_2D_platformer_exampl/Typical_2D_platformer_example.ldtk, world",
        "03-ldtk-SeparateLevelFiles/SeparateLevelFiles.ldtk, world",
        "04-ldtkgo-example/example.ldtk, world"
    })
    void aWorldOfAnotherEditorComesBackAsTheSameLevels(String project, String extension) throws IOException {
        assumeTrue(FOLDER != null, "leapsmith.levels.dir is not set, so no world is read");
        Path first = folder.resolve("first");
        CommandRun.of("convert", Path.of(FOLDER, project), first + "/").assertStatus(0);
        Path world = folder.resolve("out").resolve("game." + extension);
        CommandRun run = CommandRun.of("convert", first, world).assertStatus(0);
        assertFalse(run.out().contains("lost: "), run.out());
        Path back = folder.resolve("back");
        CommandRun.of("convert", world, back + "/").assertStatus(0);
        Map<String, List<Object>> sent = levels(first);
        assertTrue(sent.size() > 1, sent.keySet().toString());
        Map<String, List<Object>> returned = levels(back);
        assertEquals(sent.keySet(), returned.keySet());
        sent.forEach((name, level) -> assertEquals(level, returned.get(name), name));
        assertEquals(kinds(first), kinds(back));
        // Again over what was written: it belongs to the world.
        CommandRun.of("convert", first, world).assertStatus(0);
    }

    @Test
    void aTiledProjectBesideTheWorldKeepsItsOwnTypes() throws IOException {
        Path levels = Files.createDirectory(folder.resolve("levels"));
        LevelFiles.save(levels.resolve("a.level.json"), Level.empty("a", 5, 5, 16));
        Files.writeString(levels.resolve(KindsFile.NAME), """
                { "format": "leapsmith-kinds", "version": 1, "objects": { "slime": { "like": "patrol" } } }
                """);
        Path out = Files.createDirectory(folder.resolve("out"));
        Path project = Files.writeString(out.resolve("mine.tiled-project"), """
                { "folders": ["maps"], "commands": [], "propertyTypes": [
                  { "id": 7, "name": "Boss", "type": "class", "useAs": ["object"], "members": [] },
                  { "id": 8, "name": "Sound", "type": "class", "useAs": ["property"], "members": [] } ] }
                """);
        CommandRun.of("convert", levels, out.resolve("game.world")).assertStatus(0);
        JsonNode json = new ObjectMapper().readTree(project.toFile());
        assertEquals(
                Set.of("Boss", "Sound", "slime"),
                Set.copyOf(json.path("propertyTypes").findValuesAsText("name")));
        assertEquals("maps", json.path("folders").path(0).asText());
        assertFalse(Files.exists(out.resolve("game.tiled-project")));
    }

    @Test
    void fieldsOfLevelsAndEntitiesKeepTheirTypes() throws IOException {
        Path project = folder.resolve("game.ldtk");
        try (InputStream in = getClass().getResourceAsStream("level-fields.ldtk")) {
            Files.copy(in, project);
        }
        Path first = folder.resolve("first");
        CommandRun.of("convert", project, first + "/").assertStatus(0);
        Level one = LevelFiles.read(first.resolve("One.level.json"));
        assertEquals("[ 24, 40 ]", one.properties().get("start").orElseThrow());
        assertEquals("[ [ 8, 8 ], [ 56, 24 ] ]", one.properties().get("stops").orElseThrow());
        assertEquals("\"Mob-2\"", one.properties().get("boss").orElseThrow(), "a reference is the id of the object");
        assertEquals(
                "[ 56, 8 ]",
                one.object("Mob-1").orElseThrow().properties().get("home").orElseThrow());
        Path out = folder.resolve("out.ldtk");
        CommandRun.of("convert", first, out).assertStatus(0);
        JsonNode defs = new ObjectMapper().readTree(out.toFile()).path("defs");
        Map<String, String> types = new TreeMap<>();
        defs.path("levelFields")
                .forEach(field -> types.put(
                        "level." + field.path("identifier").asText(),
                        field.path("__type").asText()));
        defs.path("entities")
                .path(0)
                .path("fieldDefs")
                .forEach(field -> types.put(
                        field.path("identifier").asText(), field.path("__type").asText()));
        assertEquals("Point", types.get("level.start"));
        assertEquals("Bool", types.get("level.dark"));
        assertEquals("Array<Point>", types.get("path"));
        assertEquals("Point", types.get("home"));
        assertEquals("EntityRef", types.get("friend"));
        assertEquals("Array<EntityRef>", types.get("friends"));
        Path back = folder.resolve("back");
        CommandRun.of("convert", out, back + "/").assertStatus(0);
        assertEquals(levels(first), levels(back));
        assertEquals(kinds(first), kinds(back));
    }
}
