package leapsmith.physics.response;

import leapsmith.physics.body.Contacts;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.Depenetration;
import leapsmith.physics.sweep.LevelEdge;
import leapsmith.physics.tile.TileMap;

/** Moves bodies along one axis, along the ground or with a platform, until something solid stops them. Kinematic ones stay. */
public final class BodyShift {
    /** The length at the end of a path whose steepness counts, in sub-pixels: enough to distinguish 1:1 from 1:2. */
    private static final int STEEPNESS_PART = 2;

    private final BodyStore store;
    private final LevelEdge edge;
    private final BodySweep sweep;
    private final Depenetration tiles;
    private long endX;
    private long endY;

    public BodyShift(BodyStore store, TileMap map, LevelEdge edge, Supports supports) {
        this.store = store;
        this.edge = edge;
        sweep = new BodySweep(store, map, supports);
        tiles = new Depenetration(map);
    }

    /** Sets whether supports and kinematic bodies that move in this tick stop nothing. */
    void setAmongStill(boolean among) {
        sweep.setAmongStill(among);
    }

    /** Moves a body straight with what carries or pushes it, and not along the ground, until something stops it. */
    void carry(int i, long dx, long dy) {
        if ((dx | dy) == 0) {
            return;
        }
        if (sweep.isFree(i, (int) dx, (int) dy)) {
            store.x[i] = edge.clampX(store.x[i] + dx, store.width[i]);
            store.y[i] = edge.clampY(store.y[i] + dy, store.height[i]);
            return;
        }
        sweep.move(i, (int) dx, (int) dy, false, false);
        long x = sweep.endX();
        long y = sweep.endY();
        // A slope fills only a part of its tile: a body that would end in one stays.
        if (!tiles.overlapsSolid((int) x, (int) y, store.width[i], store.height[i])) {
            store.x[i] = edge.clampX(x, store.width[i]);
            store.y[i] = edge.clampY(y, store.height[i]);
        }
    }

    /** Moves a body, one that stands on the ground along slopes if it moves along x; returns how far. */
    int move(int i, int distance, boolean alongX) {
        int moved = room(i, distance, alongX);
        if (moved != 0) {
            store.x[i] += alongX ? moved : 0;
            store.y[i] = alongX ? edge.clampY(endY, store.height[i]) : store.y[i] + moved;
        }
        return moved;
    }

    /** How far a body can move; between 0 and the distance. */
    int room(int i, int distance, boolean alongX) {
        if (distance == 0 || store.has(i, BodyFlags.KINEMATIC)) {
            return 0;
        }
        return alongX && isOnGround(i) ? walkingRoom(i, distance) : straightRoom(i, distance, alongX);
    }

    /** As {@link #move}, but not along slopes. */
    int moveStraight(int i, int distance, boolean alongX) {
        int moved = distance == 0 ? 0 : straightRoom(i, distance, alongX);
        store.x[i] += alongX ? moved : 0;
        store.y[i] += alongX ? 0 : moved;
        return moved;
    }

    /** How far {@link #moveStraight} would move a body. */
    public int straightRoom(int i, int distance, boolean alongX) {
        endX = (long) store.x[i] + (alongX ? distance : 0);
        endY = (long) store.y[i] + (alongX ? 0 : distance);
        if (store.has(i, BodyFlags.TILES)) {
            sweep.moveStraight(i, distance, alongX);
            endX = sweep.endX();
            endY = sweep.endY();
        }
        return alongX
                ? edge.clampX(endX, store.width[i]) - store.x[i]
                : edge.clampY(endY, store.height[i]) - store.y[i];
    }

    private boolean isOnGround(int i) {
        return store.has(i, BodyFlags.GRAVITY) && store.vy[i] >= 0 && (store.contacts[i] & Contacts.GROUND) != 0;
    }

    /** How far a body that stands on the ground can walk along it; between 0 and the distance. */
    public int walkingRoom(int i, int distance) {
        endX = (long) store.x[i] + distance;
        endY = store.y[i];
        if (store.has(i, BodyFlags.TILES)) {
            sweep.move(i, distance, 0, true, true);
            endX = sweep.endX();
            endY = sweep.endY();
        }
        return edge.clampX(endX, store.width[i]) - store.x[i];
    }

    /**
     * Pushes a body along the ground.
     *
     * @param run the steepest slope that it is pushed up, 1 in {@code run}; 0 for none
     * @return how far it moved along x
     */
    int push(int i, int distance, int run) {
        int moved = pushRoom(i, distance, run);
        if (moved != 0) {
            store.x[i] += moved;
            store.y[i] = edge.clampY(endY, store.height[i]);
        }
        return moved;
    }

    /** How far {@link #push} would move a body. */
    int pushRoom(int i, int distance, int run) {
        if (!isOnGround(i) || !store.has(i, BodyFlags.TILES) || !sweep.mayMeetSlope(i, distance, 0)) {
            return room(i, distance, true);
        }
        // The farthest place to which the way isn't too steep, by bisection.
        int side = Integer.signum(distance);
        int near = 0;
        int far = Math.abs(distance) + 1;
        for (int attempt = far - 1; attempt > near; attempt = (near + far) / 2) {
            if (isTooSteep(i, side, attempt, run)) {
                far = attempt;
            } else {
                near = attempt;
            }
        }
        return walkingRoom(i, side * near);
    }

    /** Whether the last part of a walk rises by more than 1 in {@code run}. */
    private boolean isTooSteep(int i, int side, int distance, int run) {
        int part = Math.min(distance, STEEPNESS_PART);
        long rise = -riseOf(i, side * (distance - part)) + riseOf(i, side * distance);
        // One sub-pixel is too short for that.
        return rise > 0 && (run == 0 || part == 1 || rise * run >= part + run);
    }

    private long riseOf(int i, int distance) {
        walkingRoom(i, distance);
        return store.y[i] - endY;
    }
}
