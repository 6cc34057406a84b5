package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javafx.geometry.VerticalDirection;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelResize;
import leapsmith.editor.document.LevelTemplate;
import leapsmith.editor.document.Selection;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.settings.Settings;
import leapsmith.editor.settings.SettingsFile;
import leapsmith.editor.tools.ToolId;
import leapsmith.editor.tools.ToolOption;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.scene.Camera;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** The window, used by mouse and keys, with scripted answers to dialogs. */
class EditorWindowTest extends WindowFixture {
    @Test
    void aStrokeIsPaintedAndUndone() {
        paint(4, 10, 12, 10);
        assertEquals(TileType.BLOCK, level().typeAt(4, 10));
        assertEquals(TileType.BLOCK, level().typeAt(12, 10));
        assertTrue(window.stage.getTitle().contains("•"), "marked as not saved");
        undo();
        assertEquals(TileType.EMPTY, level().typeAt(4, 10));
        assertFalse(document().isDirty());
        redo();
        assertEquals(TileType.BLOCK, level().typeAt(4, 10));
    }

    @Test
    void aLevelWithAPlacedCharacterIsPlayedEditedSavedAndReadBack() throws Exception {
        paint(2, 20, 20, 20);
        type(KeyCode.DIGIT4);
        click(6, 15);
        LevelObject hero = level().player().orElseThrow();
        Level before = level();
        type(KeyCode.DIGIT1);
        Camera view = window.level().canvas().viewport().camera();
        int steps = document().history().size();

        play();
        await(() -> frame().hasPlayer() && bottom() == 20 * 16);
        press(KeyCode.D);
        await(() -> frame().playerX() > hero.x() + hero.width() / 2 + 30);
        release(KeyCode.D);
        assertTrue(window.playModel().isPlaying());

        click(30, 25);
        assertEquals(TileType.BLOCK, level().typeAt(30, 25), "painted while it runs");

        type(KeyCode.ESCAPE);
        assertFalse(window.playModel().isPlaying());
        assertEquals(
                before.objects(CharacterType.TYPE),
                level().objects(CharacterType.TYPE),
                "play doesn't touch the document");
        assertEquals(steps + 1, document().history().size(), "the stroke is a step, play is none");
        assertEquals(view, window.level().canvas().viewport().camera());
        assertEquals(ToolId.BRUSH, window.level().tools().chosenTool());

        dialogs.save = folder.resolve("made.level.json");
        push(KeyCode.CONTROL, KeyCode.S);
        await(() -> !document().isDirty());
        assertEquals(level(), LevelFormat.read(dialogs.save));
        Level saved = level();
        dialogs.open = dialogs.save;
        push(KeyCode.CONTROL, KeyCode.W);
        push(KeyCode.CONTROL, KeyCode.O);
        await(() -> document().file().isPresent());
        assertEquals(saved, level());
        assertTrue(window.stage.getTitle().contains("made.level.json"));
    }

    @Test
    void theStatusLineDescribesTheToolThatAHeldKeySelects() throws Exception {
        moveTo(tile(10, 10));
        Label message = lookup("#status-message").query();
        await(() -> message.getText().equals("Paint with a 1 × 1 brush"));
        press(KeyCode.CONTROL);
        await(() -> message.getText().equals("Click to pick the tile"));
        release(KeyCode.CONTROL);
        await(() -> message.getText().equals("Paint with a 1 × 1 brush"));
    }

    @Test
    void theBrushSizeChanges() {
        type(KeyCode.CLOSE_BRACKET, 3);
        type(KeyCode.OPEN_BRACKET);
        click(10, 10);
        for (int column = 8; column <= 12; column++) {
            boolean painted = column >= 9 && column <= 11;
            assertEquals(painted ? TileType.BLOCK : TileType.EMPTY, level().typeAt(column, 10), "column " + column);
        }
        type(KeyCode.OPEN_BRACKET, 9);
        assertEquals(1, window.level().tools().options().get(ToolOption.BRUSH_SIZE));
    }

