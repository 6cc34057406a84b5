package leapsmith.physics.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class QueryTest {
    private final World world = World.builder(40, 20).build();
    private final Queries queries = world.queries();
    private final SweepHit hit = new SweepHit();

    @Test
    void aRayEndsAtTheFirstTileOrBody() {
        world.setTile(20, 5, TileType.BLOCK);
        world.setTile(10, 5, TileType.ONE_WAY);
        assertTrue(queries.ray(10, 88, 600, 88, Filter.ALL, hit));
        assertTrue(hit.isTile());
        assertEquals(320 - 1.0 / 4096, hit.x());
        Body body = still(200, 80);
        still(250, 80);
        assertTrue(queries.ray(10, 88, 600, 88, Filter.ALL, hit));
        assertFalse(hit.isTile());
        assertEquals(body.index(), hit.body());
        assertFalse(queries.ray(10, 40, 600, 40, Filter.ALL, hit));
        assertEquals(600, hit.x());
    }

    @Test
    void answersAreOfTheWorldAsItIsNow() {
        Body body = still(200, 80);
        assertEquals(body.index(), queries.nearest(100, 90, 200, Filter.ALL));
        world.moveTo(body, 500, 80);
        assertEquals(EventList.NONE, queries.nearest(100, 90, 200, Filter.ALL));
        BodyFinds finds = new BodyFinds();
        assertEquals(1, queries.bodiesIn(490, 70, 20, 20, Filter.ALL, finds));
        world.despawn(body);
        assertEquals(0, queries.bodiesIn(490, 70, 20, 20, Filter.ALL, finds));
        assertThrows(IndexOutOfBoundsException.class, () -> finds.body(0));
    }

    @Test
    void sensorsAreInARectangleAndNotInTheWay() {
        Body sensor = world.spawn(BodyDef.box(200, 80, 20, 20).sensor(true));
        BodyFinds finds = new BodyFinds();
        queries.bodiesIn(0, 0, 640, 320, Filter.ALL, finds);
        assertEquals(sensor.index(), finds.body(0));
        assertFalse(queries.ray(10, 88, 600, 88, Filter.ALL, hit));
        assertEquals(EventList.NONE, queries.nearest(200, 90, 100, Filter.ALL));
    }

    @Test
    void aQuestionChangesNothing() {
        still(200, 80);
        world.step(Inputs.NONE);
        long hash = world.hash();
        Frame before = new Frame();
        world.capture(before, 0, 0, 640, 320);
        world.moveTo(world.body(0), 300, 80);
        world.moveTo(world.body(0), 200, 80);
        queries.nearest(0, 0, 1000, Filter.ALL);
        Frame after = new Frame();
        world.capture(after, 0, 0, 640, 320);
        assertEquals(before.cellCount(), after.cellCount());
        assertEquals(before.cellBodies(0), after.cellBodies(0));
        world.step(Inputs.NONE);
        World other = World.builder(40, 20).build();
        other.spawn(BodyDef.box(200, 80, 20, 20).gravity(false));
        other.step(Inputs.NONE);
        assertEquals(hash, other.hash());
    }

    @Test
    void aBoxWithoutAreaIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> queries.sweep(0, 0, 0, 5, 1, 1, Filter.ALL, hit));
    }

    private Body still(double x, double y) {
        return world.spawn(BodyDef.box(x, y, 20, 20).gravity(false));
    }
}
