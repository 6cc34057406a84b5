package leapsmith.levels.json;

import static leapsmith.levels.json.LevelErrors.assertError;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The lines and columns of errors where characters of two UTF-16 units or conflict markers are. */
class FilePlacesTest {
    @Test
    void aConflictMarkerIsNamedWithItsLine() {
        String reason = "This line is a git conflict marker. Resolve the merge conflict first.";
        for (String marker : new String[] {"<<<<<<< HEAD", "=======", ">>>>>>> branch", "||||||| base"}) {
            assertError("    \"....==....\",\n", marker + "\n    \"....==....\",\n", 11, 1, "", reason);
            assertError("    \"....==....\",\n", "    \"....==....\"\n" + marker + "\n", 12, 1, "", reason);
            assertError(marker + "\n" + Texts.EXAMPLE, 1, 1, "", reason);
            assertError(Texts.EXAMPLE + marker + "\n", 25, 1, "", reason);
            assertError(Texts.EXAMPLE.replace("\n", "\r\n") + marker, 25, 1, "", reason);
        }
        for (int blanks = 3_900; blanks < 4_100; blanks++) {
            assertError("{ \"a\":" + " ".repeat(blanks) + "\n<<<<<<< HEAD\n1 }", 2, 1, "", reason);
        }
    }

    @Test
    void signsThatOnlyResembleAConflictMarkerAreSyntaxErrors() {
        String reason =
                "This is not valid JSON: Unexpected character ('<' (code 60)): was expecting double-quote to start"
                        + " field name";
        assertError("\"properties\": {}", "<<<<<< HEAD", 23, 3, "zones", reason);
        assertError("  \"properties\": {}", "<<<<<<<<HEAD", 23, 1, "zones", reason);
        assertError("\"properties\": {}", " <<<<<<< HEAD", 23, 4, "zones", reason);
    }

    /** As most editors count them. */
    @Test
    void columnsCountUtf16Units() {
        String wide = "\ud83d\ude00";
        assertError(
                "\"....==....\"",
                "\"..." + wide + "......\"",
                11,
                9,
                "tiles[1]",
                "a symbol of the legend ('.' '#' '=')",
                "'" + wide + "'");
        assertError(
                "\"....==....\"",
                "\"" + wide + ".........\"",
                11,
                6,
                "tiles[1]",
                "a symbol of the legend ('.' '#' '=')",
                "'" + wide + "'");
        // However long the line is before it.
        for (int blanks = 0; blanks < 20; blanks++) {
            String start = "{ \"a\": \"" + wide.repeat(9_000) + " ".repeat(blanks) + "\", \"width\": ";
            LevelFormatException error = assertThrows(LevelFormatException.class, () -> Texts.read(start + "-1 }"));
            assertEquals(start.length() + 1, error.column());
        }
    }

    @Test
    void columnsOfWrongBytesCountUtf16UnitsToo() {
        byte[] bytes = "{ \"\ud83d\ude00\u00ff".getBytes(StandardCharsets.UTF_8);
        bytes[bytes.length - 1] = 'x';
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> Texts.read(bytes));
        assertEquals("test:1:6: expected text in UTF-8, found the byte 0xC3", error.getMessage());
    }

    @Test
    void rowsOfWideSymbolsAreWrittenAndReadBack() throws IOException {
        String wide = "\ud83e\uddf1";
        String text = Texts.EXAMPLE
                .replace("\"#\": \"block\"", "\"" + wide + "\": \"block\"")
                .replace("##########", wide.repeat(10));
        assertEquals(text, Texts.write(Texts.read(text)));
    }
}
