package leapsmith.levels.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Assertions on the error of a level that can't be read. */
final class LevelErrors {
    private LevelErrors() {}

    /** Asserts the error of the example with one part replaced. */
    static void assertError(
            String part, String replacement, int line, int column, String path, String expected, String found) {
        assertTrue(Texts.EXAMPLE.contains(part), part);
        String text = Texts.EXAMPLE.replaceFirst(Pattern.quote(part), Matcher.quoteReplacement(replacement));
        assertError(text, line, column, path, expected, found);
    }

    static void assertError(String part, String replacement, int line, int column, String path, String reason) {
        assertTrue(Texts.EXAMPLE.contains(part), part);
        String text = Texts.EXAMPLE.replaceFirst(Pattern.quote(part), Matcher.quoteReplacement(replacement));
        assertError(text, line, column, path, reason);
    }

    static void assertError(String text, int line, int column, String path, String expected, String found) {
        assertError(text, line, column, path, "expected " + expected + ", found " + found);
    }

    static void assertError(String text, int line, int column, String path, String reason) {
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> Texts.read(text));
        String place = error.line() + ":" + error.column();
        assertEquals(line + ":" + column, place, error.getMessage());
        assertEquals(path, error.path());
        assertEquals(reason, error.reason());
    }
}
