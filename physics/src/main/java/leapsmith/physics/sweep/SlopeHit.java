package leapsmith.physics.sweep;

import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileMap;

/**
 * Finds the first slope that a box meets on a straight path, and when, as an exact fraction of the path.
 *
 * <p>A box and a slope overlap while five linear functions of time are all positive: the overlaps along x (two), along
 * y (two), and across the surface (one) - the separating axes of two convex shapes. The last of them to become positive
 * says which face is met. Of faces met at once a surface goes before a level face, and this before an upright one, so
 * that nothing catches on the joins of slopes.
 *
 * <p>A box that is in a slope when it starts doesn't meet it; that happens only with one-ways.
 */
public final class SlopeHit {
    /** A face to the left or right. */
    public static final int UPRIGHT = 0;
    /** A face on top or at the bottom. */
    public static final int LEVEL = 1;
    /** The slope itself. */
    public static final int SURFACE = 2;

    private final TileMap map;
    private final SlopeTiles tiles;
    private final int tileSub;

    private boolean found;
    private long way;
    private long whole;
    private int face;
    private boolean wedge;
    // Which faces of any slope are met then, and not only a corner between the two.
    private boolean level;
    private boolean upright;
    private Slope slope;
    private int column;
    private int row;

    // Of the tile looked at: from when to when they overlap, and which face is met.
    private boolean meets;
    private boolean inside;
    private long fromWay;
    private long fromWhole;
    private long toWay;
    private long toWhole;
    private int fromFace;
    private boolean fromCorner;

    public SlopeHit(TileMap map) {
        this.map = map;
        tileSub = map.tileSub();
        tiles = new SlopeTiles(map);
    }

    /** The time is this divided by {@link #timeDenominator}. */
    public long timeNumerator() {
        return way;
    }

    public long timeDenominator() {
        return whole;
    }

    /** Which kind of face is met. */
    public int face() {
        return face;
    }

    /** Whether only a corner is met, between an upright and a level face, exactly. */
    boolean isCorner() {
        return face != SURFACE && !level && !upright;
    }

    /**
     * Which kind of face stops a body, by the rule of tiles: a face that is met goes before a corner, and a corner lands
     * what falls and stops sideways what rises.
     *
     * @param dy which way the body goes along y
     */
    int stop(long dy) {
        if (face == SURFACE) {
            return SURFACE;
        }
        return level || !upright && dy > 0 ? LEVEL : UPRIGHT;
    }

    /** The slope that is met; of several at once any of those with the same {@link #face}. */
    public Slope slope() {
        return slope;
    }

    /** Whether surfaces of several directions are met at once, as at the bottom of a valley. */
    public boolean isWedge() {
        return wedge;
    }

    /** Whether it is one of a ceiling. */
    public boolean isCeiling() {
        return slope.ceiling();
    }

    /**
     * The top edge of a box at the place where it met the slope, rounded back along its path to whole numbers. A
     * surface of 1:2 runs between these, so that the box may be half a sub-pixel in it; it is moved one on along y then,
     * which is away from the surface.
     *
     * @param dy which way it went along y
     */
    public long freeY(long x, long y, int width, int height, long dy) {
        boolean beside = x + width <= (long) column * tileSub || x >= (column + 1L) * tileSub;
        return !beside && tiles.isIn(slope, column, row, x, y, width, height) ? y + Long.signum(dy) : y;
    }

