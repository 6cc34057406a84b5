package leapsmith.physics.sweep;

import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileSide;

/**
 * Moves a box sideways along slopes: up slopes in front of it, down under descending ceilings, and down with the ground
 * that it stands on.
 *
 * <p>It moves from one tile border, or side of a rectangle, to the next, of either of its two edges. Between borders the ground under the box is
 * the maximum of linear functions and the ceiling the minimum, so the room between the two is least at one of the ends:
 * if the box is free at the far end, it is free all along. If it isn't, the last free sub-pixel is found by bisection.
 *
 * <p>Only slopes lift or lower a box, and never by more than it moves sideways, apart from a step of up to {@value
 * #STEP_PX} px onto or off a slope, which is climbed. On Blocks alone it moves as it does without slopes.
 */
final class SlopeWalk {
    /** The highest step that is climbed, in pixels. */
    static final int STEP_PX = 4;

    private static final int STEP = STEP_PX * SubPixels.PER_PIXEL;
    private static final long BLOCKED = Long.MIN_VALUE;

    private final TileMap map;
    private final SlopeTiles slopes;
    private final Rectangles rectangles;
    private final int tileSub;

    private int width;
    private int height;
    private boolean oneWays;
    private boolean keepsToGround;
    private long x;
    private long y;
    private boolean onSlope;
    private boolean leavesGround;
    /** Whether the box faces the vertical side of a slope that lifts or lowers it. */
    private boolean facesSide;

    private boolean stopped;

