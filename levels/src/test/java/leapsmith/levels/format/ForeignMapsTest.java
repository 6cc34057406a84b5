package leapsmith.levels.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import leapsmith.levels.convert.ImportProfile;
import leapsmith.levels.convert.ImportRule;
import leapsmith.levels.convert.ImportedLevel;
import leapsmith.levels.convert.LevelImport;
import leapsmith.levels.convert.Outcome;
import leapsmith.levels.convert.RuleGuesser;
import leapsmith.levels.convert.Selector;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.image.PngFile;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.ogmo.OgmoReader;
import leapsmith.levels.raster.Picture;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Maps of other editors as their users make them, with the levels that they must become. */
class ForeignMapsTest {
    @TempDir
    Path folder;

    private static Path file(String name) {
        try {
            return Path.of(ForeignMapsTest.class.getResource("maps/" + name).toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static ExternalProject project(Path file) throws IOException {
        return ((FileContent.OfProject) LevelFiles.open(file, Optional.empty())).project();
    }

    private static ImportedLevel imported(Path file) throws IOException {
        ExternalMap map = project(file).maps().get(0);
        return LevelImport.of(map, RuleGuesser.profile(map));
    }

    private static Level level(String name) throws IOException {
        return imported(file(name)).level();
    }

    private Level changed(String name, String from, String to) throws IOException {
        String text = Files.readString(file(name));
        assertTrue(text.contains(from), from);
        Path changed = folder.resolve(name);
        Files.writeString(changed, text.replace(from, to));
        return imported(changed).level();
    }

    /** The shapes of the tiles: # for a block, = for a one-way tile, / and \ for slopes, . for anything else. */
    private static List<String> rows(Level level) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < level.rows(); row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < level.columns(); column++) {
                line.append(
                        switch (level.typeAt(column, row)) {
                            case BLOCK -> '#';
                            case ONE_WAY -> '=';
                            case SLOPE_RIGHT -> '/';
                            case SLOPE_LEFT -> '\\';
                            default -> '.';
                        });
            }
            rows.add(line.toString());
        }
        return rows;
    }

    private static LevelObject object(Level level, String id) {
        return level.object(id).orElseThrow();
    }

    private static List<String> rules(List<Finding> findings) {
        return findings.stream().map(Finding::rule).toList();
    }

    // ---- the size of a tile

    @Test
    void aTileOfTiledLargerThanItsCellReachesUpAndToTheRight() throws IOException {
        List<String> rows = rows(level("oversize.tmx"));
        assertEquals(List.of("##########", "##########"), rows.subList(4, 6));
        assertEquals("..........", rows.get(3));
        assertEquals("..........", rows.get(6));
    }

    @Test
    void aTileOfLdtkLargerThanItsCellReachesDownAndToTheRight() throws IOException {
        assertEquals(List.of("........", "........", "########", "########"), rows(level("oversize.ldtk")));
    }

    @Test
    void aLargeTileCoversOnlyWhatItsShapeCovers() throws IOException {
        Level level = changed("oversize.tmx", "width=\"32\" height=\"32\"/></obj", "width=\"32\" height=\"16\"/></obj");
        assertEquals("##########", rows(level).get(4));
        assertEquals("..........", rows(level).get(5));
    }

    @Test
    void aLargeTileThatIsMirroredCoversTheMirroredPart() throws IOException {
        Level half = changed("oversize.tmx", "width=\"32\" height=\"32\"/></obj", "width=\"16\" height=\"32\"/></obj");
        assertEquals("#.#.#.#.#.", rows(half).get(5));
        String mirrored = Files.readString(file("oversize.tmx"))
                .replace("width=\"32\" height=\"32\"/></obj", "width=\"16\" height=\"32\"/></obj")
                .replace("1,0,1,0,1,0,1,0,1,0,", "2147483649,0,2147483649,0,2147483649,0,2147483649,0,2147483649,0,");
        Path file = Files.writeString(folder.resolve("mirrored.tmx"), mirrored);
        assertEquals(".#.#.#.#.#", rows(imported(file).level()).get(5));
    }

    @Test
    void aTileALittleLargerThanItsCellCoversJustTheCell() throws IOException {
        String small = Files.readString(file("oversize.tmx"))
                .replace("tilewidth=\"32\" tileheight=\"32\"", "tilewidth=\"16\" tileheight=\"24\"")
                .replaceAll("<tile id=\"0\">.*</tile>", "");
        Path file = Files.writeString(folder.resolve("grass.tmx"), small);
        assertEquals("..........", rows(imported(file).level()).get(4));
        assertEquals("#.#.#.#.#.", rows(imported(file).level()).get(5));
    }

