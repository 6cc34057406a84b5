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
            store.vx[i] = direction * store.walk[i];
            return;
        }
        int speed = store.speed[i];
        if (movement.perTick(speed) != store.vx[i]) {
            // Something else changed its velocity.
            speed = movement.perSecond(store.vx[i]);
        }
        speed = movement.speedAfter(speed, direction);
        store.speed[i] = speed;
        store.vx[i] = movement.perTick(speed);
    }
}
