package leapsmith.editor.tool;

import leapsmith.editor.edit.ObjectEdit;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.LevelObjects;
import leapsmith.editor.model.Selection;

/** What keys and menus do with the selected objects. */
public final class SelectionActions {
    private final LevelDocument document;

    public SelectionActions(LevelDocument document) {
        this.document = document;
    }

    /** Deletes what is selected. Returns false if nothing is. */
    public boolean delete() {
        return document.apply(ObjectEdit.remove(
                StepNames.DELETE, document.level(), document.selection().objectIds()));
    }

    /** Puts a copy of what is selected a tile to the right, and selects the copies. Returns false if nothing is. */
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
     * Moves what is selected by so many level px, as the arrow keys do. One nudge after the other is one step. Returns
     * false if nothing is selected.
     */
    public boolean nudge(double dxPx, double dyPx) {
        return document.applyJoining(ObjectEdit.move(
                StepNames.NUDGE, document.level(), document.selection().objectIds(), dxPx, dyPx));
    }

    /** Moves what is selected by so many tiles, as Shift with the arrow keys does. */
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
