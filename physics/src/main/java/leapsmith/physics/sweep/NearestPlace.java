package leapsmith.physics.sweep;

import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileMap;

/**
 * The nearest place in which a box is free of Blocks and slopes: to the sub-pixel if tiles are smaller than 64 px,
 * else to the 262,144th part of a tile.
 *
 * <p>For a distance along x the shortest distance up and down is found by moving from obstacle to obstacle. The best
 * distance along x is found by branch and bound: the lower bound of a range comes from the obstacles that the box
 * overlaps at every distance of it, each with the smallest distance that it requires at any. Ranges that can't hold a
 * nearer place are skipped, so that few around the nearest remain.
 */
final class NearestPlace {
    private static final long NO_WAY = -1;
    /** Tiles of fewer bits than this, in sub-pixels, are searched to the last of these. */
    private static final int EXACT_BITS = 18;

    private final TileMap map;
    private final SlopeTiles slopes;
    private final int tileSub;
    /** How much nearer a place must be to be searched. */
    private final long slack;

    private long x;
    private long y;
    private long width;
    private long height;
    private boolean facesLeft;
    // The best so far.
    private long distance;
    /** Places further than the root of this are not searched. */
    private long bar;

    private long moveX;
    private long moveY;

    NearestPlace(TileMap map, SlopeTiles slopes) {
        this.map = map;
        this.slopes = slopes;
        tileSub = map.tileSub();
        slack = tileSub >> EXACT_BITS;
    }

    /** How far it is along x. */
    int moveX() {
        return (int) moveX;
    }

    /** How far it is along y. */
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
     * @param knownDistance the square of the distance of the known place; larger than any within reach if none is
     * @return the square of its distance
     */
    long nearer(long reach, long knownDistance, int knownX, int knownY) {
        moveX = knownX;
        moveY = knownY;
        raise(knownDistance);
        consider(0);
        // The back of the box comes first, so that it is the same in a mirror.
        int back = facesLeft ? 1 : -1;
        search(back, 1, reach);
        search(-back, 1, reach);
        return distance;
    }

    private void raise(long newDistance) {
        distance = newDistance;
        long root = (long) Math.sqrt(distance) - slack;
        bar = slack == 0 ? distance : Math.max(root, 0) * root;
    }

    /** Looks through ways to a side from the nearest to the furthest, the nearer half first. */
    private void search(int side, long nearest, long furthest) {
        if (nearest > furthest || nearest * nearest > bar) {
            return;
        }
        if (nearest == furthest) {
            consider(side * nearest);
            return;
        }
        // What all boxes of these ways have in common; with less than no width the columns in which all have a part.
        long left = x + (side > 0 ? furthest : -nearest);
        long right = x + (side > 0 ? nearest : -furthest) + width;
        long limit = limit(nearest);
        if (up(left, right, limit) == NO_WAY && down(left, right, limit) == NO_WAY) {
            return;
        }
        long middle = (nearest + furthest) / 2;
        search(side, nearest, middle);
        search(side, middle + 1, furthest);
    }

    private void consider(long way) {
        if (way * way > bar) {
            return;
        }
        long limit = limit(way);
        long up = up(x + way, x + way + width, limit);
        if (up != NO_WAY) {
            take(way, -up);
        }
        long down = down(x + way, x + way + width, limit);
        if (down != NO_WAY) {
            take(way, down);
        }
    }

    /** Of places equally far the higher one is taken, and of two at the same height the one at the back of the box. */
    private void take(long wayX, long wayY) {
        long square = wayX * wayX + wayY * wayY;
        boolean isBehind = facesLeft ? wayX > moveX : wayX < moveX;
        if (square < distance || square == distance && (wayY < moveY || wayY == moveY && isBehind)) {
            moveX = wayX;
            moveY = wayY;
            raise(square);
        }
    }

    /** The longest way along y that may still be as good as the best; rounded up at most. */
    private long limit(long wayX) {
        return (long) Math.sqrt(bar - wayX * wayX) + 1;
    }

    /** How far a box goes up until it is free, or {@link #NO_WAY} if further than a limit. */
    private long up(long left, long right, long limit) {
        long way = 0;
        while (way <= limit) {
            long more = demand(left, right, y - way, true);
            if (more == 0) {
                return way;
            }
            way += more;
        }
        return NO_WAY;
    }

    private long down(long left, long right, long limit) {
        long way = 0;
        while (way <= limit) {
            long more = demand(left, right, y + way, false);
            if (more == 0) {
                return way;
            }
            way += more;
        }
        return NO_WAY;
    }

    /** How far a box goes up or down to be free of what it is in, all of it. */
    private long demand(long left, long right, long top, boolean upward) {
        int firstRow = map.tileOf(top);
        int lastRow = map.tileOf(top + height - 1);
        long most = 0;
        // What is foremost on its way demands the most.
        for (int n = 0; n <= lastRow - firstRow && most == 0; n++) {
            most = demandOfRow(upward ? firstRow + n : lastRow - n, left, right, top, upward);
        }
        return most;
    }

    private long demandOfRow(int row, long left, long right, long top, boolean upward) {
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
