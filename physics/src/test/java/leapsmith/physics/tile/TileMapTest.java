package leapsmith.physics.tile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import leapsmith.physics.fixed.MemorySize;
import leapsmith.physics.fixed.SubPixels;
import org.junit.jupiter.api.Test;

class TileMapTest {
    @Test
    void materialsAroundAPlaceAreFoundAfterEditsAndRestores() {
        SplittableRandom random = new SplittableRandom(2);
        for (int round = 0; round < 200; round++) {
            int columns = 1 + random.nextInt(140);
            int rows = 1 + random.nextInt(20);
            TileMap[] maps = {
                new TileMap(columns, rows, 16, Borders.CLOSED), new TileMap(columns, rows, 16, Borders.CLOSED)
            };
            List<TileSnapshot> saved = new ArrayList<>();
            for (int step = 0; step < 60; step++) {
                TileMap map = maps[random.nextInt(2)];
                map.setMaterial(1, 5, false);
                if (random.nextInt(4) == 0) {
                    saved.add(map.snapshot());
                } else if (random.nextInt(4) == 0 && !saved.isEmpty()) {
                    map.restore(saved.get(random.nextInt(saved.size())));
                } else {
                    map.set(random.nextInt(columns), random.nextInt(rows), TileType.BLOCK, random.nextInt(3) / 2);
                }
                assertFindsMaterials(map, random);
            }
        }
    }

    private static void assertFindsMaterials(TileMap map, SplittableRandom random) {
        int reach = TileMap.SURROUNDING_TILES;
        for (int i = 0; i < 20; i++) {
            int column = random.nextInt(map.columns() + 12) - 6;
            int row = random.nextInt(map.rows() + 12) - 6;
            boolean any = false;
            for (int c = column - reach; c <= column + reach; c++) {
                for (int r = row - reach; r <= row + reach; r++) {
                    any |= map.materialAt(c, r) != 0;
                }
            }
            assertEquals(any, map.mayHaveMaterialIn(column - reach, row - reach, column + reach, row + reach));
            assertTrue(!any || map.mayHaveMaterialAround(column, row), column + ", " + row);
        }
    }

    @Test
    void aPlaceFarFromMaterialsHasNoneAround() {
        TileMap map = new TileMap(100, 20, 16, Borders.CLOSED);
        map.setMaterial(1, 5, false);
        map.set(62, 10, TileType.EMPTY, 1);
        for (int column = -5; column < 105; column++) {
            for (int row = -5; row < 25; row++) {
                boolean isNear = Math.abs(column - 62) <= TileMap.SURROUNDING_TILES
                        && Math.abs(row - 10) <= TileMap.SURROUNDING_TILES;
                assertEquals(isNear, map.mayHaveMaterialAround(column, row));
            }
        }
    }

    private final TileMap map = new TileMap(80, 60, 16, Borders.CLOSED);

    @Test
    void aNewMapIsEmpty() {
        assertEquals(TileType.EMPTY, map.tileAt(0, 0));
        assertTrue(map.isEmpty(79, 59));
        assertFalse(map.isGround(5, 5));
    }

