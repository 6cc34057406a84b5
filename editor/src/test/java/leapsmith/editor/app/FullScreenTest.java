package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.input.KeyCode;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.settings.Settings;
import leapsmith.editor.settings.SettingsFile;
import leapsmith.editor.ui.ActionId;
import org.junit.jupiter.api.Test;

/** Switches of the window: full screen, and those that the next start restores. */
@WindowFixture.OwnWindows
class FullScreenTest extends WindowFixture {
    @Test
    void onlyItsKeyLeavesTheFullScreen() {
        type(KeyCode.F11);
        assertTrue(window.stage.isFullScreen());
        assertTrue(window.actions.get(ActionId.FULL_SCREEN).selected().get());
        type(KeyCode.ESCAPE);
        assertTrue(window.stage.isFullScreen());
        type(KeyCode.F11);
        assertFalse(window.stage.isFullScreen());
    }

    @Test
    void theNextStartHasTheSnapSwitchAndNotTheSizeOfTheFullScreen() {
        Settings before = new SettingsFile(folder.resolve("config")).read();
        perform(ActionId.SNAP_TO_TILES);
        perform(ActionId.SNAP_PARTS);
        type(KeyCode.F11);
        onFx(window::close);
        Settings after = new SettingsFile(folder.resolve("config")).read();
        assertEquals(before.get(EditorSettings.WIDTH), after.get(EditorSettings.WIDTH));
        assertFalse(after.get(EditorSettings.MAXIMIZED));
        assertTrue(after.get(EditorSettings.SNAP_TO_TILES));
        assertEquals(2, after.get(EditorSettings.SNAP_PARTS));
    }
}
