package leapsmith.physics.sweep;

import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.TileMap;

/** Moves every body by its velocity until tiles stop it; the stopped part of its velocity is gone. */
public final class BodyMover {
    private static final int NOBODY = Control.NONE.ordinal();
    private static final int STILL = BodyFlags.SENSOR | BodyFlags.CRUSHED | BodyFlags.KINEMATIC;

    private final BodyStore store;
    private final TileSweep sweep;
    private final CeilingCorner corner;
    private final Carriers carriers;
    private final CarrierStops stops;
    private final SlopeSweep slopes;
    private final LevelEdge edge;
    private final TileMap map;

    public BodyMover(BodyStore store, TileMap map, LevelEdge edge, Carriers carriers) {
        this.store = store;
        this.carriers = carriers;
        stops = new CarrierStops(store, map, carriers);
        this.edge = edge;
        this.map = map;
        sweep = new TileSweep(map);
        corner = new CeilingCorner(map);
        slopes = new SlopeSweep(map);
    }

    /** Moves all bodies. */
    public void moveAll() {
        int limit = store.limit();
        int[] flags = store.flags;
        int[] vx = store.vx;
        int[] vy = store.vy;
        int[] x = store.x;
        int[] y = store.y;
        int[] width = store.width;
        int[] height = store.height;
        boolean onlyTiles = !edge.isOpen() && carriers.isEmpty() && !map.hasSlopes();
        for (int i = 0; i < limit; i++) {
            int dx = vx[i];
            int dy = vy[i];
            if ((dx | dy) == 0 || (flags[i] & (BodyFlags.ALIVE | STILL)) != BodyFlags.ALIVE) {
                continue;
            }
            int reachX = width[i] - 1;
            int reachY = height[i] - 1;
            long leadX = x[i] + (reachX & ~(dx >> 31));
            long leadY = y[i] + (reachY & ~(dy >> 31));
            // Nearly all bodies: their leading edges stay in their tiles, so nothing can stop them. It is told here, as
            // a
            // call of the sweep for each body makes the whole loop too large for the compiler. What passes tiles, as
            // bodies without area do, is held at the edge of the level instead.
            boolean meetsTiles = (flags[i] & BodyFlags.TILES) != 0 && (reachX | reachY) >= 0;
            if (meetsTiles && onlyTiles && map.isSameTile(leadX, leadX + dx) && map.isSameTile(leadY, leadY + dy)) {
                x[i] += dx;
                y[i] += dy;
            } else {
                move(i, flags[i]);
            }
        }
    }

    private void move(int i, int flags) {
        int width = store.width[i];
        int height = store.height[i];
        long endX = (long) store.x[i] + store.vx[i];
        long endY = (long) store.y[i] + store.vy[i];
        if ((flags & BodyFlags.TILES) != 0
                && slopes.concerns(store.x[i], store.y[i], width, height, store.vx[i], store.vy[i])) {
            moveAlongSlopes(i, flags);
            endX = slopes.endX();
            endY = slopes.endY();
        } else if ((flags & BodyFlags.TILES) != 0) {
            boolean oneWays = (flags & (BodyFlags.ONE_WAYS | BodyFlags.DROPPING)) == BodyFlags.ONE_WAYS;
            sweep.move(store.x[i], store.y[i], width, height, store.vx[i], store.vy[i], oneWays);
            endX = sweep.endX();
            endY = sweep.endY();
            if (sweep.stoppedX()) {
                store.vx[i] = 0;
            }
            if (sweep.stoppedY() && slipsPast(i, endX, endY)) {
                endX = corner.endX();
                endY = corner.endY();
            }
            if (endY != (long) store.y[i] + store.vy[i]) {
                store.vy[i] = 0;
            }
        }
        if ((flags & BodyFlags.TILES) != 0 && stops.shorten(i, endX, endY, false)) {
            endX = stops.endX();
            endY = stops.endY();
            if (stops.stoppedX()) {
                store.vx[i] = 0;
            }
            if (stops.stoppedY()) {
                store.vy[i] = 0;
            }
        }
        int heldX = edge.heldX(endX, width);
        int heldY = edge.heldY(endY, height);
        if (heldX != endX) {
            store.vx[i] = 0;
        }
        if (heldY != endY) {
            store.vy[i] = 0;
        }
        store.x[i] = heldX;
        store.y[i] = heldY;
    }

    private void moveAlongSlopes(int i, int flags) {
        boolean dropping = (flags & BodyFlags.DROPPING) != 0;
        slopes.move(
                store.x[i],
                store.y[i],
                store.width[i],
                store.height[i],
                store.vx[i],
                store.vy[i],
                (flags & BodyFlags.ONE_WAYS) != 0 && !dropping,
                (flags & BodyFlags.GRAVITY) != 0,
                (store.contacts[i] & Contacts.GROUND) != 0 && !dropping);
        if (slopes.stoppedX()) {
            store.vx[i] = 0;
        }
        if (slopes.stoppedY()) {
            store.vy[i] = 0;
        }
    }

    /** Whether a body that was stopped along y rises on beside the corner that it met. */
    private boolean slipsPast(int i, long x, long y) {
        int reach = store.gait[i].corner();
        return reach > 0
                && store.vy[i] < 0
                && store.control[i] != NOBODY
                && corner.slipsPast(
                        (int) x,
                        (int) y,
                        store.width[i],
                        store.height[i],
                        (int) ((long) store.y[i] + store.vy[i] - y),
                        reach,
                        (store.flags[i] & BodyFlags.FACING_LEFT) != 0);
    }
}
