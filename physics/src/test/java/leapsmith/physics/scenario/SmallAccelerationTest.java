package leapsmith.physics.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import leapsmith.physics.world.WorldDef;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Accelerations of less than a sub-pixel per tick squared have about the same effect at all tick rates. */
class SmallAccelerationTest {
    private static WorldDef level(int rate) {
        return World.builder(400, 100)
                .ticksPerSecond(rate)
                .tiles((column, row) -> row == 99 ? TileType.BLOCK : TileType.EMPTY);
    }

    private static void step(World world, double seconds) {
        for (int tick = 0; tick < seconds * world.ticksPerSecond(); tick++) {
            world.step(Inputs.NONE);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 30, 60, 120, 240, 1000})
    void aLittleFrictionStopsACrate(int rate) {
        World world = level(rate).build();
        Body crate = world.spawn(BodyDef.box(100, 99 * 16 - 16, 16, 16).friction(5));
        assertEquals(5, crate.friction(), 0.1);
        step(world, 0.5);
        world.setVelocity(crate, 100, 0);
        step(world, 10);
        assertEquals(50, crate.vx(), 1.5);
        step(world, 10.5);
        assertEquals(0, crate.vx());
        assertEquals(1100, crate.x(), 30);
    }

    @ParameterizedTest
    @ValueSource(ints = {30, 60, 120, 240, 1000})
    void aLittleFrictionOnIceStopsACrateToo(int rate) {
        World world = level(rate)
                .materials(List.of(Material.builder().grip(0.02).build()))
                .materialTiles((column, row) -> row == 99 ? 1 : 0)
                .build();
        Body crate = world.spawn(BodyDef.box(100, 99 * 16 - 16, 16, 16).friction(250));
        step(world, 0.5);
        world.setVelocity(crate, 100, 0);
        step(world, 21);
        assertEquals(1100, crate.x(), 40);
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 30, 60, 120, 240, 1000})
    void aLittleGravityPulls(int rate) {
        for (double gravity : new double[] {5, -5}) {
            World world = level(rate).gravity(gravity).build();
            Body body = world.spawn(BodyDef.box(100, 800, 16, 16));
            step(world, 10);
            assertEquals(800 + 50 * gravity, body.y(), 5);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 30, 60, 120, 240, 1000})
    void aSmallPartOfGravityPulls(int rate) {
        World world = level(rate).build();
        Body feather = world.spawn(BodyDef.box(100, 100, 16, 16).gravityScale(0.01));
        World medium = level(rate)
                .materials(List.of(Material.builder().gravity(0.01).build()))
                .materialTiles((column, row) -> row < 99 ? 1 : 0)
                .build();
        Body inside = medium.spawn(BodyDef.box(100, 100, 16, 16));
        step(world, 10);
        step(medium, 10);
        assertEquals(100 + 10.3 * 50, feather.y(), 10);
        // At first it isn't known what it is in.
        assertEquals(100 + 10.3 * 50, inside.y(), 10300.0 / rate + 10);
    }

    @ParameterizedTest
    @ValueSource(ints = {30, 120, 240, 1000})
    void jumpsUnderALittleGravityAreAsHighAsAt60(int rate) {
        assertEquals(height(60), height(rate), 0.5);
    }

    private static double height(int rate) {
        World world = level(rate).gravity(50).build();
        Body hero = world.spawn(BodyDef.character(100, 99 * 16 - 40).control(Control.PLAYER));
        step(world, 0.5);
        double ground = hero.y();
        do {
            world.step(Inputs.of(Button.JUMP));
        } while (hero.vy() < 0 && hero.y() > 0);
        return ground - hero.y();
    }

    @ParameterizedTest
    @ValueSource(ints = {60, 240})
    void snapshotsAndHashesHaveWhatIsLeftOver(int rate) {
        World world = level(rate).gravity(1.3).build();
        Body body = world.spawn(BodyDef.box(100, 800, 16, 16).friction(0.7));
        step(world, 1);
        Snapshot saved = world.snapshot();
        step(world, 1);
        long hash = world.hash();
        double y = body.y();
        world.restore(world.readSnapshot(saved.toBytes()));
        step(world, 1);
        assertEquals(hash, world.hash());
        assertEquals(y, body.y());
        assertTrue(y > 800);
    }
}
