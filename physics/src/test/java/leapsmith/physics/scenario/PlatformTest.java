package leapsmith.physics.scenario;

import static leapsmith.physics.scenario.Level.step;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

class PlatformTest {
    /** A pixel per tick. */
    private static final double SPEED = 60;

    private final World world = World.builder(30, 20).build();

    @Test
    void aRiderStaysOnARisingPlatformAndOnAFallingOne() {
        Body platform = platform(100, 200, PathDef.backAndForth(0, -100, 3 * SPEED));
        Body rider = world.spawn(BodyDef.box(110, 160, 12, 40));
        step(world, 1);
        for (int t = 0; t < 150; t++) {
            step(world, 1);
            assertEquals(platform.y() - 40, rider.y());
            assertTrue(rider.onGround());
        }
        assertEquals(110, rider.x());
    }

    @Test
    void aRiderMovesSidewaysWithItsPlatformExactly() {
        Body platform = platform(100, 200, PathDef.backAndForth(77, 31, 47));
        Body rider = world.spawn(BodyDef.box(110, 160, 12, 40));
        int before = platform.subX();
        int riderBefore = rider.subX();
        for (int t = 0; t < 400; t++) {
            step(world, 1);
            assertEquals(platform.subX() - before, rider.subX() - riderBefore);
        }
    }

    @Test
    void twoRidersStackedStayStacked() {
        Body platform = platform(100, 200, PathDef.backAndForth(60, -60, 2 * SPEED));
        Body upper = world.spawn(BodyDef.box(112, 130, 10, 30));
        Body lower = world.spawn(BodyDef.box(110, 160, 20, 40).solidity(Solidity.TOP));
        step(world, 1);
        for (int t = 0; t < 200; t++) {
            step(world, 1);
            assertEquals(platform.y() - 40, lower.y());
            assertEquals(lower.y() - 30, upper.y());
            assertEquals(platform.x() + 12, upper.x());
        }
    }

    @Test
    void aWallStopsARiderWhileThePlatformMovesOn() {
        column(10, 8, 11);
        Body platform = platform(100, 200, PathDef.backAndForth(60, 0, SPEED));
        Body rider = world.spawn(BodyDef.box(140, 160, 12, 40));
        step(world, 30);
        assertEquals(148, rider.x());
        assertTrue(rider.pushesRightWall() && rider.onGround());
        assertEquals(130, platform.x());
    }

    @Test
    void aRiderIsCrushedBetweenASolidPlatformAndTheCeiling() {
        for (int column = 0; column < 30; column++) {
            world.setTile(column, 5, TileType.BLOCK);
        }
        world.spawn(solid(100, 150, 48, 16).path(PathDef.backAndForth(0, -50, SPEED)));
        Body rider = world.spawn(BodyDef.box(110, 110, 12, 40));
        step(world, 14);
        assertTrue(rider.isAlive() && rider.atCeiling());
        assertEquals(96, rider.y());
        step(world, 1);
        assertEquals(EventType.CRUSHED, world.events().type(0));
        assertEquals(rider.index(), world.events().body(0));
        assertFalse(rider.isAlive());
    }

    @Test
    void aOneWayPlatformPassesThroughItsRiderAtTheCeiling() {
        for (int column = 0; column < 30; column++) {
            world.setTile(column, 5, TileType.BLOCK);
        }
        platform(100, 150, PathDef.backAndForth(0, -50, SPEED));
        Body rider = world.spawn(BodyDef.box(110, 110, 12, 40));
        step(world, 40);
        assertTrue(rider.isAlive());
        assertFalse(rider.onGround());
        assertTrue(rider.y() > 96);
    }

    @Test
    void aSolidPlatformPushesABodyAndCrushesItAtAWall() {
        column(12, 18, 19);
        world.spawn(solid(100, 300, 16, 20).path(PathDef.backAndForth(80, 0, SPEED)));
        Body pushed = world.spawn(BodyDef.box(130, 300, 20, 20));
        step(world, 20);
        assertEquals(136, pushed.x());
        assertTrue(pushed.pushesLeftWall());
        step(world, 36);
        assertEquals(172, pushed.x());
        assertTrue(pushed.pushesRightWall());
        step(world, 1);
        assertFalse(pushed.isAlive());
    }

