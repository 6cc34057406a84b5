package leapsmith.editor.app;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.ObservableSet;
import javafx.collections.SetChangeListener;
import leapsmith.levels.scene.Overlay;

/** Whether an overlay is in a set, as a property; a change of either changes the other. */
final class OverlaySwitch {
    private OverlaySwitch() {}

    static BooleanProperty of(ObservableSet<Overlay> overlays, Overlay overlay) {
        BooleanProperty shown = new SimpleBooleanProperty(overlays.contains(overlay));
        shown.addListener((property, before, now) -> {
            if (now) {
                overlays.add(overlay);
            } else {
                overlays.remove(overlay);
            }
        });
        overlays.addListener((SetChangeListener<Overlay>) change -> shown.set(overlays.contains(overlay)));
        return shown;
    }
}