    @Test
    void aTileOfACollectionIsMeasuredByItsOwnPicture() throws IOException {
        List<String> rows = rows(level("collection.tmx"));
        assertEquals(List.of(".../#...", "########"), rows.subList(2, 4));
        Level slab = changed(
                "collection.tmx",
                "<tile id=\"7\"><image width=\"64\" height=\"64\" source=\"big.png\"/></tile>",
                "<tile id=\"7\"><image width=\"48\" height=\"16\" source=\"slab.png\"/><objectgroup>"
                        + "<object id=\"1\" x=\"0\" y=\"0\" width=\"48\" height=\"16\"/></objectgroup></tile>");
        assertEquals(List.of(".../#...", "########"), rows(slab).subList(2, 4));
        String text = Files.readString(folder.resolve("collection.tmx"));
        Path file = Files.writeString(
                folder.resolve("slab.tmx"), text.replaceFirst("0,0,0,0,0,0,0,0,", "0,8,0,0,0,0,0,0,"));
        assertEquals(".###....", rows(imported(file).level()).get(0));
    }

    @Test
    void noTilesetIsMissingForTilesOfAPictureOfUnknownSize() throws IOException {
        assertFalse(rules(project(file("unsized.tmx")).findings()).contains("unknown-tiles"));
        assertEquals("#####.", rows(level("unsized.tmx")).get(2));
    }

    // ---- what is said elsewhere

    @Test
    void aTileObjectHasTheClassAndThePropertiesOfItsTile() throws IOException {
        Level level = level("world/inherit.tmx");
        assertEquals(
                RawMembers.EMPTY.with("value", "5").with("sound", "\"ping\""),
                object(level, "a").properties());
        assertEquals(
                RawMembers.EMPTY.with("value", "9").with("sound", "\"ping\""),
                object(level, "b").properties());
        assertEquals("patrol", object(level, "c").kind());
    }

    @Test
    void membersOfAClassThatAMapLeavesOutHaveTheDefaultsOfTheProject() throws IOException {
        Level level = level("defaults/m.tmx");
        assertEquals(
                Optional.of("{ \"gold\": 7 }"), object(level, "g1").properties().get("loot"));
        assertEquals(Optional.of("\"Calm\""), object(level, "g1").properties().get("mood"));
        assertEquals(Optional.of("30"), object(level, "g1").properties().get("speed"));
        assertEquals(Optional.of("30"), object(level, "g2").properties().get("speed"));
        assertEquals(
                Optional.of("{ \"gold\": 99 }"),
                object(level, "g2").properties().get("loot"));
        assertEquals(TileType.BLOCK, level.typeAt(0, 3), "its class says that it is solid");
    }

    @Test
    void aReferenceToAnEntityBecomesTheIdOfItsObject() throws IOException {
        Level level = level("references.ldtk");
        assertEquals(
                Optional.of("\"player-1\""),
                object(level, "Door-1").properties().get("target"));
        assertEquals(
                Optional.of("[ \"platform-1\" ]"),
                object(level, "Door-1").properties().get("refs"));
        assertEquals(Optional.of("\"Door-1\""), level.properties().get("exit"));
        assertEquals(
                Optional.of("\"MovingPlatform\""),
                object(level, "platform-1").properties().get("class"),
                "a rule made a platform of it");
    }

    @Test
    void aReferenceOfTiledBecomesTheIdOfItsObjectAlsoInAClass() throws IOException {
        Path file = Files.writeString(folder.resolve("refs.tmx"), """
                <map version="1.10" orientation="orthogonal" width="4" height="4" tilewidth="16" tileheight="16">
                 <objectgroup id="2" name="things">
                  <object id="7" name="door" type="Door" x="0" y="0" width="16" height="16">
                   <properties>
                    <property name="key" type="object" value="9"/>
                    <property name="no" type="object" value="0"/>
                    <property name="deep" type="class" propertytype="Link">
                     <properties><property name="to" type="object" value="9"/></properties>
                    </property>
                    <property name="gone" type="object" value="12"/>
                   </properties>
                  </object>
                  <object id="9" name="key" type="Key" x="32" y="0" width="16" height="16"/>
                 </objectgroup>
                </map>""");
        RawMembers properties = object(imported(file).level(), "door").properties();
        assertEquals(Optional.of("\"key\""), properties.get("key"));
        assertEquals(Optional.of("null"), properties.get("no"));
        assertEquals(Optional.of("{ \"to\": \"key\" }"), properties.get("deep"));
        assertEquals(Optional.of("{ \"entityIid\": \"12\" }"), properties.get("gone"), "no such object");
    }

