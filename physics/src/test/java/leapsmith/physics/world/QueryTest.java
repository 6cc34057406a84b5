package leapsmith.physics.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Solidity;
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
    void aSlopeStopsASweepAtItsSurfaceUnlessItIsOneWay() {
        world.setTile(5, 5, TileType.SLOPE_RIGHT);
        world.setTile(8, 5, TileType.ONE_WAY_RIGHT);
        assertTrue(queries.ray(92, 10, 92, 200, Filter.ALL, hit));
        assertTrue(hit.isTile());
        assertEquals(84, hit.y(), 0.01);
        assertFalse(queries.ray(82, 82, 82, 90, Filter.ALL, hit), "in the open half");
        assertTrue(queries.ray(94, 84, 94, 90, Filter.ALL, hit), "in the solid half");
        assertFalse(queries.ray(140, 10, 140, 200, Filter.ALL, hit));
        List<TileType> types = new ArrayList<>();
        queries.tilesIn(80, 80, 2, 2, (column, row, type) -> types.add(type));
        queries.tilesIn(128, 80, 2, 2, (column, row, type) -> types.add(type));
        assertEquals(List.of(TileType.SLOPE_RIGHT, TileType.ONE_WAY_RIGHT), types, "whole tiles");
    }

    @Test
    void queriesUseTheCurrentWorld() {
        Body body = still(200, 80);
        assertEquals(body.index(), queries.nearest(100, 90, 200, Filter.ALL));
        world.moveTo(body, 500, 80);
        assertEquals(EventList.NONE, queries.nearest(100, 90, 200, Filter.ALL));
        BodyList finds = new BodyList();
        assertEquals(1, queries.bodiesIn(490, 70, 20, 20, Filter.ALL, finds));
        assertEquals(0, queries.bodiesIn(530, 90, 20, 5, Filter.ALL, finds));
        assertTrue(world.resize(body, 100, 20));
        assertEquals(1, queries.bodiesIn(530, 90, 20, 5, Filter.ALL, finds));
        world.despawn(body);
        assertEquals(0, queries.bodiesIn(490, 70, 20, 20, Filter.ALL, finds));
        assertThrows(IndexOutOfBoundsException.class, () -> finds.body(0));
    }

    @Test
    void sensorsAreInARectangleAndStopNoSweep() {
        Body sensor = world.spawn(BodyDef.box(200, 80, 20, 20).sensor(true));
        BodyList finds = new BodyList();
        queries.bodiesIn(0, 0, 640, 320, Filter.ALL, finds);
        assertEquals(sensor.index(), finds.body(0));
        assertFalse(queries.ray(10, 88, 600, 88, Filter.ALL, hit));
        assertEquals(EventList.NONE, queries.nearest(200, 90, 100, Filter.ALL));
    }

    @Test
    void aQueryChangesNothing() {
        still(200, 80);
        world.step(Inputs.NONE);
        long hash = world.hash();
        Frame before = new Frame();
        before.includeCells(true);
        world.capture(before, 0, 0, 640, 320);
        world.moveTo(world.body(0), 300, 80);
        world.moveTo(world.body(0), 200, 80);
        queries.nearest(0, 0, 1000, Filter.ALL);
        Frame after = new Frame();
        after.includeCells(true);
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
    void bodiesThatTheFilterRejectsArePassed() {
        still(200, 80);
        Body sensor = world.spawn(BodyDef.box(200, 180, 20, 20).sensor(true));
        Body deaf = world.spawn(BodyDef.box(300, 180, 20, 20).gravity(false).filter(new Filter(1, 2)));
        assertTrue(queries.ray(10, 88, 600, 88, Filter.ALL, hit));
        assertFalse(queries.ray(10, 188, 600, 188, Filter.ALL, hit));
        assertTrue(queries.ray(10, 188, 600, 188, new Filter(2, 1), hit));
        assertEquals(deaf.index(), hit.body());
        assertTrue(sensor.isAlive());
    }

    @Test
    void aBodyNextToADiagonalPathIsNotMet() {
        still(200, 200);
        assertFalse(queries.ray(100, 100, 300, 150, Filter.ALL, hit));
        assertFalse(queries.sweep(100, 100, 10, 10, 50, 200, Filter.ALL, hit));
        assertTrue(queries.sweep(100, 100, 10, 10, 200, 200, Filter.ALL, hit));
    }

    @Test
    void ofBodiesMetAtTheSameTimeTheLowestIndexIsReturned() {
        world.despawn(still(0, 0));
        Body late = world.spawnAt(5, BodyDef.box(200, 80, 20, 20).gravity(false));
        Body early = world.spawnAt(3, BodyDef.box(200, 90, 20, 20).gravity(false));
        assertTrue(queries.sweep(100, 80, 10, 30, 200, 0, Filter.ALL, hit));
        assertEquals(early.index(), hit.body());
        assertEquals(190, hit.x());
        assertEquals(early.index(), queries.nearest(190, 95, 100, Filter.ALL));
        assertTrue(late.isAlive());
    }

    @Test
    void aSweepThatStartsInATileEndsAtOnce() {
        world.setTile(10, 10, TileType.BLOCK);
        assertTrue(queries.sweep(155, 165, 10, 10, 100, 50, Filter.ALL, hit));
        assertTrue(hit.isTile() && hit.isHit());
        assertEquals(155, hit.x());
        assertEquals(165, hit.y());
    }

    @Test
    void nearestFindsTheNearestBoxWithinTheLimit() {
        Body far = still(530, 80);
        assertEquals(far.index(), queries.nearest(30, 90, 500, Filter.ALL));
        assertEquals(EventList.NONE, queries.nearest(30, 90, 499.9, Filter.ALL));
        Body near = still(330, 200);
        assertEquals(near.index(), queries.nearest(30, 220, 500, Filter.ALL));
        assertEquals(far.index(), queries.nearest(540, 90, 0, Filter.ALL));
    }

    @Test
    void tilesInARectangleAreThoseThatOverlapIt() {
        world.setTile(3, 2, TileType.BLOCK);
        world.setTile(4, 2, TileType.ONE_WAY);
        world.setTile(3, 3, TileType.BLOCK);
        assertEquals(List.of("3,2 BLOCK"), tilesIn(48, 32, 16, 16));
        assertEquals(List.of("3,2 BLOCK", "4,2 ONE_WAY"), tilesIn(48, 32, 16.5, 16));
        assertEquals(List.of("3,2 BLOCK", "3,3 BLOCK"), tilesIn(40, 47.5, 20, 1));
        assertEquals(List.of(), tilesIn(32, 16, 16, 60));
        assertEquals(List.of("3,2 BLOCK", "4,2 ONE_WAY", "3,3 BLOCK"), tilesIn(-1000, -1000, 3000, 3000));
    }

    private List<String> tilesIn(double x, double y, double width, double height) {
        List<String> found = new ArrayList<>();
        queries.tilesIn(x, y, width, height, (column, row, type) -> found.add(column + "," + row + " " + type));
        return found;
    }

    @Test
    void aBodyListGrowsAsNeeded() {
        for (int i = 0; i < 40; i++) {
            still(10 * i, 80);
        }
        BodyList finds = new BodyList();
        assertEquals(40, queries.bodiesIn(0, 0, 640, 320, Filter.ALL, finds));
        for (int i = 0; i < 40; i++) {
            assertEquals(i, finds.body(i));
        }
        assertThrows(IndexOutOfBoundsException.class, () -> finds.body(40));
        assertThrows(IndexOutOfBoundsException.class, () -> finds.body(-1));
    }

    @Test
    void aBoxWithoutAreaIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> queries.sweep(0, 0, 5, 0, 1, 1, Filter.ALL, hit));
        assertThrows(IllegalArgumentException.class, () -> queries.sweep(0, 0, 0, 5, 1, 1, Filter.ALL, hit));
    }

    private Body still(double x, double y) {
        return world.spawn(BodyDef.box(x, y, 20, 20).gravity(false));
    }

    @Test
    void wrongArgumentsAreRefusedAlsoWhereThereIsNothingToFind() {
        BodyList bodies = new BodyList();
        assertThrows(NullPointerException.class, () -> queries.bodiesIn(0, 0, 1, 1, null, bodies));
        assertThrows(NullPointerException.class, () -> queries.bodiesIn(0, 0, 1, 1, Filter.ALL, null));
        assertThrows(NullPointerException.class, () -> queries.tilesIn(0, 0, 1, 1, null));
        assertThrows(NullPointerException.class, () -> queries.nearest(0, 0, 1, null));
        assertThrows(NullPointerException.class, () -> queries.ray(0, 0, 1, 1, null, hit));
        assertThrows(NullPointerException.class, () -> queries.ray(0, 0, 1, 1, Filter.ALL, null));
        assertThrows(NullPointerException.class, () -> queries.sweep(0, 0, 1, 1, 1, 1, null, hit));
        assertThrows(NullPointerException.class, () -> world.capture(null, 0, 0, 1, 1));
        Frame frame = new Frame();
        for (double wrong : new double[] {Double.NaN, -1, Double.POSITIVE_INFINITY, -Double.MIN_VALUE}) {
            assertThrows(IllegalArgumentException.class, () -> queries.bodiesIn(0, 0, wrong, 1, Filter.ALL, bodies));
            assertThrows(IllegalArgumentException.class, () -> queries.bodiesIn(0, 0, 1, wrong, Filter.ALL, bodies));
            assertThrows(IllegalArgumentException.class, () -> queries.tilesIn(0, 0, wrong, 1, (c, r, type) -> {}));
            assertThrows(IllegalArgumentException.class, () -> queries.tilesIn(0, 0, 1, wrong, (c, r, type) -> {}));
            assertThrows(IllegalArgumentException.class, () -> queries.sweep(0, 0, wrong, 1, 1, 1, Filter.ALL, hit));
            assertThrows(IllegalArgumentException.class, () -> queries.nearest(0, 0, wrong, Filter.ALL));
            assertThrows(IllegalArgumentException.class, () -> world.capture(frame, 0, 0, wrong, 1));
            assertThrows(IllegalArgumentException.class, () -> world.capture(frame, 0, 0, 1, wrong));
        }
        assertThrows(IllegalArgumentException.class, () -> queries.bodiesIn(Double.NaN, 0, 1, 1, Filter.ALL, bodies));
        assertThrows(IllegalArgumentException.class, () -> queries.nearest(0, Double.NaN, 1, Filter.ALL));
        assertThrows(IllegalArgumentException.class, () -> world.capture(frame, Double.NaN, 0, 1, 1));
    }

    @Test
    void contactsHaveNames() {
        World level = World.builder(20, 10)
                .tiles((column, row) ->
                        row == 9 ? TileType.BLOCK : row == 6 && column == 3 ? TileType.ONE_WAY : TileType.EMPTY)
                .build();
        Body crate = level.spawn(BodyDef.box(100, 128, 16, 16).solidToBodies(true));
        Body hero = level.spawn(BodyDef.box(88, 124, 12, 20).solidToBodies(true).control(Control.PLAYER));
        Body stranger = level.spawn(BodyDef.box(76, 124, 12, 20));
        ContactList list = new ContactList();
        assertEquals(0, level.queries().contactsOf(hero, list));
        level.step(Inputs.NONE);
        assertEquals(3, level.queries().contactsOf(hero, list));
        assertEquals(Contacts.GROUND, list.side(0));
        assertEquals(5, list.column(0));
        assertEquals(9, list.row(0));
        assertEquals(TileType.BLOCK, list.type(0));
        assertEquals(EventList.NONE, list.body(0));
        assertTrue(list.began(0));
        assertEquals(6, list.column(1));
        assertEquals(crate.index(), list.body(2));
        assertEquals(Contacts.RIGHT_WALL, list.side(2));
        assertThrows(IllegalStateException.class, () -> list.column(2));
        assertThrows(IndexOutOfBoundsException.class, () -> list.side(3));
        level.step(Inputs.NONE);
        level.queries().contactsOf(hero, list);
        assertFalse(list.began(0));
        level.queries().contactsOf(stranger, list);
        assertEquals(2, list.count(), "two tiles, as it isn't solid to bodies");
        Body lift =
                level.spawn(BodyDef.box(44, 96, 20, 4).solidity(Solidity.TOP).kinematic(true));
        Body rider = level.spawn(BodyDef.box(44, 80, 16, 16));
        level.step(Inputs.NONE);
        assertEquals(2, level.queries().contactsOf(rider, list));
        assertEquals(TileType.ONE_WAY, list.type(0));
        assertEquals(lift.index(), list.body(1));
        level.despawn(rider);
        assertThrows(IllegalArgumentException.class, () -> level.queries().contactsOf(rider, list));
    }
}
