package leapsmith.editor.play;

import java.util.concurrent.atomic.AtomicLong;
import leapsmith.physics.world.Inputs;

/**
 * The buttons on their way from the keyboard to the simulation. A button that was pressed and let go between two ticks
 * still counts as down in the next one, so that no tap is lost, however slow play runs.
 */
final class InputLatch {
    private final AtomicLong pressed = new AtomicLong();
    private volatile long held;
    // Of the taking thread alone; kept so that steady buttons allocate nothing.
    private Inputs taken = Inputs.NONE;

    /** The buttons that are down from now on. Any thread. */
    void set(Inputs inputs) {
        long bits = inputs.bits();
        held = bits;
        pressed.accumulateAndGet(bits, (a, b) -> a | b);
    }

    /** The buttons of the next tick. One thread only. */
    Inputs take() {
        long bits = pressed.getAndSet(0) | held;
        if (bits != taken.bits()) {
            taken = new Inputs(bits);
        }
        return taken;
    }

    /** Forgets the taps since the last tick; what is held stays. */
    void dropTaps() {
        pressed.set(0);
    }
}
