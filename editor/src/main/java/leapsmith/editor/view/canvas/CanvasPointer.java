package leapsmith.editor.view.canvas;

import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import leapsmith.editor.tool.ToolId;
import leapsmith.editor.toolbox.ToolBox;
import leapsmith.levels.model.Level;

/**
 * The pointer over the view of a level: its events go to the tools as gestures, the view scrolls after a gesture that
 * has left it, and it is known where in the level it is. What is under a pointer that stays is found again once a
 * drawing, however often the level moved below it.
 */
final class CanvasPointer {
    private final ViewportModel viewport;
    private final Runnable redraw;
    private final PointerInput input;
    private final EdgeScroll edgeScroll;
    private final TileCursor cursor;
    private final ReadOnlyObjectWrapper<PointerPlace> place = new ReadOnlyObjectWrapper<>(this, "place");

    private boolean inEvent;
    /** What is under the pointer, or what it would do there, may be another thing. */
    private boolean stale;

    CanvasPointer(Supplier<Level> level, ToolBox tools, ViewportModel viewport, RunningPlay play, Runnable redraw) {
        this.viewport = viewport;
        this.redraw = redraw;
        input = new PointerInput(tools, viewport::camera, play);
        cursor = new TileCursor(level, viewport, input);
        edgeScroll = new EdgeScroll(viewport, input, () -> tools.activeTool() != ToolId.HAND);
    }

    /** Hears of the pointer over that node; {@code pressed} runs before a press is anything else. */
    void listen(Node view, Runnable pressed) {
        view.setOnMouseMoved(event -> take(event, input::moved));
        view.setOnMousePressed(event -> {
            pressed.run();
            take(event, input::pressed);
        });
        view.setOnMouseDragged(event -> take(event, input::dragged));
        view.setOnMouseReleased(event -> take(event, input::released));
        view.setOnMouseEntered(event -> input.entered());
        view.setOnMouseExited(event -> {
            input.exited();
            redraw.run();
        });
    }

    private void take(MouseEvent event, Consumer<MouseEvent> receiver) {
        inEvent = true;
        try {
            receiver.accept(event);
        } finally {
            inEvent = false;
        }
        edgeScroll.check();
        redraw.run();
        event.consume();
    }

    /** The pointer as keys lead it. */
    TileCursor cursor() {
        return cursor;
    }

    /** Whether the pointer is over the view. */
    boolean isInside() {
        return input.isInside();
    }

    /** Whether what a tool would do at the pointer is to be shown: it is over the view, or leads a gesture anywhere. */
    boolean isShown() {
        return input.isInside() || input.isGesture();
    }

    /** Whether the pointer is over the view without a button that leads a gesture. */
    boolean isHovering() {
        return input.isInside() && !input.isGesture();
    }

    /** Where the pointer was last, in level pixels. */
    double levelX() {
        return viewport.camera().toLevelX(input.screenX());
    }

    /** As {@link #levelX}, along y. */
    double levelY() {
        return viewport.camera().toLevelY(input.screenY());
    }

    /** Where the pointer is in the level that was drawn last; null while it is elsewhere. */
    ReadOnlyObjectProperty<PointerPlace> placeProperty() {
        return place.getReadOnlyProperty();
    }

    /** Works out the place in a level that is drawn now; null while the pointer is elsewhere. */
    PointerPlace placeIn(Level level) {
        place.set(isShown() ? PointerPlace.in(level, levelX(), levelY()) : null);
        return place.get();
    }

    /** The level moved under the pointer, unless it is the pointer that moved it. */
    void cameraMoved() {
        stale |= !inEvent;
        cursor.stay();
    }

    /** Another tool would do something else where the pointer is. */
    void toolChanged() {
        stale = true;
    }

    /** Tells the tools what is under the pointer now, if that may be another thing than they heard of. */
    void catchUp() {
        if (stale) {
            stale = false;
            input.again();
        }
    }

    /** Whether a gesture is under way. */
    boolean isGesture() {
        return input.isGesture();
    }

    /** Keys do something with the pointer. */
    void byKeys(Runnable what) {
        what.run();
        redraw.run();
    }

    /** Other modifiers are held. */
    void modifiers(boolean shift, boolean control) {
        input.modifiers(shift, control);
        redraw.run();
    }

    /** Takes back the gesture that is under way; false if there is none. */
    boolean cancel() {
        return input.cancel();
    }

    /** Ends the gesture that is under way where the pointer is. */
    void end() {
        input.end();
    }
}
