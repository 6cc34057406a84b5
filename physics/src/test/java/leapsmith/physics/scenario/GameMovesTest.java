package leapsmith.physics.scenario;

import static leapsmith.physics.scenario.Level.step;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Forgiveness;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Shape;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** What a game does to bodies while the world runs: drives, redefines, tags and launches them, and gives them an own gravity. */
class GameMovesTest {
    private final World world = World.builder(30, 20).build();

    @Test
    void aDrivenLiftCarriesAndStops() {
        Body lift =
                world.spawn(BodyDef.box(100, 280, 48, 8).solidity(Solidity.TOP).kinematic(true));
        Body rider = world.spawn(BodyDef.box(110, 264, 16, 16));
        step(world, 10);
        assertEquals(280, lift.y());
        assertTrue(world.drive(lift, 30, -60));
        step(world, 60);
        assertEquals(220, lift.y(), 0.1);
        assertEquals(130, lift.x(), 0.1);
        assertEquals(lift.x() + 10, rider.x());
        assertEquals(lift.y() - 16, rider.y());
        world.drive(lift, 0, 0);
        double y = lift.y();
        step(world, 30);
        assertEquals(y, lift.y());
        assertEquals(0, lift.vy());
    }

    @Test
    void aDrivenDoorPushes() {
        Body door = world.spawn(BodyDef.box(100, 256, 8, 64).solidity(Solidity.ALL));
        Body crate = world.spawn(BodyDef.box(120, 304, 16, 16).solidToBodies(true));
        step(world, 1);
        assertTrue(world.drive(door, 60, 0));
        step(world, 60);
        assertEquals(160, door.x(), 0.1);
        assertEquals(door.x() + 8, crate.x());
        assertFalse(world.drive(crate, 60, 0), "it isn't kinematic");
    }

    @Test
    void aPathCanBeGivenAndTaken() {
        Body lift =
                world.spawn(BodyDef.box(100, 200, 48, 8).solidity(Solidity.TOP).path(PathDef.backAndForth(60, 0, 60)));
        step(world, 30);
        assertEquals(130, lift.x());
        world.drive(lift, 0, 0);
        step(world, 30);
        assertEquals(130, lift.x());
        assertNull(lift.toDef().path());
        world.redefine(lift, lift.toDef().path(PathDef.backAndForth(0, -60, 60)));
        step(world, 60);
        assertEquals(130, lift.x());
        assertEquals(140, lift.y());
        step(world, 60);
        assertEquals(200, lift.y());
    }

    @Test
    void aBodyIsRedefinedWhileItMoves() {
        Body body = world.spawn(BodyDef.box(100, 100, 16, 16).velocity(60, 0).gravity(false));
        step(world, 10);
        world.redefine(
                body, body.toDef().shape(Shape.CIRCLE).solidToBodies(true).filter(body.filter()));
        assertEquals(60, body.vx(), 0.1);
        assertEquals(Shape.CIRCLE, body.shape());
        step(world, 10);
        assertEquals(120, body.x(), 0.1);
        world.redefine(body, body.toDef().sensor(true));
        step(world, 10);
        assertEquals(120, body.x(), 0.1, "a sensor doesn't move");
        assertTrue(body.isSensor());
        assertThrows(NullPointerException.class, () -> world.redefine(body, null));
    }

    @Test
    void aDoorThatBecomesSolidMovesOutWhatIsInIt() {
        Body door = world.spawn(BodyDef.box(100, 256, 16, 64).gravity(false).tiles(false));
        Body hero = world.spawn(BodyDef.character(98, 280).control(Control.PLAYER));
        step(world, 2);
        assertEquals(98, hero.x());
        world.redefine(door, door.toDef().solidity(Solidity.ALL));
        step(world, 1);
        assertEquals(88, hero.x());
        world.redefine(door, door.toDef().solidity(Solidity.NONE).kinematic(true));
        step(world, 10, Button.RIGHT);
        assertTrue(hero.x() > 100, "it is open again");
    }

    @Test
    void tagsAreKept() {
        Body body = world.spawn(BodyDef.box(100, 100, 16, 16).tag(-5L << 40 | 7));
        assertEquals(-5L << 40 | 7, body.tag());
        Snapshot before = world.snapshot();
        long hash = world.hash();
        world.setTag(body, Long.MIN_VALUE + 1);
        assertEquals(Long.MIN_VALUE + 1, body.tag());
        assertNotEquals(hash, world.hash());
        Frame frame = new Frame();
        world.capture(frame, 0, 0, 480, 320);
        assertEquals(body.tag(), frame.tag(0));
        assertEquals(body.tag(), body.toDef().tag());
        world.restore(before);
        assertEquals(-5L << 40 | 7, body.tag());
        assertEquals(hash, world.hash());
    }

