package leapsmith.levels.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import leapsmith.levels.TestLevels;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.raster.Picture;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("it counts allocations, which depend on what is compiled")
class OutlineLayerTest {
    private static final int OUTLINE = ColorScheme.DARK.color(ColorRole.OUTLINE);
    private static final Camera SIXTEEN = new Camera(0, 0, 1);

    private static Picture draw(Level level, Look look, Camera camera, int width, int height) {
        Scene scene = Scene.editing(level, Set.of(Overlay.OUTLINES), ColorScheme.DARK);
        return Pictures.draw(scene.withLook(look), camera, width, height);
    }

    private static boolean isLine(Picture picture, int x, int y) {
        return picture.at(x, y) == OUTLINE;
    }

    @Test
    void solidTilesHaveOneOutlineTogether() {
        Picture picture = draw(TestLevels.of("....", ".##.", ".#..", "...."), null, SIXTEEN, 64, 64);
        assertTrue(isLine(picture, 24, 16), "the top");
        assertTrue(isLine(picture, 16, 40), "the left side");
        assertTrue(isLine(picture, 32, 40), "between block and empty");
        assertTrue(isLine(picture, 40, 32), "below the right block");
        assertTrue(!isLine(picture, 32, 24), "between two blocks");
        assertTrue(!isLine(picture, 24, 32), "between two blocks");
        assertTrue(!isLine(picture, 24, 24) && !isLine(picture, 8, 8), "inside and outside");
    }

    @Test
    void aOneWayHasALineAtItsTopOnly() {
        Picture picture = draw(TestLevels.of("....", ".==.", ".##.", "...."), null, SIXTEEN, 64, 64);
        assertTrue(isLine(picture, 20, 16) && isLine(picture, 32, 16) && isLine(picture, 44, 16));
        assertTrue(!isLine(picture, 16, 24), "its side");
        assertTrue(isLine(picture, 24, 32), "the top of the block below");
    }

    /** The tiles of any shapes, with lines where a place that is solid meets one that isn't. */
    @Test
    void aLineIsWhereSolidMeetsEmpty() {
        for (long seed = 0; seed < 20; seed++) {
            Level level = TestLevels.strewn(new SplittableRandom(seed), 12, 9);
            Picture picture = draw(level, null, new Camera(0, 0, 4), 12 * 64, 9 * 64);
            SplittableRandom random = new SplittableRandom(seed);
            for (int i = 0; i < 3000; i++) {
                int x = random.nextInt(8, 12 * 64 - 8);
                int y = random.nextInt(8, 9 * 64 - 8);
                boolean isFar = true;
                for (int dx = -8; dx <= 8; dx += 4) {
                    for (int dy = -8; dy <= 8; dy += 4) {
                        isFar &= isSolid(level, x + dx, y + dy) == isSolid(level, x, y)
                                && !isNearOneWay(level, x + dx, y + dy);
                    }
                }
                if (isFar) {
                    assertTrue(!isLine(picture, x, y), "seed " + seed + ": a line at " + x + ", " + y);
                }
            }
            for (int x = 2; x < 12 * 64 - 2; x += 3) {
                for (int y = 2; y < 9 * 64 - 2; y++) {
                    boolean crosses = isSolid(level, x, y - 1) != isSolid(level, x, y);
                    if (crosses) {
                        boolean any = false;
                        for (int near = -2; near <= 2; near++) {
                            any |= isNearLine(picture, x, y + near);
                        }
                        assertTrue(any, "seed " + seed + ": no line at " + x + ", " + y);
                    }
                }
            }
        }
    }

    /** The line of a slope is antialiased. */
    private static boolean isNearLine(Picture picture, int x, int y) {
        return y >= 0 && y < picture.height() && (picture.at(x, y) & 0xff) > 0xc0;
    }

    private static boolean isSolid(Level level, int x, int y) {
        TileType shape = level.typeAt(x / 64, y / 64);
        Slope slope = shape.slope();
        if (slope == null) {
            return shape == TileType.BLOCK;
        }
        double across = (x % 64 + 0.5) / 64;
        double share = slope.thickRight() ? across : 1 - across;
        double height = 32 * (slope.thinHalves() + (slope.thickHalves() - slope.thinHalves()) * share);
        return !slope.oneWay() && (slope.ceiling() ? y % 64 + 0.5 < height : 64 - y % 64 - 0.5 < height);
    }

    private static boolean isNearOneWay(Level level, int x, int y) {
        TileType shape = level.typeAt(x / 64, y / 64);
        return shape == TileType.ONE_WAY
                ? y % 64 < 8
                : shape.isSlope() && shape.slope().oneWay();
    }

    @Test
    void bodiesHaveTheirBoxes() {
        Level level = TestLevels.with(
                Level.empty("", 6, 6, 16), CharacterType.TYPE.create("hero", CharacterType.PLAYER, 20, 24, 20, 40));
        Picture picture = draw(level, null, SIXTEEN, 96, 96);
        assertTrue(isLine(picture, 20, 40) && isLine(picture, 39, 40) && isLine(picture, 30, 24));
        World world = World.builder(6, 6).build();
        world.spawn(BodyDef.box(40, 40, 20, 20).gravity(false));
        world.step(Inputs.NONE);
        Frame frame = new Frame();
        world.capture(frame, 0, 0, 96, 96);
        Picture played =
                Pictures.draw(Scene.playing(level, frame, Set.of(Overlay.OUTLINES), ColorScheme.DARK), SIXTEEN, 96, 96);
        assertTrue(isLine(played, 40, 50) && isLine(played, 50, 59));
        assertTrue(!isLine(played, 20, 40), "where the character was placed");
    }

    @Test
    void outlinesAreAboveTheArtWithAHalo() {
        Look look = Looks.of(
                "\"sheets\": { \"a\": { \"image\": \"a.png\" } }, \"tiles\": { \"block\": { \"sheet\": \"a\" } }",
                Map.of("a.png", Looks.plain(16, 16, 0xffffff)));
        Picture picture = draw(TestLevels.of("...", ".#.", "..."), look, new Camera(0, 0, 2), 96, 96);
        assertTrue(isLine(picture, 48, 32));
        int halo = picture.at(48, 33);
        assertTrue((halo & 0xff) < 0x60, "white art under a dark halo: " + Integer.toHexString(halo));
        assertEquals(0xffffffff, picture.at(48, 48));
    }

    @Test
    void drawingAllocatesNothingAndDoesNothingWhenTilesAreSmall() throws ReflectiveOperationException {
        Level level = TestLevels.strewn(new SplittableRandom(3), 40, 30);
        Scene scene = Scene.editing(level, Set.of(Overlay.OUTLINES), ColorScheme.DARK);
        Allocation.assertNoneDrawing(scene, SIXTEEN, new Camera(9, 4, 0.5));
        assertEquals(0, Pictures.count(Pictures.draw(scene, new Camera(0, 0, 0.2), 128, 96), OUTLINE));
    }
}