    @Test
    void toolOptionsAreButtonsAndKeys() {
        clickOn("#option-tool-largerBrush").clickOn("#option-tool-largerBrush").clickOn("#option-tool-roundBrush");
        click(10, 10);
        assertEquals(TileType.EMPTY, level().typeAt(9, 9));
        assertEquals(TileType.BLOCK, level().typeAt(9, 10));
        type(KeyCode.P, 2);
        assertTrue(((ToggleButton) lookup("#option-tool-outline").query()).isSelected());
        paint(20, 5, 24, 9);
        assertEquals(TileType.BLOCK, level().typeAt(20, 7));
        assertEquals(TileType.EMPTY, level().typeAt(22, 7));
    }

    @Test
    void theKeyOfAToolThatIsChosenSaysWhatItTurnsOnOrOff() throws Exception {
        for (KeyCode key : List.of(KeyCode.P, KeyCode.O)) {
            type(key, 2);
            await(() -> toast().equals("Outlined shapes"));
            type(key, 1);
            await(() -> toast().equals("Filled shapes"));
        }
        perform(ActionId.SKIP_EMPTY);
        await(() -> toast().endsWith(": on, for the next stamp"));
        perform(ActionId.SKIP_EMPTY);
        await(() -> toast().endsWith(": off, for the next stamp"));
    }

    private String toast() {
        return lookup("#toast").<Label>query().getText();
    }

    @Test
    void onlyTheOptionsOfTheSelectedToolAreShown() {
        assertEquals(List.of("smallerBrush", "largerBrush", "roundBrush"), shownOptions());
        perform(ActionId.choosing(ToolId.ELLIPSE));
        assertEquals(List.of("outline"), shownOptions());
        perform(ActionId.choosing(ToolId.PICK));
        assertEquals(List.of(), shownOptions());
        perform(ActionId.choosing(ToolId.LINE));
        clickOn("#palette-tile-slope-right");
        assertEquals(List.of("fillBelow"), shownOptions());
        perform(ActionId.choosing(ToolId.SELECT));
        assertEquals(List.of("snapToTiles", "snapParts"), shownOptions());
        clickOn("#palette-zone-goal");
        assertEquals(List.of("snapToTiles", "snapParts"), shownOptions());
    }

    private List<String> shownOptions() {
        WaitForAsyncUtils.waitForFxEvents();
        return Stream.of(
                        "snapToTiles", "snapParts", "smallerBrush", "largerBrush", "roundBrush", "outline", "fillBelow")
                .filter(option -> {
                    Node button = lookup("#option-tool-" + option).query();
                    return button.isVisible() && button.getParent().isVisible();
                })
                .toList();
    }

    @Test
    void aDiscIsPaintedAndErasedWhileTheLevelIsPlayed() throws Exception {
        play();
        type(KeyCode.O);
        paint(20, 3, 24, 7);
        assertEquals(TileType.BLOCK, level().typeAt(22, 3));
        assertEquals(TileType.EMPTY, level().typeAt(20, 3));
        type(KeyCode.B);
        moveTo(tile(22, 3)).clickOn(MouseButton.SECONDARY);
        assertEquals(TileType.EMPTY, level().typeAt(22, 3));
        stop();
        assertEquals(ToolId.BRUSH, window.level().tools().chosenTool());
        assertEquals(2, document().history().index());
    }

    @Test
    void stopRestoresTheSelectionAndKeepsTheTool() throws Exception {
        type(KeyCode.DIGIT4);
        click(6, 15);
        type(KeyCode.R);
        String id = level().player().orElseThrow().id();
        onFx(() -> document().select(Selection.of(id)));
        play();
        type(KeyCode.E);
        onFx(() -> document().select(Selection.NONE));
        stop();
        assertEquals(Selection.of(id), document().selection());
        assertEquals(ToolId.ERASER, window.level().tools().chosenTool());
    }

    @Test
    void keysOfTheGameSelectNoToolWhileItRuns() throws Exception {
        play();
        type(KeyCode.L);
        for (KeyCode key : List.of(KeyCode.W, KeyCode.A, KeyCode.S, KeyCode.D, KeyCode.SPACE)) {
            type(key);
        }
        assertEquals(ToolId.LINE, window.level().tools().chosenTool());
        stop();
    }

