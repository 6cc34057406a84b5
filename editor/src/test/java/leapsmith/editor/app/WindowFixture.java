package leapsmith.editor.app;

import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import leapsmith.editor.app.dialog.ScriptedDialogs;
import leapsmith.editor.app.file.LevelStorage;
import leapsmith.editor.app.file.SettingsFile;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.play.PlayFrame;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.UiTest;
import leapsmith.editor.view.panel.ActionId;
import leapsmith.levels.model.Level;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * The window with a new level in it, all of which is seen, and a person at its mouse and keys. Dialogs answer by themselves, and nothing is
 * read or written but in a folder of the test. It is open before each test and closed after it.
 */
@UiTest
public abstract class WindowFixture extends FxRobot {
    private static final int PATIENCE_MILLIS = 20_000;

    @TempDir
    Path folder;

    final ScriptedDialogs dialogs = new ScriptedDialogs();
    public EditorWindow window;

    @BeforeEach
    void openWindow() throws TimeoutException {
        FxToolkit.setupStage(stage -> {
            window = new EditorWindow(
                    new Texts(Locale.ENGLISH),
                    stage,
                    storage(),
                    new SettingsFile(folder.resolve("config")),
                    overlay -> dialogs,
                    made -> new UnexpectedErrors(
                            new ErrorLog(folder.resolve("logs")),
                            Platform::runLater,
                            made::unexpected,
                            () -> "test",
                            System::nanoTime));
            window.show();
        });
        WaitForAsyncUtils.waitForFxEvents();
        perform(ActionId.FIT);
    }

    /** The disk, which a test may put another in place of. */
    LevelStorage storage() {
        return LevelStorage.FILES;
    }

    @AfterEach
    void closeWindow() {
        onFx(window::close);
    }

    // ---- what the person does

    void open(LevelDocument document) {
        onFx(() -> window.show(document));
        WaitForAsyncUtils.waitForFxEvents();
    }

    /** Draws with the chosen tool from the middle of one tile to that of another. */
    void paint(int fromColumn, int fromRow, int toColumn, int toRow) {
        drag(tile(fromColumn, fromRow), MouseButton.PRIMARY).dropTo(tile(toColumn, toRow));
    }

    /** Clicks on the middle of a tile. */
    void click(int column, int row) {
        clickOn(tile(column, row));
    }

    /** Writes into a text field, in the place of what was in it. */
    void write(String field, String text) {
        clickOn(field).push(KeyCode.CONTROL, KeyCode.A).write(text);
    }

    /** Plays the level, and waits until it is seen to run. */
    void play() throws TimeoutException {
        type(KeyCode.F5);
        await(() -> frame() != null);
    }

    /** Plays no longer. */
    void stop() {
        type(KeyCode.F5);
    }

    void undo() {
        push(KeyCode.CONTROL, KeyCode.Z);
    }

    void redo() {
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    }

    /** Does what a menu could do, without the menu. */
    void perform(ActionId action) {
        onFx(() -> window.actions().get(action).run());
    }

    // ---- what there is

    LevelDocument document() {
        return window.document();
    }

    Level level() {
        return document().level();
    }

    /** The frame of play that is seen; null while none is. */
    PlayFrame frame() {
        return window.level().canvas().playFrame();
    }

    /** The run that is played, or was played last. */
    Timeline run() {
        return window.level().canvas().runProperty().get();
    }

    /** The middle of a tile on the screen. */
    Point2D tile(int column, int row) {
        int side = level().tileSize();
        return onScreen((column + 0.5) * side, (row + 0.5) * side);
    }

    /** A place of the level on the screen. */
    Point2D onScreen(double x, double y) {
        return window.level().canvas().levelToScreen(x, y);
    }

    // ---- in between

    static void onFx(Runnable task) {
        WaitForAsyncUtils.waitForAsyncFx(PATIENCE_MILLIS, task);
    }

    /** Waits until it is so, asked on the FX thread. */
    static void await(Callable<Boolean> isSo) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                PATIENCE_MILLIS, TimeUnit.MILLISECONDS, () -> WaitForAsyncUtils.waitForAsyncFx(PATIENCE_MILLIS, isSo));
    }
}
