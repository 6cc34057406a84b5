package leapsmith.editor.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.geometry.VerticalDirection;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.ObjectFlags;
import leapsmith.editor.document.Selection;
import leapsmith.editor.tools.ToolBox;
import leapsmith.editor.tools.ToolId;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.UiColors;
import leapsmith.editor.ui.UiTest;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.scene.Camera;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@UiTest
class LevelCanvasTest {
    private static final int TILE = 16;

    private final LevelDocument document = new LevelDocument(Level.empty("test", 40, 30, TILE));
    private final ToolBox tools = new ToolBox(document);
    private LevelCanvas canvas;

    @Start
    void start(Stage stage) {
        canvas = new LevelCanvas(document, tools, new CanvasSettings(), new Texts(Locale.ENGLISH));
        Scene scene = new Scene(canvas, 700, 520);
        scene.addEventFilter(KeyEvent.ANY, event -> {
            if (canvas.input().handle(event)) {
                event.consume();
            }
        });
        stage.setScene(scene);
        // The stage of all tests has the place and the size that an earlier one has given it.
        stage.setX(0);
        stage.setY(0);
        stage.sizeToScene();
        stage.show();
    }

    @Test
    void dragPaintsWithoutHolesAsOneStep(FxRobot robot) {
        robot.drag(tile(3, 5), MouseButton.PRIMARY).dropTo(tile(12, 5));
        for (int column = 3; column <= 12; column++) {
            assertEquals(TileType.BLOCK, document.level().typeAt(column, 5), "column " + column);
        }
        assertEquals(1, document.history().size());
    }

    @Test
    void rightDragErases(FxRobot robot) {
        robot.drag(tile(3, 5), MouseButton.PRIMARY).dropTo(tile(8, 5));
        robot.drag(tile(5, 5), MouseButton.SECONDARY).dropTo(tile(6, 5));
        assertEquals(TileType.BLOCK, document.level().typeAt(4, 5));
        assertEquals(TileType.EMPTY, document.level().typeAt(5, 5));
        assertEquals(TileType.EMPTY, document.level().typeAt(6, 5));
        assertEquals(TileType.BLOCK, document.level().typeAt(7, 5));
    }

    @Test
    void wheelZoomsAtThePointer(FxRobot robot) {
        Point2D at = tile(10, 10);
        double before = canvas.viewport().camera().scale();
        robot.moveTo(at);
        robot.scroll(1, VerticalDirection.UP);
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(canvas.viewport().camera().scale() != before);
        assertEquals(0, at.distance(tile(10, 10)), 2.0);
    }

    @Test
    void middleDragMovesTheView(FxRobot robot) {
        Camera before = canvas.viewport().camera();
        robot.drag(tile(10, 10), MouseButton.MIDDLE).moveBy(-60, -30).drop();
        Camera after = canvas.viewport().camera();
        assertEquals(60, (after.x() - before.x()) * before.scale(), 2);
        assertEquals(30, (after.y() - before.y()) * before.scale(), 2);
        assertEquals(0, document.history().size());
    }

    @Test
    void escapeCancelsAStroke(FxRobot robot) {
        robot.drag(tile(3, 5), MouseButton.PRIMARY).moveTo(tile(8, 5));
        assertEquals(TileType.BLOCK, document.level().typeAt(3, 5));
        robot.type(KeyCode.ESCAPE);
        robot.drop();
        assertEquals(TileType.EMPTY, document.level().typeAt(3, 5));
        assertFalse(document.isInStroke());
    }

    @Test
    void thePointerPlaceIsPublishedAndClearedOnExit(FxRobot robot) {
        robot.moveTo(tile(7, 9));
        WaitForAsyncUtils.waitForFxEvents();
        canvasPulse();
        assertEquals(7, canvas.pointer().get().column());
        assertEquals(9, canvas.pointer().get().row());
        robot.moveTo(canvas.localToScreen(4, 4));
        canvasPulse();
        assertNull(canvas.pointer().get());
    }

    @Test
    void arrowsAndEnterPaintAndTheTileIsAnnounced(FxRobot robot) {
        robot.moveTo(tile(7, 9));
        robot.interact(canvas::requestFocus);
        robot.type(KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.DOWN);
        robot.type(KeyCode.ENTER);
        assertEquals(TileType.BLOCK, document.level().typeAt(8, 10));
        assertEquals(1, document.history().size());
        canvasPulse();
        assertEquals(8, canvas.pointer().get().column());
        assertEquals("col 8 row 10  Block", canvas.getAccessibleText());
        robot.moveTo(tile(3, 3));
        canvasPulse();
        assertEquals("Level", canvas.getAccessibleText());
        assertEquals(3, canvas.pointer().get().column());
    }

    @Test
    void nothingIsDrawnWhileNothingChanges(FxRobot robot) {
        robot.moveTo(tile(7, 9));
        canvasPulse();
        long drawn = canvas.drawings();
        robot.interact(Platform::requestNextPulse);
        canvasPulse();
        assertEquals(drawn, canvas.drawings());
    }

    @Test
    void aLockedObjectHasALockWhileItIsSelectedOrUnderThePointerOfAToolThatSelects(FxRobot robot) {
        robot.interact(() -> {
            document.apply(
                    Message.of("add"),
                    document.level()
                            .withObjects(
                                    ZoneType.TYPE,
                                    List.of(ZoneType.TYPE.create("exit", ZoneType.GOAL, 80, 80, 64, 64))));
            tools.choose(ToolId.SELECT);
        });
        robot.moveTo(tile(6, 6));
        assertFalse(isLockShown(robot), "it isn't locked");
        robot.interact(() -> document.setFlags(ObjectFlags.NONE.withLocked(List.of("exit"), true)));
        assertTrue(isLockShown(robot));
        robot.interact(() -> tools.choose(ToolId.BRUSH));
        assertFalse(isLockShown(robot));
        robot.interact(() -> tools.choose(ToolId.SELECT));
        robot.moveTo(tile(15, 15));
        assertFalse(isLockShown(robot));
        robot.interact(() -> document.select(Selection.of("exit")));
        assertTrue(isLockShown(robot));
    }

    /** Whether the body of a lock is drawn at the upper right corner of the object. */
    private boolean isLockShown(FxRobot robot) {
        canvasPulse();
        Point2D corner = canvas.screenToLocal(canvas.levelToScreen(144, 80));
        Color[] color = new Color[1];
        robot.interact(() -> color[0] = canvas.snapshot(null, null)
                .getPixelReader()
                .getColor((int) corner.getX() + 3, (int) corner.getY() - 1));
        return color[0].equals(
                UiColors.of(canvas.settings().colorsProperty().get().color(ColorRole.MUTED)));
    }

    @Test
    void aCancelledGestureIsNoLongerDrawn(FxRobot robot) {
        robot.moveTo(tile(7, 9));
        robot.press(MouseButton.PRIMARY);
        canvasPulse();
        long drawn = canvas.drawings();
        robot.interact(() -> assertTrue(canvas.cancelGesture()));
        canvasPulse();
        assertTrue(canvas.drawings() > drawn);
        robot.release(MouseButton.PRIMARY);
    }

    /** Waits for two pulses, so that all requested drawings are done. */
    private static void canvasPulse() {
        WaitForAsyncUtils.waitForFxEvents();
        WaitForAsyncUtils.waitForFxEvents(2);
    }

    private Point2D tile(int column, int row) {
        return canvas.levelToScreen((column + 0.5) * TILE, (row + 0.5) * TILE);
    }
}
