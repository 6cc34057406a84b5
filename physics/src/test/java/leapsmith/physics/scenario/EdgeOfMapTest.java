package leapsmith.physics.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** The level is the articles' 80 x 60 tiles of 16 px: 1280 x 960 px, five cells across and three and three quarters down. */
class EdgeOfMapTest {
    private static final Borders OPEN = new Borders(true, true, true, true);

    @Test
    void bodiesFlushWithEachEdgeStayThereAndAreFound() {
        World world = World.builder(80, 60).build();
        Body left = world.spawn(shot(100, 500, -90_000, 0));
        Body right = world.spawn(shot(100, 520, 90_000, 0));
        Body top = world.spawn(shot(600, 100, 0, -90_000));
        Body bottom = world.spawn(shot(600, 100, 0, 90_000));
        Body corner = world.spawn(shot(1200, 900, 90_000, 90_000));
        Level.step(world, 3);
        assertEquals(0, left.x());
        assertEquals(1270, right.x());
        assertEquals(0, top.y());
        assertEquals(950, bottom.y());
        assertEquals(1270, corner.x());
        assertEquals(950, corner.y());
        assertTrue(left.pushesLeftWall() && right.pushesRightWall() && top.atCeiling() && bottom.onGround());
        Frame frame = new Frame();
        frame.includeCells(true);
        world.capture(frame, 0, 0, 1280, 960);
        assertTrue(frame.cellCount() > 0);
        for (int i = 0; i < frame.cellCount(); i++) {
            assertTrue(frame.cellColumn(i) < 5 && frame.cellRow(i) < 4);
        }
    }

    @Test
    void neighborsFlushWithTheRightEdgeAreAPair() {
        World world = World.builder(80, 60).build();
        world.spawn(shot(1270, 100, 0, 0));
        world.spawn(shot(1270, 105, 0, 0));
        Level.step(world, 1);
        assertEquals(1, world.pairs().count());
    }

    @Test
    void theTileLeftOfTheMapIsColumnMinusOne() {
        World world = World.builder(80, 60).build();
        assertEquals(-1, world.tiles().columnAt(-1));
        Body body = world.spawn(shot(4, 100, -60, 0));
        Level.step(world, 10);
        assertEquals(0, body.x(), "and not half a tile beyond");
    }

    @Test
    void aBodyThatLeavesThroughAnOpenSideIsReportedOnce() {
        World world = World.builder(80, 60).borders(OPEN).build();
        Body body = world.spawn(shot(5, 100, -300, 0));
        int reported = 0;
        for (int t = 0; t < 400; t++) {
            Level.step(world, 1);
            for (int e = 0; e < world.events().count(); e++) {
                assertSame(EventType.LEFT_LEVEL, world.events().type(e));
                assertEquals(body.index(), world.events().body(e));
                assertEquals(world.tick(), world.events().tick(e));
                assertTrue(body.x() + 10 <= 0);
                reported++;
            }
        }
        assertEquals(1, reported);
    }

    @Test
    void aBodyDespawnedBeyondAnOpenSideIsNotReportedAgain() {
        World world = World.builder(80, 60).borders(OPEN).build();
        Body body = world.spawn(shot(5, 100, -6000, 0));
        world.spawn(shot(100, 100, 0, 0));
        Level.step(world, 1);
        assertEquals(1, world.events().count());
        world.despawn(body);
        Level.step(world, 1);
        assertEquals(0, world.events().count());
    }

    @Test
    void aBodyThatComesBackIsReportedAgain() {
        World world = World.builder(80, 60).borders(OPEN).build();
        Body body = world.spawn(shot(5, 100, -600, 0));
        Level.step(world, 5);
        world.moveTo(body, 5, 100);
        int reported = 0;
        for (int t = 0; t < 5; t++) {
            Level.step(world, 1);
            reported += world.events().count();
        }
        assertEquals(1, reported);
    }

    @Test
    void bodiesThatLeftAreLimitedSoThatNothingOverflows() {
        World world = World.builder(16_384, 1).borders(OPEN).build();
        Body right = world.spawn(shot(200_000, 0, 15_000_000, 0));
        Body left = world.spawn(shot(200_000, 0, -15_000_000, 0));
        Body down = world.spawn(BodyDef.box(0, 0, 10, 10));
        Level.step(world, 1000);
        assertEquals(262_144 + 1024, right.x());
        assertEquals(0, right.vx());
        assertEquals(-1024 - 10, left.x());
        assertEquals(16 + 1024, down.y());
        assertEquals(0, down.vy());
    }

    @Test
    void aClosedSideIsAWallAboveAnOpenTopToo() {
        World world = World.builder(80, 60)
                .borders(new Borders(false, false, true, false))
                .build();
        Body body = world.spawn(shot(100, 5, -3000, -300));
        Level.step(world, 20);
        assertEquals(0, body.x());
        assertTrue(body.y() < -50);
        assertTrue(body.pushesLeftWall());
        assertFalse(body.onGround());
    }

    private static BodyDef shot(double x, double y, double vx, double vy) {
        return BodyDef.box(x, y, 10, 10).gravity(false).velocity(vx, vy);
    }
}
