package leapsmith.editor.view.canvas;

import java.util.function.Supplier;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import leapsmith.editor.tool.Gesture;
import leapsmith.editor.tool.PointerButton;
import leapsmith.editor.toolbox.ToolBox;
import leapsmith.levels.scene.Camera;

/**
 * Turns the mouse events of the view into gestures in level pixels. One button leads a gesture from its press to its
 * release, wherever the pointer goes in between; other buttons are not heard meanwhile. A gesture whose release never
 * arrives, as when another window took the pointer, ends at the first move without a button. A click on what can be
 * picked picks it; the tool hears of its press only once the pointer is dragged on.
 */
final class PointerInput {
    /** What clicks pick instead of being the tool's. */
    interface Picking {
        /** Whether something to be picked is at a press; it is remembered. */
        boolean finds(Gesture press);

        /** The press was a click: what was found is picked. */
        void pick();
    }

    /** A press on what can be picked is a click while it is dragged no further, in screen pixels. */
    private static final double CLICK_REACH = 4;

    private final ToolBox tools;
    private final Supplier<Camera> camera;
    private final Picking picking;

    private PointerButton leading = PointerButton.NONE;
    /** The press that may become a click, null for none. */
    private Gesture undecided;

    private double pressX;
    private double pressY;
    private double screenX;
    private double screenY;
    private boolean shift;
    private boolean control;
    private boolean inside;
    /** Whether keys move the pointer, wherever the mouse is. */
    private boolean byKeys;

    PointerInput(ToolBox tools, Supplier<Camera> camera, Picking picking) {
        this.tools = tools;
        this.camera = camera;
        this.picking = picking;
    }

    /** Whether a button leads a gesture now. */
    boolean isGesture() {
        return leading != PointerButton.NONE;
    }

    /** Whether the pointer is over the view. */
    boolean isInside() {
        return inside;
    }

    /** Where the pointer was last, in screen pixels of the view. */
    double screenX() {
        return screenX;
    }

    double screenY() {
        return screenY;
    }

    /** Whether keys move the pointer now. */
    boolean isLedByKeys() {
        return byKeys;
    }

    /** The pointer is at this place of the view, as keys have it, until the mouse is moved. */
    void lead(double toScreenX, double toScreenY) {
        byKeys = true;
        inside = true;
        screenX = toScreenX;
        screenY = toScreenY;
        again();
    }

    /** Keys move the pointer no longer, and it is nowhere until the mouse is moved. */
    void leaveKeys() {
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

    /** A key is a button that is pressed where the pointer is. */
    void press(PointerButton button) {
        begin(button, 1);
    }

    private void begin(PointerButton button, int clicks) {
        if (isGesture() || button == PointerButton.NONE) {
            return;
        }
        Gesture press = at(button, clicks);
        leading = button;
        pressX = screenX;
        pressY = screenY;
        if (picking.finds(press)) {
            undecided = press;
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
        drag();
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

    /** Other modifiers are held. */
    void modifiers(boolean nowShift, boolean nowControl) {
        shift = nowShift;
        control = nowControl;
        again();
    }

    /** What is under the pointer, or what it would do, changed while it stayed. */
    void again() {
        drag();
        if (!isGesture() && inside) {
            tools.hover(at(PointerButton.NONE, 0));
        }
    }

    /** Takes back the gesture that is under way; false if there is none. */
    boolean cancel() {
        if (!isGesture()) {
            return false;
        }
        leading = PointerButton.NONE;
        undecided = null;
        tools.cancel();
        return true;
    }

    /** Ends the gesture that is under way where the pointer is, as if its button were released. */
    void end() {
        if (isGesture()) {
            Gesture last = at(leading, 1);
            leading = PointerButton.NONE;
            if (undecided != null) {
                undecided = null;
                picking.pick();
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

    private Gesture at(PointerButton button, int clicks) {
        Camera now = camera.get();
        return new Gesture(now.toLevelX(screenX), now.toLevelY(screenY), button, shift, control, clicks);
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
