package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.input.KeyCode;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelStorage;
import leapsmith.editor.ui.ActionId;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.world.InputScript;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Long work is shown in the status bar and can be cancelled there. */
@WindowFixture.OwnWindows
class LongWorkWindowTest extends WindowFixture {
    private final CountDownLatch disk = new CountDownLatch(1);

    /** A disk that blocks each access until the test releases it. */
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
            LevelStorage.FILES.save(file, level);
        }
    }

    @Override
    LevelStorage storage() {
        return new SlowDisk();
    }

    @AfterEach
    void letDisk() {
        disk.countDown();
    }

    @Test
    void aMovieShowsItsProgressAndLeavesNoFileWhenItIsCancelled() throws Exception {
        keepRun(200_000);
        dialogs.save = Files.createDirectories(folder.resolve("out")).resolve("long.gif");
        perform(ActionId.RUN_MOVIE);
        await(() -> isShown("#work"));
        assertEquals(
                "Exporting long.gif", lookup("#work-text").queryAs(Label.class).getText());
        ProgressBar bar = lookup("#work-bar").queryAs(ProgressBar.class);
        await(() -> bar.getProgress() > 0);
        assertTrue(bar.getProgress() < 1);
        clickOn("#work-cancel");
        assertFalse(isShown("#work"));
        await(() -> written().isEmpty());

        keepRun(20);
        dialogs.save = folder.resolve("out/short.gif");
        perform(ActionId.RUN_MOVIE);
        await(() -> written().equals(List.of(dialogs.save)));
        assertEquals(List.of("export level.run.gif", "export level.run.gif"), dialogs.asked);
    }

    @Test
    void readingALargeFileCanBeCancelled() throws Exception {
        LevelDocument before = document();
        dialogs.open = folder.resolve("slow.level.json");
        perform(ActionId.OPEN);
        await(() -> isShown("#work"));
        await(() -> isShown("#pending-tab"));
        type(KeyCode.E);
        clickOn("#work-cancel");
        assertFalse(isShown("#pending-tab"));
        push(KeyCode.CONTROL, KeyCode.O);
        assertEquals(List.of("open", "open"), dialogs.asked, "keys work again");
        type(KeyCode.ESCAPE);
        disk.countDown();
        perform(ActionId.OPEN);
        await(() -> document() != before);
        assertEquals("slow", document().level().name());
        LevelDocument opened = document();
        WaitForAsyncUtils.waitForFxEvents();
        assertSame(opened, document(), "a cancelled file is not shown later");
    }

    private void keepRun(int ticks) {
        Level level = Level.empty("test", 20, 10, 16)
                .withObjects(
                        CharacterType.TYPE, List.of(CharacterType.TYPE.create("hero", CharacterType.PLAYER, 32, 32)));
        onFx(() -> LevelParts.of(window.level())
                .runs
                .model()
                .choose(LevelParts.of(window.level())
                        .runs
                        .kept()
                        .keep("run", PlayRecording.of(level, InputScript.parse("right*2"), ticks), Trail.EMPTY)));
    }

    private List<Path> written() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("out"))) {
            return files.toList();
        }
    }
}
