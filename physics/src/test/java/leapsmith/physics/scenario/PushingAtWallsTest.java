package leapsmith.physics.scenario;

import static leapsmith.physics.scenario.Level.step;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Bodies solid to bodies that are pushed toward walls. Tiles are 16 px, bodies 20 px. */
class PushingAtWallsTest {
    private static final double TICK = 60;

    private final World world = World.builder(30, 20).build();

    @Test
    void theOtherBodyMovesWhenAWallAtTheRightStopsOne() {
        world.setTile(8, 6, TileType.BLOCK);
        Body first = idle(98, 96);
        Body atWall = idle(108, 96);
        step(world, 1);
        assertPlace(88, 96, first);
        assertPlace(108, 96, atWall);
    }

    @Test
    void theHigherIndexMovesWhenAWallAtTheLeftStopsTheLower() {
        world.setTile(6, 6, TileType.BLOCK);
        Body atWall = idle(112, 96);
        Body other = idle(122, 96);
        step(world, 1);
        assertPlace(112, 96, atWall);
        assertPlace(132, 96, other);
    }

    @Test
    void oneBodyMovesToANearWallAndTheOtherMovesTheRest() {
        world.setTile(8, 6, TileType.BLOCK);
        Body first = idle(96, 96);
        Body nearWall = idle(106, 96);
        step(world, 1);
        assertPlace(108, 96, nearWall);
        assertPlace(88, 96, first);
    }

    @Test
    void theUpperBodyMovesWhenTheFloorStopsTheLower() {
        world.setTile(6, 8, TileType.BLOCK);
        Body atFloor = idle(96, 108);
        Body above = idle(96, 98);
        step(world, 1);
        assertPlace(96, 108, atFloor);
        assertPlace(96, 88, above);
    }

    @Test
    void bodiesWithoutRoomBetweenTwoWallsAreStacked() {
        world.setTile(6, 6, TileType.BLOCK);
        world.setTile(9, 6, TileType.BLOCK);
        Body left = idle(112, 96);
        Body right = idle(124, 96);
        step(world, 10);
        assertPlace(112, 96, left);
        assertPlace(124, 76, right);
    }

    @Test
    void aBodyThatIgnoresTilesIsPushedIntoAWall() {
        world.setTile(8, 6, TileType.BLOCK);
        world.setTile(16, 8, TileType.BLOCK);
        Body ghost = world.spawn(resting(108, 96).tiles(false));
        Body other = world.spawn(resting(256, 108).tiles(false));
        shuttle(60, 96, 40, 0);
        shuttle(256, 60, 0, 40);
        step(world, 1);
        assertPlace(120, 96, ghost);
        assertPlace(256, 120, other);
    }

    @Test
    void aOneWayStopsPushedBodiesOnlyIfItSupportsThem() {
        world.setTile(6, 10, TileType.ONE_WAY);
        world.setTile(16, 10, TileType.ONE_WAY);
        Body carried = world.spawn(resting(96, 140).oneWays(true));
        Body passing = world.spawn(resting(256, 140).oneWays(false));
        shuttle(96, 110, 0, 20);
        shuttle(256, 110, 0, 20);
        step(world, 1);
        assertPlace(96, 140, carried);
        assertPlace(256, 150, passing);
    }

    @Test
    void aSolidPlatformStopsPushedBodiesAsAWallDoes() {
        world.spawn(BodyDef.box(130, 90, 30, 30).solidity(Solidity.ALL));
        Body pushed = idle(100, 96);
        shuttle(60, 96, 38, 0);
        step(world, 1);
        assertPlace(110, 96, pushed);
    }

    @Test
    void noBodyIsPushedIntoASlope() {
        world.setTile(8, 9, TileType.SLOPE_RIGHT);
        Body pushed = idle(100, 140);
        shuttle(60, 140, 38, 0);
        step(world, 1);
        // Up to its foot.
        assertPlace(108, 140, pushed);
    }

    @Test
    void aBodyPushedOffItsGroundIsNotOnGroundInTheSameTick() {
        world.setTile(5, 10, TileType.BLOCK);
        Body pushed = idle(90, 140);
        step(world, 1);
        assertTrue(pushed.onGround());
        shuttle(40, 140, 38, 0);
        step(world, 1);
        assertPlace(98, 140, pushed);
        assertFalse(pushed.onGround());
    }

    @Test
    void aBodyPushedToAWallTouchesItInTheSameTick() {
        world.setTile(8, 6, TileType.BLOCK);
        world.setTile(18, 6, TileType.BLOCK);
        Body lower = idle(100, 96);
        shuttle(40, 96, 48, 0);
        shuttle(200, 96, 48, 0);
        Body higher = idle(260, 96);
        step(world, 1);
        assertPlace(108, 96, lower);
        assertPlace(268, 96, higher);
        assertTrue(lower.pushesRightWall() && higher.pushesRightWall());
    }

    @Test
    void aBodyBeyondAnOpenSideIsNotPushedOutOfRange() {
        World open = World.builder(30, 20)
                .borders(new Borders(true, true, true, true))
                .build();
        Body far = open.spawn(resting(-1030, 100));
        Body near = open.spawn(resting(-1020, 100));
        Body high = open.spawn(resting(300, -1030));
        Body low = open.spawn(resting(300, -1020));
        step(open, 1);
        assertPlace(-1035, 100, far);
        assertPlace(-1015, 100, near);
        assertPlace(300, -1035, high);
        assertPlace(300, -1015, low);
        open.moveTo(far, -1042, 100);
        open.moveTo(near, -1034, 100);
        open.moveTo(high, 300, -1042);
        open.moveTo(low, 300, -1034);
        step(open, 1);
        assertPlace(-1044, 100, far);
        assertPlace(-1024, 100, near);
        assertPlace(300, -1044, high);
        assertPlace(300, -1024, low);
    }

    private static void assertPlace(double x, double y, Body body) {
        assertEquals(x, body.x(), body + " along x");
        assertEquals(y, body.y(), body + " along y");
    }

    private Body idle(double x, double y) {
        return world.spawn(resting(x, y));
    }

    private static BodyDef resting(double x, double y) {
        return BodyDef.box(x, y, 20, 20).gravity(false).solidToBodies(true);
    }

    /** A kinematic body that pushes: it moves the whole distance in the next tick. */
    private void shuttle(double x, double y, double dx, double dy) {
        double speed = Math.max(dx, dy) * TICK;
        world.spawn(BodyDef.box(x, y, 20, 20).solidToBodies(true).path(PathDef.backAndForth(dx, dy, speed)));
    }
}
