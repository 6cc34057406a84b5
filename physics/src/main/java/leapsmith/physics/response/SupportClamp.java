package leapsmith.physics.response;

import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.Depenetration;
import leapsmith.physics.tile.TileMap;

/**
 * Shortens the path of a body, as tiles and slopes leave it, where a support stops it.
 *
 * <p>The path counts as the straight line from its start to its end. A body is stopped flush on one axis and slides
 * along the support on the other, if the end is free. If it is not, the body doesn't move on that axis, and if that
 * place is not free either, it doesn't move at all.
 */
public final class SupportClamp {
    private static final int MOST_STOPS = 8;

    private final BodyStore store;
    private final Supports supports;
    private final SupportHit hit;
    private final Depenetration tiles;
    private long endX;
    private long endY;
    private boolean stoppedX;
    private boolean stoppedY;

    public SupportClamp(BodyStore store, TileMap map, Supports supports) {
        this.store = store;
        this.supports = supports;
        hit = new SupportHit(store, supports);
        tiles = new Depenetration(map);
    }

    /**
     * Whether a support stops a body before an end; if so, the methods below return where.
     *
     * @param stillOnly whether supports that move in this tick are ignored
     */
    public boolean shorten(int i, long wantedX, long wantedY, boolean stillOnly) {
        if (supports.isEmpty()) {
            return false;
        }
        endX = wantedX;
        endY = wantedY;
        stoppedX = false;
        stoppedY = false;
        for (int s = 0; s < MOST_STOPS && meets(i, stillOnly); s++) {
            boolean alongX = hit.alongX();
            if (alongX) {
                endX = store.x[i] + Long.signum(endX - store.x[i]) * hit.timeNumerator();
            } else {
                endY = store.y[i] + Long.signum(endY - store.y[i]) * hit.timeNumerator();
            }
            stoppedX |= alongX;
            stoppedY |= !alongX;
            if (!isFree(i)) {
                // In a corner between support and tile the body doesn't slide.
                endX = alongX ? endX : store.x[i];
                endY = alongX ? store.y[i] : endY;
                stoppedX = true;
                stoppedY = true;
            }
        }
        if (!(stoppedX || stoppedY)) {
            return false;
        }
        if (!isFree(i) || meets(i, stillOnly)) {
            endX = store.x[i];
            endY = store.y[i];
            stoppedX = true;
            stoppedY = true;
        }
        return true;
    }

    /** Left edge at the end. */
    public long endX() {
        return endX;
    }

    /** Top edge at the end. */
    public long endY() {
        return endY;
    }

    boolean stoppedX() {
        return stoppedX;
    }

    boolean stoppedY() {
        return stoppedY;
    }

    private boolean meets(int i, boolean stillOnly) {
        int x = store.x[i];
        int y = store.y[i];
        return hit.find(i, x, y, endX - x, endY - y, stillOnly);
    }

    private boolean isFree(int i) {
        return !tiles.overlapsSolid((int) endX, (int) endY, store.width[i], store.height[i]);
    }
}
