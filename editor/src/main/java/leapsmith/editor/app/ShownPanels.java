package leapsmith.editor.app;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import leapsmith.editor.app.file.PanelState;
import leapsmith.editor.app.level.OpenLevel;
import leapsmith.editor.view.canvas.CanvasSettings;

/** What the window shows beside the level: its panels and what the canvas shows. The next start restores it. */
final class ShownPanels {
    private final CanvasSettings canvas;
    private final BooleanProperty plot;
    private final BooleanProperty folder;
    private final BooleanProperty hidden = new SimpleBooleanProperty(this, "hidden");

    /**
     * The panels of the first start.
     *
     * @param plot whether the motion graph is shown
     * @param folder whether the levels of a folder are shown
     */
    ShownPanels(CanvasSettings canvas, BooleanProperty plot, BooleanProperty folder) {
        this.canvas = canvas;
        this.plot = plot;
        this.folder = folder;
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

    /** Shows what was shown, apart from the tab of the side panel. */
    void restore(PanelState state) {
        hidden.set(state.panelsHidden());
        plot.set(state.plot());
        canvas.developerProperty().set(state.developer());
        canvas.rulersProperty().set(state.rulers());
        canvas.legendFoldedProperty().set(state.legendFolded());
        canvas.followProperty().set(state.follow());
        canvas.previousTrailProperty().set(state.previousTrail());
        canvas.playedTrailProperty().set(state.playedTrail());
        canvas.overlays().retainAll(state.overlays());
        canvas.overlays().addAll(state.overlays());
    }

    /** What is shown now. */
    PanelState state(OpenLevel level) {
        return new PanelState(
                level.sidePanel().chosenTab(),
                hidden.get(),
                plot.get(),
                canvas.developerProperty().get(),
                canvas.rulersProperty().get(),
                canvas.legendFoldedProperty().get(),
                canvas.followProperty().get(),
                canvas.previousTrailProperty().get(),
                canvas.playedTrailProperty().get(),
                canvas.overlays());
    }
}
