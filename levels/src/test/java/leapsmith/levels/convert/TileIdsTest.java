package leapsmith.levels.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import leapsmith.levels.convert.TileIds.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TileIdsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "12 | 12",
                " 12 - 20 | 12-20",
                "12, 14-15 | 12,14-15",
                "cave:12-20,25 | cave:12-20,25",
                "cave:12,wall:3,4 | cave:12,wall:3,4",
                "7,cave:12 | 7,cave:12",
                "a:b:5 | a:b:5",
                "one, two:5,6 | one* two:5,6"
            })
    void aTextIsReadAndWritten(String text, String written) {
        assertEquals(written, TileIds.parse(text).text());
        assertEquals(written, TileIds.parse(written).text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "cave", "cave:", "-3", "1-2-3", "99999999999", ":", "cave:x", "1.5"})
    void aTextWithoutIdsNamesNoTile(String text) {
        assertEquals(List.of(), TileIds.parse(text).ranges());
    }

    @Test
    void anIdWithoutATilesetBelongsToTheOneBefore() {
        TileIds ids = TileIds.parse("7,Cave:12-20,25,w*:3");
        assertTrue(ids.contains("any", 7));
        assertTrue(ids.contains("cave", 16));
        assertTrue(ids.contains("cave", 25));
        assertTrue(ids.contains("wall", 3));
        assertFalse(ids.contains("wall", 25));
        assertFalse(ids.contains("cave", 21));
        assertFalse(ids.contains("cave", 3));
    }

    @Test
    void aNameWithACommaMatchesItsTileset() {
        String text = new TileIds(List.of(new Range(Optional.of("one, two"), 5, 6))).text();
        assertTrue(TileIds.parse(text).contains("one, two", 6));
        assertTrue(TileIds.parse("one, two:5-6").contains("one, two", 6));
    }
}
