package leapsmith.physics.response;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** All numbers are pixels; tiles are of 16. The box is of 10 x 10 px. */
class BodySweepTest {
    private static final int PX = SubPixels.PER_PIXEL;

    private final BodyStore store = new BodyStore();
    private final TileMap map = new TileMap(40, 40, 16, Borders.CLOSED);
    private final Supports supports = new Supports(store);
    private final BodySweep sweep = new BodySweep(store, map, supports);

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
    void theSlideStopsAtTilesToo() {
        box(300, 300);
        support(340, 200, 10, 200);
        map.set(20, 20, TileType.BLOCK);
        assertStop(400, 390, 330, 310, true, true);
    }

    @Test
    void aBodyMovesUpASlopeAsFarAsASupportLetsIt() {
        map.set(20, 20, TileType.SLOPE_RIGHT);
        box(310, 326);
        support(335, 280, 10, 35);
        supports.refresh();
        sweep.move(0, 30 * PX, 0, true, true);
        assertEquals(325, (double) sweep.endX() / PX, "flush with the support");
        assertEquals(311, (double) sweep.endY() / PX, "lifted by the slope");
        assertTrue(sweep.stoppedX());
    }

    @Test
    void aPathThatMeetsNothingIsUnchanged() {
        box(300, 300);
        assertPath(0, 0);
        support(340, 200, 10, 50);
        assertPath(400, 310);
    }

    @Test
    void supportsStopOnlyBodiesThatTheirFiltersAccept() {
        box(300, 300);
        store.setFilter(support(340, 200, 10, 200), new Filter(2, 2));
        assertPath(400, 300);
    }

    @Test
    void movingSupportsCanBeIgnored() {
        box(300, 300);
        store.vy[support(340, 200, 10, 200)] = 1;
        assertEquals(400, endAmongStill(400));
        assertStop(400, 300, 330, 300, true, false);
        support(360, 200, 10, 200);
        assertEquals(350, endAmongStill(400));
    }

    private double endAmongStill(int toX) {
        supports.refresh();
        sweep.setAmongStill(true);
        sweep.move(0, toX * PX - store.x[0], 0, false, false);
        sweep.setAmongStill(false);
        return (double) sweep.endX() / PX;
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

    private void sweep(int toX, int toY) {
        supports.refresh();
        sweep.move(0, toX * PX - store.x[0], toY * PX - store.y[0], false, false);
    }

    private void assertPath(int toX, int toY) {
        sweep(toX, toY);
        assertEquals(toX, (double) sweep.endX() / PX, "x");
        assertEquals(toY, (double) sweep.endY() / PX, "y");
        assertFalse(sweep.stoppedX() || sweep.stoppedY());
    }

    private void assertStop(int toX, int toY, int endX, int endY, boolean alongX, boolean alongY) {
        sweep(toX, toY);
        assertEquals(endX, (double) sweep.endX() / PX, "x");
        assertEquals(endY, (double) sweep.endY() / PX, "y");
        assertEquals(alongX, sweep.stoppedX(), "stopped along x");
        assertEquals(alongY, sweep.stoppedY(), "stopped along y");
    }
}
