package leapsmith.editor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.Random;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;
import org.junit.jupiter.api.Test;

class RecordTest {
    private static final int CASES = Boolean.getBoolean("leapsmith.thorough") ? 300 : 60;

    @Test
    void aWholeLevelReadsBackAsAnEqualOne() throws IOException {
        assertEquals(RandomEdits.level(), read(Optional.empty(), RecordWriter.whole(RandomEdits.level())));
        Level noise = noise(200, 90);
        assertEquals(noise, read(Optional.empty(), RecordWriter.whole(noise)));
    }

    @Test
    void theDifferenceOfAnyEditAndOfItsInverseLeadsFromOneLevelToTheOther() throws IOException {
        for (int seed = 0; seed < CASES; seed++) {
            RandomEdits edits = new RandomEdits(seed);
            Level before = RandomEdits.level();
            for (int i = 0; i < 5; i++) {
                Level after = edits.next(before).delta().after();
                assertEquals(
                        after,
                        read(Optional.of(before), RecordWriter.difference(LevelDelta.between(before, after))),
                        "seed " + seed);
                assertEquals(
                        before,
                        read(Optional.of(after), RecordWriter.difference(LevelDelta.between(after, before))),
                        "seed " + seed);
                before = after;
            }
        }
    }

    @Test
    void aResizedLevelIsWrittenAsAWhole() throws IOException {
        Level before = RandomEdits.level();
        Level after = new LevelResize(120, 40, 3, -2).applyTo(before);
        assertEquals(after, read(Optional.of(before), RecordWriter.difference(LevelDelta.between(before, after))));
    }

    @Test
    void theSizeOfADifferenceDoesNotDependOnTheSizeOfTheLevel() throws IOException {
        Level before = noise(1000, 1000);
        Level after = before.withTiles(
                before.tiles().draft().fill(new TileRegion(500, 500, 3, 3), 2).build());
        int bytes = RecordWriter.difference(LevelDelta.between(before, after)).length;
        assertTrue(bytes < 100, bytes + " bytes");
    }

    @Test
    void aDifferenceWithoutItsLevelIsAnError() throws IOException {
        byte[] record = RecordWriter.difference(LevelDelta.between(RandomEdits.level(), RandomEdits.level()));
        assertThrows(IOException.class, () -> read(Optional.empty(), record));
    }

    private static Level noise(int columns, int rows) {
        Random random = new Random(1);
        TileGrid.Builder tiles = new TileGrid.Builder(columns);
        byte[] line = new byte[columns];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                line[column] = (byte) random.nextInt(3);
            }
            tiles.addRow(line);
        }
        return Level.empty("noise", columns, rows, 16).withTiles(tiles.build());
    }

    private static Level read(Optional<Level> before, byte[] record) throws IOException {
        return RecordReader.read(before, ByteBuffer.wrap(record));
    }
}
