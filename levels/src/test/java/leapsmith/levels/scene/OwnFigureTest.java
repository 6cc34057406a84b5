package leapsmith.levels.scene;

import static leapsmith.levels.scene.Pictures.assertPixel;
import static leapsmith.levels.scene.Pictures.draw;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Set;
import leapsmith.levels.ThrusterType;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.world.WorldBuilder;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Objects of a custom type are drawn by its figure. */
class OwnFigureTest {
    private static final ColorScheme COLORS = ColorScheme.DARK;
    private static final LevelObject THRUSTER = ThrusterType.TYPE.create("jumper", ThrusterType.PAD, 32, 32);

    private static Level level(LevelObject thruster) {
        return Level.empty("thrusters", 10, 10, 16)
                .withObjects(ObjectLists.none(ThrusterType.WITH_THRUSTERS).plus(thruster));
    }

    @Test
    void aFigureIsDrawnInTheBoxOfItsObject() {
        Picture picture = draw(level(THRUSTER), new Camera(0, 0, 2), 320, 320);
        // The plate is 2 px of the level thick.
        assertPixel(COLORS.color(ColorRole.GOAL), picture, 64, 64);
        assertPixel(COLORS.color(ColorRole.GOAL), picture, 95, 67);
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 96, 64);
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 66, 70);
        // The disc has its center at 8, 5.
        assertPixel(COLORS.color(ColorRole.WARNING), picture, 80, 74);
        assertPixel(COLORS.color(ColorRole.WARNING), picture, 77, 74);
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 74, 74);
        // The line at the bottom is 1 px of the level thick.
        assertPixel(COLORS.color(ColorRole.EYE), picture, 80, 78);
    }

    @Test
    void aFigureMovesAndGrowsWithTheCamera() {
        Picture picture = draw(level(THRUSTER), new Camera(16, 24, 4), 320, 320);
        assertPixel(COLORS.color(ColorRole.GOAL), picture, 64, 32);
        assertPixel(COLORS.color(ColorRole.GOAL), picture, 127, 39);
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 64, 44);
    }

    @Test
    void anObjectOutsideThePictureIsNotDrawn() {
        Picture picture = draw(level(THRUSTER.withPosition(130, 130)), new Camera(0, 0, 2), 200, 200);
        assertEquals(0, Pictures.count(picture, COLORS.color(ColorRole.GOAL)));
    }

    @Test
    void aFigureHasTheColorsOfThePicture() {
        Picture light =
                draw(Scene.editing(level(THRUSTER), Set.of(), ColorScheme.LIGHT), new Camera(0, 0, 2), 320, 320);
        assertPixel(ColorScheme.LIGHT.color(ColorRole.GOAL), light, 64, 64);
    }

    @Test
    void anObjectWithoutAMovingBodyIsAlsoShownInPlay() {
        assertFalse(ThrusterType.TYPE.hasBody());
        World world = WorldBuilder.build(level(THRUSTER)).world();
        world.step(Inputs.NONE);
        Frame frame = new Frame();
        world.capture(frame, 0, 0, 160, 160);
        Picture picture = draw(Scene.playing(level(THRUSTER), frame, Set.of(), COLORS), new Camera(0, 0, 2), 320, 320);
        assertPixel(COLORS.color(ColorRole.GOAL), picture, 64, 64);
        assertPixel(COLORS.color(ColorRole.WARNING), picture, 80, 74);
    }
}
