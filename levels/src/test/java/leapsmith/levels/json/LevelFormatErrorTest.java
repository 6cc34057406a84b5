package leapsmith.levels.json;

import static leapsmith.levels.json.LevelErrors.assertError;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import leapsmith.levels.model.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

class LevelFormatErrorTest {
    private static final boolean THOROUGH = Boolean.getBoolean("leapsmith.thorough");

    @Test
    void wrongFormatName() {
        assertError(
                "\"leapsmith-level\"",
                "\"tiled\"",
                2,
                13,
                "format",
                "This is not a Leapsmith level: its \"format\" is \"tiled\".");
    }

    @Test
    void newerVersion() {
        assertError(
                "\"version\": 1",
                "\"version\": 4",
                3,
                14,
                "version",
                "This file was written by a newer Leapsmith: it has version 4, and versions up to 3 can be read.");
    }

    @Test
    void versionThatIsNoNumber() {
        assertError(
                "\"version\": 1",
                "\"version\": \"1\"",
                3,
                14,
                "version",
                "a whole number from 1 to 2147483647",
                "\"1\"");
    }

    @Test
    void rowTooShort() {
        assertError("\"....==....\"", "\"....==...\"", 11, 5, "tiles[1]", "a row of 10 symbols", "9");
    }

    @Test
    void rowTooLong() {
        assertError("\"....==....\"", "\"....==.....\"", 11, 5, "tiles[1]", "a row of 10 symbols", "11");
    }

    @Test
    void tooFewRows() {
        assertError("    \"....==....\",\n", "", 13, 3, "tiles", "There are 3 rows, but \"height\" is 4.");
    }

    @Test
    void tooManyRows() {
        assertError(
                "\"##########\"",
                "\"##########\",\n    \"##########\"",
                14,
                5,
                "tiles[4]",
                "There are more rows than 4, which \"height\" is.");
    }

    @Test
    void unknownSymbolNamesTheLegend() {
        assertError(
                "\"....==....\"", "\"....=?....\"", 11, 11, "tiles[1]", "a symbol of the legend ('.' '#' '=')", "'?'");
    }

    @Test
    void unknownSymbolAfterEscapedOnes() {
        assertError(
                "\"....==....\"",
                "\"....==...\\u0007\"",
                11,
                15,
                "tiles[1]",
                "a symbol of the legend ('.' '#' '=')",
                "the character U+0007");
    }

    @Test
    void unknownSymbolBeforeALaterLegend() {
        String text = """
                {
                  "tiles": [
                    "..",
                    ".x"
                  ],
                  "format": "leapsmith-level", "version": 1, "width": 2, "height": 2
                }
                """;
        assertError(text, 4, 7, "tiles[1]", "a symbol of the legend ('.' '#' '=')", "'x'");
    }

    @Test
    void rowsBeforeALaterWidthOrHeight() {
        String start = "{ \"tiles\": [\"..\", \"..\"], \"format\": \"leapsmith-level\", \"version\": 1, ";
        assertError(
                start + "\"width\": 3, \"height\": 2 }",
                1,
                12,
                "tiles",
                "The rows have 2 symbols, but \"width\" is 3.");
        assertError(start + "\"width\": 2, \"height\": 3 }", 1, 12, "tiles", "There are 2 rows, but \"height\" is 3.");
    }

    @Test
    void rowThatIsNoText() {
        assertError("\"....==....\"", "[]", 11, 5, "tiles[1]", "a text of 10 symbols", "an array");
    }

    @Test
    void tilesThatAreNoArray() {
        String text = "{ \"format\": \"leapsmith-level\", \"tiles\": 5 }";
        assertError(text, 1, 41, "tiles", "an array of texts, one for each row", "5");
    }

    @Test
    void textInPlaceOfANumber() {
        assertError(
                "\"x\": 20",
                "\"x\": \"left\"",
                18,
                44,
                "characters[0].x",
                "a number from -16777216 to 16777216",
                "\"left\"");
    }

