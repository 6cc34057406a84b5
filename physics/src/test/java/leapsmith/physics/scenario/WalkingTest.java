package leapsmith.physics.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.body.Movement;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

class WalkingTest {
    private static final String AIR = "....................";
    private static final String FLOOR = "####################";

    @Test
    void seamsBetweenEqualTilesNeverStopOrLiftAWalker() {
        World world = Level.of(AIR, AIR, AIR, AIR, FLOOR);
        Body hero = world.spawn(hero(5, 24));
        for (int t = 1; t <= 100; t++) {
            Level.step(world, 1, Button.RIGHT);
            assertEquals(5 * 4096 + t * 10_923, hero.subX());
            assertEquals(24 * 4096, hero.subY());
            assertTrue(hero.onGround());
            assertFalse(hero.pushesLeftWall() || hero.pushesRightWall());
        }
    }

    @Test
    void aBodySlidesDownAWallOfTilesWithoutSticking() {
        World world = Level.of("..#", "..#", "..#", "..#", "..#", "..#", "..#", "..#");
        World free = Level.of("...", "...", "...", "...", "...", "...", "...", "...");
        Body pressing = world.spawn(hero(20, 0));
        Body falling = free.spawn(hero(20, 0));
        for (int t = 0; t < 25; t++) {
            Level.step(world, 1, Button.RIGHT);
            Level.step(free, 1);
            assertEquals(falling.subY(), pressing.subY());
            assertTrue(pressing.pushesRightWall());
        }
    }

    @Test
    void theClassicWalkingSpeedIsExact() {
        World world = Level.of(AIR, AIR, AIR, AIR, FLOOR);
        Body hero = world.spawn(hero(100, 24));
        Level.step(world, 1, Button.LEFT);
        assertEquals(-160, hero.vx(), 0.01);
        assertTrue(hero.facingLeft());
        assertSame(ControllerState.WALK, hero.state());
        Level.step(world, 1, Button.RIGHT);
        assertFalse(hero.facingLeft());
        Level.step(world, 1, Button.LEFT, Button.RIGHT);
        assertEquals(0, hero.vx());
        assertSame(ControllerState.STAND, hero.state());
        assertFalse(hero.facingLeft());
    }

    @Test
    void theStateAgainstAWallIsWalking() {
        World world = Level.of("...#", "...#", "...#", "####");
        Body hero = world.spawn(hero(36, 8));
        Level.step(world, 3, Button.RIGHT);
        assertTrue(hero.pushesRightWall());
        assertEquals(0, hero.vx());
        assertSame(ControllerState.WALK, hero.state());
    }

    @Test
    void aWalkerFallsOffTheEndOfItsGround() {
        World world = Level.of("........", "........", "........", "###.....", "........", "########");
        Body hero = world.spawn(hero(30, 8));
        Level.step(world, 6, Button.RIGHT);
        assertTrue(hero.onGround(), "its last sub-pixel still carries it");
        Level.step(world, 1, Button.RIGHT);
        assertFalse(hero.onGround());
        assertSame(ControllerState.JUMP, hero.state());
        Level.step(world, 30);
        assertEquals(40, hero.y());
        assertSame(ControllerState.STAND, hero.state());
    }

    @Test
    void aTouchingCeilingDoesNotStopAWalker() {
        World world = Level.of("..####....", "..........", "..........", "##########");
        Body hero = world.spawn(BodyDef.box(4, 16, 12, 32).control(Control.PLAYER));
        Level.step(world, 12, Button.RIGHT);
        assertTrue(hero.atCeiling() && hero.onGround());
        assertEquals(4 * 4096 + 12 * 10_923, hero.subX());
        Level.step(world, 60, Button.RIGHT);
        assertEquals(148, hero.x(), "it walked on to the far wall");
    }

    @Test
    void eachChannelControlsItsOwnBody() {
        World world = Level.of(AIR, AIR, AIR, AIR, FLOOR);
        Body first = world.spawn(hero(100, 24));
        Body second = world.spawn(hero(200, 24).channel(5));
        world.step(Inputs.of(Button.RIGHT).with(5, Button.LEFT));
        assertTrue(first.vx() > 0);
        assertTrue(second.vx() < 0);
    }

    @Test
    void walkingIsTheSameInTheAir() {
        World world = Level.of(AIR, AIR, AIR, AIR, AIR, AIR, FLOOR);
        Body hero = world.spawn(hero(100, 0));
        Level.step(world, 1, Button.RIGHT);
        assertEquals(160, hero.vx(), 0.01);
        Level.step(world, 1);
        assertEquals(0, hero.vx());
    }

    @Test
    void veryFastWalkersStopAtTheFirstWall() {
        World world = Level.of("....#..........#...#", "....#..........#...#", "....#..........#...#", FLOOR);
        Body hero = world.spawn(hero(30, 8).movement(new Movement(200_000, 0, 0)));
        Level.step(world, 1, Button.RIGHT);
        assertEquals(52, hero.x());
        Level.step(world, 1, Button.LEFT);
        assertEquals(0, hero.x());
    }

    private static BodyDef hero(double x, double y) {
        return BodyDef.character(x, y).control(Control.PLAYER);
    }
}
