package leapsmith.editor.view.canvas;

import javafx.beans.value.ChangeListener;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;

/** Tells a node about the scene and the window that it is in, whichever these are: pulses, screen, focus. */
final class SceneLink {
    private final Runnable pulse;
    private final Runnable screenChanged;
    private final Runnable focusLost;
    private final ChangeListener<Number> scaleListener = (it, before, after) -> scaleChanged();
    private final ChangeListener<Boolean> focusListener = (it, before, focused) -> focusChanged(focused);
    private final ChangeListener<Window> windowListener = (it, before, after) -> windowChanged(before, after);

    /**
     * Starts to listen.
     *
     * @param pulse runs in every pulse, after the layout
     * @param screenChanged runs when the pixels of the screen may have another size
     * @param focusLost runs when the window loses the focus
     */
    SceneLink(Node node, Runnable pulse, Runnable screenChanged, Runnable focusLost) {
        this.pulse = pulse;
        this.screenChanged = screenChanged;
        this.focusLost = focusLost;
        node.sceneProperty().addListener((it, before, after) -> sceneChanged(before, after));
    }

    /** Device pixels a pixel of JavaFX where the node is shown, 1 while it isn't. */
    static double outputScale(Node node) {
        Window window = node.getScene() == null ? null : node.getScene().getWindow();
        return window == null ? 1 : Math.max(window.getOutputScaleX(), window.getOutputScaleY());
    }

    private void sceneChanged(Scene before, Scene after) {
        if (before != null) {
            before.removePostLayoutPulseListener(pulse);
            before.windowProperty().removeListener(windowListener);
            windowChanged(before.getWindow(), null);
        }
        if (after != null) {
            after.addPostLayoutPulseListener(pulse);
            after.windowProperty().addListener(windowListener);
            windowChanged(null, after.getWindow());
        }
    }

    private void windowChanged(Window before, Window after) {
        if (before != null) {
            before.outputScaleXProperty().removeListener(scaleListener);
            before.focusedProperty().removeListener(focusListener);
        }
        if (after != null) {
            after.outputScaleXProperty().addListener(scaleListener);
            after.focusedProperty().addListener(focusListener);
            screenChanged.run();
        }
    }

    private void scaleChanged() {
        screenChanged.run();
    }

    private void focusChanged(boolean focused) {
        if (!focused) {
            focusLost.run();
        }
    }
}
