package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** The momentum of lifts: jumps from a platform that moves evenly are those from one at rest, seen from the platform. */
class LiftLawTest {
    private static final int TICKS = 60;

    /** A platform that moves by some sub-pixels a tick along x, and what a player on it presses. */
    private record Ride(int speed, boolean modern, List<Long> inputs) implements Case<Ride> {
        static Ride draw(SplittableRandom random) {
            List<Long> inputs = new ArrayList<>();
            long held = 0;
            for (int t = 0; t < 150; t++) {
                if (random.nextInt(5) == 0) {
                    held ^= Button.values()[random.nextInt(Button.values().length)].bit();
                }
                inputs.add(held);
            }
            int most = 6 * SubPixels.PER_PIXEL;
            return new Ride(random.nextInt(2 * most) - most, random.nextBoolean(), inputs);
        }

        @Override
        public Stream<Ride> smaller() {
            return Stream.of(inputs.size() / 2, inputs.size() - 1)
                    .filter(ticks -> ticks > 0 && ticks < inputs.size())
                    .map(ticks -> new Ride(speed, modern, inputs.subList(0, ticks)));
        }

        World world(int speedNow) {
            World world = World.builder(400, 60).build();
            double length = SubPixels.toPx(speedNow) * 200;
            world.spawn(BodyDef.box(2000, 700, 1600, 16)
                    .solidity(Solidity.ALL)
                    .path(PathDef.backAndForth(length, 0, Math.abs(SubPixels.toPx(speedNow)) * TICKS)));
            world.spawn(BodyDef.character(2800, 660)
                    .control(Control.PLAYER)
                    .movement(modern ? Movement.MODERN : Movement.CLASSIC.withLiftSeconds(0.1)));
            // It is carried from the first tick on, and has landed.
            world.step(Inputs.NONE);
            world.step(Inputs.NONE);
            return world;
        }
    }

    @Test
    void jumpsFromAnEvenLiftAreThoseFromOneAtRest() {
        int[] air = {0};
        Property.holds("jumps from a lift that moves evenly are those from one at rest", 150, 500, Ride::draw, ride -> {
            if (ride.speed == 0) {
                return;
            }
            World still = ride.world(1);
            World moving = ride.world(ride.speed);
            for (long inputs : ride.inputs) {
                still.step(new Inputs(inputs));
                moving.step(new Inputs(inputs));
                assertEquals(seen(still), seen(moving), () -> "tick " + still.tick());
                air[0] += still.body(1).onGround() ? 0 : 1;
            }
        });
        assertTrue(air[0] > 1000, "in the air for " + air[0] + " ticks");
    }

    private static String seen(World world) {
        Body lift = world.body(0);
        Body hero = world.body(1);
        return hero.state() + " at " + (hero.subX() - lift.subX()) + ", " + hero.subY() + " by " + hero.subVy();
    }
}
