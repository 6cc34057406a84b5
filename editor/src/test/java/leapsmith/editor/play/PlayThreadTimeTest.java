package leapsmith.editor.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import leapsmith.physics.body.Button;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Moving through recorded time: the session starts paused at tick 100 of 100. */
@Timeout(120)
class PlayThreadTimeTest {
    private static final int LENGTH = 100;

    private final FakePlay session = new FakePlay();
    private final List<Throwable> failures = new CopyOnWriteArrayList<>();
    private final PlayThread play = new PlayThread(() -> session, PlayFailures.addTo(failures));

    @BeforeEach
    void record() {
        session.ticksPerSecond = 240;
        session.recorded = LENGTH;
        session.place.set(LENGTH);
        play.pause(true);
        play.start();
        Await.until("a frame", () -> play.newest() != null);
    }

    @AfterEach
    void stop() {
        play.stop();
        assertEquals(List.of(), failures);
    }

    @Test
    void aSeekMovesToATickAndPauses() {
        play.pause(false);
        play.seek(40);
        awaitPlace(40);
        Await.aWhile();
        assertEquals(40, session.place.get());
        assertTrue(play.isPaused());
    }

    @Test
    void aSeekThatTakesManySlicesShowsOnlyItsLastFrame() {
        session.seekSpeed = 1;
        int captures = session.captures.get();
        play.seek(40);
        awaitPlace(40);
        Await.until("shown", () -> session.captures.get() > captures);
        Await.aWhile();
        assertEquals(captures + 1, session.captures.get());
    }

    @Test
    void theLastOfManySeeksCounts() {
        for (int tick = 90; tick >= 10; tick--) {
            play.seek(tick);
        }
        awaitPlace(10);
        Await.aWhile();
        assertEquals(10, session.place.get());
    }

    @Test
    void playRunsFromTheTickOfASeek() {
        session.seekSpeed = 1;
        play.seek(20);
        play.pause(false);
        Await.until("at the end", () -> play.isPaused());
        int there = session.places.indexOf(20);
        assertTrue(there >= 0);
        assertEquals(21, session.places.get(there + 1));
        assertEquals(LENGTH, session.place.get());
        Await.aWhile();
        assertEquals(LENGTH, session.place.get(), "a finished seek is not repeated");
    }

    @Test
    void aPartOfTheRecordingIsPlayedUntilItsEnd() {
        play.play(20, 35);
        Await.until("at the end of the part", () -> play.isPaused() && session.place.get() == 35);
        Await.aWhile();
        assertEquals(35, session.place.get());
        play.pause(false);
        Await.until("at the end of the recording", () -> play.isPaused());
        assertEquals(LENGTH, session.place.get(), "the end of the part pauses once");
    }

    @Test
    void anotherMovementEndsThePart() {
        play.play(20, 35);
        play.seek(10);
        awaitPlace(10);
        play.pause(false);
        Await.until("at the end of the recording", () -> play.isPaused());
        assertEquals(LENGTH, session.place.get());
    }

    @Test
    void aStepBackIsOneTickBackAndPauses() {
        play.stepBack();
        play.stepBack();
        awaitPlace(LENGTH - 2);
        play.step();
        awaitPlace(LENGTH - 1);
        Await.aWhile();
        assertEquals(LENGTH - 1, session.place.get());
        assertTrue(play.isPaused());
        assertEquals(LENGTH, session.recorded);
    }

    @Test
    void playingBackwardPausesAtTheStart() {
        play.playBackward();
        assertTrue(play.isBackward());
        Await.until("at the start", () -> play.isPaused());
        assertEquals(0, session.place.get());
        assertEquals(0, session.ticks.get());
        assertEquals(LENGTH, session.recorded);
    }