    /**
     * Looks for a slope.
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
        // While the box may be in the column it goes from this part of its way to that.
        long fromGone = dx == 0 ? 0 : dx > 0 ? left - (x + width) : x - (left + tileSub);
        long toGone = dx == 0 ? 0 : dx > 0 ? left + tileSub - x : x + width - left;
        long length = Math.abs(dx);
        fromGone = Math.max(0, Math.min(fromGone, length));
        toGone = Math.max(0, Math.min(toGone, length));
        if (found && length > 0 && Long.compareUnsigned(fromGone * whole, way * length) > 0) {
            return;
        }
        long fromY = dx == 0 ? y : y + Math.floorDiv(dy * fromGone, length);
        long toY = dx == 0 ? y + dy : y + Math.floorDiv(dy * toGone, length);
        int firstRow = Math.max(0, map.tileOf(Math.min(fromY, toY) - 1));
        int lastRow = Math.min(map.rows() - 1, map.tileOf(Math.max(fromY, toY) + height + 1));
        for (int line = firstRow; line <= lastRow; line++) {
            Slope shape = map.slopeAt(at, line);
            if (shape != null && (oneWays || !shape.oneWay())) {
                look(shape, at, line, x, y, width, height, dx, dy);
            }
        }
    }

    private void look(Slope shape, int at, int line, long x, long y, int width, int height, long dx, long dy) {
        long left = (long) at * tileSub;
        long right = left + tileSub;
        long top = (long) line * tileSub;
        long bottom = top + tileSub;
        long thin = shape.thinHalves() * (tileSub / 2L);
        long thick = shape.thickHalves() * (tileSub / 2L);
        long toThin = shape.thickRight() ? x + width - left : right - x;
        long along = shape.thickRight() ? dx : -dx;
        meets = true;
        inside = true;
        fromWay = -1;
        fromWhole = 1;
        toWay = 1;
        toWhole = 1;
        fromCorner = false;
        if (shape.ceiling()) {
            add(shape.run() * (top + thin - y) + toThin, along - shape.run() * dy, SURFACE);
            add(y + height - top, dy, LEVEL);
            add(top + thick - y, -dy, LEVEL);
        } else {
            add(shape.run() * (y + height - bottom + thin) + toThin, along + shape.run() * dy, SURFACE);
            add(y + height - (bottom - thick), dy, LEVEL);
            add(bottom - y, -dy, LEVEL);
        }
        add(x + width - left, dx, UPRIGHT);
        add(right - x, -dx, UPRIGHT);
        boolean passes = shape.oneWay() && fromFace != SURFACE && !(fromFace == LEVEL && dy > 0);
        if (meets && !inside && !passes && compare(fromWay, fromWhole, toWay, toWhole) < 0) {
            take(shape, at, line);
        }
    }

    /** Takes in one of the functions, now + change * time, that must be positive. */
    private void add(long now, long change, int kind) {
        if (now > 0) {
            if (change < 0 && now < -change && compare(now, -change, toWay, toWhole) < 0) {
                toWay = now;
                toWhole = -change;
            }
            return;
        }
        inside = false;
        if (-now >= change) {
            meets = false;
        } else if (meets) {
            int order = fromWay < 0 ? 1 : compare(-now, change, fromWay, fromWhole);
            if (order > 0) {
                fromWay = -now;
                fromWhole = change;
                fromFace = kind;
            }
            fromCorner = order > 0 ? false : fromCorner || order == 0 && kind == UPRIGHT && fromFace == LEVEL;
        }
    }

    /** Keeps what was found last if it comes before what was found so far. */
    private void take(Slope newSlope, int newColumn, int newRow) {
        int order = found ? compare(fromWay, fromWhole, way, whole) : -1;
        if (order <= 0) {
            level = order == 0 && level || fromFace == LEVEL && !fromCorner;
            upright = order == 0 && upright || fromFace == UPRIGHT;
        }
        if (order < 0 || order == 0 && fromFace > face) {
            found = true;
            way = fromWay;
            whole = fromWhole;
            face = fromFace;
            wedge = false;
            slope = newSlope;
            column = newColumn;
            row = newRow;
        } else if (order == 0 && fromFace == SURFACE) {
            wedge |= newSlope.normalX() != slope.normalX() || newSlope.normalY() != slope.normalY();
        }
    }

    /** Compares two fractions from 0 to 1 with numbers below 2^32. */
    public static int compare(long way, long whole, long otherWay, long otherWhole) {
        return Long.compareUnsigned(way * otherWhole, otherWay * whole);
    }
}
