package leapsmith.physics.sweep;

import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileMap;

/**
 * The solid parts of slope tiles, in whole sub-pixels. A box overlaps a slope if their interiors overlap. Where a
 * surface lies between two sub-pixels, the box stays on the free side, so that it never overlaps.
 */
public final class SlopeTiles {
    private final TileMap map;
    private final int tileSub;

    public SlopeTiles(TileMap map) {
        this.map = map;
        tileSub = map.tileSub();
    }

    /** Whether any tile that a box overlaps or touches is a slope. */
    boolean isNear(long left, long top, long right, long bottom) {
        int lastColumn = Math.min(map.columns() - 1, map.tileOf(right));
        int lastRow = Math.min(map.rows() - 1, map.tileOf(bottom));
        int firstColumn = Math.max(0, map.tileOf(left - 1));
        for (int row = Math.max(0, map.tileOf(top - 1)); row <= lastRow; row++) {
            for (int column = firstColumn; column <= lastColumn; column++) {
                if (map.slopeAt(column, row) != null) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The lowest bottom edge of a box above a slope. The box must overlap the column. */
    public long floor(Slope slope, int column, int row, long x, long width) {
        return slope.ceiling() ? (long) row * tileSub : (row + 1L) * tileSub - height(slope, column, x, width);
    }

    /** The highest top edge of a box below a slope. The box must overlap the column. */
    long ceiling(Slope slope, int column, int row, long x, long width) {
        return slope.ceiling() ? (long) row * tileSub + height(slope, column, x, width) : (row + 1L) * tileSub;
    }

    /** The greatest height of a slope over or under a box, rounded up. */
    private long height(Slope slope, int column, long x, long width) {
        long left = (long) column * tileSub;
        long depth =
                slope.thickRight() ? Math.min(x + width, left + tileSub) - left : left + tileSub - Math.max(x, left);
        return sideHeight(slope.thinHalves()) + (depth + slope.run() - 1) / slope.run();
    }

    /** A height in sub-pixels. */
    long sideHeight(int halves) {
        return halves * (tileSub / 2L);
    }

    /** Whether a box overlaps a slope. The box must overlap the column. */
    boolean isIn(Slope slope, int column, int row, long x, long y, long width, long height) {
        return y + height > floor(slope, column, row, x, width) && y < ceiling(slope, column, row, x, width);
    }

    /** Whether a box overlaps any slope that isn't one-way. */
    boolean isInAny(long x, long y, int width, int height) {
        if (width == 0 || height == 0) {
            return false;
        }
        int lastColumn = map.tileOf(x + width - 1);
        int lastRow = map.tileOf(y + height - 1);
        for (int row = map.tileOf(y); row <= lastRow; row++) {
            for (int column = map.tileOf(x); column <= lastColumn; column++) {
                Slope slope = map.slopeAt(column, row);
                if (slope != null && !slope.oneWay() && isIn(slope, column, row, x, y, width, height)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the feet of a box are in a tile that is a one-way slope, or on its top. */
    public boolean hasRamp(long x, long bottom, int width) {
        int lastColumn = map.tileOf(x + width - 1);
        int lastRow = map.tileOf(bottom);
        for (int row = map.tileOf(bottom - 1); row <= lastRow; row++) {
            for (int column = map.tileOf(x); column <= lastColumn; column++) {
                Slope slope = map.slopeAt(column, row);
                if (slope != null && slope.oneWay()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a box stands on a slope. */
    public boolean hasFloor(long x, long bottom, int width, boolean oneWays) {
        int lastColumn = map.tileOf(x + width - 1);
        int lastRow = map.tileOf(bottom);
        for (int row = map.tileOf(bottom - 1); row <= lastRow; row++) {
            for (int column = map.tileOf(x); column <= lastColumn; column++) {
                Slope slope = map.slopeAt(column, row);
                if (slope != null && (oneWays || !slope.oneWay()) && floor(slope, column, row, x, width) == bottom) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a box touches a slope above it. */
    public boolean hasCeiling(long x, long top, int width) {
        int lastColumn = map.tileOf(x + width - 1);
        int lastRow = map.tileOf(top);
        for (int row = map.tileOf(top - 1); row <= lastRow; row++) {
            for (int column = map.tileOf(x); column <= lastColumn; column++) {
                Slope slope = map.slopeAt(column, row);
                if (slope != null && !slope.oneWay() && ceiling(slope, column, row, x, width) == top) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a box next to a column touches the vertical side of a slope in it. */
    public boolean hasWall(int column, boolean rightSide, long top, long bottom) {
        int lastRow = map.tileOf(bottom - 1);
        for (int row = map.tileOf(top); row <= lastRow; row++) {
            if (isWall(column, row, rightSide, top, bottom)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a tile is a slope whose vertical side a box next to its column touches. */
    boolean isWall(int column, int row, boolean rightSide, long top, long bottom) {
        Slope slope = map.slopeAt(column, row);
        if (slope == null || slope.oneWay()) {
            return false;
        }
        boolean thick = slope.thickRight() == rightSide;
        long side = sideHeight(thick ? slope.thickHalves() : slope.thinHalves());
        long sideTop = slope.ceiling() ? (long) row * tileSub : (row + 1L) * tileSub - side;
        return side > 0 && top < sideTop + side && sideTop < bottom;
    }
}
