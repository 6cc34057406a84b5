package leapsmith.editor.canvas;

import java.util.EnumSet;
import java.util.List;
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
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Overlay;

/** The settings of all canvases: what they show, and their keys and scrolling. */
public final class CanvasSettings {
    private final ObservableSet<Overlay> overlays =
            FXCollections.observableSet(EnumSet.of(Overlay.GRID, Overlay.TRAIL));
    private final ObjectProperty<ColorScheme> colors = new SimpleObjectProperty<>(this, "colors", ColorScheme.LIGHT);
    private final BooleanProperty follow = new SimpleBooleanProperty(this, "follow", true);
    private final BooleanProperty previousTrail = new SimpleBooleanProperty(this, "previousTrail", true);
    private final BooleanProperty playedTrail = new SimpleBooleanProperty(this, "playedTrail", false);
    private final BooleanProperty reachByTime = new SimpleBooleanProperty(this, "reachByTime", false);
    private final ObjectProperty<MovementVariant> reachVariant = new SimpleObjectProperty<>(this, "reachVariant");
    private final BooleanProperty jumpOdds = new SimpleBooleanProperty(this, "jumpOdds", true);
    private final BooleanProperty rulers = new SimpleBooleanProperty(this, "rulers", true);
    private final BooleanProperty developer = new SimpleBooleanProperty(this, "developer", false);
    private final BooleanProperty legendFolded = new SimpleBooleanProperty(this, "legendFolded", false);

    private final BooleanProperty minimap = new SimpleBooleanProperty(this, "minimap", false);
    private final BooleanProperty cameraFrame = new SimpleBooleanProperty(this, "cameraFrame", false);
    private final ObjectProperty<FrameSize> frameSize =
            new SimpleObjectProperty<>(this, "frameSize", FrameSize.PRESETS.get(0));
    private final ObjectProperty<Keymap> keymap = new SimpleObjectProperty<>(this, "keymap", Keymap.of(List.of()));
    private final ObjectProperty<Scrolling> scrolling =
            new SimpleObjectProperty<>(this, "scrolling", Scrolling.AUTOMATIC);

    /** The keys of the game and the canvas. */
    public ObjectProperty<Keymap> keymapProperty() {
        return keymap;
    }

    /** The effect of the wheel and of touchpads. */
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

    /** Whether the view follows the player's character while playing. */
    public BooleanProperty followProperty() {
        return follow;
    }

    /** Whether the trail of a run before the last edit is shown, where it differs. */
    public BooleanProperty previousTrailProperty() {
        return previousTrail;
    }

    /** Whether the trail of a run as it was recorded is shown, where it differs. */
    public BooleanProperty playedTrailProperty() {
        return playedTrail;
    }

    /** Whether ground that is reached is shaded by the time to it; if not, by the number of jumps. */
    public BooleanProperty reachByTimeProperty() {
        return reachByTime;
    }

    /** The movement whose reach is compared; null for none. */
    public ObjectProperty<MovementVariant> reachVariantProperty() {
        return reachVariant;
    }

    /** Whether the odds of the jumps of a run are shown. */
    public BooleanProperty jumpOddsProperty() {
        return jumpOdds;
    }

    /** Whether the rulers are shown. */
    public BooleanProperty rulersProperty() {
        return rulers;
    }

    /** Whether a small picture of the whole level is shown. */
    public BooleanProperty minimapProperty() {
        return minimap;
    }

    /** Whether a frame shows what a game's camera would show. */
    public BooleanProperty cameraFrameProperty() {
        return cameraFrame;
    }

    /** The resolution of the camera frame; never null. */
    public ObjectProperty<FrameSize> frameSizeProperty() {
        return frameSize;
    }

    /** Whether the internals of the simulation can be shown: partition cells and phase times. */
    public BooleanProperty developerProperty() {
        return developer;
    }

    /** Whether the legend is collapsed to its title. */
    public BooleanProperty legendFoldedProperty() {
        return legendFolded;
    }

    /** The listener is called after a setting changed that affects the picture. */
    public Subscription addListener(Runnable listener) {
        ChangeListener<Object> changed = (it, before, after) -> listener.run();
        SetChangeListener<Overlay> overlaysChanged = change -> listener.run();
        List<Property<?>> properties = List.of(
                colors,
                follow,
                previousTrail,
                playedTrail,
                reachByTime,
                rulers,
                legendFolded,
                minimap,
                cameraFrame,
                frameSize);
        properties.forEach(property -> property.addListener(changed));
        overlays.addListener(overlaysChanged);
        return () -> {
            properties.forEach(property -> property.removeListener(changed));
            overlays.removeListener(overlaysChanged);
        };
    }
}