    @Test
    void theDemoMouseIsRemembered() {
        perform(ActionId.DEMO_MOUSE);
        assertTrue(new SettingsFile(windowFolder().resolve("config")).read().get(EditorSettings.DEMO_MOUSE));
    }

    @Test
    void pauseAndStepRunSingleTicks() throws Exception {
        play();
        type(KeyCode.F9);
        assertTrue(window.playModel().isPaused());
        WaitForAsyncUtils.sleep(100, TimeUnit.MILLISECONDS);
        WaitForAsyncUtils.waitForFxEvents();
        long tick = frame().frame().tick();
        type(KeyCode.F10);
        await(() -> frame().frame().tick() == tick + 1);
    }

    @Test
    void cellsAndPairTestsAreCountedWhileTheirOverlayIsOn() throws Exception {
        Label status = lookup("#status-view").query();
        perform(ActionId.switching(ViewSwitch.DEVELOPER));
        type(KeyCode.DIGIT4);
        click(6, 15);
        play();
        type(KeyCode.F9);
        await(() -> status.getText().contains("pairs 0"));
        assertFalse(status.getText().contains("pair tests"));
        assertEquals(0, frame().frame().cellCount());
        type(KeyCode.F6);
        await(() -> frame().frame().cellCount() > 0);
        await(() -> status.getText().contains("pair tests"));
        type(KeyCode.F6);
        await(() -> frame().frame().cellCount() == 0);
        await(() -> !status.getText().contains("pair tests"));
    }

    @Test
    void theWheelZoomsBeforeDuringAndAfterPlay() throws Exception {
        type(KeyCode.DIGIT4);
        click(6, 15);
        double scale = window.level().canvas().viewport().camera().scale();
        moveTo(tile(10, 10)).scroll(1, VerticalDirection.UP);
        play();
        moveTo(tile(10, 10)).scroll(1, VerticalDirection.UP);
        stop();
        moveTo(tile(10, 10)).scroll(1, VerticalDirection.UP);
        assertTrue(window.level().canvas().viewport().camera().scale() != scale);
    }

