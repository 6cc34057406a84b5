package leapsmith.editor.reach;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import leapsmith.editor.canvas.CanvasLayer;
import leapsmith.editor.canvas.CanvasPicture;
import leapsmith.editor.canvas.CanvasScene;
import leapsmith.editor.canvas.LevelCanvas;
import leapsmith.editor.canvas.ViewportModel;
import leapsmith.editor.runs.OddsText;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.reach.repair.RepairChange;
import leapsmith.levels.scene.VisibleTrail;

/** The repair that the canvas previews while editing: its change, and the run to the goal after it. */
final class RepairLayer implements CanvasLayer {
    /** The width of the line around a place, in screen pixels. */
    private static final double BORDER = 2;

    private final LevelCanvas canvas;
    private final Texts texts;
    private final RepairMarks marks = new RepairMarks();
    /** Null for none. */
    private ProposedRepair shown;

    RepairLayer(LevelCanvas canvas, Texts texts) {
        this.canvas = canvas;
        this.texts = texts;
        canvas.add(this);
    }

    void show(ProposedRepair repair) {
        shown = repair;
        canvas.redraw();
    }

    /** Brings the place of a change of the level into view. */
    void reveal(RepairChange change) {
        ViewportModel viewport = canvas.viewport();
        places(change, viewport)
                .findFirst()
                .ifPresent(place -> viewport.reveal(
                        viewport.camera().toLevelX(place.getCenterX()),
                        viewport.camera().toLevelY(place.getCenterY())));
    }

    private boolean isSeen() {
        return shown != null && !canvas.playingProperty().get();
    }

    @Override
    public void addTo(CanvasScene scene) {
        if (isSeen()) {
            scene.add(List.of(trail()));
        }
    }

    @Override
    public void draw(CanvasPicture picture) {
        if (isSeen()) {
            marks.drawOn(picture);
            marks.draw(shown.repair().change());
        }
    }

    @Override
    public Stream<Bounds> freeOfLabels() {
        return isSeen() ? places(shown.repair().change(), canvas.viewport()) : Stream.empty();
    }

    /** Where the changed tiles, or the new place of an object, are in a view. */
    static Stream<Bounds> places(RepairChange change, ViewportModel viewport) {
        if (change.kind().isOfTiles()) {
            double side = change.delta().after().tileSize();
            return change.regions().stream()
                    .map(it -> viewport.boundsOf(
                            it.column() * side, it.row() * side, it.columns() * side, it.rows() * side, BORDER));
        }
        return change.object().stream()
                .filter(it -> change.kind().number().isEmpty())
                .flatMap(it -> it.after().stream())
                .map(it -> viewport.boundsOf(it.x(), it.y(), it.width(), it.height(), BORDER));
    }

    /** The trail of its run, with the odds of its jumps and the time at the end. */
    private VisibleTrail trail() {
        int end = shown.trail().length();
        List<VisibleTrail.Note> notes = new ArrayList<>();
        notes.add(new VisibleTrail.Note(end - 1, RepairText.end(texts, shown.repair())));
        notes.addAll(OddsText.notes(texts, shown.repair().odds(), shown.trail(), 0, end));
        return new VisibleTrail(shown.trail(), VisibleTrail.Role.REACH, 0, end, notes);
    }
}
