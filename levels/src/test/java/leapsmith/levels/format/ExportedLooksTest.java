package leapsmith.levels.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import leapsmith.levels.convert.ImportProfile;
import leapsmith.levels.convert.ImportedLevel;
import leapsmith.levels.convert.LevelExport;
import leapsmith.levels.convert.LevelImport;
import leapsmith.levels.convert.RuleGuesser;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.ExternalTileset.Joint;
import leapsmith.levels.external.ExternalTileset.Terrain;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.image.ImportedTheme;
import leapsmith.levels.image.Themes;
import leapsmith.levels.json.ThemeFormat;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Theme;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Levels with a theme, exported with what they look like. */
class ExportedLooksTest {
    private static final Path SAMPLES = Path.of(System.getProperty("leapsmith.root", ".."), "samples");

    /** Pixels of a level beyond which drawing it takes too long. */
    private static final int MAX_COMPARED = 1 << 20;

    @TempDir
    Path folder;

    private Look look;
    private Level level;

    /** A sample with a layer of decoration: pieces, some of them turned, and a picture that is stretched and turned. */
    @BeforeEach
    void makeLevel() throws IOException {
        Look meadow = Themes.load("meadow", Optional.empty()).look().orElseThrow();
        Theme theme = meadow.theme();
        String sheet = theme.sheets().keySet().stream().sorted().findFirst().orElseThrow();
        String image = theme.backgrounds().get(0).image();
        Theme withPiece = new Theme(
                theme.name(),
                theme.tileSize(),
                theme.sky(),
                theme.sheets(),
                theme.tiles(),
                theme.rest(),
                theme.scatter(),
                theme.objects(),
                Map.of("part", new Theme.Piece(image, List.of(20, 30, 24, 12), RawMembers.EMPTY)),
                theme.backgrounds(),
                theme.unknownKeys());
        look = new Look(withPiece, meadow.sheets(), meadow.sprites(), meadow.images());
        PieceGrid pieces = PieceGrid.EMPTY
                .draft()
                .set(3, 3, PieceGrid.piece(0, 0))
                .set(4, 3, PieceGrid.piece(1, PieceGrid.FLIP_X))
                .set(5, 3, PieceGrid.piece(1, PieceGrid.TRANSPOSE))
                .build();
        Decoration front = Decoration.empty("front", sheet, Depth.FRONT)
                .withPieces(pieces)
                .withOpacity(0.5)
                .withOffset(4, 0)
                .withDecals(List.of(
                        new Decal("part", 100, 60, 0, 0, PieceGrid.FLIP_X, 0, RawMembers.EMPTY),
                        new Decal("part", 160, 60, 48, 24, 0, 90, RawMembers.EMPTY)));
        level = LevelFiles.read(SAMPLES.resolve("first-jump.level.json"))
                .withLooks(new LevelLooks("meadow", List.of(front)));
    }

    private ExternalMap export(String name) throws IOException {
        ExternalFormat format =
                (ExternalFormat) LevelFiles.formatOf(Path.of(name)).orElseThrow();
        Export export = format.export(level, Optional.of(look), name);
        String expected = look.backdrops().isEmpty() ? "looks-animations-lost" : "looks-parallax-lost";
        List<String> lost = name.endsWith(".ldtk") ? List.of(expected) : List.of();
        assertEquals(lost, export.lost().stream().map(Finding::rule).toList());
        for (Export.ExportedFile file : export.files()) {
            try (OutputStream out = Files.newOutputStream(folder.resolve(file.name()))) {
                file.content().write(out);
            }
        }
        FileContent.OfProject read = (FileContent.OfProject) LevelFiles.open(folder.resolve(name), Optional.empty());
        assertEquals(List.of(), read.project().findings());
        return read.project().maps().get(0);
    }

    private static Picture draw(Level level, Look look) {
        Picture picture = new Picture(level.widthPx(), level.heightPx());
        Scene scene =
                Scene.editing(level, Set.of(), ColorScheme.DARK).withLook(look).asGame();
        new Rasteriser().draw(scene, new Camera(0, 0, 1), picture);
        return picture;
    }

    private static boolean isEqual(int a, int b) {
        for (int shift = 0; shift < 24; shift += 8) {
            if (Math.abs((a >> shift & 0xff) - (b >> shift & 0xff)) > 2) {
                return false;
            }
        }
        return true;
    }

    /** The share of different pixels. */
    private static double difference(Picture expected, Picture found) {
        int different = 0;
        for (int i = 0; i < expected.argb().length; i++) {
            different += isEqual(expected.argb()[i], found.argb()[i]) ? 0 : 1;
        }
        return (double) different / expected.argb().length;
    }

    @Test
    void theMapBecomesTheSameLevelAgain() throws IOException {
        for (String name : List.of("one.tmx", "one.tmj", "one.ldtk")) {
            ExternalMap map = export(name);
            ImportedLevel imported = LevelImport.of(map, RuleGuesser.profile(map));
            assertEquals(List.of(), imported.findings(), name);
            assertEquals(level, imported.level(), name);
        }
    }

