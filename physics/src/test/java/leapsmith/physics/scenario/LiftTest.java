package leapsmith.physics.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Jumps from moving platforms. */
class LiftTest {
    private final World world = World.builder(60, 40)
            .tiles((column, row) -> row == 39 ? TileType.BLOCK : TileType.EMPTY)
            .build();

    private Body lift(double dx, double dy, double speed) {
        return world.spawn(
                BodyDef.box(100, 400, 64, 16).solidity(Solidity.ALL).path(PathDef.backAndForth(dx, dy, speed)));
    }

    private Body hero(Movement movement) {
        Body hero =
                world.spawn(BodyDef.character(120, 360).control(Control.PLAYER).movement(movement));
        Level.step(world, 10);
        assertTrue(hero.onGround());
        return hero;
    }

    @Test
    void aStraightJumpLandsWhereItStartedOnTheLift() {
        for (Movement movement : new Movement[] {Movement.MODERN, Movement.CLASSIC.withLiftSeconds(0.1)}) {
            Body lift = lift(600, 0, 120);
            Body hero = hero(movement);
            double place = hero.x() - lift.x();
            Level.step(world, 30, Button.JUMP);
            assertEquals(place, hero.x() - lift.x());
            Level.step(world, 60);
            assertTrue(hero.onGround());
            assertEquals(place, hero.x() - lift.x());
            world.despawn(lift);
            world.despawn(hero);
        }
    }

    @Test
    void inTheClassicPresetAJumpTakesNothing() {
        lift(600, 0, 120);
        Body hero = hero(Movement.CLASSIC);
        Level.step(world, 1, Button.JUMP);
        assertEquals(0, hero.vx());
    }

    @Test
    void aRisingLiftAddsItsSpeedAndAFallingOneTakesNoneAway() {
        lift(0, -200, 120);
        Body hero = hero(Movement.MODERN);
        Level.step(world, 1, Button.JUMP);
        assertEquals(-530, hero.vy(), 0.1);
        World other = World.builder(60, 40).build();
        other.spawn(BodyDef.box(100, 300, 64, 16).solidity(Solidity.ALL).path(PathDef.backAndForth(0, 200, 120)));
        Body faller =
                other.spawn(BodyDef.character(120, 260).control(Control.PLAYER).movement(Movement.MODERN));
        Level.step(other, 10);
        Level.step(other, 1, Button.JUMP);
        assertEquals(-410, faller.vy(), 0.1);
    }

    @Test
    void aReleasedJumpIsShortRelativeToTheLift() {
        lift(0, -200, 120);
        Body hero = hero(Movement.MODERN);
        Level.step(world, 1, Button.JUMP);
        Level.step(world, 1);
        assertEquals(-320 + 1030 / 60.0, hero.vy(), 0.1);
    }

    @Test
    void theMomentumLastsForAWhileAfterTheLiftStopped() {
        for (int late : new int[] {0, 8, 10}) {
            // It waits for 60 ticks, and then moves for 30.
            PathDef path = PathDef.backAndForth(60, 0, 120).waiting(60);
            Body lift = world.spawn(
                    BodyDef.box(100, 400, 64, 16).solidity(Solidity.ALL).path(path));
            Body hero = hero(Movement.MODERN);
            Level.step(world, 50 + 30 + late);
            Level.step(world, 1, Button.JUMP);
            assertEquals(late < 10 ? 120 : 0, hero.vx(), 0.1);
            world.despawn(lift);
            world.despawn(hero);
        }
    }

    @Test
    void theMomentumLastsForAWhileAfterWalkingOff() {
        lift(600, 0, 120);
        Body hero = hero(Movement.MODERN.withWalkSpeed(300));
        while (hero.onGround()) {
            Level.step(world, 1, Button.RIGHT);
        }
        double own = hero.vx();
        Level.step(world, 2, Button.RIGHT);
        Level.step(world, 1, Button.RIGHT, Button.JUMP);
        assertEquals(own + 120, hero.vx(), 30);
        assertTrue(hero.vy() < 0);
    }

    @Test
    void aJumpWithMomentumIsSteeredRelativeToItAndEndsAtAWall() {
        Body lift = lift(600, 0, 120);
        Body hero = hero(Movement.CLASSIC.withLiftSeconds(0.1));
        Level.step(world, 1, Button.JUMP);
        Level.step(world, 1, Button.JUMP, Button.RIGHT);
        assertEquals(280, hero.vx(), 0.1);
        Level.step(world, 1, Button.JUMP, Button.LEFT);
        assertEquals(-40, hero.vx(), 0.1);
        world.setTile((int) (hero.x() + 12) / 16 + 1, (int) hero.y() / 16 + 1, TileType.BLOCK);
        Level.step(world, 10, Button.JUMP);
        Level.step(world, 1, Button.JUMP);
        assertEquals(0, hero.vx());
        world.despawn(lift);
    }

    @Test
    void theCarrierAndBothVelocitiesCanBeRead() {
        Body lift = lift(600, 0, 120);
        Body hero = hero(Movement.MODERN);
        assertEquals(lift, world.carrier(hero));
        assertEquals(120, world.carrier(hero).vx(), 0.1);
        assertEquals(0, hero.vx());
        Level.step(world, 3, Button.RIGHT);
        assertEquals(80, hero.vx(), 0.1);
        assertEquals(120, world.carrier(hero).vx(), 0.1);
        assertNull(world.carrier(lift));
        Level.step(world, 1, Button.JUMP);
        assertNull(world.carrier(hero));
        world.moveTo(lift, 500, 100);
        Level.step(world, 120);
        assertTrue(hero.onGround());
        assertNull(world.carrier(hero));
    }

    @Test
    void thereIsNoCarrierBeforeTheFirstStepNorAfterOneOfTheTwoIsGone() {
        Body lift = lift(0, 0, 1);
        Body rider = world.spawn(BodyDef.box(120, 384, 16, 16));
        assertNull(world.carrier(rider), "its contacts aren't known yet");
        Level.step(world, 1);
        assertEquals(lift, world.carrier(rider), "also while it stands still");
        world.launch(rider, 0, -100);
        assertNull(world.carrier(rider));
        world.setVelocity(rider, 0, 0);
        assertEquals(lift, world.carrier(rider));
        world.moveTo(rider, 120, 300);
        assertNull(world.carrier(rider));
        world.moveTo(rider, 120, 384);
        world.despawn(lift);
        assertTrue(rider.onGround());
        assertNull(world.carrier(rider));
    }

    @Test
    void theCloneOfAPlatformOnItsWayStartsThePathWhereThePlatformIs() {
        Body lift = lift(100, 0, 60);
        Level.step(world, 50);
        assertEquals(150, lift.x());
        assertEquals(50, lift.pathTick());
        Body clone = world.spawn(lift.toDef());
        assertEquals(150, clone.x());
        assertEquals(0, clone.pathTick());
        Level.step(world, 100);
        assertEquals(150, lift.x());
        assertEquals(250, clone.x());
    }
}
