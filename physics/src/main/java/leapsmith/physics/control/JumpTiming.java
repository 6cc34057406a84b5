package leapsmith.physics.control;

import leapsmith.physics.store.BodyStore;
import leapsmith.physics.store.QuantizedMovement;

/**
 * Decides when a press of jump starts a jump: at once on the ground; for a while after the body left the ground without
 * a jump (coyote time); and at the landing if jump was pressed shortly before it (jump buffer).
 */
final class JumpTiming {
    private final BodyStore store;

    JumpTiming(BodyStore store) {
        this.store = store;
    }

    /** Whether a body jumps in this tick. */
    boolean jumps(int i, boolean onGround, boolean pressed) {
        QuantizedMovement movement = store.movement[i];
        int wanted = pressed ? movement.bufferTicks() + 1 : store.buffer[i];
        boolean may = onGround || store.coyote[i] > 0 && store.vy[i] >= 0;
        if (wanted > 0 && may) {
            clear(i);
            return true;
        }
        store.buffer[i] = Math.max(0, wanted - 1);
        store.coyote[i] = onGround ? movement.coyoteTicks() : Math.max(0, store.coyote[i] - 1);
        return false;
    }

    /** Clears the coyote time and the buffer of a body that left its ground on purpose. */
    void clear(int i) {
        store.buffer[i] = 0;
        store.coyote[i] = 0;
    }
}
