package leapsmith.editor.play;

import java.util.concurrent.atomic.AtomicLong;
import leapsmith.physics.world.Inputs;

/**
 * Passes buttons from the keyboard to the simulation. A button that is pressed and released between two ticks counts as
 * down in the next one, so that no tap is lost, however slowly play runs.
 */
final class InputLatch {
    private final AtomicLong pressed = new AtomicLong();
    private volatile long held;
    private volatile boolean tapped;
    // Used only by the thread that takes; kept so that unchanged buttons allocate nothing.
    private Inputs taken = Inputs.NONE;

    /** Sets the buttons that are down. Called by one thread only, that of the keyboard. */
    void set(Inputs inputs) {
        long bits = inputs.bits();
        long fresh = bits & ~held;
        held = bits;
        if (fresh != 0) {
            tapped = true;
        }
        pressed.accumulateAndGet(bits, (a, b) -> a | b);
    }

    /** The buttons of the next tick. Called by one thread only, that of play. */
    Inputs take() {
        tapped = false;
        long bits = pressed.getAndSet(0) | held;
        if (bits != taken.bits()) {
            taken = new Inputs(bits);
        }
        return taken;
    }

    /** Whether a button went down since the last tick, or the last {@link #dropTaps}. */
    boolean isTapped() {
        return tapped;
    }

    /** Drops the taps since the last tick; buttons that are down stay down. */
    void dropTaps() {
        tapped = false;
        pressed.set(0);
    }
}
