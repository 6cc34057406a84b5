package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Movement;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Acceleration, deceleration and top speed don't depend on the number of ticks per second. */
class AccelerationLawTest {
    private static final int STEPS = 60;
    private static final Button[][] BUTTONS = {{}, {Button.LEFT}, {Button.RIGHT}, {Button.RIGHT}};

    /** Movement numbers, and the buttons of each thirtieth of a second, drawn from a seed. */
    private record Walk(double top, double acceleration, double deceleration, long seed, int steps)
            implements Case<Walk> {
        static Walk draw(SplittableRandom random) {
            return new Walk(
                    random.nextInt(4) * 80 + random.nextDouble() * 80,
                    random.nextInt(5) == 0 ? 0 : random.nextDouble() * 3000,
                    random.nextInt(5) == 0 ? 0 : random.nextDouble() * 3000,
                    random.nextLong(),
                    STEPS);
        }

        @Override
        public Stream<Walk> smaller() {
            return steps == 1 ? Stream.empty() : Stream.of(new Walk(top, acceleration, deceleration, seed, steps - 1));
        }

        Button[] buttons(int step) {
            long held = new SplittableRandom(seed + step / 7).nextLong();
            return BUTTONS[(int) (held & 3)];
        }

        World world(int ticksPerSecond) {
            World world = World.builder(2000, 4).ticksPerSecond(ticksPerSecond).build();
            world.spawn(BodyDef.character(16_000, 24)
                    .control(Control.PLAYER)
                    .movement(new Movement(top, 0, 0)
                            .withAcceleration(acceleration)
                            .withDeceleration(deceleration)));
            return world;
        }
    }

    @Test
    void theSpeedAtATimeIsTheSameAtAnyRate() {
        Property.holds(
                "at 30, 60 and 120 ticks per second the speed is the same at the same time, to a sub-pixel per tick",
                1000,
                Walk::draw,
                walk -> {
                    World slow = walk.world(30);
                    World usual = walk.world(60);
                    World fast = walk.world(120);
                    for (int step = 0; step < walk.steps(); step++) {
                        Inputs inputs = Inputs.of(walk.buttons(step));
                        double speed = run(slow, 1, inputs);
                        // One sub-pixel per tick of 1/60 and of 1/120 second, rounded, and the rounding of a turn.
                        assertEquals(speed, run(usual, 2, inputs), 46.0 / 4096, "60 after step " + step);
                        assertEquals(speed, run(fast, 4, inputs), 76.0 / 4096, "120 after step " + step);
                    }
                });
    }

    @Test
    void noSpeedPassesTheTop() {
        Property.holds("speed is never above the top", 300, Walk::draw, walk -> {
            World world = walk.world(60);
            for (int step = 0; step < walk.steps(); step++) {
                assertTrue(Math.abs(run(world, 2, Inputs.of(walk.buttons(step)))) <= walk.top() + 60.0 / 4096);
            }
        });
    }

    @Test
    void acceleratedWalkingReachesExactlyTheWalkingSpeed() {
        Property.holds("a long walk has the speed of walking", 300, Walk::draw, walk -> {
            World world = walk.world(60);
            World instant = new Walk(walk.top(), 0, 0, 0, 1).world(60);
            run(world, 1, Inputs.of(Button.LEFT));
            double speed = run(instant, 1, Inputs.of(Button.LEFT));
            int ticks = 0;
            while (run(world, 1, Inputs.of(Button.LEFT)) != speed && ticks < 600) {
                ticks++;
            }
            double seconds = walk.acceleration() == 0 ? 0 : walk.top() / Math.max(walk.acceleration(), 0.03);
            assertTrue(ticks <= Math.ceil(seconds * 60 * 1.01) + 1 || ticks == 600 && seconds > 9, () -> "too slow");
        });
    }

    @Test
    void accelerationRestartsAfterAWall() {
        World world = World.builder(10, 4).build();
        Body body =
                world.spawn(BodyDef.character(140, 24).control(Control.PLAYER).movement(Movement.MODERN));
        run(world, 30, Inputs.of(Button.RIGHT));
        assertEquals(148, body.x());
        assertEquals(0, body.vx());
        run(world, 1, Inputs.of(Button.LEFT));
        assertEquals(-1600.0 / 60, body.vx(), 0.02);
    }

    private static double run(World world, int ticks, Inputs inputs) {
        for (int t = 0; t < ticks; t++) {
            world.step(inputs);
        }
        return world.body(0).vx();
    }
}
