package leapsmith.editor.play;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Waits for another thread, with a time limit far above what it needs. */
public final class Await {
    private static final long PATIENCE_SECONDS = 30;

    private Await() {}

    public static void until(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                fail("still not so after " + PATIENCE_SECONDS + " s: " + what);
            }
            pause(1);
        }
    }

    /** Waits long enough for another thread to do what it must not do. */
    public static void aWhile() {
        pause(60);
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
