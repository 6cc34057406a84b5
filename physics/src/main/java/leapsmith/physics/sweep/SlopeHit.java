package leapsmith.physics.sweep;

import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileMap;

/**
 * Finds the first slope that a box meets on a straight path, and when, as an exact fraction of the path.
 *
 * <p>A box and a slope overlap while five linear functions of time are all positive: the overlaps along x (two), along
 * y (two), and across the surface (one) - the separating axes of two convex shapes. The last of them to become positive
 * says which face is met. Of faces met at the same time a surface precedes a horizontal face, and this a vertical one,
 * so that nothing catches on the joins of slopes.
 *
 * <p>A box that starts inside a slope doesn't meet it; that is possible only with one-ways.
 */
public final class SlopeHit {
    /** A left or right face. */
    public static final int VERTICAL = 0;
    /** A top or bottom face. */
    public static final int HORIZONTAL = 1;
    /** The inclined face. */
    public static final int SURFACE = 2;

    private final TileMap map;
    private final SlopeTiles tiles;
    private final int tileSub;

    private boolean found;
    private long timeNumerator;
    private long timeDenominator;
    private int face;
    private boolean wedge;
    // Which faces of any slope are met at that time, and not only the corner between two.
    private boolean horizontal;
    private boolean vertical;
    private Slope slope;
    private int column;
    private int row;

    // Of the tile being tested: when the overlap begins and ends, and which face is met.
    private boolean meets;
    private boolean inside;
    private long enterNumerator;
    private long enterDenominator;
    private long exitNumerator;
    private long exitDenominator;
    private int enterFace;
    private boolean entersCorner;

    public SlopeHit(TileMap map) {
        this.map = map;
        tileSub = map.tileSub();
        tiles = new SlopeTiles(map);
    }

    /** The time is this divided by {@link #timeDenominator}. */
    public long timeNumerator() {
        return timeNumerator;
    }

    public long timeDenominator() {
        return timeDenominator;
    }

    /** The face that is met. */
    public int face() {
        return face;
    }

    /** Whether only the exact corner between a vertical and a horizontal face is met. */
    boolean isCorner() {
        return face != SURFACE && !horizontal && !vertical;
    }

    /**
     * The face that stops a body, by the rules of tiles: a face precedes a corner, and a corner lands a falling body
     * and stops a rising one sideways.
     *
     * @param dy the direction of the body along y
     */
    int stop(long dy) {
        if (face == SURFACE) {
            return SURFACE;
        }
        return horizontal || !vertical && dy > 0 ? HORIZONTAL : VERTICAL;
    }

    /** The slope that is met; of several at the same time any with the same {@link #face}. */
    public Slope slope() {
        return slope;
    }

    /** The column of {@link #slope}. */
    public int column() {
        return column;
    }

    /** The row of {@link #slope}. */
    public int row() {
        return row;
    }

    /** Whether surfaces of several directions are met at the same time, as at the bottom of a valley. */
    public boolean isWedge() {
        return wedge;
    }

    /** Whether the slope that is met is a ceiling. */
    public boolean isCeiling() {
        return slope.ceiling();
    }

    /**
     * The top edge of a box at the place where it met the slope, rounded back along its path to whole numbers. A
     * surface of 1:2 lies between these, so that the box may overlap it by half a sub-pixel; in that case it moves one
     * further along y, which is away from the surface.
     *
     * @param dy the direction of the box along y
     */
    public long freeY(long x, long y, int width, int height, long dy) {
        boolean outside = x + width <= (long) column * tileSub || x >= (column + 1L) * tileSub;
        return !outside && tiles.isIn(slope, column, row, x, y, width, height) ? y + Long.signum(dy) : y;
    }

    /**
     * Finds the first slope.
     *
     * @return whether one is met before the end of the path
     */
    public boolean find(long x, long y, int width, int height, long dx, long dy, boolean oneWays) {
        found = false;
        if (!map.hasSlopes()) {
            return false;
        }
        int first = map.tileOf(Math.min(x, x + dx) - 1);
        int last = map.tileOf(Math.max(x, x + dx) + width);
        int columns = last - first + 1;
        for (int i = 0; i < columns; i++) {
            int at = dx < 0 ? last - i : first + i;
            if (at >= 0 && at < map.columns()) {
                findInColumn(at, x, y, width, height, dx, dy, oneWays);
            }
        }
        return found;
    }

