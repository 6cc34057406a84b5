package leapsmith.physics.sweep;

import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileSide;

/**
 * Sweeps a box along a straight path until a tile stops it on one axis, then slides it along the other axis.
 *
 * <p>The interior of the box never overlaps the interior of a solid tile, at any speed. A box that only touches a
 * tile is not stopped. Times of impact are integer fractions, compared by cross-multiplication, so nothing is rounded:
 * on each axis, the result is either flush with a tile or the given end of the path.
 *
 * <p>The leading edges cross the tile borders one by one (the grid traversal of Amanatides and Woo, 1987, for a box
 * instead of a ray). At each crossing only the newly entered tiles are tested, so the cost is proportional to the tiles
 * that the leading edges sweep, not to the area of the path's bounding box. When both axes cross at the same time, a
 * face (an overlap of positive length) is tested before the corner tile. On an exact corner hit, a falling box lands
 * and a rising box is stopped horizontally.
 *
 * <p>Most bodies enter no new tile in a tick, or only empty ones. A short test accepts their paths without the
 * traversal.
 *
 * <p>A one-way stops only a box that falls across its top edge, and a gate one that crosses the side that it faces. A box with zero width or height is never stopped.
 */
public final class TileSweep {
    private static final int FEW_TILES = 64;

    private final TileMap map;
    private final int tileSub;
    private long endX;
    private long endY;
    private boolean stoppedX;
    private boolean stoppedY;
    // The first stop and its time, as a fraction of the path.
    private boolean firstX;
    private boolean firstY;
    private boolean firstCorner;
    private boolean isUpsideDown;
    private long firstTimeNumerator;
    private long firstTimeDenominator;

    public TileSweep(TileMap map) {
        this.map = map;
        tileSub = map.tileSub();
    }

