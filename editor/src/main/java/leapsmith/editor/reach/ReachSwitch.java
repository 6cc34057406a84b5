package leapsmith.editor.reach;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.collections.SetChangeListener;
import javafx.util.Subscription;
import leapsmith.editor.canvas.LevelCanvas;
import leapsmith.editor.canvas.ViewportModel;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.Overlay;

/**
 * Searches what the player of a level can reach while the overlay is on and the level is shown and not played, and
 * passes on the view, the movement to compare with and the tile under the pointer. When the pointer leaves the view, the
 * last tile stays chosen, for the actions of menus.
 */
public final class ReachSwitch {
    private final LevelCanvas canvas;
    private final LevelReach reach;
    private final SetChangeListener<Overlay> overlays = this::overlayChanged;
    /** A field, because otherwise it is collected together with its listener. */
    private final BooleanBinding wanted;

    private final Subscription subscriptions;

    public ReachSwitch(LevelCanvas canvas, LevelReach reach) {
        this.canvas = canvas;
        this.reach = reach;
        wanted = Bindings.createBooleanBinding(
                () -> canvas.settings().overlays().contains(Overlay.REACH)
                        && canvas.getScene() != null
                        && !canvas.playingProperty().get(),
                canvas.settings().overlays(),
                canvas.sceneProperty(),
                canvas.playingProperty());
        canvas.settings().overlays().addListener(overlays);
        subscriptions = Subscription.combine(
                canvas.settings().reachVariantProperty().subscribe(it -> reach.compareWith(Optional.ofNullable(it))),
                canvas.viewport().cameraProperty().subscribe(this::cameraMoved),
                wanted.subscribe(reach::setOn),
                canvas.pointer().subscribe(place -> {
                    // Outside the canvas the run stays, so that the menu and its key can play and keep it.
                    if (place != null) {
                        reach.pointAt(place.column(), place.row());
                    }
                }));
    }

    public void dispose() {
        subscriptions.unsubscribe();
        wanted.dispose();
        canvas.settings().overlays().removeListener(overlays);
    }

    private void cameraMoved(Camera camera) {
        ViewportModel view = canvas.viewport();
        double px = view.levelPxPerScreenPx();
        reach.viewAt(camera.x(), camera.y(), view.width() * px, view.height() * px);
    }

    private void overlayChanged(SetChangeListener.Change<? extends Overlay> change) {
        if (change.wasRemoved() && change.getElementRemoved() == Overlay.REACH) {
            reach.startAt(Optional.empty());
        }
    }
}
