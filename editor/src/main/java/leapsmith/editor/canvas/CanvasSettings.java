package leapsmith.editor.canvas;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;
import javafx.collections.SetChangeListener;
import leapsmith.editor.document.MovementVariant;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.ui.Keymap;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Overlay;

/** The settings of all canvases: what they show, and their keys and scrolling. */
public final class CanvasSettings {
    private final Map<ViewSwitch, BooleanProperty> switches = new EnumMap<>(ViewSwitch.class);
    private final ObservableSet<Overlay> overlays =
            FXCollections.observableSet(EnumSet.of(Overlay.GRID, Overlay.TRAIL));
    private final ObjectProperty<ColorScheme> colors = new SimpleObjectProperty<>(this, "colors", ColorScheme.LIGHT);
    private final ObjectProperty<MovementVariant> reachVariant = new SimpleObjectProperty<>(this, "reachVariant");
    private final BooleanProperty legendFolded = new SimpleBooleanProperty(this, "legendFolded", false);

    private final ObjectProperty<FrameSize> frameSize =
            new SimpleObjectProperty<>(this, "frameSize", FrameSize.PRESETS.get(0));
    private final ObjectProperty<Keymap> keymap = new SimpleObjectProperty<>(this, "keymap", Keymap.of(List.of()));
    private final ObjectProperty<Scrolling> scrolling =
            new SimpleObjectProperty<>(this, "scrolling", Scrolling.AUTOMATIC);

    public CanvasSettings() {
        for (ViewSwitch each : ViewSwitch.values()) {
            switches.put(each, new SimpleBooleanProperty(this, each.key(), each.isOnByDefault()));
        }
    }

    public BooleanProperty property(ViewSwitch which) {
        return switches.get(which);
    }

    public boolean shows(ViewSwitch which) {
        return switches.get(which).get();
    }

    public ObjectProperty<Keymap> keymapProperty() {
        return keymap;
    }

    public ObjectProperty<Scrolling> scrollingProperty() {
        return scrolling;
    }

    /** The enabled overlays, including the grid. */
    public ObservableSet<Overlay> overlays() {
        return overlays;
    }

    /** The colors of the level: {@link ColorScheme#LIGHT} or {@link ColorScheme#DARK}. */
    public ObjectProperty<ColorScheme> colorsProperty() {
        return colors;
    }

    /** The movement whose reach is compared; null for none. */
    public ObjectProperty<MovementVariant> reachVariantProperty() {
        return reachVariant;
    }

    /** The resolution of the camera frame; never null. */
    public ObjectProperty<FrameSize> frameSizeProperty() {
        return frameSize;
    }

    public BooleanProperty legendFoldedProperty() {
        return legendFolded;
    }

    /** The listener is called after a setting changed that affects the picture. */
    Subscription addListener(Runnable listener) {
        ChangeListener<Object> changed = (it, before, after) -> listener.run();
        SetChangeListener<Overlay> overlaysChanged = change -> listener.run();
        List<Property<?>> properties = new ArrayList<>(List.of(colors, legendFolded, frameSize));
        properties.addAll(switches.values());
        properties.forEach(property -> property.addListener(changed));
        overlays.addListener(overlaysChanged);
        return () -> {
            properties.forEach(property -> property.removeListener(changed));
            overlays.removeListener(overlaysChanged);
        };
    }

    /** The effect of scrolling without a modifier key. With Ctrl, scrolling always zooms. */
    public enum Scrolling {
        /** Two fingers on a touchpad pan, a wheel zooms. */
        AUTOMATIC,
        /** Touchpad and wheel zoom. */
        ZOOM,
        /** Touchpad and wheel pan. */
        PAN
    }
}