    @Test
    void eachTypeHasItsProperties() {
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
    void tileOfIsAFloorDivision() {
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
    void tileOfIsAFloorDivisionForAnySize() {
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
    void invalidSizesOfAMapAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new TileMap(0, 5, 16, Borders.CLOSED));
        assertThrows(IllegalArgumentException.class, () -> new TileMap(5, 5, 0, Borders.CLOSED));
        assertThrows(IllegalArgumentException.class, () -> new TileMap(5, 5, 1025, Borders.CLOSED));
        assertThrows(IllegalArgumentException.class, () -> new TileMap(16_385, 1, 16, Borders.CLOSED));
        assertThrows(IllegalArgumentException.class, () -> new TileMap(8193, 8192, 1, Borders.CLOSED));
    }

    @Test
    void setReturnsWhetherTheTileChanged() {
        assertTrue(map.set(3, 3, TileType.BLOCK));
        assertFalse(map.set(3, 3, TileType.BLOCK));
    }

    @Test
    void theHashDependsOnlyOnTheTiles() {
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
    void restoringUndoesRepeatedChangesInAChunk() {
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
    void snapshotsShareUnchangedChunks() {
        TileSnapshot before = map.snapshot();
        map.set(0, 0, TileType.BLOCK);
        TileSnapshot after = map.snapshot();
        assertNotEquals(before.chunks()[0], after.chunks()[0]);
        assertSame(before.chunks()[1], after.chunks()[1]);
    }

    @Test
    void aSnapshotOfAnotherSizeIsRefused() {
        TileSnapshot other = new TileMap(80, 61, 16, Borders.CLOSED).snapshot();
        assertThrows(IllegalArgumentException.class, () -> map.restore(other));
    }

    @Test
    void theReadOnlyViewShowsChangesAndIsNotAMap() {
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
    void ofCodeInvertsCode() {
        for (TileType type : TileType.values()) {
            assertSame(type, TileType.ofCode(type.code()));
        }
    }

    @Test
    void anUnknownCodeIsRefused() {
        Set<Integer> used =
                Arrays.stream(TileType.values()).map(type -> (int) type.code()).collect(Collectors.toSet());
        for (int code = -300; code < 300; code++) {
            int unused = code;
            if (!used.contains(code)) {
                assertThrows(IllegalArgumentException.class, () -> TileType.ofCode(unused));
            }
        }
    }

    @Test
    void queriesOfAMapDependOnTheTypeOfATile() {
        for (TileType type : TileType.values()) {
            TileMap map = new TileMap(3, 3, 16, Borders.CLOSED);
            map.set(1, 1, type);
            assertSame(type, map.tileAt(1, 1));
            assertSame(type.slope(), map.slopeAt(1, 1));
            assertEquals(type.isSlope(), map.hasSlopes());
            assertEquals(type == TileType.EMPTY, map.isEmpty(1, 1), type.name());
            assertEquals(type == TileType.BLOCK, map.isSolid(1, 1), type.name());
            assertEquals(type == TileType.BLOCK, map.isObstacle(1, 1), type.name());
            assertEquals(type == TileType.BLOCK ? 8 : 0, map.solidBits(0, 0), type.name());
            assertEquals(type == TileType.ONE_WAY, map.isOneWay(1, 1), type.name());
            assertEquals(type == TileType.BLOCK || type == TileType.ONE_WAY, map.isSolidOrOneWay(1, 1), type.name());
            boolean floor = type.isSlope() && !type.slope().ceiling();
            assertEquals(map.isSolidOrOneWay(1, 1) || floor, map.isGround(1, 1), type.name());
        }
    }

    @Test
    void blocksInFollowsEachChange() {
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
    void hasSlopesIsCorrectAfterChangesAndSnapshots() {
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
    void solidBitsEqualTheFourTiles() {
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

    @Test
    void snapshotsOfManyChunksAreIndependent() {
        SplittableRandom random = new SplittableRandom(15);
        TileType[] types = TileType.values();
        // Neither side is a multiple of the chunk size.
        TileMap large = new TileMap(150, 140, 16, Borders.CLOSED);
        List<TileSnapshot> snapshots = new ArrayList<>();
        List<List<TileType>> tiles = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            for (int n = random.nextInt(300); n > 0; n--) {
                large.set(random.nextInt(150), random.nextInt(140), types[random.nextInt(types.length)]);
            }
            snapshots.add(large.snapshot());
            tiles.add(all(large));
        }
        for (int i = 0; i < 40; i++) {
            int which = random.nextInt(snapshots.size());
            large.restore(snapshots.get(which));
            assertEquals(tiles.get(which), all(large));
            assertEquals(snapshots.get(which).hash(), large.hash());
            large.set(random.nextInt(150), random.nextInt(140), types[random.nextInt(types.length)]);
        }
    }

    private static List<TileType> all(TileMap map) {
        List<TileType> all = new ArrayList<>();
        for (int row = 0; row < map.rows(); row++) {
            for (int column = 0; column < map.columns(); column++) {
                all.add(map.tileAt(column, row));
            }
        }
        return all;
    }

    @Test
    void theSizeOfASnapshotExcludesSharedChunks() {
        TileMap large = new TileMap(150, 140, 16, Borders.CLOSED);
        long chunk = MemorySize.array(64 * 64, Byte.BYTES);
        long list = MemorySize.array(3 * 3, MemorySize.REFERENCE);
        TileSnapshot before = large.snapshot();
        assertEquals(list + 9 * chunk, before.sizeInBytes(null));
        assertEquals(0, large.snapshot().sizeInBytes(before));
        large.set(149, 0, TileType.BLOCK);
        large.set(0, 139, TileType.BLOCK);
        TileSnapshot after = large.snapshot();
        assertEquals(list + 2 * chunk, after.sizeInBytes(before));
        assertEquals(list + 9 * chunk, after.sizeInBytes(null));
        TileSnapshot small = new TileMap(10, 10, 16, Borders.CLOSED).snapshot();
        assertEquals(list + 9 * chunk, after.sizeInBytes(small));
    }

    @Test
    void isSameTileAndIsBorderAgreeWithTileOf() {
        for (int size : new int[] {1, 7, 16, 24}) {
            TileMap tiles = new TileMap(9, 9, size, Borders.CLOSED);
            int sub = size * 4096;
            int[] places = {-sub - 1, -sub, -sub + 1, -1, 0, 1, sub / 2, sub - 1, sub, sub + 1, 2 * sub - 1, 2 * sub};
            for (int one : places) {
                assertEquals(Math.floorMod(one, sub) == 0, tiles.isBorder(one), one + " of " + size);
                for (int other : places) {
                    boolean same = Math.floorDiv(one, sub) == Math.floorDiv(other, sub);
                    assertEquals(same, tiles.isSameTile(one, other), one + " and " + other + " of " + size);
                }
            }
        }
    }

    @Test
    void aMapMayHaveOneTileOfTheLargestSize() {
        assertEquals(1, new TileMap(1, 1, 1, Borders.CLOSED).columns());
        int side = SubPixels.MAX_PX / TileMap.MAX_TILE_SIZE;
        TileMap largest = new TileMap(side, 1, TileMap.MAX_TILE_SIZE, Borders.CLOSED);
        assertEquals(TileMap.MAX_TILE_SIZE, largest.tileSize());
        assertThrows(
                IllegalArgumentException.class, () -> new TileMap(side + 1, 1, TileMap.MAX_TILE_SIZE, Borders.CLOSED));
    }

    @Test
    void theReadOnlyViewEqualsTheMap() {
        TileMap small = new TileMap(7, 4, 24, new Borders(true, false, false, true));
        TileType[] types = TileType.values();
        small.fill((column, row) -> types[(row * 7 + column) % types.length]);
        TileView view = small.readOnly();
        assertEquals(7, view.columns());
        assertEquals(4, view.rows());
        assertEquals(24, view.tileSize());
        assertEquals(small.borders(), view.borders());
        for (int row = -1; row <= 4; row++) {
            for (int column = -1; column <= 7; column++) {
                assertEquals(small.tileAt(column, row), view.tileAt(column, row));
                assertEquals(small.isObstacle(column, row), view.isObstacle(column, row));
                assertEquals(small.isGround(column, row), view.isGround(column, row));
                assertEquals(small.isOneWay(column, row), view.isOneWay(column, row));
                assertEquals(small.isEmpty(column, row), view.isEmpty(column, row));
                assertEquals(small.isSolid(column, row), view.isSolid(column, row));
            }
        }
    }

    @Test
    void theNormalOfASlopePointsOutOfItsSolidPart() {
        assertSlope(1, -1, -1, TileType.SLOPE_RIGHT);
        assertSlope(1, 1, -1, TileType.SLOPE_LEFT);
        assertSlope(2, -1, -2, TileType.SLOPE_RIGHT_LOW);
        assertSlope(2, 1, -2, TileType.SLOPE_LEFT_HIGH);
        assertSlope(1, -1, 1, TileType.CEILING_RIGHT);
        assertSlope(2, 1, 2, TileType.CEILING_LEFT_LOW);
        assertSlope(1, 1, -1, TileType.ONE_WAY_LEFT);
        assertFalse(TileType.BLOCK.isSlope() || TileType.EMPTY.isSlope() || TileType.ONE_WAY.isSlope());
    }

    private static void assertSlope(int run, int normalX, int normalY, TileType type) {
        assertTrue(type.isSlope());
        assertEquals(run, type.slope().run());
        assertEquals(normalX, type.slope().normalX());
        assertEquals(normalY, type.slope().normalY());
        assertEquals(type.name().startsWith("CEILING"), type.slope().ceiling());
        assertEquals(type.name().startsWith("ONE_WAY"), type.slope().oneWay());
    }

    @Test
    void aTypeIsFoundByItsShapeSideAndDirection() {
        for (TileType type : TileType.values()) {
            assertSame(type, TileType.of(type.shape(), type.side(), type.isOneWay()));
            assertEquals(type.name().contains("ONE_WAY") || type.isGate(), type.isOneWay(), type.name());
            assertEquals(type.shape(), type.shape().upsideDown().upsideDown());
        }
        assertSame(TileType.CEILING_LEFT_LOW, TileType.of(TileShape.CEILING_LOW, TileSide.LEFT, false));
        assertThrows(
                IllegalArgumentException.class, () -> TileType.of(TileShape.CEILING, TileSide.LEFT, true), "one-way");
    }

    @Test
    void eachSlopeIsCountedWhileItExists() {
        for (TileType type : TileType.values()) {
            map.set(3, 3, type);
            assertEquals(type.isSlope(), map.hasSlopes(), type.name());
        }
        map.set(3, 3, TileType.EMPTY);
        assertFalse(map.hasSlopes());
    }

    @Test
    void eachSideIsOpenOrClosedByItself() {
        for (int open = 0; open < 16; open++) {
            boolean left = (open & 1) != 0;
            boolean right = (open & 2) != 0;
            boolean top = (open & 4) != 0;
            boolean bottom = (open & 8) != 0;
            TileMap room = new TileMap(3, 3, 16, new Borders(left, right, top, bottom));
            assertEquals(!left, room.isSolid(-1, 1));
            assertEquals(!right, room.isSolid(3, 1));
            assertEquals(!top, room.isSolid(1, -1));
            assertEquals(!bottom, room.isSolid(1, 3));
        }
    }

    @Test
    void eachTypeAtEachPlaceHasItsOwnHash() {
        Set<Long> hashes = new HashSet<>();
        for (int place = 0; place < 300; place++) {
            for (TileType type : TileType.values()) {
                map.set(place % 80, place / 80, type);
                hashes.add(map.hash());
            }
            map.set(place % 80, place / 80, TileType.EMPTY);
        }
        assertEquals(300 * (TileType.values().length - 1) + 1, hashes.size());
        assertEquals(new TileMap(80, 60, 16, Borders.CLOSED).hash(), map.hash());
    }
}