    @Test
    void manyPlatformsCarryAndCrushManyAtOnce() {
        List<Body> riders = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            world.setTile(2 * i, 6, TileType.BLOCK);
            world.spawn(solid(32 * i, 160, 16, 8).path(PathDef.backAndForth(0, -60, SPEED)));
            riders.add(world.spawn(BodyDef.box(32 * i + 2, 130, 12, 30)));
        }
        step(world, 18);
        riders.forEach(rider -> assertEquals(112, rider.y()));
        step(world, 1);
        assertEquals(12, world.events().count());
        riders.forEach(rider -> assertFalse(rider.isAlive()));
        assertEquals(12, world.bodyCount());
    }

    @Test
    void aSolidPlatformCarriesBeforeATopAndThenTheLowerIndex() {
        Body left = platform(100, 200, PathDef.backAndForth(-60, 0, SPEED));
        Body right = world.spawn(solid(150, 200, 60, 8).path(PathDef.backAndForth(60, 0, SPEED)));
        Body rider = world.spawn(BodyDef.box(145, 160, 20, 40));
        step(world, 2);
        assertEquals(147, rider.x());
        Body other = platform(300, 200, PathDef.backAndForth(-60, 0, SPEED));
        platform(350, 200, PathDef.backAndForth(60, 0, SPEED));
        Body second = world.spawn(BodyDef.box(345, 160, 20, 40));
        step(world, 2);
        assertEquals(343, second.x());
        assertTrue(left.isAlive() && right.isAlive() && other.isAlive());
    }

    @Test
    void aPlatformCarriesAndStopsOnlyBodiesThatItsFilterAccepts() {
        world.spawn(solid(100, 200, 60, 8).filter(new Filter(2, 1)));
        world.spawn(BodyDef.box(200, 200, 60, 8)
                .gravity(false)
                .solidity(Solidity.TOP)
                .filter(new Filter(2, 1)));
        Body accepted = world.spawn(BodyDef.box(110, 160, 12, 20).filter(new Filter(1, 2)));
        Body refused = world.spawn(BodyDef.box(130, 160, 12, 20).filter(new Filter(4, 2)));
        Body refusing = world.spawn(BodyDef.box(145, 160, 12, 20).filter(new Filter(1, 4)));
        Body onTop = world.spawn(BodyDef.box(210, 160, 12, 20).filter(new Filter(1, 2)));
        Body passing = world.spawn(BodyDef.box(230, 160, 12, 20).filter(new Filter(4, 2)));
        Body ignoring = world.spawn(BodyDef.box(245, 160, 12, 20).oneWays(false));
        step(world, 60);
        assertEquals(180, accepted.y());
        assertFalse(accepted.onOneWay());
        assertEquals(180, onTop.y());
        assertTrue(onTop.onOneWay());
        for (Body body : List.of(refused, refusing, passing, ignoring)) {
            assertEquals(300, body.y());
        }
    }

    @Test
    void aRiderThatIsCarriedIntoACornerStopsThere() {
        // The Block overlaps the rider's path a little, so that the platform slides on under it.
        column(10, 10, 11);
        world.setTile(9, 9, TileType.BLOCK);
        Body lift = platform(100, 240, PathDef.backAndForth(60, -60, SPEED));
        Body rider = world.spawn(BodyDef.box(130, 200, 12, 40));
        step(world, 60);
        assertTrue(rider.isAlive());
        assertTrue(rider.x() + 12 <= 160 && rider.y() >= 0);
        assertTrue(lift.y() < 240);
    }

    @Test
    void aPushOverridesCarrying() {
        platform(100, 200, PathDef.backAndForth(-60, 0, SPEED));
        Body rider = world.spawn(BodyDef.box(110, 180, 12, 20));
        world.spawn(solid(60, 170, 20, 20).path(PathDef.backAndForth(60, 0, SPEED)));
        step(world, 20);
        assertEquals(100, rider.x());
        assertTrue(rider.pushesLeftWall());
        step(world, 10);
        assertEquals(110, rider.x());
    }

    @Test
    void aOneWayPlatformIsPassedFromBelowAndByPressingDown() {
        Body platform = platform(100, 260, PathDef.backAndForth(0, 1, SPEED));
        Body player = world.spawn(BodyDef.box(110, 280, 12, 40).control(Control.PLAYER));
        step(world, 1);
        step(world, 40, Button.JUMP);
        assertTrue(player.onGround() && player.onOneWay());
        assertEquals(platform.y() - 40, player.y());
        step(world, 1, Button.DOWN);
        step(world, 60);
        assertEquals(280, player.y());
    }

    @Test
    void aSolidBodyStopsOthersAtAllSidesAtAnySpeed() {
        world.spawn(solid(200, 100, 30, 30));
        Body arrow = world.spawn(BodyDef.box(10, 110, 8, 2).gravity(false).velocity(400 * SPEED, 0));
        Body back = world.spawn(BodyDef.box(400, 110, 8, 2).gravity(false).velocity(-400 * SPEED, 0));
        Body falling = world.spawn(BodyDef.box(210, 0, 8, 8).velocity(0, 300 * SPEED));
        Body rising = world.spawn(BodyDef.box(210, 300, 8, 8).gravity(false).velocity(0, -300 * SPEED));
        step(world, 60);
        assertEquals(192, arrow.x());
        assertTrue(arrow.pushesRightWall());
        assertEquals(230, back.x());
        assertEquals(92, falling.y());
        assertTrue(falling.onGround());
        assertEquals(130, rising.y());
        assertTrue(rising.atCeiling());
    }

    @Test
    void aBodyThatWalksOffAPlatformFalls() {
        platform(100, 200, PathDef.backAndForth(0, 1, SPEED));
        Body player = world.spawn(BodyDef.box(110, 160, 12, 40).control(Control.PLAYER));
        step(world, 5);
        step(world, 60, Button.RIGHT);
        assertTrue(player.y() > 200);
    }

    @Test
    void aJumpFromARisingPlatformLeavesIt() {
        Body platform = platform(100, 300, PathDef.backAndForth(0, -200, 2 * SPEED));
        Body player = world.spawn(BodyDef.box(110, 260, 12, 40).control(Control.PLAYER));
        step(world, 10);
        step(world, 5, Button.JUMP);
        assertFalse(player.onGround());
        assertTrue(player.y() + 40 < platform.y());
    }

    @Test
    void aPathReachesEachStopExactlyAndRepeatsForever() {
        PathDef path = new PathDef(List.of(new PathDef.Stop(64.3, 0), new PathDef.Stop(64.3, 33.7)), 50, false, 7);
        Body platform = platform(100, 200, path);
        // 64.3, 33.7 and 72.6 px at 50 px/s are 77, 40 and 87 ticks, and 7 more at each stop.
        int round = 77 + 40 + 87 + 3 * 7;
        step(world, 7 + 77);
        assertEquals(164.3, platform.x(), 0.0002);
        int stopped = platform.subX();
        step(world, 7);
        assertEquals(stopped, platform.subX());
        step(world, 40);
        assertEquals(233.7, platform.y(), 0.0002);
        step(world, round - 131);
        for (int i = 0; i < 50; i++) {
            assertEquals(100, platform.x());
            assertEquals(200, platform.y());
            step(world, round);
        }
    }

    @Test
    void aPlatformContinuesItsPathFromWhereItIsMoved() {
        Body platform = platform(100, 200, PathDef.backAndForth(60, 0, SPEED));
        step(world, 10);
        world.moveTo(platform, 300, 100);
        step(world, 50);
        assertEquals(350, platform.x());
        step(world, 60);
        assertEquals(290, platform.x());
        assertEquals(platform.toDef().path(), PathDef.backAndForth(60, 0, SPEED));
        assertEquals(Solidity.TOP, platform.solidity());
    }

    @Test
    void aRestoredPlatformContinuesItsPath() {
        Body platform = platform(
                100, 200, PathDef.backAndForth(60, -40, SPEED).then(10, 10).waiting(3));
        world.spawn(BodyDef.box(110, 160, 12, 40));
        step(world, 37);
        Snapshot snapshot = world.snapshot();
        long then = world.hash();
        step(world, 100);
        long last = world.hash();
        world.despawn(platform);
        step(world, 5);
        world.restore(snapshot);
        assertEquals(then, world.hash());
        step(world, 100);
        assertEquals(last, world.hash());
    }

    @Test
    void aBodyThatIsNotSolidFollowsItsPathToo() {
        Body saw = world.spawn(BodyDef.box(100, 200, 20, 20).path(PathDef.backAndForth(60, 0, SPEED)));
        Body stander = world.spawn(BodyDef.box(110, 280, 12, 40));
        step(world, 20);
        assertEquals(120, saw.x());
        assertEquals(200, saw.y());
        assertEquals(110, stander.x());
    }

    @Test
    void aPathOutOfRangeIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> PathDef.backAndForth(10, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> new PathDef(List.of(), 10, true, 0));
        assertThrows(
                IllegalArgumentException.class,
                () -> PathDef.backAndForth(10, 0, 10).waiting(-1));
        BodyDef endless = BodyDef.box(0, 0, 10, 10).path(PathDef.backAndForth(200_000, 0, 1e-6));
        assertThrows(IllegalArgumentException.class, () -> world.spawn(endless));
        assertEquals(0, world.bodyCount());
    }

    private Body platform(double x, double y, PathDef path) {
        return world.spawn(BodyDef.box(x, y, 60, 8).solidity(Solidity.TOP).path(path));
    }

    private static BodyDef solid(double x, double y, double width, double height) {
        return BodyDef.box(x, y, width, height).solidity(Solidity.ALL);
    }

    private void column(int column, int firstRow, int lastRow) {
        for (int row = firstRow; row <= lastRow; row++) {
            world.setTile(column, row, TileType.BLOCK);
        }
    }

    @Test
    void aPathThatLeadsFarOutOfTheLevelLeadsBack() {
        World open = World.builder(20, 20)
                .borders(new Borders(true, true, true, true))
                .build();
        Body platform = open.spawn(
                BodyDef.box(0, 100, 48, 8).solidity(Solidity.TOP).path(PathDef.backAndForth(-2000, 0, 4000)));
        double least = 0;
        for (int t = 0; t < 240; t++) {
            step(open, 1);
            least = Math.min(least, platform.x());
            if (platform.pathTick() == 0) {
                assertEquals(0, platform.x());
            }
        }
        assertEquals(-1024 - 48, least);
    }

    @Test
    void aPlatformHasAnArea() {
        World empty = World.builder(20, 20).build();
        for (Solidity solidity : new Solidity[] {Solidity.TOP, Solidity.ALL}) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> empty.spawn(BodyDef.box(10, 10, 48, 0).solidity(solidity)));
            Body platform = empty.spawn(BodyDef.box(10, 10, 48, 8).solidity(solidity));
            assertFalse(empty.resize(platform, 0, 8));
            assertEquals(48, platform.width());
        }
    }
}
