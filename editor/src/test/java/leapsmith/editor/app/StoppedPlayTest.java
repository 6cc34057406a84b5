package leapsmith.editor.app;

import static leapsmith.editor.Rooms.floored;
import static leapsmith.editor.Rooms.hero;
import static leapsmith.editor.Rooms.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.play.HeldPlay;
import leapsmith.editor.play.PlayThread;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.playback.PlayControl;
import leapsmith.editor.playback.PlayModel;
import leapsmith.editor.playback.PlayNumbers;
import leapsmith.editor.ui.Texts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Play that is stopped during a long tick. */
class StoppedPlayTest extends WindowFixture {
    private final HeldPlay plays = new HeldPlay();
    private final PlayModel model = new PlayModel();
    private final List<Throwable> failed = new ArrayList<>();
    private final List<Throwable> failedLate = new ArrayList<>();
    private final RuntimeException failure = new IllegalStateException("of a tick");
    private PlayControl play;
    private HeldPlay.Hold hold;

    @Override
    LevelDocument firstDocument() {
        return new LevelDocument(with(floored(60, 10), hero(20, 104)));
    }

    @BeforeEach
    void makePlay() {
        onFx(() -> play = new PlayControl(
                new Texts(Locale.ENGLISH),
                () -> window.level(),
                model,
                new NoCounts(),
                plays,
                new PlayControl.Failures() {
                    @Override
                    public void playFailed(Throwable cause) {
                        failed.add(cause);
                    }

                    @Override
                    public void stoppedPlayFailed(Throwable cause) {
                        failedLate.add(cause);
                    }
                }));
    }

    @AfterEach
    void stopPlay() {
        hold.release();
        onFx(play::stop);
    }

    @Test
    void aFailureOfAStoppedPlayLeavesTheNewOneRunning() throws Exception {
        stopInATick();
        onFx(play::play);
        PlayThread second = plays.made.get(1);
        hold.fail(failure);
        await(() -> !failedLate.isEmpty());
        assertEquals(List.of(failure), failedLate);
        assertEquals(List.of(), failed);
        assertTrue(model.isPlaying());
        await(() -> second.timeline().length() > 5);
    }

    @Test
    void aFailureOfTheCurrentPlayStopsIt() throws Exception {
        onFx(play::play);
        hold = plays.holdNextTick();
        hold.await();
        hold.fail(failure);
        await(() -> !failed.isEmpty());
        assertEquals(List.of(failure), failed);
        assertFalse(model.isPlaying());
    }

    @Test
    void aRunWithALongLastTickIsStillShown() throws Exception {
        stopInATick();
        assertEquals(Optional.empty(), LevelParts.of(window.level()).runs.last().run());
        hold.release();
        await(() -> LevelParts.of(window.level()).runs.last().run().isPresent());
        assertSame(
                plays.made.get(0).recording(),
                LevelParts.of(window.level()).runs.last().run().orElseThrow());
        assertTrue(run().length() >= 5);
    }

    @Test
    void aRunThatEndsDuringAnotherOneIsNotShown() throws Exception {
        stopInATick();
        onFx(play::play);
        hold.release();
        await(() -> !plays.made.get(0).isRunning());
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(Optional.empty(), LevelParts.of(window.level()).runs.last().run());
        onFx(play::stop);
        assertSame(
                plays.made.get(1).recording(),
                LevelParts.of(window.level()).runs.last().run().orElseThrow());
    }

    @Test
    void aRunOfAClosedLevelIsNotShownInTheNextLevel() throws Exception {
        stopInATick();
        open(new LevelDocument(floored(20, 10)));
        hold.release();
        await(() -> !plays.made.get(0).isRunning());
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(Timeline.NONE, run());
    }

    private void stopInATick() throws Exception {
        onFx(play::play);
        await(() -> plays.made.get(0).timeline().length() >= 5);
        hold = plays.holdNextTick();
        hold.await();
        onFx(play::stop);
        assertFalse(model.isPlaying());
        assertTrue(plays.made.get(0).isRunning());
    }

    private static final class NoCounts implements PlayNumbers.Counts {
        @Override
        public void show(long tick, double ticksPerSecond, int bodies, long pairs, OptionalLong tests) {}

        @Override
        public void clear() {}
    }
}
