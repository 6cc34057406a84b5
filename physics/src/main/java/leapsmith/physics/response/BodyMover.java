package leapsmith.physics.response;

import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.LevelEdge;
import leapsmith.physics.tile.TileMap;

/**
 * Moves every body by its velocity until tiles or supports stop it, and removes the stopped part of its velocity.
 *
 * <p>A body that falls or rises along a wall while its controller walks it toward that wall enters the first gap that it
 * fits, see {@link BodySweep#enterGaps}. Others don't: they have lost their velocity toward the wall.
 */
public final class BodyMover {
    private static final int UNCONTROLLED = Control.NONE.ordinal();
    private static final int STILL = BodyFlags.SENSOR | BodyFlags.CRUSHED | BodyFlags.KINEMATIC;

    private final BodyStore store;
    private final CornerCorrection corner;
    private final Supports supports;
    private final BodySweep sweep;
    private final LevelEdge edge;
    private final TileMap map;
    // The end of the current body's path.
    private long endX;
    private long endY;
    private boolean anyStuck;

    public BodyMover(BodyStore store, TileMap map, LevelEdge edge, Supports supports) {
        this.store = store;
        this.supports = supports;
        sweep = new BodySweep(store, map, supports);
        this.edge = edge;
        this.map = map;
        corner = new CornerCorrection(store, map, supports);
    }

    /** Whether the last call of {@link #moveAll} found a body inside a Block or a slope, which stays there. */
    public boolean anyStuck() {
        return anyStuck;
    }

    /**
     * Moves all bodies but those that meet other bodies.
     *
     * @param solids moves those
     */
    public void moveAll(SolidMover solids) {
        anyStuck = false;
        boolean anySolid = solids.hasBodies();
        int limit = store.limit();
        int[] flags = store.flags;
        int[] vx = store.vx;
        int[] vy = store.vy;
        int[] x = store.x;
        int[] y = store.y;
        int[] width = store.width;
        int[] height = store.height;
        boolean onlyTiles = !edge.isOpen() && !map.hasSlopes();
        boolean noSupports = supports.isEmpty();
        boolean anyDrift = store.hasDrift();
        boolean anyBelts = store.isOnBelts() && (anyDrift || map.hasMaterials());
        for (int i = 0; i < limit; i++) {
            int dx = vx[i];
            int dy = vy[i];
            if (anyBelts) {
                dx += store.beltX[i];
            }
            if (anyDrift) {
                dx += store.driftX[i];
                dy += store.driftY[i];
            }
            if ((dx | dy) == 0 || (flags[i] & (BodyFlags.ALIVE | STILL)) != BodyFlags.ALIVE) {
                continue;
            }
            if (anySolid && solids.has(i)) {
                continue;
            }
            int reachX = width[i] - 1;
            int reachY = height[i] - 1;
            long leadX = x[i] + (reachX & ~(dx >> 31));
            long leadY = y[i] + (reachY & ~(dy >> 31));
            // The common case: the leading edges stay in their tiles, so nothing can stop the body. The test is inlined
            // because a call of the sweep for each body makes the loop too large for the compiler. Bodies that pass
            // through tiles, such as those without area, are only kept within reach of the level.
            boolean meetsTiles = (flags[i] & BodyFlags.TILES) != 0 && (reachX | reachY) >= 0;
            if (meetsTiles
                    && onlyTiles
                    && map.isSameTile(leadX, leadX + dx)
                    && map.isSameTile(leadY, leadY + dy)
                    && (noSupports || supports.isPathFree(i, dx, dy, false))) {
                x[i] += dx;
                y[i] += dy;
            } else {
                move(i, dx, dy);
            }
        }
    }

    /** Moves one body along a path of a tick, and removes the part of its velocity that something stopped. */
    void move(int i, int dx, int dy) {
        int width = store.width[i];
        int height = store.height[i];
        endX = (long) store.x[i] + dx;
        endY = (long) store.y[i] + dy;
        if (!edge.isOpen() && store.has(i, BodyFlags.TILES) && width > 0 && height > 0 && sweep.isFree(i, dx, dy)) {
            store.x[i] = (int) endX;
            store.y[i] = (int) endY;
            return;
        }
        if (store.has(i, BodyFlags.TILES)) {
            moveAmongObstacles(i, dx, dy);
        }
        int clampX = edge.clampX(endX, width);
        int clampY = edge.clampY(endY, height);
        if (clampX != endX) {
            store.vx[i] = 0;
        }
        if (clampY != endY) {
            store.vy[i] = 0;
        }
        store.x[i] = clampX;
        store.y[i] = clampY;
    }

    private void moveAmongObstacles(int i, int dx, int dy) {
        int flags = store.flags[i];
        // Only what is pulled down follows slopes.
        boolean falls = (flags & BodyFlags.GRAVITY) != 0 && !store.isUpsideDown();
        boolean onGround = (store.contacts[i] & Contacts.GROUND) != 0 && (flags & BodyFlags.DROPPING) == 0;
        sweep.move(i, dx, dy, falls, onGround);
        if ((flags & BodyFlags.WALKS) != 0 && (flags & BodyFlags.FACING_LEFT) != 0 == dx < 0) {
            sweep.enterGaps(i, dx, dy, falls);
        }
        endX = sweep.endX();
        endY = sweep.endY();
        if (sweep.isStuck()) {
            // A body inside something solid would pass through it.
            store.flags[i] |= BodyFlags.UNRESOLVED;
            anyStuck = true;
        } else if (sweep.stoppedFlatY() && dy < 0 && !store.isUpsideDown() && correct(i, dy)) {
            endX = corner.endX();
            endY = corner.endY();
            stop(i, dx, corner.stoppedX() || sweep.restX() == 0 && sweep.stoppedX(), corner.stoppedY());
        } else {
            stop(i, dx, sweep.stoppedX(), sweep.stoppedY());
        }
    }

    private void stop(int i, int dx, boolean alongX, boolean alongY) {
        // A body that a belt takes into a wall still accelerates away from it.
        if (alongX && (long) store.vx[i] * dx >= 0) {
            store.vx[i] = 0;
        }
        if (alongY) {
            store.vy[i] = 0;
        }
    }

    /** Whether a rising body that a ceiling stopped continues past its corner. */
    private boolean correct(int i, int dy) {
        int reach = store.movement[i].corner;
        return reach > 0
                && store.control[i] != UNCONTROLLED
                && corner.correct(
                        i,
                        (int) sweep.impactX(),
                        (int) sweep.impactY(),
                        (int) sweep.restX(),
                        (int) ((long) store.y[i] + dy - sweep.impactY()),
                        reach);
    }
}
