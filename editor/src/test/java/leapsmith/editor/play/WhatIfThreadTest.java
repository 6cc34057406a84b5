package leapsmith.editor.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.world.InputScript;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WhatIfThreadTest {
    private static final Level LEVEL = Level.empty("Test", 30, 10, 16)
            .withObjects(CharacterType.TYPE, List.of(CharacterType.TYPE.create("hero", CharacterType.PLAYER, 20, 104)));

    private final BlockingQueue<WhatIfThread.Answer> answers = new LinkedBlockingQueue<>();
    private final WhatIfThread thread = new WhatIfThread(1 << 20, answers::add);
    private final PlayRecording first = run("right*9");
    private final PlayRecording second = run("left*9");

    @AfterEach
    void close() {
        thread.close();
    }

    @Test
    void runsAreAnsweredInTheOrderInWhichTheyAreAskedFor() throws InterruptedException {
        thread.ask(List.of(second, first), LEVEL);
        assertSame(second, next().run());
        assertSame(first, next().run());
    }

    @Test
    void aRunThatWasAskedForBeforeIsGoneOnFrom() throws InterruptedException {
        thread.ask(List.of(first), LEVEL);
        assertEquals(0, next().startedAt());
        thread.ask(List.of(first, second), LEVEL);
        assertEquals(first.run().length(), next().startedAt());
        assertEquals(0, next().startedAt());
        thread.ask(List.of(second), LEVEL);
        next();
        thread.ask(List.of(first), LEVEL);
        assertEquals(0, next().startedAt(), "it was forgotten meanwhile");
    }

    @Test
    void aRunThatFailsKeepsNoOtherFromBeingAnswered() throws InterruptedException {
        BlockingQueue<PlayRecording> told = new LinkedBlockingQueue<>();
        try (WhatIfThread failing = new WhatIfThread(1 << 20, answer -> {
            if (answer.run() == first) {
                Thread.currentThread().setUncaughtExceptionHandler((where, failure) -> {});
                throw new IllegalStateException("first");
            }
            told.add(answer.run());
        })) {
            failing.ask(List.of(first, second), LEVEL);
            assertSame(second, told.poll(10, TimeUnit.SECONDS));
        }
    }

    @Test
    void whatIsForgottenIsNotAnswered() throws InterruptedException {
        PlayRecording endless = PlayRecording.of(LEVEL, InputScript.parse("right*9"), 1_000_000);
        thread.ask(List.of(endless, first), LEVEL);
        assertSame(endless, next().run());
        thread.forget();
        thread.ask(List.of(second), LEVEL);
        WhatIfThread.Answer answer = next();
        while (answer.run() == endless) {
            assertEquals(false, answer.isWhole());
            answer = next();
        }
        assertSame(second, answer.run());
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
