package leapsmith.levels.image;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.InflaterInputStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import leapsmith.levels.TestLevels;
import leapsmith.levels.art.DrawnTheme;
import leapsmith.levels.art.ThemeArt;
import leapsmith.levels.image.Themes.Loaded;
import leapsmith.levels.image.Themes.Problem;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Sprite;
import leapsmith.levels.look.Theme;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Allocation;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where themes are found, and what becomes of pictures that are missing, odd or hostile. */
class ThemesTest {
    private static final String THEME = """
            { "format": "leapsmith-theme", "version": 1, "tileSize": 2,
              "sheets": { "good": { "image": "good.png" }, "odd": { "image": "odd.png" } },
              "tiles": { "block": { "sheet": "good" }, "oneway": { "sheet": "odd" } } }
            """;

    @TempDir
    Path folder;

    private Path write(String name, byte[] bytes) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.write(file, bytes);
    }

    private Path write(String name, String text) throws IOException {
        return write(name, text.getBytes(UTF_8));
    }

    private static String named(String name) {
        return "{ \"format\": \"leapsmith-theme\", \"version\": 1, \"name\": \"" + name + "\" }";
    }

    private static byte[] png(int width, int height) {
        byte[] rows = new byte[(1 + 4 * width) * height];
        Arrays.fill(rows, (byte) 0x80);
        for (int row = 0; row < height; row++) {
            rows[row * (1 + 4 * width)] = 0;
        }
        return new PngBytes(width, height, 8, PngBytes.RGBA).data(rows).end();
    }

    private static Map<String, Path> files(Path folder) {
        return Themes.files(folder);
    }

    /** What a theme with one odd picture gives: a look whose other picture is fine. */
    private Loaded withOdd(byte[] odd) throws IOException {
        write("good.png", png(4, 4));
        if (odd != null) {
            write("odd.png", odd);
        }
        Loaded loaded = Themes.load(write("a.theme.json", THEME));
        Look look = loaded.look().orElseThrow();
        assertNotNull(look.sheets().get("good"));
        Picture picture = new Picture(64, 64);
        Scene scene = Scene.editing(TestLevels.of("#=", "=#"), java.util.Set.of(), ColorScheme.DARK);
        new Rasteriser().draw(scene.withLook(look), new Camera(0, 0, 2), picture);
        return loaded;
    }

    private void assertOneProblem(byte[] odd, String path, String message) throws IOException {
        Loaded loaded = withOdd(odd);
        assertEquals(1, loaded.problems().size(), loaded.problems().toString());
        Problem problem = loaded.problems().get(0);
        assertEquals(path, problem.path());
        assertTrue(
                problem.message().english().matches(message), problem.message().english());
        assertEquals(1, problem.message().english().lines().count());
        assertFalse(loaded.look().orElseThrow().sheets().containsKey("odd"));
    }

    /** The pixels of a picture that is read without a problem. */
    private Sheet read(byte[] odd) throws IOException {
        Loaded loaded = withOdd(odd);
        assertEquals(List.of(), loaded.problems());
        return loaded.look().orElseThrow().sheets().get("odd");
    }

    @Test
    void whatHasNoPictureCanLookAsInABuiltInTheme() throws IOException {
        write("mine.png", png(48, 48));
        String text = """
                { "format": "leapsmith-theme", "version": 1, "tileSize": 16, "rest": "meadow",
                  "sheets": { "ground": { "image": "mine.png" } },
                  "tiles": { "block": { "sheet": "ground", "layout": "nine" } },
                  "objects": { "patrol": { "sheet": "ground" } } }
                """;
        Look meadow = Themes.load("meadow", Optional.empty()).look().orElseThrow();
        Loaded loaded = Themes.load(write("a.theme.json", text));
        assertEquals(List.of(), loaded.problems());
        Look look = loaded.look().orElseThrow();
        assertEquals(48, look.sheets().get("ground").width(), "a sheet of the same name");
        assertEquals("ground", skin(look, TileType.BLOCK).get(0).sheet());
        Skin plank = skin(look, TileType.ONE_WAY).get(0);
        assertEquals(
                meadow.sheets().get("ground").width(),
                look.sheets().get(plank.sheet()).width());
        assertEquals(List.of(), skin(look, TileType.SLOPE_RIGHT), "a slope continues the blocks");
        assertEquals(
                List.of(),
                look.scatter().stream().filter(it -> it.on().equals("block")).toList());
        assertNotNull(look.sprite("player"));
        assertNull(look.sprite("patrol"));
        assertNotNull(look.pieces("patrol"));
        assertEquals(meadow.backdrops().size(), look.backdrops().size());
        assertEquals(meadow.theme().sky(), look.theme().sky());
        assertNotNull(look.sheets().get("plants"), "decoration stays");
        Look large = Themes.load(write("b.theme.json", text.replace("16", "40")))
                .look()
                .orElseThrow();
        assertEquals(40, large.sheets().get("plants").tileWidth());
        assertEquals(16, large.sheets().get(plank.sheet()).tileWidth(), "tiles of any size fill their cells");
        Look huge = Themes.load(write("c.theme.json", text.replace("16", "128")))
                .look()
                .orElseThrow();
        assertNotNull(huge.sprite("player"));
        assertEquals(meadow.backdrops().size(), huge.backdrops().size(), "they are enlarged while they are drawn");
        assertEquals(
                meadow.sprite("player").frames().get(0).height() * 40 / 16,
                large.sprite("player").frames().get(0).height());
    }

    private static List<Skin> skin(Look look, TileType shape) {
        return look.skins(TileKind.of(shape));
    }

    @Test
    void eachBuiltInThemeCanShowTheRestOfAnotherOne() {
        for (String name : Themes.builtIn()) {
            assertTrue(KebabNames.valueOf(Theme.Rest.class, name).isPresent(), name);
        }
    }

    @Test
    void aThemeIsFoundInTheFoldersAbove() throws IOException {
        Path above = write("a.theme.json", named("above"));
        Path nearer = write("world/a.theme.json", named("nearer"));
        Path other = write("world/b.theme.json", named("other"));
        write("beside/c.theme.json", named("beside"));
        Path level = folder.resolve("world/levels/1");
        Files.createDirectories(level);
        Map<String, Path> found = new TreeMap<>(files(level));
        assertEquals(nearer, found.get("a"));
        assertEquals(other, found.get("b"));
        assertFalse(found.containsKey("c"));
        assertEquals(above, files(folder).get("a"));
        assertEquals("nearer", theme("a", level).name());
        assertEquals("above", theme("a", folder).name());
    }

    private static Theme theme(String name, Path folder) {
        return Themes.load(name, Optional.of(folder)).look().orElseThrow().theme();
    }

    @Test
    void aBuiltInThemeIsThatWhichTheProgramDraws() throws IOException {
        for (String name : Themes.builtIn()) {
            DrawnTheme drawn = ThemeArt.draw(Themes.style(name));
            try (InputStream in = Themes.class.getResourceAsStream(name + ".theme")) {
                DrawnTheme stored = DrawnTheme.read(new InflaterInputStream(in));
                assertEquals(drawn.texts(), stored.texts());
                assertEquals(drawn.pictures().keySet(), stored.pictures().keySet());
                drawn.pictures()
                        .forEach((file, picture) -> assertArrayEquals(
                                picture.argb(), stored.pictures().get(file).argb(), file));
            }
            assertEquals(
                    Themes.draw(Themes.style(name)).theme(),
                    Themes.load(name, Optional.empty()).look().orElseThrow().theme());
        }
    }

    @Test
    void aFileIsPreferredToABuiltInTheme() throws IOException {
        assertFalse(theme("cave", folder).sheets().isEmpty());
        write("cave.theme.json", named("my cave"));
        assertEquals("my cave", theme("cave", folder).name());
    }

    @Test
    void aThemeThatIsMissingOrBrokenIsOneProblem() throws IOException {
        Loaded missing = Themes.load("nowhere", Optional.of(folder));
        assertEquals(1, missing.problems().size());
        assertTrue(missing.problems().get(0).message().english().contains("nowhere"));
        assertEquals(Optional.empty(), missing.look());
        write("broken.theme.json", "{ \"format\": 1 }");
        Loaded broken = Themes.load("broken", Optional.of(folder));
        assertEquals(1, broken.problems().size());
        assertTrue(broken.problems().get(0).message().english().contains("broken.theme.json:1:13"));
        assertEquals(Loaded.NONE, Themes.load("", Optional.of(folder)));
    }

    @Test
    void aMissingPictureIsOneProblemAndTheRestIsShown() throws IOException {
        assertOneProblem(null, "odd.png", "The picture odd.png of the theme is missing\\.");
    }

    @Test
    void aPictureOutsideOfTheProjectIsNotRead() throws IOException {
        write("secret.png", png(4, 4));
        write("in/good.png", png(4, 4));
        for (String path : List.of("../secret.png", "..\\\\secret.png", "/etc/passwd", "link.png")) {
            if (path.equals("link.png")) {
                Files.createSymbolicLink(folder.resolve("in/link.png"), folder.resolve("secret.png"));
            }
            Loaded loaded = Themes.load(write("in/a.theme.json", THEME.replace("odd.png", path)));
            assertEquals(1, loaded.problems().size(), path);
            assertFalse(loaded.look().orElseThrow().sheets().containsKey("odd"), path);
            assertFalse(loaded.files().contains(folder.resolve("secret.png")), path);
        }
    }

    @Test
    void whatIsNoPictureIsOneProblem() throws IOException {
        String message = "The picture odd\\.png of the theme can't be shown: .*";
        assertOneProblem(new byte[0], "odd.png", message);
        assertOneProblem("<svg xmlns='http://www.w3.org/2000/svg'/>".getBytes(UTF_8), "odd.png", message);
        assertOneProblem(new byte[100_000], "odd.png", message);
        // A header of TIFF, whose readers take memory for what it claims.
        assertOneProblem(new byte[] {'I', 'I', 42, 0, 8, 0, 0, 0, -1, -1, -1, -1}, "odd.png", message);
    }

    @Test
    void aPictureThatIsCutOffIsOneProblemOrShownInPart() throws IOException {
        byte[] whole = png(16, 16);
        for (int length = 0; length < whole.length; length++) {
            Loaded loaded = withOdd(Arrays.copyOf(whole, length));
            boolean isShown = loaded.look().orElseThrow().sheets().containsKey("odd");
            assertEquals(isShown ? 0 : 1, loaded.problems().size(), "length " + length);
        }
        ByteArrayOutputStream bmp = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(8, 8, BufferedImage.TYPE_INT_RGB), "bmp", bmp);
        assertOneProblem(
                Arrays.copyOf(bmp.toByteArray(), bmp.size() / 2),
                "odd.png",
                "The picture odd.png of the theme can't be shown: the image is cut off\\.");
    }

    @Test
    void aPictureThatIsTooLargeIsRefusedByItsHeader() throws IOException {
        assertOneProblem(
                new PngBytes(4097, 1, 8, PngBytes.RGBA)
                        .data(new byte[1 + 4 * 4097])
                        .end(),
                "odd.png",
                "odd\\.png has 4.?097 x 1 pixels, .*");
        // What a file of 70 bytes claims to hold would take 16 GB.
        assertOneProblem(
                new PngBytes(65_000, 65_000, 8, PngBytes.RGBA)
                        .data(new byte[100])
                        .end(),
                "odd.png",
                "odd\\.png has 65.?000 x 65.?000 pixels, .*");
        assertOneProblem(
                new PngBytes(Integer.MAX_VALUE, Integer.MAX_VALUE, 16, PngBytes.RGBA)
                        .data(new byte[9])
                        .end(),
                "odd.png",
                ".*");
        assertOneProblem(new PngBytes(0, 5, 8, PngBytes.RGBA).data(new byte[9]).end(), "odd.png", ".*");
    }

    @Test
    void thePicturesOfAThemeTogetherHaveALimit() throws IOException {
        write("good.png", png(4, 4));
        write("odd.png", png(4, 4));
        Path file = write("a.theme.json", THEME);
        assertEquals(List.of(), Themes.load(file, 32).problems());
        Loaded loaded = Themes.load(file, 31);
        assertEquals(1, loaded.problems().size());
        assertTrue(loaded.problems().get(0).message().english().contains("together"));
        assertTrue(loaded.look().orElseThrow().sheets().containsKey("good"));
    }

    @Test
    void aPictureSmallerThanItsTileOrPieceIsAProblem() throws IOException {
        assertOneProblem(png(1, 4), "odd.png", "The picture odd.png of the theme is smaller than a tile of it\\.");
        write("odd.png", png(4, 4));
        Loaded loaded = Themes.load(write("b.theme.json", THEME.replace("\"odd\" }", "\"odd\", \"size\": [3, 1] }")));
        assertEquals(1, loaded.problems().size());
        assertEquals(
                "A piece of the look of \"oneway\" is larger than its picture odd.png.",
                loaded.problems().get(0).message().english());
        Loaded unnamed = Themes.load(write("c.theme.json", THEME.replace("\"odd\" }", "\"other\" }")));
        assertEquals(
                "The theme has no sheet \"other\", which the look of \"oneway\" names.",
                unnamed.problems().get(0).message().english());
    }

    @Test
    void picturesOf16BitsAndGrayOnesHaveTheirColors() throws IOException {
        byte[] gray = {0, (byte) 128, 64, 0, 0, (byte) 255};
        assertPixels(read(new PngBytes(2, 2, 8, PngBytes.GRAY).data(gray).end()), 0x808080, 0x404040, 0, 0xffffff);
        byte[] deep = {0, (byte) 128, 7, 64, 0, 0, 0, 0, (byte) 255, (byte) 255};
        assertPixels(read(new PngBytes(2, 2, 16, PngBytes.GRAY).data(deep).end()), 0x7f7f7f, 0x3f3f3f, 0, 0xffffff);
        byte[] alpha = {0, (byte) 128, (byte) 255, 64, (byte) 255, 0, 0, (byte) 255, (byte) 255, (byte) 255};
        assertPixels(
                read(new PngBytes(2, 2, 8, PngBytes.GRAY_ALPHA).data(alpha).end()), 0x808080, 0x404040, 0, 0xffffff);
        byte[] rgb = new byte[2 * (1 + 12)];
        rgb[1] = (byte) 0xab;
        rgb[7 + 2] = (byte) 0xcd;
        assertPixels(read(new PngBytes(2, 2, 16, PngBytes.RGB).data(rgb).end()), 0xab0000, 0x00cd00, 0, 0);
    }

    /** The odd picture in a sheet, whose pixels may differ by the rounding of 16 bits. */
    private static void assertPixels(Sheet sheet, int... rgb) {
        for (int i = 0; i < rgb.length; i++) {
            for (int shift = 0; shift <= 16; shift += 8) {
                int difference = (sheet.argb()[i] >> shift & 0xff) - (rgb[i] >> shift & 0xff);
                assertTrue(
                        Math.abs(difference) <= 1,
                        Integer.toHexString(sheet.argb()[i]) + " instead of " + Integer.toHexString(rgb[i]));
            }
        }
    }

    @Test
    void indexedPicturesHaveTheirColorsAndTransparency() throws IOException {
        PngBytes png = new PngBytes(2, 2, 4, PngBytes.INDEXED)
                .chunk("PLTE", (byte) 255, (byte) 0, (byte) 0, (byte) 0, (byte) 0, (byte) 255)
                .chunk("tRNS", (byte) 255, (byte) 0);
        Sheet sheet =
                read(png.data((byte) 0, (byte) 0x01, (byte) 0, (byte) 0x10).end());
        assertEquals(0xffff0000, sheet.argb()[0]);
        assertEquals(0, sheet.argb()[1]);
        assertEquals(0, sheet.argb()[2]);
        // A pixel beyond the palette.
        byte[] beyond = new PngBytes(2, 2, 8, PngBytes.INDEXED)
                .chunk("PLTE", (byte) 255, (byte) 0, (byte) 0)
                .data((byte) 0, (byte) 9, (byte) 0, (byte) 0, (byte) 0, (byte) 200)
                .end();
        assertTrue(withOdd(beyond).problems().size() <= 1);
    }

    /** The color that a picture without an alpha channel names as transparent. */
    @Test
    void aTransparentColorIsTransparent() throws IOException {
        byte[] rows = {0, 9, 8, 7, 1, 2, 3, 0, 1, 2, 3, 9, 8, 7};
        Sheet sheet = read(new PngBytes(2, 2, 8, PngBytes.RGB)
                .chunk("tRNS", (byte) 0, (byte) 9, (byte) 0, (byte) 8, (byte) 0, (byte) 7)
                .data(rows)
                .end());
        assertEquals(0, sheet.argb()[0]);
        assertEquals(0xff010203, sheet.argb()[1]);
    }

    @Test
    void interlacedPicturesAreRead() throws IOException {
        BufferedImage image = new BufferedImage(9, 7, BufferedImage.TYPE_INT_ARGB);
        for (int i = 0; i < 63; i++) {
            image.setRGB(i % 9, i / 9, 0xff000000 | i * 0x030507);
        }
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
            writer.setOutput(stream);
            ImageWriteParam parameters = writer.getDefaultWriteParam();
            parameters.setProgressiveMode(ImageWriteParam.MODE_DEFAULT);
            IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(image), parameters);
            writer.write(metadata, new IIOImage(image, null, metadata), parameters);
        }
        Sheet sheet = read(out.toByteArray());
        for (int i = 0; i < 63; i++) {
            assertEquals(0xff000000 | i * 0x030507, sheet.argb()[i]);
        }
    }

    @Test
    void ofAnAnimationTheFirstFrameIsShown() throws IOException {
        byte[] control = new byte[26];
        byte[] apng = new PngBytes(2, 2, 8, PngBytes.RGB)
                .chunk("acTL", (byte) 0, (byte) 0, (byte) 0, (byte) 2, (byte) 0, (byte) 0, (byte) 0, (byte) 0)
                .chunk("fcTL", control)
                .data(
                        (byte) 0, (byte) 1, (byte) 2, (byte) 3, (byte) 1, (byte) 2, (byte) 3, (byte) 0, (byte) 1,
                        (byte) 2, (byte) 3, (byte) 1, (byte) 2, (byte) 3)
                .chunk("fcTL", control)
                .chunk("fdAT", new byte[40])
                .end();
        assertEquals(0xff010203, read(apng).argb()[0]);
        ByteArrayOutputStream gif = new ByteArrayOutputStream();
        BufferedImage image = new BufferedImage(2, 2, BufferedImage.TYPE_INT_RGB);
        image.setRGB(0, 0, 0xff0000);
        ImageIO.write(image, "gif", gif);
        assertEquals(0xffff0000, read(gif.toByteArray()).argb()[0]);
    }

    /** By its content, as the name of a file says little. */
    @Test
    void aPictureWithAWrongExtensionIsRead() throws IOException {
        for (String format : List.of("jpg", "bmp", "gif")) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ImageIO.write(new BufferedImage(8, 8, BufferedImage.TYPE_INT_RGB), format, out);
            assertEquals(8, read(out.toByteArray()).width(), format);
        }
    }

    /** A few kilobytes of text chunks and pixels that are megabytes when they are inflated. */
    @Test
    void compressedBombsTakeLittleMemory() throws IOException, ReflectiveOperationException {
        byte[] text = new byte[64 << 20];
        byte[] packed = PngBytes.deflated(text);
        byte[] chunk = new byte[packed.length + 3];
        chunk[0] = 'a';
        System.arraycopy(packed, 0, chunk, 3, packed.length);
        for (String type : List.of("zTXt", "iCCP")) {
            byte[] png = new PngBytes(2, 2, 8, PngBytes.INDEXED)
                    .chunk(type, chunk)
                    .chunk("PLTE", (byte) 255, (byte) 0, (byte) 0)
                    .data((byte) 0, (byte) 0, (byte) 0, (byte) 0, (byte) 0, (byte) 0)
                    .end();
            write("odd.png", png);
            long before = Allocation.ofThisThread();
            Loaded loaded = withOdd(png);
            long megabytes = Allocation.ofThisThread() - before >> 20;
            assertTrue(megabytes < 16, type + ": " + megabytes + " MB");
            assertTrue(loaded.problems().size() <= 1);
        }
        // More rows than the header says are left out.
        assertEquals(
                2, read(new PngBytes(2, 2, 8, PngBytes.RGB).data(text).end()).height());
    }

    @Test
    void aSpriteIsReadWithItsPicture() throws IOException {
        String sprite = "{ \"frames\": [ { \"frame\": { \"x\": 0, \"y\": 0, \"w\": %d, \"h\": 4 } } ],"
                + " \"meta\": { \"image\": \"hero.png\" } }";
        String theme =
                THEME.replace("\"tiles\"", "\"objects\": { \"player\": { \"sprite\": \"art/hero.json\" } }, \"tiles\"");
        write("art/hero.png", png(4, 4));
        write("odd.png", png(4, 4));
        write("good.png", png(4, 4));
        write("art/hero.json", sprite.formatted(4));
        Path file = write("a.theme.json", theme);
        Look look = Themes.load(file).look().orElseThrow();
        assertEquals(List.of(), Themes.load(file).problems());
        assertEquals(4, look.sprite("player").frames().get(0).width());
        write("art/hero.json", sprite.formatted(5));
        assertTrue(Themes.load(file).problems().get(0).message().english().contains("outside of its picture"));
        write("art/hero.json", "{");
        assertEquals("art/hero.json", Themes.load(file).problems().get(0).path());
        Files.delete(folder.resolve("art/hero.json"));
        assertEquals(
                "The picture art/hero.json of the theme is missing.",
                Themes.load(file).problems().get(0).message().english());
        write("art/hero.json", sprite.formatted(4));
        Files.delete(folder.resolve("art/hero.png"));
        assertEquals("art/hero.png", Themes.load(file).problems().get(0).path());
    }

    @Test
    void aStripIsDividedIntoFramesRowByRow() throws IOException {
        String theme = """
                { "format": "leapsmith-theme", "version": 1, "tileSize": 2,
                  "objects": { "player": { "sprite": "hero.png",
                    "strip": { "frame": [2, 4], "ms": 50, "states": { "idle": [0, 0], "run": [1, %d] } } } } }
                """;
        Path file = write("mine.theme.json", theme.formatted(3));
        write("hero.png", png(4, 8));
        Sprite hero = Themes.load(file).look().orElseThrow().sprite("player");
        assertEquals(4, hero.frames().size());
        assertEquals(new Sprite.Frame(2, 0, 2, 4, 0, 0, 50), hero.at("run", 0));
        assertEquals(new Sprite.Frame(0, 4, 2, 4, 0, 0, 50), hero.at("run", 60));
        assertEquals(hero.at("idle", 0), hero.at("swim", 70));
        assertEquals(new Theme.Cell(1, 4), hero.feet());
        write("mine.theme.json", theme.formatted(4));
        assertTrue(Themes.load(file).problems().get(0).message().english().contains("outside of its picture"));
    }

    @Test
    void aThemeThatTheProgramDrawsIsWrittenAndReadAsTheSame() throws IOException {
        for (String name : Themes.builtIn()) {
            Themes.write(Themes.style(name), folder, false);
            Loaded loaded = Themes.load(name, Optional.of(folder));
            Look drawn = Themes.load(name, Optional.empty()).look().orElseThrow();
            assertEquals(List.of(), loaded.problems());
            Look read = loaded.look().orElseThrow();
            assertEquals(drawn.theme(), read.theme());
            drawn.sheets()
                    .forEach((key, sheet) -> assertTrue(
                            Arrays.equals(sheet.argb(), read.sheets().get(key).argb()), name + " " + key));
        }
    }
}
