package leapsmith.physics.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

class JumpingTest {
    private static final double FLOOR_Y = 160;
    private static final double STANDING_Y = FLOOR_Y - BodyDef.CLASSIC_HEIGHT;

    private final World world = Level.of(
            "............",
            "............",
            "............",
            "............",
            "............",
            ".......#####",
            "............",
            "............",
            "............",
            "............",
            "############");
    private final Body hero = world.spawn(BodyDef.character(50, STANDING_Y).control(Control.PLAYER));

    @Test
    void theJumpTickMovesWithoutGravity() {
        Level.step(world, 1, Button.JUMP);
        assertEquals(STANDING_Y * 4096 - 27_989, hero.subY());
        assertEquals(-27_989, hero.subVy());
        assertSame(ControllerState.JUMP, hero.state());
        Level.step(world, 1, Button.JUMP);
        assertEquals(-27_989 + 1_172, hero.subVy());
    }

    @Test
    void theApexIs85PixelsAndNot78() {
        assertEquals(85, STANDING_Y - highestOf(60, Button.JUMP), 0.1);
    }

    @Test
    void aLedgeOfFiveTilesIsReached() {
        Level.step(world, 30, Button.JUMP, Button.RIGHT);
        Level.step(world, 30, Button.RIGHT);
        assertTrue(hero.onGround());
        assertEquals(5 * 16 - 40, hero.y());
    }

    @Test
    void releasingJumpWhileRisingLimitsTheSpeed() {
        Level.step(world, 3, Button.JUMP);
        Level.step(world, 1);
        // Limited to 200 px/s, and then a tick of gravity.
        assertEquals(-13_653 + 1_172, hero.subVy());
        assertTrue(STANDING_Y - highestOf(60) < 45);
    }

    @Test
    void releasingJumpDoesNotAffectASlowerJump() {
        Level.step(world, 20, Button.JUMP);
        int before = hero.subVy();
        assertTrue(before < 0);
        Level.step(world, 1);
        assertEquals(before + 1_172, hero.subVy());
    }

    @Test
    void holdingTheButtonJumpsOnce() {
        Level.step(world, 60, Button.JUMP);
        assertTrue(hero.onGround());
        Level.step(world, 20, Button.JUMP);
        assertTrue(hero.onGround());
        Level.step(world, 1);
        Level.step(world, 1, Button.JUMP);
        assertFalse(hero.onGround());
    }

    @Test
    void thereIsNoJumpInTheAir() {
        Level.step(world, 10, Button.JUMP);
        Level.step(world, 1);
        int falling = hero.subVy();
        Level.step(world, 1, Button.JUMP);
        assertEquals(falling + 1_172, hero.subVy());
    }

    @Test
    void aJumpMayFollowInTheTickAfterLanding() {
        Level.step(world, 10, Button.JUMP);
        while (!hero.onGround()) {
            Level.step(world, 1);
        }
        Level.step(world, 1, Button.JUMP);
        assertEquals(-27_989, hero.subVy());
    }

    @Test
    void landingIsFlushAndEndsTheFall() {
        Level.step(world, 1, Button.JUMP);
        while (!hero.onGround()) {
            Level.step(world, 1, Button.RIGHT);
        }
        assertEquals(STANDING_Y, hero.y());
        assertEquals(0, hero.vy());
        assertSame(ControllerState.WALK, hero.state());
        assertEquals(0, hero.previousContacts());
    }

    @Test
    void theCeilingEndsTheRise() {
        World low = Level.of("....", "....", "....", "....", "####");
        Body body = low.spawn(BodyDef.character(10, 24).control(Control.PLAYER));
        Level.step(low, 4, Button.JUMP);
        assertEquals(0, body.y());
        assertTrue(body.atCeiling());
        assertEquals(0, body.vy());
        Level.step(low, 1, Button.JUMP);
        assertTrue(body.vy() > 0);
    }

    @Test
    void fallSpeedIsLimited() {
        World deep = World.builder(4, 400).build();
        Body body = deep.spawn(BodyDef.character(10, 0));
        Level.step(deep, 120);
        assertEquals(900, body.vy());
    }

    private double highestOf(int ticks, Button... buttons) {
        double highest = hero.y();
        for (int t = 0; t < ticks; t++) {
            Level.step(world, 1, buttons);
            highest = Math.min(highest, hero.y());
        }
        return highest;
    }
}
