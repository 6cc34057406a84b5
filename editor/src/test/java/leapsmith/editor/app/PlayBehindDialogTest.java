package leapsmith.editor.app;

import static leapsmith.editor.Rooms.floored;
import static leapsmith.editor.Rooms.hero;
import static leapsmith.editor.Rooms.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.input.KeyCode;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.ui.ActionId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Play while a dialog covers the window. */
class PlayBehindDialogTest extends WindowFixture {
    @Override
    LevelDocument firstDocument() {
        return new LevelDocument(with(floored(60, 10), hero(20, 104)));
    }

    @BeforeEach
    void playTheLevel() throws Exception {
        play();
    }

    @Test
    void playPausesWhileADialogIsOpenAndThenContinues() throws Exception {
        await(() -> run().length() > 5);
        openSettings();
        assertTrue(window.playModel().isPaused());
        type(KeyCode.ESCAPE);
        await(() -> !window.playModel().isPaused());
        long length = run().length();
        await(() -> run().length() > length);
    }

    @Test
    void pausedPlayStaysPausedAfterADialog() throws Exception {
        await(() -> run().length() > 5);
        type(KeyCode.F9);
        await(() -> window.playModel().isPaused());
        openSettings();
        type(KeyCode.ESCAPE);
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(window.playModel().isPaused());
    }

    @Test
    void playThatIsMovedBehindADialogStaysThere() throws Exception {
        await(() -> run().length() > 5);
        openSettings();
        perform(ActionId.TO_START);
        await(() -> run().tick() == 0);
        type(KeyCode.ESCAPE);
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(window.playModel().isPaused());
        assertEquals(0, run().tick());
    }

    @Test
    void playThatEndsBehindADialogDoesNotPauseTheNextOne() throws Exception {
        openSettings();
        perform(ActionId.STOP);
        type(KeyCode.ESCAPE);
        WaitForAsyncUtils.waitForFxEvents();
        play();
        assertFalse(window.playModel().isPaused());
    }

    private void openSettings() {
        perform(ActionId.SETTINGS);
        WaitForAsyncUtils.waitForFxEvents();
    }
}