    private void findInColumn(int at, long x, long y, int width, int height, long dx, long dy, boolean oneWays) {
        long left = (long) at * tileSub;
        // The distances along x at which the box may enter the column and leaves it.
        long enterDistance = dx == 0 ? 0 : dx > 0 ? left - (x + width) : x - (left + tileSub);
        long exitDistance = dx == 0 ? 0 : dx > 0 ? left + tileSub - x : x + width - left;
        long length = Math.abs(dx);
        enterDistance = Math.max(0, Math.min(enterDistance, length));
        exitDistance = Math.max(0, Math.min(exitDistance, length));
        if (found && length > 0 && Long.compareUnsigned(enterDistance * timeDenominator, timeNumerator * length) > 0) {
            return;
        }
        long fromY = dx == 0 ? y : y + Math.floorDiv(dy * enterDistance, length);
        long toY = dx == 0 ? y + dy : y + Math.floorDiv(dy * exitDistance, length);
        int firstRow = Math.max(0, map.tileOf(Math.min(fromY, toY) - 1));
        int lastRow = Math.min(map.rows() - 1, map.tileOf(Math.max(fromY, toY) + height + 1));
        for (int line = firstRow; line <= lastRow; line++) {
            Slope shape = map.slopeAt(at, line);
            if (shape != null && (oneWays || !shape.oneWay())) {
                testTile(shape, at, line, x, y, width, height, dx, dy);
            }
        }
    }

    private void testTile(Slope shape, int at, int line, long x, long y, int width, int height, long dx, long dy) {
        long left = (long) at * tileSub;
        long right = left + tileSub;
        long top = (long) line * tileSub;
        long bottom = top + tileSub;
        long thin = shape.thinHalves() * (tileSub / 2L);
        long thick = shape.thickHalves() * (tileSub / 2L);
        long toThin = shape.thickRight() ? x + width - left : right - x;
        long alongSlope = shape.thickRight() ? dx : -dx;
        meets = true;
        inside = true;
        enterNumerator = -1;
        enterDenominator = 1;
        exitNumerator = 1;
        exitDenominator = 1;
        entersCorner = false;
        if (shape.ceiling()) {
            add(shape.run() * (top + thin - y) + toThin, alongSlope - shape.run() * dy, SURFACE);
            add(y + height - top, dy, HORIZONTAL);
            add(top + thick - y, -dy, HORIZONTAL);
        } else {
            add(shape.run() * (y + height - bottom + thin) + toThin, alongSlope + shape.run() * dy, SURFACE);
            add(y + height - (bottom - thick), dy, HORIZONTAL);
            add(bottom - y, -dy, HORIZONTAL);
        }
        add(x + width - left, dx, VERTICAL);
        add(right - x, -dx, VERTICAL);
        boolean passes = shape.oneWay() && enterFace != SURFACE && !(enterFace == HORIZONTAL && dy > 0);
        if (meets
                && !inside
                && !passes
                && compare(enterNumerator, enterDenominator, exitNumerator, exitDenominator) < 0) {
            keepEarlier(shape, at, line);
        }
    }

    /** Adds one of the functions that must be positive: now + change * time. */
    private void add(long now, long change, int kind) {
        if (now > 0) {
            if (change < 0 && now < -change && compare(now, -change, exitNumerator, exitDenominator) < 0) {
                exitNumerator = now;
                exitDenominator = -change;
            }
            return;
        }
        inside = false;
        if (-now >= change) {
            meets = false;
        } else if (meets) {
            int order = enterNumerator < 0 ? 1 : compare(-now, change, enterNumerator, enterDenominator);
            if (order > 0) {
                enterNumerator = -now;
                enterDenominator = change;
                enterFace = kind;
            }
            entersCorner =
                    order > 0 ? false : entersCorner || order == 0 && kind == VERTICAL && enterFace == HORIZONTAL;
        }
    }

    /** Keeps the hit of the tile being tested if it is earlier than the best so far, or as early and preferred. */
    private void keepEarlier(Slope newSlope, int newColumn, int newRow) {
        int order = found ? compare(enterNumerator, enterDenominator, timeNumerator, timeDenominator) : -1;
        if (order <= 0) {
            horizontal = order == 0 && horizontal || enterFace == HORIZONTAL && !entersCorner;
            vertical = order == 0 && vertical || enterFace == VERTICAL;
        }
        if (order < 0 || order == 0 && enterFace > face) {
            found = true;
            timeNumerator = enterNumerator;
            timeDenominator = enterDenominator;
            face = enterFace;
            wedge = false;
            slope = newSlope;
            column = newColumn;
            row = newRow;
        } else if (order == 0 && enterFace == SURFACE) {
            wedge |= newSlope.normalX() != slope.normalX() || newSlope.normalY() != slope.normalY();
        }
    }

    /** Compares two fractions from 0 to 1, with numerators and denominators below 2^32. */
    public static int compare(long timeNumerator, long timeDenominator, long otherNumerator, long otherDenominator) {
        return Long.compareUnsigned(timeNumerator * otherDenominator, otherNumerator * timeDenominator);
    }
}
