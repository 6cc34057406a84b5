package leapsmith.editor.play;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Three frames between one producer and one consumer, neither of which ever waits: one is being filled, one is being
 * shown, and the third lies between them as the newest that is finished.
 */
final class FrameExchange {
    private static final int INDEX = 3;
    private static final int FRESH = 4;

    private final PlayFrame[] frames = {new PlayFrame(), new PlayFrame(), new PlayFrame()};
    /** The index of the frame in the middle, and whether the consumer hasn't had it yet. */
    private final AtomicInteger middle = new AtomicInteger(1);

    private int filling;
    private int showing = 2;
    private boolean shown;

    /** Whether the consumer has taken the last frame that was finished. */
    boolean isTaken() {
        return (middle.get() & FRESH) == 0;
    }

    /** The frame to fill; the producer's. */
    PlayFrame filling() {
        return frames[filling];
    }

    /** Hands over the filled frame, in place of one that was not taken. */
    void finish() {
        filling = middle.getAndSet(filling | FRESH) & INDEX;
    }

    /** The newest finished frame, which stays as it is until the next call; the consumer's. Null before the first. */
    PlayFrame newest() {
        if (!isTaken()) {
            showing = middle.getAndSet(showing) & INDEX;
            shown = true;
        }
        return shown ? frames[showing] : null;
    }
}
