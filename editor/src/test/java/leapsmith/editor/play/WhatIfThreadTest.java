package leapsmith.editor.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import leapsmith.editor.UncaughtErrors;
import leapsmith.editor.document.MemoryBudget;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.world.InputScript;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WhatIfThreadTest {
    private static final Level LEVEL = Level.empty("Test", 30, 10, 16)
            .withObjects(CharacterType.TYPE, List.of(CharacterType.TYPE.create("hero", CharacterType.PLAYER, 20, 104)));

    private final BlockingQueue<WhatIfThread.Answer> answers = new LinkedBlockingQueue<>();
    private final MemoryBudget budget = new MemoryBudget(1 << 22);
    private final WhatIfThread thread = new WhatIfThread(budget.share(0, 1 << 22), answers::add);
    private final PlayRecording first = run("right*30");
    private final PlayRecording second = run("left*9");

    @AfterEach
    void close() {
        thread.close();
    }

    @Test
    void runsAreAnsweredInTheOrderOfTheRequest() throws InterruptedException {
        thread.ask(List.of(second, first), LEVEL);
        assertSame(second, nextWhole().run());
        assertSame(first, nextWhole().run());
    }

    @Test
    void aRunRequestedBeforeContinuesFromItsStates() throws InterruptedException {
        thread.ask(List.of(first), LEVEL);
        assertEquals(0, nextWhole().startedAt());
        thread.ask(List.of(first, second), LEVEL);
        assertEquals(first.run().length(), nextWhole().startedAt());
        assertEquals(0, nextWhole().startedAt());
        thread.ask(List.of(second), LEVEL);
        nextWhole();
        thread.ask(List.of(first), LEVEL);
        assertEquals(0, nextWhole().startedAt(), "its states were dropped");
    }

    @Test
    void theStatesOfAllRunsStayWithinTheirShare() throws InterruptedException {
        thread.ask(List.of(first), LEVEL);
        nextWhole();
        PlayRecording far = run("right*3000");
        budget.share(0, 1 << 22).use((1 << 22) - 20_000);
        thread.ask(List.of(far, first), LEVEL);
        nextWhole();
        nextWhole();
        assertTrue(budget.usedBytes() > (1 << 22) - 20_000, "bytes: " + budget.usedBytes());
        assertTrue(budget.usedBytes() <= (1 << 22) + 1000, "bytes: " + budget.usedBytes());
        thread.close();
        assertEquals((1 << 22) - 20_000, budget.usedBytes());
    }

    @Test
    void aFailingRunDoesNotStopTheOthers() throws InterruptedException {
        UncaughtErrors errors = new UncaughtErrors();
        BlockingQueue<PlayRecording> published = new LinkedBlockingQueue<>();
        try (WhatIfThread failing = new WhatIfThread(new MemoryBudget(1 << 22).share(0, 1 << 22), answer -> {
            if (answer.run() == first) {
                errors.collectFromThisThread();
                throw new OutOfMemoryError("on purpose");
            }
            published.add(answer.run());
        })) {
            failing.ask(List.of(first, second), LEVEL);
            assertSame(second, published.poll(10, TimeUnit.SECONDS));
            Await.until("reported", () -> errors.all().size() == 1);
        }
    }

    @Test
    void whileRequestsComeWithoutPausePartsArePublished() throws InterruptedException {
        PlayRecording endless = PlayRecording.of(LEVEL, InputScript.parse("right*9"), 10_000_000);
        int parts = 0;
        while (parts < 3) {
            // Each request replaces the one before.
            thread.ask(List.of(endless), LEVEL.withName("level " + System.nanoTime()));
            WhatIfThread.Answer answer = answers.poll(1, TimeUnit.MILLISECONDS);
            if (answer != null) {
                assertFalse(answer.isWhole());
                assertTrue(answer.trail().length() > 1);
                parts++;
            }
        }
    }

    @Test
    void theCollisionsOfThePlayerComeAfterItsTrail() throws InterruptedException {
        LevelObject patrol = CharacterType.TYPE.create("patrol", CharacterType.PATROL, 60, 104);
        Level crowd = LEVEL.withObjects(LEVEL.objects().plus(patrol));
        thread.askWithCollisions(List.of(first), crowd);
        Trail fast = nextWhole().trail();
        Trail complete = nextWhole().trail();
        assertEquals(-1, fast.firstDifference(complete));
        assertFalse(IntStream.range(0, fast.length()).anyMatch(fast::collides));
        assertTrue(IntStream.range(0, complete.length()).anyMatch(complete::collides));
    }

    @Test
    void aCancelledRequestIsNotAnswered() throws InterruptedException {
        PlayRecording endless = PlayRecording.of(LEVEL, InputScript.parse("right*9"), 1_000_000);
        thread.ask(List.of(endless, first), LEVEL);
        assertSame(endless, next().run());
        thread.cancel();
        thread.ask(List.of(second), LEVEL);
        WhatIfThread.Answer answer = next();
        while (answer.run() == endless) {
            assertFalse(answer.isWhole());
            answer = next();
        }
        assertSame(second, answer.run());
    }

    /** The next complete answer; a slow machine also publishes parts. */
    private WhatIfThread.Answer nextWhole() throws InterruptedException {
        WhatIfThread.Answer answer = next();
        while (!answer.isWhole()) {
            answer = next();
        }
        return answer;
    }

    private WhatIfThread.Answer next() throws InterruptedException {
        WhatIfThread.Answer answer = answers.poll(10, TimeUnit.SECONDS);
        assertTrue(answer != null, "no answer came");
        return answer;
    }

    private static PlayRecording run(String buttons) {
        return PlayRecording.of(LEVEL, InputScript.parse(buttons), 30);
    }
}
