package leapsmith.physics.scenario;

import static leapsmith.physics.scenario.Level.setup;
import static leapsmith.physics.scenario.Level.step;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Forgiveness;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Players that move along a wall with a gap while they walk toward it. The body is of 12 x 14 px, tiles of 16 px. */
class WallGapTest {
    private static final int[] RATES = {10, 30, 50, 60, 75, 120, 144, 240};
    private static final String[] SHAFT = {
        "....####",
        "....####",
        "....####",
        "....####",
        "....####",
        "....####",
        "........",
        "....####",
        "....####",
        "....####",
        "....####",
        "########"
    };
    private World world;

    @Test
    void aFallingPlayerEntersAGapFromAnyHeightAtAnyTickRate() {
        for (int rate : RATES) {
            for (double y = 0; y <= 82; y += 0.25) {
                Body hero = player(setup(SHAFT).ticksPerSecond(rate).build(), 52, y, 14);
                fallIntoGap(hero, Button.RIGHT, "from " + y + " at " + rate);
            }
        }
    }

    @Test
    void soDoesAMirroredOne() {
        String[] mirrored = new String[SHAFT.length];
        for (int row = 0; row < mirrored.length; row++) {
            mirrored[row] = new StringBuilder(SHAFT[row]).reverse().toString();
        }
        for (int rate : RATES) {
            for (double y = 0; y <= 82; y += 1.75) {
                Body hero = player(setup(mirrored).ticksPerSecond(rate).build(), 64, y, 14);
                fallIntoGap(hero, Button.LEFT, "from " + y + " at " + rate);
            }
        }
    }

    @Test
    void aBodyAsHighAsTheGapFitsAndAHigherOneDoesNot() {
        double subPixel = 1.0 / SubPixels.PER_PIXEL;
        for (double y = 0; y < 30; y++) {
            Body exact = player(Level.of(SHAFT), 52, y, 16);
            fallIntoGap(exact, Button.RIGHT, "from " + y);
            Body higher = player(Level.of(SHAFT), 52, y, 16 + subPixel);
            step(world, 60, Button.RIGHT);
            assertEquals(52, higher.x());
            assertEquals(11 * 16, feet(higher));
        }
    }

    @Test
    void itEntersTheFirstGapThatItFits() {
        world = Level.of(
                "....##", "....##", "......", "....##", "......", "......", "....##", "......", "......", "######");
        // 18 px high: too high for the first gap; it passes the others in one tick.
        Body hero = world.spawn(BodyDef.box(52, 0, 12, 18).control(Control.PLAYER));
        world.setMaxFallSpeed(20_000);
        world.setVelocity(hero, 0, 7800);
        step(world, 1, Button.RIGHT);
        assertTrue(hero.x() > 52, "in the gap");
        assertEquals(6 * 16, feet(hero));
    }

    @Test
    void aRisingPlayerEntersAGapAtAnyTickRateAndHitsItsCeiling() {
        for (int rate : RATES) {
            world = setup(SHAFT).ticksPerSecond(rate).gravity(0).build();
            Body hero = player(world, 52, 162, 14);
            world.launch(hero, 0, -410);
            boolean hit = false;
            for (int t = 0; t < rate && hero.x() < 80; t++) {
                step(world, 1, Button.RIGHT);
                hit |= hero.y() == 6 * 16;
            }
            assertTrue(hit && hero.x() >= 80, "at " + rate);
        }
    }

    @Test
    void aCornerCorrectionTakesARisingPlayerPastTheCeilingOfAGap() {
        for (int rate : RATES) {
            world = setup(SHAFT).ticksPerSecond(rate).gravity(0).build();
            Body hero = world.spawn(BodyDef.box(52, 162, 12, 14)
                    .control(Control.PLAYER)
                    .movement(Movement.CLASSIC.withForgiveness(Forgiveness.NONE.withCornerPx(4))));
            world.launch(hero, 0, -410);
            step(world, rate, Button.RIGHT);
            assertEquals(0, hero.y(), "at " + rate);
            assertEquals(52, hero.x());
        }
    }

    @Test
    void onlyAPlayerThatWalksTowardTheWallEntersAGap() {
        for (double y = 0; y < 40; y++) {
            Body idle = spawn(Level.of(SHAFT), BodyDef.box(50, y, 12, 14).velocity(160, 0));
            step(world, 60);
            assertEquals(52, idle.x(), "without a controller");
            Body patrol = spawn(Level.of(SHAFT), BodyDef.box(52, y, 12, 14).control(Control.PATROL));
            step(world, 25);
            assertEquals(52, patrol.x(), "a patrol in the air");
            // It still moves to the right when it reaches the wall, and brakes.
            Body braking = spawn(
                    Level.of(SHAFT),
                    BodyDef.box(49, y, 12, 14)
                            .control(Control.PLAYER)
                            .movement(Movement.CLASSIC.withAcceleration(400).withDeceleration(400))
                            .velocity(160, 500));
            step(world, 60, Button.LEFT);
            assertTrue(braking.x() <= 52, "a player that walks away");
        }
    }