    /** Read as a map of somebody else, it shows the same picture. */
    @Test
    void theMapLooksLikeTheLevel() throws IOException {
        for (String name : List.of("one.tmx", "one.tmj", "one.ldtk")) {
            ExternalMap map = export(name);
            ImportedLevel imported =
                    LevelImport.of(map.with(map.name(), RawMembers.EMPTY), new ImportProfile(List.of()));
            Themes.Loaded loaded =
                    new ImportedTheme(imported.theme().orElseThrow(), folder.resolve(name)).load(Optional.empty());
            assertEquals(List.of(), loaded.problems());
            Picture expected = draw(level, look);
            Picture found = draw(imported.level(), loaded.look().orElseThrow());
            assertEquals(expected.width(), found.width());
            assertEquals(0, difference(expected, found), 0.001, name);
        }
    }

    /** Each sample in a theme that the program draws, a thorough run in all of them, in both formats of Tiled. */
    @TestFactory
    Stream<DynamicTest> theProgramTiledShowsSamplesInAllThemes() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        try (Stream<Path> files = Files.list(SAMPLES)) {
            for (Path file : files.sorted()
                    .filter(it -> it.toString().endsWith(".level.json"))
                    .toList()) {
                Level sample = LevelFiles.read(file);
                for (String theme : themes(tests.size())) {
                    if ((long) sample.widthPx() * sample.heightPx() > MAX_COMPARED) {
                        continue;
                    }
                    tests.add(DynamicTest.dynamicTest(file.getFileName() + " " + theme, () -> {
                        level = sample.withLooks(new LevelLooks(theme, List.of()));
                        look = Themes.load(theme, Optional.empty()).look().orElseThrow();
                        assertTiledShowsTheSamePicture();
                    }));
                }
            }
        }
        return tests.stream();
    }

    private static List<String> themes(int number) {
        List<String> all = Themes.builtIn();
        return Boolean.getBoolean("leapsmith.thorough") ? all : List.of(all.get(number % all.size()));
    }

    @Test
    void theProgramTiledShowsDecoration() throws IOException, InterruptedException {
        assertTiledShowsTheSamePicture();
    }

    /**
     * Compares the picture of Tiled, over the color of the sky, without the layers of objects, of which it draws marks. If it
     * isn't all that is seen there, only its opaque pixels count.
     */
    private void assertTiledShowsTheSamePicture() throws IOException, InterruptedException {
        Picture expected = draw(level, look);
        for (String name : List.of("one.tmx", "one.tmj")) {
            ExternalMap map = export(name);
            BufferedImage image = rasterize(map, folder.resolve(name));
            int left = 0;
            int right = 0;
            int top = 0;
            int bottom = 0;
            // A layer that lies beside the map makes the picture larger there.
            for (ExternalLayer layer : map.layers()) {
                left = Math.max(left, (int) -layer.info().offsetX());
                right = Math.max(right, (int) layer.info().offsetX());
                top = Math.max(top, (int) -layer.info().offsetY());
                bottom = Math.max(bottom, (int) layer.info().offsetY());
            }
            assertEquals(left + expected.width() + right, image.getWidth());
            assertEquals(top + expected.height() + bottom, image.getHeight());
            // Tiled's reader of JSON doesn't know that image layers are repeated.
            boolean countsAll = !name.endsWith(".tmj") || look.backdrops().isEmpty();
            OptionalInt sky = look.theme().sky();
            int count = 0;
            int different = 0;
            for (int y = 0; y < expected.height(); y++) {
                for (int x = 0; x < expected.width(); x++) {
                    int argb = image.getRGB(x + left, y + top);
                    if (argb >>> 24 == 255 || countsAll && sky.isPresent()) {
                        count++;
                        different += isEqual(expected.at(x, y), over(sky.orElse(0), argb)) ? 0 : 1;
                    }
                }
            }
            assertTrue(count >= expected.argb().length / 5, count + " pixels are compared in " + name);
            assertEquals(0, (double) different / count, 0.001, different + " of " + count + " pixels in " + name);
        }
    }

    /** A pixel of a picture that isn't premultiplied over a color. */
    private static int over(int under, int argb) {
        int alpha = argb >>> 24;
        int mixed = 0;
        for (int shift = 0; shift < 24; shift += 8) {
            int sum = (argb >> shift & 0xff) * alpha + (under >> shift & 0xff) * (255 - alpha);
            mixed |= (sum + 127) / 255 << shift;
        }
        return mixed;
    }

    private BufferedImage rasterize(ExternalMap map, Path file) throws IOException, InterruptedException {
        Path picture = folder.resolve("tiled.png");
        List<String> command = new ArrayList<>(List.of("tmxrasterizer", "--no-smoothing"));
        for (ExternalLayer layer : map.layers()) {
            if (!layer.info().name().startsWith(LevelExport.LOOKS)) {
                command.addAll(List.of("--hide-layer", layer.info().name()));
            }
        }
        command.addAll(List.of(file.toString(), picture.toString()));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("QT_QPA_PLATFORM", "offscreen");
        builder.redirectErrorStream(true).redirectOutput(folder.resolve("log").toFile());
        Process process;
        try {
            process = builder.start();
        } catch (IOException e) {
            assumeTrue(false, "the program tmxrasterizer is not installed");
            throw e;
        }
        assertTrue(process.waitFor(2, TimeUnit.MINUTES));
        return ImageIO.read(picture.toFile());
    }

    /** A level of blocks whose pieces lie between the tiles, and of animated water and one-ways beside them. */
    private void useCornersAndWater() throws IOException {
        int[] argb = new int[64 * 96];
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < argb.length; i++) {
            argb[i] = 0xff000000 | random.nextInt();
        }
        String text = """
                { "format": "leapsmith-theme", "version": 1, "tileSize": 16, "sky": "#203040",
                  "sheets": { "a": { "image": "a.png" } },
                  "tiles": { "block": { "sheet": "a", "layout": "corner", "joins": ["#edge"] },
                    "water": { "sheet": "a", "at": [0, 4], "frames": 4, "ms": 150 },
                    "oneway": { "sheet": "a", "at": [0, 5], "frames": 2, "ms": 90 } } }
                """;
        Theme theme = ThemeFormat.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "theme");
        Sheet sheet = new Sheet(64, 96, argb, 16, 16, 0, 0);
        look = new Look(theme, Map.of("a", sheet), Map.of(), Map.of("a.png", sheet));
        Legend legend = Legend.STANDARD.plus(new LegendEntry('~', TileKind.of("water", TileType.EMPTY, 0x4060c0)));
        int water = legend.size() - 1;
        level = Level.empty("corners", 20, 12, 16).withLegend(legend);
        TileDraft draft = level.tiles().draft();
        int[] values = {0, 0, legend.indexOf(TileType.BLOCK), water, legend.indexOf(TileType.ONE_WAY)};
        for (int i = 0; i < 240; i++) {
            draft.set(i % 20, i / 20, values[random.nextInt(values.length)]);
        }
        level = level.withTiles(draft.build());
    }

    @Test
    void piecesBetweenTilesAreATerrainInALayerThatLiesThere() throws IOException, InterruptedException {
        useCornersAndWater();
        theMapBecomesTheSameLevelAgain();
        theMapLooksLikeTheLevel();
        assertTiledShowsTheSamePicture();
        LooksExport.Exported exported = LooksExport.add(LevelExport.mapOf(level), level, look, "one.tmx", false);
        ExternalTileset corners = exported.map().tilesets().stream()
                .filter(it -> it.name().equals("looks block"))
                .findFirst()
                .orElseThrow();
        assertEquals(Joint.CORNER, corners.terrains().get(0).joint());
        assertEquals(15, corners.terrains().get(0).masks().size());
        assertEquals(2 + 128, corners.terrains().get(0).masks().get(9), "northeast and northwest");
    }

    @Test
    void animatedKindsAreAnimatedInTiled() throws IOException {
        useCornersAndWater();
        LooksExport.Exported exported = LooksExport.add(LevelExport.mapOf(level), level, look, "one.tmx", false);
        ExternalTileset tiles = exported.map().tilesets().stream()
                .filter(it -> it.name().equals("looks tiles"))
                .findFirst()
                .orElseThrow();
        Map<Integer, List<TileImages.Frame>> animations = tiles.images().animations();
        assertTrue(
                animations.values().stream()
                        .anyMatch(it -> it.size() == 4 && it.get(0).ms() == 150),
                "water");
        assertTrue(
                animations.values().stream()
                        .anyMatch(it -> it.size() == 2 && it.get(0).ms() == 90),
                "one-ways");
        animations.forEach((tile, frames) -> {
            assertEquals(frames.size(), Set.copyOf(frames).size(), "different pictures");
            frames.forEach(frame -> assertTrue(frame.tile() < tiles.size()));
        });
        ExternalMap map = export("one.tmx");
        assertEquals(
                animations,
                map.tilesets().stream()
                        .filter(it -> it.name().equals("looks tiles"))
                        .findFirst()
                        .orElseThrow()
                        .images()
                        .animations());
    }

    @Test
    void theTilesOfAKindAreATerrainForTheBrushOfTiled() throws IOException {
        for (String name : List.of("one.tmx", "one.tmj")) {
            export(name);
            assertTrue(Files.readString(folder.resolve(name)).contains("wangset"), name);
        }
        LooksExport.Exported exported = LooksExport.add(LevelExport.mapOf(level), level, look, "one.tmx", false);
        ExternalTileset tiles = exported.map().tilesets().stream()
                .filter(it -> it.name().equals("looks tiles"))
                .findFirst()
                .orElseThrow();
        Terrain block = tiles.terrains().stream()
                .filter(it -> it.name().equals("block"))
                .findFirst()
                .orElseThrow();
        assertEquals(Joint.MIXED, block.joint());
        // All 47 arrangements but a tile alone, which has no neighbor that a brush could see.
        assertEquals(46, Set.copyOf(block.masks().values()).size());
        assertFalse(
                ((ExternalLayer.Tiles) exported.map().layers().get(0)).info().visible());
    }
}
