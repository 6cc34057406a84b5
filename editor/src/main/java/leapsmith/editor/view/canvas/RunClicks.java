package leapsmith.editor.view.canvas;

import leapsmith.editor.tool.Gesture;
import leapsmith.editor.tool.PointerButton;
import leapsmith.editor.tool.ToolId;
import leapsmith.editor.toolbox.ToolBox;
import leapsmith.levels.scene.Overlay;

/** What the player reaches: with the hand, which changes nothing, a click plays the run to the pointer. */
final class RunClicks implements PointerInput.Picking {
    private final CanvasSettings settings;
    private final ToolBox tools;
    private final CanvasReach reach;
    private final RunningPlay play;
    private Runnable clicked = () -> {};

    RunClicks(CanvasSettings settings, ToolBox tools, CanvasReach reach, RunningPlay play) {
        this.settings = settings;
        this.tools = tools;
        this.reach = reach;
        this.play = play;
    }

    void setOnClicked(Runnable handler) {
        clicked = handler;
    }

    @Override
    public boolean finds(Gesture press) {
        return press.button() == PointerButton.LEFT
                && tools.activeTool().equals(ToolId.HAND)
                && !play.isOn()
                && settings.overlays().contains(Overlay.REACH)
                && reach.stateProperty().get().run().isPresent();
    }

    @Override
    public void pick() {
        clicked.run();
    }
}
