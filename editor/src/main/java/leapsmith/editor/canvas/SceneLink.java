package leapsmith.editor.canvas;

import javafx.beans.value.ChangeListener;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;

/** Notifies a node about its current scene and window: pulses, screen, focus. */
final class SceneLink {
    private final Runnable pulse;
    private final Runnable screenChanged;
    private final Runnable focusLost;
    private final ChangeListener<Number> scaleListener = (it, before, after) -> scaleChanged();
    private final ChangeListener<Boolean> focusListener = (it, before, focused) -> focusChanged(focused);
    private final ChangeListener<Window> windowListener = (it, before, after) -> windowChanged(before, after);

    /**
     * Starts listening.
     *
     * @param pulse runs in every pulse after layout
     * @param screenChanged runs when the output scale may have changed
     * @param focusLost runs when the window loses the focus
     */
    SceneLink(Node node, Runnable pulse, Runnable screenChanged, Runnable focusLost) {
        this.pulse = pulse;
        this.screenChanged = screenChanged;
        this.focusLost = focusLost;
        node.sceneProperty().addListener((it, before, after) -> sceneChanged(before, after));
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
