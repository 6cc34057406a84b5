package leapsmith.levels.raster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextLineTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0.00",
        "-4.25, −4.25",
        "12, 12.00",
        "0.005, 0.01",
        "-0.001, 0.00",
        "99.999, 100.00",
        "-1234.5, −1234.50"
    })
    void numbersHaveTwoDecimalsAndARealMinus(double value, String expected) {
        assertEquals(expected, new TextLine().addHundredths(value, '.').toString());
        assertEquals(
                expected.replace('.', ','),
                new TextLine().addHundredths(value, ',').toString());
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 7, 10, 99, 100, -1, -10, 1234567890123L})
    void wholeNumbersHaveNoDigitsAfterThePoint(long value) {
        String expected = Long.toString(value).replace('-', '\u2212');
        assertEquals(expected, new TextLine().add(value).toString());
    }

    @Test
    void longTextIsCutOff() {
        TextLine text = new TextLine().add("x".repeat(1000)).add(5);
        assertTrue(text.length() < 200);
        assertEquals("", text.clear().toString());
    }

    @Test
    void everyCharacterHasADistinctShapeAtEverySize() {
        for (int size : GlyphAtlas.SIZES) {
            GlyphAtlas atlas = GlyphAtlas.ofSize(size);
            long different = GlyphAtlas.CHARACTERS
                    .chars()
                    .map(c -> Arrays.hashCode(drawn(atlas, (char) c).argb()))
                    .distinct()
                    .count();
            assertEquals(GlyphAtlas.CHARACTERS.length(), different, "size " + size);
        }
    }

    @Test
    void anUnknownCharacterIsABoxAndASpaceIsEmpty() {
        GlyphAtlas atlas = GlyphAtlas.ofSize(GlyphAtlas.SIZES[0]);
        int[] nothing = new Picture(40, 60).argb();
        assertEquals(0, Arrays.compare(nothing, drawn(atlas, ' ').argb()));
        assertNotEquals(0, Arrays.compare(nothing, drawn(atlas, '\u4e00').argb()));
    }

    @Test
    void largerSizesAreLarger() {
        int[] heights = Arrays.stream(GlyphAtlas.SIZES)
                .map(size -> GlyphAtlas.ofSize(size).height())
                .toArray();
        assertTrue(IntStream.range(1, heights.length).allMatch(i -> heights[i] > heights[i - 1]));
    }

    private static Picture drawn(GlyphAtlas atlas, char c) {
        Picture picture = new Picture(40, 60);
        Pen pen = new Pen();
        pen.drawOn(picture);
        atlas.draw(pen, new TextLine().add(c), 2, 2, 0xffffffff);
        return picture;
    }
}
