package leapsmith.physics.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** All numbers are pixels; tiles are of 16. */
class DepenetrationTest {
    private static final int PX = SubPixels.PER_PIXEL;

    private final TileMap map = new TileMap(100, 100, 16, Borders.CLOSED);
    private final Depenetration depenetration = new Depenetration(map);

    @Test
    void theShortestMoveIsChosen() {
        map.set(20, 20, TileType.BLOCK);
        assertMove(313, 322, 10, 10, -3, 0);
        assertMove(331, 322, 10, 10, 5, 0);
        assertMove(322, 333, 10, 10, 0, 3);
        assertMove(322, 311, 10, 10, 0, -1);
    }

    @Test
    void upPrecedesSidewaysAndSidewaysPrecedesDown() {
        map.set(20, 20, TileType.BLOCK);
        assertMove(312, 312, 10, 10, 0, -2);
        assertMove(312, 334, 10, 10, -2, 0);
    }

    @Test
    void ofTwoEquallyFarSidesTheBackIsChosen() {
        map.set(20, 19, TileType.BLOCK);
        map.set(20, 20, TileType.BLOCK);
        map.set(20, 21, TileType.BLOCK);
        assertTrue(find(323, 322, 10, 10, false));
        assertEquals(-13, depenetration.moveX() / PX);
        assertTrue(find(323, 322, 10, 10, true));
        assertEquals(13, depenetration.moveX() / PX);
    }

    @Test
    void aMoveMayUseBothAxes() {
        for (int column = 0; column < 100; column++) {
            for (int row = 0; row < 100; row++) {
                map.set(column, row, TileType.BLOCK);
            }
        }
        map.set(21, 21, TileType.EMPTY);
        assertMove(326, 330, 10, 10, 10, 6);
    }

    @Test
    void withoutAFreePlaceInReachNothingIsFound() {
        for (int column = 10; column < 30; column++) {
            for (int row = 10; row < 30; row++) {
                map.set(column, row, TileType.BLOCK);
            }
        }
        assertFalse(find(320, 320, 10, 10, false));
        // The reach is 10 px and two tiles, 42 px.
        assertFalse(find(437, 300, 10, 10, false));
        assertTrue(find(438, 300, 10, 10, false));
    }

    @Test
    void placesBeyondClosedSidesAreNotFree() {
        map.set(0, 50, TileType.BLOCK);
        assertMove(1, 803, 10, 10, 0, -13);
    }

    @Test
    void aFreeBoxOverlapsNothing() {
        map.set(20, 20, TileType.BLOCK);
        assertFalse(depenetration.overlapsSolid(310 * PX, 322 * PX, 10 * PX, 10 * PX));
        assertTrue(depenetration.overlapsSolid(310 * PX + 1, 322 * PX, 10 * PX, 10 * PX));
    }

    private boolean find(int x, int y, int width, int height, boolean facingLeft) {
        return depenetration.find(x * PX, y * PX, width * PX, height * PX, facingLeft);
    }

    private void assertMove(int x, int y, int width, int height, int dx, int dy) {
        assertTrue(find(x, y, width, height, false));
        assertEquals(dx, depenetration.moveX() / PX, "x");
        assertEquals(dy, depenetration.moveY() / PX, "y");
    }
}
