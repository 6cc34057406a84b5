package leapsmith.levels.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import leapsmith.levels.model.FreeValue.OfColor;
import leapsmith.levels.model.FreeValue.OfFlag;
import leapsmith.levels.model.FreeValue.OfJson;
import leapsmith.levels.model.FreeValue.OfNumber;
import leapsmith.levels.model.FreeValue.OfText;
import org.junit.jupiter.api.Test;

class FreeValueTest {
    @Test
    void jsonDecidesTheType() {
        assertEquals(new OfNumber("1.50"), FreeValue.of("1.50"));
        assertEquals(new OfNumber("-2e400"), FreeValue.of("-2e400"));
        assertEquals(new OfText("cave"), FreeValue.of("\"cave\""));
        assertEquals(new OfFlag(true), FreeValue.of("true"));
        assertEquals(new OfFlag(false), FreeValue.of("false"));
        assertEquals(new OfColor(0xcc3333), FreeValue.of("\"#cc3333\""));
        assertEquals(new OfColor(0xcc3333, 0x80), FreeValue.of("\"#CC333380\""));
        for (String json : List.of("null", "[]", "{ \"a\": 1 }", "[ \"#cc3333\" ]")) {
            assertEquals(new OfJson(json), FreeValue.of(json));
        }
    }

    @Test
    void writingGivesTheJsonThatWasRead() {
        for (String json : List.of(
                "0",
                "-0",
                "1.50",
                "1e400",
                "123456789012345678901234567890",
                "true",
                "false",
                "null",
                "\"\"",
                "\"#cc3333\"",
                "\"#cc333380\"",
                "\"#c33\"",
                "\"a/b \\\"quoted\\\" \\\\ \\n\\t\\u0001 é 漢 😀\"",
                "{ \"a\": [ 1, null ] }")) {
            assertEquals(json, FreeValue.of(json).json());
        }
    }

    @Test
    void escapesOfOtherProgramsAreRead() {
        assertEquals(new OfText("a/b\u0001é"), FreeValue.of("\"a\\/b\\u0001\\u00e9\""));
        assertEquals(new OfText("😀"), FreeValue.of("\"\\ud83d\\ude00\""));
    }

    @Test
    void aTextInTheFormOfAColorIsOne() {
        assertEquals(new OfColor(0x00ff00), FreeValue.ofText("#00ff00"));
        assertEquals(new OfColor(0x00ff00), FreeValue.ofText("#00FF00ff"));
        assertEquals("#00ff00", new OfColor(0x00ff00).text());
        assertEquals("#00ff0000", new OfColor(0x00ff00, 0).text());
        assertEquals(new OfText("#00ff0"), FreeValue.ofText("#00ff0"));
        assertThrows(IllegalArgumentException.class, () -> new OfText("#00ff00"));
    }

    @Test
    void valuesThatNoFileCanHoldAreRefused() {
        for (String digits : List.of("", "1,5", "01", ".5", "5.", "+1", "0x10", "NaN", "1".repeat(1001))) {
            assertThrows(IllegalArgumentException.class, () -> new OfNumber(digits), digits);
        }
        assertThrows(IllegalArgumentException.class, () -> new OfText("half a pair \ud83d"));
        assertThrows(IllegalArgumentException.class, () -> new OfText("x".repeat(Limits.MAX_TEXT + 1)));
        assertThrows(IllegalArgumentException.class, () -> new OfColor(0x1000000));
        assertThrows(IllegalArgumentException.class, () -> new OfColor(0, 256));
    }

    @Test
    void aNameHasUpTo80VisibleCharacters() {
        for (String name : List.of("x", "drop rate", "漢字", "😀".repeat(80))) {
            assertTrue(FreeValue.isName(name), name);
        }
        for (String name : List.of("", " ", "a\nb", "x".repeat(81), "\ud83d")) {
            assertFalse(FreeValue.isName(name), name);
        }
    }
}
