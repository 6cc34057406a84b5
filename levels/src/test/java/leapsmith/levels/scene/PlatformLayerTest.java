package leapsmith.levels.scene;

import static leapsmith.levels.scene.Pictures.assertPixel;
import static leapsmith.levels.scene.Pictures.count;
import static leapsmith.levels.scene.Pictures.draw;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.raster.Colors;
import leapsmith.levels.raster.Picture;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

class PlatformLayerTest {
    private static final ColorScheme COLORS = ColorScheme.DARK;
    private static final Camera DOUBLE = new Camera(0, 0, 2);
    private static final Level EMPTY = Level.empty("platforms", 20, 20, 16);

    /** At 40, 80 with 48 x 8 px: in the picture from 80, 160 to 176, 176. */
    private static final LevelObject SOLID = PlatformType.TYPE.create("lift", PlatformType.SOLID, 40, 80);

    private static final LevelObject ONE_WAY = SOLID.withKind(PlatformType.ONE_WAY);

    @Test
    void aSolidPlatformIsAPlateWithALighterTop() {
        Picture picture = drawn(SOLID);
        assertPixel(COLORS.color(ColorRole.PLATFORM_EDGE), picture, 128, 160);
        assertPixel(COLORS.color(ColorRole.PLATFORM), picture, 128, 175);
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 128, 159);
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 128, 176);
        assertPixel(COLORS.color(ColorRole.PLATFORM), picture, 80, 168);
        assertPixel(COLORS.color(ColorRole.PLATFORM), picture, 175, 168);
    }

    @Test
    void aOneWayPlatformIsAPlankOnATray() {
        Picture picture = drawn(ONE_WAY);
        assertPixel(COLORS.color(ColorRole.ONE_WAY), picture, 128, 160);
        assertPixel(COLORS.color(ColorRole.ONE_WAY), picture, 128, 167);
        assertPixel(
                Colors.mix(COLORS.color(ColorRole.CANVAS), COLORS.color(ColorRole.ONE_WAY), 112), picture, 128, 172);
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 81, 172);
        assertEquals(0, count(picture, COLORS.color(ColorRole.PLATFORM)));
    }

    @Test
    void aPathIsALineWithTheOutlineOfThePlatformAtItsStop() {
        Picture picture = drawn(SOLID.with(PlatformType.STOPS, List.of(PathStop.of(0, -64))));
        assertNotEquals(COLORS.color(ColorRole.CANVAS), picture.at(128, 70));
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 132, 70);
        assertPixel(COLORS.color(ColorRole.PLATFORM), picture, 80, 32);
        assertPixel(COLORS.color(ColorRole.PLATFORM), picture, 175, 47);
        assertPixel(Colors.mix(COLORS.color(ColorRole.CANVAS), COLORS.color(ColorRole.PLATFORM), 48), picture, 90, 40);
        assertPixel(COLORS.color(ColorRole.PLATFORM_EDGE), picture, 128, 40);
    }

    @Test
    void arrowsDistinguishALoopFromABackAndForthPath() {
        LevelObject there = SOLID.with(PlatformType.STOPS, List.of(PathStop.of(96, 0), PathStop.of(96, 96)));
        // Of the leg from the first to the second stop, in pixels: from 128 to 320 at y 168, the middle at 224.
        Picture back = drawn(there);
        Picture loop = drawn(there.with(PlatformType.LOOP, true));
        assertEquals(ink(back, 212, 224), ink(back, 225, 237), "an arrow on each side");
        assertTrue(ink(loop, 212, 224) < ink(back, 212, 224), "no arrow that points back");
        // Halfway from the last stop straight to the first.
        assertPixel(COLORS.color(ColorRole.CANVAS), back, 224, 264);
        assertNotEquals(COLORS.color(ColorRole.CANVAS), loop.at(224, 264));
    }

    @Test
    void inPlayPlatformsAreAtTheirBodiesAndPathsAreHidden() {
        World world = World.builder(20, 20).build();
        world.spawn(BodyDef.box(40, 80, 48, 8).solidity(Solidity.ALL).path(PathDef.backAndForth(0, 60, 60)));
        world.spawn(BodyDef.box(140, 80, 48, 8).solidity(Solidity.TOP).path(PathDef.backAndForth(0, 60, 60)));
        for (int i = 0; i < 10; i++) {
            world.step(Inputs.NONE);
        }
        Picture picture = played(
                world,
                EMPTY.withObjects(
                        PlatformType.TYPE, List.of(SOLID.with(PlatformType.STOPS, List.of(PathStop.of(0, 60))))));
        assertPixel(COLORS.color(ColorRole.PLATFORM_EDGE), picture, 128, 180);
        assertPixel(COLORS.color(ColorRole.ONE_WAY), picture, 328, 180);
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 128, 179);
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 128, 240);
    }

    @Test
    void aBodyOnAPlatformIsNotInCollision() {
        World world = World.builder(20, 20).build();
        world.spawn(BodyDef.box(40, 80, 48, 8).solidity(Solidity.ALL));
        world.spawn(BodyDef.box(50, 60, 20, 20));
        world.spawn(BodyDef.box(140, 60, 20, 20).gravity(false));
        world.spawn(BodyDef.box(150, 60, 20, 20).gravity(false));
        world.step(Inputs.NONE);
        Picture picture = played(world, EMPTY);
        assertPixel(COLORS.color(ColorRole.IDLE), picture, 120, 158);
        assertPixel(Colors.mix(COLORS.color(ColorRole.CANVAS), COLORS.color(ColorRole.IDLE), 128), picture, 290, 158);
    }

    private static int ink(Picture picture, int from, int to) {
        int ink = 0;
        for (int y = 160; y < 177; y++) {
            for (int x = from; x < to; x++) {
                ink += picture.at(x, y) == COLORS.color(ColorRole.CANVAS) ? 0 : 1;
            }
        }
        return ink;
    }

    private static Picture drawn(LevelObject platform) {
        Level level = EMPTY.withObjects(PlatformType.TYPE, List.of(platform));
        return draw(Scene.editing(level, Set.of(), COLORS), DOUBLE, 640, 640);
    }

    private static Picture played(World world, Level level) {
        Frame frame = new Frame();
        world.capture(frame, 0, 0, 320, 320);
        return draw(Scene.playing(level, frame, Set.of(), COLORS), DOUBLE, 640, 640);
    }
}
