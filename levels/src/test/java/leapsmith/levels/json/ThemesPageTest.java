package leapsmith.levels.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import leapsmith.levels.image.Themes;
import leapsmith.levels.look.Layout;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Legend;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The end of the page about themes is generated, and its examples work: {@code -Dleapsmith.update} writes it. */
class ThemesPageTest {
    private static final Path PAGE = Path.of(System.getProperty("leapsmith.root"), "docs", "THEMES.md");
    private static final String BEGIN = "<!-- The rest of the page is generated. -->\n";
    private static final Pattern EXAMPLE = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL);

    /** Neighbors of a tile, row by row around its middle, as bits of a mask. */
    private static final int[][] BITS = {{128, 1, 2}, {64, -1, 4}, {32, 16, 8}};

    @Test
    void thePageHasAllLayoutsAndKeys() throws IOException {
        String page = Files.readString(PAGE);
        String expected = page.substring(0, page.indexOf(BEGIN) + BEGIN.length()) + layouts() + keys();
        if (System.getProperty("leapsmith.update") != null) {
            Files.writeString(PAGE, expected);
        }
        assertEquals(expected, Files.readString(PAGE), "run this test with -Dleapsmith.update");
    }

    @Test
    void theThemeOfThePageIsShown(@TempDir Path folder) throws IOException {
        ImageIO.write(
                new BufferedImage(64, 64, BufferedImage.TYPE_INT_ARGB),
                "png",
                folder.resolve("mine.png").toFile());
        Matcher example = EXAMPLE.matcher(Files.readString(PAGE));
        assertTrue(example.find());
        Files.writeString(folder.resolve("mine.theme.json"), example.group(1));
        Path levels = Files.createDirectory(folder.resolve("levels"));
        Themes.Loaded loaded = Themes.load("mine", Optional.of(levels));
        assertEquals(List.of(), loaded.problems());
        Look look = loaded.look().orElseThrow();
        for (TileType type : List.of(TileType.BLOCK, TileType.ONE_WAY)) {
            assertEquals(
                    1,
                    look.skins(Legend.STANDARD.kindOf(Legend.STANDARD.indexOf(type)))
                            .size());
        }
    }

    @Test
    void theOtherExamplesAreMembersOfAThemeOrItsTiles() throws IOException {
        Matcher example = EXAMPLE.matcher(Files.readString(PAGE));
        int count = 0;
        for (boolean isFirst = true; example.find(); isFirst = false) {
            if (isFirst) {
                continue;
            }
            String member = example.group(1).strip();
            boolean isKey = member.startsWith("\"scatter\"") || member.startsWith("\"backgrounds\"");
            String text = "{ \"format\": \"leapsmith-theme\", \"version\": 1, "
                    + (isKey ? member : "\"tiles\": { " + member + " }") + " }";
            assertEquals(List.of(), Schemas.themeErrors(text), text);
            assertTrue(ThemeFormat.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "page")
                    .unknownKeys()
                    .isEmpty());
            count++;
        }
        assertEquals(4, count);
    }

    private static String layouts() {
        StringBuilder text = new StringBuilder("\n## Pieces of the layouts\n\n");
        text.append(
                        "Each piece is shown with its neighbors: `#` is the tile in the middle and neighbors that it joins, `.` are\n")
                .append("neighbors that it doesn't join, and `?` those that don't matter.\n");
        text.append(
                        "\nThe mask of a tile has a bit for each neighbor that it joins: 1 north, 2 northeast, 4 east, 8 southeast, 16\n")
                .append("south, 32 southwest, 64 west, 128 northwest.\n");
        add(text, Layout.ROW, 4, 4, piece -> ofMask(Layout.ROW, piece));
        add(text, Layout.COLUMN, 4, 1, piece -> ofMask(Layout.COLUMN, piece));
        add(text, Layout.NINE, 9, 3, ThemesPageTest::ofNine);
        text.append("\nand its inner corners:\n\n");
        grid(text, 4, 2, piece -> around(Layout.ALL & ~new int[] {8, 32, 2, 128}[piece]));
        add(text, Layout.EDGE, 16, 4, piece -> ofMask(Layout.EDGE, piece));
        add(text, Layout.BLOB, 47, 8, piece -> ofMask(Layout.BLOB, piece));
        add(text, Layout.GODOT, 48, 12, piece -> ofMask(Layout.GODOT, piece));
        add(text, Layout.TILESETTER, 55, 11, piece -> ofMask(Layout.TILESETTER, piece));
        text.append(
                        "\n### rpgmaker\n\nThe quarters of its 2 x 3 pieces: `i` inner corners, `c` corners, `-` and `|` edges, `m` the middle; the first piece\n")
                .append("is a preview.\n\n```text\n    ii\n    ii\nc--c\n|mm|\n|mm|\nc--c\n```\n"
                        .replace("    ii", "  ii"));
        add(text, Layout.CORNER, 16, 4, ThemesPageTest::ofCorner);
        text.append(
                        "\nThe pieces of `corner` lie over the corners of four tiles, of which `#` belong to the form. The first one is\n")
                .append("never drawn.\n");
        add(text, Layout.BOX, 9, 3, ThemesPageTest::ofNine);
        return text.toString();
    }

    private static void add(StringBuilder text, Layout layout, int count, int columns, IntFunction<String[]> piece) {
        text.append("\n### ").append(layout.name().toLowerCase(Locale.ROOT)).append("\n\n");
        grid(text, count, columns, piece);
    }

    /** Pieces in their places in a sheet. */
    private static void grid(StringBuilder text, int count, int columns, IntFunction<String[]> piece) {
        text.append("```text\n");
        for (int first = 0; first < count; first += columns) {
            String[] lines = {"", "", ""};
            for (int i = first; i < Math.min(count, first + columns); i++) {
                String[] rows = piece.apply(i);
                for (int row = 0; row < rows.length; row++) {
                    lines[row] += (i == first ? "" : "  ") + rows[row];
                }
            }
            for (String line : lines) {
                text.append(line.isEmpty() ? "" : line.stripTrailing() + "\n");
            }
            text.append(first + columns < count ? "\n" : "");
        }
        text.append("```\n");
    }

    /** The neighbors of the tiles that a piece shows, by trying all. */
    private static String[] ofMask(Layout layout, int piece) {
        for (int mask = 0; mask <= Layout.ALL; mask++) {
            if (layout.relevant(mask) == mask && layout.piece(mask, 0, true, true) == piece) {
                return around(layout, mask);
            }
        }
        // Sheets of other tools have empty places.
        assertTrue(layout == Layout.GODOT || layout == Layout.TILESETTER, layout + " has no piece " + piece);
        return new String[] {"   ", "   ", "   "};
    }

    private static String[] around(int mask) {
        return around(Layout.BLOB, mask);
    }

    private static String[] around(Layout layout, int mask) {
        String[] rows = {"", "", ""};
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                int bit = BITS[row][column];
                boolean matters = bit < 0 || layout.relevant(mask | bit) != layout.relevant(mask & ~bit);
                rows[row] += bit < 0 || (mask & bit) != 0 ? "#" : matters ? "." : "?";
            }
        }
        return rows;
    }

    private static String[] ofNine(int piece) {
        int mask = 0;
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                int x = piece % 3 + column - 1;
                int y = piece / 3 + row - 1;
                boolean isInside = x >= 0 && x < 3 && y >= 0 && y < 3;
                mask |= isInside ? Math.max(0, BITS[row][column]) : 0;
            }
        }
        return around(mask);
    }

    private static String[] ofCorner(int piece) {
        return new String[] {
            mark(piece & 8) + mark(piece & 1), mark(piece & 4) + mark(piece & 2),
        };
    }

    private static String mark(int bit) {
        return bit != 0 ? "#" : ".";
    }

    private static String keys() throws IOException {
        SchemaTables tables =
                new SchemaTables(new ObjectMapper().readTree(JsonSchema.theme().text()));
        return "\n## Keys of a theme\n\nUnknown keys are kept.\n\n" + tables.document()
                + "\n### Sheets\n\n" + tables.objects("/properties/sheets/additionalProperties")
                + "\n### Looks of tiles\n\n" + tables.definition("skin")
                + "\n### Scatter\n\n" + tables.objects("/properties/scatter/items")
                + "\n### Looks of objects\n\nBesides those of tiles:\n\n" + objectKeys(tables)
                + "\n### Pieces\n\n" + tables.objects("/properties/pieces/additionalProperties")
                + "\n### Backgrounds\n\n" + tables.objects("/properties/backgrounds/items");
    }

    private static String objectKeys(SchemaTables tables) {
        String table = tables.objects("/properties/objects/additionalProperties");
        return table.lines()
                .filter(line -> !line.startsWith("| `") || line.matches("\\| `(sprite|feet)`.*"))
                .map(line -> line + "\n")
                .reduce("", String::concat);
    }
}
