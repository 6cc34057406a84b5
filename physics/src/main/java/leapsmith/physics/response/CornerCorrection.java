package leapsmith.physics.response;

import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.CeilingSpan;
import leapsmith.physics.sweep.Rectangles;
import leapsmith.physics.sweep.SlopeSweep;
import leapsmith.physics.tile.TileMap;

/**
 * Moves a rising body past the end of a ceiling: at the moment of impact it is moved sideways out from under it, if that
 * is not far and nothing blocks it, and then the rest of its path is swept. So the limit is the same at every speed,
 * toward the ceiling and away from it; a distance between two sub-pixels may count as either. The ceiling consists of
 * all tiles that are flat below and all solid supports over the body at that height, with those that continue it beyond
 * the body. The surface of a sloping ceiling stops a body without correction.
 *
 * <p>The shorter correction is tried first; of two equal ones the one toward the back of the body, so that a mirrored
 * body moves to the mirrored place.
 */
final class CornerCorrection {
    private final BodyStore store;
    private final Supports supports;
    private final Rectangles rectangles = new Rectangles();
    private final CeilingSpan ceiling;
    private final SlopeSweep sideways;
    private final SlopeSweep rest;

    CornerCorrection(BodyStore store, TileMap map, Supports supports) {
        this.store = store;
        this.supports = supports;
        ceiling = new CeilingSpan(map, rectangles);
        sideways = new SlopeSweep(map, rectangles);
        rest = new SlopeSweep(map, rectangles);
    }

    /** Left edge after the correction and the rest of the path. */
    long endX() {
        return rest.endX();
    }

    /** Top edge after the correction and the rest of the path. */
    long endY() {
        return rest.endY();
    }

    /** Whether the rest of the path was stopped along x. */
    boolean stoppedX() {
        return rest.stoppedX();
    }

    /** Whether the rest of the path was stopped along y. */
    boolean stoppedY() {
        return rest.stoppedY();
    }

    /**
     * Tries both corrections.
     *
     * @param x left edge at the moment of impact
     * @param y top edge then, which touches the ceiling
     * @param restX how much further it would have moved along x
     * @param restY how much further it would have risen; negative
     * @param reach the largest correction
     * @return whether one is possible and lets the body rise
     */
    boolean correct(int i, int x, int y, int restX, int restY, int reach) {
        int width = store.width[i];
        long beside = (long) reach + Math.abs(restX);
        long reachY = SlopeSweep.reachY(restX);
        long top = (long) y + restY - reachY;
        long bottom = (long) y + store.height[i] + reachY;
        supports.collect(i, x - beside, top, x + width + beside, bottom, false, rectangles);
        if (!ceiling.find(x, y, width, reach)) {
            // The overlap is less than a sub-pixel, and gone at the next one.
            return rises(i, x, y, 0, restX, restY, reach);
        }
        long toRight = ceiling.right() - x;
        long toLeft = (long) x + width - ceiling.left();
        boolean rightFirst = toRight < toLeft || toRight == toLeft && store.has(i, BodyFlags.FACING_LEFT);
        long nearer = rightFirst ? toRight : -toLeft;
        long farther = rightFirst ? -toLeft : toRight;
        return rises(i, x, y, nearer, restX, restY, reach) || rises(i, x, y, farther, restX, restY, reach);
    }

    private boolean rises(int i, int x, int y, long aside, int restX, int restY, int reach) {
        if (Math.abs(aside) > reach) {
            return false;
        }
        int width = store.width[i];
        int height = store.height[i];
        sideways.moveStraight(x, y, width, height, (int) aside, 0, false);
        if (sideways.stoppedX()) {
            return false;
        }
        rest.move((int) (x + aside), y, width, height, restX, restY, false, false, false);
        return rest.endY() < y;
    }
}
