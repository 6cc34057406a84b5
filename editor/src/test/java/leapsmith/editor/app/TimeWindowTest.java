package leapsmith.editor.app;

import static leapsmith.editor.Rooms.floored;
import static leapsmith.editor.Rooms.hero;
import static leapsmith.editor.Rooms.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import leapsmith.editor.Rooms;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelResize;
import leapsmith.editor.play.BodyTrace;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.runs.KeptRun;
import leapsmith.editor.ui.ActionId;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Message;
import leapsmith.physics.body.Contacts;
import org.junit.jupiter.api.Test;

/** Moving through time in the window: by keys, by the timeline, and by editing the level of a run. */
class TimeWindowTest extends WindowFixture {
    @Override
    LevelDocument firstDocument() {
        return new LevelDocument(with(floored(60, 10), hero(20, 104)));
    }

    @Test
    void backspaceRewindsAndAGameKeyTakesOver() throws Exception {
        playToTheRight(60);
        press(KeyCode.BACK_SPACE);
        await(() -> run().tick() < run().length() - 20);
        release(KeyCode.BACK_SPACE);
        await(() -> window.playModel().isPaused());
        long length = run().length();
        assertTrue(run().isInPast());

        press(KeyCode.A);
        await(() -> !run().isInPast());
        release(KeyCode.A);
        assertTrue(run().hasAbandonedRun());
        assertTrue(run().previous().length() == length + 1, "the run that was left is the ghost");
        push(KeyCode.SHIFT, KeyCode.ENTER);
        await(() -> run().length() == length);
    }

    @Test
    void draggingTheTimelineSeeksATick() throws Exception {
        playToTheRight(60);
        Node bar = lookup("#timeline-bar").query();
        clickOn(bar);
        await(() -> Math.abs(run().tick() - run().length() / 2) < 10);
        assertTrue(window.playModel().isPaused());
        long tick = run().tick();
        push(KeyCode.SHIFT, KeyCode.F10);
        await(() -> run().tick() == tick - 1);
        type(KeyCode.F10);
        await(() -> run().tick() == tick);
        push(KeyCode.CONTROL, KeyCode.HOME);
        await(() -> run().tick() == 0);
    }

    @Test
    void aChangeInThePastIsSimulatedImmediately() throws Exception {
        playToTheRight(90);
        push(KeyCode.CONTROL, KeyCode.HOME);
        await(() -> run().tick() == 0);
        long length = run().length();
        int steps = document().history().size();
        wall(8);
        await(() -> run().isWhole() && run().divergesAt() > 0);
        assertEquals(length, run().length());
        assertEquals(8 * 16 - 12, run().trail().x((int) length));
        assertEquals(steps + 1, document().history().size(), "the change is a step, time is none");
    }

    @Test
    void aRunIsKeptWhileItIsPlayed() throws Exception {
        playToTheRight(60);
        perform(ActionId.PAUSE);
        await(() -> window.playModel().isPaused());
        push(KeyCode.CONTROL, KeyCode.K);
        await(() -> LevelParts.of(window.level()).runs.kept().runs().size() == 1);
        KeptRun kept = LevelParts.of(window.level()).runs.kept().runs().get(0);
        await(kept::isWhole);
        assertEquals(run().length(), kept.run().run().length());
        assertEquals(-1, kept.trail().firstDifference(run().trail()));
        push(KeyCode.CONTROL, KeyCode.K);
        assertEquals(1, LevelParts.of(window.level()).runs.kept().runs().size(), "the same run is kept once");
        assertTrue(window.playModel().isPlaying());
    }

    @Test
    void theLastRunStaysAndFollowsTheLevelAndIsKeptAndSaved() throws Exception {
        playToTheRight(90);
        stop();
        assertFalse(window.playModel().isPlaying());
        Timeline before = run();
        wall(8);
        await(() -> run().divergesAt() > 0 && run().isWhole());
        assertEquals(-1, run().previous().firstDifference(before.trail()));
        Timeline walled = run();
        undo();
        await(() -> run().isWhole() && run().trail().firstDifference(before.trail()) < 0);
        assertEquals(-1, run().previous().firstDifference(walled.trail()), "the trail before the undo");
        assertEquals(-1, run().played().firstDifference(before.trail()));

        push(KeyCode.CONTROL, KeyCode.K);
        await(() -> LevelParts.of(window.level()).runs.kept().runs().size() == 1
                && LevelParts.of(window.level()).runs.kept().runs().get(0).isWhole());
        KeptRun kept = LevelParts.of(window.level()).runs.kept().runs().get(0);
        assertEquals("Run 1", kept.name());
        dialogs.save = folder.resolve("one" + ReplayFormat.EXTENSION);
        clickOn("#action-run-save");
        await(() -> Files.exists(dialogs.save) && Files.size(dialogs.save) > 0);
        assertEquals(
                kept.run().run().inputs(), ReplayFormat.read(dialogs.save).run().inputs());
        dialogs.open = dialogs.save;
        clickOn("#action-run-load");
        await(() -> LevelParts.of(window.level()).runs.kept().runs().size() == 2);
    }

    @Test
    void thePlotOfAFinishedRunFollowsTheLevelLikeItsTrail() throws Exception {
        playToTheRight(90);
        stop();
        push(KeyCode.CONTROL, KeyCode.T);
        await(() -> plot().length() == run().length() + 1);
        // Where the run reaches a tick depends on how busy the machine is.
        int tick = IntStream.range(0, plot().length())
                .filter(at -> plot().vx(at) > 0)
                .max()
                .orElseThrow();
        wall(8);
        await(() -> plot().length() == run().length() + 1 && plot().vx(tick) == 0);
        assertEquals(Contacts.GROUND | Contacts.RIGHT_WALL, plot().contacts(tick));
    }

    @Test
    void afterAResizeDuringPlayTheRestOfTheRunIsShown() throws Exception {
        playToTheRight(60);
        onFx(() -> document()
                .apply(
                        Message.of("edit.resize"),
                        new LevelResize(50, 10, 0, 0).applyTo(document().level())));
        await(() -> run().commands().count() > 0);
        long restart = run().commands().tick(run().commands().count() - 1);
        await(() -> run().length() >= restart + 30);
        stop();
        await(() -> run().isWhole() && run().trail().length() == run().length() + 1);
        assertTrue(run().length() >= 30);
        assertEquals(50, run().run().level().columns());
        assertNull(run().previous());
    }

    private BodyTrace plot() {
        return window.timeline().traceProperty().get();
    }

    private void playToTheRight(int ticks) throws TimeoutException {
        play();
        press(KeyCode.D);
        long start = run().length();
        await(() -> run().length() >= start + ticks);
        release(KeyCode.D);
    }

    private void wall(int column) {
        onFx(() ->
                document().apply(Message.of("edit.brush"), document().level().withTiles(Rooms.wall(level(), column))));
    }
}
