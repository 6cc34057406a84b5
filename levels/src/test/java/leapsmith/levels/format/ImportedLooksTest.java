package leapsmith.levels.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import leapsmith.levels.convert.GuessedRule;
import leapsmith.levels.convert.ImportProfile;
import leapsmith.levels.convert.ImportedLevel;
import leapsmith.levels.convert.LevelImport;
import leapsmith.levels.convert.RuleGuesser;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.image.ImportedTheme;
import leapsmith.levels.image.Themes;
import leapsmith.levels.look.Layout;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Maps with pictures, and levels made of them, drawn as a game would show them. */
class ImportedLooksTest {
    /** Picture pixels for each level pixel: tiles of few pixels are drawn in their mean color. */
    private static final int SCALE = 4;

    private static final int RED = 0xff0000;
    private static final int GREEN = 0x00ff00;
    private static final int BLUE = 0x0000ff;
    private static final int WHITE = 0xffffff;
    private static final int SKY = 0x102030;
    private static final int YELLOW = 0xffff00;

    private static final String SHEET = """
            <tileset firstgid="1" name="ground" tilewidth="4" tileheight="4" tilecount="2" columns="2">
             <image source="ground.png" width="8" height="4"/>
            </tileset>
            """;
    private static final String THINGS = """
            <tileset firstgid="11" name="things" tilewidth="8" tileheight="8" tilecount="1" columns="0">
             <tile id="0"><image source="tall.png" width="4" height="8"/></tile>
            </tileset>
            """;

    @TempDir
    Path folder;

    private Level level;
    private Picture picture;
    private List<Finding> found;

    /** The first tile has a color in each quarter, the second one is yellow; a tall picture is red above blue. */
    @BeforeEach
    void writePictures() throws IOException {
        save("ground.png", 8, 4, (x, y) -> x > 3 ? YELLOW : y < 2 ? x < 2 ? RED : GREEN : x < 2 ? BLUE : WHITE);
        save("tall.png", 4, 8, (x, y) -> y < 4 ? RED : BLUE);
    }

    private interface Pixels {
        int at(int x, int y);
    }

