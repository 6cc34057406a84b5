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

    /**
     * Moves a body from its place, which is free.
     *
     * @param oneWays whether one-way tiles stop it
     */
    void move(int i, int dx, int dy, boolean oneWays) {
        int x = store.x[i];
        int y = store.y[i];
        tiles.move(x, y, store.width[i], store.height[i], dx, dy, oneWays);
        endX = tiles.endX();
        endY = tiles.endY();
        if (supports.isEmpty()) {
            stoppedX = tiles.stoppedX();
            stoppedY = tiles.stoppedY();
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
        // On the free axis it is between two timeDenominator numbers. Nothing solid begins between these, so it may
        // slide from
        // the further one.
        int movedX = Long.signum(dx) * (int) ceilDiv(Math.abs((long) dx) * timeNumerator, timeDenominator);
        int movedY = Long.signum(dy) * (int) ceilDiv(Math.abs((long) dy) * timeNumerator, timeDenominator);
        endX = x + movedX;
        endY = y + movedY;
        if (!stoppedX) {
            slide(i, dx - movedX, 0, oneWays);
        } else if (!stoppedY) {
            slide(i, 0, dy - movedY, oneWays);
        }
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
