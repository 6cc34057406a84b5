package leapsmith.physics.scenario;

import static leapsmith.physics.scenario.Level.step;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

class PushingTest {
    private static final double TICK = 60;

    private final World world = World.builder(30, 20).build();

    @Test
    void aPlatformPushesNoBodyOfARowFartherThanItMust() {
        World world = World.builder(20, 10).ticksPerSecond(10).build();
        // The order of the indices decides in which order the bodies of the row are found.
        Body[] row = {
            world.spawn(BodyDef.box(28, 158, 0.5, 2).solidToBodies(true)),
            world.spawn(BodyDef.box(16, 148, 5, 12).solidToBodies(true)),
            world.spawn(BodyDef.box(4, 148, 12, 12).solidToBodies(true)),
            world.spawn(BodyDef.box(28.5, 158, 8, 2).solidToBodies(true)),
            world.spawn(BodyDef.box(27, 158, 1, 2).solidToBodies(true))
        };
        world.spawn(BodyDef.box(0, 156, 4, 4).solidity(Solidity.ALL).path(PathDef.backAndForth(100, 0, 200)));
        step(world, 1);
        double[] places = {42, 36, 24, 42.5, 41};
        for (int i = 0; i < row.length; i++) {
            assertEquals(places[i], row[i].x(), "body " + i);
        }
    }

    @Test
    void aMovingBodyIsMovedAwayFromAnIdleOne() {
        Body idle = solid(100, 100, 0, 0);
        Body moving = solid(70, 100, 8, 0);
        step(world, 2);
        assertEquals(100, idle.x());
        assertEquals(80, moving.x());
        assertEquals(0, moving.vx());
    }

    @Test
    void twoMovingBodiesAreSeparatedInProportionToTheirMovements() {
        Body slow = solid(100, 100, -3, 0);
        Body fast = solid(70, 100, 9, 0);
        step(world, 1);
        // They overlap by 2 px: one moves a quarter of it, the other three quarters.
        assertEquals(97.5, slow.x());
        assertEquals(77.5, fast.x());
        assertEquals(0, slow.vx());
        assertEquals(0, fast.vx());
    }

    @Test
    void twoIdleBodiesMoveHalfEachAlongTheShorterAxis() {
        Body left = solid(100, 100, 0, 0);
        Body right = solid(114, 108, 0, 0);
        step(world, 1);
        assertEquals(97, left.x());
        assertEquals(117, right.x());
        assertEquals(100, left.y());
        assertEquals(108, right.y());
    }

    @Test
    void theAxisIsTheOneOnWhichTheyDidNotOverlapBefore() {
        Body floor = solid(100, 100, 0, 0);
        Body falling = solid(118, 70, 0, 18);
        step(world, 1);
        // 8 px deep and 2 px sideways: still it came from above.
        assertEquals(80, falling.y());
        assertEquals(118, falling.x());
        assertEquals(100, floor.y());
    }

    @Test
    void onlyBodiesSolidToBodiesWhoseFiltersMatchArePushed() {
        Body solid = solid(100, 100, 0, 0);
        Body soft = world.spawn(BodyDef.box(110, 100, 20, 20).gravity(false));
        Body stranger = world.spawn(
                BodyDef.box(110, 100, 20, 20).gravity(false).solidToBodies(true).filter(new Filter(2, 2)));
        step(world, 3);
        assertEquals(100, solid.x());
        assertEquals(110, soft.x());
        assertEquals(110, stranger.x());
        assertTrue(world.pairs().count() > 0);
    }

    @Test
    void aKinematicBodyIsNeverCorrected() {
        Body shuttle = world.spawn(
                BodyDef.box(100, 100, 20, 20).solidToBodies(true).path(PathDef.backAndForth(60, 0, 4 * TICK)));
        Body idle = solid(130, 100, 0, 0);
        step(world, 5);
        assertEquals(120, shuttle.x());
        assertEquals(140, idle.x());
    }

    @Test
    void aKinematicBodyOfHigherIndexIsNeverCorrectedEither() {
        Body idle = solid(130, 100, 0, 0);
        Body shuttle = world.spawn(
                BodyDef.box(100, 100, 20, 20).solidToBodies(true).path(PathDef.backAndForth(60, 0, 4 * TICK)));
        step(world, 5);
        assertEquals(120, shuttle.x());
        assertEquals(140, idle.x());
    }

