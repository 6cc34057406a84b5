package leapsmith.physics.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

class LaunchTest {
    private static final Button[] NONE = {};
    private static final Button[] JUMP = {Button.JUMP};

    /** How high a body rises that is launched in tick 3, in pixels. */
    private static double rise(Control control, Movement movement, double speed, Button[] before, Button[] after) {
        World world = World.builder(20, 40)
                .tiles((column, row) -> row == 39 ? TileType.BLOCK : TileType.EMPTY)
                .build();
        Body body = world.spawn(
                BodyDef.character(100, 39 * 16 - 40).control(control).movement(movement));
        Level.step(world, 2);
        Level.step(world, 1, before);
        double start = body.y();
        assertTrue(world.launch(body, 0, -speed));
        double highest = start;
        for (int t = 0; t < 100; t++) {
            Level.step(world, 1, after);
            highest = Math.min(highest, body.y());
        }
        return start - highest;
    }

    @Test
    void theJumpButtonDoesNotShortenALaunch() {
        for (Movement movement : new Movement[] {Movement.CLASSIC, Movement.MODERN}) {
            double free = rise(Control.NONE, movement, 600, NONE, NONE);
            assertEquals(180, free, 1);
            assertEquals(free, rise(Control.PLAYER, movement, 600, NONE, NONE));
            assertEquals(free, rise(Control.PLAYER, movement, 600, NONE, JUMP), 1, "pressed in that tick");
            assertEquals(free, rise(Control.PLAYER, movement, 200, NONE, NONE) * 9, 20);
        }
        assertEquals(
                rise(Control.NONE, Movement.CLASSIC, 600, NONE, NONE),
                rise(Control.PATROL, Movement.CLASSIC, 600, NONE, NONE));
    }

    @Test
    void onlyALaunchUpwardIsFreeOfGravityInTheNextStep() {
        for (double vy : new double[] {-300, 0, 300}) {
            World world = World.builder(20, 40).build();
            Body body = world.spawn(BodyDef.box(100, 100, 16, 16));
            world.launch(body, 60, vy);
            Level.step(world, 1);
            assertEquals(vy < 0 ? vy : vy + 1030 / 60.0, body.vy(), 0.1);
            Level.step(world, 1);
            assertEquals(vy + (vy < 0 ? 1030 : 2 * 1030) / 60.0, body.vy(), 0.1);
        }
    }

    @Test
    void aStrongerJumpReplacesAWeakLaunch() {
        double jump = rise(Control.PLAYER, Movement.CLASSIC, 100, NONE, JUMP);
        assertEquals(85, jump, 1);
    }

    @Test
    void afterALaunchAJumpIsShortenedAsUsual() {
        World world = Level.of("......", "......", "......", "......", "......", "......", "......", "######");
        Body hero = world.spawn(BodyDef.character(30, 72).control(Control.PLAYER));
        Level.step(world, 1);
        world.launch(hero, 0, -150);
        Level.step(world, 60);
        assertTrue(hero.onGround());
        Level.step(world, 1, Button.JUMP);
        Level.step(world, 1);
        assertTrue(hero.vy() >= -200);
    }

    @Test
    void aPatrolIsKnockedBack() {
        World world = Level.of("............", "............", "............", "............", "############");
        Body guard = world.spawn(BodyDef.character(90, 24).control(Control.PATROL));
        Level.step(world, 3);
        world.launch(guard, -200, -150);
        Level.step(world, 5);
        assertEquals(-200, guard.vx(), 0.1);
        assertFalse(guard.onGround());
    }

    @Test
    void onlyBodiesWithAVelocityOfTheirOwnAreLaunched() {
        World world = Level.of("....", "....");
        assertFalse(world.launch(world.spawn(BodyDef.box(0, 0, 4, 4).sensor(true)), 1, 1));
        assertFalse(world.launch(world.spawn(BodyDef.box(0, 0, 4, 4).solidity(Solidity.ALL)), 1, 1));
        Body gone = world.spawn(BodyDef.box(0, 0, 4, 4));
        assertThrows(IllegalArgumentException.class, () -> world.launch(gone, Double.NaN, 0));
        world.despawn(gone);
        assertThrows(IllegalArgumentException.class, () -> world.launch(gone, 0, 0));
    }
}
