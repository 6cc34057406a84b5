package leapsmith.physics.control;

import leapsmith.physics.store.BodyStore;
import leapsmith.physics.store.QuantizedMovement;

/** Sets the horizontal velocity of a player's body: at once, or by its acceleration and deceleration. */
final class WalkSpeed {
    private final BodyStore store;

    WalkSpeed(BodyStore store) {
        this.store = store;
    }

    /**
     * Sets the velocity of this tick.
     *
     * @param direction -1 to the left, 1 to the right, 0 for none
     */
    void walk(int i, int direction) {
        QuantizedMovement movement = store.movement[i];
        if (movement.isInstant()) {
            store.vx[i] = LiftMomentum.limited((long) direction * store.walk[i] + store.momentum[i]);
            return;
        }
        int speed = store.speed[i];
        int own = LiftMomentum.limited((long) store.vx[i] - store.momentum[i]);
        if (movement.perTick(speed) != own) {
            // Something else changed its velocity.
            speed = movement.perSecond(own);
        }
        speed = movement.speedAfter(speed, direction);
        store.speed[i] = speed;
        store.vx[i] = LiftMomentum.limited((long) movement.perTick(speed) + store.momentum[i]);
    }
}
