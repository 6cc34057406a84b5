package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.tools.SelectMode;
import leapsmith.editor.tools.ToolId;
import leapsmith.editor.ui.ActionId;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Selecting, copying and stamping tiles with mouse and keys. */
class SelectAndStampTest extends WindowFixture {

    private TileSet selected() {
        return document().selection().tiles();
    }

    private void chooseTiles() {
        type(KeyCode.R);
        push(KeyCode.SHIFT, KeyCode.R);
    }

    @Test
    void copiedTilesAreStampedAndCanBeFlippedFirst() {
        type(KeyCode.DIGIT1);
        paint(10, 10, 12, 10);
        chooseTiles();
        paint(9, 10, 12, 10);
        assertEquals(TileSet.of(new TileRegion(9, 10, 4, 1)), selected());
        push(KeyCode.CONTROL, KeyCode.C);
        push(KeyCode.CONTROL, KeyCode.V);
        assertEquals(ToolId.BRUSH, window.level().tools().chosenTool());
        type(KeyCode.X);
        click(20, 20);
        assertEquals(TileType.BLOCK, level().typeAt(18, 20));
        assertEquals(TileType.BLOCK, level().typeAt(20, 20));
        assertEquals(TileType.EMPTY, level().typeAt(21, 20));
        type(KeyCode.ESCAPE);
        assertTrue(window.level().tools().stamp().isEmpty());
        assertFalse(selected().isEmpty(), "the first Escape drops only the stamp");
        type(KeyCode.ESCAPE);
        assertTrue(selected().isEmpty());
    }

    @Test
    void aStoredStampIsUsedByItsKeyAndShownInTheMenu() {
        type(KeyCode.DIGIT1);
        paint(10, 10, 12, 10);
        assertFalse(window.actions.get(ActionId.usingStamp(2)).enabled().get());
        chooseTiles();
        paint(9, 10, 12, 10);
        push(KeyCode.CONTROL, KeyCode.DIGIT2);
        type(KeyCode.DIGIT1);
        assertTrue(window.level().tools().stamp().isEmpty());
        push(KeyCode.SHIFT, KeyCode.DIGIT2);
        assertEquals(4, window.level().tools().stamp().orElseThrow().columns());
        click(20, 20);
        assertEquals(TileType.BLOCK, level().typeAt(21, 20));
        MenuItem shown = WaitForAsyncUtils.waitForAsyncFx(10_000, () -> {
            MenuBar bar = lookup(".menu-bar").query();
            Menu menu = (Menu) bar.getMenus().get(1).getItems().stream()
                    .filter(it -> "menu-stamps".equals(it.getId()))
                    .findFirst()
                    .orElseThrow();
            Event.fireEvent(menu, new Event(Menu.ON_SHOWING));
            return menu.getItems().get(1);
        });
        assertEquals("Use Stamp 2: 4 × 1 tiles", shown.getText());
        assertTrue(shown.getGraphic() != null);
    }

    @Test
    void randomModePaintsSingleTilesOfTheStamp() {
        type(KeyCode.DIGIT1);
        paint(10, 10, 12, 10);
        chooseTiles();
        paint(10, 10, 12, 10);
        push(KeyCode.CONTROL, KeyCode.C);
        push(KeyCode.CONTROL, KeyCode.V);
        type(KeyCode.D);
        assertTrue(lookup("#option-tool-random").queryAs(ToggleButton.class).isSelected());
        click(20, 20);
        assertEquals(TileType.BLOCK, level().typeAt(20, 20));
        assertEquals(TileType.EMPTY, level().typeAt(21, 20));
        undo();
        assertEquals(TileType.EMPTY, level().typeAt(20, 20));
    }

    @Test
    void theChoiceOfWhatToSelectIsShownWithTheSelectTool() {
        Node tiles = lookup("#select-tiles").query();
        assertFalse(tiles.getParent().getParent().isVisible());
        type(KeyCode.R);
        assertTrue(tiles.getParent().getParent().isVisible());
        clickOn("#select-tiles");
        assertTrue(((ToggleButton) tiles).isSelected());
        clickOn("#select-tiles");
        assertTrue(((ToggleButton) tiles).isSelected(), "one is always chosen");
        push(KeyCode.SHIFT, KeyCode.R);
        assertTrue(lookup("#select-both").queryAs(ToggleButton.class).isSelected());
    }

    @Test
    void theChoiceOfWhatToSelectIsKeptForTheNextLevel() {
        chooseTiles();
        open(new LevelDocument(Level.empty("next", 20, 10, 16)));
        assertEquals(SelectMode.TILES, window.level().tools().selectMode());
        type(KeyCode.R);
        assertTrue(lookup("#select-tiles").queryAs(ToggleButton.class).isSelected());
    }

    @Test
    void arrowKeysMoveSelectedTiles() {
        type(KeyCode.DIGIT1);
        click(10, 10);
        chooseTiles();
        paint(10, 10, 11, 10);
        push(KeyCode.RIGHT);
        push(KeyCode.RIGHT);
        assertEquals(TileType.BLOCK, level().typeAt(12, 10));
        assertEquals(TileType.EMPTY, level().typeAt(10, 10));
        undo();
        assertEquals(TileType.BLOCK, level().typeAt(10, 10));
        assertEquals(TileSet.of(new TileRegion(10, 10, 2, 1)), selected());
    }

    @Test
    void copyInATextFieldCopiesItsText() {
        perform(ActionId.SELECT_ALL);
        chooseTiles();
        paint(3, 3, 5, 5);
        write("#field-gravity", "777");
        push(KeyCode.CONTROL, KeyCode.A);
        push(KeyCode.CONTROL, KeyCode.C);
        String[] text = new String[1];
        onFx(() -> text[0] = Clipboard.getSystemClipboard().getString());
        assertEquals("777", text[0]);
        assertEquals(
                "777", lookup("#field-gravity").queryAs(TextInputControl.class).getText());
    }

    @Test
    void foreignTextOnTheClipboardIsExplainedInTheStatusBar() {
        onFx(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString("hello");
            Clipboard.getSystemClipboard().setContent(content);
        });
        Level before = level();
        push(KeyCode.CONTROL, KeyCode.V);
        assertEquals(before, level());
        assertTrue(lookup((Node node) -> node instanceof Labeled label
                        && label.getText() != null
                        && label.getText().startsWith("Could not paste"))
                .tryQuery()
                .isPresent());
    }
}
