package leapsmith.editor.app;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import leapsmith.editor.app.file.PanelFlag;
import leapsmith.editor.app.file.PanelState;
import leapsmith.editor.app.level.OpenLevel;
import leapsmith.editor.view.canvas.CanvasSettings;

/** What the window shows beside the level: its panels and what the canvas shows. The next start restores it. */
final class ShownPanels {
    private final CanvasSettings canvas;
    private final BooleanProperty plot;
    private final BooleanProperty folder;
    private final BooleanProperty snapToTiles;
    private final BooleanProperty hidden = new SimpleBooleanProperty(this, "hidden");
    private final DoubleProperty sideWidth = new SimpleDoubleProperty(this, "sideWidth");
    private final Map<PanelFlag, BooleanProperty> flags = new EnumMap<>(PanelFlag.class);

    /**
     * The panels of the first start.
     *
     * @param plot whether the motion graph is shown
     * @param folder whether the levels of a folder are shown
     * @param snapToTiles whether objects snap to tiles
     */
    ShownPanels(CanvasSettings canvas, BooleanProperty plot, BooleanProperty folder, BooleanProperty snapToTiles) {
        this.canvas = canvas;
        this.snapToTiles = snapToTiles;
        this.plot = plot;
        this.folder = folder;
        for (PanelFlag flag : PanelFlag.values()) {
            flags.put(flag, property(flag));
        }
    }

    private BooleanProperty property(PanelFlag flag) {
        return switch (flag) {
            case HIDDEN -> hidden;
            case FOLDER -> folder;
            case PLOT -> plot;
            case DEVELOPER -> canvas.developerProperty();
            case RULERS -> canvas.rulersProperty();
            case MINIMAP -> canvas.minimapProperty();
            case CAMERA_FRAME -> canvas.cameraFrameProperty();
            case LEGEND_FOLDED -> canvas.legendFoldedProperty();
            case FOLLOW -> canvas.followProperty();
            case PREVIOUS_TRAIL -> canvas.previousTrailProperty();
            case PLAYED_TRAIL -> canvas.playedTrailProperty();
            case SNAP_TO_TILES -> snapToTiles;
        };
    }

    /** The settings of the canvas. */
    CanvasSettings canvas() {
        return canvas;
    }

    /** Whether only the canvas is shown between the bars. */
    BooleanProperty hidden() {
        return hidden;
    }

    /** Whether the motion graph is shown. */
    BooleanProperty plot() {
        return plot;
    }

    /** Whether the levels of a folder are shown. */
    BooleanProperty folder() {
        return folder;
    }

    /** The wanted width of the side panel in px; 0 for the least one. */
    DoubleProperty sideWidth() {
        return sideWidth;
    }

    /** Shows what was shown, apart from the tab of the side panel. */
    void restore(PanelState state) {
        flags.forEach((flag, shown) -> shown.set(state.has(flag)));
        sideWidth.set(state.sideWidth());
        canvas.frameSizeProperty().set(state.frameSize());
        canvas.overlays().retainAll(state.overlays());
        canvas.overlays().addAll(state.overlays());
    }

    /** What is shown now. */
    PanelState state(OpenLevel level) {
        Set<PanelFlag> set = EnumSet.noneOf(PanelFlag.class);
        flags.forEach((flag, shown) -> {
            if (shown.get()) {
                set.add(flag);
            }
        });
        return new PanelState(
                level.sidePanel().chosenTab(),
                sideWidth.get(),
                set,
                canvas.frameSizeProperty().get(),
                canvas.overlays());
    }
}
