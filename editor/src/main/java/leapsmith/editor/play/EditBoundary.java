package leapsmith.editor.play;

import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;

/**
 * Finds the changes of a document that begin an edit: all changes of a stroke are one edit, and so are those of merged
 * steps. {@link #begins} must be called for every change.
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
        return change instanceof Change.LevelChanged && (strokeBegins || stepBegins);
    }

    private void remember() {
        historyIndex = document.history().index();
        inStroke = document.isInStroke();
    }
}
