package leapsmith.editor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.StreamSupport;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.image.TileSheet;
import leapsmith.levels.json.InputFile;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.SharedKinds;
import leapsmith.levels.model.FieldDefinition;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelHash;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.WorldPlace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code convert}, and maps of other programs in the other commands. */
class ConvertCommandTest {
    private static final String MAP = """
            <?xml version="1.0" encoding="UTF-8"?>
            <map version="1.8" orientation="orthogonal" width="4" height="3" tilewidth="16" tileheight="16" infinite="0">
             <tileset firstgid="1" source="cave.tsx"/>
             <layer id="1" name="Collision" width="4" height="3">
              <data encoding="csv">0,0,0,0,0,0,0,0,1,1,1,1</data>
             </layer>
             <objectgroup id="2" name="Objects">
              <object id="1" name="hero" type="player" x="16" y="8" width="12" height="24"/>
             </objectgroup>
            </map>
            """;
    private static final String TILESET = """
            <?xml version="1.0" encoding="UTF-8"?>
            <tileset name="cave" tilewidth="16" tileheight="16" tilecount="4" columns="2"/>
            """;

    @TempDir
    Path folder;

    private Path map;
    private Path level;

    @BeforeEach
    void write() throws IOException {
        Files.writeString(folder.resolve("cave.tsx"), TILESET);
        map = Files.writeString(folder.resolve("cave.tmx"), MAP);
        level = Files.writeString(folder.resolve("run.level.json"), RunLevel.JSON);
    }

    @Test
    void aMapBecomesALevelByGuessedRules() throws IOException {
        Path out = folder.resolve("new.level.json");
        CommandRun run = CommandRun.of("convert", map, out).assertStatus(0);
        assertTrue(run.out().contains(map + " -> " + out + " (4 x 3 tiles)"), run.out());
        assertTrue(run.err().contains("leapsmith convert: guessed block: "), run.err());
        Level made = LevelFormat.read(out);
        assertEquals(4, made.columns());
        assertTrue(made.player().isPresent());
        JsonNode json =
                CommandRun.of("convert", map, out, "--json").assertStatus(0).json();
        assertEquals(map.toString(), json.get("in").asText());
        assertEquals(out.toString(), json.get("out").asText());
        assertTrue(json.get("lost").isArray() && json.get("warnings").isArray());
        assertEquals(out.toString(), json.at("/levels/0/files/0").asText());
    }

