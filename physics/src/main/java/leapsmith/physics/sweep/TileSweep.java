package leapsmith.physics.sweep;

import leapsmith.physics.tile.TileMap;

/**
 * Moves a box along a straight path until tiles stop it, and then along the axis that is still free.
 *
 * <p>The interior of the box never meets the interior of a solid tile, whatever the speed. A box that only touches is
 * not stopped. Times of impact are fractions of whole numbers and compared by cross-multiplication, so nothing is ever
 * rounded before the answer, which is a whole number too: a stop is flush with a tile, and the end of a path is given.
 *
 * <p>How it goes: the leading edges cross one border of tiles after the other (a traversal of the grid after Amanatides
 * and Woo, 1987, with a box in the place of their ray). At each crossing only the tiles just entered are looked at, so
 * the cost grows with the tiles that the leading edges sweep and not with the area of the path's bounds. At a crossing
 * of both axes at once a real face (the overlap along it is longer than nothing) goes before the corner between them. A
 * corner met exactly lands the box if it falls, and stops it sideways if it rises.
 *
 * <p>Most bodies enter no new tile in a tick, or only empty ones. For these the path is free without all that, with
 * the same result.
 *
 * <p>A one-way stops only a box that falls across its top edge. A box without area has no interior, so nothing stops it.
 */
public final class TileSweep {
    private static final int FEW_TILES = 64;

    private final TileMap map;
    private final int tileSub;
    private long endX;
    private long endY;
    private boolean stoppedX;
    private boolean stoppedY;
    // Where it was stopped first, and when: at this part of the whole way.
    private boolean firstX;
    private boolean firstY;
    private boolean firstCorner;
    private long firstTimeNumerator;
    private long firstTimeDenominator;

    public TileSweep(TileMap map) {
        this.map = map;
        tileSub = map.tileSub();
    }

    /** Left edge after the last move. */
    public long endX() {
        return endX;
    }

    /** Top edge after the last move. */
    public long endY() {
        return endY;
    }

    /** Whether a tile stopped the last move along x. */
    public boolean stoppedX() {
        return stoppedX;
    }

    /** Whether a tile stopped the last move along y. */
    public boolean stoppedY() {
        return stoppedY;
    }

    /** Whether the first tile that it met stopped it along x. */
    public boolean firstX() {
        return firstX;
    }

    /** Whether the first tile that it met stopped it along y. */
    public boolean firstY() {
        return firstY;
    }

    /** Whether it met the first tile only at a corner, exactly. */
    boolean isFirstCorner() {
        return firstCorner;
    }

    /** The time at which it met the first tile is this divided by {@link #firstTimeDenominator}. */
    public long firstTimeNumerator() {
        return firstTimeNumerator;
    }

    public long firstTimeDenominator() {
        return firstTimeDenominator;
    }

    /**
     * Moves a box that is in no solid tile.
     *
     * @param oneWays whether one-ways stop it
     */
    public void move(int x, int y, int width, int height, int dx, int dy, boolean oneWays) {
        stoppedX = false;
        stoppedY = false;
        firstX = false;
        firstY = false;
        firstCorner = false;
        endX = (long) x + dx;
        endY = (long) y + dy;
        if (width == 0 || height == 0) {
            return;
        }
        if (dy == 0) {
            slideX(x, y, width, height, dx);
            noteFirst(stoppedX, false, Math.abs(endX - x), Math.abs((long) dx));
        } else if (dx == 0) {
            slideY(x, y, width, height, dy, oneWays);
            noteFirst(false, stoppedY, Math.abs(endY - y), Math.abs((long) dy));
        } else if (!isFree(x, y, width, height, dx, dy, oneWays)) {
            follow(x, y, width, height, dx, dy, oneWays);
        }
    }

    private void noteFirst(boolean atX, boolean atY, long way, long whole) {
        firstX = atX;
        firstY = atY;
        firstTimeNumerator = way;
        firstTimeDenominator = whole;
    }

