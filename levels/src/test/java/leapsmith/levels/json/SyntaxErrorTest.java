package leapsmith.levels.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SyntaxErrorTest {
    /** Each line: what is wrong, and the column, what is expected and what is found. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            { "a": ] }          |  8 | a JSON value            | ]
            { "a" ] }           |  7 | a colon                 | ]
            { "a" = 1 }         |  7 | a colon                 | =
            { "a" : : 1 }       |  9 | a JSON value            | :
            { 'a': 7 }          |  3 | a key in double quotes  | '
            { "a": 'x' }        |  8 | a JSON value            | '
            { "a": 1, }         | 11 | a key in double quotes  | }
            { "a": 1, , }       | 11 | a key in double quotes  | ,
            { "a": 1; }         |  9 | a comma or }            | ;
            { "a": "x" "y" }    | 12 | a comma or }            | `"`
            { "a": "," "y" }    | 12 | a comma or }            | `"`
            { "a": ",", "b" }   | 17 | a colon                 | }
            { ":" 1 }           |  7 | a colon                 | 1
            { "a": [1 }         | 11 | ]                       | }
            { "a": [1, ] }      | 12 | a JSON value            | ]
            { "a": [ , 1] }     | 10 | a JSON value            | ,
            { "a": [1 : 2] }    | 11 | a comma or ]            | :
            { "a": [{} {}] }    | 12 | a comma or ]            | {
            { "a": tru }        |  8 | a JSON value            | tru
            { "a": nulll }      |  8 | a JSON value            | nulll
            { "a": True}        |  8 | a JSON value            | True
            { "a": été }        |  8 | a JSON value            | été
            { "a": NaN}         |  8 | a JSON value            | NaN
            { "a": -Infinity }  |  8 | a JSON value            | -Infinity
            { "a": undefined, } |  8 | a JSON value            | undefined
            { "a": 7abc }       |  9 | a comma or }            | abc
            { "a": 0x10 }       |  9 | a comma or }            | x10
            { "a": 1_000 }      |  9 | a comma or }            | _
            { "a": -x }         |  9 | a digit                 | x
            { "a": - }          |  9 | a digit                 | a space
            { "a": 1. }         |  9 | a digit after .         | a space
            { "a": 1.} }        |  9 | a digit after .         | }
            { "a": 1e} }        |  9 | a digit after e         | }
            { "a": 1E+x }       |  9 | a digit after E+        | x
            { "a": .5 }         |  8 | a JSON value            | .
            { "a": +1 }         |  8 | a JSON value            | +
            { "a": 007 }        |  8 | a number without leading zeros | 007
            { "a": [1, -01] }   | 13 | a number without leading zeros | 01
            { "a": // no        |  8 | a JSON value            | /
            { "a": 1 # no       | 10 | a comma or }            | #
            { "a": 1 /* no */ } | 10 | a comma or }            | /
            { "a": "b\\q" }      | 10 | an escape of JSON, such as \\n | \\q
            { "a\\q": 1 }        |  5 | an escape of JSON, such as \\n | \\q
            { "a": "b\\u12G4" }  | 14 | four hexadecimal digits after \\u | G
            { "a\\u": 1 }        |  7 | four hexadecimal digits after \\u | `"`
            """)
    void syntaxErrorsNameWhatIsThere(String text, int column, String expected, String found) {
        String level = "{ \"format\": \"leapsmith-level\",\n " + text.substring(1);
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> Texts.read(level));
        assertEquals(2, error.line());
        assertEquals(column + ": expected " + expected + ", found " + found, error.column() + ": " + error.reason());
    }

    @Test
    void textThatEndsWithItsLine() {
        assertError("{ \"a\": \"b-\n\" }", 1, 11, "a", "a double quote at the end of the text", "the end of the line");
        assertError("{ \"a-\n\": 1 }", 1, 6, "", "a double quote at the end of the text", "the end of the line");
        assertError(
                "{ \"a\": [\"-\r\n\"] }",
                1,
                11,
                "a[0]",
                "a double quote at the end of the text",
                "the end of the line");
    }

    @Test
    void controlCharacters() {
        assertError("{ \"a\": \"b\t\" }", 1, 10, "a", "\\u0009 for a control character", "the character U+0009");
        assertError("{ \"a\u0001\": 1 }", 1, 5, "", "\\u0001 for a control character", "the character U+0001");
        assertError("{ \"a\": \0 1 }", 1, 8, "a", "no control characters between values", "the character U+0000");
    }

    @Test
    void placesAreCorrectAfterTextOfAnyLength() {
        for (int blanks : new int[] {3_980, 3_999, 4_000, 8_192, 20_000, 40_000}) {
            for (int more = 0; more < 20; more++) {
                String start = "{ \"format\": \"leapsmith-level\", \"a\": [ 1," + " ".repeat(blanks + more);
                int column = start.length() + 1;
                assertError(start + "NaN, 2 ] }", 1, column, "a[1]", "a JSON value", "NaN");
                assertError(start + "nulll, 2 ] }", 1, column, "a[1]", "a JSON value", "nulll");
                assertError(start + "2 3 ] }", 1, column + 2, "a[2]", "a comma or ]", "3");
            }
        }
    }

    private static void assertError(String text, int line, int column, String path, String expected, String found) {
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> Texts.read(text));
        assertEquals(line + ":" + column + " " + path, error.line() + ":" + error.column() + " " + error.path());
        String hint = " (The file may not be a Leapsmith level: it has no \"format\" before this place.)";
        assertEquals("expected " + expected + ", found " + found, error.reason().replace(hint, ""));
    }
}
