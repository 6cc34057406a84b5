package leapsmith.editor.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class NewestFirstTest {
    private final List<String> answered = new CopyOnWriteArrayList<>();
    private final List<Throwable> failures = new CopyOnWriteArrayList<>();
    private final CountDownLatch goOn = new CountDownLatch(1);
    private volatile Thread thread;
    private final NewestFirst<String> questions = new NewestFirst<>("test", this::answer);

    @AfterEach
    void close() {
        goOn.countDown();
        questions.close();
    }

    @Test
    void ofQuestionsThatWaitOnlyTheNewestIsAnswered() {
        questions.ask("slow");
        Await.until("begun", () -> thread != null);
        questions.ask("old");
        questions.ask("new");
        assertTrue(questions.isOutdated());
        goOn.countDown();
        Await.until("answered", () -> answered.contains("new"));
        assertEquals(List.of("slow", "new"), answered);
        assertFalse(questions.isOutdated());
    }

    @Test
    void anAnswerThatFailsIsToldAndTheNextQuestionIsAnswered() {
        questions.ask("first");
        Await.until("answered", () -> answered.contains("first"));
        thread.setUncaughtExceptionHandler((where, cause) -> failures.add(cause));
        questions.ask("wrong");
        Await.until("told", () -> failures.size() == 1);
        questions.ask("new");
        Await.until("answered", () -> answered.contains("new"));
        assertEquals("wrong", failures.get(0).getMessage());
    }

    @Test
    void theThreadEndsWhenItIsClosed() {
        questions.ask("first");
        Await.until("answered", () -> answered.contains("first"));
        assertTrue(thread.isDaemon());
        questions.close();
        Await.until("ended", () -> !thread.isAlive());
        questions.ask("new");
        assertEquals(List.of("first"), answered);
    }

    private void answer(String question) {
        thread = Thread.currentThread();
        if (question.equals("slow")) {
            try {
                goOn.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        if (question.equals("wrong")) {
            throw new IllegalStateException(question);
        }
        answered.add(question);
    }
}
