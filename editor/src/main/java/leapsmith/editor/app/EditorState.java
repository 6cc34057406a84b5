package leapsmith.editor.app;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.LevelDocument;

/** What can be done with the open document now, for menus and buttons. */
final class EditorState {
    private final BooleanProperty canUndo = new SimpleBooleanProperty(this, "canUndo");
    private final BooleanProperty canRedo = new SimpleBooleanProperty(this, "canRedo");
    private final BooleanProperty hasSelection = new SimpleBooleanProperty(this, "hasSelection");
    private final BooleanProperty dirty = new SimpleBooleanProperty(this, "dirty");

    BooleanProperty canUndo() {
        return canUndo;
    }

    BooleanProperty canRedo() {
        return canRedo;
    }

    BooleanProperty hasSelection() {
        return hasSelection;
    }

    BooleanProperty dirty() {
        return dirty;
    }

    /** Looks at the document after this change. */
    void update(LevelDocument document, Change change) {
        if (!(change instanceof Change.TilesChanged)) {
            update(document);
        }
    }

    /** Looks at another document. */
    void update(LevelDocument document) {
        canUndo.set(document.history().canUndo());
        canRedo.set(document.history().canRedo());
        hasSelection.set(!document.selection().isEmpty());
        dirty.set(document.isDirty());
    }
}
