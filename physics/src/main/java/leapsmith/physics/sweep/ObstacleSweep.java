package leapsmith.physics.sweep;

import leapsmith.physics.tile.TileMap;

/**
 * Moves a box along a straight path until tiles or {@link Rectangles} stop it, and then along the axis that is still
 * free, as {@link TileSweep} does. A solid rectangle counts as a Block of its size and place, a one-way top as a
 * one-way. Slopes are not handled here.
 */
public final class ObstacleSweep {
    private final TileSweep tiles;
    private final Rectangles rectangles;
    private final RectangleHit hit;
    private boolean rectangleFirst;
    private long endX;
    private long endY;
    private boolean stoppedX;
    private boolean stoppedY;
    // The moment at which the box was stopped along y.
    private long impactX;
    private long restX;
    // The start of the slide along y.
    private boolean slidY;
    private long slideY;

    /**
     * Creates one.
     *
     * @param rectangles what stops boxes besides tiles; may change between moves
     */
    public ObstacleSweep(TileMap map, Rectangles rectangles) {
        tiles = new TileSweep(map);
        this.rectangles = rectangles;
        hit = new RectangleHit(rectangles);
    }

    /** Sets whether gravity acts upward, so that boxes that move up land on corners, and others are stopped sideways by them. */
    public void setUpsideDown(boolean upsideDown) {
        tiles.setUpsideDown(upsideDown);
        hit.setUpsideDown(upsideDown);
    }

    /** Left edge after the last move. */
    public long endX() {
        return endX;
    }

    /** Top edge after the last move. */
    public long endY() {
        return endY;
    }

    /** Whether something stopped the last move along x. */
    public boolean stoppedX() {
        return stoppedX;
    }

    /** Whether something stopped the last move along y. */
    public boolean stoppedY() {
        return stoppedY;
    }

    /** Left edge at the moment at which the last move was stopped along y. */
    public long impactX() {
        return impactX;
    }

    /** How much further the box would have moved along x at that moment; 0 if it was stopped along x by then. */
    public long restX() {
        return restX;
    }

    /** Whether the last move was stopped along x first and went on along y. */
    public boolean slidY() {
        return slidY;
    }

    /** Top edge at the start of that slide. */
    public long slideY() {
        return slideY;
    }

    /** Whether the first obstacle of the last straight path stops the box along x. */
    boolean firstX() {
        return rectangleFirst ? hit.alongX() : tiles.firstX();
    }

    /** Whether the first obstacle of the last straight path stops the box along y. */
    boolean firstY() {
        return rectangleFirst ? !hit.alongX() : tiles.firstY();
    }

    /** Whether only its exact corner is met. */
    boolean isFirstCorner() {
        return rectangleFirst ? !hit.isFace() : tiles.isFirstCorner();
    }

    /** When it is met: this divided by {@link #firstTimeDenominator} is a fraction of the path. */
    long firstTimeNumerator() {
        return rectangleFirst ? hit.timeNumerator() : tiles.firstTimeNumerator();
    }

    long firstTimeDenominator() {
        return rectangleFirst ? hit.timeDenominator() : tiles.firstTimeDenominator();
    }

    /**
     * Finds the first obstacle of a straight path; only the methods about the first obstacle have results.
     *
     * @param oneWays whether one-ways stop the box
     * @return whether there is one
     */
    boolean findFirst(int x, int y, int width, int height, int dx, int dy, boolean oneWays) {
        tiles.move(x, y, width, height, dx, dy, oneWays);
        boolean byTile = tiles.firstX() || tiles.firstY();
        boolean byRectangle = rectangles.count() > 0 && hit.find(x, y, width, height, dx, dy, oneWays);
        rectangleFirst = byRectangle && (!byTile || isRectangleFirst());
        return byTile || byRectangle;
    }

    /**
     * Moves a box from its place, which is free.
     *
     * @param oneWays whether one-ways stop it
     */
    public void move(int x, int y, int width, int height, int dx, int dy, boolean oneWays) {
        boolean stopped = findFirst(x, y, width, height, dx, dy, oneWays);
        slidY = stopped && dy != 0 && firstX() && !firstY();
        if (slidY) {
            slideY = y + movedBy(dy, firstTimeNumerator(), firstTimeDenominator());
        }
        if (rectangles.count() == 0) {
            endX = tiles.endX();
            endY = tiles.endY();
            stoppedX = tiles.stoppedX();
            stoppedY = tiles.stoppedY();
            if (stoppedY) {
                boolean atX = tiles.firstX() || !tiles.firstY();
                long moved = atX ? endX - x : movedBy(dx, tiles.firstTimeNumerator(), tiles.firstTimeDenominator());
                noteImpact(x, dx, moved, atX);
            }
            return;
        }
        stoppedX = stopped && firstX();
        stoppedY = stopped && firstY();
        if (!stopped) {
            endX = (long) x + dx;
            endY = (long) y + dy;
            return;
        }
        // On the free axis it is between two sub-pixels. Nothing solid begins between these, so it may slide from the
        // further one.
        int movedX = movedBy(dx, firstTimeNumerator(), firstTimeDenominator());
        int movedY = movedBy(dy, firstTimeNumerator(), firstTimeDenominator());
        noteImpact(x, dx, movedX, stoppedX);
        endX = x + movedX;
        endY = y + movedY;
        if (!stoppedX) {
            slide(width, height, dx - movedX, 0, oneWays);
        } else if (!stoppedY) {
            slide(width, height, 0, dy - movedY, oneWays);
        }
    }

    private void noteImpact(int x, int dx, long movedX, boolean isStoppedX) {
        impactX = x + movedX;
        restX = isStoppedX ? 0 : dx - movedX;
    }

    /** How far a box moved along an axis at a time, to the further sub-pixel. */
    private static int movedBy(int distance, long timeNumerator, long timeDenominator) {
        return Long.signum(distance) * (int) ceilDiv(Math.abs((long) distance) * timeNumerator, timeDenominator);
    }

    /** Whether the rectangle is met before the tile, or at the same time with a face. */
    private boolean isRectangleFirst() {
        int order = Long.compare(
                hit.timeNumerator() * tiles.firstTimeDenominator(), tiles.firstTimeNumerator() * hit.timeDenominator());
        return order < 0 || order == 0 && hit.isFace();
    }

    /** Slides along one axis. */
    private void slide(int width, int height, int dx, int dy, boolean oneWays) {
        int x = (int) endX;
        int y = (int) endY;
        tiles.move(x, y, width, height, dx, dy, oneWays);
        endX = tiles.endX();
        endY = tiles.endY();
        stoppedX |= tiles.stoppedX();
        stoppedY |= tiles.stoppedY();
        // Up to the tile that stopped it, or else to its end.
        if (hit.find(x, y, width, height, endX - x, endY - y, oneWays)) {
            endX = dx == 0 ? endX : x + Long.signum(dx) * hit.timeNumerator();
            endY = dy == 0 ? endY : y + Long.signum(dy) * hit.timeNumerator();
            stoppedX |= dx != 0;
            stoppedY |= dy != 0;
        }
    }

    private static long ceilDiv(long dividend, long divisor) {
        return (dividend + divisor - 1) / divisor;
    }
}
