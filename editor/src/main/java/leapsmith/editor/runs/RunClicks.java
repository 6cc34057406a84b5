package leapsmith.editor.runs;

import leapsmith.editor.canvas.CanvasSettings;
import leapsmith.editor.canvas.PointerInput;
import leapsmith.editor.play.RunningPlay;
import leapsmith.editor.reach.CanvasReach;
import leapsmith.editor.tools.Gesture;
import leapsmith.editor.tools.PointerButton;
import leapsmith.editor.tools.ToolBox;
import leapsmith.editor.tools.ToolId;
import leapsmith.levels.scene.Overlay;

/** What the player reaches: with the hand, which changes nothing, a click plays the run to the pointer. */
public final class RunClicks implements PointerInput.Picking {
    private final CanvasSettings settings;
    private final ToolBox tools;
    private final CanvasReach reach;
    private final RunningPlay play;
    private Runnable clicked = () -> {};

    public RunClicks(CanvasSettings settings, ToolBox tools, CanvasReach reach, RunningPlay play) {
        this.settings = settings;
        this.tools = tools;
        this.reach = reach;
        this.play = play;
    }

    public void setOnClicked(Runnable handler) {
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
