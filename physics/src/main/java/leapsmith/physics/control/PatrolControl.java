package leapsmith.physics.control;

import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.SlopeGround;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileMap;

/**
 * A body that walks up and down its ground. It turns when it touches a wall in front, and before its leading edge would
 * pass the end of its ground; shut in on both sides it stands. In the air it keeps its velocity.
 */
final class PatrolControl {
    private final BodyStore store;
    private final TileMap map;
    private final SlopeGround slopes;

    PatrolControl(BodyStore store, TileMap map) {
        this.store = store;
        this.map = map;
        slopes = new SlopeGround(map);
    }

    void run(int i) {
        if ((store.contacts[i] & Contacts.GROUND) == 0) {
            return;
        }
        boolean left = (store.flags[i] & BodyFlags.FACING_LEFT) != 0;
        boolean walks = isOpen(i, left);
        if (!walks && isOpen(i, !left)) {
            left = !left;
            walks = true;
            store.flags[i] ^= BodyFlags.FACING_LEFT;
        }
        store.vx[i] = !walks ? 0 : left ? -store.walk[i] : store.walk[i];
        store.state[i] = (walks ? ControllerState.WALK : ControllerState.STAND).ordinal();
    }

    /** Whether the next step to a side meets no wall and stays on ground. */
    private boolean isOpen(int i, boolean left) {
        if ((store.contacts[i] & (left ? Contacts.LEFT_WALL : Contacts.RIGHT_WALL)) != 0) {
            return false;
        }
        int edge = left ? store.x[i] : store.x[i] + store.width[i] - 1;
        int row = map.tileOf(store.y[i] + store.height[i]);
        int here = map.tileOf(edge);
        int next = map.tileOf(left ? (long) edge - store.walk[i] : (long) edge + store.walk[i]);
        // The column under the edge counts too: a body may have been placed with its edge beyond the ground.
        for (int column = Math.min(here, next); column <= Math.max(here, next); column++) {
            if (!isGround(i, column, row) && !(map.hasSlopes() && isSlopingGround(i, column))) {
                return false;
            }
        }
        return true;
    }

    /** Whether a column goes on with ground that a body gets to by walking up or down a slope. */
    private boolean isSlopingGround(int i, int column) {
        int bottom = store.y[i] + store.height[i];
        boolean oneWays = (store.flags[i] & BodyFlags.ONE_WAYS) != 0;
        boolean onSlope = slopes.carries(i, store, oneWays);
        // A slope of 1:1 is no deeper under its front than it is wide.
        int lastRow = map.tileOf((long) bottom + store.width[i] + store.walk[i]);
        for (int row = map.tileOf(bottom - 1); row <= lastRow; row++) {
            Slope slope = map.slopeAt(column, row);
            if (slope != null) {
                return !slope.ceiling() && (oneWays || !slope.oneWay());
            }
            if (isGround(i, column, row)) {
                return onSlope;
            }
        }
        return false;
    }

    private boolean isGround(int i, int column, int row) {
        boolean oneWays = (store.flags[i] & BodyFlags.ONE_WAYS) != 0;
        return oneWays ? map.isSolidOrOneWay(column, row) : map.isSolid(column, row);
    }
}
