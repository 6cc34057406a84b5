package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.TabPane;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.editor.document.Selection;
import leapsmith.editor.ui.ActionId;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.world.InputScript;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Names with characters that are special in texts and buttons: braces, quotes and underscores. */
class ShownNamesTest extends WindowFixture {
    private static final String NAME = "it's {1} '{0}' my_lift";

    @Test
    void theNameOfAFileIsShownAsItIs() {
        Path file = folder.resolve(NAME + ".level.json");
        open(new LevelDocument(Level.empty(NAME, 20, 10, 16), file));
        assertEquals(NAME + ".level.json - Leapsmith", window.stage.getTitle());
        paint(1, 1, 2, 1);
        assertEquals(NAME + ".level.json • - Leapsmith", window.stage.getTitle());
        assertEquals(
                "• " + NAME,
                lookup("#level-tabs").queryAs(TabPane.class).getTabs().get(0).getText());
        dialogs.unsaved = Dialogs.Unsaved.CANCEL;
        perform(ActionId.CLOSE);
        assertEquals(List.of("unsaved " + NAME + ".level.json"), dialogs.asked);
    }

    @Test
    void theIdOfAnObjectIsShownAsItIs() {
        open(new LevelDocument(Level.empty("level", 20, 10, 16)));
        onFx(() -> {
            document()
                    .apply(ObjectEdits.add(
                            Message.of("edit.place"),
                            level(),
                            List.of(CharacterType.TYPE.create(NAME, CharacterType.PATROL, 40, 40))));
            document().select(Selection.of(NAME));
        });
        WaitForAsyncUtils.waitForFxEvents();
        String title = lookup("#inspector-title").queryAs(Label.class).getText();
        assertTrue(title.contains(NAME), title);
        assertFalse(
                lookup("#status-problem").queryButton().isMnemonicParsing(),
                "an underscore of an id stays in problems");
    }

    @Test
    void theNameOfAKeptRunIsShownAsItIs() {
        onFx(() -> {
            LevelParts.of(window.level())
                    .runs
                    .kept()
                    .keep(NAME, PlayRecording.of(level(), InputScript.parse("right*2"), 10), Trail.EMPTY);
            LevelParts.of(window.level()).sidePanel.showRuns();
        });
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(lookup(NAME).tryQuery().isPresent());
    }
}
