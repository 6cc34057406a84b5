package leapsmith.physics.sweep;

import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileMap;

/**
 * Moves a box sideways along slopes: up those that it runs into, down under ceilings that come down, and down with the
 * ground that it stands on.
 *
 * <p>It goes from border to border of tiles, of whichever of its two edges comes first. In between the ground under the
 * box is the highest of linear functions and the ceiling the lowest, so the room between the two is least at one of the
 * ends: if the box is free at the far end it is free on the way. If it isn't, the last free sub-pixel is searched for by
 * halving.
 *
 * <p>Nothing but slopes lifts or lowers a box, and what they lift or lower is never more than it goes sideways; the
 * exception is a step of up to {@value #STEP_PX} px onto or off a slope, which is climbed. On Blocks alone it goes as it
 * does without slopes.
 */
final class SlopeWalk {
    /** The highest step that is climbed, in pixels. */
    static final int STEP_PX = 4;

    private static final int STEP = STEP_PX * SubPixels.PER_PIXEL;
    private static final long BLOCKED = Long.MIN_VALUE;

    private final TileMap map;
    private final SlopeTiles slopes;
    private final int tileSub;

    private int width;
    private int height;
    private boolean oneWays;
    private boolean clings;
    private long x;
    private long y;
    private boolean onSlope;
    private boolean leaves;
    private boolean stopped;

    SlopeWalk(TileMap map, SlopeTiles slopes) {
        this.map = map;
        this.slopes = slopes;
        tileSub = map.tileSub();
    }

    /** Left edge after the walk. */
    long endX() {
        return x;
    }

    /** Top edge after the walk. */
    long endY() {
        return y;
    }

    /** Whether something stopped it. */
    boolean isStopped() {
        return stopped;
    }

    /** Whether it stood on the ground all the way. */
    boolean keepsToGround() {
        return clings;
    }

    /**
     * Walks.
     *
     * @param dx how far along x
     * @param onGround whether it stands on the ground and keeps to it
     * @param carried whether one-ways carry it
     */
    void walk(long startX, long startY, int boxWidth, int boxHeight, long dx, boolean onGround, boolean carried) {
        x = startX;
        y = startY;
        width = boxWidth;
        height = boxHeight;
        clings = onGround;
        oneWays = carried;
        stopped = false;
        int side = Long.signum(dx);
        long rest = Math.abs(dx);
        while (rest > 0 && !stopped) {
            long way = Math.min(rest, nextWay(side));
            onSlope = slopes.carries(x, y + height, width, oneWays);
            long free = way;
            if (restAt(x + side * way, way) == BLOCKED) {
                free = lastFree(side, way);
                stopped = true;
            }
            y = restAt(x + side * free, free);
            clings &= !leaves;
            x += side * free;
            rest -= free;
        }
    }

    /**
     * How far to go at once: to a sub-pixel before a border, over it, and a sub-pixel beyond. So a side that the box
     * runs into, and an end of its ground, are met by a single sub-pixel, and what is higher or lower there by more than
     * that is no slope.
     */
    private long nextWay(int side) {
        long toBorder = Math.min(toBorder(x, side), toBorder(x + width, side));
        boolean leavesBorder = map.isBorder(Math.toIntExact(x)) || map.isBorder(Math.toIntExact(x + width));
        return leavesBorder || toBorder == 1 ? 1 : toBorder - 1;
    }

    /** The furthest way that is free, knowing that the whole one isn't. */
    private long lastFree(int side, long way) {
        long free = 0;
        long shut = way;
        while (shut - free > 1) {
            long middle = (free + shut) / 2;
            if (restAt(x + side * middle, middle) == BLOCKED) {
                shut = middle;
            } else {
                free = middle;
            }
        }
        return free;
    }

