package leapsmith.editor.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.UiTest;
import leapsmith.editor.view.canvas.LevelCanvas;
import leapsmith.editor.view.canvas.PointerPlace;
import leapsmith.editor.view.panel.ActionId;
import leapsmith.levels.build.InputScript;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.raster.Camera;
import leapsmith.levels.raster.GifFile;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.raster.PngFile;
import leapsmith.levels.whatif.WhatIf;
import leapsmith.physics.world.Frame;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Makes the pictures of the README: the real window, used by mouse and keys. No test, and not run as one; {@code
 * docs/make-pictures} runs it.
 */
@UiTest
class ReadmePictures {
    private static final Path ROOT = Path.of(System.getProperty("leapsmith.root"));
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 800;
    private static final int ARC_WIDTH = 640;
    private static final int ARC_HEIGHT = 340;

    @TempDir
    Path folder;

    private EditorWindow window;
    private double rulerLeft;
    private double rulerTop;

    @Start
    void start(Stage stage) {
        window = new EditorWindow(
                new Texts(Locale.ENGLISH),
                stage,
                LevelStorage.FILES,
                new SettingsFile(folder.resolve("config")),
                made -> new ScriptedDialogs());
        stage.setWidth(WIDTH);
        stage.setHeight(HEIGHT);
    }

    @AfterEach
    void close() {
        WaitForAsyncUtils.waitForAsyncFx(5_000, () -> window.close());
    }

    @Test
    void window(FxRobot robot) throws Exception {
        open(robot, "first-jump");
        robot.type(KeyCode.R);
        robot.clickOn(tile(2, 24));
        robot.type(KeyCode.P);
        robot.moveTo(tile(14, 16)).press(MouseButton.PRIMARY).moveTo(tile(18, 17));
        take("window");
        robot.release(MouseButton.PRIMARY);
    }

    @Test
    void play(FxRobot robot) throws Exception {
        open(robot, "crowd");
        run(ActionId.DARK);
        robot.type(KeyCode.F5, KeyCode.F6, KeyCode.F7, KeyCode.F8);
        robot.press(KeyCode.D);
        await(() -> frame() != null && frame().tick() > 150);
        robot.release(KeyCode.D);
        await(() -> frame().pairCount() > 2);
        robot.type(KeyCode.F9);
        // Until the camera, which follows the player softly, has come to rest.
        WaitForAsyncUtils.sleep(2, TimeUnit.SECONDS);
        robot.clickOn(middleOfAPair());
        robot.moveTo(tile(30, 36));
        take("play");
    }

    @Test
    void dark(FxRobot robot) throws Exception {
        open(robot, "one-way-tower");
        run(ActionId.DARK);
        robot.type(KeyCode.DIGIT2);
        robot.moveTo(tile(12, 30));
        take("dark");
    }

    @Test
    void time(FxRobot robot) throws Exception {
        open(robot, "first-jump");
        run(ActionId.PLOT);
        robot.type(KeyCode.F5);
        robot.press(KeyCode.D);
        await(() -> run().length() > 45);
        robot.press(KeyCode.W);
        await(() -> run().length() > 70);
        robot.release(KeyCode.W);
        await(() -> run().length() > 150);
        robot.release(KeyCode.D);
        await(() -> run().length() > 170);
        WaitForAsyncUtils.waitForAsyncFx(5_000, () -> window.timeline().seek(62));
        await(() -> run().tick() == 62);
        // A ceiling over the rest of the jump.
        robot.drag(tile(13, 21), MouseButton.PRIMARY).dropTo(tile(15, 21));
        await(() -> run().isWhole() && run().partsAt() > 0);
        robot.moveTo(tile(24, 16));
        take("time");
    }

    /** Blocks are painted under the arc of the last run, which follows while the brush moves. */
    @Test
    void arc(FxRobot robot) throws Exception {
        open(robot, "first-jump");
        Level level = window.document().level();
        PlayRecording run = PlayRecording.of(level, InputScript.parse("right*44,right+jump*26,right*62,none*8"), 140);
        WhatIf played = new WhatIf(run);
        played.aim(level);
        played.advance(Integer.MAX_VALUE);
        Timeline end = new Timeline(140, 140, 60, played.trail(), null, run, List.of(), 0, false);
        WaitForAsyncUtils.waitForAsyncFx(5_000, () -> {
            window.level().lastRun().show(run, end);
            window.level().canvas().viewport().show(new Camera(16, 264, 1.75));
        });
        try (GifFile gif = new GifFile(ROOT.resolve("docs/pictures/arc.gif"), 12)) {
            robot.moveTo(tile(18, 23));
            add(gif, 10);
            robot.press(MouseButton.PRIMARY);
            for (double column = 18; column >= 13; column -= 0.5) {
                robot.moveTo(onScreen((column + 0.5) * 16, 23.5 * 16));
                add(gif, 3);
            }
            robot.release(MouseButton.PRIMARY);
            add(gif, 10);
            robot.moveTo(tile(20, 24)).press(MouseButton.PRIMARY);
            for (double row = 24; row >= 20; row -= 0.5) {
                robot.moveTo(onScreen(20.5 * 16, (row + 0.5) * 16));
                add(gif, 3);
            }
            robot.release(MouseButton.PRIMARY);
            add(gif, 20);
        }
    }

