package leapsmith.physics.sweep;

import leapsmith.physics.tile.TileMap;

/**
 * Moves a rising box past the corner of a ceiling: sideways by its overlap with the ceiling, if that is small and
 * nothing blocks it, and then further up.
 *
 * <p>The shorter correction is tried first; of two equal ones the one toward the back of the box, so that a mirrored
 * box moves to the mirrored place.
 */
public final class CornerCorrection {
    private final TileMap map;
    private final TileSweep sweep;
    private final SlopeHit slopes;
    private long endX;
    private long endY;

    public CornerCorrection(TileMap map) {
        this.map = map;
        sweep = new TileSweep(map);
        slopes = new SlopeHit(map);
    }

    /** Left edge after the correction. */
    public long endX() {
        return endX;
    }

    /** Top edge after the correction. */
    public long endY() {
        return endY;
    }

    /**
     * Tries both corrections.
     *
     * @param x left edge of the box, whose top edge touches the ceiling
     * @param rest how much further it would have risen; negative
     * @param reach the largest correction
     * @return whether one is possible and lets the box rise
     */
    public boolean correct(int x, int y, int width, int height, int rest, int reach, boolean facingLeft) {
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
            return false;
        }
        long toRight = (last + 1L) * map.tileSub() - x;
        long toLeft = (long) x + width - (long) first * map.tileSub();
        boolean rightFirst = toRight < toLeft || toRight == toLeft && facingLeft;
        long nearer = rightFirst ? toRight : -toLeft;
        long farther = rightFirst ? -toLeft : toRight;
        return rises(x, y, width, height, nearer, rest, reach) || rises(x, y, width, height, farther, rest, reach);
    }

    private boolean rises(int x, int y, int width, int height, long sideways, int rest, int reach) {
        if (Math.abs(sideways) > reach) {
            return false;
        }
        sweep.move(x, y, width, height, (int) sideways, 0, false);
        if (sweep.stoppedX() || slopes.find(x, y, width, height, sideways, 0, false)) {
            return false;
        }
        sweep.move((int) (x + sideways), y, width, height, 0, rest, false);
        endX = x + sideways;
        endY = sweep.endY();
        return endY < y && !slopes.find(endX, y, width, height, 0, endY - y, false);
    }
}
