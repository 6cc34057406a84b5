package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.ExactSweep;
import leapsmith.physics.laws.oracle.ExactSweep.Outcome;
import leapsmith.physics.laws.oracle.Obstacles;
import leapsmith.physics.laws.scene.Tiles;
import leapsmith.physics.tile.Borders;
import org.junit.jupiter.api.Test;

/** Tests the oracle itself, on paths computed by hand: tiles of 1 px in an open level, a body of 1 px. */
class ExactSweepTest {
    private static final long PX = 4096;
    private static final Tiles ONE_BLOCK = Tiles.of(".....", ".....", "..#..", ".....", ".....");
    private static final Tiles ONE_PLATFORM = Tiles.of(".....", ".....", "..=..", ".....", ".....");

    @Test
    void aFreePathIsFollowedToItsEnd() {
        assertEquals(new Outcome(4 * PX, PX, false, false), sweep(ONE_BLOCK, 0, 0, 4, 1));
    }

    @Test
    void aFaceStopsOnlyItsAxis() {
        assertEquals(new Outcome(PX, 4 * PX, true, false), sweep(ONE_BLOCK, 0, 1, 4, 3));
        assertEquals(new Outcome(4 * PX, PX, false, true), sweep(ONE_BLOCK, 1, 0, 3, 4));
    }

    @Test
    void aFallingBoxLandsOnACorner() {
        assertEquals(new Outcome(4 * PX, PX, false, true), sweep(ONE_BLOCK, 0, 0, 4, 4));
        assertEquals(new Outcome(0, PX, false, true), sweep(ONE_BLOCK, 4, 0, -4, 4));
    }

    @Test
    void aRisingBoxMeetsACornerAsAWall() {
        assertEquals(new Outcome(PX, 0, true, false), sweep(ONE_BLOCK, 0, 4, 4, -4));
        assertEquals(new Outcome(3 * PX, 0, true, false), sweep(ONE_BLOCK, 4, 4, -4, -4));
    }

    @Test
    void touchingACornerInPassingStopsNothing() {
        assertEquals(new Outcome(4 * PX, 2 * PX, false, false), sweep(ONE_BLOCK, 2, 0, 2, 2));
        assertEquals(new Outcome(3 * PX, 3 * PX, false, false), sweep(ONE_BLOCK, 3, 1, 0, 2));
    }

    @Test
    void touchingAtTheEndOfThePathIsNotAStop() {
        assertEquals(new Outcome(PX, 2 * PX, false, false), sweep(ONE_BLOCK, 0, 2, 1, 0));
    }

    @Test
    void anInnerCornerStopsBothAxes() {
        Tiles corner = Tiles.of("...", "..#", ".##");
        assertEquals(new Outcome(PX, PX, true, true), sweep(corner, 0, 0, 2, 2));
    }

    @Test
    void aOneWayStopsOnlyWhatLandsOnItsTop() {
        assertEquals(new Outcome(2 * PX, PX, false, true), sweep(ONE_PLATFORM, 2, 0, 0, 4));
        assertEquals(new Outcome(2 * PX, 0, false, false), sweep(ONE_PLATFORM, 2, 4, 0, -4));
        assertEquals(new Outcome(4 * PX, 2 * PX, false, false), sweep(ONE_PLATFORM, 0, 2, 4, 0));
        assertEquals(new Outcome(4 * PX, 4 * PX, false, false), sweep(ONE_PLATFORM, 0, 1, 4, 3));
    }

    private static Outcome sweep(Tiles tiles, int x, int y, int dx, int dy) {
        Obstacles open = Obstacles.of(tiles, 1, new Borders(true, true, true, true));
        return ExactSweep.sweep(new Box(x * PX, y * PX, PX, PX), dx * PX, dy * PX, open, false);
    }
}