    /** Adds what the canvas shows for so many pictures. */
    private void add(GifFile gif, int pictures) throws IOException {
        WaitForAsyncUtils.sleep(120, TimeUnit.MILLISECONDS);
        WaitForAsyncUtils.waitForFxEvents();
        Picture picture = WaitForAsyncUtils.waitForAsyncFx(5_000, () -> {
            LevelCanvas canvas = window.level().canvas();
            Point2D corner = canvas.localToScene(rulerLeft, rulerTop);
            SnapshotParameters part = new SnapshotParameters();
            part.setViewport(new Rectangle2D(corner.getX(), corner.getY(), ARC_WIDTH, ARC_HEIGHT));
            return picture(window.stage().getScene().getRoot().snapshot(part, null));
        });
        for (int i = 0; i < pictures; i++) {
            gif.add(picture);
        }
    }

    private Timeline run() {
        return window.level().canvas().runProperty().get();
    }

    private void open(FxRobot robot, String sample) throws IOException {
        Path file = ROOT.resolve("samples").resolve(sample + ".level.json");
        LevelDocument document = new LevelDocument(LevelFormat.read(file), file);
        WaitForAsyncUtils.waitForAsyncFx(5_000, () -> {
            window.show(document);
            window.show();
        });
        WaitForAsyncUtils.waitForFxEvents();
        measureRulers(robot);
    }

    private void run(ActionId action) {
        WaitForAsyncUtils.waitForAsyncFx(
                5_000, () -> window.actions().get(action).run());
    }

    private Frame frame() {
        return window.level().canvas().playFrame() == null
                ? null
                : window.level().canvas().playFrame().frame();
    }

    private Point2D middleOfAPair() {
        Frame frame = frame();
        LevelCanvas canvas = window.level().canvas();
        for (int i = 0; i < frame.pairCount(); i++) {
            Point2D middle = onScreen((frame.pairAx(i) + frame.pairBx(i)) / 2, (frame.pairAy(i) + frame.pairBy(i)) / 2);
            if (canvas.contains(canvas.screenToLocal(middle))) {
                return middle;
            }
        }
        throw new AssertionError("no pair is in view");
    }

    private Point2D tile(int column, int row) {
        return onScreen((column + 0.5) * 16, (row + 0.5) * 16);
    }

    private Point2D onScreen(double x, double y) {
        LevelCanvas canvas = window.level().canvas();
        Camera camera = canvas.viewport().camera();
        return canvas.localToScreen(camera.toScreenX(x) + rulerLeft, camera.toScreenY(y) + rulerTop);
    }

    /** Finds out how much room the rulers take: by what the canvas says is under the pointer. */
    private void measureRulers(FxRobot robot) {
        LevelCanvas canvas = window.level().canvas();
        Camera camera = canvas.viewport().camera();
        robot.moveTo(canvas.localToScreen(300, 300));
        WaitForAsyncUtils.waitForFxEvents();
        PointerPlace place = canvas.pointer().get();
        rulerLeft = 300 - camera.toScreenX(place.x());
        rulerTop = 300 - camera.toScreenY(place.y());
    }

    private void take(String name) throws IOException {
        WaitForAsyncUtils.sleep(500, TimeUnit.MILLISECONDS);
        WaitForAsyncUtils.waitForFxEvents();
        Picture picture = WaitForAsyncUtils.waitForAsyncFx(
                5_000, () -> picture(window.stage().getScene().snapshot(null)));
        PngFile.write(picture, ROOT.resolve("docs/pictures").resolve(name + ".png"));
    }

    private static Picture picture(WritableImage shot) {
        Picture taken = new Picture((int) shot.getWidth(), (int) shot.getHeight());
        shot.getPixelReader()
                .getPixels(
                        0,
                        0,
                        taken.width(),
                        taken.height(),
                        PixelFormat.getIntArgbPreInstance(),
                        taken.argb(),
                        0,
                        taken.width());
        return taken;
    }

    private static void await(Callable<Boolean> isSo) throws TimeoutException {
        WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, () -> WaitForAsyncUtils.waitForAsyncFx(5_000, isSo));
    }
}
