package leapsmith.editor.canvas;

import java.util.function.BooleanSupplier;
import javafx.scene.Node;

/** Handles the keys that the dispatcher assigns to the canvas. */
final class CanvasKeys implements InputDispatcher.Target {
    private final Node canvas;
    private final CanvasPointer pointer;
    private final BooleanSupplier nudges;

    /** @param nudges whether arrow keys nudge the selection */
    CanvasKeys(Node canvas, CanvasPointer pointer, BooleanSupplier nudges) {
        this.canvas = canvas;
        this.pointer = pointer;
        this.nudges = nudges;
    }

    @Override
    public boolean takesSpace() {
        return canvas.isFocused() || pointer.isInside();
    }

    @Override
    public boolean cancelGesture() {
        return pointer.cancel();
    }

    @Override
    public boolean takesCursorKeys() {
        boolean free = pointer.isGesture() ? pointer.cursor().isShown() : !nudges.getAsBoolean();
        return free && canvas.isFocused();
    }

    @Override
    public void moveCursor(int right, int down) {
        pointer.byKeys(() -> pointer.cursor().move(right, down));
    }

    @Override
    public void pressCursor(boolean down) {
        pointer.byKeys(down ? pointer.cursor()::press : pointer.cursor()::release);
    }

    @Override
    public void modifiers(boolean shift, boolean control) {
        pointer.modifiers(shift, control);
    }
}