    private void save(String name, int width, int height, Pixels pixels) throws IOException {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                image.setRGB(x, y, pixels.at(x, y));
            }
        }
        ImageIO.write(image, "png", folder.resolve(name).toFile());
    }

    private ImportedLevel open(String file) throws IOException {
        Path path = folder.resolve(file);
        FileContent.OfProject content = (FileContent.OfProject) LevelFiles.open(path, Optional.empty());
        found = content.project().findings();
        ExternalMap map = content.project().maps().get(0);
        ImportProfile rules = new ImportProfile(
                RuleGuesser.guess(map).stream().map(GuessedRule::rule).toList());
        ImportedLevel imported = LevelImport.of(map, rules);
        level = imported.level();
        Themes.Loaded look = new ImportedTheme(imported.theme().orElseThrow(), path).load(Optional.empty());
        assertEquals(List.of(), look.problems());
        picture = new Picture(SCALE * level.widthPx(), SCALE * level.heightPx());
        Scene scene = Scene.editing(level, Set.of(), ColorScheme.DARK)
                .withLook(look.look().orElseThrow())
                .asGame();
        new Rasteriser().draw(scene, new Camera(0, 0, SCALE), picture);
        return imported;
    }

    /** Opens a map of 4 x 4 cells of 4 px. */
    private ImportedLevel openTiled(String content) throws IOException {
        Files.writeString(folder.resolve("map.tmx"), """
                <map version="1.8" orientation="orthogonal" width="4" height="4" tilewidth="4" tileheight="4"
                 backgroundcolor="#102030">
                """ + content + "</map>");
        return open("map.tmx");
    }

    private static String layer(String attributes, String cells) {
        return "<layer name=\"Ground\" width=\"4\" height=\"4\" " + attributes + "><data encoding=\"csv\">" + cells
                + "</data></layer>";
    }

    private int pixel(int x, int y) {
        return picture.argb()[SCALE * (y * picture.width() + x)] & 0xffffff;
    }

    private List<Integer> pixels(int row, int... columns) {
        List<Integer> found = new ArrayList<>();
        for (int column : columns) {
            found.add(pixel(column, row));
        }
        return found;
    }

    @Test
    void tilesOfALayerLookAsInTheMapHoweverTheyAreTurned() throws IOException {
        long x = 0x80000000L;
        long y = 0x40000000L;
        long diagonal = 0x20000000L;
        openTiled(SHEET
                + layer(
                        "",
                        "1," + (x + 1) + "," + (y + 1) + "," + (x + y + 1) + "," + (diagonal + 1) + ","
                                + (diagonal + x + 1) + "," + (diagonal + y + 1) + ",2,0,0,0,0,0,0,0,0"));
        assertEquals(List.of(RED, GREEN, GREEN, RED, BLUE, WHITE, WHITE, BLUE), pixels(0, 0, 3, 4, 7, 8, 11, 12, 15));
        assertEquals(List.of(BLUE, WHITE, WHITE, BLUE, RED, GREEN, GREEN, RED), pixels(3, 0, 3, 4, 7, 8, 11, 12, 15));
        assertEquals(List.of(RED, BLUE, BLUE, RED, GREEN, WHITE, YELLOW), pixels(4, 0, 3, 4, 7, 8, 11, 12));
        assertEquals(SKY, pixel(0, 8));
    }

    @Test
    void aLayerKeepsItsOffsetAndItsOpacity() throws IOException {
        openTiled(SHEET + layer("offsetx=\"5\" offsety=\"3\" opacity=\"0.5\"", "2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0"));
        assertEquals(SKY, pixel(4, 3));
        int half = pixel(5, 3);
        assertEquals((0xff + 0x10) / 2, half >> 16, 1);
        assertEquals((0x30) / 2, half & 0xff, 1);
        assertEquals(half, pixel(8, 6));
        assertEquals(SKY, pixel(9, 6));
    }

    @Test
    void aTallPictureOfACollectionReachesUpFromItsCell() throws IOException {
        openTiled(THINGS + layer("", "0,0,0,0,0,0,0,0,0,11,0,0,0,0,0,0"));
        assertEquals(List.of(SKY, RED, RED, SKY), pixels(4, 3, 4, 7, 8));
        assertEquals(List.of(SKY, BLUE, BLUE, SKY), pixels(11, 3, 4, 7, 8));
        assertEquals(SKY, pixel(4, 12));
    }

    @Test
    void tileObjectsAreStretchedTurnedAndDrawnFromTheTopDown() throws IOException {
        openTiled(SHEET + THINGS + """
                <objectgroup name="things">
                 <object id="1" gid="2" x="0" y="8" width="8" height="8"/>
                 <object id="2" gid="1" x="2" y="6" width="4" height="4"/>
                 <object id="3" gid="11" x="8" y="8" width="4" height="8" rotation="90"/>
                </objectgroup>
                """);
        // The first object is further down, so it covers the second one.
        assertEquals(List.of(YELLOW, YELLOW, YELLOW), pixels(3, 0, 3, 7));
        // A tall picture turned clockwise about its bottom left: red on the right, blue on the left.
        assertEquals(List.of(BLUE, BLUE, RED, RED), pixels(8, 8, 11, 12, 15));
        assertEquals(List.of(BLUE, RED), pixels(11, 8, 15));
        assertEquals(SKY, pixel(8, 12));
    }

    /** As Tiled draws it: in the size of the object, and turned with it. */
    @Test
    void theOffsetOfATilesetMovesItsTileObjects() throws IOException {
        openTiled("""
                <tileset firstgid="1" name="ground" tilewidth="4" tileheight="4" tilecount="2" columns="2">
                 <tileoffset x="2" y="-1"/><image source="ground.png" width="8" height="4"/>
                </tileset>
                <objectgroup name="things">
                 <object id="1" gid="2" x="0" y="8" width="8" height="4"/>
                 <object id="2" gid="2" x="4" y="10" width="4" height="4" rotation="90"/>
                 <object id="3" name="player" type="player" gid="2" x="8" y="16" width="4" height="4"/>
                </objectgroup>
                """);
        assertEquals(List.of(SKY, YELLOW, YELLOW, SKY), pixels(3, 3, 4, 11, 12));
        assertEquals(List.of(YELLOW, SKY), pixels(6, 4, 3));
        assertEquals(List.of(SKY, YELLOW, YELLOW, SKY), pixels(12, 4, 5, 8, 9));
        assertEquals(List.of(SKY, SKY), pixels(11, 4, 9));
        // The picture that the player takes along.
        assertEquals(List.of(SKY, YELLOW, YELLOW, SKY), pixels(14, 9, 10, 13, 14));
        assertEquals(SKY, pixel(10, 15));
    }

    @Test
    void whatIsAboveThePlayerIsInFrontAndThePlayerTakesItsPictureAlong() throws IOException {
        ImportedLevel imported = openTiled(SHEET + layer("", "0,0,0,0,0,0,0,0,0,0,0,0,2,2,2,2") + """
                <objectgroup name="objects">
                 <object id="1" name="player" type="player" gid="1" x="4" y="12" width="4" height="4"/>
                </objectgroup>
                <objectgroup name="front"><object id="2" gid="2" x="12" y="12" width="4" height="4"/></objectgroup>
                """);
        assertEquals(
                List.of("Ground BACK", "front FRONT"),
                level.looks().layers().stream()
                        .map(it -> it.id() + " " + it.depth())
                        .toList());
        assertEquals(Set.of("player"), imported.theme().orElseThrow().objects().keySet());
        assertEquals(List.of(RED, GREEN, SKY, YELLOW), pixels(8, 4, 7, 8, 12));
    }

    @Test
    void imageLayersBehindTheTilesAreBackgroundsAndOthersAreDecoration() throws IOException {
        ImportedLevel imported = openTiled(SHEET + """
                <imagelayer name="sky" offsetx="1" repeatx="1" parallaxx="0.5"><image source="tall.png"/></imagelayer>
                """ + layer("", "0,0,0,0,0,0,0,0,0,0,0,0,2,2,2,2") + """
                <imagelayer name="fog" offsetx="6" offsety="2"><image source="ground.png"/></imagelayer>
                """);
        assertEquals(1, imported.theme().orElseThrow().backgrounds().size());
        assertEquals(0.5, imported.theme().orElseThrow().backgrounds().get(0).parallaxX());
        assertEquals(List.of(RED, RED, BLUE, BLUE), List.of(pixel(0, 0), pixel(15, 3), pixel(0, 7), pixel(15, 4)));
        assertEquals(List.of(RED, RED, YELLOW), pixels(2, 5, 6, 10));
        assertEquals(Depth.FRONT, level.looks().layers().get(1).depth());
    }

    @Test
    void animationsAndThePlaceOfTheParallaxAreKept() throws IOException {
        ImportedLevel imported = openTiled("""
                <tileset firstgid="1" name="ground" tilewidth="4" tileheight="4" tilecount="2" columns="2">
                 <image source="ground.png" width="8" height="4"/>
                 <tile id="0"><animation><frame tileid="1" duration="200"/><frame tileid="0" duration="50"/></animation>
                 </tile>
                </tileset>
                """ + layer("parallaxx=\"0.5\"", "1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0"));
        assertEquals(
                List.of(1, 0),
                imported.theme()
                        .orElseThrow()
                        .sheets()
                        .get("ground")
                        .animations()
                        .get(0)
                        .tiles());
        Decoration ground = level.looks().layers().get(0);
        // Tiled has the layer in place where 0, 0 is in the middle of the view, and a level where its own middle is.
        assertEquals(0.5, ground.parallaxX());
        assertEquals(4, ground.offsetX());
        assertEquals(YELLOW, pixel(4, 0));
    }

    @Test
    void aMapWithoutPicturesOrWithMissingOnesIsImported() throws IOException {
        Files.delete(folder.resolve("ground.png"));
        Files.writeString(
                folder.resolve("map.tmx"), """
                <map version="1.8" orientation="orthogonal" width="4" height="4" tilewidth="4" tileheight="4">
                """ + SHEET + layer("", "2,0,0,0,0,0,0,0,0,0,0,0,2,2,2,2") + "</map>");
        Path path = folder.resolve("map.tmx");
        FileContent.OfProject content = (FileContent.OfProject) LevelFiles.open(path, Optional.empty());
        ImportedLevel imported = LevelImport.of(content.project().maps().get(0), new ImportProfile(List.of()));
        Themes.Loaded look = new ImportedTheme(imported.theme().orElseThrow(), path).load(Optional.empty());
        assertEquals(1, look.problems().size());
        assertTrue(look.problems().get(0).message().english().contains("ground.png"));
    }

    @Test
    void whatATiledMapLosesOfItsLooksIsNamedOncePerKind() throws IOException {
        ImportedLevel imported = openTiled(
                SHEET
                        + layer("tintcolor=\"#ff0000\"", "2,0,0,0,0,0,0,0,0,0,0,0,2,2,2,2")
                        + layer("tintcolor=\"#ff0000\"", "2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0")
                        + "<objectgroup name=\"signs\"><object id=\"1\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"><text>Hi</text></object></objectgroup>");
        List<String> lost = Stream.concat(found.stream(), imported.findings().stream())
                .map(Finding::rule)
                .filter(Set.of("tint-lost", "text-not-shown")::contains)
                .toList();
        assertEquals(List.of("tint-lost", "text-not-shown"), lost);
    }

    private static final String LDTK = """
            {"__header__":{"fileType":"LDtk Project JSON"},"jsonVersion":"1.5.3","defaultGridSize":4,"defs":{
             "layers":[
              {"identifier":"Things","type":"Entities","uid":1,"gridSize":4},
              {"identifier":"Ground","type":"IntGrid","uid":2,"gridSize":4,"tilesetDefUid":9,"tilePivotX":0,
               "intGridValues":[{"value":1,"identifier":"solid","color":"#000000"}]},
              {"identifier":"Far","type":"Tiles","uid":3,"gridSize":4,"tilesetDefUid":9,"parallaxFactorX":0.25,
               "parallaxFactorY":0,"parallaxScaling":false}],
             "entities":[
              {"identifier":"Player","uid":4,"width":4,"height":4,"pivotX":0,"pivotY":0,"tileRenderMode":"FitInside"},
              {"identifier":"Chest","uid":5,"width":8,"height":4,"pivotX":0,"pivotY":0,"tileRenderMode":"Repeat"},
              {"identifier":"Tree","uid":6,"width":4,"height":4,"pivotX":0.5,"pivotY":1,
               "tileRenderMode":"FullSizeUncropped"}],
             "tilesets":[
              {"identifier":"Art","uid":9,"relPath":"ground.png","pxWid":8,"pxHei":4,"tileGridSize":4,"spacing":0,
               "padding":0,"__cWid":2,"__cHei":1},
              {"identifier":"Tall","uid":10,"relPath":"tall.png","pxWid":4,"pxHei":8,"tileGridSize":4,"spacing":0,
               "padding":0,"__cWid":1,"__cHei":2}],"enums":[]},
             "levels":[{"identifier":"One","uid":7,"worldX":0,"worldY":0,"pxWid":16,"pxHei":16,"__bgColor":"#102030",
              "bgRelPath":"tall.png","__bgPos":{"topLeftPx":[0,8],"scale":[2,1],"cropRect":[0,4,4,4]},
              "fieldInstances":[],"layerInstances":[
              {"__identifier":"Things","__type":"Entities","__cWid":4,"__cHei":4,"__gridSize":4,"__opacity":1,
               "layerDefUid":1,"visible":true,"entityInstances":[
                {"__identifier":"Player","iid":"p","defUid":4,"px":[0,8],"width":4,"height":4,"__pivot":[0,0],
                 "__tile":{"tilesetUid":9,"x":0,"y":0,"w":4,"h":4},"fieldInstances":[]},
                {"__identifier":"Chest","iid":"c","defUid":5,"px":[4,8],"width":8,"height":4,"__pivot":[0,0],
                 "__tile":{"tilesetUid":9,"x":0,"y":0,"w":4,"h":4},"fieldInstances":[]},
                {"__identifier":"Tree","iid":"t","defUid":6,"px":[14,12],"width":4,"height":4,"__pivot":[0.5,1],
                 "__tile":{"tilesetUid":10,"x":0,"y":0,"w":4,"h":8},"fieldInstances":[]}]},
              {"__identifier":"Ground","__type":"IntGrid","__cWid":4,"__cHei":4,"__gridSize":4,"__opacity":1,
               "layerDefUid":2,"visible":true,"__tilesetDefUid":9,
               "intGridCsv":[0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1],
               "autoLayerTiles":[{"px":[0,12],"src":[4,0],"f":0,"t":1},{"px":[0,12],"src":[0,0],"f":1,"t":0},
                {"px":[6,10],"src":[4,0],"f":0,"t":1},{"px":[12,12],"src":[0,0],"f":2,"t":0}]},
              {"__identifier":"Far","__type":"Tiles","__cWid":4,"__cHei":4,"__gridSize":4,"__opacity":1,
               "layerDefUid":3,"visible":true,"__tilesetDefUid":9,
               "gridTiles":[{"px":[0,0],"src":[0,0],"f":0,"t":0}]}]}]}
            """;

    @Test
    void aLevelOfLdtkLooksAsInLdtk() throws IOException {
        Files.writeString(folder.resolve("world.ldtk"), LDTK);
        ImportedLevel imported = open("world.ldtk");
        // The layer behind the others, in place although it moves otherwise, and the sky beside it.
        assertEquals(List.of(RED, GREEN, SKY), pixels(0, 0, 3, 4));
        assertEquals(0.75, level.looks().layers().get(1).parallaxX());
        // Two tiles in a cell: the second one, mirrored, is in front. One lies between the cells.
        assertEquals(List.of(GREEN, RED), pixels(12, 0, 3));
        assertEquals(List.of(YELLOW, YELLOW, SKY), pixels(12, 6, 9, 10));
        assertEquals(List.of(BLUE, WHITE), pixels(12, 12, 15));
        // Entities: the player by its kind, a repeated picture, and one that is taller than its box.
        assertEquals(Set.of("player"), imported.theme().orElseThrow().objects().keySet());
        assertEquals(List.of(RED, GREEN, RED, GREEN, RED, GREEN), pixels(8, 0, 3, 4, 7, 8, 11));
        assertEquals(List.of(RED, RED), pixels(4, 12, 15));
        assertEquals(List.of(BLUE, BLUE), pixels(11, 12, 15));
    }

    @Test
    void theBackgroundOfALevelOfLdtkIsBehindEverything() throws IOException {
        Files.writeString(folder.resolve("world.ldtk"), LDTK.replace("\"visible\":true", "\"visible\":false"));
        open("world.ldtk");
        assertEquals(List.of(BLUE, BLUE, SKY), pixels(11, 4, 7, 8));
        assertEquals(SKY, pixel(4, 7));
    }

    /** A Wang set of edges whose tile has the number of its edges as its shade, and a map that follows it but for a cell. */
    private static String terrain(String cells) {
        StringBuilder tiles = new StringBuilder();
        for (int piece = 1; piece < 16; piece++) {
            tiles.append("<wangtile tileid=\"" + piece + "\" wangid=\"");
            for (int i = 0; i < 8; i++) {
                tiles.append(i == 0 ? "" : ",").append(i % 2 == 0 ? piece >> i / 2 & 1 : 0);
            }
            tiles.append("\"/>");
        }
        return "<tileset firstgid=\"1\" name=\"edges\" tilewidth=\"4\" tileheight=\"4\" tilecount=\"16\" columns=\"16\">"
                + "<image source=\"edges.png\" width=\"64\" height=\"4\"/><wangsets><wangset name=\"rock\" type=\"edge\">"
                + tiles + "</wangset></wangsets></tileset>"
                + layer("", cells).replace("Ground", "Collision");
    }

    @Test
    void aKindThatFollowsATerrainGetsASkinInsteadOfDecoration() throws IOException {
        save("edges.png", 64, 4, (x, y) -> 0x101010 * (x / 4) + 0x0a);
        // 3 x 2 tiles; the id of a tile is 1 and the sum of the bits of the edges at which it continues.
        String cells = "0,0,0,0," + "7,15,13,0," + "4,12,10,0," + "0,0,0,0";
        ImportedLevel imported = openTiled(terrain(cells));
        assertEquals(Set.of("block"), imported.theme().orElseThrow().tiles().keySet());
        assertEquals(List.of(), level.looks().layers());
        assertEquals(0x101010 * 6 + 0x0a, pixel(0, 4));
        assertEquals(0x101010 * 11 + 0x0a, pixel(5, 10));
        assertEquals(SKY, pixel(12, 4));

        openTiled(terrain(cells.replace("15", "12")));
        assertEquals(1, level.looks().layers().size());
    }

    /** A sheet whose first tile is animated: 4, 5 and 6 take turns. */
    private static String animatedSheet(String frames) {
        return "<tileset firstgid=\"1\" name=\"edges\" tilewidth=\"4\" tileheight=\"4\" tilecount=\"16\" columns=\"16\">"
                + "<image source=\"edges.png\" width=\"64\" height=\"4\"/>"
                + "<tile id=\"0\" type=\"water\"><animation>" + frames + "</animation></tile>"
                + "<tile id=\"4\" type=\"solid\"/></tileset>";
    }

    private static String frame(int tile, int ms) {
        return "<frame tileid=\"" + tile + "\" duration=\"" + ms + "\"/>";
    }

    @Test
    void aKindOfOneAnimatedTileGetsAnAnimatedSkin() throws IOException {
        save("edges.png", 64, 4, (x, y) -> 0x101010 * (x / 4) + 0x0a);
        String cells = "0,0,0,0,0,1,1,0,0,1,1,0,5,5,5,5";
        ImportedLevel imported =
                openTiled(animatedSheet(frame(4, 150) + frame(5, 150) + frame(6, 150)) + layer("", cells));
        List<Skin> skins = imported.theme().orElseThrow().tiles().get("water");
        assertEquals(3, skins.get(0).frames());
        assertEquals(150, skins.get(0).ms());
        assertEquals(0x101010 * 4 + 0x0a, pixel(4, 4), "the first frame");
        assertEquals(0x101010 * 4 + 0x0a, pixel(0, 12), "the other tiles stay decoration");

        openTiled(animatedSheet(frame(4, 150) + frame(5, 300)) + layer("", cells));
        assertEquals(1, level.looks().layers().size(), "frames of different times are those of decoration");
        assertEquals(
                Set.of(),
                openTiled(animatedSheet(frame(4, 150) + frame(5, 150))
                                + layer("", cells.replace("0,1,1,0,5", "0,1," + (0x80000000L + 1) + ",0,5")))
                        .theme()
                        .orElseThrow()
                        .tiles()
                        .keySet());
    }

    @Test
    void aTerrainOfAnimatedTilesIsAnAnimatedSkin() throws IOException {
        save("edges.png", 64, 8, (x, y) -> 0x101010 * (x / 4) + 0x0a);
        String cells = "0,0,0,0," + "7,15,13,0," + "4,12,10,0," + "0,0,0,0";
        StringBuilder animations = new StringBuilder();
        for (int tile = 1; tile < 16; tile++) {
            animations
                    .append("<tile id=\"" + tile + "\"><animation>")
                    .append(frame(tile, 100) + frame(tile + 16, 100))
                    .append("</animation></tile>");
        }
        String map = terrain(cells)
                .replace("height=\"4\"/>", "height=\"8\"/>")
                .replace("tilecount=\"16\"", "tilecount=\"32\"")
                .replace("<wangsets>", animations + "<wangsets>");
        ImportedLevel imported = openTiled(map);
        Skin skin = imported.theme().orElseThrow().tiles().get("block").get(0);
        assertEquals(Layout.EDGE, skin.layout());
        assertEquals(List.of(2, 100), List.of(skin.frames(), skin.ms()));
        assertEquals(0x101010 * 6 + 0x0a, pixel(0, 4));

        openTiled(map.replace(frame(14, 100) + frame(30, 100), frame(14, 100) + frame(13, 100)));
        assertEquals(1, level.looks().layers().size(), "tiles that are animated differently");
    }

    /** Blocks in a hidden layer, and a layer half a tile up and to the left whose tiles have their number as their shade. */
    private static String corners(String blocks, String change) {
        StringBuilder tiles = new StringBuilder();
        for (int piece = 1; piece < 16; piece++) {
            tiles.append("<wangtile tileid=\"" + piece + "\" wangid=\"");
            for (int i = 0; i < 8; i++) {
                tiles.append(i == 0 ? "" : ",").append(i % 2 == 1 ? piece >> i / 2 & 1 : 0);
            }
            tiles.append("\"/>");
        }
        StringBuilder cells = new StringBuilder();
        for (int i = 0; i < 16; i++) {
            int piece = filled(blocks, i % 4, i / 4 - 1)
                    + 2 * filled(blocks, i % 4, i / 4)
                    + 4 * filled(blocks, i % 4 - 1, i / 4)
                    + 8 * filled(blocks, i % 4 - 1, i / 4 - 1);
            cells.append(i == 0 ? "" : ",").append(piece == 0 ? 0 : 3 + piece);
        }
        String looks = cells.toString().replace("18", change);
        String collision = blocks.replace(".", "0,").replace("#", "2,");
        return SHEET
                + "<tileset firstgid=\"3\" name=\"corners\" tilewidth=\"4\" tileheight=\"4\" tilecount=\"16\""
                + " columns=\"16\"><image source=\"edges.png\" width=\"64\" height=\"4\"/><wangsets>"
                + "<wangset name=\"rock\" type=\"corner\">" + tiles + "</wangset></wangsets></tileset>"
                + layer("offsetx=\"-2\" offsety=\"-2\"", looks).replace("Ground", "Looks")
                + layer("visible=\"0\"", collision.substring(0, collision.length() - 1))
                        .replace("Ground", "Collision");
    }

    private static int filled(String blocks, int column, int row) {
        boolean isInside = column >= 0 && row >= 0 && column < 4 && row < 4;
        return isInside && blocks.charAt(row * 4 + column) == '#' ? 1 : 0;
    }

    @Test
    void aKindWithPiecesBetweenItsTilesGetsASkinToo() throws IOException {
        save("edges.png", 64, 4, (x, y) -> 0x101010 * (x / 4) + 0x0a);
        String blocks = "...." + "##.." + "###." + "#...";
        ImportedLevel imported = openTiled(corners(blocks, "18"));
        assertEquals(List.of(), level.looks().layers());
        assertEquals(
                Layout.CORNER,
                imported.theme().orElseThrow().tiles().get("block").get(0).layout());
        assertEquals(0x101010 * 15 + 0x0a, pixel(4, 8), "in the middle of four blocks");
        assertEquals(0x101010 * 2 + 0x0a, pixel(0, 4) & 0xffffff, "no block is outside of the map");
        openTiled(corners(blocks, "7"));
        assertEquals(1, level.looks().layers().size(), "a tile that the blocks don't demand");
    }
}