    @Test
    void ctrlShiftGGoesToATileAndEnterPaintsIt() {
        perform(ActionId.ACTUAL_SIZE);
        dialogs.tile = new Dialogs.Tile(70, 40);
        clickOn("#field-name");
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.G);
        assertEquals(List.of("tile of 80 x 45"), dialogs.asked);
        type(KeyCode.ENTER);
        assertEquals(TileType.BLOCK, level().typeAt(70, 40));
    }

    @Test
    void aResizeIsOneStepAndTheViewFollows() {
        dialogs.resize = new LevelResize(40, 20, 2, 1);
        click(4, 4);
        perform(ActionId.RESIZE_LEVEL);
        assertEquals(40, level().columns());
        assertEquals(TileType.BLOCK, level().typeAt(6, 5));
        assertEquals(2, document().history().size());
        undo();
        assertEquals(80, level().columns());
    }

    @Test
    void aNewLevelIsCompletelyVisible() {
        dialogs.newLevel = new Dialogs.NewLevel(LevelTemplate.FLOOR, 300, 200, 16);
        perform(ActionId.NEW);
        WaitForAsyncUtils.waitForFxEvents();
        Camera camera = window.level().canvas().viewport().camera();
        assertTrue(camera.x() < 0 && camera.y() < 0);
        assertTrue(
                camera.toScreenX(300 * 16) < window.level().canvas().viewport().width());
        assertTrue(level().player().isPresent());
    }

    @Test
    void quitAsksAndCancelKeepsTheWindow() throws Exception {
        click(4, 4);
        push(KeyCode.CONTROL, KeyCode.Q);
        await(() -> dialogs.asked.equals(List.of("unsaved Untitled")));
        assertTrue(window.stage.isShowing());
    }

    @Test
    void quittingWaitsForTheSave() throws Exception {
        click(4, 4);
        dialogs.unsaved = Dialogs.Unsaved.SAVE;
        dialogs.save = folder.resolve("last.level.json");
        push(KeyCode.CONTROL, KeyCode.Q);
        await(() -> !window.stage.isShowing());
        assertEquals(level(), LevelFormat.read(dialogs.save));
    }

    @Test
    void aBrokenFileShowsAnErrorAndTheDocumentStays() throws Exception {
        LevelDocument before = document();
        dialogs.open =
                Files.writeString(folder.resolve("broken.level.json"), "{ \"format\": \"leapsmith-level\",\n 7 }");
        push(KeyCode.CONTROL, KeyCode.O);
        await(() -> dialogs.asked.size() == 2);
        assertTrue(dialogs.asked.get(1).startsWith("error "), dialogs.asked.get(1));
        assertTrue(dialogs.asked.get(1).contains("broken.level.json, line 2, column 2"), dialogs.asked.get(1));
        assertSame(before, document());
    }

    @Test
    void aFailedSaveShowsAnErrorAndTheDocumentStaysDirty() throws Exception {
        click(4, 4);
        dialogs.save = folder.resolve("no-such-folder").resolve("x.level.json");
        push(KeyCode.CONTROL, KeyCode.S);
        await(() -> dialogs.asked.size() == 2);
        assertTrue(dialogs.asked.get(1).startsWith("error "), dialogs.asked.get(1));
        assertTrue(document().isDirty());
    }

    @Test
    void aValidInputInTheInspectorIsOneStep() {
        write("#field-gravity", "52.5");
        assertEquals(52.5, level().physics().gravity());
        type(KeyCode.ENTER);
        assertEquals(1, document().history().size());
        push(KeyCode.CONTROL, KeyCode.A).write("fast");
        assertEquals(52.5, level().physics().gravity(), "nothing is applied until it is valid");
        assertTrue(isShown("#error-gravity"));
        TextField gravity = lookup("#field-gravity").queryAs(TextField.class);
        assertEquals("fast", gravity.getText());
        type(KeyCode.ESCAPE);
        assertEquals("52.5", gravity.getText());
        assertTrue(window.level().canvas().isFocused());
        assertFalse(isShown("#error-gravity"));
    }

    @Test
    void aMovedObjectStaysSelected() {
        type(KeyCode.DIGIT4);
        click(6, 15);
        type(KeyCode.R);
        click(6, 15);
        Selection selected = document().selection();
        assertEquals(1, selected.objectIds().size());
        type(KeyCode.RIGHT);
        type(KeyCode.RIGHT);
        assertEquals(selected, document().selection());
        write("#field-x", "123");
        assertEquals(selected, document().selection());
        assertEquals(123, level().player().orElseThrow().x());
    }

    @Test
    void lettersInATextFieldSelectNoTool() {
        write("#field-name", "leb");
        assertEquals("leb", level().name());
        assertEquals(ToolId.BRUSH, window.level().tools().chosenTool());
    }

    @Test
    void aKeyTogglesThePanelsAndTabMovesTheFocus() {
        push(KeyCode.CONTROL, KeyCode.BACK_SLASH);
        assertFalse(LevelParts.of(window.level()).sidePanel.isVisible());
        push(KeyCode.CONTROL, KeyCode.BACK_SLASH);
        assertTrue(LevelParts.of(window.level()).sidePanel.isVisible());
        type(KeyCode.TAB);
        assertTrue(LevelParts.of(window.level()).sidePanel.isVisible());
    }

    @Test
    void overlayKeysAndButtonsAreInSync() {
        perform(ActionId.switching(ViewSwitch.DEVELOPER));
        type(KeyCode.F6);
        assertTrue(window.actions.get(ActionId.CELLS).selected().get());
        clickOn("#overlay-cells");
        assertFalse(window.actions.get(ActionId.CELLS).selected().get());
    }

    @Test
    void themeAndRecentFilesAreRemembered() throws IOException {
        clickOn("#menu-view");
        clickOn("#menu-view-dark");
        Settings settings = new SettingsFile(windowFolder().resolve("config")).read();
        assertEquals(EditorSettings.ThemeChoice.DARK, settings.get(EditorSettings.THEME));
    }

    private double bottom() {
        return frame().playerY() + frame().playerHeight() / 2;
    }
}
