package leapsmith.physics.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

class CornerTest {
    private static final double PX_A_TICK = 60;

    @Test
    void aDiagonalPathLandsOnAnOutsideCorner() {
        World world = Level.of("....", "....", "..##", "..##");
        Body body = world.spawn(bullet(12, 12, 40, 40));
        Level.step(world, 1);
        assertEquals(22, body.y());
        assertEquals(52, body.x());
        assertTrue(body.onGround());
    }

    @Test
    void anInsideCornerStopsAFastBodyOnBothAxes() {
        World world = World.builder(200, 200)
                .tiles((column, row) -> column == 150 || row == 150 ? TileType.BLOCK : TileType.EMPTY)
                .build();
        Body body = world.spawn(bullet(10, 11, 30_000, 30_000));
        Level.step(world, 2);
        assertEquals(2390, body.x());
        assertEquals(2390, body.y());
        assertTrue(body.onGround() && body.pushesRightWall());
    }

    @Test
    void aFastBodyPassesACornerThatItsPathPasses() {
        World world = World.builder(100, 20)
                .tiles((column, row) -> column == 50 && row == 10 ? TileType.BLOCK : TileType.EMPTY)
                .build();
        // 700 px in a tick, falling 20 px: at the tile it is still above the tile's top.
        Body arrow = world.spawn(BodyDef.box(250, 140, 16, 2).gravity(false).velocity(700 * PX_A_TICK, 20 * PX_A_TICK));
        Level.step(world, 1);
        assertEquals(950, arrow.x());
        assertEquals(160, arrow.y());
    }

    @Test
    void aFastBodyIsStoppedByATileOnItsPath() {
        World world = World.builder(100, 20)
                .tiles((column, row) -> column == 50 && row == 10 ? TileType.BLOCK : TileType.EMPTY)
                .build();
        Body arrow = world.spawn(BodyDef.box(250, 155, 16, 2).gravity(false).velocity(700 * PX_A_TICK, 20 * PX_A_TICK));
        Level.step(world, 1);
        assertEquals(800 - 16, arrow.x());
        assertEquals(175, arrow.y());
    }

    @Test
    void aCornerIsNotEnteredAsByTestingEachAxisAlone() {
        // Each axis of this move alone is free from the old place; together they end inside the tile.
        World world = Level.of("....", "....", "..#.", "....");
        Body body = world.spawn(bullet(18, 20, 10, 10));
        Level.step(world, 1);
        boolean inside = body.x() + 10 > 32 && body.y() + 10 > 32;
        assertFalse(inside);
        Level.step(world, 60);
        assertEquals(22, body.x());
        assertEquals(54, body.y(), "it did not stick");
    }

    @Test
    void aDiagonalGapWithoutWidthIsClosed() {
        World world = Level.of("......", "..#...", "...#..", "......");
        Body up = world.spawn(BodyDef.box(34, 34, 10, 10).gravity(false).velocity(600, -600));
        Level.step(world, 60);
        assertEquals(38, up.x());
        assertEquals(32, up.y());
    }

    @Test
    void jumpingPastALedgesCornerReachesItsTop() {
        World world = Level.of("......", "......", "......", "...###", "...###", "######");
        Body hero = world.spawn(BodyDef.character(36, 40).control(Control.PLAYER));
        Level.step(world, 60, Button.JUMP, Button.RIGHT);
        assertEquals(8, hero.y());
        assertTrue(hero.x() > 48);
    }

    private static BodyDef bullet(double x, double y, double dx, double dy) {
        return BodyDef.box(x, y, 10, 10).gravity(false).velocity(dx * PX_A_TICK, dy * PX_A_TICK);
    }
}