    @Test
    void numberOutOfRange() {
        assertError(
                "\"x\": 20", "\"x\": 1e400", 18, 44, "characters[0].x", "a number from -16777216 to 16777216", "1e400");
    }

    @Test
    void negativeSize() {
        assertError("\"width\": 12", "\"width\": -1", 18, 65, "characters[0].width", "a number from 0 to 131072", "-1");
    }

    @Test
    void fractionInPlaceOfAWholeNumber() {
        assertError("\"width\": 10", "\"width\": 10.5", 6, 12, "width", "a whole number from 1 to 262144", "10.5");
    }

    @Test
    void notANumber() {
        assertError(
                "\"x\": 20",
                "\"x\": NaN",
                18,
                47,
                "characters[0].x",
                "This is not valid JSON: Non-standard token 'NaN'");
    }

    @Test
    void duplicateKey() {
        assertError("\"y\": 8", "\"x\": 8", 18, 48, "characters[0].x", "The key \"x\" occurs twice in this object.");
    }

    @Test
    void duplicateKeyWithinAnUnknownValue() {
        assertError(
                "\"properties\": {}",
                "\"other\": [ { \"a\": 1, \"a\": 2 } ]",
                23,
                24,
                "other[0].a",
                "The key \"a\" occurs twice in this object.");
    }

    @Test
    void noTileKindInTheLegend() {
        assertError("\"oneway\"", "\" \"", 8, 48, "legend.=", "the name of a shape or a tile kind", "\" \"");
    }

    @Test
    void symbolOfTwoCharacters() {
        assertError("\"=\": ", "\"==\": ", 8, 43, "legend.==", "a key of one visible character", "\"==\"");
    }

    @Test
    void unknownOpenSide() {
        assertError(
                "900 }",
                "900, \"openSides\": [ \"up\" ] }",
                15,
                91,
                "physics.openSides[0]",
                "\"left\", \"right\", \"top\" or \"bottom\", each once",
                "\"up\"");
    }

    @Test
    void unknownFacing() {
        assertError(
                "\"height\": 40 }",
                "\"height\": 40, \"facing\": \"up\" }",
                18,
                93,
                "characters[0].facing",
                "one of \"right\", \"left\"",
                "\"up\"");
    }

    @Test
    void characterThatIsNoObject() {
        assertError(
                "\"characters\": [",
                "\"characters\": [ 7,",
                17,
                19,
                "characters[0]",
                "an object of the type character",
                "7");
    }

    @Test
    void neededKeyThatIsMissing() {
        assertError("\"height\": 4,", "\"heights\": 4,", 24, 1, "", "This level has no \"height\".");
    }

    @Test
    void fileOfAnotherProgram() {
        assertError(
                "{ \"version\": \"1.10\", \"tilesets\": [] }",
                1,
                14,
                "version",
                "expected a whole number from 1 to 2147483647, found \"1.10\" (The file may not be a Leapsmith level:"
                        + " it has no \"format\" before this place.)");
    }

    @Test
    void documentThatIsNoObject() {
        assertError("[1]", 1, 1, "", "a level: a JSON object with the key \"format\"", "an array");
    }

    @Test
    void emptyFile() {
        assertError("", 1, 1, "", "a level: a JSON object with the key \"format\"", "the end of the file");
    }

    @Test
    void fileOfBlanks() {
        assertError(" \n\n ", 3, 2, "", "a level: a JSON object with the key \"format\"", "the end of the file");
    }

    @Test
    void moreAfterTheEnd() {
        assertError("\"properties\": {}\n}", "\"properties\": {}\n} {", 24, 3, "", "the end of the file", "more text");
        assertError("\"properties\": {}\n}", "\"properties\": {}\n} 5", 24, 3, "", "the end of the file", "more text");
    }

