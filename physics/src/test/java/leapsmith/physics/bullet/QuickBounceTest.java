package leapsmith.physics.bullet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class QuickBounceTest {
    private static final int SIDE = 6;

    private final TileMap map = new TileMap(SIDE, SIDE, 16, Borders.CLOSED);
    private final int tile = map.tileSub();
    private final BulletMover.QuickBounce quick = new BulletMover.QuickBounce(map);

    @Test
    void aCertainStopEndsAsTheExactPathDoes() {
        SplittableRandom random = new SplittableRandom(6);
        BulletPath path = new BulletPath(map);
        int bounces = 0;
        for (int i = 0; i < 40_000; i++) {
            if (i % 50 == 0) {
                map.fill((column, row) -> random.nextInt(3) == 0 ? TileType.BLOCK : TileType.EMPTY);
            }
            int width = 1 + random.nextInt(tile);
            int height = 1 + random.nextInt(tile);
            int x = place(random, width);
            int y = place(random, height);
            int dx = random.nextInt(5) == 0 ? 0 : random.nextInt(-tile, tile);
            int dy = random.nextInt(5) == 0 ? 0 : random.nextInt(-tile, tile);
            int column = map.tileOf(Math.min(x, x + dx));
            int row = map.tileOf(Math.min(y, y + dy));
            boolean fits = map.tileOf(Math.max(x, x + dx) + width - 1) - column <= 1
                    && map.tileOf(Math.max(y, y + dy) + height - 1) - row <= 1;
            if (!fits || !quick.isStopped(column, row, x, y, width, height, dx, dy)) {
                continue;
            }
            bounces++;
            assertFalse(overlapsSolid(x, y, width, height));
            path.begin(x, y, width, height, dx, dy);
            path.meetTiles(false, true);
            assertTrue(path.isStopped());
            assertEquals(path.endX(), quick.endX());
            assertEquals(path.endY(), quick.endY());
            assertEquals(path.bouncedVx(), quick.stoppedX() ? -dx : dx);
            assertEquals(path.bouncedVy(), quick.stoppedY() ? -dy : dy);
        }
        assertTrue(bounces > 3000, bounces + " bounces");
    }

    @Test
    void aBlockOnOneSideIsACertainStop() {
        map.set(3, 3, TileType.BLOCK);
        int left = 3 * tile;
        int right = 4 * tile;
        assertStopped(2, 3, left - 15, left + 5, 9, 2, left - 10, left + 7);
        assertTrue(quick.stoppedX());
        assertFalse(quick.stoppedY());
        assertStopped(3, 3, right + 3, left + 5, -9, 0, right, left + 5);
        assertStopped(3, 2, left + 5, left - 15, 0, 9, left + 5, left - 10);
        assertTrue(quick.stoppedY());
        assertFalse(quick.stoppedX());
        assertStopped(3, 3, left + 5, right + 3, 2, -9, left + 7, right);
    }

    @Test
    void inAnInnerCornerBothAxesStop() {
        map.set(3, 2, TileType.BLOCK);
        map.set(3, 3, TileType.BLOCK);
        map.set(2, 3, TileType.BLOCK);
        assertStopped(2, 2, 3 * tile - 15, 3 * tile - 17, 9, 9, 3 * tile - 10, 3 * tile - 10);
        assertTrue(quick.stoppedX() && quick.stoppedY());
    }

    @Test
    void anOuterCornerIsNotACertainStop() {
        map.set(3, 3, TileType.BLOCK);
        assertFalse(isStopped(2, 2, 3 * tile - 15, 3 * tile - 17, 9, 9));
    }

    /** For a box of 10 by 10 sub-pixels. */
    private void assertStopped(int column, int row, int x, int y, int dx, int dy, int endX, int endY) {
        assertTrue(isStopped(column, row, x, y, dx, dy));
        assertEquals(endX, quick.endX());
        assertEquals(endY, quick.endY());
    }

    private boolean isStopped(int column, int row, int x, int y, int dx, int dy) {
        return quick.isStopped(column, row, x, y, 10, 10, dx, dy);
    }

    private boolean overlapsSolid(int x, int y, int width, int height) {
        for (int row = map.tileOf(y); row <= map.tileOf(y + height - 1); row++) {
            for (int column = map.tileOf(x); column <= map.tileOf(x + width - 1); column++) {
                if (map.isSolid(column, row)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Often flush with a tile's border. */
    private int place(SplittableRandom random, int side) {
        int any = random.nextInt(tile, (SIDE - 2) * tile);
        return switch (random.nextInt(3)) {
            case 0 -> any / tile * tile;
            case 1 -> any / tile * tile - side;
            default -> any;
        };
    }
}
