package leapsmith.physics.scenario;

import static leapsmith.physics.scenario.Level.step;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Gravity that acts upward: bodies leave the floor, and stand below the ceiling. */
class UpwardGravityTest {
    private final World world = World.builder(20, 20).build();
    private final Body crate = world.spawn(BodyDef.box(100, 304, 16, 16));
    private final Body hero = world.spawn(BodyDef.box(140, 280, 12, 40).control(Control.PLAYER));

    @Test
    void whatStandsOnTheFloorFallsUpAndBack() {
        step(world, 10);
        Body inAir = world.spawn(BodyDef.box(200, 200, 16, 16));
        world.setGravity(-1030);
        step(world, 120);
        for (Body body : new Body[] {crate, hero, inAir}) {
            assertEquals(0, body.y());
            assertEquals(0, body.vy());
            assertTrue(body.atCeiling() && !body.onGround());
        }
        world.setGravity(1030);
        step(world, 120);
        assertEquals(304, crate.y());
        assertEquals(280, hero.y());
    }

    @Test
    void itIsNoFasterThanTheMaximumFallSpeed() {
        world.setMaxFallSpeed(100);
        world.setGravity(-1030);
        step(world, 60);
        assertEquals(-100, crate.vy(), 0.1);
    }

    @Test
    void aPlayerJumpsDownAsHighAsUp() {
        world.setGravity(-1030);
        step(world, 120);
        assertTrue(world.canJump(hero));
        double most = 0;
        for (int t = 0; t < 40; t++) {
            step(world, 1, Button.JUMP);
            most = Math.max(most, hero.y());
        }
        assertEquals(85, most, 1);
        step(world, 40);
        assertEquals(0, hero.y());
        double released = 0;
        for (int t = 0; t < 40; t++) {
            step(world, 1, t < 3 ? new Button[] {Button.JUMP} : new Button[0]);
            released = Math.max(released, hero.y());
        }
        assertTrue(released > 20 && released < 60, "a released jump is shorter: " + released);
    }

    @Test
    void aJumpOfTheGameLeavesTheCeiling() {
        world.setGravity(-1030);
        step(world, 120);
        assertTrue(world.jump(hero, 0, 410));
        double most = 0;
        for (int t = 0; t < 40; t++) {
            step(world, 1, Button.JUMP);
            most = Math.max(most, hero.y());
        }
        assertEquals(85, most, 1);
    }

    @Test
    void aPlayerWalksBelowTheCeiling() {
        world.setGravity(-1030);
        step(world, 120);
        step(world, 30, Button.RIGHT);
        assertEquals(140 + 80, hero.x(), 0.1);
        assertEquals(0, hero.y());
    }

    @Test
    void aPlatformBelowItsFeetDoesNotTakeItAlong() {
        world.setGravity(-1030);
        step(world, 120);
        Body lift =
                world.spawn(BodyDef.box(100, 16, 32, 8).solidity(Solidity.ALL).path(PathDef.backAndForth(60, 0, 60)));
        step(world, 30);
        assertEquals(130, lift.x());
        assertEquals(100, crate.x());
        assertNull(world.carrier(crate));
    }

    @Test
    void cratesPileUpBelowTheCeiling() {
        Body[] crates = new Body[4];
        for (int k = 0; k < crates.length; k++) {
            crates[k] = world.spawn(BodyDef.box(40, 300 - 20 * k, 16, 16).solidToBodies(true));
        }
        world.setGravity(-1030);
        step(world, 200);
        for (int k = 0; k < crates.length; k++) {
            assertEquals(16 * (crates.length - 1 - k), crates[k].y());
            assertEquals(40, crates[k].x());
        }
        assertFalse(crates[0].onGround());
    }
}