    @Test
    void everyTruncationIsOneErrorAtTheEnd() throws IOException {
        // The last newline may be missing.
        for (int length = 0; length < Texts.EXAMPLE.length() - 2; length += THOROUGH ? 1 : 5) {
            String text = Texts.EXAMPLE.substring(0, length);
            LevelFormatException error = assertThrows(LevelFormatException.class, () -> Texts.read(text), text);
            int lastLine = (int) text.chars().filter(c -> c == '\n').count() + 1;
            assertEquals(lastLine, error.line(), text);
            assertFalse(error.getMessage().contains("\n"));
        }
    }

    @Test
    void damagedBytesGiveNothingButAFormatError() throws IOException {
        byte[] good = Texts.EXAMPLE.getBytes(StandardCharsets.UTF_8);
        for (long seed = 0; seed < (THOROUGH ? 2_000 : 400); seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            byte[] bytes = good.clone();
            for (int i = random.nextInt(3); i >= 0; i--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(-10, 128);
            }
            try {
                Texts.write(Texts.read(bytes));
            } catch (LevelFormatException e) {
                assertTrue(e.line() > 0 && e.column() > 0 && !e.reason().isEmpty(), "seed " + seed);
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed, e);
            }
        }
    }

    @Test
    void syntaxError() {
        LevelFormatException error = assertThrows(
                LevelFormatException.class, () -> Texts.read(Texts.EXAMPLE.replace("\"width\": 10,", "\"width\": 10")));
        assertEquals(7, error.line());
        assertEquals(3, error.column());
        assertEquals(
                "This is not valid JSON: Unexpected character ('\"' (code 34)): was expecting comma to separate Object"
                        + " entries",
                error.reason());
    }

    @Test
    void longTextThatIsNotJson() {
        LevelFormatException error =
                assertThrows(LevelFormatException.class, () -> Texts.read("1".repeat(Limits.MAX_NUMBER + 1)));
        assertEquals(
                "test:1:1002: This is beyond a limit: Number value length (1001) exceeds the maximum allowed (1000)",
                error.getMessage());
    }

    @Test
    void fileThatIsNoJson() {
        String level = "a level: a JSON object with the key \"format\"";
        assertError("<?xml version=\"1.0\"?>\n<map/>", 1, 1, "", level, "XML");
        assertError("name,width\n", 1, 1, "", level, "text that is not JSON");
        assertError("# Levels", 1, 1, "", level, "text that is not JSON");
        assertError("NaN", 1, 1, "", level, "text that is not JSON");
    }

    @Test
    void bytesThatAreNotUtf8() {
        byte[] latin = Texts.EXAMPLE.replace("Gap Hop", "Ga\u00DFe").getBytes(StandardCharsets.ISO_8859_1);
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> Texts.read(latin));
        assertEquals("test:4:14: expected text in UTF-8, found the byte 0xDF", error.getMessage());
    }

    @Test
    void utf16() {
        byte[] wide = ('\uFEFF' + Texts.EXAMPLE).getBytes(StandardCharsets.UTF_16LE);
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> Texts.read(wide));
        assertEquals("test:1:1: expected text in UTF-8, found the byte 0xFF", error.getMessage());
    }

    @Test
    void textCutWithinACharacter() {
        byte[] bytes = Texts.EXAMPLE.replace("Gap Hop", "Gap 漢").getBytes(StandardCharsets.UTF_8);
        int cut = new String(bytes, StandardCharsets.ISO_8859_1).indexOf('\u00E6') + 2;
        LevelFormatException error =
                assertThrows(LevelFormatException.class, () -> Texts.read(Arrays.copyOf(bytes, cut)));
        assertTrue(error.reason().startsWith("expected text in UTF-8"), error.reason());
        assertEquals(4, error.line());
    }

    @Test
    void halfOfASurrogatePair() {
        assertError("Gap Hop", "Gap \\ud800", 4, 11, "name", "Unicode text", "half of a surrogate pair, \\ud800");
    }

    @Test
    void levelOfTooManyPixels() {
        assertError(
                "\"width\": 10",
                "\"width\": 16385",
                6,
                12,
                "width",
                "a level of at most 262144 px on each side",
                "262160 px");
    }

    @Test
    void levelOfTooManyTiles() {
        String text = "{ \"format\": \"leapsmith-level\", \"tileSize\": 1, \"width\": 100000, \"height\": 1000 }";
        assertError(text, 1, 74, "height", "a level of at most 67108864 tiles", "100000 x 1000");
    }

    @Test
    void sizeThatIsNoNumber() {
        assertError(
                "\"width\": 10",
                "\"width\": 1" + "0".repeat(999),
                6,
                12,
                "width",
                "a whole number from 1 to 262144",
                "1" + "0".repeat(199) + "...");
    }

    @Test
    void aNumberOfTooManyDigitsIsAnErrorAtItsEnd() {
        String digits = "1".repeat(Limits.MAX_NUMBER + 1);
        String reason = "This is beyond a limit: Number value length (1001) exceeds the maximum allowed (1000)";
        assertError("\"width\": 10", "\"width\": " + digits, 6, 1013, "width", reason);
        assertError(
                "\"properties\": {}",
                "\"other\": [ 1, -0." + digits + "e5 ]",
                23,
                1023,
                "other[1]",
                reason.replace("1001", "1003"));
        assertError("\"properties\": {}", "\"other\":\n" + digits, 24, 1002, "other", reason);
    }

    @Test
    void aKeyThatIsTooLongIsAnErrorInItsLine() {
        String key = "k".repeat(Limits.MAX_KEY + 1);
        LevelFormatException error = assertThrows(
                LevelFormatException.class, () -> Texts.read(Texts.EXAMPLE.replace("\"properties\"", '"' + key + '"')));
        assertEquals(23, error.line());
        assertEquals("This is beyond a limit: Name length (4097) exceeds the maximum allowed (4096)", error.reason());
    }

    @Test
    void aFileWithoutAFormatIsNoLevel() {
        assertError("{ }", 1, 3, "", "This is not a Leapsmith level: it has no \"format\".");
        assertError("{ \"name\": \"x\"\n}", 2, 1, "", "This is not a Leapsmith level: it has no \"format\".");
    }

    @Test
    void aReplayIsNoLevel() {
        assertError(
                "\"leapsmith-level\"",
                "\"leapsmith-replay\"",
                2,
                13,
                "format",
                "This is a Leapsmith replay, not a level.");
    }

    @Test
    void valuesTooDeep() {
        String deep = "[".repeat(100_000);
        LevelFormatException error = assertThrows(
                LevelFormatException.class,
                () -> Texts.read(Texts.EXAMPLE.replace("\"properties\": {}", "\"deep\": " + deep)));
        assertEquals(23, error.line());
        assertEquals("expected at most " + Limits.MAX_DEPTH + " nested objects and arrays, found more", error.reason());
    }

    @Test
    void valuesAsDeepAsAllowedAreKept() throws IOException {
        String deep = "[ ".repeat(Limits.MAX_DEPTH - 2) + "[]" + " ]".repeat(Limits.MAX_DEPTH - 2);
        String text = Texts.EXAMPLE.replace("\"properties\": {}", "\"properties\": {},\n  \"deep\": " + deep);
        assertTrue(Texts.write(Texts.read(text)).contains("[ [ [ []"));
    }

    @Test
    void textTooLong() {
        LevelFormatException error = assertThrows(
                LevelFormatException.class,
                () -> Texts.read(Texts.EXAMPLE.replace("Gap Hop", "x".repeat(Limits.MAX_TEXT + 1))));
        assertEquals(4, error.line());
        assertEquals("name", error.path());
        assertTrue(error.reason().contains(Integer.toString(Limits.MAX_TEXT)));
    }

    @Test
    void unknownKeysTooLongInTotal() throws IOException {
        String item = "\"" + "x".repeat(1000) + "\",\n";
        InputStream endless = repeated("{ \"kept\": [\n", item);
        LevelFormatException error =
                assertThrows(LevelFormatException.class, () -> LevelFormat.read(endless, "endless"));
        assertTrue(error.reason().contains(Integer.toString(Limits.MAX_TEXT_TOTAL)), error.getMessage());
    }

    @Test
    @EnabledIfSystemProperty(named = "leapsmith.thorough", matches = "true")
    void tooManyUnknownKeys() {
        InputStream keys = new InputStream() {
            private byte[] bytes = "{".getBytes(StandardCharsets.UTF_8);
            private int next;
            private int number;

            @Override
            public int read() {
                if (next == bytes.length) {
                    bytes = ("\"" + Integer.toString(number++, 36) + "\":0,").getBytes(StandardCharsets.UTF_8);
                    next = 0;
                }
                return bytes[next++];
            }
        };
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> LevelFormat.read(keys, "endless"));
        assertTrue(error.reason().contains(Integer.toString(Limits.MAX_TEXT_TOTAL)), error.getMessage());
    }

    @Test
    @EnabledIfSystemProperty(named = "leapsmith.thorough", matches = "true")
    void tooManyCharacters() {
        LevelFormatException error = assertThrows(
                LevelFormatException.class,
                () -> LevelFormat.read(repeated("{ \"characters\": [\n", "{\"id\":\"\"},\n"), "endless"));
        assertEquals("characters[" + Limits.MAX_OBJECTS + "]", error.path());
        assertTrue(error.reason()
                .startsWith("expected at most " + Limits.MAX_OBJECTS + " objects of all types, found more"));
    }

    @Test
    @EnabledIfSystemProperty(named = "leapsmith.thorough", matches = "true")
    void tooManyRowsOfUnknownNumber() {
        String row = "\"" + ".".repeat(1 << 16) + "\",\n";
        LevelFormatException error = assertThrows(
                LevelFormatException.class, () -> LevelFormat.read(repeated("{ \"tiles\": [\n", row), "endless"));
        assertEquals("tiles[1024]", error.path());
        assertTrue(error.reason().startsWith("expected at most " + Limits.MAX_TILES + " tiles, found more"));
    }

    @Test
    void missingFile(@TempDir Path folder) {
        Path file = folder.resolve("none.level.json");
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> LevelFormat.read(file));
        assertEquals("File not found: " + file, error.getMessage());
        assertEquals(0, error.line());
    }

    @Test
    void directory(@TempDir Path folder) {
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> LevelFormat.read(folder));
        assertEquals(folder + " is a folder, not a file", error.getMessage());
    }

    @Test
    void messageNamesFileAndPlace(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("bad.level.json");
        Files.writeString(file, Texts.EXAMPLE.replace("\"x\": 20", "\"x\": true"));
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> LevelFormat.read(file));
        assertEquals(
                file + ":18:44: characters[0].x: expected a number from -16777216 to 16777216, found true",
                error.getMessage());
        assertEquals(file.toString(), error.file());
    }

    /** A start, and then an item that repeats without end. */
    private static InputStream repeated(String start, String item) {
        byte[] bytes = item.getBytes(StandardCharsets.UTF_8);
        InputStream items = new InputStream() {
            private int next;

            @Override
            public int read() {
                int value = bytes[next];
                next = (next + 1) % bytes.length;
                return value;
            }

            @Override
            public int read(byte[] into, int offset, int length) {
                int count = Math.min(length, bytes.length - next);
                System.arraycopy(bytes, next, into, offset, count);
                next = (next + count) % bytes.length;
                return count;
            }
        };
        return new SequenceInputStream(new ByteArrayInputStream(start.getBytes(StandardCharsets.UTF_8)), items);
    }
}
