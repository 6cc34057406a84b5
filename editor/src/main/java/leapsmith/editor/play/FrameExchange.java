package leapsmith.editor.play;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * A triple buffer of frames for one producer and one consumer, neither of which ever waits: one frame is being filled,
 * one is shown, and the one in the middle is the newest finished frame.
 */
final class FrameExchange {
    private static final int INDEX = 3;
    private static final int FRESH = 4;

    private final PlayFrame[] frames = {new PlayFrame(), new PlayFrame(), new PlayFrame()};
    /** The index of the frame in the middle, and {@link #FRESH} while the consumer has not taken it. */
    private final AtomicInteger middle = new AtomicInteger(1);

    private int filling;
    private int showing = 2;
    private boolean shown;

    /** Whether the consumer has taken the newest finished frame. */
    boolean isTaken() {
        return (middle.get() & FRESH) == 0;
    }

    /** The frame to fill; for the producer. */
    PlayFrame filling() {
        return frames[filling];
    }

    /** Publishes the filled frame, in place of one that was not taken; for the producer. */
    void finish() {
        filling = middle.getAndSet(filling | FRESH) & INDEX;
    }

    /** The newest finished frame, unchanged until the next call; null before the first. For the consumer. */
    PlayFrame newest() {
        if (!isTaken()) {
            showing = middle.getAndSet(showing) & INDEX;
            shown = true;
        }
        return shown ? frames[showing] : null;
    }
}
