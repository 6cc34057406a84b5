package leapsmith.physics.control;

import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.response.Supports;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;

/**
 * The velocity that a jump takes from a moving platform. The platforms phase writes by how far it carried a body and
 * for how many ticks that counts; a jump adds it, and walking in the air is then relative to its part along x.
 */
final class LiftMomentum {
    private static final int HANGS = ControllerState.GRAB_LEDGE.ordinal();
    private static final int CLIMBS = ControllerState.CLIMB.ordinal();
    private static final int MAX_SPEED = SubPixels.MAX_PX << SubPixels.SHIFT;

    private final BodyStore store;
    private final Supports supports;

    LiftMomentum(BodyStore store, Supports supports) {
        this.store = store;
        this.supports = supports;
    }

    /** Ends the momentum of a body that landed, grabbed a ledge or met a wall in front. */
    void begin(int i) {
        int momentum = store.momentum[i];
        int contacts = store.contacts[i];
        boolean onGround = store.isOnGround(i) || store.state[i] == HANGS || store.state[i] == CLIMBS;
        if (momentum != 0 && onGround) {
            // From now on its velocity is relative to what carries it.
            int carrier = supports.below(i);
            store.vx[i] = limited((long) store.vx[i] - (carrier < 0 ? 0 : store.vx[carrier]) - store.beltX[i]);
        }
        int ahead = momentum < 0 ? Contacts.LEFT_WALL : Contacts.RIGHT_WALL;
        if (momentum != 0 && (onGround || (contacts & ahead) != 0)) {
            store.momentum[i] = 0;
        }
        if (onGround && store.liftTicks[i] == 0) {
            store.liftY[i] = 0;
        }
    }

    /** Adds the velocity of the lift to a body that starts a jump. */
    void jump(int i) {
        if (store.liftSpan[i] == 0) {
            return;
        }
        boolean wasCarried = store.liftTicks[i] > 0;
        // A body that landed in the tick before was not carried yet.
        int carrier = wasCarried || (store.contacts[i] & Contacts.GROUND) == 0 ? -1 : supports.below(i);
        int along = wasCarried ? store.liftX[i] : carrier < 0 ? 0 : store.vx[carrier];
        int down = wasCarried ? store.liftY[i] : carrier < 0 ? 0 : store.vy[carrier];
        store.endLift(i);
        store.momentum[i] = along;
        store.liftY[i] = Math.min(0, down);
        store.vx[i] = limited((long) store.vx[i] + along);
        store.vy[i] = limited((long) store.vy[i] + store.liftY[i]);
    }

    /** Counts the time down in which a jump may take the velocity. */
    void end(int i) {
        if (store.liftTicks[i] > 0 && (store.flags[i] & BodyFlags.JUMPED) == 0) {
            store.liftTicks[i]--;
            if (store.liftTicks[i] == 0) {
                store.liftX[i] = 0;
                store.liftY[i] = 0;
            }
        }
    }

    /** The lowest velocity along y, the fastest rise, of a body whose jump was released. */
    int released(int i, int speed) {
        return limited((store.liftTicks[i] == 0 ? (long) store.liftY[i] : 0) - speed);
    }

    static int limited(long velocity) {
        return (int) Math.max(-MAX_SPEED, Math.min(velocity, MAX_SPEED));
    }
}
