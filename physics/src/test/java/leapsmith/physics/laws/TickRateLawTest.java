package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Forgiveness;
import leapsmith.physics.body.Movement;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Jumps, hops and launches rise as high at every tick rate as at 60 ticks per second, and as evenly. */
class TickRateLawTest {
    private static final int[] RATES = {30, 36, 45, 50, 60, 72, 75, 90, 100, 120, 144, 165, 200, 240};
    private static final int REFERENCE = 60;

    private enum Rise {
        JUMP,
        HOP,
        BUFFERED_HOP,
        LAUNCH
    }

    /** Speeds in pixels per second, gravity in pixels per second squared. */
    private record Leap(Rise rise, int rate, double jump, double release, double gravity) implements Case<Leap> {
        static Leap draw(SplittableRandom random) {
            double gravity = 400 + random.nextInt(1600);
            // A hop that rises less than a jump does in a tick of 30 can't be made there.
            double jump = 200 + random.nextInt(500);
            return new Leap(
                    Rise.values()[random.nextInt(Rise.values().length)],
                    RATES[random.nextInt(RATES.length)],
                    jump,
                    jump * (0.5 + 0.6 * random.nextDouble()),
                    gravity);
        }

        @Override
        public Stream<Leap> smaller() {
            return Stream.empty();
        }

        Leap at(int ticksPerSecond) {
            return new Leap(rise, ticksPerSecond, jump, release, gravity);
        }
    }

    @Test
    void heightsDoNotDependOnTheTickRate() {
        Property.holds("a leap rises as high as at 60 ticks per second", 800, 3000, Leap::draw, leap -> {
            double expected = height(leap.at(REFERENCE), Movement.CLASSIC);
            assertEquals(expected, height(leap, Movement.CLASSIC), 0.002 * expected + 0.02);
        });
    }

    @Test
    void thePresetsRiseAsHighAtEveryTickRate() {
        for (Movement preset : new Movement[] {Movement.CLASSIC, Movement.MODERN}) {
            for (Rise rise : Rise.values()) {
                Leap leap = new Leap(rise, REFERENCE, preset.jumpSpeed(), preset.jumpReleaseSpeed(), 1030);
                double expected = height(leap, preset);
                for (int rate : RATES) {
                    assertEquals(expected, height(leap.at(rate), preset), 0.01 * expected, rise + " at " + rate);
                }
            }
        }
    }

    @Test
    void aJumpReleasedLaterRisesAsFarFromThereAtEveryTickRate() {
        for (int rate : new int[] {30, 90, 120, 240}) {
            for (int twelfths = 2; twelfths < 4; twelfths++) {
                double expected = releasedAfter(REFERENCE, twelfths);
                // The moment of release is a matter of ticks; the way up to it is not changed.
                assertEquals(expected, releasedAfter(rate, twelfths), 0.05 * expected, twelfths + " at " + rate);
            }
        }
    }

    @Test
    void noTickOfARiseIsUneven() {
        for (int rate : RATES) {
            World world = world(rate, 1030);
            Body hero = player(world, Movement.CLASSIC);
            int gravity = SubPixels.perTickSquared(1030, rate);
            world.step(Inputs.of(Button.JUMP));
            int before = world.body(0).subVy();
            assertTrue(Math.abs(hero.vy() + 410) < 0.025 * 410, "take-off speed at " + rate);
            while (before + gravity < 0) {
                int y = hero.subY();
                world.step(Inputs.of(Button.JUMP));
                assertEquals(before + gravity, hero.subY() - y);
                before = hero.subVy();
            }
        }
    }

    private static double releasedAfter(int rate, int twelfths) {
        World world = world(rate, 1030);
        Body hero = player(world, Movement.CLASSIC);
        double start = hero.y();
        for (int t = 0; t < rate * twelfths / 12; t++) {
            world.step(Inputs.of(Button.JUMP));
        }
        return start - highest(world, hero, Inputs.NONE);
    }

    private static double height(Leap leap, Movement preset) {
        Movement movement = preset.withJumpSpeed(leap.jump).withJumpReleaseSpeed(leap.release);
        World world = world(leap.rate, leap.gravity);
        Inputs jump = Inputs.of(Button.JUMP);
        if (leap.rise == Rise.BUFFERED_HOP) {
            Body hero = world.spawn(BodyDef.character(100, 2000)
                    .control(Control.PLAYER)
                    .movement(movement.withForgiveness(Forgiveness.NONE.withJumpBufferSeconds(10))));
            while (hero.vy() <= 0) {
                world.step(Inputs.NONE);
            }
            world.step(jump);
            while (!hero.onGround()) {
                world.step(Inputs.NONE);
            }
            double start = hero.y();
            return start - highest(world, hero, Inputs.NONE);
        }
        Body hero = player(world, movement);
        double start = hero.y();
        if (leap.rise == Rise.LAUNCH) {
            world.launch(hero, 0, -leap.jump);
            return start - highest(world, hero, Inputs.NONE);
        }
        world.step(jump);
        return start - highest(world, hero, leap.rise == Rise.JUMP ? jump : Inputs.NONE);
    }

    private static World world(int rate, double gravity) {
        return World.builder(20, 140)
                .ticksPerSecond(rate)
                .gravity(gravity)
                .tiles((column, row) -> row == 139 ? TileType.BLOCK : TileType.EMPTY)
                .build();
    }

    private static Body player(World world, Movement movement) {
        Body hero = world.spawn(
                BodyDef.character(100, 139 * 16 - 40).control(Control.PLAYER).movement(movement));
        world.step(Inputs.NONE);
        world.step(Inputs.NONE);
        return hero;
    }

    private static double highest(World world, Body hero, Inputs inputs) {
        double highest = hero.y();
        for (int t = 0; t < 2 * world.ticksPerSecond(); t++) {
            world.step(inputs);
            highest = Math.min(highest, hero.y());
        }
        return highest;
    }
}
