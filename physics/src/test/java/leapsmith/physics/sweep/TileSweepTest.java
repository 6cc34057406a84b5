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
class TileSweepTest {
    private static final int PX = SubPixels.PER_PIXEL;

    private final TileMap map = new TileMap(100, 100, 16, Borders.CLOSED);
    private final TileSweep sweep = new TileSweep(map);

    @Test
    void aFreePathEndsAtItsTarget() {
        move(100, 100, 10, 10, 300, -50);
        assertEnd(400, 50);
        assertFalse(sweep.stoppedX() || sweep.stoppedY());
    }

    @Test
    void aWallStopsFlushFromEachSide() {
        map.set(20, 20, TileType.BLOCK);
        move(300, 322, 10, 10, 100, 0);
        assertEnd(310, 322);
        move(400, 322, 10, 10, -100, 0);
        assertEnd(336, 322);
        move(322, 280, 10, 10, 0, 100);
        assertEnd(322, 310);
        move(322, 400, 10, 10, 0, -100);
        assertEnd(322, 336);
    }

    @Test
    void aBodyThatOnlyTouchesIsNotStopped() {
        map.set(20, 20, TileType.BLOCK);
        move(300, 310, 10, 10, 100, 0);
        assertEnd(400, 310);
        move(310, 300, 10, 10, 0, 100);
        assertEnd(310, 400);
        move(310, 322, 10, 10, -50, 7);
        assertEnd(260, 329);
    }

    @Test
    void aFlushBodyIsStoppedAtOnceAndSlidesOn() {
        map.set(20, 20, TileType.BLOCK);
        move(310, 322, 10, 10, 5, 3);
        assertEnd(310, 325);
        assertTrue(sweep.stoppedX());
        assertFalse(sweep.stoppedY());
    }

    @Test
    void aStopOnOneAxisDoesNotStopTheOther() {
        map.set(20, 20, TileType.BLOCK);
        // Meets the left face at a fifth of the path, then moves on down next to it.
        move(300, 322, 10, 10, 50, 50);
        assertEnd(310, 372);
    }

    @Test
    void theSlideMeetsTilesToo() {
        map.set(20, 20, TileType.BLOCK);
        map.set(19, 22, TileType.BLOCK);
        move(300, 322, 10, 10, 50, 50);
        assertEnd(310, 342);
        assertTrue(sweep.stoppedX() && sweep.stoppedY());
    }

    @Test
    void theSlideStartsAtTheStop() {
        // The box passes this tile's row before it reaches the wall, and its final column extends over the tile.
        map.set(20, 25, TileType.BLOCK);
        map.set(19, 20, TileType.BLOCK);
        move(280, 300, 10, 10, 40, 140);
        assertEnd(310, 440);
        assertTrue(sweep.stoppedX());
        assertFalse(sweep.stoppedY());
    }

    @Test
    void anInsideCornerStopsBothAxes() {
        map.set(20, 20, TileType.BLOCK);
        map.set(19, 21, TileType.BLOCK);
        move(300, 316, 10, 10, 400, 400);
        assertEnd(310, 326);
        assertTrue(sweep.stoppedX() && sweep.stoppedY());
    }

    @Test
    void anExactOutsideCornerLandsAFallingBody() {
        map.set(20, 20, TileType.BLOCK);
        move(300, 300, 10, 10, 40, 40);
        assertEnd(340, 310);
        assertTrue(sweep.stoppedY());
        assertFalse(sweep.stoppedX());
    }

    @Test
    void anExactOutsideCornerStopsARisingBodySideways() {
        map.set(20, 20, TileType.BLOCK);
        move(300, 346, 10, 10, 40, -40);
        assertEnd(310, 306);
        assertTrue(sweep.stoppedX());
        assertFalse(sweep.stoppedY());
    }

    @Test
    void cornersAreMirrored() {
        map.set(20, 20, TileType.BLOCK);
        move(346, 300, 10, 10, -40, 40);
        assertEnd(306, 310);
        move(346, 346, 10, 10, -40, -40);
        assertEnd(336, 306);
    }

    @Test
    void aCornerWithinAFloorStopsNothing() {
        for (int column = 10; column < 40; column++) {
            map.set(column, 20, TileType.BLOCK);
        }
        // Falls exactly onto the seam between two tiles.
        move(300, 300, 10, 10, 10, 20);
        assertEnd(310, 310);
        move(310, 310, 10, 10, 200, 20);
        assertEnd(510, 310);
        assertTrue(sweep.stoppedY());
        assertFalse(sweep.stoppedX());
    }

