package leapsmith.editor.view.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.keys.Bindable;
import leapsmith.editor.view.keys.HeldKey;
import leapsmith.editor.view.keys.KeyPreset;
import leapsmith.editor.view.keys.KeyText;
import leapsmith.editor.view.panel.ActionId;
import org.junit.jupiter.api.Test;

class KeysModelTest {
    private final ObjectProperty<Preferences> preferences = new SimpleObjectProperty<>(Preferences.DEFAULT);
    private final KeysModel model = new KeysModel(new Texts(Locale.ENGLISH), ActionId.all(), preferences);

    @Test
    void everyActionHasARow() {
        assertEquals(
                ActionId.all().size() + HeldKey.values().length, model.rows("").size());
        assertEquals("Ctrl+S", row(ActionId.SAVE).keys());
        assertFalse(row(ActionId.SAVE).changed());
        assertEquals(0, model.conflicts());
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
        assertEquals(
                Map.of("file.save", KeyText.readAll("Ctrl+S F2")),
                preferences.get().keys());
        assertTrue(row(ActionId.SAVE).changed());
        model.add(ActionId.SAVE, KeyText.read("F2"));
        assertEquals("Ctrl+S, F2", row(ActionId.SAVE).keys());
        model.remove(ActionId.SAVE, KeyText.read("F2"));
        assertEquals(Map.of(), preferences.get().keys());
    }

    @Test
    void aKeyWithTwoMeaningsIsShownAtBothAndCanBeResolved() {
        model.add(ActionId.SAVE, KeyText.read("Ctrl+O"));
        assertEquals(1, model.conflicts());
        assertEquals("Ctrl+O is also used by “Open…”.", row(ActionId.SAVE).conflict());
        assertEquals("Ctrl+O is also used by “Save”.", row(ActionId.OPEN).conflict());
        model.resolve(ActionId.SAVE);
        assertEquals(0, model.conflicts());
        assertEquals("Ctrl+S, Ctrl+O", row(ActionId.SAVE).keys());
        assertEquals("", row(ActionId.OPEN).keys());
    }

    @Test
    void changesCanBeResetAndStayWhenThePresetChanges() {
        model.add(ActionId.SAVE, KeyText.read("F2"));
        model.add(HeldKey.GAME_JUMP, KeyText.read("X"));
        model.choose(KeyPreset.TILED);
        assertEquals("Ctrl+S, F2", row(ActionId.SAVE).keys());
        assertEquals("Tab, Ctrl+\\", row(ActionId.HIDE_PANELS).keys());
        model.reset(ActionId.SAVE);
        assertEquals("Ctrl+S", row(ActionId.SAVE).keys());
        assertEquals("W, \u2191, X", row(HeldKey.GAME_JUMP).keys());
        model.resetAll();
        assertEquals("W, \u2191", row(HeldKey.GAME_JUMP).keys());
        assertEquals(KeyPreset.TILED, preferences.get().preset());
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
