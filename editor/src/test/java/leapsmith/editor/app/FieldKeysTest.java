package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.editor.document.Selection;
import leapsmith.editor.tools.ToolId;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ZoneType;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Undo, redo and Escape in the fields of the inspector. */
class FieldKeysTest extends WindowFixture {
    @Test
    void undoInASizeFieldRevertsTheResizeAndLeavingTheFieldDoesNotResizeAgain() {
        Level before = level();
        write("#field-columns", "60");
        type(KeyCode.ENTER);
        assertEquals(60, level().columns());
        undo();
        assertEquals(before, level());
        assertEquals("80", text("#field-columns"));
        push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals(60, level().columns());
        assertEquals("60", text("#field-columns"));
        undo();
        type(KeyCode.TAB);
        assertEquals(before, level());
        assertEquals(0, document().history().index());
    }

    @Test
    void undoRevertsPendingTextBeforeAnyStep() {
        write("#field-rows", "50");
        type(KeyCode.ENTER);
        write("#field-columns", "60");
        undo();
        assertEquals("80", text("#field-columns"));
        assertEquals(50, level().rows());
        undo();
        assertEquals(45, level().rows());
    }

    @Test
    void undoInAFieldThatAppliesEachKeyRevertsTheStep() {
        double before = level().physics().gravity();
        write("#field-gravity", "900");
        assertEquals(900, level().physics().gravity());
        undo();
        assertEquals(before, level().physics().gravity());
        type(KeyCode.TAB);
        assertEquals(before, level().physics().gravity());
    }

    @Test
    void escapeRevertsTheTextAndLeavesTheField() {
        Level before = level();
        write("#field-columns", "60");
        type(KeyCode.ESCAPE);
        assertEquals(before, level());
        assertEquals("80", text("#field-columns"));
        write("#field-gravity", "900");
        type(KeyCode.ESCAPE);
        assertEquals(before, level());
        assertTrue(window.level().canvas().isFocused());
        assertEquals(0, document().history().index());
    }

    @Test
    void aKindOfZonesIsTypedWithoutAnyAction() {
        onFx(() -> {
            LevelObject zone = ZoneType.TYPE.create("exit", ZoneType.GOAL, 32, 32);
            document()
                    .apply(ObjectEdits.add(Message.of("edit.place", Message.of("type.zone")), level(), List.of(zone)));
            document().select(Selection.of("exit"));
        });
        WaitForAsyncUtils.waitForFxEvents();
        Level before = level();
        ToolId tool = window.level().tools().chosenTool();
        onFx(() -> lookup("#field-kind").query().requestFocus());
        push(KeyCode.CONTROL, KeyCode.A);
        write("xre1");
        assertEquals(before, level());
        type(KeyCode.ESCAPE);
        assertEquals(before, level());
        assertTrue(window.level().canvas().isFocused());
        onFx(() -> lookup("#field-kind").query().requestFocus());
        push(KeyCode.CONTROL, KeyCode.A);
        write("exit-door");
        type(KeyCode.ENTER);
        assertEquals("exit-door", level().object("exit").orElseThrow().kind());
        assertEquals(tool, window.level().tools().chosenTool());
        assertEquals(List.of("exit"), List.copyOf(document().selection().objectIds()));
        push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(before, level(), "what isn't typed any more is undone in the level");
        push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals("exit-door", level().object("exit").orElseThrow().kind());
        int steps = document().history().index();
        push(KeyCode.CONTROL, KeyCode.Z);
        type(KeyCode.ESCAPE);
        assertEquals(before, level());
        assertEquals(steps - 1, document().history().index(), "leaving the field is no step");
    }

    @Test
    void aComboBoxWithMixedValuesSaysSoUntilOneIsChosen() throws Exception {
        LevelObject left = CharacterType.TYPE.create("a", CharacterType.PATROL, 32, 32);
        LevelObject right = CharacterType.TYPE.create("b", CharacterType.IDLE, 64, 32);
        onFx(() -> {
            document()
                    .apply(ObjectEdits.add(
                            Message.of("edit.place", Message.of("type.character")), level(), List.of(left, right)));
            document().select(Selection.of("a", "b"));
        });
        WaitForAsyncUtils.waitForFxEvents();
        ComboBox<?> kind = lookup("#field-kind").queryAs(ComboBox.class);
        await(() -> "Mixed".equals(shown(kind)));
        onFx(() -> {
            kind.requestFocus();
            kind.getSelectionModel().select(0);
        });
        await(() -> "Player".equals(shown(kind)));
    }

    /** The text of the closed box; the cells of its list are deeper in the scene. */
    private static String shown(ComboBox<?> box) {
        return box.getChildrenUnmodifiable().stream()
                .filter(ListCell.class::isInstance)
                .map(cell -> ((Labeled) cell).getText())
                .findFirst()
                .orElse("");
    }

    @Test
    void aCheckboxWithMixedValuesIsUndoneForAllObjects() {
        LevelObject solid = CharacterType.TYPE
                .create("a", CharacterType.PATROL, 32, 32)
                .with(CharacterType.SOLID_TO_BODIES, !CharacterType.SOLID_TO_BODIES.defaultValue());
        LevelObject other = CharacterType.TYPE.create("b", CharacterType.PATROL, 64, 32);
        onFx(() -> {
            document()
                    .apply(ObjectEdits.add(
                            Message.of("edit.place", Message.of("type.character")), level(), List.of(solid, other)));
            document().select(Selection.of("a", "b"));
        });
        Level before = level();
        CheckBox box = lookup("#field-solidToBodies").queryAs(CheckBox.class);
        assertTrue(box.isIndeterminate());
        onFx(() -> {
            box.requestFocus();
            box.fire();
        });
        assertTrue(level().objects(CharacterType.TYPE).stream()
                .allMatch(it -> it.get(CharacterType.SOLID_TO_BODIES) == box.isSelected()));
        onFx(() -> document().undo());
        assertEquals(before, level());
        assertTrue(box.isIndeterminate());
        onFx(() -> document().redo());
        assertFalse(box.isIndeterminate());
    }

    @Test
    void aKindChosenByKeysKeepsTheFocusWhenOtherFieldsAppear() throws TimeoutException {
        LevelObject hero = CharacterType.TYPE.create("hero", CharacterType.PLAYER, 32, 32);
        onFx(() -> {
            document()
                    .apply(ObjectEdits.add(
                            Message.of("edit.place", Message.of("type.character")), level(), List.of(hero)));
            document().select(Selection.of("hero"));
        });
        await(() -> isShown("#field-jump"));
        onFx(() -> lookup("#field-kind").query().requestFocus());
        await(() -> lookup("#field-kind").query().isFocused());
        press(KeyCode.DOWN).release(KeyCode.DOWN);
        await(() -> level().objects(CharacterType.TYPE).get(0).kind().equals(CharacterType.PATROL));
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(lookup("#field-jump").tryQuery().isPresent());
        assertTrue(lookup("#field-kind").query().isFocused());
    }

    private String text(String field) {
        return lookup(field).queryAs(TextInputControl.class).getText();
    }
}
