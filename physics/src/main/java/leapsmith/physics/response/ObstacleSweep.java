package leapsmith.physics.response;

import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.TileSweep;
import leapsmith.physics.tile.TileMap;

/**
 * Moves a body along a straight path until tiles or supports stop it, and then along the axis that is still free, as
 * {@link TileSweep} does. A solid support counts as a Block of its size and place, a one-way top as a one-way. Slopes
 * are not handled here.
 */
final class ObstacleSweep {
    private final BodyStore store;
    private final TileSweep tiles;
    private final Supports supports;
    private final SupportHit hit;
    private long endX;
    private long endY;
    private boolean stoppedX;
    private boolean stoppedY;
    // The moment at which the body was stopped along y.
    private long impactX;
    private long restX;

    ObstacleSweep(BodyStore store, TileMap map, Supports supports) {
        this.store = store;
        tiles = new TileSweep(map);
        this.supports = supports;
        hit = new SupportHit(store, supports);
    }

    /** Left edge after the last move. */
    long endX() {
        return endX;
    }

    /** Top edge after the last move. */
    long endY() {
        return endY;
    }

    boolean stoppedX() {
        return stoppedX;
    }

    boolean stoppedY() {
        return stoppedY;
    }

    /** Left edge at the moment at which the last move was stopped along y. */
    long impactX() {
        return impactX;
    }

    /** How much further the body would have moved along x at that moment; 0 if it was stopped along x by then. */
    long restX() {
        return restX;
    }

    /**
     * Moves a body from its place, which is free.
     *
     * @param oneWays whether one-way tiles stop it
     */
    void move(int i, int dx, int dy, boolean oneWays) {
        moveFrom(i, store.x[i], store.y[i], dx, dy, oneWays);
    }

    /** As {@link #move}, from another free place. */
    void moveFrom(int i, int x, int y, int dx, int dy, boolean oneWays) {
        tiles.move(x, y, store.width[i], store.height[i], dx, dy, oneWays);
        endX = tiles.endX();
        endY = tiles.endY();
        if (supports.isEmpty()) {
            stoppedX = tiles.stoppedX();
            stoppedY = tiles.stoppedY();
            if (stoppedY) {
                boolean atX = tiles.firstX() || !tiles.firstY();
                long num = tiles.firstTimeNumerator();
                noteImpact(x, dx, atX ? endX - x : movedBy(dx, num, tiles.firstTimeDenominator()), atX);
            }
            return;
        }
        stoppedX = tiles.firstX();
        stoppedY = tiles.firstY();
        boolean byTile = stoppedX || stoppedY;
        boolean bySupport = hit.find(i, x, y, dx, dy, false);
        if (!byTile && !bySupport) {
            return;
        }
        boolean supportFirst = bySupport && (!byTile || isSupportFirst());
        long timeNumerator = supportFirst ? hit.timeNumerator() : tiles.firstTimeNumerator();
        long timeDenominator = supportFirst ? hit.timeDenominator() : tiles.firstTimeDenominator();
        if (supportFirst) {
            stoppedX = hit.alongX();
            stoppedY = !hit.alongX();
        }
        // On the free axis it is between two sub-pixels. Nothing solid begins between these, so it may slide from the
        // further one.
        int movedX = movedBy(dx, timeNumerator, timeDenominator);
        int movedY = movedBy(dy, timeNumerator, timeDenominator);
        noteImpact(x, dx, movedX, stoppedX);
        endX = x + movedX;
        endY = y + movedY;
        if (!stoppedX) {
            slide(i, dx - movedX, 0, oneWays);
        } else if (!stoppedY) {
            slide(i, 0, dy - movedY, oneWays);
        }
    }

    private void noteImpact(int x, int dx, long movedX, boolean isStoppedX) {
        impactX = x + movedX;
        restX = isStoppedX ? 0 : dx - movedX;
    }

    /** How far a body moved along an axis at a time, to the further sub-pixel. */
    private static int movedBy(int distance, long timeNumerator, long timeDenominator) {
        return Long.signum(distance) * (int) ceilDiv(Math.abs((long) distance) * timeNumerator, timeDenominator);
    }

    /** Whether the support is met before the tile, or at the same time with a face. */
    private boolean isSupportFirst() {
        int order = Long.compare(
                hit.timeNumerator() * tiles.firstTimeDenominator(), tiles.firstTimeNumerator() * hit.timeDenominator());
        return order < 0 || order == 0 && hit.isFace();
    }

    /** Slides along one axis. */
    private void slide(int i, int dx, int dy, boolean oneWays) {
        int x = (int) endX;
        int y = (int) endY;
        tiles.move(x, y, store.width[i], store.height[i], dx, dy, oneWays);
        endX = tiles.endX();
        endY = tiles.endY();
        stoppedX |= tiles.stoppedX();
        stoppedY |= tiles.stoppedY();
        // Up to the tile that stopped it, or else to its end.
        if (hit.find(i, x, y, endX - x, endY - y, false)) {
            endX = dx == 0 ? endX : x + Long.signum(dx) * hit.timeNumerator();
            endY = dy == 0 ? endY : y + Long.signum(dy) * hit.timeNumerator();
            stoppedX |= dx != 0;
            stoppedY |= dy != 0;
        }
    }

    /** Whether a body, going straight between two places, would meet a support. */
    boolean meetsSupport(int i, long fromX, long fromY, long toX, long toY) {
        return hit.find(i, fromX, fromY, toX - fromX, toY - fromY, false);
    }

    private static long ceilDiv(long dividend, long divisor) {
        return (dividend + divisor - 1) / divisor;
    }
}