    SlopeWalk(TileMap map, SlopeTiles slopes, Rectangles rectangles) {
        this.map = map;
        this.rectangles = rectangles;
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

    /** Whether it stayed on the ground all along. */
    boolean keepsToGround() {
        return keepsToGround;
    }

    /**
     * Moves a box along x.
     *
     * @param dx how far along x
     * @param onGround whether it stands on the ground and follows it
     * @param carried whether one-ways support it
     */
    void walk(long startX, long startY, int boxWidth, int boxHeight, long dx, boolean onGround, boolean carried) {
        x = startX;
        y = startY;
        width = boxWidth;
        height = boxHeight;
        keepsToGround = onGround;
        oneWays = carried;
        stopped = false;
        int side = Long.signum(dx);
        long rest = Math.abs(dx);
        while (rest > 0 && !stopped) {
            long distance = Math.min(rest, nextDistance(side));
            onSlope = slopes.hasFloor(x, y + height, width, oneWays);
            long free = distance;
            if (restAt(x + side * distance, distance) == BLOCKED) {
                free = lastFree(side, distance);
                stopped = true;
            }
            y = restAt(x + side * free, free);
            keepsToGround &= !leavesGround;
            x += side * free;
            rest -= free;
        }
    }

    /**
     * How far to move at a time: to a sub-pixel before a border, over it, and a sub-pixel beyond. So a wall in front of
     * the box and an end of its ground are met by a single sub-pixel. A larger difference in height there is not a
     * slope.
     */
    private long nextDistance(int side) {
        long toBorder = Math.min(toBorder(x, side), toBorder(x + width, side));
        boolean leavesBorder = isBorder(x) || isBorder(x + width);
        return leavesBorder || toBorder == 1 ? 1 : toBorder - 1;
    }

    /** The largest distance that is free, given that the whole one isn't. */
    private long lastFree(int side, long distance) {
        long free = 0;
        long blocked = distance;
        while (blocked - free > 1) {
            long middle = (free + blocked) / 2;
            if (restAt(x + side * middle, middle) == BLOCKED) {
                blocked = middle;
            } else {
                free = middle;
            }
        }
        return free;
    }

    /** The top edge of the box after moving within the same columns, or {@link #BLOCKED}. */
    private long restAt(long newX, long distance) {
        leavesGround = false;
        facesSide = false;
        if (distance == 0) {
            return y;
        }
        long bottom = y + height;
        long newBottom = bottom;
        long newTop = y;
        long maxLift = distance == 1 ? 1 + STEP : distance;
        int lastColumn = map.tileOf(newX + width - 1);
        int lastRow = map.tileOf(bottom - 1);
        for (int row = map.tileOf(y); row <= lastRow; row++) {
            long rowTop = (long) row * tileSub;
            for (int column = map.tileOf(newX); column <= lastColumn; column++) {
                Slope slope = map.slopeAt(column, row);
                if (map.isSolid(column, row)) {
                    newBottom = Math.min(newBottom, onSlope ? rowTop : BLOCKED / 2);
                } else if (slope == null && isStoppedByGate(column, row, newX)) {
                    newBottom = BLOCKED / 2;
                } else if (slope != null && stops(slope, column, row, newX)) {
                    facesSide |= !overlaps(column) && slopes.isWall(column, row, newX < x, y, bottom);
                    if (slope.ceiling() && onSlope && bottom - rowTop <= maxLift && !overlaps(column)) {
                        // Its top is level, and is climbed as a Block is.
                        newBottom = Math.min(newBottom, rowTop);
                    } else if (slope.ceiling()) {
                        newTop = Math.max(newTop, slopes.ceiling(slope, column, row, newX, width));
                    } else {
                        newBottom = Math.min(newBottom, slopes.floor(slope, column, row, newX, width));
                    }
                }
            }
        }
        long rectangleTop = rectangles.highestTop(newX, y, newX + width, bottom);
        if (rectangleTop < bottom) {
            newBottom = Math.min(newBottom, onSlope ? rectangleTop : BLOCKED / 2);
        }
        boolean lifted = newBottom < bottom;
        boolean lowered = newTop > y;
        // Descending ground may take it further down than the ceiling above it.
        long followedY = keepsToGround && !lifted ? y + drop(newX, distance) : y;
        if (!lifted && !lowered) {
            return followedY;
        }
        boolean tooMuch = bottom - newBottom > maxLift || newTop - y > distance || lifted && lowered;
        long place = lifted ? newBottom - height : Math.max(newTop, followedY);
        // A step is climbed straight up, before the box moves over it.
        boolean step = y - place > distance;
        boolean blocked = tooMuch
                || overlapsSolid(newX, place, height)
                || step && overlapsSolid(x, place, y - place)
                // Past a side it moves up or down first as well: nothing passes between two corners that touch.
                || facesSide && overlapsSolid(x, place, height);
        return blocked ? BLOCKED : place;
    }

    /** Whether a tile is a gate that the box would enter from the side that it faces. */
    private boolean isStoppedByGate(int column, int row, long newX) {
        return !overlaps(column) && map.isSolidFrom(column, row, newX > x ? TileSide.LEFT : TileSide.RIGHT);
    }

    /** Whether the box overlaps a column already, so that it is above or below what is in it. */
    private boolean overlaps(int column) {
        return x + width > (long) column * tileSub && x < (column + 1L) * tileSub;
    }

    /** Whether a slope blocks a place; a one-way does only if the box was above it. */
    private boolean stops(Slope slope, int column, int row, long newX) {
        if (!slopes.isIn(slope, column, row, newX, y, width, height)) {
            return false;
        }
        return !slope.oneWay()
                || oneWays && slopes.floor(slope, column, row, insideColumn(column), width) >= y + height;
    }

    /** The left edge of the box, or the nearest at which it touches a column. */
    private long insideColumn(int column) {
        long left = (long) column * tileSub;
        return Math.max(left - width, Math.min(x, left + tileSub));
    }

    private boolean overlapsSolid(long newX, long newY, long tall) {
        return TileBox.hasSolid(
                        map,
                        map.tileOf(newX),
                        map.tileOf(newY),
                        map.tileOf(newX + width - 1),
                        map.tileOf(newY + tall - 1))
                || slopes.isInAny(newX, newY, width, (int) tall)
                || rectangles.isInAny(newX, newY, newX + width, newY + tall);
    }

    /** How far the ground that it follows is below the box at a place. */
    private long drop(long newX, long distance) {
        long bottom = y + height;
        long nearest = Long.MAX_VALUE;
        boolean slopeBelow = false;
        int lastColumn = map.tileOf(newX + width - 1);
        int lastRow = map.tileOf(bottom + distance);
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
        long floor = rectangles.nearestFloor(newX, newX + width, bottom, oneWays, nearest);
        slopeBelow &= floor == nearest;
        long drop = floor - bottom;
        boolean follows = drop == 0 || floor != Long.MAX_VALUE && drop <= distance && (slopeBelow || onSlope);
        leavesGround = !follows;
        return follows ? drop : 0;
    }

    private boolean isBorder(long edge) {
        return map.isBorder(Math.toIntExact(edge)) || rectangles.hasSideAt(edge);
    }

    /** The distance of an edge to the next border, never 0. */
    private long toBorder(long edge, int side) {
        long over = Math.floorMod(edge, (long) tileSub);
        return rectangles.toNextSide(edge, side, side > 0 ? tileSub - over : over == 0 ? tileSub : over);
    }
}
