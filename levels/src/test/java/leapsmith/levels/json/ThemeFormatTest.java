package leapsmith.levels.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.image.Themes;
import leapsmith.levels.look.Theme;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.look.Theme.ObjectLook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThemeFormatTest {
    private static final int CASES = Boolean.getBoolean("leapsmith.thorough") ? 2000 : 200;

    private static final String EXAMPLE = """
            {
              "format": "leapsmith-theme",
              "version": 1,
              "tileSize": 16,
              "sheets": { "ground": { "image": "ground.png", "x-author": "me" } },
              "tiles": { "block": { "sheet": "ground", "at": [0, 0], "layout": "nine", "x-note": [1] } },
              "scatter": [ { "on": "block", "sheet": "ground", "tiles": [3, 4], "chance": 0.5, "x-s": 1 } ],
              "objects": { "player": { "sprite": "hero.json", "x-o": true } },
              "pieces": { "tree": { "image": "tree.png", "part": [0, 0, 8, 8], "x-p": 2 } },
              "backgrounds": [ { "image": "far.png", "parallax": [0.5, 0.5], "x-b": "c" } ],
              "x-top": { "kept": 1.50 }
            }
            """;

    private static Theme read(String text) throws IOException {
        return ThemeFormat.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "a.theme.json");
    }

    private static String write(Theme theme) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ThemeFormat.write(theme, out);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static void assertRoundTrip(Theme theme, String message) throws IOException {
        String text = write(theme);
        assertEquals(theme, read(text), message);
        assertEquals(text, write(read(text)), message);
        assertEquals(List.of(), Schemas.themeErrors(text), message);
    }

    @Test
    void aWrittenThemeReadsBackAsAnEqualOne() throws IOException {
        for (String name : Themes.builtIn()) {
            assertRoundTrip(Themes.draw(Themes.style(name)).theme(), name);
        }
        for (long seed = 0; seed < CASES; seed++) {
            String text = RandomThemes.text(new SplittableRandom(seed));
            assertEquals(List.of(), Schemas.themeErrors(text), "seed " + seed);
            assertRoundTrip(read(text), "seed " + seed);
        }
    }

    @Test
    void unknownKeysOfEveryObjectAreKept() throws IOException {
        String written = write(read(EXAMPLE));
        for (String key : List.of("x-author", "x-note", "x-s", "x-o", "x-p", "x-b", "x-top", "1.50")) {
            assertTrue(written.contains(key), () -> key + " in " + written);
        }
    }

    @Test
    void aSpriteCanHavePiecesForTheTimeItsFileIsMissing() throws IOException {
        Theme theme = read(EXAMPLE.replace("\"hero.json\"", "\"hero.json\", \"sheet\": \"ground\", \"at\": [2, 1]"));
        ObjectLook look = theme.objects().get("player");
        assertEquals("hero.json", look.sprite());
        assertEquals(new Cell(2, 1), look.skin().orElseThrow().at());
        assertRoundTrip(theme, "both");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"leapsmith-theme\" | \"tiled\"              | 2:13 | format",
                "\"version\": 1      | \"version\": 2         | 3:14 | version",
                "\"tileSize\": 16    | \"tileSize\": 0        | 4:15 | tileSize",
                "\"tileSize\": 16    | \"tileSize\": \"big\"  | 4:15 | tileSize",
                "\"ground.png\"      | 7                      | 5:36 | sheets.ground.image",
                "\"me\"              | \"me\", \"margin\": -1 | 5:78 | sheets.ground.margin",
                "[0, 0], \"layout\"  | [0], \"layout\"        | 6:52 | tiles.block.at",
                "\"nine\"            | \"ten\"                | 6:68 | tiles.block.layout",
                "\"sheet\": \"ground\", \"at\" | \"at\"       | 6:23 | tiles.block",
                "[3, 4]              | [3, -4]                | 7:65 | scatter[0].tiles[1]",
                "0.5, \"x-s\"        | 2, \"x-s\"             | 7:79 | scatter[0].chance",
                "\"hero.json\"       | null                   | 8:38 | objects.player.sprite",
                "\"sprite\": \"hero.json\" | \"at\": [0, 0]   | 8:26 | objects.player",
                "[0, 0, 8, 8]        | [0, 0, 8]              | 9:54 | pieces.tree.part",
                "[0, 0, 8, 8]        | [0, 0, 8, 16777216]    | 9:54 | pieces.tree.part",
                "[0, 0, 8, 8]        | [0, 0, 0, 8]           | 9:54 | pieces.tree.part",
                "[0.5, 0.5]          | [0.5]                  | 10:58 | backgrounds[0].parallax",
                "\"far.png\"         | \"far.png\", \"align\": \"middle\" | 10:51 | backgrounds[0].align"
            })
    void anErrorHasItsFilePlaceAndPath(String part, String wrong, String place, String path) {
        assertTrue(EXAMPLE.contains(part), part);
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> read(EXAMPLE.replace(part, wrong)));
        assertEquals(path, error.path(), error.getMessage());
        assertEquals("a.theme.json:" + place, error.getMessage().replaceFirst(": .*", ""), error.getMessage());
        assertEquals(1, error.getMessage().lines().count());
    }

    @Test
    void moreEntriesThanTheLimitAreRefused() {
        StringBuilder sheets = new StringBuilder();
        for (int i = 0; i <= Theme.MAX_PICTURES; i++) {
            sheets.append(i == 0 ? "" : ", ").append("\"s").append(i).append("\": { \"image\": \"a.png\" }");
        }
        String text = EXAMPLE.replaceFirst("\"sheets\": .*", "\"sheets\": { " + sheets + " },");
        assertEquals(
                "sheets.s64",
                assertThrows(LevelFormatException.class, () -> read(text)).path());
    }
}
