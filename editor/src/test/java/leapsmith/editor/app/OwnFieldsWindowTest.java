package leapsmith.editor.app;

import static leapsmith.editor.Rooms.floored;
import static leapsmith.editor.Rooms.hero;
import static leapsmith.editor.Rooms.with;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import leapsmith.editor.document.Selection;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.model.CharacterType;
import org.junit.jupiter.api.Test;

/** The fields of own kinds of objects that need the folder of the level. */
class OwnFieldsWindowTest extends WindowFixture {
    @Test
    void aLevelIsChosenFromThoseOfTheFolderAndAFileByADialog() throws Exception {
        Files.writeString(folder.resolve(KindsFile.NAME), """
                { "format": "leapsmith-kinds", "version": 1, "objects": { "slime": { "like": "patrol", "fields": {
                  "next": { "type": "level" }, "sound": { "type": "file" } } } } }
                """);
        Path one = folder.resolve("one.level.json");
        LevelFiles.save(one, with(floored(30, 10), hero(20, 104), CharacterType.TYPE.create("it", "slime", 100, 104)));
        LevelFiles.save(folder.resolve("two.level.json"), floored(30, 10));
        onFx(() -> window.open(List.of(one)));
        await(() -> document().file().equals(Optional.of(one)));
        onFx(() -> document().select(Selection.of("it")));
        ComboBox<String> next = lookup("#field-own-next").queryComboBox();
        await(() -> next.getItems().containsAll(List.of("one", "two")));
        onFx(() -> next.setValue("two"));
        assertEquals(Optional.of("\"two\""), value("next"));
        dialogs.open = folder.resolve("sounds").resolve("jump.ogg");
        onFx(() -> lookup("#choose-own-sound").<Button>query().fire());
        assertEquals(Optional.of("\"sounds/jump.ogg\""), value("sound"));
        onFx(() -> next.setValue(""));
        assertEquals(Optional.empty(), value("next"));
    }

    private Optional<String> value(String field) {
        return level().object("it").orElseThrow().properties().get(field);
    }
}
