package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import leapsmith.editor.tools.ToolId;
import leapsmith.editor.ui.ActionId;
import leapsmith.levels.model.ObjectDefinition;
import org.junit.jupiter.api.Test;

/** The panel of own kinds of objects, from a level without a file, by mouse and keys. */
class ObjectKindsWindowTest extends WindowFixture {
    private Optional<ObjectDefinition> kind(String name) {
        return Optional.ofNullable(document().sharedKinds().content().objects().get(name));
    }

    private TextField field(String name) {
        return lookup("#object-kinds-" + name).query();
    }

    private void saveLevel() {
        dialogs.save = folder.resolve("a.level.json");
        perform(ActionId.SAVE);
    }

    @Test
    void kindsCanBeDefinedAsSoonAsTheLevelIsSaved() throws Exception {
        perform(ActionId.OBJECT_KINDS);
        await(() -> isShown("#object-kinds-note"));
        assertTrue(lookup("#object-kinds-add").query().isDisabled());
        saveLevel();
        await(() -> !lookup("#object-kinds-add").query().isDisabled());
    }

    @Test
    void whatIsTypedAfterAnotherFieldIsNotLost() throws Exception {
        perform(ActionId.OBJECT_KINDS);
        saveLevel();
        await(() -> !lookup("#object-kinds-add").query().isDisabled());
        clickOn("#object-kinds-add");
        await(() -> isShown("#object-kinds-name") && field("name").isFocused());
        write("slime").push(KeyCode.ENTER);
        await(() -> kind("slime").isPresent());
        ToolId tool = window.level().tools().chosenTool();
        clickOn("#object-kinds-width")
                .push(KeyCode.CONTROL, KeyCode.A)
                .write("20")
                .push(KeyCode.TAB);
        push(KeyCode.CONTROL, KeyCode.A).write("24");
        await(() -> kind("slime").flatMap(ObjectDefinition::size).isPresent());
        assertEquals("24", field("height").getText(), "the width was saved meanwhile");
        push(KeyCode.ENTER);
        await(() ->
                kind("slime").flatMap(ObjectDefinition::size).equals(Optional.of(new ObjectDefinition.Size(20, 24))));
        assertEquals(tool, window.level().tools().chosenTool(), "no key was that of a tool");
    }

    @Test
    void lettersChooseInAnOpenList() throws Exception {
        perform(ActionId.OBJECT_KINDS);
        saveLevel();
        await(() -> !lookup("#object-kinds-add").query().isDisabled());
        clickOn("#object-kinds-add");
        await(() -> isShown("#object-kinds-like"));
        ToolId tool = window.level().tools().chosenTool();
        clickOn("#object-kinds-like");
        await(() -> lookup("#object-kinds-like").<ComboBox<?>>query().isShowing());
        type(KeyCode.K);
        await(() -> kind("thing").map(ObjectDefinition::like).equals(Optional.of("key")));
        assertEquals(tool, window.level().tools().chosenTool());
    }
}
