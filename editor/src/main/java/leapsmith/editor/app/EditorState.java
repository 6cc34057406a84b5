package leapsmith.editor.app;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.looks.ThemeModel;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.reach.ReachControl;
import leapsmith.editor.reach.ReachState;
import leapsmith.editor.reach.RepairProposals;

/** Which actions the current document allows, for menus and buttons. */
final class EditorState {
    final BooleanProperty canUndo = new SimpleBooleanProperty(this, "canUndo");
    final BooleanProperty canRedo = new SimpleBooleanProperty(this, "canRedo");
    final BooleanProperty hasSelection = new SimpleBooleanProperty(this, "hasSelection");
    final BooleanProperty canCopy = new SimpleBooleanProperty(this, "canCopy");
    final BooleanProperty hasObjectSelection = new SimpleBooleanProperty(this, "hasObjectSelection");
    final BooleanProperty hasHidden = new SimpleBooleanProperty(this, "hasHidden");
    final BooleanProperty hasLocked = new SimpleBooleanProperty(this, "hasLocked");
    final BooleanProperty hasFile = new SimpleBooleanProperty(this, "hasFile");
    final BooleanProperty hasLastRun = new SimpleBooleanProperty();
    final BooleanProperty hasChosenRun = new SimpleBooleanProperty();
    final BooleanProperty hasReachRun = new SimpleBooleanProperty();
    final BooleanProperty hasProvenGoal = new SimpleBooleanProperty();
    /** Whether repairs can be proposed, now or at the end of the search for reachable tiles. */
    final BooleanProperty canRepair = new SimpleBooleanProperty();

    final BooleanProperty canFixProblem = new SimpleBooleanProperty();
    final BooleanProperty hasChosenProblem = new SimpleBooleanProperty();
    private Subscription changes = () -> {};

    void follow(OpenLevel level) {
        changes.unsubscribe();
        LevelDocument document = level.document();
        ThemeModel theme = level.part(ThemeModel.class);
        Subscription ofDocument = document.addListener(change -> {
            if (!(change instanceof Change.LevelChanged it && it.delta().changesOnlyTiles())) {
                update(document, theme);
            }
        });
        javafx.util.Subscription ofTheme = javafx.util.Subscription.combine(
                theme.undoesFirstProperty().subscribe(() -> update(document, theme)),
                theme.redoesFirstProperty().subscribe(() -> update(document, theme)));
        changes = () -> {
            ofDocument.unsubscribe();
            ofTheme.unsubscribe();
        };
        update(document, theme);
        LevelParts parts = LevelParts.of(level);
        ReadOnlyObjectProperty<ReachState> reach = parts.reach.marks().stateProperty();
        hasLastRun.bind(parts.runs.layer().runProperty().isNotEqualTo(Timeline.NONE));
        hasReachRun.bind(reach.map(found -> found.run().isPresent()).orElse(false));
        hasProvenGoal.bind(
                reach.map(found -> ReachControl.goal(found).isPresent()).orElse(false));
        canRepair.bind(reach.map(RepairProposals::isUseful).orElse(false));
        canFixProblem.bind(parts.problemsView.canFix());
        hasChosenProblem.bind(parts.problemsView.hasSelected());
        hasChosenRun.bind(parts.runs.model().chosenProperty().isNotNull());
    }

    private void update(LevelDocument document, ThemeModel theme) {
        canUndo.set(document.history().canUndo() || theme.undoesFirstProperty().get());
        canRedo.set(document.history().canRedo() || theme.redoesFirstProperty().get());
        hasFile.set(document.file().isPresent());
        hasSelection.set(!document.selection().isEmpty());
        canCopy.set(
                !document.selection().isEmpty() && document.selection().decal().isEmpty());
        hasObjectSelection.set(document.selection().size() > 0);
        hasHidden.set(!document.flags().hidden().isEmpty());
        hasLocked.set(!document.flags().locked().isEmpty());
    }
}
