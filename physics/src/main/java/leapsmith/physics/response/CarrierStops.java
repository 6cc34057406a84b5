package leapsmith.physics.response;

import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.PushOut;
import leapsmith.physics.tile.TileMap;

/**
 * Shortens the way of a body that slopes and tiles let go, or that is pushed, where it would be stopped by a carrier.
 *
 * <p>The way counts as the straight line from its start to its end. It is stopped flush on one axis; the end on the
 * other stays, as the slide along the carrier, if nothing is there. Else it stays where it was on that axis as well,
 * and if that is no place either, on both.
 */
public final class CarrierStops {
    private static final int MOST_STOPS = 8;

    private final BodyStore store;
    private final Carriers carriers;
    private final CarrierHit hit;
    private final PushOut tiles;
    private long endX;
    private long endY;
    private boolean stoppedX;
    private boolean stoppedY;

    public CarrierStops(BodyStore store, TileMap map, Carriers carriers) {
        this.store = store;
        this.carriers = carriers;
        hit = new CarrierHit(store, carriers);
        tiles = new PushOut(map);
    }

    /**
     * Whether a body is stopped on its way to an end; if so, the methods below say where.
     *
     * @param stillOnly whether carriers that move in this tick are let out
     */
    public boolean shorten(int i, long wantedX, long wantedY, boolean stillOnly) {
        if (carriers.isEmpty()) {
            return false;
        }
        endX = wantedX;
        endY = wantedY;
        stoppedX = false;
        stoppedY = false;
        for (int s = 0; s < MOST_STOPS && meets(i, stillOnly); s++) {
            boolean alongX = hit.alongX();
            if (alongX) {
                endX = store.x[i] + Long.signum(endX - store.x[i]) * hit.way();
            } else {
                endY = store.y[i] + Long.signum(endY - store.y[i]) * hit.way();
            }
            stoppedX |= alongX;
            stoppedY |= !alongX;
            if (!isFree(i)) {
                // In a corner between carrier and tile the slide is over where it began.
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
        return !tiles.isCaught((int) endX, (int) endY, store.width[i], store.height[i]);
    }
}
