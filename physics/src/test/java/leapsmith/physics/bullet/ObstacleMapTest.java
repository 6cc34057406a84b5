package leapsmith.physics.bullet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class ObstacleMapTest {
    private static final int COLUMNS = 23;
    private static final int ROWS = 17;
    private static final int MAX_ROOM = 7;

    private final TileMap map = new TileMap(COLUMNS, ROWS, 16, Borders.CLOSED);
    private final ObstacleMap obstacles = new ObstacleMap(map);

    @Test
    void clearTilesAreKnownAfterEachChange() {
        SplittableRandom random = new SplittableRandom(5);
        TileType[] types = TileType.values();
        map.fill((column, row) -> random.nextInt(25) == 0 ? TileType.BLOCK : TileType.EMPTY);
        obstacles.prepare();
        for (int change = 0; change < 60; change++) {
            assertAllSeen();
            int column = random.nextInt(COLUMNS);
            int row = random.nextInt(ROWS);
            map.set(column, row, random.nextInt(3) > 0 ? TileType.EMPTY : types[random.nextInt(types.length)]);
            obstacles.tileChanged(column, row);
        }
    }

    @Test
    void resetBytesAreComputedAgain() {
        obstacles.prepare();
        assertTrue(obstacles.isClear(3, 3, 4, 4));
        map.set(4, 4, TileType.BLOCK);
        obstacles.reset();
        assertFalse(obstacles.isClear(3, 3, 4, 4));
    }

    @Test
    void aChangeBeforeTheFirstBulletIsKnown() {
        map.set(4, 4, TileType.BLOCK);
        obstacles.tileChanged(4, 4);
        obstacles.prepare();
        assertFalse(obstacles.isClear(3, 3, 4, 4));
        obstacles.tileChanged(4, 4);
        map.set(4, 4, TileType.EMPTY);
        obstacles.prepare();
        assertTrue(obstacles.isClear(3, 3, 4, 4));
    }

    @Test
    void nothingIsClearOutsideTheLevel() {
        obstacles.prepare();
        int[][] outside = {{-1, 0}, {0, -1}, {COLUMNS, 0}, {0, ROWS}};
        for (int[] place : outside) {
            assertFalse(obstacles.isClear(place[0], place[1], place[0], place[1]));
            assertFalse(obstacles.isMarkable(place[0], place[1], place[0], place[1]));
        }
        assertTrue(obstacles.isMarkable(0, 0, 0, 0));
        assertTrue(obstacles.isMarkable(COLUMNS - 1, ROWS - 1, COLUMNS, ROWS));
    }

    @Test
    void aMarkCoversTwoByTwoTiles() {
        assertTrue(obstacles.isMarkable(3, 3, 4, 4));
        assertFalse(obstacles.isMarkable(3, 3, 5, 3));
        assertFalse(obstacles.isMarkable(3, 3, 3, 5));
    }

    @Test
    void computingAByteKeepsItsMark() {
        obstacles.prepare();
        int at = obstacles.indexOf(3, 3);
        obstacles.bytes[at] |= (byte) ObstacleMap.TARGET;
        assertTrue(obstacles.isClear(3, 3, 4, 4));
        assertTrue(obstacles.isClear(3, 3, 3 + MAX_ROOM - 1, 3));
        assertFalse(obstacles.isClear(3, 3, 3 + MAX_ROOM, 3));
        for (int span = 0; span < 4; span++) {
            assertTrue(ObstacleMap.isNear(obstacles.bytes[at], ObstacleMap.TARGET | 1 << span));
        }
        obstacles.bytes[at] &= (byte) ~ObstacleMap.TARGET;
        for (int span = 0; span < 4; span++) {
            assertFalse(ObstacleMap.isNear(obstacles.bytes[at], ObstacleMap.TARGET | 1 << span));
        }
    }

    @Test
    void tileOfEqualsTheQuotientForEveryPixel() {
        for (int tile : new int[] {1, 3, 7, 16, 100, 1000, 1024}) {
            ObstacleMap of = new ObstacleMap(new TileMap(2, 2, tile, Borders.CLOSED));
            assertEquals(Integer.bitCount(tile) == 1, of.shift() >= 0);
            int most = 1 << 19;
            for (int px = 0; px < most; px += px > most - 3000 || px < 3000 ? 1 : 997) {
                int sub = px * 4096 + px % 4096;
                assertEquals(px / tile, ObstacleMap.tileOf(sub, of.scale()), tile + " " + px);
            }
            assertTrue(ObstacleMap.tileOf(-1, of.scale()) < 0);
        }
    }

    /** Small rectangles tile by tile, larger ones by the square of their longer side. */
    private void assertAllSeen() {
        for (int row = 0; row < ROWS; row++) {
            for (int column = 0; column < COLUMNS; column++) {
                for (int spanY = 0; spanY <= MAX_ROOM; spanY++) {
                    for (int spanX = 0; spanX <= MAX_ROOM; spanX++) {
                        boolean small = spanX <= 1 && spanY <= 1;
                        int longer = Math.max(spanX, spanY);
                        boolean expected = small
                                ? isEmpty(column, row, spanX, spanY)
                                : longer < MAX_ROOM && isEmpty(column, row, longer, longer);
                        assertEquals(expected, obstacles.isClear(column, row, column + spanX, row + spanY));
                    }
                }
            }
        }
    }

    private boolean isEmpty(int column, int row, int spanX, int spanY) {
        for (int r = row; r <= row + spanY; r++) {
            for (int c = column; c <= column + spanX; c++) {
                if (!map.isEmpty(c, r)) {
                    return false;
                }
            }
        }
        return true;
    }
}