    @Test
    void twoKinematicBodiesPassThroughEachOther() {
        Body one = world.spawn(
                BodyDef.box(100, 100, 20, 20).solidToBodies(true).path(PathDef.backAndForth(60, 0, 4 * TICK)));
        Body other = world.spawn(
                BodyDef.box(130, 100, 20, 20).solidToBodies(true).path(PathDef.backAndForth(-60, 0, 4 * TICK)));
        step(world, 5);
        assertEquals(120, one.x());
        assertEquals(110, other.x());
    }

    @Test
    void onlyTheVelocityTowardTheOtherBodyIsRemoved() {
        Body ahead = solid(100, 100, -1, 2);
        Body behind = solid(125, 100, -9, 1);
        step(world, 1);
        assertEquals(-TICK, ahead.vx());
        assertEquals(2 * TICK, ahead.vy());
        assertEquals(0, behind.vx());
        assertEquals(TICK, behind.vy());
    }

    @Test
    void aBodyThatMovesAwayFasterKeepsItsVelocity() {
        Body behind = solid(100, 200, 9, 0);
        Body ahead = solid(125, 200, 1, 0);
        Body above = solid(300, 100, 0, 9);
        Body below = solid(300, 125, 0, 1);
        step(world, 1);
        assertEquals(0, behind.vx());
        assertEquals(TICK, ahead.vx());
        assertEquals(0, above.vy());
        assertEquals(TICK, below.vy());
    }

    @Test
    void aSlowBodyTowardTheOtherIsStoppedToo() {
        Body left = solid(100, 100, 1, 0);
        Body right = solid(110, 100, -1, 0);
        step(world, 1);
        assertEquals(0, left.vx());
        assertEquals(0, right.vx());
    }

    @Test
    void anEqualOverlapOnBothAxesIsSeparatedAlongY() {
        Body lower = solid(100, 100, 0, 0);
        Body higher = solid(112, 112, 0, 0);
        step(world, 1);
        assertEquals(100, lower.x());
        assertEquals(96, lower.y());
        assertEquals(112, higher.x());
        assertEquals(116, higher.y());
    }

    @Test
    void withEqualCentersTheLowerIndexMovesToThePositiveSide() {
        Body lower = solid(100, 100, 0, 0);
        Body higher = world.spawn(BodyDef.box(105, 90, 10, 40).gravity(false).solidToBodies(true));
        step(world, 1);
        assertEquals(107.5, lower.x());
        assertEquals(97.5, higher.x());
        assertEquals(100, lower.y());
    }

    @Test
    void bodiesThatOnlyTouchKeepPlaceAndVelocity() {
        Body left = solid(100, 100, 2, 0);
        Body right = solid(122, 100, 0, 0);
        step(world, 1);
        assertEquals(1, world.pairs().count());
        assertEquals(102, left.x());
        assertEquals(2 * TICK, left.vx());
        assertEquals(122, right.x());
    }

    @Test
    void bodiesWhosePairsUndoEachOtherAreSpread() {
        Body first = solid(100, 100, 0, 0);
        Body middle = solid(116, 100, 0, 0);
        Body last = solid(132, 100, 0, 0);
        step(world, 1);
        // The first pair moves the middle one to the right, the second pair moves it back.
        assertEquals(95, first.x());
        assertEquals(115, middle.x());
        assertEquals(135, last.x());
    }

    @Test
    void aLongRowInTheWayOfAPileIsNotPassed() {
        Body[] row = new Body[22];
        for (int i = 0; i < row.length; i++) {
            row[i] = solid(20 + 20 * i, 100, 0, 0);
        }
        solid(230, 100, 0, 0);
        // In each round, one body on each side is found to be in the way.
        step(world, 1);
        for (int i = 0; i < row.length; i++) {
            assertEquals(20 + 20 * i, row[i].x(), 20, "body " + i);
        }
        step(world, 60);
        for (int i = 1; i < row.length; i++) {
            assertTrue(row[i].x() >= row[i - 1].x() + 20, "body " + i);
        }
    }

