package leapsmith.levels.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import leapsmith.levels.TestLevels;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.raster.Picture;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures that were drawn from the ones before are those that are drawn at once. */
class ScrolledPixelsTest {
    private static final int COLUMNS = 90;
    private static final int ROWS = 60;
    private static final int PICTURES = Boolean.getBoolean("leapsmith.thorough") ? 60 : 25;

    /** Half-transparent pieces, some larger than a tile, slopes without a picture, and animations. */
    private static final Look LOOK =
            Looks.of("""
            "sky": "#203040",
            "sheets": { "a": { "image": "a.png" }, "b": { "image": "b.png", "tileSize": [40, 56],
              "animations": { "0": [[1, 100], [2, 130]] } } },
            "tiles": { "block": { "sheet": "a", "size": [2, 3], "offset": [-9, -20], "frames": 2, "ms": 150 },
              "oneway": { "sheet": "a", "at": [1, 1] } },
            "scatter": [ { "on": "block", "sheet": "a", "tiles": [0, 5], "size": [2, 2], "chance": 0.3 } ],
            "pieces": { "tree": { "image": "b.png", "part": [3, 4, 50, 70] } }
            """, Map.of("a.png", Looks.noise(160, 160, 1), "b.png", Looks.noise(120, 112, 2)));

