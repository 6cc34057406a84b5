package leapsmith.editor.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Bindable;
import leapsmith.editor.ui.HeldKey;
import leapsmith.editor.ui.KeyPreset;
import leapsmith.editor.ui.KeyText;
import leapsmith.editor.ui.Keymap;
import leapsmith.editor.ui.Texts;
import org.junit.jupiter.api.Test;

class KeysModelTest {
    private final CurrentSettings settings = new CurrentSettings(Settings.DEFAULT, changed -> {});
    private final KeysModel model = new KeysModel(new Texts(Locale.ENGLISH), ActionId.all(), settings);

    @Test
    void everyActionHasARow() {
        assertEquals(
                ActionId.all().size() + HeldKey.values().length, model.rows("").size());
        assertEquals("Ctrl+S", row(ActionId.SAVE).keys());
        assertFalse(row(ActionId.SAVE).changed());
        assertEquals(0, Keymap.KeyConflict.in(model.keymap()).size());
    }

    @Test
    void rowsAreFoundByNameAndByKey() {
        assertEquals(List.of("Save As…"), names("ctrl+shift+s"));
        assertTrue(names("zoom").containsAll(List.of("Zoom In", "Zoom Out")));
        assertEquals(List.of("Zoom Out"), names("out zoom"));
    }

    @Test
    void onlyDifferencesAreKept() {
        model.add(ActionId.SAVE, KeyText.read("F2"));
        assertEquals(Map.of("file.save", KeyText.readAll("Ctrl+S F2")), settings.get(EditorSettings.KEYS));
        assertTrue(row(ActionId.SAVE).changed());
        model.add(ActionId.SAVE, KeyText.read("F2"));
        assertEquals("Ctrl+S, F2", row(ActionId.SAVE).keys());
        model.remove(ActionId.SAVE, KeyText.read("F2"));
        assertEquals(Map.of(), settings.get(EditorSettings.KEYS));
    }

    @Test
    void aKeyWithTwoMeaningsIsShownAtBothAndCanBeResolved() {
        model.add(ActionId.SAVE, KeyText.read("Ctrl+O"));
        assertEquals(1, Keymap.KeyConflict.in(model.keymap()).size());
        assertEquals("Ctrl+O is also used by “Open…”.", row(ActionId.SAVE).conflict());
        assertEquals("Ctrl+O is also used by “Save”.", row(ActionId.OPEN).conflict());
        model.resolve(ActionId.SAVE);
        assertEquals(0, Keymap.KeyConflict.in(model.keymap()).size());
        assertEquals("Ctrl+S, Ctrl+O", row(ActionId.SAVE).keys());
        assertEquals("", row(ActionId.OPEN).keys());
    }

    @Test
    void changesCanBeResetAndStayWhenThePresetChanges() {
        model.add(ActionId.SAVE, KeyText.read("F2"));
        model.add(HeldKey.GAME_JUMP, KeyText.read("X"));
        settings.set(EditorSettings.KEY_PRESET, KeyPreset.TILED);
        assertEquals("Ctrl+S, F2", row(ActionId.SAVE).keys());
        assertEquals("Tab, Ctrl+\\", row(ActionId.HIDE_PANELS).keys());
        model.reset(ActionId.SAVE);
        assertEquals("Ctrl+S", row(ActionId.SAVE).keys());
        assertEquals("W, \u2191, X", row(HeldKey.GAME_JUMP).keys());
        model.resetAll();
        assertEquals("W, \u2191", row(HeldKey.GAME_JUMP).keys());
        assertEquals(KeyPreset.TILED, settings.get(EditorSettings.KEY_PRESET));
    }

    @Test
    void aHeldKeyHasNoModifiers() {
        assertTrue(model.refusal(HeldKey.GAME_JUMP, KeyText.read("Ctrl+X")).isPresent());
        assertEquals(Optional.empty(), model.refusal(HeldKey.GAME_JUMP, KeyText.read("X")));
        assertEquals(Optional.empty(), model.refusal(ActionId.SAVE, KeyText.read("Ctrl+X")));
    }

    private KeysModel.Row row(Bindable target) {
        return model.rows("").stream()
                .filter(row -> row.target() == target)
                .findFirst()
                .orElseThrow();
    }

    private List<String> names(String typed) {
        return model.rows(typed).stream().map(KeysModel.Row::name).toList();
    }
}
