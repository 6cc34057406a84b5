package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.UiTest;
import leapsmith.editor.view.panel.ActionId;
import leapsmith.levels.build.InputScript;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** What takes long is shown in the status bar and can be given up there. */
@UiTest
class LongWorkWindowTest {
    @TempDir
    Path folder;

    private final ScriptedDialogs dialogs = new ScriptedDialogs();
    private final CountDownLatch disk = new CountDownLatch(1);
    private EditorWindow window;

    /** A disk that gives nothing back until it is let. */
    private final class SlowDisk implements LevelStorage {
        @Override
        public Level read(Path file) throws IOException {
            try {
                disk.await();
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
            return Level.empty("slow", 20, 10, 16);
        }

        @Override
        public void save(Path file, Level level) throws IOException {
            FILES.save(file, level);
        }
    }

    @Start
    void start(Stage stage) {
        window = new EditorWindow(
                new Texts(Locale.ENGLISH),
                stage,
                new SlowDisk(),
                new SettingsFile(folder.resolve("config")),
                made -> dialogs);
        window.show();
    }

    @AfterEach
    void close() {
        disk.countDown();
        WaitForAsyncUtils.asyncFx(() -> window.close());
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Test
    void aMovieTellsHowFarItIsAndLeavesNothingWhenItIsGivenUp(FxRobot robot) throws Exception {
        keepRun(200_000);
        dialogs.save = Files.createDirectories(folder.resolve("out")).resolve("long.gif");
        onFx(() -> window.actions().get(ActionId.RUN_MOVIE).run());
        await(() -> robot.lookup("#work").query().isVisible());
        assertEquals(
                "Writing long.gif",
                robot.lookup("#work-text").queryAs(Label.class).getText());
        ProgressBar bar = robot.lookup("#work-bar").queryAs(ProgressBar.class);
        await(() -> bar.getProgress() > 0);
        assertTrue(bar.getProgress() < 1);
        robot.clickOn("#work-cancel");
        assertFalse(robot.lookup("#work").query().isVisible());
        await(() -> written().isEmpty());

        keepRun(20);
        dialogs.save = folder.resolve("out/short.gif");
        onFx(() -> window.actions().get(ActionId.RUN_MOVIE).run());
        await(() -> written().equals(List.of(dialogs.save)));
        assertEquals(List.of("export level.run.gif", "export level.run.gif"), dialogs.asked);
    }

    @Test
    void aFileThatIsLongInReadingCanBeGivenUp(FxRobot robot) throws Exception {
        LevelDocument before = window.document();
        dialogs.open = folder.resolve("slow.level.json");
        onFx(() -> window.actions().get(ActionId.OPEN).run());
        await(() -> robot.lookup("#work").query().isVisible());
        robot.type(KeyCode.E);
        robot.clickOn("#work-cancel");
        robot.push(KeyCode.CONTROL, KeyCode.O);
        assertEquals(List.of("open", "open"), dialogs.asked, "keys are heard again");
        robot.type(KeyCode.ESCAPE);
        disk.countDown();
        onFx(() -> window.actions().get(ActionId.OPEN).run());
        await(() -> window.document() != before);
        assertEquals("slow", window.document().level().name());
        LevelDocument opened = window.document();
        WaitForAsyncUtils.waitForFxEvents();
        assertSame(opened, window.document(), "what was given up doesn't come later");
    }

    private void keepRun(int ticks) {
        Level level = Level.empty("test", 20, 10, 16)
                .withCharacters(List.of(PlacedCharacter.of("hero", PlacedCharacter.PLAYER, 32, 32)));
        onFx(() -> window.level()
                .runsModel()
                .choose(window.level()
                        .runs()
                        .keep("run", PlayRecording.of(level, InputScript.parse("right*2"), ticks), Trail.EMPTY)));
    }

    private List<Path> written() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("out"))) {
            return files.toList();
        }
    }

    private static void onFx(Runnable what) {
        WaitForAsyncUtils.waitForAsyncFx(30_000, what);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static void await(Callable<Boolean> condition) throws Exception {
        WaitForAsyncUtils.waitFor(30, TimeUnit.SECONDS, condition);
    }
}
