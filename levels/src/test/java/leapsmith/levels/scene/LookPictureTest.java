package leapsmith.levels.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import leapsmith.levels.TestLevels;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.raster.Picture;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Levels drawn in the pictures of themes. */
@Isolated("it counts allocations, which depend on what is compiled")
class LookPictureTest {
    private static final ColorScheme COLORS = ColorScheme.DARK;

    /** Pieces that are much larger than a tile, to all sides of it. */
    private static final Look LARGE =
            Looks.of("""
            "sky": "#203040",
            "sheets": { "a": { "image": "a.png" }, "b": { "image": "b.png", "tileSize": [40, 56],
              "animations": { "0": [[1, 100], [2, 100]] } } },
            "tiles": { "block": [
                { "sheet": "a", "size": [7, 6], "offset": [-50, -60] },
                { "sheet": "a", "size": [2, 9], "offset": [30, 12], "weight": 2 } ],
              "oneway": { "sheet": "a", "at": [1, 1], "size": [1, 2], "offset": [0, -16] } },
            "scatter": [ { "on": "block", "sheet": "a", "tiles": [0, 5], "size": [6, 7], "chance": 0.5 },
              { "on": "block", "side": "bottom", "sheet": "a", "tiles": [3], "size": [2, 8] } ],
            "pieces": { "tree": { "image": "b.png", "part": [3, 4, 50, 70] } }
            """, Map.of("a.png", Looks.noise(160, 160, 1), "b.png", Looks.noise(120, 112, 2)));

    private static List<Look> looks() {
        List<Look> looks = new ArrayList<>();
        Looks.names().forEach(name -> looks.add(Looks.withoutBackgrounds(Looks.builtIn(name))));
        looks.add(LARGE);
        return looks;
    }

    private static Level decorated() {
        SplittableRandom random = new SplittableRandom(5);
        List<Decoration> layers = new ArrayList<>();
        for (String sheet : List.of("plants", "b")) {
            PieceGrid.Draft pieces = PieceGrid.EMPTY.draft();
            for (int i = 0; i < 60; i++) {
                pieces.set(
                        random.nextInt(40), random.nextInt(30), PieceGrid.piece(random.nextInt(4), random.nextInt(8)));
            }
            layers.add(Decoration.empty(sheet, sheet, sheet.equals("b") ? Depth.FRONT : Depth.BACK)
                    .withPieces(pieces.build())
                    .withOpacity(0.75)
                    .withDecals(List.of(
                            new Decal("tree", 200, 100, 0, 0, 1, 0, RawMembers.EMPTY),
                            new Decal("tree", 300, 150, 64, 64, 0, 90, RawMembers.EMPTY))));
        }
        return TestLevels.strewn(random, 40, 30).withLooks(LevelLooks.FLAT.withLayers(layers));
    }

    private static Picture draw(Level level, Look look, Camera camera, int width, int height) {
        return Pictures.draw(Scene.editing(level, Set.of(), COLORS).withLook(look), camera, width, height);
    }

    private static Picture part(Picture whole, int left, int top, int width, int height) {
        Picture part = new Picture(width, height);
        for (int y = 0; y < height; y++) {
            System.arraycopy(whole.argb(), (top + y) * whole.width() + left, part.argb(), y * width, width);
        }
        return part;
    }

    private static void assertSame(Picture expected, Picture picture, String message) {
        for (int y = 0; y < expected.height(); y++) {
            for (int x = 0; x < expected.width(); x++) {
                if (expected.at(x, y) != picture.at(x, y)) {
                    assertEquals(
                            Integer.toHexString(expected.at(x, y)),
                            Integer.toHexString(picture.at(x, y)),
                            message + ", pixel " + x + ", " + y);
                }
            }
        }
    }

    @Test
    void aSlopeWithoutAPictureHasTheColorOfTheBlocks() {
        Look red = Looks.of("""
                "sheets": { "a": { "image": "a.png" } }, "tiles": { "block": { "sheet": "a" } }
                """, Map.of("a.png", Looks.plain(16, 16, 0xc03020)));
        Picture picture = draw(TestLevels.of("./#", "###"), red, new Camera(0, 0, 4), 192, 128);
        assertEquals(0xffc03020, picture.at(2 * 64 - 6, 64 - 6), "below the slope");
        assertEquals(0xffc03020, picture.at(2 * 64 + 6, 64 - 6), "the block");
    }

