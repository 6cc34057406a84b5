package leapsmith.editor.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import java.util.Map;
import leapsmith.levels.model.Message;
import leapsmith.levels.play.PlayTime;
import org.junit.jupiter.api.Test;

class NumberNotationTest {
    private final NumberNotation english = new NumberNotation(Locale.ENGLISH);
    private final NumberNotation german = new NumberNotation(Locale.GERMAN);

    @Test
    void numbersHaveTheDecimalSeparatorOfTheLanguage() {
        assertEquals("12345.68", english.format(12345.678, 2));
        assertEquals("12345,68", german.format(12345.678, 2));
        assertEquals("60", german.format(59.7, 0));
    }

    @Test
    void negativeNumbersHaveATrueMinusSign() {
        assertEquals("\u22120.50", english.format(-0.5, 2));
        assertEquals("+1,5", german.signed(1.5, 1));
        assertEquals("\u22121,5", german.signed(-1.5, 1));
        assertEquals("+0.0", english.signed(0, 1));
    }

    @Test
    void aNumberThatRoundsToZeroHasNoMinusSign() {
        assertEquals("0.00", english.format(-0.001, 2));
        assertEquals("+0.0", english.signed(-0.04, 1));
        assertEquals("0", english.format(-0.0, 0));
    }

    @Test
    void aTickHasTheSameDigitsInSecondsAndInMinutes() {
        PlayTime time = PlayTime.of(205, 60);
        assertEquals("3.42", english.seconds(time));
        assertEquals("00:03.42", english.minutes(time));
        assertEquals("3,42", german.seconds(time));
        assertEquals("00:03,42", german.minutes(time));
    }

    @Test
    void typedTextIsTranslatedToPointsAndBack() {
        assertEquals("1,125", german.translate("1.125"));
        assertEquals("1.125", german.translate("1,125"));
        assertEquals("1.125", english.translate("1.125"));
        assertEquals("3.5 * 2", german.translate("3,5 * 2"));
    }

    @Test
    void aPointThatMaySeparateThousandsIsRefusedInGerman() {
        Message error = NumberText.parse(german.translate("1.234")).error();
        assertEquals("Mehrdeutige Zahl. 1234 oder 1,234 eingeben.", new Texts(Locale.GERMAN).get(error));
    }

    @Test
    void fractionsInTextsHaveTheDecimalSeparatorOfTheLanguage() {
        assertEquals("8,5", new Texts(Map.of("key", "{0}"), Locale.GERMAN).get("key", 8.5));
    }
}
