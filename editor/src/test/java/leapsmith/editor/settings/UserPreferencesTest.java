package leapsmith.editor.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import leapsmith.editor.canvas.CanvasSettings;
import leapsmith.editor.ui.Action;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.HeldKey;
import leapsmith.editor.ui.KeyPreset;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.WindowTheme;
import org.junit.jupiter.api.Test;

class UserPreferencesTest {
    private final CompletableFuture<WindowTheme> system = new CompletableFuture<>();
    private final CurrentSettings settings = new CurrentSettings(Settings.DEFAULT, changed -> {});
    private int asked;

    private UserPreferences preferences(EditorSettings.ThemeChoice theme) {
        settings.set(EditorSettings.THEME, theme);
        return new UserPreferences(
                settings,
                () -> {
                    asked++;
                    return system;
                },
                Runnable::run);
    }

    @Test
    void theThemeOfTheDesktopIsShownWhenItIsKnown() {
        UserPreferences preferences = preferences(EditorSettings.ThemeChoice.SYSTEM);
        assertFalse(preferences.dark().get());
        system.complete(WindowTheme.DARK);
        assertTrue(preferences.dark().get());
        assertEquals(EditorSettings.ThemeChoice.SYSTEM, settings.get(EditorSettings.THEME));
    }

    @Test
    void theDesktopIsAskedOnceAndOnlyIfNeeded() {
        UserPreferences preferences = preferences(EditorSettings.ThemeChoice.DARK);
        assertEquals(0, asked);
        system.complete(WindowTheme.LIGHT);
        for (EditorSettings.ThemeChoice choice : new EditorSettings.ThemeChoice[] {
            EditorSettings.ThemeChoice.SYSTEM, EditorSettings.ThemeChoice.DARK, EditorSettings.ThemeChoice.SYSTEM
        }) {
            settings.set(EditorSettings.THEME, choice);
        }
        assertEquals(1, asked);
        assertEquals(WindowTheme.LIGHT, preferences.theme());
    }

    @Test
    void switchingToDarkChoosesTheTheme() {
        UserPreferences preferences = preferences(EditorSettings.ThemeChoice.SYSTEM);
        preferences.dark().set(true);
        assertEquals(EditorSettings.ThemeChoice.DARK, settings.get(EditorSettings.THEME));
        preferences.dark().set(false);
        assertEquals(EditorSettings.ThemeChoice.LIGHT, settings.get(EditorSettings.THEME));
        system.complete(WindowTheme.DARK);
        assertFalse(preferences.dark().get());
    }

    @Test
    void keysAndScrollingFollowEveryChange() {
        UserPreferences preferences = preferences(EditorSettings.ThemeChoice.LIGHT);
        Actions actions = new Actions(
                ActionId.all().stream().map(id -> Action.always(id, () -> {})).toList());
        CanvasSettings canvas = new CanvasSettings();
        preferences.applyTo(new Texts(Locale.ENGLISH), actions, canvas);
        assertEquals("Ctrl+G", actions.keyText(ActionId.GRID));
        settings.set(EditorSettings.KEY_PRESET, KeyPreset.LDTK);
        settings.set(EditorSettings.SCROLLING, CanvasSettings.Scrolling.PAN);
        assertEquals("G", actions.keyText(ActionId.GRID));
        assertEquals(CanvasSettings.Scrolling.PAN, canvas.scrollingProperty().get());
        settings.set(EditorSettings.KEY_PRESET, KeyPreset.AZERTY);
        assertEquals("Q", canvas.keymapProperty().get().text(HeldKey.GAME_LEFT));
    }
}
