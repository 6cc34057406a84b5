package leapsmith.editor.canvas;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import leapsmith.editor.tools.Gesture;
import leapsmith.editor.tools.PointerButton;
import leapsmith.editor.tools.ToolBox;
import leapsmith.levels.scene.Camera;

/**
 * Turns the mouse events of the view into gestures in level pixels. A gesture lasts from the press to the release of
 * one button, wherever the pointer goes; other buttons are ignored. If the release never arrives, for example because
 * another window took the pointer, the gesture ends at the first move without a button. A click on something pickable
 * picks it; the tool receives that press only when the pointer is dragged.
 */
final class PointerInput {
    /** The largest movement of a click on something pickable, in screen pixels. */
    private static final double CLICK_REACH = 4;

    private final ToolBox tools;
    private final Supplier<Camera> camera;
    private final Function<Gesture, Optional<Runnable>> clicks;

    private PointerButton leading = PointerButton.NONE;
    /** The press that may become a click or a drag, null for none. */
    private Gesture undecided;

    private Runnable click = () -> {};

    private double pressX;
    private double pressY;
    private double screenX;
    private double screenY;
    private boolean shift;
    private boolean control;
    private boolean inside;
    private boolean byKeys;

    /** @param clicks what a click at a press does in place of the tool, if anything */
    PointerInput(ToolBox tools, Supplier<Camera> camera, Function<Gesture, Optional<Runnable>> clicks) {
        this.tools = tools;
        this.camera = camera;
        this.clicks = clicks;
    }

    boolean isGesture() {
        return leading != PointerButton.NONE;
    }

    boolean isInside() {
        return inside;
    }

    /** The last position of the pointer, in screen pixels of the view. */
    double screenX() {
        return screenX;
    }

    double screenY() {
        return screenY;
    }

    boolean isControlledByKeys() {
        return byKeys;
    }

    /** Moves the pointer to a place of the view by keys; the mouse takes over when it moves. */
    void moveByKeys(double toScreenX, double toScreenY) {
        byKeys = true;
        inside = true;
        screenX = toScreenX;
        screenY = toScreenY;
        repeatMove();
    }

    /** Ends the control by keys; the pointer is outside the view until the mouse moves. */
    void endKeyControl() {
        end();
        byKeys = false;
        exited();
    }

    void moved(MouseEvent event) {
        remember(event);
        inside = true;
        if (isGesture()) {
            end();
        }
        tools.hover(at(PointerButton.NONE, 0));
    }

    void pressed(MouseEvent event) {
        remember(event);
        begin(button(event.getButton()), Math.max(1, event.getClickCount()));
    }

    void press(PointerButton button) {
        begin(button, 1);
    }

    private void begin(PointerButton button, int clickCount) {
        if (isGesture() || button == PointerButton.NONE) {
            return;
        }
        Gesture press = at(button, clickCount);
        leading = button;
        pressX = screenX;
        pressY = screenY;
        Optional<Runnable> found = clicks.apply(press);
        if (found.isPresent()) {
            undecided = press;
            click = found.get();
        } else {
            tools.press(press);
        }
    }

    void dragged(MouseEvent event) {
        remember(event);
        if (undecided != null && Math.hypot(screenX - pressX, screenY - pressY) > CLICK_REACH) {
            Gesture press = undecided;
            undecided = null;
            tools.press(press);
        }
        repeatMove();
    }

    void released(MouseEvent event) {
        remember(event);
        if (isGesture() && button(event.getButton()) == leading) {
            end();
        }
    }

    void entered() {
        inside = true;
    }

    void exited() {
        if (byKeys) {
            return;
        }
        inside = false;
        if (!isGesture()) {
            tools.leave();
        }
    }

    void modifiers(boolean nowShift, boolean nowControl) {
        shift = nowShift;
        control = nowControl;
        repeatMove();
    }

    /** Repeats the last move, because the target of the resting pointer changed. */
    void repeatMove() {
        drag();
        if (!isGesture() && inside) {
            tools.hover(at(PointerButton.NONE, 0));
        }
    }

    /** Cancels the current gesture; false if there is none. */
    boolean cancel() {
        if (!isGesture()) {
            return false;
        }
        leading = PointerButton.NONE;
        undecided = null;
        tools.cancel();
        repeatMove();
        return true;
    }

    /** Ends the current gesture at the pointer, as if its button were released. */
    void end() {
        if (isGesture()) {
            Gesture last = at(leading, 1);
            leading = PointerButton.NONE;
            if (undecided != null) {
                undecided = null;
                click.run();
            } else {
                tools.release(last);
            }
            if (!inside) {
                tools.leave();
            }
        }
    }

    private void drag() {
        if (isGesture() && undecided == null) {
            tools.drag(at(leading, 1));
        }
    }

    private Gesture at(PointerButton button, int clickCount) {
        Camera now = camera.get();
        return new Gesture(now.toLevelX(screenX), now.toLevelY(screenY), button, shift, control, clickCount);
    }

    private void remember(MouseEvent event) {
        byKeys = false;
        screenX = event.getX();
        screenY = event.getY();
        shift = event.isShiftDown();
        control = event.isShortcutDown();
    }

    private static PointerButton button(MouseButton button) {
        return switch (button) {
            case PRIMARY -> PointerButton.LEFT;
            case MIDDLE -> PointerButton.MIDDLE;
            case SECONDARY -> PointerButton.RIGHT;
            default -> PointerButton.NONE;
        };
    }
}
