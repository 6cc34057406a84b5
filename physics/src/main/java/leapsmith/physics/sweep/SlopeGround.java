package leapsmith.physics.sweep;

import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileMap;

/**
 * Tests how far the ground under a body continues over slopes and level tiles, as a walking body would follow it:
 * without a gap and without a step down. A box of a single sub-pixel walks from where the ground supports the body, so
 * the result doesn't depend on the size of tiles.
 */
public final class SlopeGround {
    private final TileMap map;
    private final SlopeTiles slopes;
    private final SlopeWalk walk;

    public SlopeGround(TileMap map) {
        this.map = map;
        slopes = new SlopeTiles(map);
        walk = new SlopeWalk(map, slopes, new Rectangles());
    }

    /**
     * Whether the tiles that a body stands on continue to a sub-pixel, or up to a wall before it.
     *
     * @param left whether the sub-pixel is to the left
     */
    public boolean continuesTo(int i, BodyStore store, long to, boolean left) {
        boolean oneWays = store.has(i, BodyFlags.ONE_WAYS);
        int first = map.tileOf(store.x[i]);
        int last = map.tileOf((long) store.x[i] + store.width[i] - 1);
        long bottom = (long) store.y[i] + store.height[i];
        for (int n = 0; n <= last - first; n++) {
            int column = left ? first + n : last - n;
            for (int row = map.tileOf(bottom - 1); row <= map.tileOf(bottom); row++) {
                Slope slope = map.slopeAt(column, row);
                if (supports(slope, column, row, i, store, oneWays)) {
                    long from = highest(slope, column, i, store, left);
                    walk.walk(from, bottom - 1, 1, 1, to - from, true, oneWays);
                    return walk.keepsToGround();
                }
            }
        }
        return false;
    }

    /**
     * Whether a slope begins in a range of a column near the height of a body's feet: no further above or below than
     * the range is long.
     */
    public boolean beginsWithin(int i, BodyStore store, int column, long first, long last) {
        long bottom = (long) store.y[i] + store.height[i];
        long reach = last - first + 1;
        long from = Math.max(first, (long) column * map.tileSub());
        long to = Math.min(last, (column + 1L) * map.tileSub() - 1);
        for (int row = map.tileOf(bottom - reach); row <= map.tileOf(bottom + reach); row++) {
            Slope slope = map.slopeAt(column, row);
            if (slope != null && !slope.ceiling() && (store.has(i, BodyFlags.ONE_WAYS) || !slope.oneWay())) {
                long near = Math.min(
                        Math.abs(slopes.floor(slope, column, row, from, 1) - bottom),
                        Math.abs(slopes.floor(slope, column, row, to, 1) - bottom));
                if (near <= reach) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean supports(Slope slope, int column, int row, int i, BodyStore store, boolean oneWays) {
        long bottom = (long) store.y[i] + store.height[i];
        if (slope == null) {
            boolean ground = oneWays ? map.isSolidOrOneWay(column, row) : map.isSolid(column, row);
            return ground && (long) row * map.tileSub() == bottom;
        }
        return (oneWays || !slope.oneWay()) && slopes.floor(slope, column, row, store.x[i], store.width[i]) == bottom;
    }

    /** The sub-pixel of a column at which the ground under a body is highest; of level ground the foremost one. */
    private long highest(Slope slope, int column, int i, BodyStore store, boolean left) {
        long start = Math.max(store.x[i], (long) column * map.tileSub());
        long end = Math.min((long) store.x[i] + store.width[i], (column + 1L) * map.tileSub()) - 1;
        boolean level = slope == null || slope.ceiling();
        return (level ? left : !slope.thickRight()) ? start : end;
    }
}
