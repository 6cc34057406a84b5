package leapsmith.levels.tiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import leapsmith.levels.external.CellArray;
import leapsmith.levels.external.CellValue;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalObject.Shape;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.external.TilePicture;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.tiled.TiledWriter.Syntax;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class TiledWriterTest {
    private static final long SEED = 1_082;

    @Test
    void aWrittenMapIsReadAsTheSame() throws IOException {
        int cases = Boolean.getBoolean("leapsmith.thorough") ? 5000 : 75;
        SplittableRandom seeds = new SplittableRandom(SEED);
        for (int i = 0; i < cases; i++) {
            long seed = seeds.nextLong();
            ExternalMap map = new RandomMaps(seed).next();
            for (Syntax syntax : Syntax.values()) {
                ExternalProject read = read(written(map, syntax));
                assertEquals(MapText.of(map), MapText.of(read.maps().get(0)), syntax + ", seed " + seed);
            }
        }
    }

    private static byte[] written(ExternalMap map, Syntax syntax) throws IOException {
        TiledWriter writer = new TiledWriter(map, syntax, tileset -> Optional.empty());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        writer.write(out);
        return out.toByteArray();
    }

    private static ExternalProject read(byte[] bytes) throws IOException {
        return TiledReader.read(new ByteArrayInputStream(bytes), "map.tmx", RelatedFiles.NONE);
    }

    @TestFactory
    List<DynamicTest> realMapsAreTheSameWhenWrittenAndReadAgain() throws IOException {
        return SharedFiles.tests(folder -> SharedFiles.rows(folder.resolve("manifest.tsv")).stream()
                .filter(row -> SharedFiles.isTiled(row[0]))
                .map(row -> DynamicTest.dynamicTest(row[0], () -> assertKept(folder.resolve(row[0]))))
                .toList());
    }

    private static void assertKept(Path file) throws IOException {
        ExternalMap map = SharedFiles.read(file).maps().get(0);
        for (Syntax syntax : Syntax.values()) {
            ExternalMap read = read(written(map, syntax)).maps().get(0);
            List<String> expected = lines(map);
            List<String> actual = lines(read);
            assertEquals(expected.size(), actual.size());
            for (int i = 0; i < expected.size(); i++) {
                assertEquals(expected.get(i), actual.get(i), syntax + ", line " + i);
            }
        }
    }

    /** Without the name, which is that of the file, and without ids, which objects of early versions don't have. */
    private static List<String> lines(ExternalMap map) {
        List<String> lines = MapText.of(map);
        return lines.subList(1, lines.size()).stream()
                .map(line -> line.replaceAll("ExternalObject\\[id=[0-9]*", "ExternalObject["))
                .toList();
    }

    @Test
    void aLargeLayerIsCompressed() throws IOException {
        CellArray cells = new CellArray(new TileRegion(0, 0, 2000, 1000));
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 100_000; i++) {
            cells.set(random.nextInt(2000), random.nextInt(1000), random.nextInt(1, 5));
        }
        ExternalMap map = map(new ExternalLayer.Tiles(LayerInfo.named("large"), cells, 16, 16), cells.bounds());
        for (Syntax syntax : Syntax.values()) {
            byte[] bytes = written(map, syntax);
            assertTrue(bytes.length < 1_000_000, "bytes: " + bytes.length);
            assertEquals(MapText.of(map), MapText.of(read(bytes).maps().get(0)));
        }
    }

    private static ExternalMap map(ExternalLayer layer, TileRegion bounds) {
        return new ExternalMap(
                "map", "", 16, 16, bounds, List.of(layer), List.of(), OptionalInt.empty(), RawMembers.EMPTY, Map.of());
    }

    @Test
    void anObjectTurnedAboutItsCenterIsWrittenTurnedAboutItsCorner() throws IOException {
        ExternalObject turned = new ExternalObject(
                "1", "", "", Shape.RECTANGLE, 0, 0, 20, 10, 90, 10, 5, List.of(), 0, true, RawMembers.EMPTY);
        ExternalLayer layer = new ExternalLayer.Items(LayerInfo.named("o"), List.of(turned));
        ExternalMap read = read(written(map(layer, new TileRegion(0, 0, 4, 4)), Syntax.XML))
                .maps()
                .get(0);
        ExternalObject object =
                ((ExternalLayer.Items) read.layers().get(0)).items().get(0);
        assertEquals(List.of(15.0, -5.0, 90.0), List.of(object.x(), object.y(), object.rotation()));
        assertEquals(new Point(15, -5), new Point(object.pivotX(), object.pivotY()));
    }

    /** A reference to an object that is left out would otherwise become one to the object that gets its number. */
    @Test
    void aDanglingReferenceIsWrittenAsText() throws IOException {
        ExternalObject object = ExternalObject.rectangle("hero", "a", "", 0, 0, 1, 1);
        RawMembers properties = RawMembers.EMPTY.with("target", "{ \"" + ExternalObject.REFERENCE + "\": \"1\" }");
        ExternalLayer layer = new ExternalLayer.Items(LayerInfo.named("o"), List.of(object.with("", properties)));
        for (Syntax syntax : Syntax.values()) {
            byte[] bytes = written(map(layer, new TileRegion(0, 0, 4, 4)), syntax);
            assertFalse(new String(bytes, StandardCharsets.UTF_8)
                    .matches("(?s).*type\": ?\"object\".*|.*type=\"object\".*"));
            ExternalLayer.Items read =
                    (ExternalLayer.Items) read(bytes).maps().get(0).layers().get(0);
            assertEquals(properties, read.items().get(0).properties());
        }
    }

    @Test
    void idsThatAreNoNumbersOrNotUniqueAreReplaced() throws IOException {
        List<ExternalObject> objects = List.of(
                ExternalObject.rectangle("7", "a", "", 0, 0, 1, 1),
                ExternalObject.rectangle("7", "b", "", 0, 0, 1, 1),
                ExternalObject.rectangle("hero", "c", "", 0, 0, 1, 1));
        ExternalLayer layer = new ExternalLayer.Items(LayerInfo.named("o"), objects);
        byte[] bytes = written(map(layer, new TileRegion(0, 0, 4, 4)), Syntax.XML);
        ExternalMap read = read(bytes).maps().get(0);
        assertEquals(
                List.of("7", "8", "9"),
                ((ExternalLayer.Items) read.layers().get(0))
                        .items().stream().map(ExternalObject::id).toList());
        assertTrue(new String(bytes, StandardCharsets.UTF_8).contains("nextobjectid=\"10\""));
    }

    @Test
    void whatTiledCanNotHoldIsAFinding() {
        ExternalLayer numbers = new ExternalLayer.Values(
                LayerInfo.named("grid"),
                new CellArray(new TileRegion(0, 0, 1, 1)),
                16,
                16,
                List.of(new CellValue(1, "wall", "", OptionalInt.empty())));
        assertEquals(List.of("numbers-lost"), lost(map(numbers, TileRegion.EMPTY), Syntax.JSON));
        ExternalLayer odd = new ExternalLayer.Items(LayerInfo.named("bell \u0007"), List.of());
        assertEquals(List.of("characters-lost"), lost(map(odd, TileRegion.EMPTY), Syntax.XML));
        assertEquals(List.of(), lost(map(odd, TileRegion.EMPTY), Syntax.JSON));
        LayerInfo inGroup = new LayerInfo("cave", "far", "", true, new Point(0, 0), RawMembers.EMPTY);
        assertEquals(
                List.of("group-lost"),
                lost(map(new ExternalLayer.Items(inGroup, List.of()), TileRegion.EMPTY), Syntax.XML));
    }

    private static List<String> lost(ExternalMap map, Syntax syntax) {
        return new TiledWriter(map, syntax, tileset -> Optional.empty())
                .lost().stream().map(Finding::rule).toList();
    }

    @Test
    void aTilesetHasTheFileWithItsTiles() throws IOException {
        ExternalMap map = Fixtures.read(Fixtures.XML).maps().get(0);
        for (Syntax syntax : Syntax.values()) {
            TiledWriter writer =
                    new TiledWriter(map, syntax, tileset -> Optional.of(new TilePicture("t.png", 2, List.of())));
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            writer.write(out);
            String text = out.toString(StandardCharsets.UTF_8).replace("\"", "'");
            assertTrue(text.contains("columns='2'") || text.contains("'columns': 2"), text);
            assertTrue(text.contains("source='t.png'") || text.contains("'image': 't.png'"), text);
        }
    }
}
