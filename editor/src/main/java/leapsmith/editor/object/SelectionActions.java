package leapsmith.editor.object;

import java.util.Optional;
import leapsmith.editor.edit.ObjectEdit;
import leapsmith.editor.edit.PathEdits;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.LevelObjects;
import leapsmith.editor.model.Selection;
import leapsmith.editor.tool.StepNames;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.PathStop;

/** The actions of keys and menus on the selected objects. */
public final class SelectionActions {
    private final LevelDocument document;

    public SelectionActions(LevelDocument document) {
        this.document = document;
    }

    /**
     * Deletes the selection. After a stop is deleted, the next one is selected, or the last one. Returns false if
     * nothing is selected.
     */
    public boolean delete() {
        Selection selected = document.selection();
        if (selected.stop().isPresent()) {
            return deleteStop(
                    selected.objectIds().iterator().next(), selected.stop().getAsInt());
        }
        return document.apply(ObjectEdit.remove(
                StepNames.DELETE, document.level(), document.selection().objectIds()));
    }

    private boolean deleteStop(String objectId, int stop) {
        boolean done = document.apply(PathEdits.remove(document.level(), objectId, stop));
        if (document.selection().stop().isEmpty() && stop > 0) {
            document.select(Selection.ofStop(objectId, stop - 1));
        }
        return done;
    }

    /**
     * Adds a copy of the selection one tile to the right and selects the copies. Returns false if nothing is selected.
     */
    public boolean duplicate() {
        ObjectEdit edit = ObjectEdit.duplicate(
                StepNames.DUPLICATE,
                document.level(),
                document.selection().objectIds(),
                document.level().tileSize(),
                0);
        boolean done = document.apply(edit);
        if (done) {
            document.select(Selection.of(edit.ids()));
        }
        return done;
    }

    /**
     * Moves the selection by level px, as the arrow keys do. Consecutive nudges make one step. Returns false if nothing
     * is selected.
     */
    public boolean nudge(double dxPx, double dyPx) {
        Selection selected = document.selection();
        Optional<PathStop> stop = LevelObjects.selectedStop(document.level(), selected);
        if (stop.isPresent()) {
            return document.applyMerging(PathEdits.move(
                    document.level(),
                    selected.objectIds().iterator().next(),
                    selected.stop().getAsInt(),
                    moved(stop.get(), dxPx, dyPx)));
        }
        return document.applyMerging(ObjectEdit.move(
                StepNames.NUDGE, document.level(), document.selection().objectIds(), dxPx, dyPx));
    }

    private static PathStop moved(PathStop stop, double dx, double dy) {
        return stop.at(within(stop.x() + dx), within(stop.y() + dy));
    }

    private static double within(double offset) {
        return Math.max(-Limits.MAX_STOP_PX, Math.min(Limits.MAX_STOP_PX, offset));
    }

    /** Moves the selection by tiles, as Shift with the arrow keys does. */
    public boolean nudgeTiles(int columns, int rows) {
        int side = document.level().tileSize();
        return nudge((double) columns * side, (double) rows * side);
    }

    public void selectAll() {
        document.select(Selection.of(LevelObjects.ids(document.level())));
    }

    public void selectNone() {
        document.select(Selection.NONE);
    }
}
