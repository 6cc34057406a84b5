package leapsmith.physics.response;

import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.SlopeHit;
import leapsmith.physics.sweep.TileSweep;
import leapsmith.physics.tile.TileMap;

/**
 * Moves a rising body past the corner of a ceiling: at the moment of impact it is moved sideways by its overlap with
 * the ceiling, if that is small and nothing blocks it, and then the rest of its path is swept. So the limit is the same
 * at every speed, toward the ceiling and away from it; an overlap between two sub-pixels may count as either.
 *
 * <p>The shorter correction is tried first; of two equal ones the one toward the back of the body, so that a mirrored
 * body moves to the mirrored place.
 */
final class CornerCorrection {
    private final BodyStore store;
    private final TileMap map;
    private final TileSweep sideways;
    private final ObstacleSweep rest;
    private final SlopeHit slopes;

    CornerCorrection(BodyStore store, TileMap map, Supports supports) {
        this.store = store;
        this.map = map;
        sideways = new TileSweep(map);
        rest = new ObstacleSweep(store, map, supports);
        slopes = new SlopeHit(map);
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
        if (!map.isBorder(y)) {
            return false;
        }
        int width = store.width[i];
        int row = map.tileOf(y) - 1;
        int first = map.tileOf(x);
        int last = map.tileOf(x + width - 1);
        while (first <= last && !map.isSolid(first, row)) {
            first++;
        }
        while (last >= first && !map.isSolid(last, row)) {
            last--;
        }
        if (first > last) {
            // The overlap is less than a sub-pixel, and gone at the next one.
            return rises(i, x, y, 0, restX, restY, reach);
        }
        long toRight = (last + 1L) * map.tileSub() - x;
        long toLeft = (long) x + width - (long) first * map.tileSub();
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
        sideways.move(x, y, width, height, (int) aside, 0, false);
        if (sideways.stoppedX()
                || slopes.find(x, y, width, height, aside, 0, false)
                || rest.meetsSupport(i, x, y, x + aside, y)) {
            return false;
        }
        int start = (int) (x + aside);
        rest.moveFrom(i, start, y, restX, restY, false);
        return rest.endY() < y && !meetsSlope(start, y, width, height, restX, restY);
    }

    /** Whether the rest of the path meets a slope: on its straight part or where it slides. */
    private boolean meetsSlope(int x, int y, int width, int height, int restX, int restY) {
        return slopes.find(x, y, width, height, restX, restY, false)
                || rest.stoppedX() && slopes.find(rest.endX(), y, width, height, 0, rest.endY() - y, false)
                || rest.stoppedY() && slopes.find(x, rest.endY(), width, height, rest.endX() - x, 0, false);
    }
}
