package leapsmith.physics.sweep;

import leapsmith.physics.tile.TileMap;

/**
 * Lets a rising box that only a corner of a ceiling stops slip past it: it is moved aside by as much as it overlaps
 * the ceiling, if that is little and nothing is in the way, and rises on.
 *
 * <p>The shorter way is tried first; of two equal ones that to the back, so that a mirrored box goes the mirrored way.
 */
public final class CeilingCorner {
    private final TileMap map;
    private final TileSweep sweep;
    private final SlopeHit slopes;
    private long endX;
    private long endY;

    public CeilingCorner(TileMap map) {
        this.map = map;
        sweep = new TileSweep(map);
        slopes = new SlopeHit(map);
    }

    /** Left edge after slipping past. */
    public long endX() {
        return endX;
    }

    /** Top edge after slipping past. */
    public long endY() {
        return endY;
    }

    /**
     * Tries to slip past.
     *
     * @param x left edge of the box, whose top edge touches the ceiling
     * @param rest how far it would have risen on; negative
     * @param reach how far it may be moved aside
     * @return whether it does so and rises
     */
    public boolean slipsPast(int x, int y, int width, int height, int rest, int reach, boolean facingLeft) {
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
        long near = rightFirst ? toRight : -toLeft;
        long far = rightFirst ? -toLeft : toRight;
        return rises(x, y, width, height, near, rest, reach) || rises(x, y, width, height, far, rest, reach);
    }

    private boolean rises(int x, int y, int width, int height, long aside, int rest, int reach) {
        if (Math.abs(aside) > reach) {
            return false;
        }
        sweep.move(x, y, width, height, (int) aside, 0, false);
        if (sweep.stoppedX() || slopes.find(x, y, width, height, aside, 0, false)) {
            return false;
        }
        sweep.move((int) (x + aside), y, width, height, 0, rest, false);
        endX = x + aside;
        endY = sweep.endY();
        return endY < y && !slopes.find(endX, y, width, height, 0, endY - y, false);
    }
}
