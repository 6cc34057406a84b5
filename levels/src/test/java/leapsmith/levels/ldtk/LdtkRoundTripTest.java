package leapsmith.levels.ldtk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import leapsmith.levels.RandomLevels;
import leapsmith.levels.convert.LevelExport;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.external.TilePicture;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileRegion;
import org.junit.jupiter.api.Test;

/** What is written of a level is read again, but for what LDtk can't hold. */
class LdtkRoundTripTest {
    private static final int CASES = Boolean.getBoolean("leapsmith.thorough") ? 3_000 : 25;

    /** Points are kept relative to their box, which rounds. */
    private static final double ROUNDING_PX = 1e-6;

    @Test
    void mapsOfLevelsAreReadAsTheyWereWritten() throws IOException {
        for (int seed = 0; seed < CASES; seed++) {
            Level level = RandomLevels.level(new SplittableRandom(seed));
            ExternalMap map = LevelExport.mapOf(level);
            assertSame(map, readBack(map), "seed " + seed);
        }
    }

    private static ExternalMap readBack(ExternalMap map) throws IOException {
        int size = map.tilesets().get(0).size();
        TilePicture picture = new TilePicture("tiles.png", Math.min(16, size), Collections.nCopies(size, 0xFF8000));
        LdtkWriter writer = new LdtkWriter(map, picture);
        assertEquals(List.of(), writer.lost());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        writer.write(out);
        ExternalProject project =
                LdtkReader.read(new ByteArrayInputStream(out.toByteArray()), "written.ldtk", RelatedFiles.NONE);
        assertEquals(List.of(), project.findings());
        assertEquals(1, project.maps().size());
        return project.maps().get(0);
    }

    private static void assertSame(ExternalMap written, ExternalMap read, String message) {
        assertEquals(written.properties(), read.properties(), message);
        assertEquals(written.bounds(), read.bounds(), message);
        assertEquals(written.tileWidth(), read.tileWidth(), message);
        // A level of LDtk without a color of its own has that of its project.
        assertEquals(
                written.background().orElse(LdtkWriter.BACKGROUND),
                read.background().orElseThrow(),
                message);
        List<ExternalLayer> layers = read.layers().stream()
                .filter(layer -> !(layer instanceof ExternalLayer.Values))
                .toList();
        assertEquals(written.layers().size(), layers.size(), message);
        for (int i = 0; i < layers.size(); i++) {
            assertEquals(written.layers().get(i).name(), layers.get(i).name(), message);
            if (written.layers().get(i) instanceof ExternalLayer.Tiles tiles) {
                assertTiles(written, tiles.cells(), read, ((ExternalLayer.Tiles) layers.get(i)).cells(), message);
            } else {
                List<ExternalObject> items =
                        ((ExternalLayer.Items) written.layers().get(i)).items();
                assertItems(items, ((ExternalLayer.Items) layers.get(i)).items(), message);
            }
        }
    }

    private static void assertTiles(ExternalMap written, Cells tiles, ExternalMap read, Cells again, String message) {
        TileRegion bounds = tiles.bounds();
        assertEquals(bounds, again.bounds(), message);
        Cells numbers = read.layers().stream()
                .filter(ExternalLayer.Values.class::isInstance)
                .map(layer -> ((ExternalLayer.Values) layer).cells())
                .findFirst()
                .orElseThrow();
        for (int row = 0; row < bounds.rows(); row++) {
            for (int column = 0; column < bounds.columns(); column++) {
                assertEquals(tiles.at(column, row), again.at(column, row), message);
                assertEquals(tiles.at(column, row), numbers.at(column, row), message);
            }
        }
        for (int id : IntStream.rangeClosed(1, written.tilesets().get(0).size()).toArray()) {
            ExternalTile tile = written.tileOf(id).orElseThrow();
            ExternalTile same = read.tileOf(id).orElseThrow();
            assertEquals(tile.className(), same.className(), message);
            assertEquals(tile.properties(), same.properties(), message);
        }
    }

    private static void assertItems(List<ExternalObject> items, List<ExternalObject> again, String message) {
        assertEquals(items.size(), again.size(), message);
        for (int i = 0; i < items.size(); i++) {
            ExternalObject item = items.get(i);
            ExternalObject same = again.get(i);
            String place = message + ", " + item;
            assertEquals(item.name(), same.name(), place);
            assertEquals(item.className(), same.className(), place);
            assertEquals(item.properties(), same.properties(), place);
            assertEquals(item.shape(), same.shape(), place);
            assertEquals(item.x(), same.x(), place);
            assertEquals(item.y(), same.y(), place);
            assertEquals(item.width(), same.width(), place);
            assertEquals(item.height(), same.height(), place);
            assertEquals(item.points().size(), same.points().size(), place);
            for (int point = 0; point < item.points().size(); point++) {
                Point expected = item.points().get(point);
                assertEquals(expected.x(), same.points().get(point).x(), ROUNDING_PX, place);
                assertEquals(expected.y(), same.points().get(point).y(), ROUNDING_PX, place);
            }
        }
    }
}
