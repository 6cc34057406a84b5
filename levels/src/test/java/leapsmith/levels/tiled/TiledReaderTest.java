package leapsmith.levels.tiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalObject.Shape;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileRegion;
import org.junit.jupiter.api.Test;

class TiledReaderTest {
    private static final String MAP =
            "<map version='1.10' width='2' height='2' tilewidth='16' tileheight='16'%s>%s</map>";

    @Test
    void theSameMapInXmlAndJsonIsTheSame() throws IOException {
        ExternalProject xml = Fixtures.read(Fixtures.XML);
        assertEquals(List.of(), xml.findings());
        assertEquals(
                MapText.of(xml.maps().get(0)),
                MapText.of(Fixtures.read(Fixtures.JSON).maps().get(0)));
    }

    @Test
    void propertiesOfAllTypesBecomeJson() throws IOException {
        ExternalMap map = Fixtures.read(Fixtures.XML).maps().get(0);
        assertEquals(
                RawMembers.EMPTY
                        .with("title", "\"Fixture\"")
                        .with("words", "\"two\\nlines\"")
                        .with("count", "-3")
                        .with("speed", "1.5")
                        .with("night", "false")
                        .with("sky", "\"#a0b0c080\"")
                        .with("target", "{ \"entityIid\": \"2\" }")
                        .with("spawn", "{ \"facing\": \"left\", \"lives\": 3 }"),
                map.properties());
        assertEquals(0x102030, map.background().orElseThrow());
        assertEquals("stage", map.name());
        assertEquals("stage", map.className());
    }

    @Test
    void tilesHaveTheirClassPropertiesAndShapes() throws IOException {
        ExternalMap map = Fixtures.read(Fixtures.XML).maps().get(0);
        assertEquals("solid", map.tileOf(1 | Cells.FLIPPED_X).orElseThrow().className());
        ExternalTile ramp = map.tileOf(3).orElseThrow();
        assertEquals("ramp", ramp.className());
        assertEquals(RawMembers.EMPTY.with("steep", "true"), ramp.properties());
        ExternalObject shape = ramp.shapes().get(0);
        assertEquals(Shape.POLYGON, shape.shape());
        assertEquals(List.of(new Point(0, 16), new Point(16, 16), new Point(16, 0)), shape.points());
        assertEquals(List.of(0.0, 0.0, 16.0, 16.0), List.of(shape.x(), shape.y(), shape.width(), shape.height()));
        assertEquals("coin", map.tileOf(5).orElseThrow().className());
        // A tile of the collection has a higher number than the collection has tiles.
        assertEquals(8, map.tilesetOf(12).orElseThrow().size());
    }

    @Test
    void layersOfGroupsHaveTheGroupsOffsetAndVisibility() throws IOException {
        List<ExternalLayer> layers = Fixtures.read(Fixtures.XML).maps().get(0).layers();
        assertEquals(
                List.of("ground", "deco", "sky", "things"),
                layers.stream().map(ExternalLayer::name).toList());
        ExternalLayer sky = layers.get(2);
        assertEquals("back/far", sky.info().group());
        assertEquals(
                List.of(11.0, 4.0), List.of(sky.info().offsetX(), sky.info().offsetY()));
        assertEquals(false, sky.info().visible());
        assertEquals("plants", layers.get(1).info().className());
        assertEquals("sky.png", ((ExternalLayer.Image) sky).image());
    }

    @Test
    void cellsKeepTheirTurns() throws IOException {
        ExternalLayer.Tiles ground = (ExternalLayer.Tiles)
                Fixtures.read(Fixtures.XML).maps().get(0).layers().get(0);
        assertEquals(Cells.FLIPPED_X | 1, ground.cells().at(1, 0));
        assertEquals(Cells.FLIPPED_X | Cells.FLIPPED_Y | 2, ground.cells().at(2, 0));
        assertEquals(Cells.FLIPPED_DIAGONALLY | 3, ground.cells().at(2, 1));
    }

    @Test
    void tileObjectsAreAlignedAsTheirTilesetSays() throws IOException {
        ExternalLayer.Items things = (ExternalLayer.Items)
                Fixtures.read(Fixtures.XML).maps().get(0).layers().get(3);
        ExternalObject top = things.items().get(4);
        assertEquals(List.of(42.0, 32.0, 12.0, 20.0), List.of(top.x(), top.y(), top.width(), top.height()));
        assertEquals(Cells.FLIPPED_X | 5, top.cell());
        ExternalProject bottomLeft = Fixtures.read(MAP.formatted(
                "",
                "<tileset firstgid='1' name='t' tilewidth='16' tileheight='8' tilecount='1'/>"
                        + "<objectgroup name='o'><object gid='1' x='4' y='32'/></objectgroup>"));
        ExternalObject standing = ((ExternalLayer.Items)
                        bottomLeft.maps().get(0).layers().get(0))
                .items()
                .get(0);
        assertEquals(
                List.of(4.0, 24.0, 16.0, 8.0, 4.0, 32.0),
                List.of(
                        standing.x(),
                        standing.y(),
                        standing.width(),
                        standing.height(),
                        standing.pivotX(),
                        standing.pivotY()));
    }

