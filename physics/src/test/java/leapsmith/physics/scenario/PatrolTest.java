package leapsmith.physics.scenario;

import static leapsmith.physics.scenario.Level.step;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

class PatrolTest {
    @Test
    void itTurnsAtWalls() {
        World world = Level.of("........", "#......#", "#......#", "########");
        Body guard = world.spawn(guard(50, 8));
        double left = 50;
        double right = 50;
        int turns = 0;
        boolean facing = guard.facingLeft();
        for (int t = 0; t < 600; t++) {
            Level.step(world, 1);
            left = Math.min(left, guard.x());
            right = Math.max(right, guard.x());
            turns += facing != guard.facingLeft() ? 1 : 0;
            facing = guard.facingLeft();
        }
        assertEquals(16, left);
        assertEquals(112 - 12, right);
        assertTrue(turns > 10);
    }

    @Test
    void itStandsInAPitWithoutRoomToWalk() {
        World world = Level.of("........", "..#.#...", "..#.#...", "########");
        Body guard = world.spawn(BodyDef.box(49, 16, 14.5, 32).control(Control.PATROL));
        Level.step(world, 2);
        double stands = guard.x();
        for (int t = 0; t < 100; t++) {
            Level.step(world, 1);
            assertEquals(stands, guard.x());
            assertSame(ControllerState.STAND, guard.state());
        }
        world.setTile(4, 1, TileType.EMPTY);
        world.setTile(4, 2, TileType.EMPTY);
        Level.step(world, 20);
        assertTrue(guard.x() > stands, "walks when it has room");
    }

    @Test
    void itTurnsBeforeItsLeadingEdgePassesTheEndOfItsGround() {
        World world = Level.of("........", "........", "........", "..####..", "........");
        Body guard = world.spawn(guard(50, 8));
        double left = 50;
        double right = 50;
        for (int t = 0; t < 600; t++) {
            Level.step(world, 1);
            left = Math.min(left, guard.x());
            right = Math.max(right, guard.x() + 12);
            assertTrue(guard.onGround());
        }
        assertTrue(left >= 32 && left < 35, "left " + left);
        assertTrue(right <= 96 && right > 93, "right " + right);
    }

    @Test
    void oneWaysAreGroundToo() {
        World world = Level.of("........", "........", "........", "..==#=..", "........");
        Body guard = world.spawn(guard(50, 8));
        for (int t = 0; t < 300; t++) {
            Level.step(world, 1);
            assertTrue(guard.onGround());
        }
    }

    @Test
    void aPatrolBlockedOnBothSidesStands() {
        World world = World.builder(3, 4)
                .tiles((column, row) -> column == 1 && row < 3 ? TileType.EMPTY : TileType.BLOCK)
                .build();
        Body guard = world.spawn(guard(16, 8).size(16, 40));
        Level.step(world, 30);
        assertEquals(16, guard.x());
        assertEquals(0, guard.vx());
        assertSame(ControllerState.STAND, guard.state());
    }

    @Test
    void aPatrolOnANarrowPillarStands() {
        World world = Level.of("...", "...", "...", ".#.", ".#.");
        Body guard = world.spawn(guard(10, 8).size(28, 40));
        Level.step(world, 100);
        assertEquals(10, guard.x());
        assertTrue(guard.onGround());
    }

    @Test
    void aPatrolPlacedOverAnEdgeWalksAwayFromIt() {
        World world = Level.of("......", "......", "......", "###...", "......");
        Body guard = world.spawn(guard(42, 8));
        Level.step(world, 1);
        assertTrue(guard.facingLeft());
        Level.step(world, 5);
        assertTrue(guard.x() < 42 - 10);
    }

    @Test
    void aPatrolInTheAirKeepsItsVelocity() {
        World world = Level.of("......", "......", "......", "......", "......", "######");
        Body guard = world.spawn(guard(10, 0).velocity(33, 0));
        Level.step(world, 10);
        assertFalse(guard.onGround());
        assertEquals(33, guard.vx(), 0.01);
        Level.step(world, 30);
        assertEquals(160, guard.vx(), 0.01);
    }

