package leapsmith.editor.app.level;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.collections.SetChangeListener;
import javafx.util.Subscription;
import leapsmith.editor.play.LevelReach;
import leapsmith.editor.view.canvas.LevelCanvas;
import leapsmith.levels.scene.Overlay;

/**
 * Searches what the player of a level can reach while the overlay is on and the level is shown and not played, and
 * passes on the movement to compare with and the tile under the pointer. When the pointer leaves the view, the last tile stays chosen, for the actions
 * of menus.
 */
final class ReachSwitch {
    private final LevelCanvas canvas;
    private final LevelReach reach;
    private final SetChangeListener<Overlay> overlays = this::overlayChanged;
    /** A field, because otherwise it is collected together with its listener. */
    private final BooleanBinding wanted;

    private final Subscription subscriptions;

    ReachSwitch(LevelCanvas canvas, LevelReach reach) {
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
                wanted.subscribe(reach::setOn),
                canvas.pointer().subscribe(place -> {
                    if (place != null) {
                        reach.pointAt(place.column(), place.row());
                    }
                }));
    }

    void dispose() {
        subscriptions.unsubscribe();
        wanted.dispose();
        canvas.settings().overlays().removeListener(overlays);
    }

    private void overlayChanged(SetChangeListener.Change<? extends Overlay> change) {
        if (change.wasRemoved() && change.getElementRemoved() == Overlay.REACH) {
            reach.startAt(Optional.empty());
        }
    }
}
