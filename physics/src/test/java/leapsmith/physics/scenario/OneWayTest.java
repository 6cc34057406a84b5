package leapsmith.physics.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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

class OneWayTest {
    @Test
    void aFallingBodyLandsOnAOneWay() {
        World world = Level.of("....", "....", "....", "....", "====", "....", "####");
        Body hero = world.spawn(hero(20, 0));
        Level.step(world, 60);
        assertEquals(24, hero.y());
        assertTrue(hero.onGround() && hero.onOneWay());
    }

    @Test
    void aBodyJumpsThroughStackedOneWaysOneByOne() {
        World world = Level.of(
                "....", "....", "....", "....", "....", "====", "....", "....", "====", "....", "....", "====", "....",
                "....", "####");
        Body hero = world.spawn(hero(20, 14 * 16 - 40));
        for (int floor : new int[] {11, 8, 5}) {
            Level.step(world, 1);
            // A low jump: above the next platform, and not above the one after it.
            Level.step(world, 12, Button.JUMP);
            while (!hero.onGround()) {
                Level.step(world, 1);
            }
            assertEquals(floor * 16 - 40, hero.y());
        }
    }

    @Test
    void aBodyPassesThroughAOneWayFromTheSide() {
        World world = Level.of("........", "........", "....==..", "........", "########");
        Body hero = world.spawn(hero(20, 24));
        Level.step(world, 30, Button.RIGHT);
        assertEquals(20 + 80, hero.x(), 0.01);
        assertEquals(24, hero.y());
    }

    @Test
    void aBodyThatStartsInsideAOneWayIsNotRaised() {
        World world = Level.of("....", "....", "====", "....", "....", "####");
        Body hero = world.spawn(hero(20, 0));
        Level.step(world, 1);
        assertFalse(hero.onGround());
        Level.step(world, 60);
        assertEquals(40, hero.y());
        assertFalse(hero.onOneWay());
    }

    @Test
    void downDropsThroughAOneWay() {
        World world = Level.of("....", "....", "....", "====", "....", "....", "....", "####");
        Body hero = world.spawn(hero(20, 8));
        Level.step(world, 2);
        Level.step(world, 1, Button.DOWN);
        assertFalse(hero.onGround());
        assertTrue(hero.y() > 8);
        Level.step(world, 60, Button.DOWN);
        assertEquals(72, hero.y());
    }

    @Test
    void holdingDownDropsThroughOnlyOneOneWay() {
        World world = Level.of("....", "....", "....", "====", "....", "....", "....", "====", "....", "####");
        Body hero = world.spawn(hero(20, 8));
        Level.step(world, 60, Button.DOWN);
        assertEquals(7 * 16 - 40, hero.y());
        Level.step(world, 1);
        Level.step(world, 1, Button.DOWN);
        assertFalse(hero.onGround());
    }

    @Test
    void downInTheAirDropsThroughNoOneWay() {
        for (int press = 1; press < 16; press++) {
            World world = Level.of("....", "....", "....", "....", "....", "====", "....", "....", "....", "....");
            Body hero = world.spawn(BodyDef.character(20, 20).control(Control.PLAYER));
            int landed = 0;
            for (int t = 1; t <= 40; t++) {
                Level.step(world, 1, t == press ? new Button[] {Button.DOWN} : new Button[0]);
                landed = landed == 0 && hero.onGround() ? t : landed;
            }
            assertTrue(landed > 10 && landed < 16, "landed in tick " + landed);
            assertEquals(press <= landed ? 40 : 120, hero.y(), "down in tick " + press);
        }
    }

    @Test
    void downDropsThroughAOneWayPlatformHoweverItMoves() {
        int drops = 0;
        for (int speed : new int[] {30, 60, 120, 300, 600}) {
            for (int to : new int[] {-120, 120}) {
                for (int press = 1; press < 40; press++) {
                    World world = World.builder(20, 60).build();
                    Body lift = world.spawn(BodyDef.box(100, 480, 32, 8)
                            .solidity(Solidity.TOP)
                            .path(PathDef.backAndForth(0, to, speed)));
                    Body hero = world.spawn(hero(110, 440));
                    Level.step(world, press);
                    if (hero.onOneWay()) {
                        drops++;
                        Level.step(world, 1, Button.DOWN);
                        Level.step(world, 1);
                        assertFalse(hero.onGround(), "at " + speed + " px/s toward " + to + " in tick " + press);
                        assertTrue(
                                hero.y() + 40 > lift.y(), "at " + speed + " px/s toward " + to + " in tick " + press);
                    }
                }
            }
        }
        assertTrue(drops > 300, "only " + drops + " of 390 stood on it");
    }

    @Test
    void downDropsThroughAOneWayPlatformThatStands() {
        World world = World.builder(20, 30).build();
        Body platform =
                world.spawn(BodyDef.box(100, 100, 32, 8).solidity(Solidity.TOP).gravity(false));
        Body hero = world.spawn(hero(110, 60));
        Level.step(world, 20);
        assertTrue(hero.onOneWay());
        Level.step(world, 1, Button.DOWN);
        Level.step(world, 19);
        assertTrue(hero.y() + 40 > platform.y(), "at " + hero.y());
    }

