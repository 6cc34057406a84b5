package leapsmith.editor.app;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import leapsmith.editor.app.level.OpenLevel;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.play.Timeline;

/** Which actions the open document allows, for menus and buttons. */
final class EditorState {
    private final BooleanProperty canUndo = new SimpleBooleanProperty(this, "canUndo");
    private final BooleanProperty canRedo = new SimpleBooleanProperty(this, "canRedo");
    private final BooleanProperty hasSelection = new SimpleBooleanProperty(this, "hasSelection");
    private final BooleanProperty dirty = new SimpleBooleanProperty(this, "dirty");
    private final BooleanProperty hasLastRun = new SimpleBooleanProperty();
    private final BooleanProperty hasChosenRun = new SimpleBooleanProperty();

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

    /** Whether there is a last run. */
    BooleanProperty hasLastRun() {
        return hasLastRun;
    }

    /** Whether a kept run is chosen. */
    BooleanProperty hasChosenRun() {
        return hasChosenRun;
    }

    /** Follows the runs of another level. */
    void follow(OpenLevel level) {
        hasLastRun.bind(level.canvas().runProperty().isNotEqualTo(Timeline.NONE));
        hasChosenRun.bind(level.runsModel().chosenProperty().isNotNull());
    }

    /** Updates after a change of the document. */
    void update(LevelDocument document, Change change) {
        if (!(change instanceof Change.TilesChanged)) {
            update(document);
        }
    }

    /** Updates for another document. */
    void update(LevelDocument document) {
        canUndo.set(document.history().canUndo());
        canRedo.set(document.history().canRedo());
        hasSelection.set(!document.selection().isEmpty());
        dirty.set(document.isDirty());
    }
}
