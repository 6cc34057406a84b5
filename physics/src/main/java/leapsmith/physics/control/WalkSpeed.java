package leapsmith.physics.control;

import leapsmith.physics.store.BodyStore;
import leapsmith.physics.store.Gait;

/** Gives a body that a person moves its velocity along x: at once, or bit by bit if its gait has weight. */
final class WalkSpeed {
    private final BodyStore store;

    WalkSpeed(BodyStore store) {
        this.store = store;
    }

    /**
     * Sets the velocity of this tick.
     *
     * @param direction -1 to the left, 1 to the right, 0 to neither
     */
    void walk(int i, int direction) {
        Gait gait = store.gait[i];
        if (gait.isInstant()) {
            store.vx[i] = direction * store.walk[i];
            return;
        }
        int speed = store.speed[i];
        if (gait.perTick(speed) != store.vx[i]) {
            // Something stopped it, or threw it.
            speed = gait.perSecond(store.vx[i]);
        }
        speed = gait.speedAfter(speed, direction);
        store.speed[i] = speed;
        store.vx[i] = gait.perTick(speed);
    }
}
