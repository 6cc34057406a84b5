package leapsmith.physics.response;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** All numbers are pixels; tiles are of 16. The box is of 10 x 10 px. */
class SupportClampTest {
    private static final int PX = SubPixels.PER_PIXEL;

    private final BodyStore store = new BodyStore();
    private final TileMap map = new TileMap(40, 40, 16, Borders.CLOSED);
    private final Supports supports = new Supports(store);
    private final SupportClamp clamp = new SupportClamp(store, map, supports);

    @Test
    void aStraightPathEndsFlushWithASupportOnEachSide() {
        box(300, 300);
        support(340, 290, 10, 30);
        support(250, 290, 10, 30);
        support(290, 340, 30, 10);
        support(290, 250, 30, 10);
        assertStop(400, 300, 330, 300, true, false);
        assertStop(200, 300, 260, 300, true, false);
        assertStop(300, 400, 300, 330, false, true);
        assertStop(300, 200, 300, 260, false, true);
    }

    @Test
    void theOtherAxisSlidesAlongTheSupport() {
        box(300, 300);
        support(340, 200, 10, 200);
        assertStop(400, 320, 330, 320, true, false);
        assertStop(400, 280, 330, 280, true, false);
        support(200, 340, 130, 10);
        assertStop(280, 400, 280, 330, false, true);
    }

    @Test
    void theSlideStopsAtSupportsToo() {
        box(300, 300);
        support(340, 200, 10, 200);
        support(300, 350, 40, 10);
        assertStop(400, 390, 330, 340, true, true);
    }

    @Test
    void aSlideThatWouldEndInATileDoesNotMove() {
        box(300, 300);
        support(340, 200, 10, 200);
        support(200, 350, 200, 10);
        // One tile that only the end of the slide along one support overlaps, and one in which the slide along the
        // other ends.
        map.set(20, 20, TileType.BLOCK);
        assertStop(400, 315, 330, 300, true, true);
        map.set(17, 21, TileType.BLOCK);
        assertStop(275, 390, 300, 340, true, true);
    }

    @Test
    void aBodyWithoutAFreePlaceDoesNotMove() {
        box(300, 300);
        support(340, 200, 10, 200);
        map.set(20, 18, TileType.BLOCK);
        map.set(20, 19, TileType.BLOCK);
        map.set(20, 20, TileType.BLOCK);
        assertStop(400, 315, 300, 300, true, true);
    }

    @Test
    void aPathThatMeetsNothingIsUnchanged() {
        assertFalse(clamp.shorten(box(300, 300), 0, 0, false), "no supports at all");
        support(340, 200, 10, 50);
        assertFalse(shorten(400, 310, false));
    }

    @Test
    void movingSupportsCanBeIgnored() {
        box(300, 300);
        store.vy[support(340, 200, 10, 200)] = 1;
        assertFalse(shorten(400, 300, true));
        assertTrue(shorten(400, 300, false));
        support(360, 200, 10, 200);
        assertTrue(shorten(400, 300, true));
        assertEquals(350, clamp.endX() / PX);
    }

    private int box(int x, int y) {
        return add(BodyDef.box(0, 0, 10, 10), x, y);
    }

    private int support(int x, int y, int width, int height) {
        return add(BodyDef.box(0, 0, width, height).solidity(Solidity.ALL), x, y);
    }

    private int add(BodyDef def, int x, int y) {
        int index = store.lowestFreeIndex();
        store.add(index, def, 60);
        store.place(index, x * PX, y * PX);
        return index;
    }

    private boolean shorten(int toX, int toY, boolean stillOnly) {
        supports.refresh();
        return clamp.shorten(0, (long) toX * PX, (long) toY * PX, stillOnly);
    }

    private void assertStop(int toX, int toY, int endX, int endY, boolean alongX, boolean alongY) {
        assertTrue(shorten(toX, toY, false));
        assertEquals(endX, (double) clamp.endX() / PX, "x");
        assertEquals(endY, (double) clamp.endY() / PX, "y");
        assertEquals(alongX, clamp.stoppedX(), "stopped along x");
        assertEquals(alongY, clamp.stoppedY(), "stopped along y");
    }
}
