package leapsmith.editor.view.panel;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import leapsmith.editor.edit.ProblemEdits;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.play.ProposedRepair;
import leapsmith.editor.play.RepairState;

/** The repairs that are proposed for a document, and the one that is previewed in the canvas. */
public final class RepairsModel {
    private final LevelDocument document;
    private final ObservableList<ProposedRepair> repairs = FXCollections.observableArrayList();
    private final ObservableList<ProposedRepair> shownRepairs = FXCollections.unmodifiableObservableList(repairs);
    private final ReadOnlyObjectWrapper<RepairState> state =
            new ReadOnlyObjectWrapper<>(this, "state", RepairState.OFF);
    private final ReadOnlyObjectWrapper<ProposedRepair> chosen = new ReadOnlyObjectWrapper<>(this, "chosen");
    private final ReadOnlyObjectWrapper<ProposedRepair> previewed = new ReadOnlyObjectWrapper<>(this, "previewed");
    private ProposedRepair pointed;
    /** Whether the user has chosen a repair or left the preview; until then the best one is chosen. */
    private boolean isDecided;

    public RepairsModel(LevelDocument document) {
        this.document = document;
    }

    /** Shows what was found. The best repair is chosen until the user chooses one. */
    public void show(RepairState newState) {
        if (!newState.aim().equals(state.get().aim()) || newState.repairs().isEmpty()) {
            isDecided = false;
        }
        state.set(newState);
        ProposedRepair before = chosen.get();
        ProposedRepair pointedBefore = pointed;
        if (!newState.repairs().equals(repairs)) {
            // No row is chosen meanwhile, as the list view would choose another one.
            select(null);
            repairs.setAll(newState.repairs());
        }
        ProposedRepair best = repairs.isEmpty() ? null : repairs.get(0);
        select(isDecided ? nowOf(before) : best);
        pointAt(nowOf(pointedBefore));
    }

    /** The same change with its latest odds; null if it isn't proposed any more. */
    private ProposedRepair nowOf(ProposedRepair before) {
        return repairs.stream()
                .filter(it -> it.isSameChange(before))
                .findFirst()
                .orElse(null);
    }

    public ReadOnlyObjectProperty<RepairState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** The repairs found so far, the best first. */
    public ObservableList<ProposedRepair> repairs() {
        return shownRepairs;
    }

    /** The repair that {@link #apply} applies; null for none. */
    public ReadOnlyObjectProperty<ProposedRepair> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /** The repair under the pointer, or else the chosen one; null for none. */
    public ReadOnlyObjectProperty<ProposedRepair> previewedProperty() {
        return previewed.getReadOnlyProperty();
    }

    /** Chooses a repair, which may be null for none. */
    public void choose(ProposedRepair repair) {
        if (repair != chosen.get()) {
            isDecided = true;
            select(repair);
        }
    }

    private void select(ProposedRepair repair) {
        chosen.set(repair);
        preview();
    }

    /** Previews a repair while the pointer is over it; null for none. */
    public void pointAt(ProposedRepair repair) {
        pointed = repair;
        preview();
    }

    /** Leaves the preview; false if there is none. */
    public boolean leavePreview() {
        if (previewed.get() == null) {
            return false;
        }
        isDecided = true;
        pointed = null;
        select(null);
        return true;
    }

    /** Applies the chosen repair as one step. */
    public void apply() {
        if (chosen.get() != null) {
            document.apply(ProblemEdits.repairing(chosen.get().repair().change(), document.level()));
        }
    }

    private void preview() {
        previewed.set(pointed != null ? pointed : chosen.get());
    }
}
