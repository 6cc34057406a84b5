package leapsmith.physics.control;

import leapsmith.physics.body.AirMoves;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.store.QuantizedMovement;

/**
 * The {@link AirMoves} of a player: which jumps it has in the air, the way away from a wall after a jump off it, slides down walls
 * and dashes.
 *
 * <p>A dash and the way away from a wall exclude each other and are counted by the same ticks. Both take the place of walking; the
 * first tick of a move has its full number of ticks, the last one has 1.
 */
final class AirMovement {
    private static final int LEFT = Button.LEFT.bit();
    private static final int RIGHT = Button.RIGHT.bit();
    private static final int DASH = Button.DASH.bit();
    private static final int WALLS = Contacts.LEFT_WALL | Contacts.RIGHT_WALL;

    private final BodyStore store;
    private final TakeOff takeOff;

    AirMovement(BodyStore store, TakeOff takeOff) {
        this.store = store;
        this.takeOff = takeOff;
    }

    /**
     * Begins and continues moves, and slides down walls.
     *
     * @param isSupported whether the body stands or swims, which gives it all its moves again
     * @return whether the body dashes or moves away from a wall in this tick: its velocity along x is set then
     */
    boolean moves(int i, int buttons, int pressed, boolean isSupported) {
        if (isSupported) {
            if (store.has(i, BodyFlags.DASHING)) {
                store.airMoves[i] -= store.airJumps(i);
            } else {
                store.resetAirMoves(i);
            }
        }
        int walks = (buttons & (LEFT | RIGHT)) == LEFT ? -1 : (buttons & (LEFT | RIGHT)) == RIGHT ? 1 : 0;
        int ticks = store.airTicks(i);
        if (ticks != 0) {
            store.setAirTicks(i, ticks - Integer.signum(ticks));
        }
        QuantizedMovement movement = store.movement[i];
        if ((pressed & DASH) != 0 && movement.dash > 0 && !store.has(i, BodyFlags.DASHED)) {
            int side = walks != 0 ? walks : store.has(i, BodyFlags.FACING_LEFT) ? -1 : 1;
            store.setAirTicks(i, side * movement.dashTicks);
            store.flags[i] |= BodyFlags.DASHING | BodyFlags.DASHED;
        }
        int side = Integer.signum(store.airTicks(i));
        if (side != 0 && touches(i, side)) {
            store.setAirTicks(i, 0);
            side = 0;
        }
        if (side == 0) {
            slide(i, walks, isSupported);
            return false;
        }
        if (store.has(i, BodyFlags.DASHING)) {
            dash(i, side);
        }
        return true;
    }

    private void dash(int i, int side) {
        store.vx[i] = side * store.movement[i].dash;
        store.vy[i] = 0;
        int facing = side < 0 ? BodyFlags.FACING_LEFT : 0;
        store.flags[i] = store.flags[i] & ~(BodyFlags.FACING_LEFT | BodyFlags.LAUNCHED)
                | facing
                | BodyFlags.WALKS
                | BodyFlags.WEIGHTLESS;
        if (store.state[i] != ControllerState.JUMP.ordinal()) {
            store.state[i] = ControllerState.WALK.ordinal();
        }
    }

    /** Limits the speed of a body that falls along a wall toward which it walks. */
    private void slide(int i, int walks, boolean isSupported) {
        int most = store.movement[i].wallSlide;
        if (most == 0 || walks == 0 || isSupported || !touches(i, walks)) {
            return;
        }
        int speed = store.fallSpeed(i);
        if (speed > 0 && (long) speed + takeOff.gravity() >= most) {
            store.vy[i] = takeOff.velocity(-most);
            store.flags[i] |= BodyFlags.WEIGHTLESS;
        }
    }

    private boolean touches(int i, int side) {
        return (store.contacts[i] & (side < 0 ? Contacts.LEFT_WALL : Contacts.RIGHT_WALL)) != 0;
    }

    /** Ends a dash or the way away from a wall. */
    void end(int i) {
        if (store.airMoves[i] != 0) {
            store.setAirTicks(i, 0);
        }
    }

    /** To which side a body in the air would jump off a wall: -1 to the left, 1 to the right, 0 if it wouldn't. */
    int awayFromWall(int i) {
        int walls = store.contacts[i] & WALLS;
        if (walls == 0 || store.movement[i].wallJump == 0) {
            return 0;
        }
        boolean right = walls == WALLS ? store.has(i, BodyFlags.FACING_LEFT) : walls == Contacts.LEFT_WALL;
        return right ? 1 : -1;
    }

    /** Moves a body away from the wall that it jumps off. */
    void leaveWall(int i, int away) {
        QuantizedMovement movement = store.movement[i];
        store.vx[i] = away * movement.wallJump;
        store.flags[i] = store.flags[i] & ~(BodyFlags.FACING_LEFT | BodyFlags.WALKS | BodyFlags.DASHING)
                | (away < 0 ? BodyFlags.FACING_LEFT : 0);
        store.setAirTicks(i, away * movement.wallJumpTicks);
    }

    /** Whether a body in the air may jump there. */
    boolean mayJump(int i) {
        return store.airJumps(i) < store.movement[i].airJumps;
    }
}
