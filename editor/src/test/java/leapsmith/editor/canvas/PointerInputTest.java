package leapsmith.editor.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import javafx.event.EventType;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.tools.Gesture;
import leapsmith.editor.tools.ToolBox;
import leapsmith.editor.tools.ToolId;
import leapsmith.levels.model.Level;
import leapsmith.levels.scene.Camera;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class PointerInputTest {
    private final LevelDocument document = new LevelDocument(Level.empty("test", 20, 10, 16));
    private final ToolBox tools = new ToolBox(document);
    private Camera camera = new Camera(32, 16, 2);
    private boolean pickable;
    private Gesture offered;
    private int picks;
    private final PointerInput input = new PointerInput(tools, () -> camera, this::click);

    private Optional<Runnable> click(Gesture press) {
        offered = press;
        return pickable ? Optional.of(() -> picks++) : Optional.empty();
    }

    @Test
    void screenPixelsBecomeLevelPixels() {
        input.pressed(event(MouseEvent.MOUSE_PRESSED, 10, 30, MouseButton.PRIMARY));
        assertEquals(37, offered.x());
        assertEquals(31, offered.y());
    }

    @Test
    void leftPaintsFromPressToRelease() {
        drag(MouseButton.PRIMARY, 2, 2, 130, 2);
        for (int column = 2; column <= 6; column++) {
            assertEquals(TileType.BLOCK, document.level().typeAt(column, 1), "column " + column);
        }
        assertEquals(TileType.EMPTY, document.level().typeAt(7, 1));
        assertEquals(1, document.history().size());
    }

    @Test
    void rightErases() {
        drag(MouseButton.PRIMARY, 2, 2, 130, 2);
        drag(MouseButton.SECONDARY, 40, 2, 70, 2);
        assertEquals(TileType.BLOCK, document.level().typeAt(2, 1));
        assertEquals(TileType.EMPTY, document.level().typeAt(3, 1));
        assertEquals(TileType.EMPTY, document.level().typeAt(4, 1));
        assertEquals(TileType.BLOCK, document.level().typeAt(5, 1));
    }

    @Test
    void otherButtonsAreIgnoredDuringAGesture() {
        input.pressed(event(MouseEvent.MOUSE_PRESSED, 2, 2, MouseButton.PRIMARY));
        input.pressed(event(MouseEvent.MOUSE_PRESSED, 2, 2, MouseButton.SECONDARY));
        input.released(event(MouseEvent.MOUSE_RELEASED, 2, 2, MouseButton.SECONDARY));
        assertTrue(input.isGesture());
        input.released(event(MouseEvent.MOUSE_RELEASED, 2, 2, MouseButton.PRIMARY));
        assertFalse(input.isGesture());
        assertEquals(TileType.BLOCK, document.level().typeAt(2, 1));
    }

    @Test
    void cancelRevertsTheGestureAndTheRestOfTheDragIsIgnored() {
        input.pressed(event(MouseEvent.MOUSE_PRESSED, 2, 2, MouseButton.PRIMARY));
        assertTrue(input.cancel());
        input.dragged(event(MouseEvent.MOUSE_DRAGGED, 130, 2, MouseButton.PRIMARY));
        input.released(event(MouseEvent.MOUSE_RELEASED, 130, 2, MouseButton.PRIMARY));
        assertEquals(TileType.EMPTY, document.level().typeAt(2, 1));
        assertEquals(0, document.history().size());
        assertFalse(input.cancel());
    }

    @Test
    void afterACancelThePreviewIsAtThePointer() {
        input.moved(event(MouseEvent.MOUSE_MOVED, 2, 2, MouseButton.NONE));
        input.pressed(event(MouseEvent.MOUSE_PRESSED, 2, 2, MouseButton.PRIMARY));
        input.dragged(event(MouseEvent.MOUSE_DRAGGED, 130, 2, MouseButton.PRIMARY));
        assertTrue(input.cancel());
        assertEquals(6, tools.preview().cells().get(0).region().column());
        input.dragged(event(MouseEvent.MOUSE_DRAGGED, 162, 2, MouseButton.PRIMARY));
        assertEquals(7, tools.preview().cells().get(0).region().column());
    }

    @Test
    void gestureWithoutAReleaseEndsAtTheNextMove() {
        input.pressed(event(MouseEvent.MOUSE_PRESSED, 2, 2, MouseButton.PRIMARY));
        input.moved(event(MouseEvent.MOUSE_MOVED, 300, 200, MouseButton.NONE));
        assertFalse(input.isGesture());
        assertFalse(document.isInStroke());
        assertEquals(1, document.history().size());
    }

    @Test
    void aClickOnSomethingPickablePicksIt() {
        pickable = true;
        drag(MouseButton.PRIMARY, 2, 2, 4, 3);
        assertEquals(1, picks);
        assertEquals(0, document.history().size());
        assertEquals(TileType.EMPTY, document.level().typeAt(2, 1));
    }

    @Test
    void aDragFromSomethingPickableGoesToTheTool() {
        pickable = true;
        drag(MouseButton.PRIMARY, 2, 2, 130, 2);
        assertEquals(0, picks);
        for (int column = 2; column <= 6; column++) {
            assertEquals(TileType.BLOCK, document.level().typeAt(column, 1), "column " + column);
        }
    }

    @Test
    void cancelledClickPicksNothing() {
        pickable = true;
        input.pressed(event(MouseEvent.MOUSE_PRESSED, 2, 2, MouseButton.PRIMARY));
        assertTrue(input.cancel());
        input.released(event(MouseEvent.MOUSE_RELEASED, 2, 2, MouseButton.PRIMARY));
        assertEquals(0, picks);
    }

    @Test
    void shiftDragIsALine() {
        input.pressed(withShift(MouseEvent.MOUSE_PRESSED, 2, 2));
        input.dragged(withShift(MouseEvent.MOUSE_DRAGGED, 130, 130));
        assertEquals(ToolId.LINE, tools.activeTool());
        input.released(withShift(MouseEvent.MOUSE_RELEASED, 130, 2));
        assertEquals(TileType.EMPTY, document.level().typeAt(6, 5));
        assertEquals(TileType.BLOCK, document.level().typeAt(6, 1));
    }

    @Test
    void modifiersCountWithoutAMove() {
        input.moved(event(MouseEvent.MOUSE_MOVED, 2, 2, MouseButton.NONE));
        assertEquals(ToolId.BRUSH, tools.activeTool());
        input.modifiers(false, true);
        assertEquals(ToolId.PICK, tools.activeTool());
        input.modifiers(false, false);
        assertEquals(ToolId.BRUSH, tools.activeTool());
    }

    @Test
    void paintingContinuesWhenTheLevelMovesUnderThePointer() {
        input.pressed(event(MouseEvent.MOUSE_PRESSED, 2, 2, MouseButton.PRIMARY));
        camera = new Camera(64, 16, 2);
        input.repeatMove();
        input.released(event(MouseEvent.MOUSE_RELEASED, 2, 2, MouseButton.PRIMARY));
        for (int column = 2; column <= 4; column++) {
            assertEquals(TileType.BLOCK, document.level().typeAt(column, 1), "column " + column);
        }
    }

    private void drag(MouseButton button, double fromX, double fromY, double toX, double toY) {
        input.pressed(event(MouseEvent.MOUSE_PRESSED, fromX, fromY, button));
        input.dragged(event(MouseEvent.MOUSE_DRAGGED, toX, toY, button));
        input.released(event(MouseEvent.MOUSE_RELEASED, toX, toY, button));
    }

    private static MouseEvent event(EventType<MouseEvent> type, double x, double y, MouseButton button) {
        return mouse(type, x, y, button, false);
    }

    private static MouseEvent withShift(EventType<MouseEvent> type, double x, double y) {
        return mouse(type, x, y, MouseButton.PRIMARY, true);
    }

    private static MouseEvent mouse(EventType<MouseEvent> type, double x, double y, MouseButton button, boolean shift) {
        return new MouseEvent(
                type, x, y, x, y, button, 1, shift, false, false, false, false, false, false, false, false, true, null);
    }
}
