package leapsmith.editor.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class LatestOnlyWorkerTest {
    private final List<String> done = new CopyOnWriteArrayList<>();
    private final List<Throwable> failures = new CopyOnWriteArrayList<>();
    private final CountDownLatch mayContinue = new CountDownLatch(1);
    private volatile Thread thread;
    private volatile Throwable thrown;
    private final LatestOnlyWorker<String> worker = new LatestOnlyWorker<>("test", this::handle);

    @AfterEach
    void close() {
        mayContinue.countDown();
        worker.close();
    }

    @Test
    void onlyTheLatestOfTheWaitingRequestsIsHandled() {
        worker.submit("slow");
        Await.until("begun", () -> thread != null);
        worker.submit("old");
        worker.submit("new");
        assertTrue(worker.isOutdated());
        mayContinue.countDown();
        Await.until("done", () -> done.contains("new"));
        assertEquals(List.of("slow", "new"), done);
        assertFalse(worker.isOutdated());
    }

    @Test
    void anIdleWorkerDoesNotHoldItsLastRequest() {
        try (LatestOnlyWorker<Object> idle = new LatestOnlyWorker<>("idle", request -> done.add("handled"))) {
            WeakReference<Object> request = submitNew(idle);
            Await.until("done", () -> done.contains("handled"));
            Await.until("collected", () -> {
                System.gc();
                return request.get() == null;
            });
        }
    }

    private static WeakReference<Object> submitNew(LatestOnlyWorker<Object> idle) {
        Object request = new Object();
        idle.submit(request);
        return new WeakReference<>(request);
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                IllegalStateException.class,
                StackOverflowError.class,
                OutOfMemoryError.class,
                AssertionError.class
            })
    void aFailureIsReportedAndTheNextRequestIsHandled(Class<? extends Throwable> type) throws Exception {
        thrown = type.getConstructor().newInstance();
        worker.submit("first");
        Await.until("done", () -> done.contains("first"));
        thread.setUncaughtExceptionHandler((where, cause) -> failures.add(cause));
        worker.submit("failing");
        Await.until("reported", () -> failures.size() == 1);
        worker.submit("new");
        Await.until("done", () -> done.contains("new"));
        assertSame(thrown, failures.get(0));
    }

    @Test
    void aFailingHandlerDoesNotEndTheWorker() {
        thrown = new IllegalStateException();
        worker.submit("first");
        Await.until("done", () -> done.contains("first"));
        thread.setUncaughtExceptionHandler((where, cause) -> {
            failures.add(cause);
            throw new IllegalStateException("of the handler");
        });
        worker.submit("failing");
        Await.until("reported", () -> failures.size() == 1);
        worker.submit("new");
        Await.until("done", () -> done.contains("new"));
    }

    @Test
    void aCancelledRequestIsOutdatedAndTheNextOneIsHandled() {
        worker.submit("slow");
        Await.until("begun", () -> thread != null);
        worker.submit("old");
        worker.cancel();
        assertTrue(worker.isOutdated());
        mayContinue.countDown();
        Await.until("done", () -> done.contains("slow"));
        worker.submit("new");
        Await.until("done", () -> done.contains("new"));
        assertEquals(List.of("slow", "new"), done);
        assertFalse(worker.isOutdated());
    }

    @Test
    void theThreadEndsWhenItIsClosed() {
        worker.submit("first");
        Await.until("done", () -> done.contains("first"));
        assertTrue(thread.isDaemon());
        worker.close();
        Await.until("ended", () -> !thread.isAlive());
        worker.submit("new");
        assertEquals(List.of("first"), done);
    }

    private void handle(String request) {
        thread = Thread.currentThread();
        if (request.equals("slow")) {
            try {
                mayContinue.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        if (request.equals("failing")) {
            LatestOnlyWorkerTest.<RuntimeException>rethrow(thrown);
        }
        done.add(request);
    }

    @SuppressWarnings("unchecked")
    private static <E extends Throwable> void rethrow(Throwable failure) throws E {
        throw (E) failure;
    }
}