    /** Whether nothing can stop the move, found without following the path. A false says nothing. */
    private boolean isFree(int x, int y, int width, int height, int dx, int dy, boolean oneWays) {
        int firstColumn = map.tileOf(Math.min(x, endX));
        int lastColumn = map.tileOf(Math.max(x, endX) + width - 1);
        int firstRow = map.tileOf(Math.min(y, endY));
        int lastRow = map.tileOf(Math.max(y, endY) + height - 1);
        boolean entersColumn = dx > 0 ? lastColumn > map.tileOf(x + width - 1) : firstColumn < map.tileOf(x);
        boolean entersRow = dy > 0 ? lastRow > map.tileOf(y + height - 1) : firstRow < map.tileOf(y);
        if (!entersColumn && !entersRow) {
            return true;
        }
        if ((lastColumn - firstColumn + 1L) * (lastRow - firstRow + 1L) > FEW_TILES) {
            return false;
        }
        if (TileBox.hasSolid(map, firstColumn, firstRow, lastColumn, lastRow)) {
            return false;
        }
        if (dy > 0 && oneWays && entersRow) {
            for (int row = map.tileOf(y + height - 1) + 1; row <= lastRow; row++) {
                if (TileBox.carries(map, firstColumn, lastColumn, row, true)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Moves along both axes at once, border by border. */
    private void follow(int x, int y, int width, int height, int dx, int dy, boolean oneWays) {
        long wayX = Math.abs((long) dx);
        long wayY = Math.abs((long) dy);
        // How far the leading edges are from the next border, and the column and row behind it.
        long toX = dx > 0 ? toNextBorder(x + width) : toLastBorder(x);
        long toY = dy > 0 ? toNextBorder(y + height) : toLastBorder(y);
        int column = dx > 0 ? map.tileOf(x + width + toX) : map.tileOf(x - toX) - 1;
        int row = dy > 0 ? map.tileOf(y + height + toY) : map.tileOf(y - toY) - 1;
        while (toX < wayX || toY < wayY) {
            // The times toX / wayX and toY / wayY. No factor reaches 2^31.
            int order = Long.compare(toX * wayY, toY * wayX);
            boolean faceX = order <= 0 && meetsColumn(column, y, height, dy, toX, wayX);
            boolean faceY = order >= 0 && meetsRow(row, x, width, dx, toY, wayY, dy > 0 && oneWays);
            if (order == 0 && !faceX && !faceY && meetsCorner(column, row, dy > 0 && oneWays)) {
                faceX = dy < 0;
                faceY = dy > 0;
                firstCorner = true;
            }
            if (faceX || faceY) {
                stop(x, y, width, height, dx, dy, faceX, faceY, faceX ? toX : toY, faceX ? wayX : wayY, oneWays);
                return;
            }
            if (order <= 0) {
                toX += tileSub;
                column += dx > 0 ? 1 : -1;
            }
            if (order >= 0) {
                toY += tileSub;
                row += dy > 0 ? 1 : -1;
            }
        }
    }

    /** Stops flush on one axis or both at the time way / whole, and slides along the other. */
    private void stop(
            int x,
            int y,
            int width,
            int height,
            int dx,
            int dy,
            boolean atX,
            boolean atY,
            long way,
            long whole,
            boolean oneWays) {
        noteFirst(atX, atY, way, whole);
        // On the free axis the box is between two whole numbers. No border lies between these, so it may slide from
        // the further one.
        long x1 = x + Long.signum(dx) * ceilDiv(Math.abs((long) dx) * way, whole);
        long y1 = y + Long.signum(dy) * ceilDiv(Math.abs((long) dy) * way, whole);
        if (atX) {
            endX = x1;
            stoppedX = true;
        }
        if (atY) {
            endY = y1;
            stoppedY = true;
        }
        if (!atY) {
            slideY(x1, y1, width, height, endY - y1, oneWays);
        } else if (!atX) {
            slideX(x1, y1, width, height, endX - x1);
        }
    }

    /** Moves along x alone; the end on the other axis is left as it is. */
    private void slideX(long x, long y, int width, int height, long dx) {
        if (dx == 0) {
            return;
        }
        int firstRow = map.tileOf(y);
        int lastRow = map.tileOf(y + height - 1);
        if (dx > 0) {
            int last = map.tileOf(x + width + dx - 1);
            for (int column = map.tileOf(x + width - 1) + 1; column <= last; column++) {
                if (TileBox.hasSolid(map, column, firstRow, column, lastRow)) {
                    endX = (long) column * tileSub - width;
                    stoppedX = true;
                    return;
                }
            }
        } else {
            int last = map.tileOf(x + dx);
            for (int column = map.tileOf(x) - 1; column >= last; column--) {
                if (TileBox.hasSolid(map, column, firstRow, column, lastRow)) {
                    endX = (column + 1L) * tileSub;
                    stoppedX = true;
                    return;
                }
            }
        }
    }

    /** Moves along y alone; the end on the other axis is left as it is. */
    private void slideY(long x, long y, int width, int height, long dy, boolean oneWays) {
        if (dy == 0) {
            return;
        }
        int firstColumn = map.tileOf(x);
        int lastColumn = map.tileOf(x + width - 1);
        if (dy > 0) {
            int last = map.tileOf(y + height + dy - 1);
            for (int row = map.tileOf(y + height - 1) + 1; row <= last; row++) {
                if (TileBox.carries(map, firstColumn, lastColumn, row, oneWays)) {
                    endY = (long) row * tileSub - height;
                    stoppedY = true;
                    return;
                }
            }
        } else {
            int last = map.tileOf(y + dy);
            for (int row = map.tileOf(y) - 1; row >= last; row--) {
                if (TileBox.carries(map, firstColumn, lastColumn, row, false)) {
                    endY = (row + 1L) * tileSub;
                    stoppedY = true;
                    return;
                }
            }
        }
    }

    /** Whether a box that gets to a column at the time way / whole meets a face of it there. */
    private boolean meetsColumn(int column, int y, int height, int dy, long way, long whole) {
        long top = y * whole + dy * way;
        long side = tileSub * whole;
        int first = (int) Math.floorDiv(top, side);
        int last = (int) Math.floorDiv(top + height * whole - 1, side);
        return TileBox.hasSolid(map, column, first, column, last);
    }

    /** Whether a box that gets to a row at the time way / whole meets a face of it there. */
    private boolean meetsRow(int row, int x, int width, int dx, long way, long whole, boolean oneWays) {
        long left = x * whole + dx * way;
        long side = tileSub * whole;
        int first = (int) Math.floorDiv(left, side);
        int last = (int) Math.floorDiv(left + width * whole - 1, side);
        return TileBox.carries(map, first, last, row, oneWays);
    }

    private boolean meetsCorner(int column, int row, boolean oneWays) {
        return oneWays ? map.isSolidOrOneWay(column, row) : map.isSolid(column, row);
    }

    private long toNextBorder(int sub) {
        return Math.floorMod(-sub, tileSub);
    }

    private long toLastBorder(int sub) {
        return Math.floorMod(sub, tileSub);
    }

    private static long ceilDiv(long dividend, long divisor) {
        return (dividend + divisor - 1) / divisor;
    }
}
