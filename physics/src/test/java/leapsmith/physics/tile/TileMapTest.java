package leapsmith.physics.tile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class TileMapTest {
    private final TileMap map = new TileMap(80, 60, 16, Borders.CLOSED);

    @Test
    void aNewMapIsEmpty() {
        assertEquals(TileType.EMPTY, map.tileAt(0, 0));
        assertTrue(map.isEmpty(79, 59));
        assertFalse(map.isGround(5, 5));
    }

    @Test
    void eachTypeAnswersTheQueries() {
        map.set(1, 1, TileType.BLOCK);
        map.set(2, 1, TileType.ONE_WAY);
        assertTrue(map.isObstacle(1, 1) && map.isGround(1, 1) && map.isSolid(1, 1));
        assertFalse(map.isOneWay(1, 1) || map.isEmpty(1, 1));
        assertTrue(map.isOneWay(2, 1) && map.isGround(2, 1) && map.isSolidOrOneWay(2, 1));
        assertFalse(map.isObstacle(2, 1) || map.isEmpty(2, 1) || map.isSolid(2, 1));
    }

    @Test
    void outsideIsBlockAndObstacleButNeitherGroundNorOneWayNorEmpty() {
        int[][] outside = {{-1, 5}, {80, 5}, {5, -1}, {5, 60}, {Integer.MIN_VALUE, 0}, {0, Integer.MAX_VALUE}};
        for (int[] at : outside) {
            assertEquals(TileType.BLOCK, map.tileAt(at[0], at[1]));
            assertTrue(map.isObstacle(at[0], at[1]));
            assertFalse(map.isGround(at[0], at[1]) || map.isOneWay(at[0], at[1]) || map.isEmpty(at[0], at[1]));
        }
    }

    @Test
    void placesBecomeTilesByFloorDivisionSoThatColumnMinusOneIsLeftOfTheMap() {
        assertEquals(-1, map.columnAt(-0.001));
        assertEquals(0, map.columnAt(0));
        assertEquals(0, map.columnAt(15.999));
        assertEquals(1, map.columnAt(16));
        assertEquals(-1, map.rowAt(-16));
        assertEquals(-2, map.rowAt(-16.001));
        assertEquals(-16, map.xOf(-1));
        assertEquals(-32, map.yOf(-2));
        assertEquals(-1, map.tileOf(-1));
        assertEquals(-1, map.tileOf(-65_536));
        assertEquals(-2, map.tileOf(-65_537));
    }

    @Test
    void sizesThatAreNoPowerOfTwoFloorToo() {
        TileMap odd = new TileMap(10, 10, 24, Borders.CLOSED);
        int side = 24 * 4096;
        assertEquals(-1, odd.tileOf(-1));
        assertEquals(-1, odd.tileOf(-side));
        assertEquals(-2, odd.tileOf(-side - 1L));
        assertEquals(0, odd.tileOf(side - 1));
        assertEquals(1, odd.tileOf(side));
        assertTrue(odd.isBorder(-side) && odd.isBorder(0) && odd.isBorder(3 * side));
        assertFalse(odd.isBorder(16 * 4096));
    }

    @Test
    void beyondTwoSidesIsSolidIfEitherIsClosed() {
        TileMap open = new TileMap(4, 4, 16, new Borders(true, false, true, false));
        assertFalse(open.isSolid(-1, 2));
        assertFalse(open.isSolid(2, -1));
        assertFalse(open.isSolid(-1, -1));
        assertTrue(open.isSolid(4, 2));
        assertTrue(open.isSolid(2, 4));
        assertTrue(open.isSolid(4, -1));
        assertTrue(open.isSolid(-1, 4));
        assertTrue(open.isSolidOrOneWay(-1, 4));
        assertFalse(open.isSolidOrOneWay(-1, -1));
    }

    @Test
    void settingOutsideIsRefused() {
        assertThrows(IndexOutOfBoundsException.class, () -> map.set(80, 0, TileType.BLOCK));
        assertThrows(IndexOutOfBoundsException.class, () -> map.set(0, -1, TileType.BLOCK));
    }

    @Test
    void mapsThatAreTooLargeOrNoneAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new TileMap(0, 5, 16, Borders.CLOSED));
        assertThrows(IllegalArgumentException.class, () -> new TileMap(5, 5, 0, Borders.CLOSED));
        assertThrows(IllegalArgumentException.class, () -> new TileMap(5, 5, 1025, Borders.CLOSED));
        assertThrows(IllegalArgumentException.class, () -> new TileMap(16_385, 1, 16, Borders.CLOSED));
        assertThrows(IllegalArgumentException.class, () -> new TileMap(8193, 8192, 1, Borders.CLOSED));
    }

    @Test
    void settingSaysWhetherAnythingChanged() {
        assertTrue(map.set(3, 3, TileType.BLOCK));
        assertFalse(map.set(3, 3, TileType.BLOCK));
    }

    @Test
    void theHashIsThatOfTheTilesHoweverTheyCameAbout() {
        TileMap other = new TileMap(80, 60, 16, Borders.CLOSED);
        map.set(3, 3, TileType.BLOCK);
        map.set(70, 50, TileType.ONE_WAY);
        other.set(70, 50, TileType.BLOCK);
        other.set(70, 50, TileType.ONE_WAY);
        assertNotEquals(map.hash(), other.hash());
        other.set(3, 3, TileType.BLOCK);
        assertEquals(map.hash(), other.hash());
        other.set(3, 3, TileType.EMPTY);
        other.set(70, 50, TileType.EMPTY);
        assertEquals(0, other.hash());
    }

    @Test
    void restoringBringsBackEveryTileAndTheHash() {
        map.set(3, 3, TileType.BLOCK);
        map.set(79, 59, TileType.ONE_WAY);
        TileSnapshot before = map.snapshot();
        long hash = map.hash();
        map.set(3, 3, TileType.EMPTY);
        map.set(64, 0, TileType.BLOCK);
        TileSnapshot after = map.snapshot();
        map.restore(before);
        assertEquals(TileType.BLOCK, map.tileAt(3, 3));
        assertEquals(TileType.ONE_WAY, map.tileAt(79, 59));
        assertEquals(TileType.EMPTY, map.tileAt(64, 0));
        assertEquals(hash, map.hash());
        map.restore(after);
        assertEquals(TileType.EMPTY, map.tileAt(3, 3));
        assertEquals(TileType.BLOCK, map.tileAt(64, 0));
    }

    @Test
    void changesAfterASnapshotAreUndoneAlsoInTheSameChunk() {
        TileSnapshot empty = map.snapshot();
        map.set(1, 1, TileType.BLOCK);
        map.restore(empty);
        assertTrue(map.isEmpty(1, 1));
        map.set(1, 2, TileType.BLOCK);
        assertTrue(map.isEmpty(1, 1));
        map.restore(empty);
        assertTrue(map.isEmpty(1, 2));
    }

    @Test
    void snapshotsShareTheChunksThatDidNotChange() {
        TileSnapshot before = map.snapshot();
        map.set(0, 0, TileType.BLOCK);
        TileSnapshot after = map.snapshot();
        assertNotEquals(before.chunk(0), after.chunk(0));
        assertSame(before.chunk(1), after.chunk(1));
    }

    @Test
    void aSnapshotOfAnotherSizeIsRefused() {
        TileSnapshot other = new TileMap(80, 61, 16, Borders.CLOSED).snapshot();
        assertThrows(IllegalArgumentException.class, () -> map.restore(other));
    }

    @Test
    void theReadOnlyViewShowsChangesAndIsNoMap() {
        TileView view = map.readOnly();
        map.set(4, 4, TileType.ONE_WAY);
        assertEquals(TileType.ONE_WAY, view.tileAt(4, 4));
        assertTrue(view.isOneWay(4, 4) && view.isGround(4, 4));
        assertFalse(view.isEmpty(4, 4) || view.isObstacle(4, 4) || view.isSolid(4, 4));
        assertEquals(80, view.columns());
        assertEquals(60, view.rows());
        assertEquals(16, view.tileSize());
        assertSame(Borders.CLOSED, view.borders());
        assertFalse((Object) view instanceof TileMap);
    }

    @Test
    void codesAreTheWayBackToTypes() {
        for (TileType type : TileType.values()) {
            assertSame(type, TileType.ofCode(type.code()));
        }
        assertThrows(IllegalArgumentException.class, () -> TileType.ofCode(TileType.values().length));
        assertThrows(IllegalArgumentException.class, () -> TileType.ofCode(-1));
    }

    @Test
    void blocksAreGivenAsRectanglesThatFollowEachChange() {
        TileMap map = new TileMap(8, 4, 16, Borders.CLOSED);
        map.fill((column, row) -> row >= 2 ? TileType.BLOCK : TileType.EMPTY);
        TileView view = map.readOnly();
        TileRectangle all = new TileRectangle(0, 0, 8, 4);
        assertEquals(List.of(new TileRectangle(0, 2, 8, 2)), view.blocksIn(all));
        assertEquals(List.of(), view.blocksIn(new TileRectangle(0, 0, 8, 2)));
        TileSnapshot before = map.snapshot();
        map.set(3, 2, TileType.ONE_WAY);
        assertEquals(
                List.of(new TileRectangle(0, 2, 3, 1), new TileRectangle(4, 2, 4, 1), new TileRectangle(0, 3, 8, 1)),
                view.blocksIn(all));
        map.restore(before);
        assertEquals(List.of(new TileRectangle(0, 2, 8, 2)), view.blocksIn(all));
    }

    @Test
    void slopesAreGroundUnlessTheyHangAndAreCountedThroughSnapshots() {
        map.set(3, 3, TileType.SLOPE_LEFT_LOW);
        map.set(4, 3, TileType.CEILING_RIGHT);
        assertTrue(map.isGround(3, 3) && map.hasSlopes());
        assertFalse(map.isGround(4, 3) || map.isSolid(3, 3) || map.isSolidOrOneWay(3, 3) || map.isEmpty(3, 3));
        TileSnapshot with = map.snapshot();
        map.set(3, 3, TileType.BLOCK);
        map.set(4, 3, TileType.EMPTY);
        assertFalse(map.hasSlopes());
        map.restore(with);
        assertTrue(map.hasSlopes());
        assertEquals(TileType.SLOPE_LEFT_LOW.slope(), map.slopeAt(3, 3));
    }

    @Test
    void fourTilesAtOnceAreSolidAsEachOfThemIs() {
        TileMap map = new TileMap(4, 3, 16, new Borders(true, false, false, true));
        map.fill((column, row) -> TileType.values()[(5 * row + 3 * column) % TileType.values().length]);
        map.set(1, 1, TileType.BLOCK);
        map.set(2, 2, TileType.BLOCK);
        for (int row = -3; row < 5; row++) {
            for (int column = -3; column < 6; column++) {
                int expected = (map.isSolid(column, row) ? 1 : 0)
                        + (map.isSolid(column + 1, row) ? 2 : 0)
                        + (map.isSolid(column, row + 1) ? 4 : 0)
                        + (map.isSolid(column + 1, row + 1) ? 8 : 0);
                assertEquals(expected, map.solidBits(column, row), column + ", " + row);
            }
        }
    }
}