    @Test
    void ofBodiesWithoutRoomBesideEachOtherOneIsMovedAboveTheOther() {
        world.setTile(9, 19, TileType.BLOCK);
        world.setTile(11, 19, TileType.BLOCK);
        Body wide = world.spawn(BodyDef.box(164, 311, 12, 9).solidToBodies(true));
        Body narrow = world.spawn(BodyDef.box(160, 314, 5, 6).solidToBodies(true));
        step(world, 1);
        // 6 px are less than the 9 px that the narrow one would have to move.
        assertEquals(305, wide.y());
        step(world, 10);
        assertEquals(305, wide.y());
        assertEquals(164, wide.x());
        assertEquals(160, narrow.x());
        assertTrue(wide.onGround() && narrow.onGround());
    }

    @Test
    void bodiesWithoutRoomOnAnySideStay() {
        for (int column = 9; column <= 11; column++) {
            world.setTile(column, 18, TileType.BLOCK);
            world.setTile(column, 19, column == 10 ? TileType.EMPTY : TileType.BLOCK);
        }
        Body wide = world.spawn(BodyDef.box(164, 311, 12, 9).solidToBodies(true));
        Body narrow = world.spawn(BodyDef.box(160, 312, 5, 8).solidToBodies(true));
        step(world, 10);
        assertEquals(311, wide.y());
        assertEquals(312, narrow.y());
    }

    @Test
    void ofBodiesInAShaftOneIsMovedTheShorterWayUpOrDown() {
        for (int row = 0; row < 20; row++) {
            world.setTile(9, row, TileType.BLOCK);
            world.setTile(11, row, TileType.BLOCK);
        }
        Body upper = world.spawn(
                BodyDef.box(160, 100, 12, 20).gravity(false).solidToBodies(true).velocity(0, TICK));
        Body lower = world.spawn(
                BodyDef.box(164, 104, 12, 17).gravity(false).solidToBodies(true).velocity(0, TICK));
        step(world, 1);
        assertEquals(101, upper.y());
        assertEquals(121, lower.y());
        assertEquals(TICK, lower.vy());
    }

    @Test
    void aSensorPushesNothingEvenIfSolidToBodies() {
        Body solid = solid(100, 100, 0, 0);
        world.spawn(BodyDef.box(110, 100, 20, 20).solidToBodies(true).sensor(true));
        step(world, 2);
        assertEquals(100, solid.x());
    }

    @Test
    void noBodyIsPushedIntoAWall() {
        world.setTile(8, 6, TileType.BLOCK);
        Body atWall = solid(108, 100, 0, 0);
        Body pusher = solid(80, 100, 12, 0);
        step(world, 30);
        assertEquals(108, atWall.x());
        assertEquals(88, pusher.x());
        Body between = solid(100, 100, 0, 0);
        step(world, 5);
        assertTrue(atWall.x() <= 108 && between.x() <= 108);
    }

    @Test
    void aPlayerNeverPushesABodyThroughAWall() {
        Body crate = world.spawn(BodyDef.box(60, 300, 20, 20).solidToBodies(true));
        Body player =
                world.spawn(BodyDef.box(30, 300, 12, 20).solidToBodies(true).control(Control.PLAYER));
        step(world, 300, Button.RIGHT);
        assertEquals(460, crate.x());
        assertEquals(448, player.x());
        assertTrue(player.onGround() && crate.onGround());
    }

    @Test
    void aHeapComesToRestInsideTheLevel() {
        for (int i = 0; i < 40; i++) {
            world.spawn(BodyDef.box(100 + 7 * i, 40 + 13 * (i % 9), 16, 16).solidToBodies(true));
        }
        for (int t = 0; t < 400; t++) {
            step(world, 1);
            for (Body body : world.bodies()) {
                assertTrue(body.x() >= 0 && body.x() <= 464 && body.y() <= 304, body::toString);
            }
        }
        assertFalse(world.bodyCount() < 40);
    }

    private Body solid(double x, double y, double vx, double vy) {
        return world.spawn(
                BodyDef.box(x, y, 20, 20).gravity(false).solidToBodies(true).velocity(vx * TICK, vy * TICK));
    }
}