    @Test
    void anOpenSideOfTheLevelIsTheEndOfTheGround() {
        World world = Level.setup("....", "....", "....", "####")
                .borders(new Borders(true, true, false, false))
                .build();
        Body guard = world.spawn(guard(20, 8));
        for (int t = 0; t < 200; t++) {
            Level.step(world, 1);
            assertTrue(guard.onGround() && guard.x() >= 0 && guard.x() <= 52);
        }
    }

    @Test
    void veryFastPatrolsDoNotJumpGaps() {
        World world = Level.of("................", "................", "................", "####.###########");
        Body guard = world.spawn(guard(20, 8).movement(new Movement(6000, 0, 0)));
        Level.step(world, 20);
        assertTrue(guard.onGround());
        assertTrue(guard.x() <= 52);
    }

    @Test
    void aPatrolOnAMovingPlatformTurnsAtItsEnds() {
        for (Solidity solidity : new Solidity[] {Solidity.TOP, Solidity.ALL}) {
            World world = World.builder(40, 20).build();
            Body lift =
                    world.spawn(platform(200, 160, 80).solidity(solidity).path(PathDef.backAndForth(170, -70, 133)));
            Body guard = world.spawn(guard(230, 120).movement(new Movement(60, 0, 0)));
            double left = 1000;
            double right = 0;
            for (int t = 0; t < 900; t++) {
                Level.step(world, 1);
                assertEquals(lift.y() - 40, guard.y());
                left = Math.min(left, guard.x() - lift.x());
                right = Math.max(right, guard.x() - lift.x() + 12);
            }
            assertTrue(left >= 0 && left < 1, "left " + left);
            assertTrue(right <= 80 && right > 79, "right " + right);
        }
    }

    @Test
    void aPatrolWalksFromGroundToALevelPlatformAndBack() {
        World world = Level.of("..........", "..........", "..........", "####......", "..........");
        Body platform = world.spawn(platform(64, 48, 40).solidity(Solidity.TOP));
        Body guard = world.spawn(guard(20, 8));
        double right = 0;
        for (int t = 0; t < 300; t++) {
            Level.step(world, 1);
            right = Math.max(right, guard.x() + 12);
            assertTrue(guard.onGround());
        }
        assertTrue(right <= 104 && right > 101, "right " + right);
        assertTrue(guard.x() < 110 && platform.isAlive());
    }

    @Test
    void oneWaySlopesAreClimbedOnlyByBodiesThatOneWaysSupport() {
        World world = Level.of("............", "............", "............", "...r====l...", "############");
        BodyDef def = guard(20, 44).size(12, 20);
        Body climber = world.spawn(def);
        Body other = world.spawn(def.oneWays(false));
        double highest = 44;
        double right = 0;
        for (int t = 0; t < 400; t++) {
            Level.step(world, 1);
            highest = Math.min(highest, climber.y());
            right = Math.max(right, climber.x());
            assertEquals(44, other.y());
            assertTrue(climber.onGround());
        }
        assertEquals(28, highest);
        assertEquals(192 - 12, right);
    }

    @Test
    void theFlatTopOfAHangingSlopeIsGround() {
        World world = Level.of("........", "........", "####7...", "........", "########");
        Body guard = world.spawn(guard(20, 12).size(12, 20));
        double furthest = 0;
        for (int t = 0; t < 200; t++) {
            Level.step(world, 1);
            assertTrue(guard.onGround() && guard.y() == 12);
            furthest = Math.max(furthest, guard.x() + 12);
        }
        assertTrue(furthest > 76 && furthest <= 80);
    }

