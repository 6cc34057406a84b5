package leapsmith.editor.app;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.reach.ReachControl;
import leapsmith.editor.reach.RepairProposals;

/** Which actions the current document allows, for menus and buttons. */
final class EditorState {
    private final BooleanProperty canUndo = new SimpleBooleanProperty(this, "canUndo");
    private final BooleanProperty canRedo = new SimpleBooleanProperty(this, "canRedo");
    private final BooleanProperty hasSelection = new SimpleBooleanProperty(this, "hasSelection");
    private final BooleanProperty hasFile = new SimpleBooleanProperty(this, "hasFile");
    private final BooleanProperty hasLastRun = new SimpleBooleanProperty();
    private final BooleanProperty hasChosenRun = new SimpleBooleanProperty();
    private final BooleanProperty hasReachRun = new SimpleBooleanProperty();
    private final BooleanProperty hasProvenGoal = new SimpleBooleanProperty();
    private final BooleanProperty canRepair = new SimpleBooleanProperty();
    private final BooleanProperty canFixProblem = new SimpleBooleanProperty();
    private final BooleanProperty hasChosenProblem = new SimpleBooleanProperty();
    private Subscription changes = () -> {};

    BooleanProperty canUndo() {
        return canUndo;
    }

    BooleanProperty canRedo() {
        return canRedo;
    }

    BooleanProperty hasSelection() {
        return hasSelection;
    }

    BooleanProperty hasFile() {
        return hasFile;
    }

    BooleanProperty hasLastRun() {
        return hasLastRun;
    }

    BooleanProperty hasChosenRun() {
        return hasChosenRun;
    }

    BooleanProperty hasReachRun() {
        return hasReachRun;
    }

    BooleanProperty hasProvenGoal() {
        return hasProvenGoal;
    }

    /** Whether repairs can be proposed, now or at the end of the search for reachable tiles. */
    BooleanProperty canRepair() {
        return canRepair;
    }

    BooleanProperty canFixProblem() {
        return canFixProblem;
    }

    BooleanProperty hasChosenProblem() {
        return hasChosenProblem;
    }

    void follow(OpenLevel level) {
        changes.unsubscribe();
        LevelDocument document = level.document();
        changes = document.addListener(change -> {
            if (!(change instanceof Change.LevelChanged it && it.delta().changesOnlyTiles())) {
                update(document);
            }
        });
        update(document);
        hasLastRun.bind(LevelParts.of(level).runs().layer().runProperty().isNotEqualTo(Timeline.NONE));
        hasReachRun.bind(LevelParts.of(level)
                .reach()
                .marks()
                .stateProperty()
                .map(reach -> reach.run().isPresent())
                .orElse(false));
        hasProvenGoal.bind(LevelParts.of(level)
                .reach()
                .marks()
                .stateProperty()
                .map(reach -> ReachControl.goal(reach).isPresent())
                .orElse(false));
        canRepair.bind(LevelParts.of(level)
                .reach()
                .marks()
                .stateProperty()
                .map(RepairProposals::isUseful)
                .orElse(false));
        canFixProblem.bind(LevelParts.of(level).problemsView().canFix());
        hasChosenProblem.bind(LevelParts.of(level).problemsView().hasSelected());
        hasChosenRun.bind(LevelParts.of(level).runs().model().chosenProperty().isNotNull());
    }

    private void update(LevelDocument document) {
        canUndo.set(document.history().canUndo());
        canRedo.set(document.history().canRedo());
        hasFile.set(document.file().isPresent());
        hasSelection.set(!document.selection().isEmpty());
    }
}