    @Test
    void anObjectTakesFromItsTemplateWhatItDoesNotSay() throws IOException {
        ExternalLayer.Items things = (ExternalLayer.Items)
                Fixtures.read(Fixtures.XML).maps().get(0).layers().get(3);
        ExternalObject coin = things.items().get(6);
        assertEquals("first", coin.name());
        assertEquals("coin", coin.className());
        assertEquals(12, coin.cell());
        assertEquals(RawMembers.EMPTY.with("value", "5").with("shiny", "true"), coin.properties());
    }

    @Test
    void aTilesetThatOnlyATemplateHasIsAddedToTheMap() throws IOException {
        String map = MAP.formatted(
                "",
                "<tileset firstgid='1' name='t' tilewidth='16' tileheight='8' tilecount='3'/>"
                        + "<objectgroup name='o'><object template='coin.tx' x='4' y='32'/></objectgroup>");
        ExternalMap read = Fixtures.read(map).maps().get(0);
        assertEquals(4, read.tilesets().get(1).firstId());
        assertEquals(
                11, ((ExternalLayer.Items) read.layers().get(0)).items().get(0).cell());
    }

    @Test
    void cellsOfEveryEncodingAreTheSame() throws IOException {
        int[] cells = {1, 0, 0x8000_0002, 3};
        ByteBuffer bytes = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asIntBuffer().put(cells);
        String tiles = "<tile gid='1'/><tile/><tile gid='2147483650'/><tile gid='3'/>";
        List<String> data = List.of(
                "<data encoding='csv'>1,0,\n2147483650 , 3,\n</data>",
                "<data>" + tiles + "</data>",
                base64("", bytes.array()),
                base64("gzip", bytes.array()),
                base64("zlib", bytes.array()),
                // Made by the zstd program.
                "<data encoding='base64' compression='zstd'>KLUv/QRYgQAAAQAAAAAAAAACAACAAwAAAAMHgHw=</data>",
                "<data encoding='csv'><chunk x='0' y='0' width='1' height='2'>1,2147483650</chunk>"
                        + "<chunk x='1' y='0' width='1' height='2'>0,3</chunk></data>");
        for (String each : data) {
            ExternalProject project =
                    Fixtures.read(MAP.formatted("", "<layer name='l' width='2' height='2'>" + each + "</layer>"));
            Cells read = ((ExternalLayer.Tiles) project.maps().get(0).layers().get(0)).cells();
            assertEquals(
                    List.of(1, 0, 0x8000_0002, 3),
                    List.of(read.at(0, 0), read.at(1, 0), read.at(0, 1), read.at(1, 1)),
                    each);
        }
    }

    private static String base64(String compression, byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (OutputStream packed = compression.equals("gzip")
                ? new GZIPOutputStream(out)
                : compression.equals("zlib") ? new DeflaterOutputStream(out) : out) {
            packed.write(bytes);
        }
        String text = Base64.getEncoder().encodeToString(out.toByteArray());
        return "<data encoding='base64' compression='" + compression + "'>\n  " + text + "\n</data>";
    }

    @Test
    void cellsThatAreNotBase64AreRefusedWithTheirPlace() {
        LevelFormatException refused = assertThrows(LevelFormatException.class, () -> Fixtures.read("""
                { "width": 2, "height": 1, "tilewidth": 8, "tileheight": 8, "layers": [
                  { "name": "l", "type": "tilelayer", "data": "AQAAAA,AAAA=", "encoding": "base64" }] }
                """));
        assertEquals(2, refused.line(), refused.getMessage());
    }

    @Test
    void cellsMayBeALongerTextThanAnyOther() throws IOException {
        byte[] bytes = new byte[4 * 600 * 600];
        for (int i = 0; i < bytes.length; i += 4) {
            bytes[i] = (byte) (i % 7);
        }
        String text = Base64.getEncoder().encodeToString(bytes);
        ExternalProject json = Fixtures.read("""
                { "width": 600, "height": 600, "tilewidth": 8, "tileheight": 8, "layers": [
                  { "name": "l", "type": "tilelayer", "data": "%s", "encoding": "base64" }] }
                """.formatted(text));
        ExternalProject xml =
                Fixtures.read("<map width='600' height='600' tilewidth='8' tileheight='8'><layer name='l'>"
                        + "<data encoding='base64'>" + text + "</data></layer></map>");
        assertEquals(MapText.of(xml.maps().get(0)), MapText.of(json.maps().get(0)));
    }

    @Test
    void anInfiniteMapHasCellsLeftOfItAndAboveIt() throws IOException {
        ExternalMap map = Fixtures.read(MAP.formatted(
                        " infinite='1'",
                        "<layer name='l' width='2' height='2'><data encoding='csv'>"
                                + "<chunk x='-3' y='-2' width='2' height='1'>0,1</chunk>"
                                + "<chunk x='4' y='1' width='1' height='1'>1</chunk></data></layer>"))
                .maps()
                .get(0);
        assertEquals(new TileRegion(-2, -2, 7, 4), map.bounds());
    }

