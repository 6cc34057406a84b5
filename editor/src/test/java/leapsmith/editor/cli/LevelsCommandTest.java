package leapsmith.editor.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.json.InputFile;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.PieceGrid;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LevelsCommandTest {
    private static final String LEVEL = """
            {
              "format": "leapsmith-level",
              "version": 1,
              "name": "Run",
              "tileSize": 16,
              "width": 12,
              "height": 5,
              "legend": { ".": "empty", "#": "block", "=": "oneway" },
              "tiles": [
                "............",
                "............",
                "......==....",
                "............",
                "############"
              ],
              "characters": [
                { "id": "hero", "kind": "player", "x": 20, "y": 24, "width": 12, "height": 40 },
                { "id": "böse, \\"1\\"", "kind": "patrol", "x": 140, "y": 24, "width": 12, "height": 40 }
              ],
              "zones": [ { "id": "exit", "kind": "goal", "x": 100, "y": 32, "width": 16, "height": 32 } ]
            }
            """;

    @TempDir
    Path folder;

    private Path level;

    @BeforeEach
    void write() throws IOException {
        level = write("run.level.json", LEVEL);
    }

    @Test
    void infoPrintsTheContentOfALevel() {
        JsonNode json = CommandRun.of("info", level, "--json").assertStatus(0).json();
        assertEquals("leapsmith-level", json.get("format").asText());
        assertEquals(1, json.get("formatVersion").asInt());
        assertEquals(12, json.get("width").asInt());
        assertEquals(5, json.get("height").asInt());
        assertEquals(16, json.get("tileSize").asInt());
        assertEquals(46, json.get("tiles").get("empty").asInt());
        assertEquals(12, json.get("tiles").get("block").asInt());
        assertEquals(2, json.get("tiles").get("oneway").asInt());
        assertEquals("hero", json.get("characters").get(0).get("id").asText());
        assertEquals("player", json.get("characters").get(0).get("kind").asText());
        assertEquals(20, json.get("characters").get(0).get("x").asDouble());
        assertEquals(24, json.get("characters").get(0).get("y").asDouble());
        assertEquals("exit", json.get("zones").get(0).get("id").asText());
        JsonNode layer = json.get("layers").get(0);
        assertEquals(14, layer.get("nonEmpty").asInt());
        assertTrue(layer.has("name") && layer.has("kind") && layer.has("width") && layer.has("height"));
        assertTrue(json.get("warnings").isArray());
        String text = CommandRun.of("info", level).assertStatus(0).out();
        assertTrue(text.contains("12 x 5 tiles of 16 px"), text);
        assertTrue(text.contains("hero"), text);
    }

    @Test
    void infoListsPlatformsAndEmitters() throws IOException {
        Path more = write("more.level.json", LEVEL.replace("\"zones\"", """
                "platforms": [ { "id": "lift", "stops": [ { "y": -64 } ], "speed": 45 } ],
                "emitters": [ { "id": "gun", "count": 3, "direction": 90 } ],
                "zones\""""));
        JsonNode json = CommandRun.of("info", more, "--json").assertStatus(0).json();
        assertEquals("lift", json.get("platforms").get(0).get("id").asText());
        assertEquals("solid", json.get("platforms").get(0).get("kind").asText());
        assertEquals(-64, json.at("/platforms/0/stops/0/y").asDouble());
        assertEquals(45, json.at("/platforms/0/speed").asDouble());
        assertEquals("gun", json.get("emitters").get(0).get("id").asText());
        assertEquals(3, json.at("/emitters/0/count").asInt());
        assertEquals("box", json.at("/characters/0/shape").asText());
        String text = CommandRun.of("info", more).assertStatus(0).out();
        assertTrue(text.contains("lift         solid    at 0, 0, 48 x 8 px, 2 stops, speed 45 px/s"), text);
        assertTrue(text.contains("16 x 16 px, direction 90 degrees, count 3"), text);
    }

    @Test
    void infoShowsTheThemeAndTheDecoration() throws IOException {
        Decoration plants = Decoration.empty("plants", "other", Decoration.Depth.FRONT)
                .withPieces(
                        PieceGrid.EMPTY.draft().set(2, 1, PieceGrid.piece(3, 0)).build());
        Level themed = InputFile.read(level, LevelFormat::read)
                .withLooks(LevelLooks.FLAT.withTheme("cave").withLayers(List.of(plants)));
        Path file = folder.resolve("themed.level.json");
        SafeFile.save(file, out -> LevelFormat.write(themed, out));
        JsonNode json = CommandRun.of("info", file, "--json").assertStatus(0).json();
        assertEquals("cave", json.get("theme").asText());
        assertEquals("plants", json.at("/decoration/0/id").asText());
        assertEquals("front", json.at("/decoration/0/depth").asText());
        assertEquals(1, json.at("/decoration/0/pieces").asInt());
        String text = CommandRun.of("info", file).assertStatus(0).out();
        assertTrue(text.contains("theme       cave"), text);
        assertTrue(text.contains("plants in front of the tiles, pieces 1, decals 0"), text);
        assertTrue(text.contains("The theme has no sheet"), text);
    }

    @Test
    void infoShowsFreeProperties() throws IOException {
        Path rich = write(
                "rich.level.json",
                LEVEL.replace("\"#\": \"block\"", "\"#\": { \"shape\": \"block\", \"properties\": { \"damage\": 2 } }")
                        .replace("\"height\": 40 }", "\"height\": 40, \"properties\": { \"team\": \"red\" } }")
                        .replace("\"tileSize\"", "\"properties\": { \"chapter\": 1.50 }, \"tileSize\""));
        JsonNode json = CommandRun.of("info", rich, "--json").assertStatus(0).json();
        assertEquals(1.5, json.at("/properties/chapter").asDouble());
        assertEquals(2, json.at("/tileKinds/0/properties/damage").asInt());
        assertEquals("red", json.at("/characters/0/properties/team").asText());
        String text = CommandRun.of("info", rich).assertStatus(0).out();
        assertTrue(text.contains("team \"red\""), text);
        assertTrue(text.contains("properties  chapter 1.50"), text);
    }

    @Test
    void infoListsKindsOfTiles() throws IOException {
        Path kinds = write(
                "kinds.level.json",
                LEVEL.replace(
                        "\"#\": \"block\"",
                        "\"#\": { \"name\": \"ice\", \"shape\": \"block\", \"color\": \"#6cf\" },"
                                + " \"^\": { \"name\": \"spikes\", \"shape\": \"block\" }"));
        JsonNode json = CommandRun.of("info", kinds, "--json").assertStatus(0).json();
        assertEquals(2, json.get("formatVersion").asInt());
        assertEquals(12, json.at("/tiles/block").asInt());
        assertEquals(2, json.get("tileKinds").size());
        assertEquals("#", json.at("/tileKinds/0/symbol").asText());
        assertEquals("ice", json.at("/tileKinds/0/name").asText());
        assertEquals(12, json.at("/tileKinds/0/count").asInt());
        assertEquals("spikes", json.at("/tileKinds/1/name").asText());
        assertEquals("block", json.at("/tileKinds/1/shape").asText());
        assertEquals(0, json.at("/tileKinds/1/count").asInt());
        String text = CommandRun.of("info", kinds).assertStatus(0).out();
        assertTrue(text.contains("version 2"), text);
        assertTrue(text.contains("tile kinds  12 ice (block), 0 spikes (block)"), text);
        assertFalse(CommandRun.of("info", level).out().contains("tile kinds"));
    }

    @Test
    void checkOfAValidLevelFindsNothing() {
        assertEquals(
                "no problems in 1 file",
                CommandRun.of("check", level).assertStatus(0).out().strip());
        assertEquals(
                0,
                CommandRun.of("check", "--json", level)
                        .assertStatus(0)
                        .json()
                        .get("findings")
                        .size());
    }

    @Test
    void checkFindsAMissingPlayer() throws IOException {
        Path bad = write("bad.level.json", LEVEL.replace("\"player\"", "\"idle\""));
        JsonNode findings = CommandRun.of("check", level, bad, "--json")
                .assertStatus(1)
                .json()
                .get("findings");
        JsonNode first = findings.get(0);
        assertEquals(bad.toString(), first.get("file").asText());
        for (String key : List.of("severity", "rule", "message", "col", "row")) {
            assertTrue(first.has(key), key);
        }
        String text = CommandRun.of("check", bad).assertStatus(1).out();
        assertTrue(text.startsWith(bad + ": error no-player: "), text);
    }

    @Test
    void checkFindsMissingThemesAndPictures() throws IOException {
        Path themed = write("themed.level.json", LEVEL.replace("\"version\"", "\"theme\": \"mine\", \"version\""));
        String missing = CommandRun.of("check", themed).assertStatus(1).out();
        assertTrue(missing.startsWith(themed + ": warning theme-missing: There is no theme \"mine\""), missing);
        write(
                "mine.theme.json",
                "{ \"format\": \"leapsmith-theme\", \"version\": 1, \"sheets\": { \"a\": { \"image\": \"gone.png\" } } }");
        String pictures = CommandRun.of("check", themed).assertStatus(1).out();
        assertTrue(pictures.startsWith(themed + ": warning picture-missing: The picture gone.png"), pictures);
        assertEquals(1, pictures.lines().count(), pictures);
        Path off = write(
                "off.level.json",
                LEVEL.replace(
                        "\"version\"",
                        "\"theme\": \"mine\", \"checks\": { \"off\": [ \"picture-missing\" ] }, \"version\""));
        CommandRun.of("check", off).assertStatus(0);
    }

    @Test
    void checkNamesThePlaceOfAFinding() throws IOException {
        Path bad = write("wall.level.json", LEVEL.replace("\"x\": 20, \"y\": 24", "\"x\": 20, \"y\": 40"));
        String text = CommandRun.of("check", bad).assertStatus(1).out();
        assertTrue(
                text.lines()
                        .allMatch(line ->
                                line.matches(".*json: (error|warning|hint) [a-z-]+: .+ \\(column \\d+, row \\d+\\)")),
                text);
    }

    @Test
    void checkContinuesAfterAFileThatCannotBeRead() throws IOException {
        Path bad = write("bad.level.json", LEVEL.replace("\"player\"", "\"idle\""));
        Path missing = folder.resolve("missing.level.json");
        CommandRun run = CommandRun.of("check", missing, bad);
        run.assertStatus(2);
        assertTrue(run.out().contains("no-player"), run.out());
        assertEquals(1, run.err().lines().count(), run.err());
        assertEquals(
                missing.toString(),
                CommandRun.of("check", "--json", missing)
                        .json()
                        .get("failures")
                        .get(0)
                        .get("file")
                        .asText());
    }

    @Test
    void playRunsTenSecondsByDefaultAndIsDeterministic() {
        JsonNode json = CommandRun.of("play", level, "--json").assertStatus(0).json();
        assertEquals(600, json.get("ticks").asInt());
        assertTrue(json.get("stateHash").asText().matches("[0-9a-f]{16}"));
        assertEquals(2, json.get("bodyCount").asInt());
        assertFalse(json.has("millisPerTick"));
        assertTrue(json.get("pairsTested").asLong() >= json.get("pairsFound").asLong());
        JsonNode hero = json.get("bodies").get(0);
        assertEquals("hero", hero.get("id").asText());
        assertEquals("player", hero.get("kind").asText());
        assertEquals(24, hero.get("y").asDouble());
        assertEquals(0, hero.get("vx").asDouble());
        assertTrue(hero.get("onGround").asBoolean());
        assertTrue(json.get("events").isArray());
        assertEquals(json, CommandRun.of("play", level, "--json").json());
        assertEquals(
                CommandRun.of("play", level).out(),
                CommandRun.of("play", level).assertStatus(0).out());
    }

    @Test
    void playPrintsTimesOnlyIfAskedTo() {
        assertTrue(CommandRun.of("play", level, "--timing", "--json")
                .assertStatus(0)
                .json()
                .get("millisPerTick")
                .isNumber());
        assertTrue(CommandRun.of("play", level, "--timing").out().contains(" ms per tick"));
        assertFalse(CommandRun.of("play", level).out().contains(" ms "));
    }

    @Test
    void playReachesTheGoalWithAScript() {
        CommandRun run = CommandRun.of("play", level, "--ticks", 60, "--input", "right*60", "--json");
        JsonNode events = run.assertStatus(0).json().get("events");
        JsonNode reached = null;
        for (JsonNode event : events) {
            reached = event.get("type").asText().equals("goal-reached") ? event : reached;
        }
        assertNotNull(reached, run.out());
        assertEquals("hero", reached.get("body").asText());
        assertEquals("exit", reached.get("other").asText());
        // 68 px at 160 px/s are 25.5 ticks.
        assertEquals(26, reached.get("tick").asInt());
        String text = CommandRun.of("play", level, "--ticks", 60, "--input", "right*60")
                .out();
        assertTrue(text.contains("tick 26: goal-reached hero exit"), text);
        assertTrue(text.contains("state hash "), text);
    }

    @Test
    void aPlayerThatLeavesTheLevelRespawnsAfterASecondAsInTheEditor() throws IOException {
        Path open = write(
                "open.level.json",
                LEVEL.replace("\"legend\"", "\"physics\": { \"openSides\": [\"left\"] }, \"legend\""));
        JsonNode json = CommandRun.of("play", open, "--ticks", 100, "--input", "left*60", "--json")
                .assertStatus(0)
                .json();
        List<String> events = new ArrayList<>();
        json.get("events")
                .forEach(event ->
                        events.add(event.get("tick") + " " + event.get("type").asText()));
        assertEquals(List.of("12 left-level", "73 respawned"), events);
        assertEquals(20, json.get("bodies").get(0).get("x").asDouble());
    }

    @Test
    void playWritesATraceOfEachCharacterAndTick() throws IOException {
        Path trace = folder.resolve("run.csv");
        CommandRun.of("play", level, "--ticks", 5, "--input", "right*60", "--trace", trace)
                .assertStatus(0);
        List<String> lines = Files.readAllLines(trace, StandardCharsets.UTF_8);
        assertEquals("tick,id,x,y,vx,vy,onGround,state,ground,medium", lines.get(0));
        assertEquals(1 + 5 * 2, lines.size());
        assertEquals("1,hero,22.666748046875,24,160.0048828125,0,true,walk,,", lines.get(1));
        assertTrue(lines.get(2).startsWith("1,\"böse, \"\"1\"\"\","), lines.get(2));
        assertTrue(lines.get(10).startsWith("5,"), lines.get(10));
    }

    @Test
    void playOfZeroTicksIsAllowed() {
        JsonNode json = CommandRun.of("play", level, "--ticks", 0, "--json")
                .assertStatus(0)
                .json();
        assertEquals(0, json.get("ticks").asInt());
        assertEquals(20, json.get("bodies").get(0).get("x").asDouble());
    }

    @Test
    void renderDrawsTheWholeLevel() throws IOException {
        Path png = folder.resolve("run.png");
        JsonNode json =
                CommandRun.of("render", level, png, "--json").assertStatus(0).json();
        assertEquals(192, json.get("width").asInt());
        assertEquals(80, json.get("height").asInt());
        BufferedImage image = ImageIO.read(png.toFile());
        assertEquals(192, image.getWidth());
        assertEquals(0xff5a6780, image.getRGB(100, 75));
        assertEquals(0xff4cc9f0, image.getRGB(25, 60));
    }

    @Test
    void renderAcceptsScaleSizeAndColors() throws IOException {
        Path png = folder.resolve("run.png");
        CommandRun.of("render", level, png, "--scale", "2.5", "--look", "light").assertStatus(0);
        BufferedImage image = ImageIO.read(png.toFile());
        assertArrayEquals(new int[] {480, 200}, new int[] {image.getWidth(), image.getHeight()});
        assertEquals(0xff7f8ca4, image.getRGB(100, 195));
        CommandRun.of("render", level, png, "--size", "300x300").assertStatus(0);
        image = ImageIO.read(png.toFile());
        assertArrayEquals(new int[] {300, 300}, new int[] {image.getWidth(), image.getHeight()});
        assertEquals(0xff12151c, image.getRGB(0, 0));
    }

    @Test
    void renderShowsPlayWithItsOverlays() throws IOException {
        Path png = folder.resolve("play.png");
        CommandRun.of(
                        "render",
                        level,
                        png,
                        "--tick",
                        30,
                        "--input",
                        "right*99",
                        "--overlay",
                        "cells,pairs,contacts,speeds")
                .assertStatus(0);
        BufferedImage image = ImageIO.read(png.toFile());
        // 30 ticks at 160 px/s: 80 px to the right of where it was placed.
        assertEquals(0xff171b24, ImageIO.read(rendered("placed.png").toFile()).getRGB(104, 28), "placed");
        assertFalse(image.getRGB(104, 28) == 0xff171b24, "played");
        CommandRun.of("render", level, png, "--overlay", "cells").assertStatus(0);
    }

    @Test
    void renderShadesTheCellsWithBodies() throws IOException {
        Path plain = folder.resolve("plain.png");
        Path cells = folder.resolve("cells.png");
        CommandRun.of("render", level, plain, "--tick", 1).assertStatus(0);
        CommandRun.of("render", level, cells, "--tick", 1, "--overlay", "cells").assertStatus(0);
        BufferedImage without = ImageIO.read(plain.toFile());
        BufferedImage with = ImageIO.read(cells.toFile());
        int shaded = 0;
        for (int x = 0; x < with.getWidth(); x++) {
            shaded += with.getRGB(x, 1) == without.getRGB(x, 1) ? 0 : 1;
        }
        assertTrue(shaded > with.getWidth() / 2, shaded + " of " + with.getWidth());
    }

    private Path rendered(String name) {
        Path png = folder.resolve(name);
        CommandRun.of("render", level, png).assertStatus(0);
        return png;
    }

    @Test
    void aFileThatIsNoLevelIsAOneLineErrorInEveryCommand() throws IOException {
        Path garbage = folder.resolve("garbage.level.json");
        Files.write(garbage, new byte[] {0, 1, 2, (byte) 0xff, '{', '\n', '{'});
        Path empty = write("empty.level.json", "");
        Path deep = write("deep.level.json", "[".repeat(100_000));
        Path missing = folder.resolve("missing.level.json");
        for (Path bad : List.of(garbage, empty, deep, missing, folder)) {
            CommandRun.of("info", bad).assertFailed(bad.toString());
            CommandRun.of("info", bad, "--json").assertFailed(bad.toString());
            if (bad != folder) {
                CommandRun.of("check", bad).assertFailed(bad.toString());
            }
            CommandRun.of("play", bad).assertFailed(bad.toString());
            CommandRun.of("render", bad, folder.resolve("bad.png")).assertFailed(bad.toString());
        }
        assertFalse(Files.exists(folder.resolve("bad.png")));
    }

    @Test
    void anOutputThatCannotBeWrittenIsAOneLineError() {
        Path nowhere = folder.resolve("nowhere").resolve("x.png");
        CommandRun.of("render", level, nowhere).assertFailed(nowhere + " could not be saved: there is no folder");
        CommandRun.of("render", level, folder).assertFailed(folder.toString());
        CommandRun.of("render", level, nowhere.resolveSibling("x.gif")).assertFailed("there is no folder");
        CommandRun.of("play", level, "--trace", nowhere).assertFailed("there is no folder");
        CommandRun.of("play", level, "--record", nowhere).assertFailed("there is no folder");
    }

    @Test
    @EnabledIf("devicesAreSafe")
    void aFullDeviceIsAOneLineError() {
        Path full = Path.of("/dev/full");
        String message = "/dev/full could not be saved: No space left on device";
        CommandRun.of("render", level, full).assertFailed(message);
        CommandRun.of("play", level, "--trace", full).assertFailed(message);
        CommandRun.of("play", level, "--record", full).assertFailed(message);
        assertFalse(Files.isRegularFile(full));
    }

    /** Only where a mistake cannot replace the device of the system. */
    static boolean devicesAreSafe() {
        return Files.isWritable(Path.of("/dev/full")) && !Files.isWritable(Path.of("/dev"));
    }

    @Test
    void anOldFileStaysIfTheNewOneCannotBeWritten() throws IOException {
        Path trace = write("run.csv", "old");
        Path movie = write("run.gif", "old");
        CommandRun.of("play", write("bad.level.json", "{"), "--trace", trace).assertStatus(2);
        CommandRun.of("render", level, movie, "--size", "99999x99999").assertFailed("pixels");
        assertEquals("old", Files.readString(trace));
        assertEquals("old", Files.readString(movie));
    }

    @Test
    void outputToAPipeIsComplete() throws Exception {
        Path pipe = folder.resolve("pipe");
        assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "no pipes here");
        for (String option : List.of("--trace", "--record")) {
            CompletableFuture<String> read = CompletableFuture.supplyAsync(() -> textOf(pipe));
            CommandRun.of("play", level, "--ticks", 5, option, pipe).assertStatus(0);
            String text = read.get(30, TimeUnit.SECONDS);
            assertTrue(text.startsWith(option.equals("--trace") ? "tick,id" : "{"), text);
            assertFalse(Files.isRegularFile(pipe), option);
        }
    }

    private static String textOf(Path pipe) {
        try (InputStream in = Files.newInputStream(pipe)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void theLevelIsNeverOverwritten() throws IOException {
        CommandRun.of("render", level, level).assertFailed("would overwrite the level");
        CommandRun.of("play", level, "--trace", level).assertFailed("would overwrite the level");
        assertEquals("Run", LevelFormat.read(level).name());
    }

    @Test
    void badArgumentsAreAOneLineError() {
        CommandRun.of().assertFailed("a command is missing");
        CommandRun.of("dance").assertFailed("dance");
        CommandRun.of("info").assertFailed("FILE");
        CommandRun.of("info", level, "--what").assertFailed("--what");
        CommandRun.of("play", level, "--ticks", "many").assertFailed("--ticks");
        CommandRun.of("play", level, "--ticks", "-1").assertFailed("--ticks");
        CommandRun.of("play", level, "--input", "rigth*5")
                .assertFailed("expected one of left, right, jump, down, up, dash, none, found \"rigth\"");
        CommandRun.of("render", level, "x.png", "--tick", "-1").assertFailed("--tick");
        CommandRun.of("render", level, "x.png", "--overlay", "smoke").assertFailed("smoke");
        CommandRun.of("render", level, "x.png", "--look", "blue").assertFailed("--look");
        CommandRun.of("render", level, "x.png", "--scale", "0").assertFailed("--scale");
        CommandRun.of("render", level, "x.png", "--scale", "NaN").assertFailed("--scale");
        CommandRun.of("render", level, "x.png", "--size", "12").assertFailed("--size");
        CommandRun.of("render", level, "x.png", "--size", "0x5").assertFailed("--size");
        CommandRun.of("render", level, "x.png", "--size", "99999x99999").assertFailed("pixels");
        CommandRun.of("render", level, "x.png", "--size", "9x9", "--scale", "2").assertFailed("can't be combined");
        CommandRun.of("info", "a\0b").assertFailed("not a valid path: ");
    }

    @Test
    void anInvalidPathIsAOneLineErrorInEveryCommand() throws IOException {
        String invalid = "a\0b";
        CommandRun.of("info", invalid).assertFailed("not a valid path: ");
        CommandRun.of("check", invalid).assertFailed("not a valid path: ");
        CommandRun.of("check", level, "--junit", invalid).assertFailed("not a valid path: ");
        CommandRun.of("play", invalid).assertFailed("not a valid path: ");
        for (String option : List.of("--trace", "--record", "--replay")) {
            CommandRun.of("play", level, option, invalid).assertFailed("not a valid path: ");
        }
        CommandRun.of("render", level, invalid + ".png").assertFailed("not a valid path: ");
        assertTrue(CommandRun.of("replay", invalid).assertStatus(2).err().contains("not a valid path: "));

        Path replay = folder.resolve("run.replay.json");
        CommandRun.of("play", level, "--record", replay).assertStatus(0);
        Files.writeString(replay, Files.readString(replay).replace("run.level.json", "a\\u0000b"));
        CommandRun run = CommandRun.of("replay", replay).assertStatus(2);
        assertTrue(run.err().contains(replay + ": level: not a valid path: "), run.err());
    }

    @Test
    void verboseShowsWhereAFailureHappened() {
        CommandRun run =
                CommandRun.of("info", folder.resolve("missing"), "--verbose").assertStatus(2);
        assertTrue(run.err().contains("\tat "), run.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"info", "check", "play", "replay", "reach", "render", "convert", "schema", "completion"})
    void everyCommandHasHelp(String command) {
        CommandRun run = CommandRun.of(command, "--help").assertStatus(0);
        assertFalse(run.out().lines().anyMatch(line -> line.matches("[a-z0-9+]{1,12}")), "wrapped: " + run.out());
        assertTrue(run.out().startsWith("Usage: leapsmith " + command), run.out());
        assertTrue(run.out().contains("Example"), run.out());
        assertTrue(run.out().lines().allMatch(line -> line.length() <= 80), run.out());
    }

    @Test
    void theHelpListsCommandsAndTheVersionIsPrinted() {
        String help = CommandRun.of("--help").assertStatus(0).out();
        for (String command : List.of("info", "check", "play", "reach", "render")) {
            assertTrue(help.contains("\n  " + command + " "), help);
        }
        assertTrue(CommandRun.of("--version").assertStatus(0).out().startsWith("leapsmith"));
    }

    @Test
    void withoutADisplayALevelIsPlayedAndDrawn() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Path png = folder.resolve("play.png");
        int status = HeadlessPlay.run(
                LevelFormat.read(level),
                Optional.empty(),
                "No display.",
                png,
                new PrintStream(out, true),
                new PrintStream(err, true));
        assertEquals(0, status, err.toString());
        String text = out.toString();
        assertTrue(text.startsWith("No display."), text);
        for (String part : List.of("600 ticks", "state hash", "2 bodies", "pairs found", "tested")) {
            assertTrue(text.contains(part), text);
        }
        assertNotNull(ImageIO.read(png.toFile()));
        Path nowhere = folder.resolve("nowhere").resolve("x.png");
        assertEquals(
                2,
                HeadlessPlay.run(
                        LevelFormat.read(level),
                        Optional.empty(),
                        "why",
                        nowhere,
                        new PrintStream(out),
                        new PrintStream(err, true)));
        assertEquals(1, err.toString().lines().count(), err.toString());
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