    @Test
    void downDropsThroughAWholeRampAtEachPlace() {
        String[] rows = {
            "..............",
            ".l............",
            "..l...........",
            "...l..........",
            "....l.........",
            ".....l........",
            "......l.......",
            ".......l......",
            "..............",
            "..............",
            "##############"
        };
        for (int width : new int[] {1, 12, 16, 20, 40}) {
            for (int x = 30; x < 100; x++) {
                World world = Level.of(rows);
                Body hero = world.spawn(BodyDef.character(x, 0).size(width, 14).control(Control.PLAYER));
                for (int t = 0; t < 200 && !hero.onGround(); t++) {
                    Level.step(world, 1);
                }
                Level.step(world, 1);
                assertTrue(hero.onOneWay());
                Level.step(world, 1, Button.DOWN);
                Level.step(world, 80);
                assertEquals(10 * 16 - 14, hero.y(), width + " px wide at " + x);
                assertFalse(hero.onOneWay());
            }
        }
    }

    @Test
    void downDropsThroughARampThatEndsAtAFlatOneWay() {
        for (int x = 16; x < 60; x++) {
            World world =
                    Level.of("......", "......", "......", ".l....", "..l===", "......", "......", "......", "######");
            Body hero = world.spawn(hero(x, 0));
            Level.step(world, 60);
            assertTrue(hero.onOneWay());
            Level.step(world, 1, Button.DOWN);
            Level.step(world, 60);
            assertEquals(8 * 16 - 40, hero.y(), "at " + x);
        }
    }

    @Test
    void aRampThatWasDroppedThroughCarriesAgain() {
        World world = Level.of("....", "....", "....", ".l..", "....", "....", "....", ".=..", "....", "....", "####");
        Body hero = world.spawn(hero(18, 0));
        Level.step(world, 60);
        Level.step(world, 1, Button.DOWN);
        Level.step(world, 60);
        assertEquals(7 * 16 - 40, hero.y());
        assertTrue(hero.onOneWay());
        Level.step(world, 1, Button.DOWN);
        Level.step(world, 60);
        assertEquals(10 * 16 - 40, hero.y());
    }

    @Test
    void theFootOfARampCarriesAgainOnceTheBodyHasLanded() {
        World world = Level.of("......", "......", "..r...", "######");
        Movement lowJumps = new Movement(160, 150, 150);
        Body hero = world.spawn(hero(26, 0).movement(lowJumps));
        Level.step(world, 60);
        assertTrue(hero.onOneWay());
        double onRamp = hero.y();
        Level.step(world, 1, Button.DOWN);
        Level.step(world, 30);
        assertEquals(3 * 16 - 40, hero.y());
        Level.step(world, 1, Button.JUMP);
        Level.step(world, 60);
        assertEquals(onRamp, hero.y(), "a hop onto the ramp lands there");
        assertTrue(hero.onOneWay());
    }

    @Test
    void downDoesNothingOnABlockNextToAOneWay() {
        World world = Level.of("....", "....", "....", "=#==", "....", "####");
        Body hero = world.spawn(hero(26, 8));
        Level.step(world, 2);
        assertTrue(hero.onGround());
        assertFalse(hero.onOneWay());
        Level.step(world, 10, Button.DOWN);
        assertEquals(8, hero.y());
    }

    @Test
    void noBodyDropsWithoutPressingDown() {
        World world = Level.of("....", "....", "....", "====", "....", "####");
        Body hero = world.spawn(hero(20, 8));
        for (int t = 0; t < 200; t++) {
            Level.step(world, 1, t % 2 == 0 ? Button.LEFT : Button.RIGHT);
            assertEquals(8, hero.y());
        }
    }

    @Test
    void walkingOffAOneWayFallsPastItsSide() {
        World world = Level.of("......", "......", "......", "==....", "......", "......", "######");
        Body hero = world.spawn(hero(20, 8));
        Level.step(world, 6, Button.RIGHT);
        assertFalse(hero.onGround());
        Level.step(world, 5, Button.LEFT);
        assertFalse(hero.onGround());
        Level.step(world, 60, Button.LEFT);
        assertEquals(56, hero.y());
    }

    @Test
    void aBodyAtAWallOnAOneWayRests() {
        World world = Level.of("...#", "...#", "...#", "===#", "...#", "####");
        Body hero = world.spawn(hero(36, 8));
        Level.step(world, 50, Button.RIGHT);
        assertEquals(36, hero.x());
        assertEquals(8, hero.y());
        assertTrue(hero.onOneWay() && hero.pushesRightWall());
    }

    @Test
    void aBodyThatIgnoresOneWaysFallsThrough() {
        World world = Level.of("....", "====", "....", "####");
        Body ball = world.spawn(BodyDef.box(20, 0, 8, 8).oneWays(false));
        Level.step(world, 60);
        assertEquals(40, ball.y());
    }

    @Test
    void fastBodiesLandOnAOneWayFromAnyHeight() {
        World world = World.builder(4, 600)
                .maxFallSpeed(100_000)
                .tiles((column, row) -> row == 500 ? TileType.ONE_WAY : TileType.EMPTY)
                .build();
        Body body = world.spawn(BodyDef.box(20, 0, 8, 8).velocity(0, 90_000));
        Level.step(world, 10);
        assertEquals(8000 - 8, body.y());
    }

    private static BodyDef hero(double x, double y) {
        return BodyDef.character(x, y).control(Control.PLAYER);
    }
}
