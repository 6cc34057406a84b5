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
    private volatile boolean tapped;
    // Of the taking thread alone; kept so that steady buttons allocate nothing.
    private Inputs taken = Inputs.NONE;

    /** The buttons that are down from now on. One thread only, that of the keyboard. */
    void set(Inputs inputs) {
        long bits = inputs.bits();
        long fresh = bits & ~held;
        held = bits;
        if (fresh != 0) {
            tapped = true;
        }
        pressed.accumulateAndGet(bits, (a, b) -> a | b);
    }

    /** The buttons of the next tick. One thread only. */
    Inputs take() {
        tapped = false;
        long bits = pressed.getAndSet(0) | held;
        if (bits != taken.bits()) {
            taken = new Inputs(bits);
        }
        return taken;
    }

    /** Whether a button went down since the last tick, or since taps were forgotten. */
    boolean isTapped() {
        return tapped;
    }

    /** Forgets the taps since the last tick; what is held stays. */
    void dropTaps() {
        tapped = false;
        pressed.set(0);
    }
}
