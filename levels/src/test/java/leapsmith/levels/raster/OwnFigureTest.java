package leapsmith.levels.raster;

import static leapsmith.levels.raster.Pictures.assertPixel;
import static leapsmith.levels.raster.Pictures.draw;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Set;
import leapsmith.levels.SpringType;
import leapsmith.levels.build.WorldBuilder;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Objects of a type that no layer knows are drawn by its figure. */
class OwnFigureTest {
    private static final ColorScheme COLORS = ColorScheme.DARK;
    private static final LevelObject SPRING = SpringType.TYPE.create("jumper", SpringType.PAD, 32, 32);

    private static Level level(LevelObject spring) {
        return Level.empty("springs", 10, 10, 16)
                .withObjects(ObjectLists.none(SpringType.WITH_SPRINGS).plus(spring));
    }

    @Test
    void aFigureIsDrawnWithinTheBoxOfItsObject() {
        Picture picture = draw(level(SPRING), new Camera(0, 0, 2), 320, 320);
        // The plate is 2 px of the level thick.
        assertPixel(COLORS.color(ColorRole.GOAL), picture, 64, 64);
        assertPixel(COLORS.color(ColorRole.GOAL), picture, 95, 67);
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 96, 64);
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 66, 70);
        // The disc has its middle at 8, 5.
        assertPixel(COLORS.color(ColorRole.WARNING), picture, 80, 74);
        assertPixel(COLORS.color(ColorRole.WARNING), picture, 77, 74);
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 74, 74);
        // The line at the bottom is 1 px of the level thick.
        assertPixel(COLORS.color(ColorRole.EYE), picture, 80, 78);
    }

    @Test
    void aFigureMovesAndGrowsWithTheCamera() {
        Picture picture = draw(level(SPRING), new Camera(16, 24, 4), 320, 320);
        assertPixel(COLORS.color(ColorRole.GOAL), picture, 64, 32);
        assertPixel(COLORS.color(ColorRole.GOAL), picture, 127, 39);
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 64, 44);
    }

    @Test
    void anObjectOutsideOfThePictureIsNotDrawn() {
        Picture picture = draw(level(SPRING.withPosition(130, 130)), new Camera(0, 0, 2), 200, 200);
        assertEquals(0, Pictures.count(picture, COLORS.color(ColorRole.GOAL)));
    }

    @Test
    void aFigureHasTheColorsOfThePicture() {
        Picture light = draw(Scene.editing(level(SPRING), Set.of(), ColorScheme.LIGHT), new Camera(0, 0, 2), 320, 320);
        assertPixel(ColorScheme.LIGHT.color(ColorRole.GOAL), light, 64, 64);
    }

    @Test
    void anObjectThatIsNoMovingBodyIsShownInPlayToo() {
        assertFalse(SpringType.TYPE.isMoving());
        World world = WorldBuilder.build(level(SPRING)).world();
        world.step(Inputs.NONE);
        Frame frame = new Frame();
        world.capture(frame, 0, 0, 160, 160);
        Picture picture = draw(Scene.playing(level(SPRING), frame, Set.of(), COLORS), new Camera(0, 0, 2), 320, 320);
        assertPixel(COLORS.color(ColorRole.GOAL), picture, 64, 64);
        assertPixel(COLORS.color(ColorRole.WARNING), picture, 80, 74);
    }
}