    @Test
    void aFindingHasTheWordOfItsSeverityInEachCommand() throws IOException {
        Files.writeString(
                map,
                MAP.replaceFirst("tilewidth=\"[0-9]+\" tileheight=\"[0-9]+\"", "tilewidth=\"32\" tileheight=\"32\""));
        String scaled = "multiplied by 2.";
        for (CommandRun run :
                List.of(CommandRun.of("info", map), CommandRun.of("convert", map, folder.resolve("new.level.json")))) {
            String line = run.out()
                    .lines()
                    .filter(it -> it.endsWith(scaled))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(run.out()));
            assertTrue(line.strip().startsWith("hint"), line);
        }
    }

    @Test
    void aLevelIsTheSameAfterTiledAndBack() throws IOException {
        Path tmx = folder.resolve("run.tmx");
        CommandRun.of("convert", level, tmx).assertStatus(0);
        Path back = folder.resolve("back.level.json");
        CommandRun.of("convert", tmx, back).assertStatus(0);
        assertEquals(LevelFormat.read(level), LevelFormat.read(back));
    }

    @Test
    void aLevelHasTheKindsOfItsKindsFileIfItIsResolvedOrLeavesItsFolder() throws IOException {
        Files.writeString(folder.resolve(KindsFile.NAME), """
                { "format": "leapsmith-kinds", "version": 1, "tiles": { "goo": { "shape": "block", "grip": 0.5 } } }
                """);
        Files.writeString(
                level, RunLevel.JSON.replaceFirst("\\{", "{ \"legend\": { \"g\": \"goo\", \"#\": \"block\" },"));
        Path kept = folder.resolve("kept.level.json");
        CommandRun.of("convert", level, kept).assertStatus(0);
        assertTrue(Files.readString(kept).contains("\"is\": \"goo\""), Files.readString(kept));
        Path other = Files.createDirectories(folder.resolve("other")).resolve("other.level.json");
        Files.writeString(other.resolveSibling(KindsFile.NAME), "{ \"format\": \"leapsmith-kinds\", \"version\": 1 }");
        for (Path whole : List.of(folder.resolve("whole.level.json"), other)) {
            CommandRun.of("convert", level, whole, whole == other ? "--force" : "--resolve")
                    .assertStatus(0);
            assertFalse(Files.readString(whole).contains("\"is\""), Files.readString(whole));
            assertTrue(Files.readString(whole).contains("\"grip\": 0.5"), Files.readString(whole));
        }
    }

    @Test
    void whatAFormatCannotHoldIsNamed() {
        CommandRun run =
                CommandRun.of("convert", level, folder.resolve("run.csv")).assertStatus(0);
        assertTrue(run.out().contains("lost: "), run.out());
        assertFalse(CommandRun.of("convert", level, folder.resolve("x.csv"), "--json")
                .json()
                .get("lost")
                .isEmpty());
    }

    @Test
    void theProfileIsSavedAndUsed() throws IOException {
        Path profile = folder.resolve("rules.import.json");
        Path out = folder.resolve("new.level.json");
        CommandRun.of("convert", map, out, "--save-profile", profile).assertStatus(0);
        Files.writeString(
                profile, Files.readString(profile).replace("\"becomes\": \"block\"", "\"becomes\": \"oneway\""));
        CommandRun run =
                CommandRun.of("convert", map, out, "--profile", profile).assertStatus(0);
        assertEquals("", run.err());
        JsonNode tiles = CommandRun.of("info", out, "--json").json().get("tiles");
        assertEquals(4, tiles.get("oneway").asInt());
        assertEquals(
                tiles,
                CommandRun.of("info", map, "--json", "--profile", profile)
                        .json()
                        .get("tiles"));
        CommandRun.of("convert", map, out, "--profile", profile, "--save-profile", profile)
                .assertFailed("can't be combined");
        CommandRun.of("convert", level, out, "--save-profile", folder.resolve("no.json"))
                .assertFailedFirst("needs no rules");
    }

    @Test
    void aFolderGetsAFileForEachLevel() throws IOException {
        Path out = folder.resolve("levels");
        CommandRun.of("convert", map, out + "/").assertStatus(0);
        assertEquals(4, LevelFormat.read(out.resolve("cave.level.json")).columns());
        CommandRun.of("convert", level, out, "--to", "tmx").assertStatus(0);
        assertTrue(Files.exists(out.resolve("run.tmx")));
    }

    @Test
    void standardStreamsHoldLevels() throws IOException {
        String csv = CommandRun.of("convert", level, "-", "--to", "csv")
                .assertStatus(0)
                .out();
        assertTrue(csv.lines().anyMatch(line -> line.matches("[0-9,]+")), csv);
        CommandRun back =
                CommandRun.withInput(csv, "convert", "-", "-", "--from", "csv").assertStatus(0);
        assertTrue(back.out().startsWith("{"), back.out());
        assertTrue(back.err().contains("standard input -> standard output"), back.err());
        CommandRun tmx = CommandRun.of("convert", level, "-", "--to", "tmx").assertStatus(0);
        assertTrue(tmx.out().contains("<map "), tmx.out());
        assertTrue(tmx.err().contains("standard output takes one file only"), tmx.err());
    }

    @Test
    void filesThatWereReadAreNotOverwritten() throws IOException {
        CommandRun.of("convert", level, level).assertFailed("would overwrite");
        assertEquals(RunLevel.JSON, Files.readString(level));
        assertEquals(MAP, Files.readString(map));
    }

    @Test
    void aPictureOfAnotherProgramIsNotReplacedUnlessForced() throws IOException {
        Path tmx = folder.resolve("run.tmx");
        Path picture = Files.writeString(folder.resolve("run.png"), "mine");
        CommandRun.of("convert", level, tmx).assertFailed(picture + ": ");
        CommandRun.of("convert", level, tmx).assertFailed("is not a tileset of leapsmith");
        assertEquals("mine", Files.readString(picture));
        assertFalse(Files.exists(tmx));

        CommandRun.of("convert", level, tmx, "--force").assertStatus(0);
        assertTrue(TileSheet.isUnchanged(picture));
        // Its own picture is replaced without a word.
        CommandRun.of("convert", level, tmx).assertStatus(0);
        CommandRun.of("convert", level, folder.resolve("run.ldtk")).assertStatus(0);
    }

    @Test
    void badArgumentsAreAOneLineError() {
        CommandRun.of("convert", level).assertFailed("OUT");
        CommandRun.of("convert", level, folder.resolve("x.unknown")).assertFailed("choose one with --to");
        CommandRun.of("convert", level, folder.resolve("x.tmx"), "--to", "what").assertFailed("no format \"what\"");
        CommandRun.of("convert", map, folder.resolve("x.level.json"), "--level", "no")
                .assertFailed("only cave");
        CommandRun.of("convert", "-", folder.resolve("x.level.json"), "--watch").assertFailed("--watch needs files");
        CommandRun.of("convert", folder.resolve("no.tmx"), folder.resolve("x.level.json"))
                .assertFailed("not found");
    }

    @Test
    void watchConvertsAgainWhenTheMapOrItsTilesetChanges() throws Exception {
        Path out = folder.resolve("new.level.json");
        AtomicInteger status = new AtomicInteger(-1);
        Thread thread = new Thread(
                () -> status.set(CommandRun.of("convert", map, out, "--watch").status()));
        thread.start();
        try {
            awaitColumns(out, 4);
            Files.writeString(map, "<map");
            Files.writeString(
                    map,
                    MAP.replace("width=\"4\"", "width=\"5\"")
                            .replace("0,0,0,0,0,0,0,0,1,1,1,1", "0,0,0,0,0,0,0,0,0,0,1,1,1,1,1"));
            awaitColumns(out, 5);
            Files.delete(out);
            Files.writeString(folder.resolve("cave.tsx"), TILESET + "\n");
            awaitColumns(out, 5);
        } finally {
            thread.interrupt();
            thread.join(10_000);
        }
        assertEquals(ExitStatus.FINE, status.get());
    }

    private static void awaitColumns(Path file, int columns) throws Exception {
        for (int i = 0; i < 300; i++) {
            if (Files.exists(file) && LevelFormat.read(file).columns() == columns) {
                return;
            }
            Thread.sleep(100);
        }
        throw new AssertionError(file + " doesn't have " + columns + " columns");
    }

    @Test
    void theOtherCommandsReadMaps() throws IOException {
        JsonNode info = CommandRun.of("info", map, "--json").assertStatus(0).json();
        assertEquals("tiled-xml", info.get("format").asText());
        assertEquals("1.8", info.get("formatVersion").asText());
        assertEquals(4, info.at("/tiles/block").asInt());
        assertEquals("Collision", info.at("/layers/0/name").asText());
        assertEquals("tiles", info.at("/layers/0/kind").asText());
        assertEquals(4, info.at("/layers/0/width").asInt());
        assertEquals(4, info.at("/layers/0/nonEmpty").asInt());
        assertEquals("objects", info.at("/layers/1/kind").asText());
        assertEquals(1, info.at("/layers/1/nonEmpty").asInt());
        assertTrue(CommandRun.of("info", map).out().contains("layer       Collision, tiles, 4 x 3, 4 not empty"));
        assertEquals(
                600,
                CommandRun.of("play", map, "--json")
                        .assertStatus(0)
                        .json()
                        .get("ticks")
                        .asInt());
        CommandRun.of("render", map, folder.resolve("cave.png")).assertStatus(0);
        Path json = folder.resolve("tiled.json");
        CommandRun.of("convert", level, json, "--to", "tmj").assertStatus(0);
        Files.writeString(folder.resolve("other.json"), "{\"type\": \"tileset\"}");
        CommandRun check = CommandRun.of("check", folder, "--json").assertStatus(1);
        assertTrue(check.out().contains(map.toString()), check.out());
        assertFalse(check.out().contains("cave.tsx") || check.out().contains("other.json"), check.out());
        assertTrue(CommandRun.of("check", folder, "--progress").err().contains("of 3 files"));
    }

    @Test
    void aWorldWithoutItsMapsNamesThem() throws IOException {
        StringBuilder maps = new StringBuilder("{\"fileName\":\"a.tmx\"}");
        for (char name = 'b'; name < 'f'; name++) {
            maps.append(",{\"fileName\":\"").append(name).append(".tmx\"}");
        }
        Path world = Files.writeString(
                folder.resolve("gone.world"),
                "{\"maps\":[" + maps + "],\"onlyShowAdjacentMaps\":false,\"type\":\"world\"}");
        String error = CommandRun.of("info", world).assertStatus(2).err();
        assertTrue(
                error.matches("(?s).*no map could be read.*a\\.tmx.*c\\.tmx.* 2 other problems were found\\.\\s*"),
                error);
        assertEquals(1, error.lines().count(), error);
    }

    /** A map with the picture of a legend of two tiles. */
    private Path pictured() throws IOException {
        CommandRun.of("convert", level, folder.resolve("art.tmx")).assertStatus(0);
        Files.writeString(
                folder.resolve("cave.tsx"),
                "<tileset name=\"cave\" tilewidth=\"16\" tileheight=\"16\" tilecount=\"2\" columns=\"2\">"
                        + "<image source=\"art.png\" width=\"32\" height=\"16\"/></tileset>");
        return map;
    }

    @Test
    void aMapWithPicturesBecomesALevelWithATheme() throws IOException {
        Path in = pictured();
        Path out = folder.resolve("new.level.json");
        CommandRun run = CommandRun.of("convert", in, out).assertStatus(0);
        Path theme = folder.resolve("new.theme.json");
        assertTrue(run.out().contains(in + " -> " + theme), run.out());
        assertFalse(run.out().contains("lost"), run.out());
        assertEquals("new", LevelFormat.read(out).looks().theme());
        assertEquals(1, LevelFormat.read(out).looks().layers().size());
        Path ofMap = folder.resolve("map.png");
        Path ofLevel = folder.resolve("level.png");
        CommandRun.of("render", in, ofMap, "--game").assertStatus(0);
        CommandRun.of("render", out, ofLevel, "--game").assertStatus(0);
        assertEquals(-1, Files.mismatch(ofMap, ofLevel));
        CommandRun.of("convert", in, out).assertStatus(0);
    }

    @Test
    void aThemeOfSomebodyElseIsNotReplacedAndMissingPicturesAreNamed() throws IOException {
        Path in = pictured();
        Path out = folder.resolve("new.level.json");
        Path theme = folder.resolve("new.theme.json");
        String own = "{\"format\": \"leapsmith-theme\", \"version\": 1}";
        Files.writeString(theme, own);
        String error = CommandRun.of("convert", in, out).assertStatus(2).err();
        assertTrue(error.contains("new.theme.json"), error);
        assertEquals(own, Files.readString(theme));
        Files.delete(folder.resolve("art.png"));
        String lost =
                CommandRun.of("convert", in, out, "--force").assertStatus(0).out();
        assertTrue(lost.contains("lost: The picture art.png"), lost);
        assertTrue(Files.exists(out));
    }

    // ---- kinds of objects

    private static final String TWO_LEVELS = """
            { "__header__": { "fileType": "LDtk Project JSON" }, "jsonVersion": "1.5.3", "worldLayout": "Free", "defaultGridSize": 16,
              "defs": {
                "layers": [ { "uid": 1, "identifier": "Walls", "intGridValues": [ { "value": 1, "identifier": "wall" } ] },
                  { "uid": 2, "identifier": "Things" } ],
                "entities": [ { "uid": 3, "identifier": "Slime", "width": 14, "height": 12, "color": "#77AA55", "tags": ["patrol"],
                  "doc": "Splits.", "fieldDefs": [
                    { "uid": 4, "identifier": "mood", "type": "F_Enum(9)", "isArray": false, "canBeNull": false },
                    { "uid": 5, "identifier": "hits", "type": "F_Int", "isArray": false, "canBeNull": false, "min": 1, "max": 9,
                      "defaultOverride": { "id": "V_Int", "params": [ 2 ] } } ] } ],
                "enums": [ { "uid": 9, "identifier": "Mood", "values": [ { "id": "Calm" }, { "id": "Angry" } ] } ],
                "tilesets": [], "levelFields": [] },
              "levels": [ %s, %s ] }
            """;

    private static String ldtkLevel(String name, int worldX, String hits) {
        return """
                { "identifier": "%s", "worldX": %d, "worldY": -32, "pxWid": 32, "pxHei": 32, "layerInstances": [
                  { "__identifier": "Things", "__type": "Entities", "__cWid": 2, "__cHei": 2, "__gridSize": 16, "layerDefUid": 2, "entityInstances": [
                    { "__identifier": "Slime", "defUid": 3, "px": [2, 4], "width": 14, "height": 12, "fieldInstances": [
                      { "__identifier": "mood", "__type": "LocalEnum.Mood", "__value": "Angry", "defUid": 4 },
                      { "__identifier": "hits", "__type": "Int", "__value": %s, "defUid": 5 } ] } ] },
                  { "__identifier": "Walls", "__type": "IntGrid", "__cWid": 2, "__cHei": 2, "__gridSize": 16, "layerDefUid": 1,
                    "intGridCsv": [0, 0, 1, 1] } ] }""".formatted(name, worldX, hits);
    }

    @Test
    void aWholeProjectBecomesAFolderWithOneKindsFileAndPlacesInTheWorld() throws IOException {
        Path project = Files.writeString(
                folder.resolve("game.ldtk"), TWO_LEVELS.formatted(ldtkLevel("One", 0, "2"), ldtkLevel("Two", 48, "5")));
        Path out = folder.resolve("levels");
        CommandRun.of("convert", project, out + "/").assertStatus(0);
        KindsFile kinds = InputFile.read(out.resolve(KindsFile.NAME), KindsFile::read);
        assertEquals("patrol", kinds.objects().get("Slime").like());
        Level two = LevelFiles.read(out.resolve("Two.level.json"));
        LevelObject slime = two.object("Slime-1").orElseThrow();
        assertEquals("Slime", slime.kind());
        assertEquals("patrol", slime.behavior());
        assertEquals(Optional.of("\"Angry\""), slime.properties().get("mood"));
        assertEquals(Optional.of("5"), slime.properties().get("hits"));
        assertEquals(Optional.of(new WorldPlace(3, -2)), two.place());
        // What is the default of the kind isn't said again.
        Level one = LevelFiles.read(out.resolve("One.level.json"));
        assertEquals(
                Optional.empty(),
                one.object("Slime-1").orElseThrow().properties().get("hits"));
        assertFalse(CommandRun.of("check", out).out().contains("field-"), "its fields are right");
    }

    @Test
    void aKindOfTheFolderStaysWhenAProjectIsConvertedAgain() throws IOException {
        Path project = Files.writeString(
                folder.resolve("game.ldtk"), TWO_LEVELS.formatted(ldtkLevel("One", 0, "2"), ldtkLevel("Two", 48, "5")));
        Path out = folder.resolve("levels");
        CommandRun.of("convert", project, out + "/").assertStatus(0);
        Path file = out.resolve(KindsFile.NAME);
        Files.writeString(file, Files.readString(file).replace("Splits.", "Splits twice."));
        CommandRun run = CommandRun.of("convert", project, out + "/").assertStatus(0);
        assertTrue(Files.readString(file).contains("Splits twice."));
        assertTrue(run.out().contains("The kind Slime is defined in the folder already"), run.out());
    }

    @Test
    void kindsAloneAreConverted() throws IOException {
        Path project = Files.writeString(
                folder.resolve("game.ldtk"), TWO_LEVELS.formatted(ldtkLevel("One", 0, "2"), ldtkLevel("Two", 48, "5")));
        Path tiled = folder.resolve("game.tiled-project");
        CommandRun run = CommandRun.of("convert", project, tiled).assertStatus(0);
        assertEquals(
                project + " -> " + tiled + " (1 kinds, 1 choices)\n", run.out().replace("\r", ""));
        JsonNode json = CommandRun.of("convert", tiled, folder.resolve("types-objecttypes.xml"), "--json")
                .assertStatus(0)
                .json();
        assertEquals(1, json.get("kinds").asInt());
        assertTrue(json.get("lost").toString().contains("Slime"), json.toString());
        CommandRun.of("convert", tiled, folder.resolve("x.level.json")).assertStatus(2);
    }

    @Test
    void aFolderBecomesAWorldOfTiledAndComesBackWithItsPlaces() throws IOException {
        Path levels = Files.createDirectory(folder.resolve("levels"));
        Level first = LevelFiles.read(level).withPlace(Optional.of(new WorldPlace(0, 0)));
        LevelFiles.save(levels.resolve("first.level.json"), first.withName("first"));
        LevelFiles.save(
                levels.resolve("second.level.json"),
                first.withName("second").withPlace(Optional.of(new WorldPlace(-7, 12))));
        LevelFiles.save(
                levels.resolve("third.level.json"), first.withName("third").withPlace(Optional.empty()));
        Path world = folder.resolve("tiled").resolve("game.world");
        CommandRun run = CommandRun.of("convert", levels, world).assertStatus(0);
        assertTrue(run.out().contains("lost: third has no place in the world"), run.out());
        // Moved in Tiled.
        Files.writeString(world, Files.readString(world).replace("-112", "-128"));
        CommandRun.of("convert", world, folder.resolve("back") + "/").assertStatus(0);
        assertEquals(
                Optional.of(new WorldPlace(-8, 12)),
                LevelFiles.read(folder.resolve("back/second.level.json")).place());
        assertEquals(first.withName("first"), LevelFiles.read(folder.resolve("back/first.level.json")), "nothing else");
    }

    @Test
    void aFolderBecomesOneProjectOfLdtkWithTypedFieldsAndComesBack() throws IOException {
        Path levels = Files.createDirectory(folder.resolve("levels"));
        Files.writeString(levels.resolve(KindsFile.NAME), """
                { "format": "leapsmith-kinds", "version": 1,
                  "choices": { "item": ["coin", "gem"] },
                  "objects": { "slime": { "like": "patrol", "size": [14, 12], "color": "#77aa55", "fields": {
                    "hits": { "type": "int", "default": 1, "min": 1, "max": 9 },
                    "pace": { "type": "number", "default": 1 },
                    "drops": { "type": "item", "list": true },
                    "glow": { "type": "color", "default": "#ff0000" },
                    "home": { "type": "point" },
                    "owner": { "type": "ref", "to": ["player"] } } } } }
                """);
        Level first = LevelFiles.read(level).withPlace(Optional.of(new WorldPlace(0, 0)));
        String hero = first.player().orElseThrow().id();
        LevelFiles.save(levels.resolve("a.level.json"), first.withName("First"));
        String text = Files.readString(levels.resolve("a.level.json"))
                .replace(
                        "\"characters\": [",
                        "\"characters\": [ { \"id\": \"slimy\", \"kind\": \"slime\", \"x\": 40,"
                                + " \"y\": 30, \"width\": 12, \"height\": 40, \"properties\": { \"pace\": 2, \"drops\": [ \"gem\", \"coin\" ], \"home\": [ 33, 5 ],"
                                + " \"owner\": \"" + hero + "\" } },");
        Files.writeString(levels.resolve("a.level.json"), text);
        LevelFiles.save(
                levels.resolve("b.level.json"),
                first.withName("b")
                        .withLegend(first.legend().plus(new LegendEntry('i', StandardKind.ICE.kind())))
                        .withPlace(Optional.of(new WorldPlace(-7, 12))));
        Path project = Files.createDirectory(folder.resolve("ldtk")).resolve("game.ldtk");
        CommandRun.of("convert", levels, project).assertStatus(0);
        JsonNode json = new ObjectMapper().readTree(project.toFile());
        assertEquals(2, json.get("levels").size());
        assertEquals(-7 * 16, json.get("levels").get(1).get("worldX").asInt());
        Map<String, String> types = new TreeMap<>();
        for (JsonNode entity : json.get("defs").get("entities")) {
            if (entity.get("identifier").asText().equals("slime")) {
                entity.get("fieldDefs")
                        .forEach(field -> types.put(
                                field.get("identifier").asText(),
                                field.get("__type").asText()));
            }
        }
        assertEquals("Int", types.get("hits"));
        assertEquals("Float", types.get("pace"), "though all values are whole");
        assertEquals("Array<LocalEnum.item>", types.get("drops"));
        assertEquals("Color", types.get("glow"));
        assertEquals("EntityRef", types.get("owner"));
        assertEquals("String", types.get("home"), "LDtk has places only in cells");
        Files.writeString(levels.resolve("a.level.json"), text.replace("[ 33, 5 ]", "[ 40, 8 ]"));
        Path cells = Files.createDirectory(folder.resolve("cells")).resolve("game.ldtk");
        CommandRun.of("convert", levels, cells).assertStatus(0);
        assertEquals(
                "{\"cx\":2,\"cy\":0}",
                new ObjectMapper()
                        .readTree(cells.toFile()).findValues("fieldInstances").stream()
                                .flatMap(fields -> StreamSupport.stream(fields.spliterator(), false))
                                .filter(field -> field.path("__type").asText().equals("Point"))
                                .findFirst()
                                .orElseThrow()
                                .path("__value")
                                .toString());
        CommandRun.of("convert", cells, folder.resolve("cellsBack") + "/").assertStatus(0);
        assertEquals(
                Optional.of("[ 40, 8 ]"),
                LevelFiles.read(folder.resolve("cellsBack/a.level.json"))
                        .object("slimy")
                        .orElseThrow()
                        .properties()
                        .get("home"));
        Files.writeString(levels.resolve("a.level.json"), text);
        CommandRun.of("convert", project, folder.resolve("back") + "/").assertStatus(0);
        Level back = LevelFiles.read(folder.resolve("back/a.level.json"));
        Level sent = LevelFiles.read(levels.resolve("a.level.json"));
        for (String list : List.of("characters", "zones", "platforms", "emitters")) {
            assertEquals(
                    new ObjectMapper().readTree(text).path(list),
                    new ObjectMapper()
                            .readTree(folder.resolve("back/a.level.json").toFile())
                            .path(list));
        }
        assertEquals(sent.name(), back.name());
        assertEquals(sent.place(), back.place());
        Level other = LevelFiles.read(folder.resolve("back/b.level.json"));
        assertEquals(LevelHash.of(LevelFiles.read(levels.resolve("b.level.json"))), LevelHash.of(other));
        KindsFile kinds = SharedKinds.of(folder.resolve("back")).content();
        assertEquals(Set.of("slime"), kinds.objects().keySet());
        assertEquals(List.of("coin", "gem"), kinds.choices().get("item"));
        Map<String, FieldDefinition> fields = kinds.objects().get("slime").fields();
        SharedKinds.of(levels).content().objects().get("slime").fields().forEach((name, field) -> {
            assertEquals(field.type(), fields.get(name).type(), name);
            assertEquals(field.list(), fields.get(name).list(), name);
            assertEquals(field.min(), fields.get(name).min(), name);
            assertEquals(field.to(), fields.get(name).to(), name);
        });
    }
}