    @Test
    void aPlayerThatAcceleratesEntersToo() {
        for (int rate : RATES) {
            for (double y = 0; y < 40; y += 0.75) {
                Body hero = spawn(
                        setup(SHAFT).ticksPerSecond(rate).build(),
                        BodyDef.box(52, y, 12, 14)
                                .control(Control.PLAYER)
                                .movement(Movement.CLASSIC.withAcceleration(600)));
                fallIntoGap(hero, Button.RIGHT, "from " + y + " at " + rate);
            }
        }
    }

    @Test
    void itLandsOnAOneWayInTheGap() {
        String[] level = {"....##", "....##", "....##", "......", "....==", "......", "....##", "....##", "######"};
        for (int rate : RATES) {
            for (double y = 0; y < 34; y++) {
                Body hero = player(setup(level).ticksPerSecond(rate).build(), 52, y, 14);
                for (int t = 0; t < 3 * rate && !hero.onGround(); t++) {
                    step(world, 1, Button.RIGHT);
                }
                assertTrue(hero.onOneWay(), "from " + y + " at " + rate);
            }
        }
    }

    @Test
    void itLandsOnASlopeInTheGap() {
        String[] level = {
            "....####", "....####", "....####", ".....###", "..../...", "....####", "....####", "....####", "########"
        };
        for (int rate : RATES) {
            for (double y = 0; y < 34; y++) {
                Body hero = player(setup(level).ticksPerSecond(rate).build(), 52, y, 14);
                for (int t = 0; t < 3 * rate && hero.x() < 80; t++) {
                    step(world, 1, Button.RIGHT);
                }
                assertTrue(hero.onGround() && feet(hero) == 64, "from " + y + " at " + rate);
            }
        }
    }

    @Test
    void aWallWithASlopeAboveItsGapIsOpenBelowTheSlope() {
        String[] level = {"....##", "....##", "....##", "....77", "......", "....##", "....##", "....##", "######"};
        for (int rate : RATES) {
            for (double y = 0; y < 34; y++) {
                Body hero = player(setup(level).ticksPerSecond(rate).build(), 52, y, 14);
                for (int t = 0; t < 3 * rate && !hero.onGround(); t++) {
                    step(world, 1, Button.RIGHT);
                }
                assertEquals(5 * 16, feet(hero), "from " + y + " at " + rate);
            }
        }
    }

    @Test
    void platformsAreWallsToo() {
        for (int rate : RATES) {
            for (double y = 0; y < 60; y++) {
                world = World.builder(8, 12).ticksPerSecond(rate).build();
                Body hero = player(world, 52, y, 14);
                world.spawn(BodyDef.box(64, 0, 20, 96).solidity(Solidity.ALL));
                world.spawn(BodyDef.box(64, 112, 40, 80).solidity(Solidity.ALL));
                fallIntoGap(hero, Button.RIGHT, "from " + y + " at " + rate);
            }
        }
    }

    @Test
    void gravityMayPullUp() {
        for (int rate : RATES) {
            for (double y = 120; y < 162; y++) {
                world = setup(SHAFT).ticksPerSecond(rate).gravity(-1030).build();
                Body hero = player(world, 52, y, 14);
                for (int t = 0; t < 2 * rate && hero.x() < 80; t++) {
                    step(world, 1, Button.RIGHT);
                }
                assertEquals(6 * 16, hero.y(), "from " + y + " at " + rate);
            }
        }
    }

    @Test
    void aSlideThatEndsInAnOpeningIsNotChanged() {
        world = Level.of("....##", "....##", "......", "......", "......", "######");
        Body hero = player(world, 52, 16, 14);
        world.setVelocity(hero, 0, 30 * 60);
        world.setMaxFallSpeed(2000);
        step(world, 1, Button.RIGHT);
        assertEquals(52, hero.x());
        assertFalse(hero.onGround());
        step(world, 1, Button.RIGHT);
        assertTrue(hero.x() > 52);
    }

    private static double feet(Body body) {
        return body.y() + body.height();
    }

    private Body player(World in, double x, double y, double height) {
        return spawn(in, BodyDef.box(x, y, 12, height).control(Control.PLAYER));
    }

    private Body spawn(World in, BodyDef def) {
        world = in;
        return in.spawn(def);
    }

    private void fallIntoGap(Body hero, Button toward, String message) {
        double start = hero.x();
        for (int t = 0; t < 3 * world.ticksPerSecond() && Math.abs(hero.x() - start) < 16; t++) {
            step(world, 1, toward);
        }
        assertTrue(Math.abs(hero.x() - start) >= 16, message);
        assertEquals(7 * 16, feet(hero), message);
    }
}
