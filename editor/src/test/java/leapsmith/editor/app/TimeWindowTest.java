package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import leapsmith.editor.edit.ReplaceLevel;
import leapsmith.editor.edit.TileEdit;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.play.BodyTrace;
import leapsmith.editor.play.KeptRun;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.UiTest;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Going through time as a person does: by keys, by the bar, and by changing the level under a run. */
@UiTest
class TimeWindowTest {
    @TempDir
    Path folder;

    private final ScriptedDialogs dialogs = new ScriptedDialogs();
    private EditorWindow window;

    @Start
    void start(Stage stage) {
        window = new EditorWindow(
                new Texts(Locale.ENGLISH),
                stage,
                LevelStorage.FILES,
                new SettingsFile(folder.resolve("config")),
                made -> dialogs);
        window.show(new LevelDocument(floored()));
        window.show();
    }

    @AfterEach
    void close() {
        WaitForAsyncUtils.asyncFx(() -> window.close());
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Test
    void backspaceRewindsAndAKeyOfTheGameTakesOver(FxRobot robot) throws Exception {
        playToTheRight(robot, 60);
        robot.press(KeyCode.BACK_SPACE);
        await(() -> run().tick() < run().length() - 20);
        robot.release(KeyCode.BACK_SPACE);
        await(() -> window.playModel().isPaused());
        long length = run().length();
        assertTrue(run().isInPast());

        robot.press(KeyCode.A);
        await(() -> !run().isInPast());
        robot.release(KeyCode.A);
        assertTrue(run().hasLeft());
        assertTrue(run().ghost().length() == length + 1, "the run that was left is the ghost");
        robot.push(KeyCode.SHIFT, KeyCode.ENTER);
        await(() -> run().length() == length);
    }

    @Test
    void theBarIsDraggedToATick(FxRobot robot) throws Exception {
        playToTheRight(robot, 60);
        Node bar = robot.lookup("#timeline-bar").query();
        robot.clickOn(bar);
        await(() -> Math.abs(run().tick() - run().length() / 2) < 10);
        assertTrue(window.playModel().isPaused());
        long tick = run().tick();
        robot.push(KeyCode.SHIFT, KeyCode.F10);
        await(() -> run().tick() == tick - 1);
        robot.type(KeyCode.F10);
        await(() -> run().tick() == tick);
        robot.push(KeyCode.CONTROL, KeyCode.HOME);
        await(() -> run().tick() == 0);
    }

    @Test
    void aChangeInThePastIsPlayedThroughAtOnce(FxRobot robot) throws Exception {
        playToTheRight(robot, 90);
        robot.push(KeyCode.CONTROL, KeyCode.HOME);
        await(() -> run().tick() == 0);
        long length = run().length();
        int steps = window.document().history().size();
        wall(8);
        await(() -> run().isWhole() && run().partsAt() > 0);
        assertEquals(length, run().length());
        assertEquals(8 * 16 - 12, run().trail().x((int) length));
        assertEquals(steps + 1, window.document().history().size(), "the change is a step, time is none");
    }

    @Test
    void theLastRunStaysAndFollowsTheLevelAndIsKeptAndSaved(FxRobot robot) throws Exception {
        playToTheRight(robot, 90);
        robot.type(KeyCode.F5);
        assertFalse(window.playModel().isPlaying());
        Timeline before = run();
        wall(8);
        await(() -> run().ghost() != null && run().isWhole());
        assertEquals(-1, run().ghost().firstDifference(before.trail()));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        await(() -> run().ghost() == null);

        robot.push(KeyCode.CONTROL, KeyCode.K);
        await(() -> window.level().runs().runs().size() == 1
                && window.level().runs().runs().get(0).isWhole());
        KeptRun kept = window.level().runs().runs().get(0);
        assertEquals("Run 1", kept.name());
        dialogs.save = folder.resolve("one" + ReplayFormat.EXTENSION);
        robot.clickOn("#action-run-save");
        await(() -> Files.exists(dialogs.save) && Files.size(dialogs.save) > 0);
        assertEquals(
                kept.run().run().inputs(), ReplayFormat.read(dialogs.save).run().inputs());
        dialogs.open = dialogs.save;
        robot.clickOn("#action-run-load");
        await(() -> window.level().runs().runs().size() == 2);
    }

    @Test
    void thePlotOfARunThatIsOverFollowsTheLevelAsItsTrailDoes(FxRobot robot) throws Exception {
        playToTheRight(robot, 90);
        robot.type(KeyCode.F5);
        robot.push(KeyCode.CONTROL, KeyCode.T);
        int tick = 80;
        await(() -> plot().length() == run().length() + 1 && plot().vx(tick) > 0);
        wall(8);
        await(() -> plot().length() == run().length() + 1 && plot().vx(tick) == 0);
        assertEquals(Contacts.GROUND | Contacts.RIGHT_WALL, plot().contacts(tick));
    }

    @Test
    void ofARunWhoseLevelGotAnotherSizeTheRestIsShown(FxRobot robot) throws Exception {
        playToTheRight(robot, 60);
        Platform.runLater(() -> window.document()
                .apply(ReplaceLevel.resizing("resize", window.document().level(), 50, 10, 0, 0)));
        await(() -> run().commands().count() > 0);
        long restart = run().commands().tick(run().commands().count() - 1);
        await(() -> run().length() >= restart + 30);
        robot.type(KeyCode.F5);
        await(() -> run().isWhole() && run().trail().length() == run().length() + 1);
        assertTrue(run().length() >= 30);
        assertEquals(50, run().run().level().columns());
        assertNull(run().ghost());
    }

    private BodyTrace plot() {
        return window.timeline().traceProperty().get();
    }

    private void playToTheRight(FxRobot robot, int ticks) throws TimeoutException {
        robot.type(KeyCode.F5);
        robot.press(KeyCode.D);
        await(() -> run().length() >= ticks);
        robot.release(KeyCode.D);
    }

    private Timeline run() {
        return window.level().canvas().runProperty().get();
    }

    private void wall(int column) {
        Platform.runLater(() -> {
            Level level = window.document().level();
            window.document()
                    .apply(new TileEdit(
                            "edit.paint",
                            TileChange.builder(level.tiles())
                                    .fill(
                                            new TileRegion(column, 0, 1, 9),
                                            level.legend().indexOf(TileType.BLOCK))
                                    .build()));
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static Level floored() {
        Level empty = Level.empty("Test", 60, 10, 16);
        return empty.withTiles(TileChange.builder(empty.tiles())
                        .fill(new TileRegion(0, 9, 60, 1), empty.legend().indexOf(TileType.BLOCK))
                        .build())
                .withCharacters(List.of(PlacedCharacter.of("hero", PlacedCharacter.PLAYER, 20, 104)));
    }

    private static void await(Callable<Boolean> isSo) throws TimeoutException {
        WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, () -> {
            WaitForAsyncUtils.waitForFxEvents();
            return isSo.call();
        });
    }
}