    /** The top edge that the box has after going to a place in the same columns, or {@link #BLOCKED}. */
    private long restAt(long newX, long way) {
        leaves = false;
        if (way == 0) {
            return y;
        }
        long bottom = y + height;
        long newBottom = bottom;
        long newTop = y;
        long mostLift = way == 1 ? 1 + STEP : way;
        int lastColumn = map.tileOf(newX + width - 1);
        int lastRow = map.tileOf(bottom - 1);
        for (int row = map.tileOf(y); row <= lastRow; row++) {
            long rowTop = (long) row * tileSub;
            for (int column = map.tileOf(newX); column <= lastColumn; column++) {
                Slope slope = map.slopeAt(column, row);
                if (map.isSolid(column, row)) {
                    newBottom = Math.min(newBottom, onSlope ? rowTop : BLOCKED / 2);
                } else if (slope != null && stops(slope, column, row, newX)) {
                    if (slope.ceiling() && onSlope && bottom - rowTop <= mostLift) {
                        // It is level on top, and that is climbed as a Block is.
                        newBottom = Math.min(newBottom, rowTop);
                    } else if (slope.ceiling()) {
                        newTop = Math.max(newTop, slopes.ceiling(slope, column, row, newX, width));
                    } else {
                        newBottom = Math.min(newBottom, slopes.floor(slope, column, row, newX, width));
                    }
                }
            }
        }
        boolean lifted = newBottom < bottom;
        boolean lowered = newTop > y;
        // Ground that falls away may take it further down than the ceiling above it.
        long kept = clings && !lifted ? y + drop(newX, way) : y;
        if (!lifted && !lowered) {
            return kept;
        }
        boolean tooMuch = bottom - newBottom > mostLift || newTop - y > way || lifted && lowered;
        long place = lifted ? newBottom - height : Math.max(newTop, kept);
        return tooMuch || isCaught(newX, place) ? BLOCKED : place;
    }

    /** Whether a slope is in the way at a place; a one-way only if the box was above it. */
    private boolean stops(Slope slope, int column, int row, long newX) {
        if (!slopes.isIn(slope, column, row, newX, y, width, height)) {
            return false;
        }
        return !slope.oneWay()
                || oneWays && slopes.floor(slope, column, row, insideColumn(column), width) >= y + height;
    }

    /** The left edge where the box is now, or the nearest to it at which it touches a column. */
    private long insideColumn(int column) {
        long left = (long) column * tileSub;
        return Math.max(left - width, Math.min(x, left + tileSub));
    }

    private boolean isCaught(long newX, long newY) {
        return TileBox.hasSolid(
                        map,
                        map.tileOf(newX),
                        map.tileOf(newY),
                        map.tileOf(newX + width - 1),
                        map.tileOf(newY + height - 1))
                || slopes.isInAny(newX, newY, width, height);
    }

    /** How far the ground that it keeps to is below the box at a place. */
    private long drop(long newX, long way) {
        long bottom = y + height;
        long nearest = Long.MAX_VALUE;
        boolean slopeBelow = false;
        int lastColumn = map.tileOf(newX + width - 1);
        int lastRow = map.tileOf(bottom + way);
        for (int column = map.tileOf(newX); column <= lastColumn; column++) {
            for (int row = map.tileOf(bottom - 1); row <= lastRow; row++) {
                Slope slope = map.slopeAt(column, row);
                long top = Long.MIN_VALUE;
                if (slope != null && (oneWays || !slope.oneWay())) {
                    top = slopes.floor(slope, column, row, newX, width);
                } else if (oneWays ? map.isSolidOrOneWay(column, row) : map.isSolid(column, row)) {
                    top = (long) row * tileSub;
                }
                if (top >= bottom && (top < nearest || top == nearest && slope != null)) {
                    nearest = top;
                    slopeBelow = slope != null;
                }
            }
        }
        long drop = nearest - bottom;
        boolean follows = drop == 0 || nearest != Long.MAX_VALUE && drop <= way && (slopeBelow || onSlope);
        leaves = !follows;
        return follows ? drop : 0;
    }

    /** How far an edge is from the next border, never 0. */
    private long toBorder(long edge, int side) {
        long over = Math.floorMod(edge, (long) tileSub);
        return side > 0 ? tileSub - over : over == 0 ? tileSub : over;
    }
}
