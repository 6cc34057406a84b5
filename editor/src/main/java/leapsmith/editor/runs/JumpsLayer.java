package leapsmith.editor.runs;

import java.util.List;
import javafx.application.Platform;
import javafx.geometry.Point2D;
import leapsmith.editor.canvas.CanvasLayer;
import leapsmith.editor.canvas.CanvasScene;
import leapsmith.editor.canvas.LegendLine;
import leapsmith.editor.canvas.LevelCanvas;
import leapsmith.editor.play.LatestOnlyWorker;
import leapsmith.levels.model.Level;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.whatif.JumpArc;
import leapsmith.levels.whatif.JumpFan;

/**
 * The possible jumps from the pointer, recomputed in the background when the level or the pixel under the pointer changes.
 * Until they are known, the former ones are shown.
 */
public final class JumpsLayer implements CanvasLayer, AutoCloseable {
    private static final LegendLine LEGEND =
            new LegendLine("canvas.legend.jumps", Overlay.JUMPS.color(), 16, 8, "M0 8Q7 -8 14 8L12.5 8Q7 -5 1.5 8Z");

    private record Feet(Level level, double x, double y) {
        boolean isSame(Feet other) {
            // Levels are compared by identity: their tiles are many.
            return other != null && level == other.level && x == other.x && y == other.y;
        }
    }

    private final LevelCanvas canvas;
    private final LatestOnlyWorker<Feet> worker = new LatestOnlyWorker<>("jumps", feet -> {
        List<JumpArc> found = JumpFan.from(feet.level, feet.x, feet.y);
        Platform.runLater(() -> show(found));
    });

    private Feet last;
    private List<JumpArc> arcs = List.of();

    public JumpsLayer(LevelCanvas canvas) {
        this.canvas = canvas;
        canvas.add(this);
    }

    @Override
    public void addTo(CanvasScene scene) {
        Point2D hover = scene.hover();
        if (scene.shows(Overlay.JUMPS)
                && hover != null
                && !canvas.playingProperty().get()) {
            find(new Feet(scene.level(), Math.rint(hover.getX()), Math.rint(hover.getY())));
            scene.addJumps(arcs);
        }
    }

    @Override
    public List<LegendLine> legend() {
        boolean isShown = canvas.settings().overlays().contains(Overlay.JUMPS)
                && !canvas.playingProperty().get();
        return isShown ? List.of(LEGEND) : List.of();
    }

    private void find(Feet wanted) {
        if (wanted.isSame(last)) {
            return;
        }
        last = wanted;
        worker.submit(wanted);
    }

    private void show(List<JumpArc> found) {
        arcs = found;
        canvas.redraw();
    }

    @Override
    public void close() {
        worker.close();
    }
}
