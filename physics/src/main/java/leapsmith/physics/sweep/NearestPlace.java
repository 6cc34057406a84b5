package leapsmith.physics.sweep;

import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileMap;

/**
 * The nearest place in which a box is free of Blocks, slopes and rectangles: to the sub-pixel if tiles are smaller than 64 px,
 * else to the 262,144th part of a tile.
 *
 * <p>For a distance along x the shortest distance up and down is found by moving from obstacle to obstacle. The best
 * distance along x is found by branch and bound: the lower bound of a range comes from the obstacles that the box
 * overlaps at every distance of it, each with the smallest distance that it requires at any. Ranges that can't hold a
 * nearer place are skipped, so that few around the nearest remain.
 */
final class NearestPlace {
    private static final long UNREACHABLE = -1;
    /** Tiles of fewer bits than this, in sub-pixels, are searched to the sub-pixel. */
    private static final int EXACT_BITS = 18;

    private final TileMap map;
    private final SlopeTiles slopes;
    private final Rectangles rectangles;
    private final int tileSub;
    /** A place is searched only if it is nearer than the best by more than this. */
    private final long slack;

    private long x;
    private long y;
    private long width;
    private long height;
    private boolean facesLeft;
    // The square of the best distance so far.
    private long distance;
    /** Places whose squared distance is larger are not searched. */
    private long searchLimit;

    private long moveX;
    private long moveY;

    NearestPlace(TileMap map, SlopeTiles slopes, Rectangles rectangles) {
        this.map = map;
        this.slopes = slopes;
        this.rectangles = rectangles;
        tileSub = map.tileSub();
        slack = tileSub >> EXACT_BITS;
    }

    /** The distance along x to the place found. */
    int moveX() {
        return (int) moveX;
    }

    /** The distance along y to the place found. */
    int moveY() {
        return (int) moveY;
    }

    /** Sets the box. */
    void begin(int boxX, int boxY, int boxWidth, int boxHeight, boolean facingLeft) {
        x = boxX;
        y = boxY;
        width = boxWidth;
        height = boxHeight;
        facesLeft = facingLeft;
    }

    /**
     * Finds a place that is nearer than a known one, or as near and preferred.
     *
     * @param reach how far to search along x
     * @param knownDistance the square of the distance of the known place; if there is none, larger than any within
     *     reach
     * @return the square of the distance of the place found
     */
    long nearer(long reach, long knownDistance, int knownX, int knownY) {
        moveX = knownX;
        moveY = knownY;
        setBest(knownDistance);
        test(0);
        // The back of the box comes first, so that a mirrored box finds the mirrored place.
        int back = facesLeft ? 1 : -1;
        search(back, 1, reach);
        search(-back, 1, reach);
        return distance;
    }

    private void setBest(long newDistance) {
        distance = newDistance;
        long root = (long) Math.sqrt(distance) - slack;
        searchLimit = slack == 0 ? distance : Math.max(root, 0) * root;
    }

    /** Searches a range of distances to a side by bisection, the nearer half first. */
    private void search(int side, long nearest, long furthest) {
        if (nearest > furthest || nearest * nearest > searchLimit) {
            return;
        }
        if (nearest == furthest) {
            test(side * nearest);
            return;
        }
        // The intersection of the boxes at all these distances. If its width is negative, these are the columns that
        // each of the boxes overlaps in part.
        long left = x + (side > 0 ? furthest : -nearest);
        long right = x + (side > 0 ? nearest : -furthest) + width;
        long maxY = maxY(nearest);
        if (up(left, right, maxY) == UNREACHABLE && down(left, right, maxY) == UNREACHABLE) {
            return;
        }
        long middle = (nearest + furthest) / 2;
        search(side, nearest, middle);
        search(side, middle + 1, furthest);
    }

    private void test(long dx) {
        if (dx * dx > searchLimit) {
            return;
        }
        long maxY = maxY(dx);
        long up = up(x + dx, x + dx + width, maxY);
        if (up != UNREACHABLE) {
            keepIfBetter(dx, -up);
        }
        long down = down(x + dx, x + dx + width, maxY);
        if (down != UNREACHABLE) {
            keepIfBetter(dx, down);
        }
    }

    /**
     * Keeps a place if it is better. Of places at the same distance the higher one is better, and of two at the same
     * height the one at the back of the box.
     */
    private void keepIfBetter(long dx, long dy) {
        long square = dx * dx + dy * dy;
        boolean isBehind = facesLeft ? dx > moveX : dx < moveX;
        if (square < distance || square == distance && (dy < moveY || dy == moveY && isBehind)) {
            moveX = dx;
            moveY = dy;
            setBest(square);
        }
    }

    /** The largest distance along y that may still be as good as the best, or slightly more. */
    private long maxY(long dx) {
        return (long) Math.sqrt(searchLimit - dx * dx) + 1;
    }

    /** How far a box moves up until it is free, or {@link #UNREACHABLE} if further than a limit. */
    private long up(long left, long right, long maxY) {
        long moved = 0;
        while (moved <= maxY) {
            long more = escape(left, right, y - moved, true);
            if (more == 0) {
                return moved;
            }
            moved += more;
        }
        return UNREACHABLE;
    }

    private long down(long left, long right, long maxY) {
        long moved = 0;
        while (moved <= maxY) {
            long more = escape(left, right, y + moved, false);
            if (more == 0) {
                return moved;
            }
            moved += more;
        }
        return UNREACHABLE;
    }

    /** How far a box moves up or down to be free of everything that it overlaps there. */
    private long escape(long left, long right, long top, boolean upward) {
        int firstRow = map.tileOf(top);
        int lastRow = map.tileOf(top + height - 1);
        long most = 0;
        // The foremost obstacle in the direction of the move requires the most.
        for (int n = 0; n <= lastRow - firstRow && most == 0; n++) {
            most = escapeFromRow(upward ? firstRow + n : lastRow - n, left, right, top, upward);
        }
        return Math.max(most, rectangles.escape(left, top, right, top + height, upward));
    }

    private long escapeFromRow(int row, long left, long right, long top, boolean upward) {
        long bottom = top + height;
        long most = 0;
        int lastColumn = map.tileOf(right - 1);
        for (int column = map.tileOf(left); column <= lastColumn; column++) {
            Slope slope = map.slopeAt(column, row);
            if (map.isSolid(column, row)) {
                return upward ? bottom - (long) row * tileSub : (row + 1L) * tileSub - top;
            }
            if (slope != null && !slope.oneWay() && slopes.isIn(slope, column, row, left, top, right - left, height)) {
                most = Math.max(
                        most,
                        upward
                                ? bottom - slopes.floor(slope, column, row, left, right - left)
                                : slopes.ceiling(slope, column, row, left, right - left) - top);
            }
        }
        return most;
    }
}
