package leapsmith.physics.control;

import leapsmith.physics.store.BodyStore;
import leapsmith.physics.store.QuantizedMovement;

/**
 * When a press of jump becomes a jump: at once on the ground; for a while after the ground was left other than by a
 * jump (coyote time); and at the landing if it was pressed a while before (the jump buffer).
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
            forget(i);
            return true;
        }
        store.buffer[i] = Math.max(0, wanted - 1);
        store.coyote[i] = onGround ? movement.coyoteTicks() : Math.max(0, store.coyote[i] - 1);
        return false;
    }

    /** A body left its ground on purpose, and a jump counts no more. */
    void forget(int i) {
        store.buffer[i] = 0;
        store.coyote[i] = 0;
    }
}
