package leapsmith.levels.scene;

import static leapsmith.levels.scene.Pictures.assertPixel;
import static leapsmith.levels.scene.Pictures.count;
import static leapsmith.levels.scene.Pictures.draw;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.raster.Colors;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.raster.Picture;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Shape;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("it counts allocations, which depend on what is compiled")
class OverlayTest {
    private static final ColorScheme COLORS = ColorScheme.DARK;
    private static final Camera DOUBLE = new Camera(0, 0, 2);

    private static final Camera[] CAMERAS = {
        DOUBLE, new Camera(3, 4, 1.3), new Camera(0, 0, 0.7), new Camera(-5, 8, 0.2), new Camera(0, 0, 0.05)
    };

    /** Ten by ten tiles, the bottom row blocks; cells of five tiles. */
    private final Level level = TestLevels.of(
            "..........",
            "..........",
            "..........",
            "..........",
            "..........",
            "..........",
            "..........",
            "..........",
            "..........",
            "##########");

    private final World world = World.builder(10, 10)
            .partitionCell(5, 5)
            .tiles((column, row) -> level.typeAt(column, row))
            .build();

    @Test
    void aBodyFillsItsBoundsAndIsHalfTransparentInCollision() {
        world.spawn(still(20, 20, 20, 20).control(Control.PLAYER));
        world.spawn(still(100, 20, 20, 20).control(Control.PLAYER));
        world.spawn(still(110, 30, 20, 20).control(Control.PLAYER));
        Picture picture = played();
        assertPixel(COLORS.color(ColorRole.PLAYER), picture, 60, 41);
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 60, 39);
        assertPixel(COLORS.color(ColorRole.PLAYER), picture, 60, 79);
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 60, 80);
        assertPixel(Colors.mix(COLORS.color(ColorRole.CANVAS), COLORS.color(ColorRole.PLAYER), 128), picture, 210, 76);
    }

    @Test
    void aSensorIsNotDrawnAsABody() {
        world.spawn(still(20, 20, 20, 20).sensor(true));
        assertEquals(0, count(played(), COLORS.color(ColorRole.IDLE)));
    }

    @Test
    void aCellWithBodiesHasAFrameAndAShade() {
        world.spawn(still(20, 20, 10, 10));
        Picture picture = played(Overlay.CELLS);
        int shade = Colors.mix(COLORS.color(ColorRole.CANVAS), COLORS.color(ColorRole.CELL), CellLayer.shade(0));
        assertPixel(shade, picture, 100, 100);
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 240, 100);
        assertNotEquals(shade, picture.at(0, 100));
        assertNotEquals(COLORS.color(ColorRole.CANVAS), picture.at(160, 200));
    }

    @Test
    void aCellWithMoreTestsIsDarker() {
        int before = CellLayer.shade(0);
        for (int tests : new int[] {1, 3, 10, 100}) {
            assertTrue(CellLayer.shade(tests) > before);
            before = CellLayer.shade(tests);
        }
        assertTrue(CellLayer.shade(Integer.MAX_VALUE) < Pen.OPAQUE / 2);
    }

    @Test
    void aCellHasATagIfThereIsRoom() {
        world.spawn(still(20, 20, 10, 10));
        assertTrue(count(played(Overlay.CELLS), COLORS.color(ColorRole.TAG)) > 200);
        Frame frame = captured();
        Picture small =
                draw(Scene.playing(level, frame, EnumSet.of(Overlay.CELLS), COLORS), new Camera(0, 0, 0.25), 320, 320);
        assertEquals(0, count(small, COLORS.color(ColorRole.TAG)));
    }

    @Test
    void theTagOfACellMovesAsideForABody() {
        int tag = COLORS.color(ColorRole.TAG);
        world.spawn(still(60, 60, 20, 20));
        assertPixel(tag, played(Overlay.CELLS), 8, 14);
        world.spawn(still(6, 4, 20, 20));
        Picture picture = played(Overlay.CELLS);
        assertNotEquals(tag, picture.at(8, 14));
        assertPixel(tag, picture, 152, 14);
        assertTrue(count(picture, tag) > 200);
    }

    @Test
    void theNumberOfAPairCoversNoBody() {
        world.spawn(still(40, 60, 60, 60));
        world.spawn(still(60, 66, 60, 60));
        world.spawn(still(126, 20, 20, 130));
        Picture picture = played(Overlay.PAIRS);
        int tags = count(picture, COLORS.color(ColorRole.TAG));
        assertTrue(tags > 200);
        int[][] bodies = {{40, 60, 60, 60}, {60, 66, 60, 60}, {126, 20, 20, 130}};
        for (int[] body : bodies) {
            for (int y = 2 * body[1]; y < 2 * (body[1] + body[3]); y++) {
                for (int x = 2 * body[0]; x < Math.min(320, 2 * (body[0] + body[2])); x++) {
                    assertNotEquals(COLORS.color(ColorRole.TAG), picture.at(x, y), x + ", " + y);
                }
            }
        }
    }

    @Test
    void aPairIsALineFromCenterToCenterWithItsOverlap() {
        world.spawn(still(20, 60, 20, 20));
        world.spawn(still(35, 66, 20, 20));
        Picture picture = played(Overlay.PAIRS);
        assertPixel(COLORS.color(ColorRole.PAIR), picture, 60, 140);
        assertPixel(COLORS.color(ColorRole.PAIR), picture, 90, 152);
        assertPixel(COLORS.color(ColorRole.PAIR), picture, 75, 146);
        assertTrue(count(picture, COLORS.color(ColorRole.TAG)) > 200);
        assertEquals(0, count(played(), COLORS.color(ColorRole.PAIR)));
    }

    @Test
    void aTouchingPairHasAThinLineAndNoNumber() {
        world.spawn(still(20, 60, 40, 10).solidity(Solidity.ALL));
        world.spawn(BodyDef.box(30, 40, 20, 20).control(Control.PLAYER));
        Picture picture = played(Overlay.PAIRS);
        assertEquals(1, captured().pairCount());
        assertEquals(0, count(picture, COLORS.color(ColorRole.TAG)));
        assertEquals(0, count(picture, COLORS.color(ColorRole.PAIR)));
        assertNotEquals(COLORS.color(ColorRole.PLAYER), picture.at(80, 110));
        assertEquals(COLORS.color(ColorRole.PLAYER), picture.at(70, 110));
    }

    @Test
    void bodiesStandingOnEachOtherAreOpaque() {
        world.spawn(BodyDef.box(20, 124, 20, 20).solidToBodies(true));
        world.spawn(BodyDef.box(24, 104, 20, 20).solidToBodies(true).control(Control.PLAYER));
        // They are grounded after the first step.
        world.step(Inputs.NONE);
        world.step(Inputs.NONE);
        Picture picture = played();
        assertEquals(1, captured().pairCount());
        assertPixel(COLORS.color(ColorRole.PLAYER), picture, 60, 215);
    }

    @Test
    void manyPairsHaveNoTags() {
        for (int i = 0; i < 30; i++) {
            world.spawn(still(60, 60, 20, 20));
        }
        Picture picture = played(Overlay.PAIRS);
        assertEquals(30 * 29 / 2, captured().pairCount());
        assertEquals(0, count(picture, COLORS.color(ColorRole.TAG)));
        assertTrue(count(picture, COLORS.color(ColorRole.PAIR)) > 0);
    }

    @Test
    void aTouchedTileIsOutlinedAndTheTouchingSideIsABar() {
        world.spawn(BodyDef.box(20, 124, 20, 20));
        Picture picture = played(Overlay.CONTACTS);
        for (int x = 40; x < 80; x++) {
            assertPixel(COLORS.color(ColorRole.CONTACT), picture, x, 287);
            assertPixel(COLORS.color(ColorRole.CONTACT), picture, x, 288);
        }
        assertNotEquals(COLORS.color(ColorRole.CONTACT), picture.at(39, 286));
        int outline = Colors.mix(COLORS.color(ColorRole.BLOCK), COLORS.color(ColorRole.CONTACT), 200);
        assertPixel(outline, picture, 32, 310);
        assertPixel(outline, picture, 95, 310);
        assertPixel(COLORS.color(ColorRole.BLOCK), picture, 96, 310);
    }

    @Test
    void aTouchedSlopeIsMarkedAlongItsSurface() {
        Level hill = TestLevels.of("..........", "..........", "...../#...", "##########");
        World slope = World.builder(10, 4)
                .tiles((column, row) -> hill.typeAt(column, row))
                .build();
        slope.spawn(BodyDef.box(80, 20, 8, 8));
        for (int i = 0; i < 60; i++) {
            slope.step(Inputs.NONE);
        }
        Frame frame = new Frame();
        slope.capture(frame, 0, 0, 160, 64);
        Picture picture = draw(Scene.playing(hill, frame, EnumSet.of(Overlay.CONTACTS), COLORS), DOUBLE, 320, 128);
        // From 80, 48 to 96, 32, in pixels twice that, and the tile's other two sides.
        for (int i = 2; i < 30; i++) {
            assertPixel(COLORS.color(ColorRole.CONTACT), picture, 160 + i, 95 - i);
        }
        assertNotEquals(COLORS.color(ColorRole.BLOCK), picture.at(180, 96));
        assertNotEquals(COLORS.color(ColorRole.BLOCK), picture.at(192, 80));
        assertPixel(COLORS.color(ColorRole.BLOCK), picture, 180, 90);
    }

    @Test
    void aBodyOnAPlatformTouchesIt() {
        world.spawn(still(20, 60, 40, 8).solidity(Solidity.ALL));
        world.spawn(BodyDef.box(30, 40, 20, 20));
        Picture picture = played(Overlay.CONTACTS);
        for (int x = 60; x < 100; x++) {
            assertPixel(COLORS.color(ColorRole.CONTACT), picture, x, 120);
        }
    }

    @Test
    void aVelocityIsAnArrowToTheNextPosition() {
        world.spawn(still(20, 60, 20, 20).velocity(300, 0));
        Picture picture = played(Overlay.SPEEDS);
        assertPixel(COLORS.color(ColorRole.SPEED), picture, 100, 140);
        assertPixel(COLORS.color(ColorRole.SPEED), picture, 128, 140);
        assertEquals(
                0,
                count(draw(Scene.editing(level, Set.of(), COLORS), DOUBLE, 320, 320), COLORS.color(ColorRole.SPEED)));
    }

    @Test
    void playOverlaysAreNotDrawnWhileEditing() {
        Set<Overlay> overlays = EnumSet.complementOf(EnumSet.of(Overlay.OUTLINES));
        Picture all = draw(Scene.editing(level, overlays, COLORS), DOUBLE, 320, 320);
        Picture grid = draw(Scene.editing(level, EnumSet.of(Overlay.GRID), COLORS), DOUBLE, 320, 320);
        assertEquals(Pictures.hash(grid), Pictures.hash(all));
    }

    @Test
    void drawingAgainAllocatesNothing() throws ReflectiveOperationException {
        for (int i = 0; i < 40; i++) {
            world.spawn(still(10 + i * 3, 20 + i * 2, 20, 20).control(Control.values()[i % 3]));
        }
        for (int i = 0; i < 50; i++) {
            world.bullets().fire(BulletDef.box(i * 3, i * 2, 2 + i % 20, 4).velocity(600, 60 * i));
        }
        world.spawn(still(20, 60, 40, 8).solidity(Solidity.ALL));
        world.spawn(still(70, 60, 40, 8).solidity(Solidity.TOP));
        for (Shape shape : Shape.values()) {
            world.spawn(still(20 * shape.ordinal(), 90, 16, 16).shape(shape));
        }
        Level withEmitter = level.withObjects(
                EmitterType.TYPE, List.of(EmitterType.TYPE.create("gun", EmitterType.DEADLY, 40, 40)));
        Scene scene = Scene.playing(withEmitter, captured(), EnumSet.allOf(Overlay.class), COLORS);
        Allocation.assertNoneDrawing(scene, CAMERAS);
    }

    @Test
    void theSceneLooksAsBefore() {
        Level scene = Pictures.scene();
        Picture dark = draw(
                Scene.editing(scene, EnumSet.of(Overlay.GRID), ColorScheme.DARK), new Camera(-8, -8, 1.5), 320, 170);
        Picture light = draw(
                Scene.editing(scene, EnumSet.of(Overlay.GRID), ColorScheme.LIGHT), new Camera(-8, -8, 1.5), 320, 170);
        assertEquals(920296091, Pictures.hash(dark));
        assertEquals(191792637, Pictures.hash(light));
    }

    private static BodyDef still(double x, double y, double width, double height) {
        return BodyDef.box(x, y, width, height).gravity(false);
    }

    private Frame captured() {
        if (world.tick() == 0) {
            world.step(Inputs.NONE);
        }
        Frame frame = new Frame();
        frame.includeCells(true);
        world.capture(frame, 0, 0, 160, 160);
        return frame;
    }

    private Picture played(Overlay... overlays) {
        Set<Overlay> set = EnumSet.noneOf(Overlay.class);
        set.addAll(Set.of(overlays));
        return draw(Scene.playing(level, captured(), set, COLORS), DOUBLE, 320, 320);
    }
}