    @Test
    void aPathPastACornerIsNotStopped() {
        map.set(20, 20, TileType.BLOCK);
        // One sub-pixel higher than the exact corner.
        sweep.move(300 * PX, 300 * PX - 1, 10 * PX, 10 * PX, 26 * PX, 20 * PX, true);
        assertFalse(sweep.stoppedX());
        assertTrue(sweep.stoppedY());
        // Its corner is past the tile's right edge before its bottom reaches the top.
        move(300, 300, 10, 10, 360, 100);
        assertEnd(660, 400);
    }

    @Test
    void noSpeedPassesThroughATile() {
        map.set(20, 20, TileType.BLOCK);
        sweep.move(322 * PX, 0, 4 * PX, 4 * PX, 0, 1 << 30, true);
        assertEnd(322, 316);
        sweep.move(0, 322 * PX, 4 * PX, 4 * PX, 1 << 30, 0, true);
        assertEnd(316, 322);
        sweep.move(0, 0, 4 * PX, 4 * PX, 1 << 30, 1 << 30, true);
        assertEquals(316, sweep.endY() / PX);
    }

    @Test
    void aOneWayStopsOnlyABodyThatFallsAcrossItsTop() {
        map.set(20, 20, TileType.ONE_WAY);
        move(322, 300, 10, 10, 0, 30);
        assertEnd(322, 310);
        move(322, 400, 10, 10, 0, -200);
        assertEnd(322, 200);
        move(300, 322, 10, 10, 100, 0);
        assertEnd(400, 322);
        move(322, 311, 10, 10, 0, 30);
        assertEnd(322, 341);
    }

    @Test
    void aBodyThatIgnoresOneWaysPasses() {
        map.set(20, 20, TileType.ONE_WAY);
        sweep.move(322 * PX, 300 * PX, 10 * PX, 10 * PX, 0, 30 * PX, false);
        assertEnd(322, 330);
    }

    @Test
    void aOneWayIsNotMetFromTheSideWhileFalling() {
        map.set(20, 20, TileType.ONE_WAY);
        // The bottom is below the top edge before the box is above the tile.
        move(290, 305, 10, 10, 40, 20);
        assertEnd(330, 325);
        // The box is past the tile before its bottom gets there.
        move(290, 305, 10, 10, 200, 20);
        assertEnd(490, 325);
        move(305, 305, 10, 10, 30, 20);
        assertEnd(335, 310);
    }

    @Test
    void anExactCornerOfAOneWayLands() {
        map.set(20, 20, TileType.ONE_WAY);
        move(300, 300, 10, 10, 15, 15);
        assertEnd(315, 310);
    }

    @Test
    void aTallBodyMeetsEveryTileAlongItsEdge() {
        map.set(20, 20, TileType.BLOCK);
        move(300, 200, 10, 300, 100, 2);
        assertEnd(310, 202);
    }

    @Test
    void tileSizesMayBeAnyNumber() {
        TileMap odd = new TileMap(50, 50, 24, Borders.CLOSED);
        odd.set(20, 20, TileType.BLOCK);
        TileSweep oddSweep = new TileSweep(odd);
        oddSweep.move(460 * PX, 485 * PX, 10 * PX, 10 * PX, 100 * PX, 3 * PX, true);
        assertEquals(470L * PX, oddSweep.endX());
        assertEquals(488L * PX, oddSweep.endY());
    }

    @Test
    void closedBordersStopAndOpenOnesDoNot() {
        move(5, 5, 10, 10, -100, 0);
        assertEnd(0, 5);
        move(5, 5, 10, 10, -100, -50);
        assertEnd(0, 0);
        TileSweep open = new TileSweep(new TileMap(10, 10, 16, new Borders(true, true, true, true)));
        open.move(5 * PX, 5 * PX, 10 * PX, 10 * PX, -(1 << 30), 1 << 30, true);
        assertEquals(5L * PX - (1 << 30), open.endX());
        assertEquals(5L * PX + (1 << 30), open.endY());
    }

    private void move(int x, int y, int width, int height, int dx, int dy) {
        sweep.move(x * PX, y * PX, width * PX, height * PX, dx * PX, dy * PX, true);
    }

    private void assertEnd(double x, double y) {
        assertEquals(x, (double) sweep.endX() / PX, "x");
        assertEquals(y, (double) sweep.endY() / PX, "y");
    }
}
