package leapsmith.editor.play;

import leapsmith.editor.model.Change;
import leapsmith.editor.model.LevelDocument;

/**
 * Tells which change of a document begins an edit: the changes of a stroke are one edit, as are those of joined steps.
 * It must be asked about every change.
 */
public final class EditBoundary {
    private final LevelDocument document;
    private int historyIndex;
    private boolean inStroke;

    public EditBoundary(LevelDocument document) {
        this.document = document;
        remember();
    }

    /** Whether a change of the level is the first of an edit; undo and redo are edits of their own. */
    public boolean begins(Change change) {
        boolean strokeBegins = document.isInStroke() && !inStroke;
        boolean stepBegins = document.history().index() != historyIndex;
        remember();
        return change instanceof Change.OfLevel && (strokeBegins || stepBegins);
    }

    private void remember() {
        historyIndex = document.history().index();
        inStroke = document.isInStroke();
    }
}