    @Test
    void anObjectMovesAlongTheLineThatItRefersTo() throws IOException {
        Path file = Files.writeString(folder.resolve("line.tmx"), """
                <map version="1.10" orientation="orthogonal" width="20" height="4" tilewidth="16" tileheight="16">
                 <objectgroup id="2" name="things">
                  <object id="5" type="MovingPlatform" x="0" y="0" width="16" height="16">
                   <properties>
                    <property name="speed" type="int" value="8"/>
                    <property name="path" type="object" value="7"/>
                   </properties>
                  </object>
                  <object id="7" x="8" y="8"><polyline points="0,0 48,0"/></object>
                  <object id="8" x="8" y="8"><polyline points="0,0 0,32"/></object>
                 </objectgroup>
                </map>""");
        LevelObject platform = imported(file).level().objects(PlatformType.TYPE).get(0);
        assertEquals(List.of(PathStop.of(48, 0)), platform.stops(), "and not along that with the number of its speed");
    }

    @Test
    void whatALevelHasNoPlaceForIsNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("details.tmx"), """
                <map version="1.10" class="Cave" orientation="orthogonal" width="4" height="4" tilewidth="16" tileheight="16">
                 <tileset firstgid="1" name="t" class="Rocks" tilewidth="16" tileheight="16" tilecount="4" columns="2">
                  <image source="t.png" width="32" height="32"/>
                 </tileset>
                 <layer id="1" name="main" class="Ground" visible="0" width="4" height="1"><data encoding="csv">1,1,1,1</data></layer>
                 <objectgroup id="2" name="things">
                  <object id="1" type="A" gid="2147483649" visible="0" x="0" y="16" width="16" height="16"/>
                 </objectgroup>
                </map>""");
        ImportedLevel imported = imported(file);
        assertEquals(Optional.of("\"Cave\""), imported.level().properties().get("class"));
        assertTrue(
                rules(imported.findings())
                        .containsAll(List.of(
                                "import-layer-details",
                                "import-hidden-layer",
                                "import-tileset-details",
                                "import-hidden",
                                "import-mirrored")),
                rules(imported.findings())::toString);
    }

    @Test
    void propertiesOfLayersAndTilesetsAreNamedAndThoseOfTheMapKept() throws IOException {
        String properties = "<properties><property name=\"music\" value=\"cave\"/></properties>";
        Path file = Files.writeString(folder.resolve("properties.tmx"), """
                <map version="1.10" orientation="orthogonal" width="4" height="4" tilewidth="16" tileheight="16">%1$s
                 <tileset firstgid="1" name="rocks" tilewidth="16" tileheight="16" tilecount="4" columns="2">%1$s
                  <image source="t.png" width="32" height="32"/>
                 </tileset>
                 <layer id="1" name="main" width="4" height="1">%1$s<data encoding="csv">1,1,1,1</data></layer>
                 <objectgroup id="2" name="things">%1$s</objectgroup>
                </map>""".formatted(properties));
        ImportedLevel imported = imported(file);
        assertEquals(
                RawMembers.EMPTY.with("music", "\"cave\""), imported.level().properties());
        List<String> messages =
                imported.findings().stream().map(Finding::message).toList();
        for (String name : List.of("layer main", "layer things", "tileset rocks")) {
            assertTrue(
                    messages.stream().anyMatch(it -> it.contains(name) && it.contains("properties")),
                    () -> name + " in " + messages);
        }
    }

    @Test
    void collisionShapesMayBeTemplates() throws IOException {
        assertEquals("..===...", rows(level("templates/m.tmx")).get(1));
        Path copy = folder.resolve("m.tmx");
        Files.copy(file("templates/m.tmx"), copy);
        Files.copy(file("templates/t.tsx"), folder.resolve("t.tsx"));
        assertEquals(
                2,
                rules(project(copy).findings()).stream()
                        .filter("missing-template"::equals)
                        .count(),
                "each once");
    }

    @Test
    void aTileIsChosenByItsNumberInItsTilesetAsTiledShowsIt() throws IOException {
        ExternalMap map = project(file("unsized.tmx")).maps().get(0);
        for (String text : List.of("b:1-3", "1-3", "B:3")) {
            ImportRule rule =
                    new ImportRule(new Selector(Selector.By.TILE_ID, text, ""), new Outcome.Tiles(TileType.BLOCK));
            Level level = LevelImport.of(map, new ImportProfile(List.of(rule))).level();
            boolean isOnlyThree = text.equals("B:3");
            assertEquals(isOnlyThree ? "...##." : "...###", rows(level).get(2), text);
        }
    }

    // ---- LDtk

    @ParameterizedTest
    @ValueSource(strings = {"path-single.ldtk", "path-grid8.ldtk"})
    void pointsAreCellsOfTheLayerOfTheirEntity(String name) throws IOException {
        assertEquals(
                List.of(PathStop.of(80, 0)), object(level(name), "platform-1").stops());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"__pivot\": [0, 0]|\"__pivot\": [0.5, 0.5]",
                "\"__pivot\": [0, 0]|\"__pivot\": [1, 0]",
                "\"__pxTotalOffsetX\": 0|\"__pxTotalOffsetX\": 16",
                "\"width\": 8|\"width\": 24"
            })
    void pointsDependOnNeitherPivotNorOffsetNorSize(String change) throws IOException {
        String[] parts = change.split("\\|");
        // A pivot at the right edge is in the cell before it, so it lies a cell farther on.
        String text = Files.readString(file("path-grid8.ldtk")).replace(parts[0], parts[1]);
        String moved = parts[1].endsWith("[1, 0]") ? text.replace("\"px\": [64, 32]", "\"px\": [72, 32]") : text;
        Path file = Files.writeString(folder.resolve("moved.ldtk"), moved);
        assertEquals(
                List.of(PathStop.of(80, 0)),
                object(imported(file).level(), "platform-1").stops());
    }

    @Test
    void ofSeveralTilesInACellTheOneWithAMeaningDecides() throws IOException {
        List<String> rows = rows(level("stacked.ldtk"));
        assertEquals("########", rows.get(3));
        assertEquals("..=.....", rows.get(1));
    }

    // ---- Tiled

    @Test
    void anInfiniteMapIsAsLargeAsWhatItHolds() throws IOException {
        Level level = level("infinite.tmx");
        assertEquals(List.of("........", "########"), rows(level), "room for the hero above eight tiles");
        assertEquals(8, level.columns());
    }

    @Test
    void theSizeOfAnInfiniteMapDoesNotDependOnThatOfItsChunks() throws IOException {
        String[] cells = new String[64 * 32];
        Arrays.fill(cells, "0");
        // One chunk of 64 x 32 cells from -32, -32: the row -1 has the cells from -3 to 4.
        Arrays.fill(cells, 31 * 64 + 29, 31 * 64 + 37, "1");
        String chunk = "<chunk x=\"-32\" y=\"-32\" width=\"64\" height=\"32\">" + String.join(",", cells) + "</chunk>";
        String text = Files.readString(file("infinite.tmx")).replaceAll("(?s)<chunk.*</chunk>", chunk);
        Path file = Files.writeString(folder.resolve("infinite.tmx"), text);
        assertEquals(level("infinite.tmx"), imported(file).level());
    }

    @Test
    void objectsOfAnIsometricMapLieOnTheCellsBelowThem() throws IOException {
        Level level = level("isometric.tmx");
        assertEquals(144, object(level, "on cell 4,1").x());
        assertEquals(18, object(level, "on cell 4,1").y());
        assertEquals(
                ZoneType.LAUNCH.defaultValue(),
                object(level, "on cell 4,1").get(ZoneType.LAUNCH),
                "only a spring launches faster because tiles are larger");
    }

    @Test
    void turnedAndNamedTilesInACsvFileOfTiledAreRead() throws IOException {
        assertEquals(List.of("....", ".#..", "####"), rows(level("flipped.csv")));
        assertEquals(
                List.of("csv-turned-tiles"), rules(project(file("flipped.csv")).findings()));
        Path file = Files.writeString(folder.resolve("named.csv"), "-1,-1,-1\nsolid,-1,solid\n");
        assertEquals(List.of("...", "#.#"), rows(imported(file).level()));
    }

    @Test
    void aWorldHasTheMapsOfItsPatterns() throws IOException {
        ExternalProject project = project(file("world/only-pattern.world"));
        assertEquals(
                List.of("room_1_2"),
                project.maps().stream().map(ExternalMap::name).toList());
        RawMembers place = project.maps().get(0).properties();
        assertEquals(Optional.of("128"), place.get("worldX"));
        assertEquals(Optional.of("128"), place.get("worldY"));
    }

    @Test
    void whatIsMissingInAWorldIsNamedAtTheMapThatUsesIt() throws IOException {
        ExternalProject project = project(file("world/w.world"));
        assertEquals(List.of("missing-map"), rules(project.findings()));
        for (ExternalMap map : project.maps()) {
            boolean usesIt = map.name().equals("b") || map.name().equals("c");
            assertEquals(usesIt ? List.of("missing-tileset") : List.of(), rules(project.findingsOf(map)), map.name());
        }
        ExternalProject gone = project(file("world/all-missing.world"));
        assertEquals(List.of(), gone.maps());
        assertTrue(gone.findings().get(0).message().contains("gone.tmx"));
        LevelFormatException error =
                assertThrows(LevelFormatException.class, () -> LevelFiles.maps(gone, "gone.world"));
        assertTrue(
                error.getMessage().matches("gone.world: no map could be read. The map gone.tmx .*"),
                error.getMessage());
    }

    // ---- Ogmo

    @Test
    void aLevelOfOgmoHasItsGridItsTilesAndItsEntities() throws IOException {
        Level level = level("messages/ogmo.json");
        assertEquals(20, level.columns());
        assertEquals(11, level.rows());
        assertEquals(".##.................", rows(level).get(0));
        assertEquals("player", level.objects(CharacterType.TYPE).get(0).kind());
    }

    @Test
    void aProjectOfOgmoHasTheLevelsOfItsFolders() throws IOException {
        Path project = Files.writeString(folder.resolve("game.ogmo"), """
                {"name":"game","ogmoVersion":"3.4.0","levelPaths":["levels"],
                 "layers":[{"definition":"grid","name":"solid","gridSize":{"x":8,"y":8},
                            "legend":{".":"#00000000","W":"#ff0000ff"}},
                           {"definition":"decal","name":"deco","gridSize":{"x":8,"y":8},"folder":"art"}],
                 "anglesRadians":false,
                 "entities":[],
                 "tilesets":[{"label":"big","path":"big.png","tileWidth":16,"tileHeight":16}]}""");
        Files.createDirectory(folder.resolve("levels"));
        Files.createDirectory(folder.resolve("art"));
        try (OutputStream out = Files.newOutputStream(folder.resolve("art/tree.png"))) {
            PngFile.write(new Picture(4, 6), out);
        }
        Files.writeString(folder.resolve("levels/notes.json"), "{\"a\":1}");
        Files.writeString(folder.resolve("levels/broken.json"), "{\"ogmoVersion\":\"3.4.0\",");
        Files.writeString(folder.resolve("levels/one.json"), """
                {"ogmoVersion":"3.4.0","width":32,"height":16,"offsetX":0,"offsetY":0,"values":{"music":"cave"},
                 "layers":[
                  {"name":"things","offsetX":0,"offsetY":0,"gridCellWidth":8,"gridCellHeight":8,"gridCellsX":4,
                   "gridCellsY":2,"entities":[{"name":"MovingPlatform","id":3,"x":8,"y":8,"width":16,"height":8,
                   "originX":8,"originY":8,"nodes":[{"x":24,"y":8}],"values":{"speed":20}}]},
                  {"name":"deco","offsetX":0,"offsetY":0,"gridCellWidth":8,"gridCellHeight":8,"gridCellsX":4,
                   "gridCellsY":2,"decals":[{"x":10,"y":8,"texture":"gone.png"},
                   {"x":10,"y":6,"scaleX":-2,"scaleY":1,"rotation":90,"texture":"tree.png"}]},
                  {"name":"solid","offsetX":0,"offsetY":0,"gridCellWidth":8,"gridCellHeight":8,"gridCellsX":4,
                   "gridCellsY":2,"grid2D":[[".",".",".","W"],["W","W","W","W"]]}]}""");
        ExternalProject read = project(project);
        assertEquals(List.of("one"), read.maps().stream().map(ExternalMap::name).toList());
        assertEquals(
                List.of("missing-map", "ogmo-decals-lost"),
                rules(read.findings()),
                "broken.json; notes.json is no level");
        ExternalMap map = read.maps().get(0);
        Level level = LevelImport.of(map, RuleGuesser.profile(map)).level();
        assertEquals(List.of("...#", "####"), rows(level));
        assertEquals(Optional.of("\"cave\""), level.properties().get("music"));
        LevelObject platform = level.objects(PlatformType.TYPE).get(0);
        assertEquals(0, platform.x());
        assertEquals(List.of(PathStop.of(16, 0)), platform.stops());
        Decoration.Decal tree = level.looks().layers().get(0).decals().get(0);
        assertEquals(
                "6.0 3.0 8.0 6.0 90.0 " + PieceGrid.FLIP_X,
                tree.x() + " " + tree.y() + " " + tree.width() + " " + tree.height() + " " + tree.rotation() + " "
                        + tree.flips());
    }

    @Test
    void everyBeginningOfAFileOfOgmoIsAnErrorInItsFormat() throws IOException {
        byte[] level = Files.readAllBytes(file("messages/ogmo.json"));
        for (int length = 0; length < level.length - 2; length++) {
            byte[] beginning = Arrays.copyOf(level, length);
            assertThrows(
                    LevelFormatException.class,
                    () -> OgmoReader.read(new ByteArrayInputStream(beginning), "ogmo.json", RelatedFiles.NONE),
                    () -> "of " + beginning.length + " bytes");
        }
    }

    // ---- files that aren't levels

    @ParameterizedTest
    @CsvSource({
        "messages/coin.tx, template of Tiled",
        "world/props.tsx, tileset of Tiled",
        "messages/p.tiled-project, project of Tiled",
        "messages/w.ldtkl, separate level of LDtk"
    })
    void aFileThatIsNoLevelIsNamedForWhatItIs(String name, String what) throws IOException {
        Path file = file(name);
        for (Path each : Stream.of(file, Files.copy(file, folder.resolve("renamed.json")))
                .toList()) {
            LevelFormatException error =
                    assertThrows(LevelFormatException.class, () -> LevelFiles.open(each, Optional.empty()));
            assertTrue(error.getMessage().contains(what), error.getMessage());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"facts\":{\"type\":\"tileset\",\"tilewidth\":16,\"tiles\":[],\"image\":\"a.png\"}}",
                "{\"pictures\":[{\"type\":\"template\",\"image\":\"a.png\"}]}",
                "{\"editor\":{\"propertyTypes\":[]}}",
                "{\"file\":{\"fileType\":\"LDtk Level\"}}",
                "{\"maps\":[{\"layers\":[],\"width\":3,\"tiledversion\":\"1.10\"}]}",
                "<catalog><tileset name=\"a\"/><template/></catalog>"
            })
    void aFileWithKeysOfOtherEditorsFurtherInsideIsNotCalledOneOfTheirs(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("facts.json"), text);
        assertFalse(LevelFiles.isProbable(file));
        LevelFormatException error =
                assertThrows(LevelFormatException.class, () -> LevelFiles.open(file, Optional.empty()));
        assertFalse(error.getMessage().matches(".*(Tiled|LDtk|tileset).*"), error.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"tilewidth\":16,\"type\":\"tileset\"} | tileset of Tiled",
                "{\"name\":\"old\",\"image\":\"a.png\",\"tilewidth\":16} | tileset of Tiled",
                "{\"object\":{},\"tileset\":{\"type\":\"tileset\"},\"type\":\"template\"} | template of Tiled",
                "{\"commands\":[],\"propertyTypes\":[]} | project of Tiled"
            })
    void aJsonFileThatIsNoLevelIsNamedForWhatItIs(String text, String what) throws IOException {
        Path file = Files.writeString(folder.resolve("any.json"), text);
        LevelFormatException error =
                assertThrows(LevelFormatException.class, () -> LevelFiles.open(file, Optional.empty()));
        assertTrue(error.getMessage().contains(what), error.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"deep.tmx", "deep.tmj", "deep.level.json"})
    void theErrorOfAFileThatIsTooDeepShowsTheEndsOfItsPath(String name) throws IOException {
        String start = name.endsWith("tmx")
                ? "<map width=\"1\" height=\"1\" tilewidth=\"16\" tileheight=\"16\">" + "<group>".repeat(200)
                : "{\"format\":\"leapsmith-level\",\"properties\":" + "{\"group\":".repeat(200);
        Path file = Files.writeString(folder.resolve(name), start);
        LevelFormatException error =
                assertThrows(LevelFormatException.class, () -> LevelFiles.open(file, Optional.empty()));
        assertTrue(error.path().matches("(group|properties)\\.group\\..*….*\\.group"), error.getMessage());
        assertTrue(error.path().length() <= 121, error.getMessage());
    }
}