    private static Level level(SplittableRandom random, boolean hasMovingLayers) {
        List<Decoration> layers = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            PieceGrid.Draft pieces = PieceGrid.EMPTY.draft();
            for (int k = 0; k < 300; k++) {
                pieces.set(
                        random.nextInt(COLUMNS),
                        random.nextInt(ROWS),
                        PieceGrid.piece(random.nextInt(4), random.nextInt(8)));
            }
            Decoration layer = Decoration.empty("layer " + i, i % 2 == 0 ? "a" : "b", i < 3 ? Depth.BACK : Depth.FRONT)
                    .withPieces(pieces.build())
                    .withOpacity(i == 1 ? 0.6 : 1)
                    .withOffset(i == 2 ? 7.5 : 0, 0)
                    .withDecals(List.of(
                            new Decal("tree", 300.5, 200, 0, 0, 1, 0, RawMembers.EMPTY),
                            new Decal("tree", 500, 150, 64, 64, 0, 35, RawMembers.EMPTY)));
            layers.add(hasMovingLayers && (i == 1 || i == 3) ? layer.withParallax(0.5, 0.75) : layer);
        }
        return TestLevels.strewn(random, COLUMNS, ROWS).withLooks(LevelLooks.FLAT.withLayers(layers));
    }

    private static Level edited(Level level, SplittableRandom random) {
        int column = random.nextInt(COLUMNS);
        int row = random.nextInt(ROWS);
        if (random.nextBoolean()) {
            TileDraft draft = level.tiles().draft();
            draft.set(column, row, random.nextInt(3));
            return level.withTiles(draft.build());
        }
        List<Decoration> layers = new ArrayList<>(level.looks().layers());
        int i = random.nextInt(layers.size());
        PieceGrid.Draft pieces = layers.get(i).pieces().draft();
        pieces.set(column, row, random.nextBoolean() ? 0 : PieceGrid.piece(random.nextInt(4), 0));
        layers.set(i, layers.get(i).withPieces(pieces.build()));
        return level.withLooks(level.looks().withLayers(layers));
    }

    private static void assertAsAtOnce(Rasteriser rasteriser, Scene scene, Camera camera, String message) {
        Picture picture = new Picture(211, 157);
        Picture atOnce = new Picture(211, 157);
        rasteriser.draw(scene, camera, picture);
        rasteriser.draw(scene, camera, picture);
        Rasteriser fresh = new Rasteriser();
        fresh.draw(scene, camera, atOnce);
        for (int i = 0; i < picture.argb().length; i++) {
            // Pixels that are blended twice are rounded in another order.
            for (int shift = 0; shift < 24; shift += 8) {
                int difference = (picture.argb()[i] >> shift & 0xff) - (atOnce.argb()[i] >> shift & 0xff);
                assertTrue(Math.abs(difference) <= 5, message + ", at once, pixel " + i % 211 + ", " + i / 211);
            }
        }
        fresh.draw(scene, camera, atOnce);
        for (int i = 0; i < picture.argb().length; i++) {
            if (picture.argb()[i] != atOnce.argb()[i]) {
                assertEquals(
                        Integer.toHexString(atOnce.argb()[i]),
                        Integer.toHexString(picture.argb()[i]),
                        message + ", pixel " + i % 211 + ", " + i / 211);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.02, 0.03125, 0.046875, 0.0625, 0.17, 0.34375, 0.5, 0.6875, 1, 1.5, 3})
    void aViewThatMovesWhileTheLevelIsEditedShowsWhatANewOneShows(double scale) {
        for (boolean hasMovingLayers : new boolean[] {false, true}) {
            SplittableRandom random = new SplittableRandom(4);
            Level level = level(random, hasMovingLayers);
            Rasteriser rasteriser = new Rasteriser();
            long x = Math.round(scale * 100);
            long y = Math.round(scale * 80);
            for (int i = 0; i < PICTURES; i++) {
                if (random.nextInt(3) > 0) {
                    int reach = random.nextInt(8) == 0 ? 200 : 9;
                    x += random.nextInt(-reach, reach + 1);
                    y += random.nextInt(-reach, reach + 1);
                }
                if (random.nextInt(2) == 0) {
                    level = edited(level, random);
                }
                Scene scene = Scene.editing(level, Set.of(Overlay.GRID), ColorScheme.DARK)
                        .withLook(LOOK);
                assertAsAtOnce(rasteriser, scene, new Camera(x / scale, y / scale, scale), "picture " + i);
            }
        }
    }

    @Test
    void animationsGoOnInAViewThatMoves() {
        Level level = level(new SplittableRandom(6), true);
        World world = World.builder(COLUMNS, ROWS).tileSize(16).build();
        Rasteriser rasteriser = new Rasteriser();
        for (int tick = 0; tick < 36; tick++) {
            world.step(Inputs.NONE);
            Frame frame = new Frame();
            world.capture(frame, 0, 0, 16 * COLUMNS, 16 * ROWS);
            Scene scene =
                    Scene.playing(level, frame, Set.of(), ColorScheme.DARK).withLook(LOOK);
            assertAsAtOnce(rasteriser, scene, new Camera(200 + tick / 3, 150, 1), "tick " + tick);
        }
    }

    /** Too large to be kept, so all of it is drawn on the picture itself. */
    @Test
    void aLargePictureShowsTheSame() {
        Level level = TestLevels.strewn(new SplittableRandom(9), COLUMNS, ROWS);
        Scene scene = Scene.editing(level, Set.of(), ColorScheme.DARK)
                .withLook(Looks.withoutBackgrounds(Looks.builtIn("cave")));
        Picture large = Pictures.draw(scene, new Camera(0, 0, 1), 5000, 3500);
        Picture small = Pictures.draw(scene, new Camera(0, 0, 1), 5000, 900);
        int different = 0;
        for (int y = 0; y < 400; y++) {
            for (int x = 0; x < 1400; x++) {
                different += large.at(x, y) == small.at(x, y) ? 0 : 1;
            }
        }
        assertEquals(0, different, "opaque pieces are laid over each other without rounding");
    }

    @Test
    void aPictureOfAnotherSizeOrThemeIsNew() {
        Level level = level(new SplittableRandom(7), false);
        Rasteriser rasteriser = new Rasteriser();
        for (Look look : List.of(LOOK, Looks.builtIn("cave"), LOOK)) {
            Scene scene = Scene.editing(level, Set.of(), ColorScheme.DARK).withLook(look);
            assertAsAtOnce(rasteriser, scene, new Camera(100, 100, 1), "a theme");
            assertAsAtOnce(rasteriser, scene.withLook(null), new Camera(100, 100, 1), "no theme");
            for (int width : new int[] {50, 300}) {
                Picture picture = new Picture(width, 100);
                rasteriser.draw(scene, new Camera(100, 100, 1), picture);
                assertArrayEquals(
                        Pictures.draw(scene, new Camera(100, 100, 1), width, 100)
                                .argb(),
                        picture.argb());
            }
        }
    }

    /** They are blended only once, with what is behind all tiles. */
    @Test
    void paleTilesHaveTheSameColorsInTheFirstPictureAndInLaterOnes() {
        Level plain = TestLevels.floored(COLUMNS, ROWS);
        Legend legend = plain.legend()
                .plus(new LegendEntry(
                        'f',
                        TileKind.of("flip", TileType.BLOCK, 0xd03b3b)
                                .withWhen(List.of(SignalCondition.of("lever").orElseThrow()))));
        Look look = Looks.of("\"tileSize\": 16, \"sky\": \"#d9819d\"", Map.of());
        TileDraft draft = plain.tiles().draft();
        for (int column = 0; column < COLUMNS; column++) {
            draft.set(column, column % ROWS, legend.size() - 1);
        }
        Scene scene = Scene.editing(plain.withLegend(legend).withTiles(draft.build()), Set.of(), ColorScheme.DARK)
                .withLook(look);
        Rasteriser rasteriser = new Rasteriser();
        Picture first = new Picture(211, 157);
        Picture later = new Picture(211, 157);
        rasteriser.draw(scene, new Camera(20, 10, 1), first);
        rasteriser.draw(scene, new Camera(20, 10, 1), later);
        rasteriser.draw(scene, new Camera(20, 10, 1), later);
        assertArrayEquals(first.argb(), later.argb());
    }
}