    @Test
    void earlyJsonFilesHaveObjectsWithKeysInPlaceOfArrays() throws IOException {
        String map = """
                { "version": 1, "width": 1, "height": 1, "tilewidth": 8, "tileheight": 8,
                  "properties": { "gravity": "12", "sky": "#ff000000" }, "propertytypes": { "gravity": "int" },
                  "layers": [], "tilesets": [{ "firstgid": 1, "name": "old", "tilewidth": 8, "tileheight": 8,
                    "image": "old.png", "imagewidth": 20, "imageheight": 11, "spacing": 1, "margin": 1,
                    "tileproperties": { "1": { "solid": true } }, "tiles": { "0": { "type": "water" } } }] }
                """;
        ExternalMap read = Fixtures.read(map).maps().get(0);
        assertEquals("12", read.properties().get("gravity").orElseThrow());
        assertEquals(
                RawMembers.EMPTY.with("solid", "true"),
                read.tileOf(2).orElseThrow().properties());
        assertEquals("water", read.tileOf(1).orElseThrow().className());
        assertEquals(2, read.tilesets().get(0).size());
    }

    @Test
    void aShapeThatIsNotTrueIsSkipped() throws IOException {
        String map = """
                { "width": 1, "height": 1, "tilewidth": 8, "tileheight": 8, "layers": [
                  { "name": "l", "type": "objectgroup", "objects": [
                    { "id": 1, "x": 2, "y": 3, "point": %s, "name": "after" }] }] }
                """;
        List<String> expected =
                MapText.of(Fixtures.read(map.formatted("false")).maps().get(0));
        for (String value : List.of("[{ \"value\": 5 }]", "{ \"value\": [5] }", "null", "\"true\"")) {
            assertEquals(
                    expected,
                    MapText.of(Fixtures.read(map.formatted(value)).maps().get(0)),
                    value);
        }
    }

    @Test
    void aMissingFileIsAFindingAndTheRestIsRead() throws IOException {
        for (String text : List.of(Fixtures.XML, Fixtures.JSON)) {
            ExternalProject project = Fixtures.read(text, Map.of());
            assertEquals(
                    List.of("missing-tileset", "missing-template"),
                    project.findings().stream().map(Finding::rule).toList());
            assertEquals(4, project.maps().get(0).layers().size());
        }
        ExternalProject broken = Fixtures.read(Fixtures.XML, Map.of("things.tsx", "<tileset", "coin.tx", "<map/>"));
        assertEquals(
                List.of("missing-tileset", "missing-template"),
                broken.findings().stream().map(Finding::rule).toList());
    }

    @Test
    void aWorldHasTheMapsThatCanBeRead() throws IOException {
        String world = """
                { "maps": [{ "fileName": "a.tmx", "x": 0, "y": 0 }, { "fileName": "b.tmj", "x": -64, "y": 32 },
                  { "fileName": "c.tmx", "x": 0, "y": 9 }], "type": "world" }
                """;
        Map<String, String> files = Map.of("a.tmx", MAP.formatted("", ""), "b.tmj", Fixtures.JSON);
        ExternalProject project = Fixtures.read(world, files);
        assertEquals(
                List.of("a", "b"),
                project.maps().stream().map(ExternalMap::name).toList());
        assertEquals(
                "-64", project.map("b").orElseThrow().properties().get("worldX").orElseThrow());
        assertTrue(
                project.findings().stream()
                        .anyMatch(finding -> finding.message().contains("c.tmx")),
                project.findings()::toString);
    }

    @Test
    void anErrorSaysWhereItIs() {
        assertEquals(
                "stage.map:2:2: layer[1].width: expected a whole number from 0 to 262144, found -1",
                error("<map width='1' height='1' tilewidth='1' tileheight='1'><layer name='a'/>\n"
                        + "<layer name='b' width='-1' height='1'/></map>"));
        assertEquals("stage.map:1:7: width: expected a whole number from 0 to 262144, found nothing", error("<map/>"));
        assertEquals("stage.map:1:1: expected a file of Tiled, found the end of the file", error(" "));
        assertTrue(error("<map><layer></map>").startsWith("stage.map:1:"));
        assertEquals(
                "stage.map:1:1: expected well-formed XML, found a syntax error", error("<!DOCTYPE map [<!ENTITY x"));
        assertEquals(
                "stage.map:1:9: type: expected the rest of the document, found the end of the file",
                error("{\"type\":"));
    }

    private static String error(String text) {
        return assertThrows(LevelFormatException.class, () -> Fixtures.read(text))
                .getMessage();
    }

    @Test
    void anEntityIsNotReplaced() {
        String text = "<!DOCTYPE map [<!ENTITY x 'secret'>]><map width='1'>&x;</map>";
        assertEquals("stage.map:1:54: Entities are not supported.", error(text));
    }

    @Test
    void utf16IsReadAsXml() throws IOException {
        byte[] bytes = MAP.formatted(" class='höhe'", "").getBytes(StandardCharsets.UTF_16);
        assertEquals("höhe", Fixtures.read(bytes, Map.of()).maps().get(0).className());
    }
}
