package leapsmith.editor.reach;

import java.util.Optional;
import java.util.function.Consumer;
import leapsmith.editor.canvas.CanvasSettings;
import leapsmith.editor.canvas.PointerInput;
import leapsmith.editor.canvas.ViewportModel;
import leapsmith.editor.play.RunningPlay;
import leapsmith.editor.tools.Gesture;
import leapsmith.editor.tools.PointerButton;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.Overlay;

/** The badges of the goals to which no run was found: a click on one asks for repairs. */
public final class GoalBadges implements PointerInput.Picking {
    private final CanvasSettings settings;
    private final ViewportModel viewport;
    private final CanvasReach reach;
    private final RunningPlay play;
    private Consumer<String> clicked = goal -> {};
    /** The id of a goal. */
    private Optional<String> found = Optional.empty();

    public GoalBadges(CanvasSettings settings, ViewportModel viewport, CanvasReach reach, RunningPlay play) {
        this.settings = settings;
        this.viewport = viewport;
        this.reach = reach;
        this.play = play;
    }

    /** @param handler receives the id of the goal at each click */
    public void setOnClicked(Consumer<String> handler) {
        clicked = handler;
    }

    /** Whether there is such a badge at a place of the level. */
    public boolean isAt(double levelX, double levelY) {
        return at(levelX, levelY).isPresent();
    }

    private Optional<String> at(double levelX, double levelY) {
        if (play.isOn() || !settings.overlays().contains(Overlay.REACH)) {
            return Optional.empty();
        }
        Camera camera = viewport.camera();
        return reach.marks().openGoalAt(camera, camera.toScreenX(levelX), camera.toScreenY(levelY));
    }

    @Override
    public boolean finds(Gesture press) {
        boolean isPlain = press.button() == PointerButton.LEFT && !press.shift() && !press.control();
        found = isPlain ? at(press.x(), press.y()) : Optional.empty();
        return found.isPresent();
    }

    @Override
    public void pick() {
        found.ifPresent(clicked);
    }
}
