package leapsmith.editor.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import leapsmith.levels.play.CharacterCommand;
import leapsmith.levels.play.LevelCommand;
import leapsmith.levels.play.PlayCommand;
import leapsmith.physics.body.Button;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class PlayThreadTest {
    private final FakePlay session = new FakePlay();
    private final List<Throwable> failures = new CopyOnWriteArrayList<>();
    private final PlayThread play = new PlayThread(() -> session, PlayFailures.addTo(failures));

    @AfterEach
    void stop() {
        session.tickMillis = 0;
        play.stop();
    }

    @Test
    void ticksRunOnASeparateDaemonThread() {
        play.start();
        awaitTicks(2);
        assertTrue(session.thread.isDaemon());
        assertFalse(session.thread == Thread.currentThread());
        assertTrue(play.isRunning());
    }

    @Test
    void nothingRunsBeforeTheStartAndAfterTheStop() {
        assertFalse(play.isRunning());
        assertNull(play.newest());
        play.start();
        awaitTicks(1);
        assertTrue(play.stop());
        int ticks = session.ticks.get();
        Await.aWhile();
        assertEquals(ticks, session.ticks.get());
        assertFalse(play.isRunning());
        assertEquals(PlayClock.STOPPED, play.clock());
        assertEquals(List.of(), failures);
    }

    @Test
    void stoppingTwiceOrBeforeTheStartIsHarmless() {
        assertTrue(play.stop());
        play.start();
        assertTrue(play.stop());
        assertTrue(play.stop());
    }

    @Test
    void itPausesAndResumes() {
        play.start();
        awaitTicks(1);
        play.pause(true);
        assertTrue(play.isPaused());
        Await.until("paused", () -> play.clock().equals(PlayClock.STOPPED));
        int ticks = session.ticks.get();
        Await.aWhile();
        assertEquals(ticks, session.ticks.get());
        play.pause(false);
        awaitTicks(ticks + 2);
        assertFalse(play.isPaused());
    }

    @Test
    void aStepIsOneTickAndPauses() {
        play.start();
        awaitTicks(1);
        play.step();
        Await.until("paused", () -> play.clock().equals(PlayClock.STOPPED));
        Await.aWhile();
        int ticks = session.ticks.get();
        play.step();
        play.step();
        play.step();
        awaitTicks(ticks + 3);
        Await.aWhile();
        assertEquals(ticks + 3, session.ticks.get());
        assertTrue(play.isPaused());
    }

    @Test
    void aPauseBeforeTheStartRunsNoTick() {
        play.pause(true);
        play.start();
        Await.until("a frame", () -> play.newest() != null);
        Await.aWhile();
        assertEquals(0, session.ticks.get());
    }

    @Test
    void speedIsLimitedToItsRange() {
        play.speed(100);
        assertEquals(PlayThread.MAX_SPEED, play.speed());
        play.speed(0);
        assertEquals(PlayThread.MIN_SPEED, play.speed());
        assertThrows(IllegalArgumentException.class, () -> play.speed(Double.NaN));
    }

    @Test
    void speedMultipliesTheRateOfTheLevel() {
        session.ticksPerSecond = 30;
        play.speed(8);
        play.start();
        Await.until("240 ticks per second", () -> play.clock().wantedTicksPerSecond() == 240);
        int ticks = session.ticks.get();
        awaitTicks(ticks + 120);
        play.speed(0.1);
        Await.until("3 ticks per second", () -> play.clock().wantedTicksPerSecond() == 3);
    }

    @Test
    void theClockMeasuresTheRealRate() {
        play.start();
        awaitTicks(40);
        assertEquals(60, play.clock().wantedTicksPerSecond());
        assertTrue(play.clock().realTicksPerSecond() > 0);
    }

    @Test
    void commandsAreAppliedInTheOrderInWhichTheyAreQueued() {
        play.start();
        List<PlayCommand> sent = List.of(
                new CharacterCommand.ClonePlayer(),
                new LevelCommand.SetGravity(1),
                new CharacterCommand.ClonePlayer(),
                new CharacterCommand.RespawnPlayer());
        sent.forEach(play::queue);
        Await.until("all applied", () -> session.applied.size() == sent.size());
        assertEquals(sent, session.applied);
    }

    @Test
    void commandsAreAppliedAndShownWhilePaused() {
        play.pause(true);
        play.start();
        Await.until("a frame", () -> play.newest() != null);
        int captures = session.captures.get();
        play.queue(new CharacterCommand.ClonePlayer());
        Await.until("applied", () -> session.applied.size() == 1);
        Await.until("shown", () -> session.captures.get() > captures);
        assertEquals(0, session.ticks.get());
    }

    @Test
    void commandsDoNotWaitForTheNextTickOfSlowPlay() {
        session.ticksPerSecond = 1;
        play.speed(PlayThread.MIN_SPEED);
        play.start();
        awaitTicks(1);
        play.queue(new CharacterCommand.ClonePlayer());
        Await.until("applied", () -> session.applied.size() == 1);
        assertEquals(1, session.ticks.get());
    }

    @Test
    void commandsAreDroppedWhenPlayHasEnded() {
        play.start();
        play.stop();
        play.queue(new CharacterCommand.ClonePlayer());
        Await.aWhile();
        assertEquals(List.of(), session.applied);
    }

    @Test
    void anInterruptNeitherEndsPlayNorMakesItSpin() {
        play.start();
        awaitTicks(1);
        session.thread.interrupt();
        awaitTicks(5);
        assertFalse(session.thread.isInterrupted());
        play.pause(true);
        Await.until("paused", () -> play.clock().equals(PlayClock.STOPPED));
        session.thread.interrupt();
        Await.until("parked again", () -> !session.thread.isInterrupted());
        assertTrue(play.isRunning());
    }

    @Test
    void anotherViewIsShownWhilePaused() {
        play.pause(true);
        play.start();
        Await.until("a frame", () -> play.newest() != null);
        PlayView view = new PlayView(10, 20, 300, 200);
        play.view(view);
        Await.until("shown", () -> view.equals(session.lastView));
        assertEquals(0, session.ticks.get());
    }

    @Test
    void buttonsReachTheTicksAndTapsAreNotLost() {
        session.ticksPerSecond = 10;
        play.start();
        play.inputs(Inputs.of(Button.JUMP));
        play.inputs(Inputs.of(Button.RIGHT));
        Await.until("held", () -> session.inputs.contains(Inputs.of(Button.RIGHT)));
        assertTrue(session.inputs.stream().anyMatch(it -> (it.buttons(0) & Button.JUMP.bit()) != 0));
        play.inputs(Inputs.NONE);
        int seen = session.inputs.size();
        Await.until(
                "let go",
                () -> session.inputs.size() > seen + 1
                        && session.inputs.get(session.inputs.size() - 1).equals(Inputs.NONE));
    }

    @Test
    void aFrameIsCapturedOnlyWhenTheLastOneWasTaken() {
        play.start();
        awaitTicks(10);
        assertEquals(1, session.captures.get());
        PlayFrame frame = play.newest();
        assertNotNull(frame);
        Await.until("another", () -> session.captures.get() == 2);
        awaitTicks(session.ticks.get() + 5);
        assertEquals(2, session.captures.get());
    }

    @Test
    void theLastTickBeforeAPauseIsShownEvenIfTheFrameBeforeWasNotTaken() {
        play.start();
        awaitTicks(10);
        play.pause(true);
        Await.until("captured again", () -> session.captures.get() == 2);
    }

    @Test
    void theRecordingUntilAFailureIsKept() {
        session.failingTick = 3;
        play.start();
        Await.until("ended", () -> !play.isRunning());
        assertSame(session.recording(), play.recording());
    }

    @Test
    void anExceptionEndsPlayAndIsReportedOnce() {
        session.failingTick = 3;
        play.start();
        Await.until("ended", () -> !play.isRunning());
        assertEquals(1, failures.size());
        assertEquals("tick 3", failures.get(0).getMessage());
        assertSame(failures.get(0), play.failure());
        assertEquals(PlayClock.STOPPED, play.clock());
        assertTrue(play.stop());
    }

    @Test
    void anExceptionWhileTheWorldIsBuiltIsReportedToo() {
        OutOfMemoryError error = new OutOfMemoryError("too large");
        PlayThread doomed = new PlayThread(
                () -> {
                    throw error;
                },
                PlayFailures.addTo(failures));
        doomed.start();
        Await.until("ended", () -> !doomed.isRunning());
        assertEquals(List.of(error), failures);
        assertNull(doomed.newest());
    }

    @Test
    void playEndsEvenIfMemoryDoesNotSufficeForItsRecording() {
        OutOfMemoryError error = new OutOfMemoryError("recording");
        session.recordingFailure = error;
        session.failingTick = 3;
        play.start();
        Await.until("reported", () -> failures.size() == 1);
        assertEquals("tick 3", failures.get(0).getMessage());
        assertEquals(List.of(error), List.of(failures.get(0).getSuppressed()));
        assertNull(play.recording());
    }

    @Test
    void ticksThatTakeTooLongAreReportedAndStopStillReturnsQuickly() {
        session.tickMillis = 40;
        play.start();
        Await.until("behind", () -> play.clock().behind());
        assertTrue(play.clock().realTicksPerSecond() < play.clock().wantedTicksPerSecond());
        int ticks = session.ticks.get();
        play.stop();
        int ticksSince = session.ticks.get() - ticks;
        assertTrue(ticksSince <= 2, "stop waited for " + ticksSince + " ticks, not for those that are late");
    }

    @Test
    void stopReturnsEvenIfATickHangs() {
        session.tickMillis = 3_000;
        play.start();
        Await.until("in a tick", () -> session.thread != null);
        assertFalse(play.stop());
        Await.until("ended by itself", () -> !play.isRunning());
        assertEquals(1, session.ticks.get());
    }

    @Test
    void theListenerIsCalledOnceHoweverPlayEnds() {
        List<PlayThread> ended = new CopyOnWriteArrayList<>();
        FakePlay stopped = new FakePlay();
        PlayThread first = new PlayThread(() -> stopped, ended::add);
        first.start();
        Await.until("a tick", () -> stopped.ticks.get() > 0);
        assertTrue(first.stop());
        assertEquals(List.of(first), ended);
        FakePlay failing = new FakePlay();
        failing.failingTick = 1;
        PlayThread second = new PlayThread(() -> failing, ended::add);
        second.start();
        Await.until("ended", () -> !second.isRunning());
        assertEquals(List.of(first, second), ended);
        assertNotNull(second.failure());
    }

    @Test
    void theListenerMayStopPlay() {
        FakePlay failing = new FakePlay();
        failing.failingTick = 1;
        PlayThread[] own = new PlayThread[1];
        own[0] = new PlayThread(() -> failing, ended -> {
            ended.stop();
            failures.add(ended.failure());
        });
        own[0].start();
        Await.until("reported", () -> failures.size() == 1);
        Await.until("ended", () -> !own[0].isRunning());
    }

    private void awaitTicks(int count) {
        Await.until(count + " ticks", () -> session.ticks.get() >= count);
    }
}