    @Test
    void playingForwardPausesAtTheEndOfTheRecordingAndThenContinuesLive() {
        play.seek(90);
        awaitPlace(90);
        play.pause(false);
        Await.until("at the end", () -> play.isPaused());
        assertEquals(LENGTH, session.place.get());
        assertEquals(LENGTH, session.recorded);
        play.pause(false);
        Await.until("live", () -> session.recorded > LENGTH + 3);
        assertFalse(play.isPaused());
    }

    @Test
    void aLoopRepeats() {
        play.loop(30, 40);
        play.seek(35);
        play.pause(false);
        Await.until(
                "three rounds",
                () -> session.places.stream().filter(it -> it == 30).count() >= 3);
        assertFalse(play.isPaused());
        int highest = session.places.stream()
                .skip(session.places.indexOf(35))
                .mapToInt(it -> it)
                .max()
                .orElseThrow();
        assertEquals(40, highest);
        play.endLoop();
        Await.until("at the end", () -> play.isPaused());
        assertEquals(LENGTH, session.place.get());
    }

    @Test
    void aLoopToTheEndOfTheRecordingDoesNotContinueLive() {
        play.loop(95, LENGTH);
        play.seek(95);
        play.pause(false);
        Await.until(
                "three rounds",
                () -> session.places.stream().filter(it -> it == 95).count() >= 3);
        assertEquals(LENGTH, session.recorded);
        assertFalse(play.isPaused());
    }

    @Test
    void aLoopDoesNotStopLivePlay() {
        play.loop(90, LENGTH + 2);
        play.pause(false);
        Await.until("past the loop", () -> session.recorded > LENGTH + 5);
        assertFalse(session.places.contains(90));
    }

    @Test
    void aLoopMustBeginBeforeItEnds() {
        assertThrows(IllegalArgumentException.class, () -> play.loop(5, 5));
        assertThrows(IllegalArgumentException.class, () -> play.loop(-1, 5));
    }

    @Test
    void aButtonPressedInThePastTakesOver() {
        goTo(40);
        play.inputs(Inputs.of(Button.RIGHT));
        Await.until("live", () -> !session.takenOver.isEmpty() && session.recorded > 43);
        assertEquals(List.of(40), session.takenOver);
        assertFalse(play.isPaused());
        assertEquals(Inputs.of(Button.RIGHT), session.inputs.get(session.inputs.size() - 1));
    }

    @Test
    void aButtonAlreadyHeldDoesNotTakeOver() {
        play.inputs(Inputs.of(Button.RIGHT));
        goTo(40);
        play.pause(false);
        Await.until("at the end", () -> play.isPaused());
        assertEquals(List.of(), session.takenOver);
        assertEquals(LENGTH, session.recorded);
    }

    @Test
    void aButtonReleasedInThePastDoesNotTakeOver() {
        play.inputs(Inputs.of(Button.RIGHT));
        goTo(40);
        play.inputs(Inputs.NONE);
        Await.aWhile();
        assertEquals(List.of(), session.takenOver);
    }

    @Test
    void takingOverRunsFromTheShownTick() {
        goTo(40);
        play.takeOver();
        Await.until("live", () -> session.recorded > 43 && session.recorded < LENGTH);
        assertEquals(List.of(40), session.takenOver);
        assertFalse(play.isPaused());
    }

    @Test
    void takingOverWaitsForAPendingSeek() {
        session.seekSpeed = 1;
        play.seek(40);
        play.takeOver();
        Await.until("taken over", () -> !session.takenOver.isEmpty());
        assertEquals(List.of(40), session.takenOver);
    }

    @Test
    void restoringTheAbandonedRunPauses() {
        play.restoreAbandonedRun();
        Await.until("restored", () -> session.restored == 1);
        Await.aWhile();
        assertEquals(1, session.restored);
        assertTrue(play.isPaused());
    }

    private void goTo(int tick) {
        play.seek(tick);
        awaitPlace(tick);
        // Lets the thread finish the seek.
        Await.aWhile();
    }

    private void awaitPlace(int tick) {
        Await.until("at tick " + tick, () -> session.place.get() == tick);
    }
}
