package leapsmith.editor.app;

import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.PickResult;
import javafx.stage.Stage;
import javafx.stage.Window;
import leapsmith.editor.dialogs.ScriptedDialogs;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelStorage;
import leapsmith.editor.play.PlayFrame;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.settings.Settings;
import leapsmith.editor.settings.SettingsFile;
import leapsmith.editor.tools.SelectMode;
import leapsmith.editor.tools.ToolOption;
import leapsmith.editor.tools.ToolOptions;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.ToolkitCondition;
import leapsmith.editor.ui.WindowTheme;
import leapsmith.levels.model.Level;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * The window with a level that is completely visible, and methods to use it by mouse and keys. Dialogs have
 * scripted answers, and files are only in a folder of the test. The tests of a class share a window, with a new level and
 * the default settings for each test, unless the class is annotated with {@link OwnWindows}.
 */
@ExtendWith(ToolkitCondition.class)
public abstract class WindowFixture extends FxRobot {
    private static final int PATIENCE_MILLIS = 20_000;

    /** The open window and the class of tests that it belongs to. */
    private static Shared shared;

    @TempDir
    public Path folder;

    final ScriptedDialogs dialogs = isShared() ? shared.dialogs : new ScriptedDialogs();
    public EditorWindow window;

    /** Opens a window for each test, for tests of what a window does when it opens or closes, or with its own folder. */
    @Inherited
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.RUNTIME)
    @interface OwnWindows {}

    private record Shared(Class<?> tests, EditorWindow window, ScriptedDialogs dialogs, Path folder) {}

    private boolean isShared() {
        return shared != null && shared.tests == getClass();
    }

    private boolean isOwn() {
        return getClass().isAnnotationPresent(OwnWindows.class);
    }

    @BeforeEach
    void openWindow() throws Exception {
        dialogs.reset();
        if (isShared() && !shared.window.level().isDisposed()) {
            window = shared.window;
            dropEvents();
            // Otherwise the first move to where the pointer is already would not be one. Over a menu it would take
            // Escape.
            moveTo(".status-bar");
            resetWindow();
            return;
        }
        LevelDocument first = firstDocument();
        Path state = isOwn() ? folder : Files.createTempDirectory("leapsmith-window");
        // The stage that TestFX has for all tests would keep the windows of all of them.
        FxToolkit.registerStage(Stage::new);
        FxToolkit.setupStage(stage -> {
            window = new EditorWindow(
                    new Texts(language()),
                    stage,
                    storage(),
                    new SettingsFile(state.resolve("config")),
                    () -> CompletableFuture.completedFuture(WindowTheme.LIGHT),
                    state.resolve("state"),
                    overlay -> dialogs.external,
                    made -> new UnexpectedErrors(
                            new ErrorLog(state.resolve("logs")),
                            Platform::runLater,
                            made::unexpected,
                            () -> "test",
                            System::nanoTime));
            window.show(first);
            window.show();
        });
        if (!isOwn()) {
            shared = new Shared(getClass(), window, dialogs, state);
        }
        WaitForAsyncUtils.waitForFxEvents();
        perform(ActionId.FIT);
    }

    /** What the window shows when a test begins: an empty level; a test may override it with what it needs. */
    LevelDocument firstDocument() throws IOException {
        return new LevelDocument(Level.empty("Untitled", 80, 45, Level.STANDARD_TILE_SIZE));
    }

    /** Makes the window as it is when it is opened. */
    private void resetWindow() throws IOException {
        LevelDocument first = firstDocument();
        onFx(() -> {
            window.actions.get(ActionId.STOP).run();
            List<LevelDocument> before = window.levels.documents();
            window.show(first);
            before.forEach(window.levels::close);
            window.settings.change(known -> Settings.DEFAULT);
            window.panels.restore(Settings.DEFAULT);
            ToolOptions options = window.options.options();
            options.set(ToolOption.BRUSH_SIZE, ToolOption.BRUSH_SIZE.defaultValue());
            ToolOption.FLAGS.forEach(flag -> options.set(flag, flag.defaultValue()));
            window.level().tools().setSelectMode(SelectMode.values()[0]);
            window.level().canvas().requestFocus();
        });
        WaitForAsyncUtils.waitForFxEvents();
        perform(ActionId.FIT);
    }

    /** Closes everything except a shared window: to show a window again costs as much as most tests. */
    @AfterEach
    void closeOtherWindows() {
        FxToolkit.cleanupInput(this);
        if (isOwn()) {
            closeWindow();
        }
        onFx(() -> List.copyOf(Window.getWindows()).stream()
                .filter(open -> !isShared() || open != shared.window.stage)
                .forEach(Window::hide));
    }

    void closeWindow() {
        onFx(window::close);
    }

    /** The folder in which the window has its settings, journals and logs. */
    Path windowFolder() {
        return isOwn() ? folder : shared.folder;
    }

    @AfterAll
    static void closeSharedWindow() throws IOException {
        if (shared != null) {
            if (!shared.window.level().isDisposed()) {
                onFx(shared.window::close);
            }
            delete(shared.folder);
            shared = null;
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }

    /** The language of the window; a test may override it with another one. */
    Locale language() {
        return Locale.ENGLISH;
    }

    /** The disk; a test may override it with another one. */
    LevelStorage storage() {
        return LevelStorage.FILES;
    }

    // ---- input

    /** Chooses to edit the kind of an entry of the palette, which may be scrolled out of view, in its context menu. */
    void editKind(Node entry) {
        onFx(() -> entry.fireEvent(new ContextMenuEvent(
                ContextMenuEvent.CONTEXT_MENU_REQUESTED, 0, 0, 300, 300, true, new PickResult(entry, 0, 0))));
        clickOn("#palette-edit-kind");
    }

    void open(LevelDocument document) {
        onFx(() -> window.show(document));
        WaitForAsyncUtils.waitForFxEvents();
    }

    /** Drags with the chosen tool from the middle of one tile to that of another. */
    void paint(int fromColumn, int fromRow, int toColumn, int toRow) {
        drag(tile(fromColumn, fromRow), MouseButton.PRIMARY).dropTo(tile(toColumn, toRow));
    }

    /** Clicks on the middle of a tile. */
    void click(int column, int row) {
        clickOn(tile(column, row));
    }

    /** Replaces the text of a text field. */
    void write(String field, String text) {
        clickOn(field).push(KeyCode.CONTROL, KeyCode.A).write(text);
    }

    /** Plays the level, and waits for a frame. */
    void play() throws TimeoutException {
        type(KeyCode.F5);
        await(() -> frame() != null);
    }

    /** Stops play. */
    void stop() {
        type(KeyCode.F5);
    }

    void undo() {
        push(KeyCode.CONTROL, KeyCode.Z);
    }

    void redo() {
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    }

    /** Runs an action without its menu. */
    void perform(ActionId action) {
        onFx(() -> window.actions.get(action).run());
    }

    // ---- state

    LevelDocument document() {
        return window.document();
    }

    Level level() {
        return document().level();
    }

    /** The shown frame of play; null if there is none. */
    PlayFrame frame() {
        return window.level().canvas().playFrame();
    }

    /** The current run, or the last one. */
    Timeline run() {
        return LevelParts.of(window.level()).runs.layer().runProperty().get();
    }

    /** Whether a node is in the window and visible. */
    boolean isShown(String id) {
        return lookup(id).tryQuery().filter(Node::isVisible).isPresent();
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

    // ---- waiting

    /** Lets TestFX drop the events of the stage, and with them their targets, by registering the stage again. */
    void dropEvents() throws TimeoutException {
        FxToolkit.registerStage(() -> window.stage);
    }

    /** Waits until an object is collected as garbage, which may take a few pulses. */
    static void awaitGarbageCollected(WeakReference<?> reference) throws TimeoutException {
        for (long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS); reference.get() != null; ) {
            if (System.nanoTime() > end) {
                throw new TimeoutException(reference.get() + " is still referred to");
            }
            // A collection costs more than the wait.
            WaitForAsyncUtils.sleep(100, TimeUnit.MILLISECONDS);
            System.gc();
        }
    }

    static void onFx(Runnable task) {
        WaitForAsyncUtils.waitForAsyncFx(PATIENCE_MILLIS, task);
    }

    /** Waits until a condition, which is evaluated on the FX thread, is true. */
    static void await(Callable<Boolean> isSo) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                PATIENCE_MILLIS, TimeUnit.MILLISECONDS, () -> WaitForAsyncUtils.waitForAsyncFx(PATIENCE_MILLIS, isSo));
    }
}
