package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.Selection;
import leapsmith.editor.tool.Preview;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.UiTest;
import leapsmith.editor.view.canvas.LevelCanvas;
import leapsmith.editor.view.panel.ActionId;
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.PlatformPath.Stop;
import leapsmith.levels.raster.Camera;
import leapsmith.physics.world.Frame;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Platforms and emitters in the window: placed, given a path, played and undone, by mouse and keys. */
@UiTest
class MovingPartsTest {
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
    void aPlatformWithAStopMovesAndAnEmitterFiresWhileTheLevelIsPlayed(FxRobot robot) throws Exception {
        Level before = level();
        robot.type(KeyCode.DIGIT8);
        robot.drag(tile(4, 10), MouseButton.PRIMARY).dropTo(tile(7, 10));
        robot.type(KeyCode.R);
        robot.moveTo(tile(5, 4));
        drawOutStop(robot);
        Platform placed = platform();
        assertEquals(64, placed.width());
        assertEquals(1, placed.path().stops().size());
        robot.type(KeyCode.DIGIT9);
        robot.clickOn(tile(20, 5));
        Emitter emitter = level().emitters().get(0);
        assertTrue(emitter.isDeadly());
        robot.type(KeyCode.R);

        robot.type(KeyCode.F5);
        await(() -> platformX() > placed.x() + placed.width() / 2 + 16);
        await(() -> frame().bullets().count() > 0);

        // Given another stop while it runs, it goes there.
        onFx(() -> document().select(Selection.of(placed.id())));
        robot.moveTo(tile(5, 4));
        Point2D stop = spot(Preview.HandleForm.STOP);
        robot.drag(stop, MouseButton.PRIMARY).dropTo(stop.add(0, 60));
        assertTrue(platform().path().stops().get(0).y()
                > placed.path().stops().get(0).y() + 8);
        await(() -> platformY() > placed.y() + placed.height() / 2 + 4);
        robot.type(KeyCode.F5);

        int steps = document().history().size();
        assertEquals(4, steps);
        for (int i = 0; i < steps; i++) {
            robot.push(KeyCode.CONTROL, KeyCode.Z);
        }
        assertEquals(before, level());
    }

    @Test
    void theInspectorAddsAndRemovesStops(FxRobot robot) {
        robot.type(KeyCode.DIGIT8);
        robot.clickOn(tile(4, 10));
        robot.clickOn("#add-stop");
        robot.clickOn("#field-stop1y").push(KeyCode.CONTROL, KeyCode.A).write("-48");
        assertEquals(List.of(Stop.of(64, -48)), platform().path().stops());
        robot.clickOn("#remove-stop-2");
        assertEquals(List.of(), platform().path().stops());
    }

    private void drawOutStop(FxRobot robot) {
        Point2D end = spot(Preview.HandleForm.NEW_STOP);
        robot.drag(end, MouseButton.PRIMARY).dropTo(end.add(90, 0));
    }

    /** Where a handle is on the screen. */
    private Point2D spot(Preview.HandleForm form) {
        Preview.HandleSpot spot = window.level().tools().preview().handles().stream()
                .filter(it -> it.form() == form)
                .findFirst()
                .orElseThrow();
        return onScreen(spot.x(), spot.y());
    }

    private double platformX() {
        return frame() == null ? 0 : frame().x(kinematic());
    }

    private double platformY() {
        return frame().y(kinematic());
    }

    /** The one body that is a platform. */
    private int kinematic() {
        for (int i = 0; i < frame().bodyCount(); i++) {
            if (frame().kinematic(i)) {
                return i;
            }
        }
        throw new AssertionError("no platform runs");
    }

    private Frame frame() {
        LevelCanvas canvas = window.level().canvas();
        return canvas.playFrame() == null ? null : canvas.playFrame().frame();
    }

    private Platform platform() {
        return level().platforms().get(0);
    }

    private LevelDocument document() {
        return window.document();
    }

    private Level level() {
        return document().level();
    }

    /** The middle of a tile on the screen. */
    private Point2D tile(int column, int row) {
        return onScreen((column + 0.5) * 16, (row + 0.5) * 16);
    }

    private Point2D onScreen(double x, double y) {
        LevelCanvas canvas = window.level().canvas();
        Camera camera = canvas.viewport().camera();
        return canvas.localToScreen(camera.toScreenX(x), camera.toScreenY(y));
    }

    private static void onFx(Runnable task) {
        WaitForAsyncUtils.waitForAsyncFx(5_000, task);
    }

    /** Waits until it is so, asked on the FX thread. */
    private static void await(Callable<Boolean> isSo) throws TimeoutException {
        WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, () -> WaitForAsyncUtils.waitForAsyncFx(5_000, isSo));
    }
}
