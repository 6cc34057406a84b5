package leapsmith.levels.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Errors in the syntax of JSON have the place and the words of the parser, which say what it expected. */
class SyntaxErrorTest {
    private static final String HINT =
            " (The file may not be a Leapsmith level: it has no \"format\" before this place.)";

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            { "a": 1, }         | 11 | '}'              | double-quote to start field name
            { "a": 1; }         |  9 | ';'              | comma
            { "a": "x" "y" }    | 12 | `'"'`            | comma
            { "a": ",", "b" }   | 17 | '}'              | colon
            { ":" 1 }           |  7 | '1'              | colon
            { "a": [1 }         | 11 | '}'              | ']'
            { "a": [1, ] }      | 12 | ']'              | valid value
            { "a": [ , 1] }     | 10 | ','              | valid value
            { "a": [{} {}] }    | 12 | '{'              | comma
            { "a": nulll }      |  8 | 'nulll'          | token 'null'
            { "a": été }        |  8 | 'été'            | token 'null'
            { "a": NaN}         | 11 | 'NaN'            | Non-standard token
            { "a": 0x10 }       |  9 | 'x'              | comma
            { "a": -x }         |  9 | 'x'              | digit
            { "a": 1. }         |  9 | ' '              | digit
            { "a": 1E+x }       |  9 | 'x'              | digit
            { "a": 007 }        |  9 | Leading zeroes   | Leading zeroes
            { "a": 1 /* no */ } | 10 | '/'              | comment
            { "a": "b\\q" }      | 11 | 'q'              | escape
            { "a": "b\\u12G4" }  | 14 | 'G'              | hex-digit
            """)
    void aSyntaxErrorHasItsPlaceAndWhatIsThereAndWhatWasExpected(
            String text, int column, String found, String expected) {
        String level = "{ \"format\": \"leapsmith-level\",\n " + text.substring(1);
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> Texts.read(level));
        assertEquals("2:" + column, error.line() + ":" + error.column(), error.getMessage());
        assertTrue(error.reason().startsWith("This is not valid JSON: "), error.reason());
        assertTrue(error.reason().contains(found) && error.reason().contains(expected), error.reason());
    }

    @Test
    void theWordsOfTheParserAreWithoutThoseForProgrammers() {
        for (String text : new String[] {"{ \"a\": [1 }", "{ \"a\": NaN }", "{ \"a\": " + "1".repeat(1001) + " }"}) {
            LevelFormatException error = assertThrows(LevelFormatException.class, () -> Texts.read(text));
            assertFalse(error.reason().contains("Source") || error.reason().contains("`"), error.reason());
        }
    }

    @Test
    void aTextThatEndsWithItsLineOrHasControlCharactersIsAnErrorInIt() {
        assertError("{ \"a\": \"b-\n\" }", 1, 11, "a", "CTRL-CHAR, code 10");
        assertError("{ \"a-\n\": 1 }", 1, 6, "", "CTRL-CHAR, code 10");
        assertError("{ \"a\": \"b\t\" }", 1, 10, "a", "CTRL-CHAR, code 9");
        assertError("{ \"a\": \0 1 }", 1, 9, "a", "CTRL-CHAR, code 0");
    }

    @Test
    void placesAreCorrectAfterTextOfAnyLength() {
        for (int blanks : new int[] {3_980, 3_999, 4_000, 8_192, 20_000, 40_000}) {
            for (int more = 0; more < 20; more++) {
                String start = "{ \"format\": \"leapsmith-level\", \"a\": [ 1," + " ".repeat(blanks + more);
                int column = start.length() + 1;
                assertError(start + "nulll, 2 ] }", 1, column, "a[1]", "'nulll'");
                assertError(start + "2 3 ] }", 1, column + 2, "a[2]", "'3'");
            }
        }
    }

    private static void assertError(String text, int line, int column, String path, String part) {
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> Texts.read(text));
        assertEquals(
                line + ":" + column + " " + path,
                error.line() + ":" + error.column() + " " + error.path(),
                error.getMessage());
        assertTrue(error.reason().replace(HINT, "").contains(part), error.reason());
    }
}
