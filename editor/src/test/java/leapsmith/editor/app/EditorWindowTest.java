package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Point2D;
import javafx.geometry.VerticalDirection;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.Selection;
import leapsmith.editor.play.PlayFrame;
import leapsmith.editor.tool.ToolId;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.UiTest;
import leapsmith.editor.view.canvas.LevelCanvas;
import leapsmith.editor.view.panel.ActionId;
import leapsmith.editor.view.panel.Theme;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.raster.Camera;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The window as a person uses it: by mouse and keys, with dialogs that answer by themselves. */
@UiTest
class EditorWindowTest {
    @TempDir
    Path folder;

    private final ScriptedDialogs dialogs = new ScriptedDialogs();
    private EditorWindow window;

    @Start
    void start(Stage stage) {
        window = new EditorWindow(
                new Texts(Locale.ENGLISH),
                stage,
                LevelStorage.FILES,
                new SettingsFile(folder.resolve("config")),
                made -> dialogs);
        window.show();
    }

    /** The whole level is seen, and without rulers the view begins at the canvas's corner. */
    @BeforeEach
    void showAll() {
        onFx(() -> window.actions().get(ActionId.RULERS).run());
        WaitForAsyncUtils.waitForFxEvents();
        onFx(() -> window.actions().get(ActionId.FIT).run());
    }

