package leapsmith.editor.app;

import javafx.beans.property.BooleanProperty;
import leapsmith.editor.app.file.PanelState;
import leapsmith.editor.app.level.OpenLevel;
import leapsmith.editor.view.canvas.CanvasSettings;

/** Reads what the window shows, and restores it at the next start. */
final class PanelMemory {
    private final CanvasSettings canvas;
    private final BooleanProperty panelsHidden;
    private final BooleanProperty plot;

    PanelMemory(CanvasSettings canvas, BooleanProperty panelsHidden, BooleanProperty plot) {
        this.canvas = canvas;
        this.panelsHidden = panelsHidden;
        this.plot = plot;
    }

    /** Shows what was shown, apart from the tab of the side panel. */
    void restore(PanelState state) {
        panelsHidden.set(state.panelsHidden());
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
                panelsHidden.get(),
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
