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
    private final QueryHits hit = new QueryHits();

    @Test
    void aRayEndsAtTheFirstTileOrBody() {
        world.setTile(20, 5, TileType.BLOCK);
        world.setTile(10, 5, TileType.ONE_WAY);
        assertTrue(queries.ray(10, 88, 600, 88, QueryFilter.DEFAULT, hit));
        assertTrue(hit.isTile(0));
        assertEquals(320 - 1.0 / 4096, hit.endX());
        assertEquals(20, hit.column(0));
        assertEquals(5, hit.row(0));
        assertEquals(-1, hit.normalX(0));
        Body body = still(200, 80);
        still(250, 80);
        assertTrue(queries.ray(10, 88, 600, 88, QueryFilter.DEFAULT, hit));
        assertFalse(hit.isTile(0));
        assertEquals(body.index(), hit.body(0));
        assertFalse(queries.ray(10, 40, 600, 40, QueryFilter.DEFAULT, hit));
        assertEquals(600, hit.endX());
    }

    @Test
    void aSlopeStopsASweepAtItsSurfaceUnlessItIsOneWay() {
        world.setTile(5, 5, TileType.SLOPE_RIGHT);
        world.setTile(8, 5, TileType.ONE_WAY_RIGHT);
        assertTrue(queries.ray(92, 10, 92, 200, QueryFilter.DEFAULT, hit));
        assertTrue(hit.isTile(0));
        assertEquals(84, hit.endY(), 0.01);
        assertFalse(queries.ray(82, 82, 82, 90, QueryFilter.DEFAULT, hit), "in the open half");
        assertTrue(queries.ray(94, 84, 94, 90, QueryFilter.DEFAULT, hit), "in the solid half");
        assertFalse(queries.ray(140, 10, 140, 200, QueryFilter.DEFAULT, hit));
        List<TileType> types = new ArrayList<>();
        queries.tilesIn(80, 80, 2, 2, (column, row, type) -> types.add(type));
        queries.tilesIn(128, 80, 2, 2, (column, row, type) -> types.add(type));
        assertEquals(List.of(TileType.SLOPE_RIGHT, TileType.ONE_WAY_RIGHT), types, "whole tiles");
    }

    @Test
    void queriesUseTheCurrentWorld() {
        Body body = still(200, 80);
        assertEquals(body.index(), queries.nearest(100, 90, 200, QueryFilter.DEFAULT));
        world.moveTo(body, 500, 80);
        assertEquals(EventList.NONE, queries.nearest(100, 90, 200, QueryFilter.DEFAULT));
        QueryHits finds = new QueryHits();
        assertEquals(1, queries.inBox(490, 70, 20, 20, QueryFilter.DEFAULT, finds));
        assertEquals(0, queries.inBox(530, 90, 20, 5, QueryFilter.DEFAULT, finds));
        assertTrue(world.resize(body, 100, 20));
        assertEquals(1, queries.inBox(530, 90, 20, 5, QueryFilter.DEFAULT, finds));
        world.despawn(body);
        assertEquals(0, queries.inBox(490, 70, 20, 20, QueryFilter.DEFAULT, finds));
        assertThrows(IndexOutOfBoundsException.class, () -> finds.body(0));
    }

    @Test
    void sensorsAreFoundOnlyIfTheFilterSaysSo() {
        Body sensor = world.spawn(BodyDef.box(200, 80, 20, 20).sensor(true));
        QueryHits finds = new QueryHits();
        assertEquals(0, queries.inBox(0, 0, 640, 320, QueryFilter.DEFAULT, finds));
        QueryFilter all = QueryFilter.DEFAULT.withSensors(true);
        queries.inBox(0, 0, 640, 320, all, finds);
        assertEquals(sensor.index(), finds.body(0));
        assertTrue(queries.ray(10, 88, 600, 88, all, hit));
        assertEquals(sensor.index(), hit.body(0));
        assertEquals(sensor.index(), queries.nearest(200, 90, 100, all));
        assertFalse(queries.ray(10, 88, 600, 88, QueryFilter.DEFAULT, hit));
        assertEquals(EventList.NONE, queries.nearest(200, 90, 100, QueryFilter.DEFAULT));
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
        queries.nearest(0, 0, 1000, QueryFilter.DEFAULT);
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
        assertTrue(queries.ray(10, 88, 600, 88, QueryFilter.DEFAULT, hit));
        assertFalse(queries.ray(10, 188, 600, 188, QueryFilter.DEFAULT, hit));
        assertTrue(queries.ray(10, 188, 600, 188, QueryFilter.DEFAULT.withFilter(new Filter(2, 1)), hit));
        assertEquals(deaf.index(), hit.body(0));
        assertTrue(sensor.isAlive());
    }

    @Test
    void aBodyNextToADiagonalPathIsNotMet() {
        still(200, 200);
        assertFalse(queries.ray(100, 100, 300, 150, QueryFilter.DEFAULT, hit));
        assertFalse(queries.sweep(100, 100, 10, 10, 50, 200, QueryFilter.DEFAULT, hit));
        assertTrue(queries.sweep(100, 100, 10, 10, 200, 200, QueryFilter.DEFAULT, hit));
    }

    @Test
    void ofBodiesMetAtTheSameTimeTheLowestIndexIsReturned() {
        world.despawn(still(0, 0));
        Body late = world.spawnAt(5, BodyDef.box(200, 80, 20, 20).gravity(false));
        Body early = world.spawnAt(3, BodyDef.box(200, 90, 20, 20).gravity(false));
        assertTrue(queries.sweep(100, 80, 10, 30, 200, 0, QueryFilter.DEFAULT, hit));
        assertEquals(early.index(), hit.body(0));
        assertEquals(190, hit.endX());
        assertEquals(early.index(), queries.nearest(190, 95, 100, QueryFilter.DEFAULT));
        assertTrue(late.isAlive());
    }

    @Test
    void aSweepThatStartsInATileEndsAtOnce() {
        world.setTile(10, 10, TileType.BLOCK);
        assertTrue(queries.sweep(155, 165, 10, 10, 100, 50, QueryFilter.DEFAULT, hit));
        assertTrue(hit.isTile(0));
        assertEquals(155, hit.endX());
        assertEquals(165, hit.endY());
    }

    @Test
    void nearestFindsTheNearestBoxWithinTheLimit() {
        Body far = still(530, 80);
        assertEquals(far.index(), queries.nearest(30, 90, 500, QueryFilter.DEFAULT));
        assertEquals(EventList.NONE, queries.nearest(30, 90, 499.9, QueryFilter.DEFAULT));
        Body near = still(330, 200);
        assertEquals(near.index(), queries.nearest(30, 220, 500, QueryFilter.DEFAULT));
        assertEquals(far.index(), queries.nearest(540, 90, 0, QueryFilter.DEFAULT));
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
    void aQueryHitsGrowsAsNeeded() {
        for (int i = 0; i < 40; i++) {
            still(10 * i, 80);
        }
        QueryHits finds = new QueryHits();
        assertEquals(40, queries.inBox(0, 0, 640, 320, QueryFilter.DEFAULT, finds));
        for (int i = 0; i < 40; i++) {
            assertEquals(i, finds.body(i));
        }
        assertThrows(IndexOutOfBoundsException.class, () -> finds.body(40));
        assertThrows(IndexOutOfBoundsException.class, () -> finds.body(-1));
    }

    @Test
    void aBoxWithoutAreaIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> queries.sweep(0, 0, 5, 0, 1, 1, QueryFilter.DEFAULT, hit));
        assertThrows(IllegalArgumentException.class, () -> queries.sweep(0, 0, 0, 5, 1, 1, QueryFilter.DEFAULT, hit));
    }

    @Test
    void aQueryLeavesOutTheBodyThatAsks() {
        Body hero = still(200, 80);
        Body crate = still(260, 80);
        QueryFilter others = QueryFilter.DEFAULT.withExcept(hero);
        assertTrue(queries.sweep(200, 80, 20, 20, 100, 0, others, hit));
        assertEquals(crate.index(), hit.body(0));
        assertEquals(0.4, hit.fraction(0));
        assertEquals(240, hit.x(0));
        assertEquals(-1, hit.normalX(0));
        assertEquals(crate.index(), queries.nearest(210, 90, 100, others));
        assertEquals(0, queries.atPoint(210, 90, others, hit));
        world.despawn(hero);
        Body next = still(200, 80);
        assertEquals(hero.index(), next.index());
        assertEquals(1, queries.atPoint(210, 90, others, hit), "another body at its index");
    }

    @Test
    void aSweepThroughMeetsAllBodiesUpToTheFirstTile() {
        world.setTile(30, 5, TileType.BLOCK);
        Body far = still(300, 80);
        Body near = still(200, 80);
        Body beyond = still(520, 80);
        assertEquals(3, queries.rayThrough(10, 88, 600, 88, QueryFilter.DEFAULT, hit));
        assertEquals(near.index(), hit.body(0));
        assertEquals(far.index(), hit.body(1));
        assertTrue(hit.isTile(2));
        assertEquals(30, hit.column(2));
        assertEquals(480 - 1.0 / 4096, hit.x(2));
        assertThrows(IllegalStateException.class, () -> hit.column(0));
        assertThrows(IndexOutOfBoundsException.class, () -> hit.body(3));
        assertEquals(3, queries.rayThrough(600, 88, 10, 88, QueryFilter.DEFAULT.withTiles(false), hit));
        assertEquals(beyond.index(), hit.body(0));
        assertEquals(1, hit.normalX(0));
        assertEquals(1, queries.rayThrough(10, 88, 600, 88, QueryFilter.DEFAULT.withBodies(false), hit));
    }

    @Test
    void oneWaysStopAFallingSweepOnlyIfTheFilterSaysSo() {
        world.setTile(10, 10, TileType.ONE_WAY);
        QueryFilter oneWays = QueryFilter.DEFAULT.withOneWays(true);
        assertFalse(queries.sweep(160, 100, 10, 10, 0, 100, QueryFilter.DEFAULT, hit));
        assertTrue(queries.sweep(160, 100, 10, 10, 0, 100, oneWays, hit));
        assertEquals(TileType.ONE_WAY, hit.type(0));
        assertEquals(-1, hit.normalY(0));
        assertEquals(150, hit.y(0));
        assertFalse(queries.sweep(160, 200, 10, 10, 0, -100, oneWays, hit));
        assertEquals(0, queries.atPoint(165, 165, QueryFilter.DEFAULT, hit));
        assertEquals(1, queries.atPoint(165, 165, oneWays, hit));
    }

    @Test
    void aSlopeHasItsNormal() {
        world.setTile(5, 5, TileType.SLOPE_RIGHT);
        assertTrue(queries.ray(92, 10, 92, 200, QueryFilter.DEFAULT, hit));
        assertEquals(-Math.sqrt(0.5), hit.normalX(0), 1e-15);
        assertEquals(-Math.sqrt(0.5), hit.normalY(0), 1e-15);
        assertEquals(5, hit.column(0));
        assertEquals(TileType.SLOPE_RIGHT, hit.type(0));
        assertEquals((hit.y(0) - 10) / 190, hit.fraction(0), 1e-5);
    }

    @Test
    void aClosedSideIsNextToTheLevel() {
        assertTrue(queries.ray(10, 88, 10_000, 88, QueryFilter.DEFAULT, hit));
        assertEquals(40, hit.column(0));
        assertEquals(TileType.BLOCK, hit.type(0));
        assertTrue(queries.ray(-900, 88, -800, 88, QueryFilter.DEFAULT, hit));
        assertEquals(-1, hit.column(0));
        assertEquals(0, hit.fraction(0));
        assertEquals(0, queries.atPoint(-10, 88, QueryFilter.DEFAULT, hit), "not a tile of the level");
    }

    @Test
    void aCircleIsRound() {
        world.setTile(10, 10, TileType.BLOCK);
        still(200, 100);
        assertEquals(0, queries.inCircle(150, 150, 14, QueryFilter.DEFAULT, hit), "its box overlaps the tile");
        assertEquals(1, queries.inCircle(150, 150, 14.2, QueryFilter.DEFAULT, hit));
        assertEquals(10, hit.column(0));
        assertEquals(0, queries.inCircle(190, 90, 14, QueryFilter.DEFAULT, hit));
        assertEquals(1, queries.inCircle(190, 90, 14.2, QueryFilter.DEFAULT, hit));
        assertEquals(1, queries.inCircle(165, 165, 0, QueryFilter.DEFAULT, hit));
        assertThrows(IllegalArgumentException.class, () -> queries.inCircle(0, 0, -1, QueryFilter.DEFAULT, hit));
    }

    private Body still(double x, double y) {
        return world.spawn(BodyDef.box(x, y, 20, 20).gravity(false));
    }

    @Test
    void wrongArgumentsAreRefusedAlsoWhereThereIsNothingToFind() {
        QueryHits bodies = new QueryHits();
        assertThrows(NullPointerException.class, () -> queries.inBox(0, 0, 1, 1, null, bodies));
        assertThrows(NullPointerException.class, () -> queries.inBox(0, 0, 1, 1, QueryFilter.DEFAULT, null));
        assertThrows(NullPointerException.class, () -> queries.tilesIn(0, 0, 1, 1, null));
        assertThrows(NullPointerException.class, () -> queries.nearest(0, 0, 1, null));
        assertThrows(NullPointerException.class, () -> queries.ray(0, 0, 1, 1, null, hit));
        assertThrows(NullPointerException.class, () -> queries.ray(0, 0, 1, 1, QueryFilter.DEFAULT, null));
        assertThrows(NullPointerException.class, () -> queries.sweep(0, 0, 1, 1, 1, 1, null, hit));
        assertThrows(NullPointerException.class, () -> world.capture(null, 0, 0, 1, 1));
        Frame frame = new Frame();
        for (double wrong : new double[] {Double.NaN, -1, Double.POSITIVE_INFINITY, -Double.MIN_VALUE}) {
            assertThrows(
                    IllegalArgumentException.class, () -> queries.inBox(0, 0, wrong, 1, QueryFilter.DEFAULT, bodies));
            assertThrows(
                    IllegalArgumentException.class, () -> queries.inBox(0, 0, 1, wrong, QueryFilter.DEFAULT, bodies));
            assertThrows(IllegalArgumentException.class, () -> queries.tilesIn(0, 0, wrong, 1, (c, r, type) -> {}));
            assertThrows(IllegalArgumentException.class, () -> queries.tilesIn(0, 0, 1, wrong, (c, r, type) -> {}));
            assertThrows(
                    IllegalArgumentException.class,
                    () -> queries.sweep(0, 0, wrong, 1, 1, 1, QueryFilter.DEFAULT, hit));
            assertThrows(IllegalArgumentException.class, () -> queries.nearest(0, 0, wrong, QueryFilter.DEFAULT));
            assertThrows(IllegalArgumentException.class, () -> world.capture(frame, 0, 0, wrong, 1));
            assertThrows(IllegalArgumentException.class, () -> world.capture(frame, 0, 0, 1, wrong));
        }
        assertThrows(
                IllegalArgumentException.class, () -> queries.inBox(Double.NaN, 0, 1, 1, QueryFilter.DEFAULT, bodies));
        assertThrows(IllegalArgumentException.class, () -> queries.nearest(0, Double.NaN, 1, QueryFilter.DEFAULT));
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