    @AfterEach
    void close() {
        WaitForAsyncUtils.asyncFx(() -> window.close());
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Test
    void aStrokeIsPaintedAndUndone(FxRobot robot) {
        robot.drag(tile(4, 10), MouseButton.PRIMARY).dropTo(tile(12, 10));
        assertEquals(TileType.BLOCK, level().typeAt(4, 10));
        assertEquals(TileType.BLOCK, level().typeAt(12, 10));
        assertTrue(window.stage().getTitle().contains("•"), "marked as not saved");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(TileType.EMPTY, level().typeAt(4, 10));
        assertFalse(document().isDirty());
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
        assertEquals(TileType.BLOCK, level().typeAt(4, 10));
    }

    @Test
    void aPlacedCharacterIsPlayedPaintedUnderSavedAndReadBack(FxRobot robot) throws Exception {
        robot.drag(tile(2, 20), MouseButton.PRIMARY).dropTo(tile(20, 20));
        robot.type(KeyCode.DIGIT4);
        robot.clickOn(tile(6, 15));
        PlacedCharacter hero = level().player().orElseThrow();
        Level before = level();
        robot.type(KeyCode.DIGIT1);
        Camera view = window.level().canvas().viewport().camera();
        int steps = document().history().size();

        robot.type(KeyCode.F5);
        await(() -> frame() != null && frame().hasPlayer() && bottom() == 20 * 16);
        robot.press(KeyCode.D);
        await(() -> frame().playerX() > hero.x() + hero.width() / 2 + 30);
        robot.release(KeyCode.D);
        assertTrue(window.playModel().isPlaying());

        robot.clickOn(tile(30, 25));
        assertEquals(TileType.BLOCK, level().typeAt(30, 25), "painted while it runs");

        robot.type(KeyCode.ESCAPE);
        assertFalse(window.playModel().isPlaying());
        assertEquals(before.characters(), level().characters(), "play doesn't touch the document");
        assertEquals(steps + 1, document().history().size(), "the stroke is a step, play is none");
        assertEquals(view, window.level().canvas().viewport().camera());
        assertEquals(ToolId.BRUSH, window.level().tools().chosenTool());

        dialogs.save = folder.resolve("made.level.json");
        robot.push(KeyCode.CONTROL, KeyCode.S);
        await(() -> !document().isDirty());
        assertEquals(level(), LevelFormat.read(dialogs.save));
        Level saved = level();
        dialogs.open = dialogs.save;
        robot.push(KeyCode.CONTROL, KeyCode.O);
        await(() -> document().history().size() == 0);
        assertEquals(saved, level());
        assertTrue(window.stage().getTitle().contains("made.level.json"));
    }

    @Test
    void stopGivesBackSelectionAndTool(FxRobot robot) {
        robot.type(KeyCode.DIGIT4);
        robot.clickOn(tile(6, 15));
        robot.type(KeyCode.R);
        String id = level().player().orElseThrow().id();
        onFx(() -> document().select(Selection.of(id)));
        robot.type(KeyCode.F5);
        robot.type(KeyCode.DIGIT2);
        onFx(() -> document().select(Selection.NONE));
        robot.type(KeyCode.F5);
        assertEquals(Selection.of(id), document().selection());
        assertEquals(ToolId.SELECT, window.level().tools().chosenTool());
    }

    @Test
    void lettersBelongToTheGameWhileItRuns(FxRobot robot) {
        robot.type(KeyCode.F5);
        robot.type(KeyCode.E);
        robot.type(KeyCode.F5);
        robot.type(KeyCode.L);
        assertEquals(ToolId.LINE, window.level().tools().chosenTool());
        assertNotEquals(ToolId.ERASER, window.level().tools().chosenTool());
    }

    @Test
    void pauseAndStepMakeSingleTicks(FxRobot robot) throws Exception {
        robot.type(KeyCode.F5);
        await(() -> frame() != null);
        robot.type(KeyCode.F9);
        assertTrue(window.playModel().isPaused());
        WaitForAsyncUtils.sleep(100, TimeUnit.MILLISECONDS);
        WaitForAsyncUtils.waitForFxEvents();
        long tick = frame().frame().tick();
        robot.type(KeyCode.F10);
        await(() -> frame().frame().tick() == tick + 1);
    }

    @Test
    void theWheelZoomsBeforeWhileAndAfterPlay(FxRobot robot) throws Exception {
        robot.type(KeyCode.DIGIT4);
        robot.clickOn(tile(6, 15));
        double scale = window.level().canvas().viewport().camera().scale();
        for (int i = 0; i < 3; i++) {
            robot.moveTo(tile(10, 10)).scroll(1, VerticalDirection.UP);
            robot.type(KeyCode.F5);
            if (window.playModel().isPlaying()) {
                await(() -> frame() != null);
            }
        }
        robot.type(KeyCode.F5);
        assertTrue(window.level().canvas().viewport().camera().scale() != scale);
    }

    @Test
    void aLevelThatWasReplacedIsForgotten(FxRobot robot) throws Exception {
        robot.clickOn(tile(4, 4));
        robot.type(KeyCode.F5);
        await(() -> frame() != null);
        robot.type(KeyCode.F5);
        WeakReference<LevelDocument> before = new WeakReference<>(document());
        dialogs.unsaved = Dialogs.Unsaved.DISCARD;
        dialogs.newLevel = new Dialogs.NewLevel(20, 10, 16);
        robot.push(KeyCode.CONTROL, KeyCode.N);
        robot.moveTo(tile(2, 2)).clickOn(tile(3, 3));
        // TestFX remembers every event of the stage, and an event its target, until it is given the stage anew.
        FxToolkit.registerStage(window::stage);
        await(() -> {
            System.gc();
            return before.get() == null;
        });
    }

    @Test
    void unsavedChangesAreAskedFor(FxRobot robot) {
        LevelDocument before = document();
        robot.clickOn(tile(4, 4));
        dialogs.newLevel = new Dialogs.NewLevel(20, 10, 16);
        robot.push(KeyCode.CONTROL, KeyCode.N);
        assertEquals(List.of("unsaved Untitled"), dialogs.asked);
        assertSame(before, document());
        dialogs.unsaved = Dialogs.Unsaved.DISCARD;
        robot.push(KeyCode.CONTROL, KeyCode.N);
        assertEquals(20, level().columns());
    }

    @Test
    void quitAsksAndCancelKeepsTheWindow(FxRobot robot) {
        robot.clickOn(tile(4, 4));
        robot.push(KeyCode.CONTROL, KeyCode.Q);
        assertEquals(List.of("unsaved Untitled"), dialogs.asked);
        assertTrue(window.stage().isShowing());
    }

    @Test
    void saveBeforeQuitIsWaitedFor(FxRobot robot) throws Exception {
        robot.clickOn(tile(4, 4));
        dialogs.unsaved = Dialogs.Unsaved.SAVE;
        dialogs.save = folder.resolve("last");
        robot.push(KeyCode.CONTROL, KeyCode.Q);
        await(() -> !window.stage().isShowing());
        assertEquals(level(), LevelFormat.read(folder.resolve("last.level.json")));
    }

    @Test
    void aBrokenFileIsExplainedAndTheDocumentStays(FxRobot robot) throws Exception {
        LevelDocument before = document();
        dialogs.open =
                Files.writeString(folder.resolve("broken.level.json"), "{ \"format\": \"leapsmith-level\",\n 7 }");
        robot.push(KeyCode.CONTROL, KeyCode.O);
        await(() -> dialogs.asked.size() == 2);
        assertTrue(dialogs.asked.get(1).startsWith("error "), dialogs.asked.get(1));
        assertTrue(dialogs.asked.get(1).contains("broken.level.json:2"), dialogs.asked.get(1));
        assertSame(before, document());
    }

    @Test
    void aFailedSaveIsExplainedAndTheDocumentStaysDirty(FxRobot robot) throws Exception {
        robot.clickOn(tile(4, 4));
        dialogs.save = folder.resolve("no-such-folder").resolve("x.level.json");
        robot.push(KeyCode.CONTROL, KeyCode.S);
        await(() -> dialogs.asked.size() == 2);
        assertTrue(dialogs.asked.get(1).startsWith("error "), dialogs.asked.get(1));
        assertTrue(document().isDirty());
    }

    @Test
    void inspectorTakesWhatIsValidAsOneStep(FxRobot robot) {
        TextField gravity = robot.lookup("#field-gravity").queryAs(TextField.class);
        robot.clickOn(gravity).push(KeyCode.CONTROL, KeyCode.A).write("52.5");
        assertEquals(52.5, level().physics().gravity());
        robot.type(KeyCode.ENTER);
        assertEquals(1, document().history().size());
        robot.push(KeyCode.CONTROL, KeyCode.A).write("fast");
        assertEquals(52.5, level().physics().gravity(), "nothing is applied until it is valid");
        assertTrue(robot.lookup("#error-gravity").query().isVisible());
        assertEquals("fast", gravity.getText());
        robot.type(KeyCode.ESCAPE);
        assertEquals("52.5", gravity.getText());
        assertTrue(window.level().canvas().isFocused());
        assertFalse(robot.lookup("#error-gravity").query().isVisible());
    }

    @Test
    void whatIsSelectedStaysSelectedWhenItMoves(FxRobot robot) {
        robot.type(KeyCode.DIGIT4);
        robot.clickOn(tile(6, 15));
        robot.type(KeyCode.R);
        robot.clickOn(tile(6, 15));
        Selection selected = document().selection();
        assertEquals(1, selected.objectIds().size());
        robot.type(KeyCode.RIGHT);
        robot.type(KeyCode.RIGHT);
        assertEquals(selected, document().selection());
        robot.clickOn("#field-x").push(KeyCode.CONTROL, KeyCode.A).write("123");
        assertEquals(selected, document().selection());
        assertEquals(123, level().player().orElseThrow().x());
    }

    @Test
    void lettersInATextFieldAreNoTools(FxRobot robot) {
        robot.clickOn("#field-name").push(KeyCode.CONTROL, KeyCode.A).write("leb");
        assertEquals("leb", level().name());
        assertEquals(ToolId.BRUSH, window.level().tools().chosenTool());
    }

    @Test
    void tabHidesThePanelsAndShowsThemAgain(FxRobot robot) {
        robot.type(KeyCode.TAB);
        assertFalse(window.level().sidePanel().isVisible());
        robot.type(KeyCode.TAB);
        assertTrue(window.level().sidePanel().isVisible());
    }

    @Test
    void overlayKeysAndButtonsAreOneSwitch(FxRobot robot) {
        robot.type(KeyCode.F6);
        assertTrue(window.actions().get(ActionId.CELLS).selected().get());
        robot.clickOn("#overlay-cells");
        assertFalse(window.actions().get(ActionId.CELLS).selected().get());
    }

    @Test
    void themeAndRecentFilesAreRemembered(FxRobot robot) throws IOException {
        robot.clickOn("#menu-view");
        robot.clickOn("#menu-view-dark");
        Settings settings = new SettingsFile(folder.resolve("config")).read();
        assertEquals(Theme.DARK, settings.theme());
    }

    private LevelDocument document() {
        return window.document();
    }

    private Level level() {
        return document().level();
    }

    private PlayFrame frame() {
        return window.level().canvas().playFrame();
    }

    private double bottom() {
        return frame().playerY() + frame().playerHeight() / 2;
    }

    /** The middle of a tile on the screen. */
    private Point2D tile(int column, int row) {
        LevelCanvas canvas = window.level().canvas();
        Camera camera = canvas.viewport().camera();
        return canvas.localToScreen(camera.toScreenX((column + 0.5) * 16), camera.toScreenY((row + 0.5) * 16));
    }

    private static void onFx(Runnable task) {
        WaitForAsyncUtils.waitForAsyncFx(5_000, task);
    }

    /** Waits until it is so, asked on the FX thread. */
    private static void await(Callable<Boolean> isSo) throws TimeoutException {
        WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, () -> WaitForAsyncUtils.waitForAsyncFx(5_000, isSo));
    }
}