    /** Sets whether gravity acts upward, so that boxes that move up land on corners, and others are stopped sideways by them. */
    void setUpsideDown(boolean upsideDown) {
        isUpsideDown = upsideDown;
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

    /** Whether the first tile hit stopped the box along x. */
    public boolean firstX() {
        return firstX;
    }

    /** Whether the first tile hit stopped the box along y. */
    public boolean firstY() {
        return firstY;
    }

    /** Whether the first hit was an exact corner hit. */
    boolean isFirstCorner() {
        return firstCorner;
    }

    /** The numerator of the time of the first stop, as a fraction of the path; see {@link #firstTimeDenominator}. */
    public long firstTimeNumerator() {
        return firstTimeNumerator;
    }

    public long firstTimeDenominator() {
        return firstTimeDenominator;
    }

    /**
     * Moves a box that overlaps no solid tile.
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
            setFirst(stoppedX, false, Math.abs(endX - x), Math.abs((long) dx));
        } else if (dx == 0) {
            slideY(x, y, width, height, dy, oneWays);
            setFirst(false, stoppedY, Math.abs(endY - y), Math.abs((long) dy));
        } else if (!isFree(x, y, width, height, dx, dy, oneWays)) {
            follow(x, y, width, height, dx, dy, oneWays);
        }
    }

    private void setFirst(boolean atX, boolean atY, long timeNumerator, long timeDenominator) {
        firstX = atX;
        firstY = atY;
        firstTimeNumerator = timeNumerator;
        firstTimeDenominator = timeDenominator;
    }

    /** Conservative fast test: true if no tile can stop the move, false if unknown. */
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
        int sides = (dx > 0 ? TileSide.LEFT.bit() : TileSide.RIGHT.bit()) | (dy < 0 ? TileSide.BOTTOM.bit() : 0);
        if (TileBox.hasSolidFrom(map, sides, firstColumn, firstRow, lastColumn, lastRow)) {
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
        long distanceX = Math.abs((long) dx);
        long distanceY = Math.abs((long) dy);
        // The distances from the leading edges to the next tile borders, and the column and row beyond these.
        long toX = dx > 0 ? toNextBorder(x + width) : toLastBorder(x);
        long toY = dy > 0 ? toNextBorder(y + height) : toLastBorder(y);
        int column = dx > 0 ? map.tileOf(x + width + toX) : map.tileOf(x - toX) - 1;
        int row = dy > 0 ? map.tileOf(y + height + toY) : map.tileOf(y - toY) - 1;
        while (toX < distanceX || toY < distanceY) {
            // Compares the times toX / distanceX and toY / distanceY. All factors are below 2^31, so the products
            // fit.
            int order = Long.compare(toX * distanceY, toY * distanceX);
            boolean faceX = order <= 0 && meetsColumn(column, y, height, dx, dy, toX, distanceX);
            boolean faceY = order >= 0 && meetsRow(row, x, width, dx, dy, toY, distanceY, oneWays);
            if (order == 0 && !faceX && !faceY) {
                // A corner stops a falling box from above, and a rising one from the side.
                boolean fromSide = map.isSolidFrom(column, row, dx > 0 ? TileSide.LEFT : TileSide.RIGHT);
                boolean falls = dy > 0 != isUpsideDown;
                faceY = (falls || !fromSide)
                        && (dy > 0
                                ? TileBox.carries(map, column, column, row, oneWays)
                                : map.isSolidFrom(column, row, TileSide.BOTTOM));
                faceX = fromSide && !faceY;
                firstCorner = faceX || faceY;
            }
            if (faceX || faceY) {
                stop(
                        x,
                        y,
                        width,
                        height,
                        dx,
                        dy,
                        faceX,
                        faceY,
                        faceX ? toX : toY,
                        faceX ? distanceX : distanceY,
                        oneWays);
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

    /** Stops flush on one axis or both at the given time, and slides along the other. */
    private void stop(
            int x,
            int y,
            int width,
            int height,
            int dx,
            int dy,
            boolean atX,
            boolean atY,
            long timeNumerator,
            long timeDenominator,
            boolean oneWays) {
        setFirst(atX, atY, timeNumerator, timeDenominator);
        // On the free axis the exact position at the stop is between two sub-pixels. There is no tile border between
        // them, so the slide can start at the farther one.
        long x1 = x + Long.signum(dx) * ceilDiv(Math.abs((long) dx) * timeNumerator, timeDenominator);
        long y1 = y + Long.signum(dy) * ceilDiv(Math.abs((long) dy) * timeNumerator, timeDenominator);
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

    /** Moves along x only; does not set endY. */
    private void slideX(long x, long y, int width, int height, long dx) {
        if (dx == 0) {
            return;
        }
        int firstRow = map.tileOf(y);
        int lastRow = map.tileOf(y + height - 1);
        if (dx > 0) {
            int last = map.tileOf(x + width + dx - 1);
            for (int column = map.tileOf(x + width - 1) + 1; column <= last; column++) {
                if (TileBox.hasSolidFrom(map, TileSide.LEFT, column, firstRow, column, lastRow)) {
                    endX = (long) column * tileSub - width;
                    stoppedX = true;
                    return;
                }
            }
        } else {
            int last = map.tileOf(x + dx);
            for (int column = map.tileOf(x) - 1; column >= last; column--) {
                if (TileBox.hasSolidFrom(map, TileSide.RIGHT, column, firstRow, column, lastRow)) {
                    endX = (column + 1L) * tileSub;
                    stoppedX = true;
                    return;
                }
            }
        }
    }

    /** Moves along y only; does not set endX. */
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
                if (TileBox.hasSolidFrom(map, TileSide.BOTTOM, firstColumn, row, lastColumn, row)) {
                    endY = (row + 1L) * tileSub;
                    stoppedY = true;
                    return;
                }
            }
        }
    }

    /** Whether a box that reaches a column at the given time overlaps a tile of it that stops the box. */
    private boolean meetsColumn(
            int column, int y, int height, int dx, int dy, long timeNumerator, long timeDenominator) {
        long top = y * timeDenominator + dy * timeNumerator;
        long side = tileSub * timeDenominator;
        int first = (int) Math.floorDiv(top, side);
        int last = (int) Math.floorDiv(top + height * timeDenominator - 1, side);
        return TileBox.hasSolidFrom(map, dx > 0 ? TileSide.LEFT : TileSide.RIGHT, column, first, column, last);
    }

    /** Whether a box that reaches a row at the given time overlaps a tile of it that stops the box. */
    private boolean meetsRow(
            int row, int x, int width, int dx, int dy, long timeNumerator, long timeDenominator, boolean oneWays) {
        long left = x * timeDenominator + dx * timeNumerator;
        long side = tileSub * timeDenominator;
        int first = (int) Math.floorDiv(left, side);
        int last = (int) Math.floorDiv(left + width * timeDenominator - 1, side);
        return dy > 0
                ? TileBox.carries(map, first, last, row, oneWays)
                : TileBox.hasSolidFrom(map, TileSide.BOTTOM, first, row, last, row);
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