    @Test
    void aZoneOfAKindOfItsOwnHasAFrameInTwoColorsAboveAllPictures() {
        Level level =
                TestLevels.with(Level.empty("x", 10, 10, 16), ZoneType.TYPE.create("zone", "wind", 32, 48, 64, 48));
        for (Look look : looks()) {
            Picture picture = draw(level, look, new Camera(0, 0, 1), 160, 160);
            Set<Integer> frame = new HashSet<>();
            for (int x = 32; x < 96; x++) {
                frame.add(picture.at(x, 48));
            }
            assertEquals(Set.of(COLORS.color(ColorRole.ZONE), COLORS.color(ColorRole.CANVAS)), frame);
        }
    }

    @ParameterizedTest
    @MethodSource("looks")
    void aPartDrawnAloneIsThatPartOfTheWhole(Look look) {
        Level level = decorated();
        for (double scale : new double[] {0.375, 0.5, 1, 1.25, 2, 3.5}) {
            Camera all = new Camera(-7.25, -5.75, scale);
            int width = (int) (660 * scale);
            int height = (int) (500 * scale);
            Picture whole = draw(level, look, all, width, height);
            SplittableRandom random = new SplittableRandom((long) (scale * 8));
            for (int i = 0; i < 6; i++) {
                int partWidth = random.nextInt(20, 150);
                int partHeight = random.nextInt(20, 120);
                int left = random.nextInt(width - partWidth);
                int top = random.nextInt(height - partHeight);
                Camera camera = new Camera(all.x() + left / scale, all.y() + top / scale, scale);
                assertSame(
                        part(whole, left, top, partWidth, partHeight),
                        draw(level, look, camera, partWidth, partHeight),
                        "scale " + scale + ", part at " + left + ", " + top);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("looks")
    void theOrderInWhichTilesWerePaintedDoesNotMatter(Look look) {
        Level level = decorated();
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < level.columns() * level.rows(); i++) {
            order.add(i);
        }
        Picture expected = new Picture(640, 480);
        Rasteriser other = new Rasteriser();
        // The first picture of a view is not kept, and rounds pixels that are blended twice in another order.
        for (int i = 0; i < 2; i++) {
            other.draw(Scene.editing(level, Set.of(), COLORS).withLook(look), new Camera(0, 0, 1), expected);
        }
        for (long seed = 0; seed < 3; seed++) {
            Collections.shuffle(order, new Random(seed));
            Level painted = level.withTiles(Level.empty("", 40, 30, 16).tiles());
            Rasteriser rasteriser = new Rasteriser();
            Picture picture = new Picture(640, 480);
            for (int from = 0; from < order.size(); from += 150) {
                TileDraft draft = painted.tiles().draft();
                for (int at : order.subList(from, Math.min(order.size(), from + 150))) {
                    draft.set(at % 40, at / 40, level.tiles().at(at % 40, at / 40));
                }
                painted = painted.withTiles(draft.build());
                // Drawn between strokes, as in an editor.
                rasteriser.draw(Scene.editing(painted, Set.of(), COLORS).withLook(look), new Camera(0, 0, 1), picture);
            }
            assertSame(expected, picture, "seed " + seed);
        }
    }

    @ParameterizedTest
    @MethodSource("looks")
    void anEnlargedPictureRepeatsEachPixel(Look look) {
        Level level = TestLevels.strewn(new SplittableRandom(8), 30, 20);
        if (look == LARGE) {
            // The standard slopes, which it lacks, are drawn with smooth edges.
            TileDraft draft = level.tiles().draft();
            for (int i = 0; i < 600; i++) {
                TileType type = level.typeAt(i % 30, i / 30);
                draft.set(i % 30, i / 30, type.isSlope() ? 0 : level.tiles().at(i % 30, i / 30));
            }
            level = level.withTiles(draft.build());
        }
        Picture single = draw(level, look, new Camera(0, 0, 1), 480, 320);
        for (int scale : new int[] {2, 3}) {
            Picture large = draw(level, look, new Camera(0, 0, scale), 480 * scale, 320 * scale);
            Picture repeated = new Picture(large.width(), large.height());
            for (int y = 0; y < large.height(); y++) {
                for (int x = 0; x < large.width(); x++) {
                    repeated.argb()[y * large.width() + x] = single.at(x / scale, y / scale);
                }
            }
            assertSame(repeated, large, "scale " + scale);
        }
    }

    @Test
    void allOverlaysOverAThemeAreDrawnWithoutAllocation() throws ReflectiveOperationException {
        Level level = decorated();
        for (String name : Looks.names()) {
            Scene scene =
                    Scene.editing(level, EnumSet.allOf(Overlay.class), COLORS).withLook(Looks.builtIn(name));
            Allocation.assertNoneDrawing(
                    scene, new Camera(0, 0, 1), new Camera(0, 0, 1), new Camera(35, 20, 1), new Camera(90, 60, 1));
        }
        Scene large = Scene.editing(level, Set.of(), COLORS).withLook(LARGE);
        Allocation.assertNoneDrawing(large, new Camera(3, 4, 1.5));
        Allocation.assertNoneDrawing(large, new Camera(3, 4, 0.2));
    }

    private static final String CORNER = """
            "tileSize": 8, "sheets": { "a": { "image": "a.png" } },
            "tiles": { "block": %s }
            """;

    private static final Sheet CORNERS = Looks.opaque(64, 32, 3);

    /** Draws a piece around each corner of four tiles, as a game with a second grid does. */
    private static Picture dualGrid(Level level, boolean joinsOutside, int frame) {
        Picture picture = new Picture(level.columns() * 8, level.rows() * 8);
        java.util.Arrays.fill(picture.argb(), COLORS.color(ColorRole.CANVAS));
        for (int row = 0; row <= level.rows(); row++) {
            for (int column = 0; column <= level.columns(); column++) {
                int piece = filled(level, column, row - 1, joinsOutside)
                        + 2 * filled(level, column, row, joinsOutside)
                        + 4 * filled(level, column - 1, row, joinsOutside)
                        + 8 * filled(level, column - 1, row - 1, joinsOutside);
                for (int i = 0; piece > 0 && i < 64; i++) {
                    int x = column * 8 - 4 + i % 8;
                    int y = row * 8 - 4 + i / 8;
                    if (x >= 0 && y >= 0 && x < picture.width() && y < picture.height()) {
                        int sourceX = frame * 32 + piece % 4 * 8 + i % 8;
                        int sourceY = piece / 4 * 8 + i / 8;
                        picture.argb()[y * picture.width() + x] = CORNERS.argb()[sourceY * 64 + sourceX];
                    }
                }
            }
        }
        return picture;
    }

    private static int filled(Level level, int column, int row, boolean outside) {
        boolean isInside = column >= 0 && row >= 0 && column < level.columns() && row < level.rows();
        boolean isFilled = isInside ? level.typeAt(column, row) == TileType.BLOCK : outside;
        return isFilled ? 1 : 0;
    }

    private static Level blocks() {
        SplittableRandom random = new SplittableRandom(11);
        Level empty = Level.empty("", 24, 18, 8);
        TileDraft draft = empty.tiles().draft();
        for (int i = 0; i < 24 * 18; i++) {
            draft.set(i % 24, i / 24, random.nextInt(2) == 0 ? empty.legend().indexOf(TileType.BLOCK) : 0);
        }
        return empty.withTiles(draft.build());
    }

    @Test
    void cornerPiecesAreThoseOfADualGrid() {
        Level level = blocks();
        Map<String, Sheet> pictures = Map.of("a.png", CORNERS);
        for (boolean joinsOutside : new boolean[] {false, true}) {
            String joins = joinsOutside ? ", \"joins\": [\"#edge\"]" : "";
            Look look =
                    Looks.of(CORNER.formatted("{ \"sheet\": \"a\", \"layout\": \"corner\"" + joins + " }"), pictures);
            assertSame(
                    dualGrid(level, joinsOutside, 0),
                    draw(level, look, new Camera(0, 0, 1), 192, 144),
                    "joins outside: " + joinsOutside);
        }
    }

    @Test
    void cornerPiecesAreAnimatedBesideTheirTilesToo() {
        Level level = blocks();
        Look look = Looks.of(
                CORNER.formatted("{ \"sheet\": \"a\", \"layout\": \"corner\", \"frames\": 2, \"ms\": 100 }"),
                Map.of("a.png", CORNERS));
        World world = World.builder(24, 18).tileSize(8).build();
        for (int tick = 1; tick < 30; tick++) {
            world.step(Inputs.NONE);
            Frame frame = new Frame();
            world.capture(frame, 0, 0, 192, 144);
            Scene scene = Scene.playing(level, frame, Set.of(), COLORS).withLook(look);
            int expected = tick * 1000 / 60 / 100 % 2;
            assertSame(
                    dualGrid(level, false, expected),
                    Pictures.draw(scene, new Camera(0, 0, 1), 192, 144),
                    "tick " + tick);
        }
    }

    /** The quarters of a piece belong to four tiles, which would each pick another variant. */
    @Test
    void cornerPiecesAreThoseOfTheFirstVariant() {
        Level level = blocks();
        Look look = Looks.of(
                CORNER.formatted("[ { \"sheet\": \"a\", \"layout\": \"corner\" },"
                        + " { \"sheet\": \"a\", \"at\": [4, 0], \"layout\": \"corner\" } ]"),
                Map.of("a.png", CORNERS));
        assertSame(dualGrid(level, false, 0), draw(level, look, new Camera(0, 0, 1), 192, 144), "variants");
    }
}
