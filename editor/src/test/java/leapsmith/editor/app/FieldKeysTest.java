package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.CheckBox;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import leapsmith.editor.edit.ObjectEdit;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.Selection;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.UiTest;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.PlacedCharacter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Undo, redo and Escape in the fields of the inspector. */
@UiTest
class FieldKeysTest {
    @TempDir
    Path folder;

    private EditorWindow window;

    @Start
    void start(Stage stage) {
        ScriptedDialogs dialogs = new ScriptedDialogs();
        window = new EditorWindow(
                new Texts(Locale.ENGLISH),
                stage,
                LevelStorage.FILES,
                new SettingsFile(folder.resolve("config")),
                made -> dialogs);
        window.show();
    }

    @AfterEach
    void close() {
        WaitForAsyncUtils.asyncFx(() -> window.close());
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Test
    void undoInASizeFieldTakesTheResizeBackAndLeavingTheFieldMakesNoOther(FxRobot robot) {
        Level before = level();
        type(robot, "#field-columns", "60").type(KeyCode.ENTER);
        assertEquals(60, level().columns());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(before, level());
        assertEquals("80", text(robot, "#field-columns"));
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals(60, level().columns());
        assertEquals("60", text(robot, "#field-columns"));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        robot.type(KeyCode.TAB);
        assertEquals(before, level());
        assertEquals(0, document().history().index());
    }

    @Test
    void undoTakesBackTextThatWaitsForItsFieldToBeLeftBeforeAnyStep(FxRobot robot) {
        type(robot, "#field-rows", "50").type(KeyCode.ENTER);
        type(robot, "#field-columns", "60");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals("80", text(robot, "#field-columns"));
        assertEquals(50, level().rows());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(45, level().rows());
    }

    @Test
    void undoInAFieldThatActsWhileItIsTypedTakesTheStepBack(FxRobot robot) {
        double before = level().physics().gravity();
        type(robot, "#field-gravity", "900");
        assertEquals(900, level().physics().gravity());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(before, level().physics().gravity());
        robot.type(KeyCode.TAB);
        assertEquals(before, level().physics().gravity());
    }

    @Test
    void escapeTakesTheTextBackAndLeavesTheField(FxRobot robot) {
        Level before = level();
        type(robot, "#field-columns", "60").type(KeyCode.ESCAPE);
        assertEquals(before, level());
        assertEquals("80", text(robot, "#field-columns"));
        type(robot, "#field-gravity", "900").type(KeyCode.ESCAPE);
        assertEquals(before, level());
        assertTrue(window.level().canvas().isFocused());
        assertEquals(0, document().history().index());
    }

    @Test
    void aTickThatDifferedIsUndoneForAllOfThem(FxRobot robot) {
        PlacedCharacter firm = PlacedCharacter.of("a", PlacedCharacter.PATROL, 32, 32)
                .withFirm(!PlacedCharacter.of("a", PlacedCharacter.PATROL, 0, 0).firm());
        PlacedCharacter other = PlacedCharacter.of("b", PlacedCharacter.PATROL, 64, 32);
        onFx(() -> {
            document().apply(ObjectEdit.add("edit.placeCharacter", level(), List.of(firm, other)));
            document().select(Selection.of("a", "b"));
        });
        Level before = level();
        CheckBox box = robot.lookup("#field-firm").queryAs(CheckBox.class);
        assertTrue(box.isIndeterminate());
        onFx(() -> {
            box.requestFocus();
            box.fire();
        });
        assertTrue(level().characters().stream().allMatch(it -> it.firm() == box.isSelected()));
        onFx(() -> document().undo());
        assertEquals(before, level());
        assertTrue(box.isIndeterminate());
        onFx(() -> document().redo());
        assertFalse(box.isIndeterminate());
    }

    private FxRobot type(FxRobot robot, String field, String text) {
        robot.doubleClickOn(field);
        robot.push(KeyCode.CONTROL, KeyCode.A);
        return robot.write(text);
    }

    private String text(FxRobot robot, String field) {
        return robot.lookup(field).queryAs(TextInputControl.class).getText();
    }

    private static void onFx(Runnable what) {
        WaitForAsyncUtils.waitForAsyncFx(10_000, what);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private LevelDocument document() {
        return window.document();
    }

    private Level level() {
        return document().level();
    }
}
