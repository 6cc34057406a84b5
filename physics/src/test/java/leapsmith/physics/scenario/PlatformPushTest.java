package leapsmith.physics.scenario;

import static leapsmith.physics.scenario.Level.step;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Bodies in front of platforms, all without gravity. */
class PlatformPushTest {
    /** A pixel per tick. */
    private static final double SPEED = 60;

    private final World world = World.builder(30, 20).build();

    @Test
    void aSinkingPlatformPushesABodyDownAndCrushesItOnTheGround() {
        Body below = body(110, 260, 10, 10);
        platform(Solidity.ALL, 100, 250, 40, 10, 0, 100, SPEED);
        step(world, 20);
        assertEquals(280, below.y());
        step(world, 30);
        assertTrue(below.isAlive() && below.onGround() && below.atCeiling());
        assertEquals(310, below.y());
        Body ghost = world.spawn(BodyDef.box(112, 310, 5, 5).gravity(false).tiles(false));
        step(world, 1);
        assertFalse(below.isAlive());
        // In its last tick it is still in pairs: with this one and the platform.
        assertTrue(world.pairs().contains(below.index(), ghost.index()));
    }

    @Test
    void aSinkingTopPassesThroughBodiesBelow() {
        Body below = body(110, 260, 10, 10);
        platform(Solidity.TOP, 100, 250, 40, 10, 0, 100, SPEED);
        // In the next tick it would be flush under the body, and carry it from then on.
        step(world, 19);
        assertTrue(below.isAlive());
        assertEquals(260, below.y());
    }

    @Test
    void aBodyCarriedInTheTickBeforeIsPushedNormally() {
        Body lift = platform(Solidity.TOP, 100, 200, 60, 8, 200, 0, 10 * SPEED);
        Body rider = body(110, 180, 12, 20);
        step(world, 3);
        assertEquals(140, rider.x());
        world.despawn(lift);
        platform(Solidity.ALL, 130, 180, 10, 20, 100, 0, SPEED);
        step(world, 1);
        assertTrue(rider.isAlive());
        assertEquals(141, rider.x());
    }

    @Test
    void aBodyCarriedThroughAThinPlatformIsMovedBackInFrontOfIt() {
        assertBroughtBack(-180, 0, body(240, 190, 10, 10), 225, 180, 4, 20, 30, 0);
        assertBroughtBack(180, 0, body(240, 190, 10, 10), 261, 180, 4, 20, -30, 0);
        assertBroughtBack(0, -180, body(240, 190, 10, 10), 230, 175, 30, 4, 0, 30);
        assertBroughtBack(0, 100, body(150, 190, 60, 10), 170, 205, 20, 4, 0, -30);
    }

    /** A lift at (200, 200) moves the body 60 px one way, and the thin platform moves 10 px the other way. */
    private void assertBroughtBack(
            double liftX,
            double liftY,
            Body rider,
            double x,
            double y,
            double width,
            double height,
            double dx,
            double dy) {
        Body lift = platform(Solidity.TOP, 200, 200, 100, 8, liftX, liftY, 60 * SPEED);
        Body thin = platform(Solidity.ALL, x, y, width, height, dx, dy, 10 * SPEED);
        double startX = rider.x();
        double startY = rider.y();
        step(world, 1);
        assertTrue(rider.isAlive());
        assertEquals(dx == 0 ? startX : dx > 0 ? thin.x() + width : thin.x() - rider.width(), rider.x());
        assertEquals(dy == 0 ? startY : dy > 0 ? thin.y() + height : thin.y() - rider.height(), rider.y());
        world.despawn(lift);
        world.despawn(thin);
        world.despawn(rider);
    }

    @Test
    void aBodyPushedInFrontOfAnotherPlatformIsPushedByItToo() {
        platform(Solidity.ALL, 100, 100, 10, 10, 120, 0, 60 * SPEED);
        Body pushed = body(110, 100, 10, 10);
        platform(Solidity.ALL, 168, 85, 14, 10, 0, 50, 10 * SPEED);
        step(world, 1);
        assertTrue(pushed.isAlive());
        assertEquals(170, pushed.x());
        assertEquals(105, pushed.y());
    }

    @Test
    void aBodyCarriedOrPushedAgainstAPlatformAtRestStopsThere() {
        world.spawn(BodyDef.box(160, 100, 10, 100).solidity(Solidity.ALL));
        platform(Solidity.TOP, 100, 200, 60, 8, 100, 0, 4 * SPEED);
        Body rider = body(140, 180, 12, 20);
        platform(Solidity.ALL, 120, 120, 10, 10, 20, 0, SPEED);
        Body pushed = body(130, 120, 20, 10);
        step(world, 10);
        assertEquals(148, rider.x());
        assertEquals(140, pushed.x());
        assertTrue(rider.isAlive() && rider.pushesRightWall());
        assertTrue(pushed.isAlive() && pushed.pushesLeftWall() && pushed.pushesRightWall());
        step(world, 1);
        assertFalse(pushed.isAlive());
    }

    @Test
    void aBodyWithoutAreaIsNeitherCarriedNorPushedNorCrushed() {
        platform(Solidity.ALL, 100, 200, 60, 8, 30, 0, SPEED);
        Body line = body(110, 180, 0, 20);
        Body dash = body(120, 200, 10, 0);
        Body inFront = body(165, 190, 0, 20);
        step(world, 20);
        assertTrue(line.isAlive() && dash.isAlive() && inFront.isAlive());
        assertEquals(110, line.x());
        assertEquals(120, dash.x());
        assertEquals(165, inFront.x());
    }

    @Test
    void aBodyThatStartsInsideAPlatformIsNotCrushed() {
        Body[] bodies = {body(95, 95, 10, 10), body(135, 95, 10, 10), body(95, 135, 10, 10), body(135, 135, 10, 10)};
        platform(Solidity.ALL, 100, 100, 40, 40, 3, 2, SPEED);
        step(world, 60);
        for (Body body : bodies) {
            assertTrue(body.isAlive());
        }
    }

    private Body body(double x, double y, double width, double height) {
        return world.spawn(BodyDef.box(x, y, width, height).gravity(false));
    }

    private Body platform(
            Solidity solidity, double x, double y, double width, double height, double dx, double dy, double speed) {
        return world.spawn(
                BodyDef.box(x, y, width, height).solidity(solidity).path(PathDef.backAndForth(dx, dy, speed)));
    }
}
