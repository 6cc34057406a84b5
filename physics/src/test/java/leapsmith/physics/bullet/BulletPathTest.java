package leapsmith.physics.bullet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class BulletPathTest {
    private static final int TILE = 65_536;

    private final TileMap map = new TileMap(20, 10, 16, Borders.CLOSED);
    private final BulletPath path = new BulletPath(map);

    @Test
    void atASlopeHalfASubPixelAfterAWallNothingBeyondItIsTouched() {
        // The surface is half a sub-pixel below 385,023 where the wall holds the bullet, which comes there a quarter
        // below.
        map.set(10, 5, TileType.BLOCK);
        map.set(9, 5, TileType.SLOPE_LEFT_LOW);
        int width = 16_385;
        int bottom = 385_023;
        path.begin(10 * TILE - width - 2, bottom - 1 - 100, width, 100, 8, 5);
        path.meetTiles(false, true);
        assertEquals(10 * TILE - width, path.endX());
        assertEquals(bottom - 100, path.endY());
        assertTrue(path.touches(10 * TILE - 10, bottom, 10 * TILE, bottom + 10));
        assertFalse(path.touches(10 * TILE - 10, bottom + 1, 10 * TILE, bottom + 10));
    }
}
