package leapsmith.editor.play;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import leapsmith.editor.document.MemoryBudget;
import leapsmith.editor.playback.PlayControl;
import leapsmith.levels.play.PlayRecording;

/** Real play whose next tick a test can hold up or make fail. */
public final class HeldPlay implements PlayControl.PlayFactory {
    /** All threads created, in order. */
    public final List<PlayThread> made = new ArrayList<>();

    private volatile Hold next;

    /** A tick that waits until it is released. */
    public static final class Hold {
        private final CountDownLatch begun = new CountDownLatch(1);
        private final CountDownLatch released = new CountDownLatch(1);
        private volatile RuntimeException failure;

        /** Waits until the tick has begun. */
        public void await() throws InterruptedException {
            begun.await();
        }

        public void release() {
            released.countDown();
        }

        /** Makes the tick fail. */
        public void fail(RuntimeException cause) {
            failure = cause;
            release();
        }

        private void hold() throws InterruptedException {
            begun.countDown();
            released.await();
            if (failure != null) {
                throw failure;
            }
        }
    }

    @Override
    public PlayThread create(PlayRecording run, Consumer<PlayThread> listener) {
        PlayThread play = new PlayThread(() -> holding(new RecordedPlay(run, new MemoryBudget(1 << 26))), listener);
        made.add(play);
        return play;
    }

    /** Holds up the next tick of any running play. */
    public Hold holdNextTick() {
        Hold hold = new Hold();
        next = hold;
        return hold;
    }

    private Playable holding(Playable real) {
        return (Playable) Proxy.newProxyInstance(
                Playable.class.getClassLoader(), new Class<?>[] {Playable.class}, (proxy, method, arguments) -> {
                    Hold hold = next;
                    if (hold != null && method.getName().equals("step")) {
                        next = null;
                        hold.hold();
                    }
                    try {
                        return method.invoke(real, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }
}
