package leapsmith.levels.art;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ThemeArtTest {
    private static final Path GOLDEN = Path.of("src/test/resources/leapsmith/levels/art/checksums.txt");
    private static final int TILE = 16;
    private static final int HALF = 8;

    static Stream<ArtStyle> styles() {
        return Stream.of(
                ArtStyle.meadow(),
                ArtStyle.cave(),
                ArtStyle.castle(),
                ArtStyle.ofColors("desert", List.of(0xe9c46a, 0xf4a261, 0xe76f51, 0x264653)),
                ArtStyle.ofColors("night", List.of(0x2e294e, 0x541388, 0xf1e9da, 0xffd400)),
                ArtStyle.ofColors("plain", List.of(0x808080)));
    }

    /** Run with {@code -Dleapsmith.update} after a change of the art, and look at the pictures. */
    @Test
    void everyFileHasTheSameContentEverywhere() throws IOException {
        TreeMap<String, Long> sums = new TreeMap<>();
        styles().forEach(style -> {
            DrawnTheme theme = ThemeArt.draw(style);
            theme.pictures().forEach((name, picture) -> sums.put(name, checksum(picture)));
            theme.texts().forEach((name, text) -> sums.put(name, checksum(text.getBytes(StandardCharsets.UTF_8))));
        });
        StringBuilder text = new StringBuilder();
        sums.forEach((name, sum) ->
                text.append(name).append(' ').append(Long.toHexString(sum)).append('\n'));
        if (System.getProperty("leapsmith.update") != null) {
            Files.createDirectories(GOLDEN.getParent());
            Files.writeString(GOLDEN, text);
        }
        assertEquals(Files.readString(GOLDEN), text.toString(), "run this test with -Dleapsmith.update");
    }

    private static long checksum(Drawing picture) {
        byte[] bytes = new byte[picture.width() * picture.height() * 4];
        int i = 0;
        for (int argb : picture.argb()) {
            for (int shift = 24; shift >= 0; shift -= 8) {
                bytes[i++] = (byte) (argb >> shift);
            }
        }
        return checksum(bytes) ^ picture.width();
    }

    private static long checksum(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes);
        return sum.getValue();
    }

    @ParameterizedTest
    @MethodSource("styles")
    void quartersWithTheSameNeighborsAreTheSameInAllPieces(ArtStyle style) {
        TerrainArt terrain = new TerrainArt(style);
        KindArt kinds = new KindArt(style);
        List<Drawing> nines = new ArrayList<>();
        for (int variant = 0; variant < TerrainArt.VARIANTS; variant++) {
            nines.add(terrain.nine(variant));
        }
        nines.add(TerrainArt.nine(KindArt.ice(), 0));
        nines.add(TerrainArt.nine(kinds.mud(), 0));
        nines.add(TerrainArt.nine(kinds.goo(), 0));
        for (int i = 0; i < nines.size(); i++) {
            for (int row = 0; row < 3; row++) {
                for (int column = 0; column < 3; column++) {
                    for (int quarter = 0; quarter < 4; quarter++) {
                        boolean right = quarter % 2 == 1;
                        boolean low = quarter > 1;
                        // A side is joined for this quarter unless the piece has its border there.
                        int sameColumn = column == (right ? 2 : 0) ? column : 1;
                        int sameRow = row == (low ? 2 : 0) ? row : 1;
                        assertArrayEquals(
                                quarter(nines.get(i), sameColumn, sameRow, quarter),
                                quarter(nines.get(i), column, row, quarter),
                                "nine " + i + ", piece " + column + ", " + row + ", quarter " + quarter);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("styles")
    void innerCornersDifferFromTheCenterOnlyInTheirQuarter(ArtStyle style) {
        TerrainArt terrain = new TerrainArt(style);
        for (int variant = 0; variant < TerrainArt.VARIANTS; variant++) {
            Drawing center = terrain.nine(variant);
            Drawing inner = terrain.inner(variant);
            for (int piece = 0; piece < 4; piece++) {
                int corner = 3 - piece;
                for (int quarter = 0; quarter < 4; quarter++) {
                    int[] drawn = quarter(inner, piece % 2, piece / 2, quarter);
                    int[] plain = quarter(center, 1, 1, quarter);
                    if (quarter == corner) {
                        assertFalse(Arrays.equals(plain, drawn), "piece " + piece + " has a corner");
                    } else {
                        assertArrayEquals(plain, drawn, "piece " + piece + ", quarter " + quarter);
                    }
                }
            }
        }
    }

    /** All quarters of a tile are of the same variant, those of the tile beside it of any. */
    @ParameterizedTest
    @MethodSource("styles")
    void variantsAreEqualAtTheBordersOfTiles(ArtStyle style) {
        TerrainArt terrain = new TerrainArt(style);
        Drawing first = terrain.nine(0).part(TILE, TILE, TILE, TILE);
        for (int variant = 1; variant < TerrainArt.VARIANTS; variant++) {
            Drawing other = terrain.nine(variant).part(TILE, TILE, TILE, TILE);
            for (int i = 0; i < TILE; i++) {
                String place = "variant " + variant + ", " + i;
                assertEquals(first.get(i, 0), other.get(i, 0), place);
                assertEquals(first.get(i, TILE - 1), other.get(i, TILE - 1), place);
                assertEquals(first.get(0, i), other.get(0, i), place);
                assertEquals(first.get(TILE - 1, i), other.get(TILE - 1, i), place);
            }
        }
    }

    private static int[] quarter(Drawing sheet, int column, int row, int quarter) {
        return sheet.part(column * TILE + quarter % 2 * HALF, row * TILE + quarter / 2 * HALF, HALF, HALF)
                .argb();
    }

    @ParameterizedTest
    @MethodSource("styles")
    void slopesFillExactlyTheirShape(ArtStyle style) {
        new TerrainArt(style).slopes().forEach((name, piece) -> {
            for (int x = 0; x < TILE; x++) {
                int along = name.contains("-right-") ? x : TILE - 1 - x;
                int depth =
                        name.endsWith("1:1") ? along + 1 : name.endsWith("low") ? along / 2 + 1 : HALF + along / 2 + 1;
                boolean ceiling = name.startsWith("ceiling");
                for (int y = 0; y < TILE; y++) {
                    boolean inside = ceiling ? y < depth : y >= TILE - depth;
                    if (!name.startsWith("oneway") || !inside) {
                        assertEquals(inside, !piece.isEmpty(x, y), name + " at " + x + ", " + y);
                    }
                }
                assertFalse(piece.isEmpty(x, ceiling ? depth - 1 : TILE - depth), name + " has a surface at " + x);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("styles")
    void backgroundsGoOnAtTheirEnds(ArtStyle style) {
        BackgroundArt art = new BackgroundArt(style);
        for (Drawing background : List.of(art.far(), art.near())) {
            int most = 0;
            for (int x = 1; x < background.width(); x++) {
                most = Math.max(most, changes(background, x - 1, x));
            }
            int atEnds = changes(background, background.width() - 1, 0);
            assertTrue(atEnds <= most, atEnds + " pixels change at the ends, elsewhere at most " + most);
        }
    }

    private static int changes(Drawing drawing, int x, int next) {
        int changes = 0;
        for (int y = 0; y < drawing.height(); y++) {
            changes += drawing.get(x, y) == drawing.get(next, y) ? 0 : 1;
        }
        return changes;
    }

    @ParameterizedTest
    @MethodSource("styles")
    void theFarBackgroundIsOpaqueAndBeginsWithTheColorOfTheSky(ArtStyle style) throws IOException {
        DrawnTheme theme = ThemeArt.draw(style);
        JsonNode json = new ObjectMapper().readTree(theme.texts().get(style.name + ".theme.json"));
        int sky = 0xff000000 | Integer.parseInt(json.get("sky").asText().substring(1), 16);
        Drawing far = theme.pictures().get(style.name + "-far.png");
        for (int argb : far.argb()) {
            assertEquals(255, argb >>> 24);
        }
        assertEquals(sky, far.get(1, 0));
    }

    /** The ground has to stand out from what is behind it, also without color. */
    @ParameterizedTest
    @MethodSource("styles")
    void theGroundIsDarkerThanTheBackgroundAndItsTopLighter(ArtStyle style) {
        Drawing nine = new TerrainArt(style).nine(0);
        double center = brightness(nine.part(TILE, TILE, TILE, TILE));
        double rim = brightness(nine.part(TILE, 0, TILE, 2));
        double behind = brightness(new BackgroundArt(style).far());
        assertTrue(center + 30 < behind, center + " is darker than " + behind);
        assertTrue(rim > center + 60, rim + " is lighter than " + center);
    }

    private static double brightness(Drawing drawing) {
        double sum = 0;
        for (int argb : drawing.argb()) {
            sum += ColorRamp.luminance(argb);
        }
        return sum / drawing.argb().length;
    }

    @ParameterizedTest
    @MethodSource("styles")
    void theThemeNamesOnlyPiecesThatAreDrawn(ArtStyle style) throws IOException {
        DrawnTheme theme = ThemeArt.draw(style);
        JsonNode json = new ObjectMapper().readTree(theme.texts().get(style.name + ".theme.json"));
        List<JsonNode> pieces = new ArrayList<>();
        for (JsonNode entry : json.get("tiles")) {
            if (entry.isArray()) {
                entry.forEach(pieces::add);
            } else {
                pieces.add(entry);
            }
        }
        Set<String> sprites = new TreeSet<>();
        for (JsonNode object : json.get("objects")) {
            if (object.has("sprite")) {
                sprites.add(object.get("sprite").asText());
            } else {
                pieces.add(object);
            }
        }
        for (JsonNode piece : pieces) {
            Drawing sheet = sheet(theme, json, piece.get("sheet").asText());
            String layout = piece.get("layout").asText();
            int columns = layout.equals("row") ? 4 : layout.equals("nine") || layout.equals("box") ? 3 : 1;
            int rows = layout.equals("column") ? 4 : layout.equals("nine") || layout.equals("box") ? 3 : 1;
            if (piece.has("size")) {
                columns = piece.get("size").get(0).asInt();
                rows = piece.get("size").get(1).asInt();
            }
            int frames = piece.path("frames").asInt(1);
            int step = piece.has("step") ? piece.get("step").get(0).asInt() : columns;
            for (int frame = 0; frame < frames; frame++) {
                int x = (piece.get("at").get(0).asInt() + frame * step) * TILE;
                int y = piece.get("at").get(1).asInt() * TILE;
                assertTrue(x + columns * TILE <= sheet.width() && y + rows * TILE <= sheet.height(), piece.toString());
                assertTrue(isDrawn(sheet.part(x, y, columns * TILE, rows * TILE)), piece.toString());
            }
        }
        for (JsonNode scatter : json.get("scatter")) {
            Drawing sheet = sheet(theme, json, scatter.get("sheet").asText());
            for (JsonNode tile : scatter.get("tiles")) {
                int columns = sheet.width() / TILE;
                int rows = scatter.has("size") ? scatter.get("size").get(1).asInt() : 1;
                int x = tile.asInt() % columns * TILE;
                int y = tile.asInt() / columns * TILE;
                assertTrue(isDrawn(sheet.part(x, y, TILE, rows * TILE)), scatter.toString());
            }
        }
        for (JsonNode background : json.get("backgrounds")) {
            assertTrue(theme.pictures().containsKey(background.get("image").asText()), background.toString());
        }
        sprites.add(style.name + ".theme.json");
        assertEquals(sprites, new TreeSet<>(theme.texts().keySet()));
    }

    private static Drawing sheet(DrawnTheme theme, JsonNode json, String name) {
        return theme.pictures().get(json.get("sheets").get(name).get("image").asText());
    }

    private static boolean isDrawn(Drawing piece) {
        for (int argb : piece.argb()) {
            if (argb != 0) {
                return true;
            }
        }
        return false;
    }

    @ParameterizedTest
    @MethodSource("styles")
    void theHeroStandsOnItsFeetInSevenStates(ArtStyle style) {
        Set<String> states = new TreeSet<>();
        for (CharacterArt.Frame frame : new CharacterArt(style).hero()) {
            states.add(frame.state());
            Drawing drawing = frame.drawing();
            assertTrue(isDrawn(drawing));
            if (frame.state().equals("idle")) {
                int bottom = drawing.height() - 1;
                assertTrue(isDrawn(drawing.part(0, bottom, drawing.width(), 1)), "stands on the lowest row");
                assertFalse(isDrawn(drawing.part(0, 0, drawing.width(), 2)), "is no taller than its box");
            }
        }
        assertEquals(Set.of("climb", "dead", "fall", "idle", "jump", "run", "swim"), states);
    }

    @Test
    void aStyleNeedsAColor() {
        assertThrows(IllegalArgumentException.class, () -> ArtStyle.ofColors("none", List.of()));
    }

    @Test
    void aStyleNeedsANameForFiles() {
        List<Integer> colors = List.of(0x2e294e, 0xffd400);
        assertThrows(IllegalArgumentException.class, () -> ArtStyle.ofColors("", colors));
        assertThrows(IllegalArgumentException.class, () -> ArtStyle.ofColors("a/b", colors));
        assertThrows(IllegalArgumentException.class, () -> ArtStyle.ofColors("a\"b", colors));
        assertTrue(
                ThemeArt.draw(ArtStyle.ofColors("my-theme_2", colors)).texts().containsKey("my-theme_2.theme.json"));
    }

    @ParameterizedTest
    @MethodSource("styles")
    void spriteFilesNameFramesOfTheirPicture(ArtStyle style) throws IOException {
        DrawnTheme theme = ThemeArt.draw(style);
        for (String name : theme.texts().keySet()) {
            JsonNode json = new ObjectMapper().readTree(theme.texts().get(name));
            for (JsonNode frame : json.path("frames")) {
                Drawing picture =
                        theme.pictures().get(json.get("meta").get("image").asText());
                JsonNode box = frame.get("frame");
                Drawing drawn = picture.part(
                        box.get("x").asInt(),
                        box.get("y").asInt(),
                        box.get("w").asInt(),
                        box.get("h").asInt());
                assertTrue(isDrawn(drawn), name + ": " + frame);
            }
            int next = 0;
            for (JsonNode tag : json.path("meta").path("frameTags")) {
                assertEquals(next, tag.get("from").asInt(), name + ": " + tag);
                next = tag.get("to").asInt() + 1;
            }
            assertEquals(json.path("frames").size(), next, name);
        }
    }

    @Test
    void theOrderOfColorsDoesNotMatter() {
        Drawing one = new TerrainArt(ArtStyle.ofColors("a", List.of(0x2e294e, 0x541388, 0xf1e9da, 0xffd400))).nine(0);
        Drawing other = new TerrainArt(ArtStyle.ofColors("a", List.of(0xffd400, 0xf1e9da, 0x541388, 0x2e294e))).nine(0);
        assertArrayEquals(one.argb(), other.argb());
    }
}