    @Test
    void gravityAndFallSpeedCanBeOnesOwn() {
        Body plain = world.spawn(BodyDef.box(20, 20, 8, 8));
        Body half = world.spawn(BodyDef.box(60, 20, 8, 8).gravityScale(0.5));
        Body feather = world.spawn(BodyDef.box(100, 20, 8, 8).maxFallSpeed(30));
        Body floating = world.spawn(BodyDef.box(140, 20, 8, 8).gravityScale(0));
        step(world, 20);
        assertEquals(plain.vy() / 2, half.vy(), 1);
        assertEquals(30, feather.vy(), 0.1);
        assertEquals(20, floating.y());
        assertEquals(0.5, half.gravityScale());
        assertEquals(30, feather.maxFallSpeed(), 0.1);
        assertEquals(Double.POSITIVE_INFINITY, plain.maxFallSpeed());
        BodyDef def = BodyDef.box(0, 0, 1, 1);
        for (double wrong : new double[] {-1, 65, Double.NaN}) {
            assertThrows(IllegalArgumentException.class, () -> def.gravityScale(wrong));
        }
        assertThrows(IllegalArgumentException.class, () -> def.maxFallSpeed(-1));
    }

    @Test
    void aDriftMovesABodyBesidesItsVelocity() {
        Body belt = world.spawn(BodyDef.box(100, 304, 16, 16).drift(60, 0));
        Body player = world.spawn(
                BodyDef.box(300, 300, 12, 20).control(Control.PLAYER).drift(-60, 0));
        step(world, 30, Button.RIGHT);
        assertEquals(130, belt.x(), 0.1);
        assertEquals(0, belt.vx());
        assertEquals(300 + 30 * (160 - 60) / 60.0, player.x(), 0.1);
        world.redefine(belt, belt.toDef().drift(0, 0));
        step(world, 30);
        assertEquals(130, belt.x(), 0.1);
        step(world, 600);
        assertEquals(0, player.x(), "a wall stops a drift");
        assertThrows(
                IllegalArgumentException.class, () -> BodyDef.box(0, 0, 1, 1).drift(Double.NaN, 0));
    }

    @Test
    void aJumpOfTheGameIsShortenedByReleaseAndUsesUpThePress() {
        Movement buffered = Movement.CLASSIC.withForgiveness(new Forgiveness(0, 0.2, 0, 0));
        Body held = player(40, buffered);
        Body released = player(80, buffered);
        Body launched = player(120, buffered);
        step(world, 40);
        for (Body body : new Body[] {held, released}) {
            world.jump(body, 0, 410);
        }
        world.launch(launched, 0, -410);
        world.redefine(released, released.toDef().channel(1));
        double least = 300;
        double leastReleased = 300;
        double leastLaunched = 300;
        for (int t = 0; t < 50; t++) {
            step(world, 1, t < 30 ? new Button[] {Button.JUMP} : new Button[0]);
            least = Math.min(least, held.y());
            leastReleased = Math.min(leastReleased, released.y());
            leastLaunched = Math.min(leastLaunched, launched.y());
        }
        assertEquals(300 - 85, least, 1);
        assertEquals(300 - 85, leastLaunched, 1);
        assertTrue(leastReleased > 300 - 40, "released at once: " + leastReleased);
        assertTrue(held.onGround(), "the press of the first tick wasn't kept for the landing");
    }

    @Test
    void canJumpIsWhatAPressWouldDo() {
        Body hero = player(100, Movement.CLASSIC.withForgiveness(new Forgiveness(0.1, 0, 0, 0)));
        assertFalse(world.canJump(hero));
        step(world, 40);
        assertTrue(world.canJump(hero));
        step(world, 5, Button.JUMP);
        assertFalse(world.canJump(hero));
        Body crate = world.spawn(BodyDef.box(300, 304, 16, 16));
        step(world, 2);
        assertFalse(world.canJump(crate), "no player controls it");
    }

    private Body player(double x, Movement movement) {
        return world.spawn(BodyDef.box(x, 300, 12, 20).control(Control.PLAYER).movement(movement));
    }
}
