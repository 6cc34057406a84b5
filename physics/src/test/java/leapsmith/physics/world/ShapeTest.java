package leapsmith.physics.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Shape;
import org.junit.jupiter.api.Test;

class ShapeTest {
    private final World world = World.builder(40, 30).build();

    @Test
    void circlesWhoseBoxesOverlapMayBeApart() {
        Body one = world.spawn(round(100, 100, 20));
        Body other = world.spawn(round(116, 116, 20));
        assertFalse(overlap(one, other));
        world.moveTo(other, 114, 114);
        assertTrue(overlap(one, other));
        // Centers 12 and 16 px apart are 20 px apart: they touch.
        world.moveTo(other, 112, 116);
        assertTrue(overlap(one, other));
        world.moveTo(other, 112, 116 + 1.0 / 4096);
        assertFalse(overlap(one, other));
    }

    @Test
    void aTriangleIsOnlyHalfOfItsBox() {
        Body ramp = world.spawn(still(100, 100, 32, 32).shape(Shape.TRIANGLE_BOTTOM_RIGHT));
        Body box = world.spawn(still(100, 100, 8, 8));
        assertFalse(overlap(ramp, box));
        world.moveTo(box, 112, 112);
        assertTrue(overlap(ramp, box));
        // Its corner lies on the long side.
        world.moveTo(box, 108, 108);
        assertTrue(overlap(ramp, box));
        world.moveTo(box, 108, 108 - 1.0 / 4096);
        assertFalse(overlap(ramp, box));
    }

    @Test
    void theOverlapOfShapesIsThatOfTheirBoxes() {
        Body one = world.spawn(round(100, 100, 20));
        Body other = world.spawn(round(110, 105, 20));
        assertTrue(overlap(one, other));
        assertEquals(-10, world.pairs().overlapX(0));
        assertEquals(-15, world.pairs().overlapY(0));
    }

    @Test
    void againstTilesACircleIsItsBox() {
        Body ball = world.spawn(BodyDef.box(100, 400, 20, 20).shape(Shape.CIRCLE));
        for (int t = 0; t < 120; t++) {
            world.step(Inputs.NONE);
        }
        assertEquals(460, ball.y());
        assertTrue(ball.onGround());
        assertEquals(Shape.CIRCLE, ball.shape());
        assertEquals(Shape.CIRCLE, ball.toDef().shape());
    }

    @Test
    void aCircleHasEqualSides() {
        BodyDef oblong = BodyDef.box(0, 0, 10, 20);
        assertThrows(IllegalArgumentException.class, () -> oblong.shape(Shape.CIRCLE));
        assertThrows(
                IllegalArgumentException.class,
                () -> oblong.size(10, 10).shape(Shape.CIRCLE).size(10, 20));
        Body ball = world.spawn(round(50, 50, 10));
        assertThrows(IllegalArgumentException.class, () -> world.resize(ball, 10, 20));
        assertTrue(world.resize(ball, 12, 12));
    }

    @Test
    void aFrameAndASnapshotKeepShapes() {
        Body ball = world.spawn(round(50, 50, 10));
        Snapshot snapshot = world.snapshot();
        world.despawn(ball);
        world.spawn(still(50, 50, 10, 10));
        long boxed = world.hash();
        world.restore(snapshot);
        assertEquals(Shape.CIRCLE, world.body(0).shape());
        assertFalse(boxed == world.hash());
        Frame frame = new Frame();
        world.capture(frame, 0, 0, 100, 100);
        assertEquals(Shape.CIRCLE, frame.shape(0));
    }

    private boolean overlap(Body one, Body other) {
        world.step(Inputs.NONE);
        return world.pairs().contains(one.index(), other.index());
    }

    private static BodyDef round(double x, double y, double side) {
        return still(x, y, side, side).shape(Shape.CIRCLE);
    }

    private static BodyDef still(double x, double y, double width, double height) {
        return BodyDef.box(x, y, width, height).gravity(false);
    }
}
