package leapsmith.editor.reach;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import leapsmith.editor.canvas.ViewportModel;
import leapsmith.editor.runs.JumpNotes;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.reach.repair.RepairChange;
import leapsmith.levels.scene.ShownTrail;

/** The repair that the canvas previews: its change, and the run to the goal after it. */
public final class CanvasRepair {
    /** The width of the line around a place, in screen pixels. */
    private static final double BORDER = 2;

    private final Texts texts;
    private final JumpNotes jumps;
    private final Runnable changed;
    /** Null for none. */
    private ProposedRepair shown;

    /** @param changed runs when there is something else to draw */
    public CanvasRepair(Texts texts, Runnable changed) {
        this.texts = texts;
        jumps = new JumpNotes(texts);
        this.changed = changed;
    }

    /** Shows a repair; null for none. */
    public void show(ProposedRepair repair) {
        shown = repair;
        changed.run();
    }

    /** The repair that is shown; null for none. */
    public ProposedRepair shown() {
        return shown;
    }

    /** Where the changed tiles, or the new place of an object, are in a view. */
    public static Stream<Bounds> places(RepairChange change, ViewportModel viewport) {
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
    public List<ShownTrail> trails() {
        int end = shown.trail().length();
        List<ShownTrail.Note> notes = new ArrayList<>();
        notes.add(new ShownTrail.Note(end - 1, RepairText.end(texts, shown.repair())));
        notes.addAll(jumps.notes(shown.repair().odds(), shown.trail(), 0, end));
        return List.of(new ShownTrail(shown.trail(), ShownTrail.Role.REACH, 0, end, notes));
    }
}