    @Test
    void aStepDownIsAnEdgeInALevelWithSlopesToo() {
        World world = Level.of("..........", "..........", "####......", "#########/");
        Body guard = world.spawn(guard(20, 12).size(20, 20));
        for (int t = 0; t < 200; t++) {
            Level.step(world, 1);
            assertTrue(guard.x() + 20 <= 64 && guard.y() == 12);
        }
    }

    @Test
    void aLowerPlatformOrOneThatIsFilteredOutIsNoGround() {
        World world = Level.of("..........", "..........", "..........", "####......", "..........");
        world.spawn(platform(64, 49, 40).solidity(Solidity.TOP));
        world.spawn(platform(64, 48, 40).solidity(Solidity.ALL).filter(new Filter(2, 2)));
        Body guard = world.spawn(guard(20, 8).filter(new Filter(1, 1)));
        Body ignoring = world.spawn(guard(20, 8).oneWays(false));
        for (int t = 0; t < 300; t++) {
            Level.step(world, 1);
            assertTrue(guard.x() + 12 <= 64 && ignoring.x() + 12 <= 64);
            assertEquals(8, guard.y());
            assertEquals(8, ignoring.y());
        }
    }

    @Test
    void topsAreNoGroundForBodiesThatIgnoreOneWays() {
        for (Solidity solidity : new Solidity[] {Solidity.TOP, Solidity.ALL}) {
            World world = Level.of("..........", "..........", "..........", "####......", "..........");
            world.spawn(platform(64, 48, 40).solidity(solidity));
            Body ignoring = world.spawn(guard(20, 8).oneWays(false));
            double right = 0;
            for (int t = 0; t < 100; t++) {
                Level.step(world, 1);
                assertEquals(8, ignoring.y());
                right = Math.max(right, ignoring.x() + 12);
            }
            assertEquals(solidity == Solidity.TOP ? 64 : 104, right, 3);
        }
    }

    @Test
    void aPatrolFallsWhenItsGroundIsRemoved() {
        World world = Level.of("........", "........", "........", "########", "........", "########");
        Body guard = world.spawn(guard(50, 8));
        Level.step(world, 2);
        for (int column = 0; column < 8; column++) {
            world.setTile(column, 3, TileType.EMPTY);
        }
        Level.step(world, 1);
        assertTrue(guard.y() > 8);
        assertFalse(guard.onGround());
    }

    private static BodyDef platform(double x, double y, double width) {
        return BodyDef.box(x, y, width, 8).gravity(false);
    }

    private static BodyDef guard(double x, double y) {
        return BodyDef.character(x, y).control(Control.PATROL);
    }

    @Test
    void aSlopeFarAwayChangesNothing() {
        World plain = ledge();
        World withSlope = ledge();
        withSlope.setTile(39, 39, TileType.SLOPE_LEFT);
        Body one = plain.spawn(BodyDef.box(40, 36, 12, 12).control(Control.PATROL));
        Body other = withSlope.spawn(BodyDef.box(40, 36, 12, 12).control(Control.PATROL));
        for (int t = 0; t < 300; t++) {
            step(plain, 1);
            step(withSlope, 1);
            assertEquals(one.x(), other.x(), "tick " + t);
        }
    }

    /** A floor that ends below a Block, which stands on nothing. */
    private static World ledge() {
        return World.builder(40, 40)
                .tiles((c, r) -> r == 3 && c < 5 || r == 2 && c == 5 ? TileType.BLOCK : TileType.EMPTY)
                .build();
    }

    @Test
    void itDoesNotTrembleInANarrowPit() {
        for (double spare = 1; spare <= 10; spare++) {
            World pit = World.builder(10, 5)
                    .tiles((c, r) -> r == 3 || r == 2 && (c < 3 || c > 4) ? TileType.BLOCK : TileType.EMPTY)
                    .build();
            Body patrol = pit.spawn(BodyDef.box(48, 32, 32 - spare, 16).control(Control.PATROL));
            step(pit, 60);
            double x = patrol.x();
            step(pit, 60);
            assertEquals(x, patrol.x());
        }
    }
}
