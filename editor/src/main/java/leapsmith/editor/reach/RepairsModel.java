package leapsmith.editor.reach;

import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.ProblemEdits;
import leapsmith.levels.model.Message;
import leapsmith.levels.reach.repair.RepairChange;

/** The repairs that are proposed for a document, and the one that is previewed in the canvas. */
public final class RepairsModel {
    private final LevelDocument document;
    private final Consumer<RepairChange> reveal;
    private final Consumer<Message> say;
    private final ObservableList<ProposedRepair> repairs = FXCollections.observableArrayList();
    /** The repairs found so far, the best first. */
    final ObservableList<ProposedRepair> shownRepairs = FXCollections.unmodifiableObservableList(repairs);

    private final ReadOnlyObjectWrapper<RepairState> state =
            new ReadOnlyObjectWrapper<>(this, "state", RepairState.OFF);
    private final ReadOnlyObjectWrapper<ProposedRepair> chosen = new ReadOnlyObjectWrapper<>(this, "chosen");
    private final ReadOnlyObjectWrapper<ProposedRepair> previewed = new ReadOnlyObjectWrapper<>(this, "previewed");
    private ProposedRepair pointed;
    /** What was proposed and chosen before the level changed; it is chosen again when the change is undone. */
    private RepairState withdrawn = RepairState.OFF;

    private ProposedRepair chosenOfWithdrawn;
    private boolean isShown = true;
    /** Whether the user has chosen a repair or left the preview; until then the best one is chosen. */
    private boolean isDecided;

    /**
     * The repairs of a document, none at first.
     *
     * @param reveal brings the place of a change into view
     */
    RepairsModel(LevelDocument document, Consumer<RepairChange> reveal, Consumer<Message> say) {
        this.document = document;
        this.reveal = reveal;
        this.say = say;
    }

    /** Shows what was found. The best repair is chosen until the user chooses one. */
    void show(RepairState newState) {
        if (newState.aim().isEmpty() && state.get().aim().isPresent()) {
            withdrawn = state.get();
            chosenOfWithdrawn = isDecided ? chosen.get() : null;
        }
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
        if (!isDecided && newState.aim().equals(withdrawn.aim()) && nowOf(chosenOfWithdrawn) != null) {
            isDecided = true;
            select(nowOf(chosenOfWithdrawn));
        }
    }

    /** The same change with its latest odds; null if it isn't proposed any more. */
    private ProposedRepair nowOf(ProposedRepair before) {
        return repairs.stream()
                .filter(it -> it.isSameChange(before))
                .findFirst()
                .orElse(null);
    }

    ReadOnlyObjectProperty<RepairState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** The repair that is selected in the list; null for none. */
    ReadOnlyObjectProperty<ProposedRepair> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /**
     * The repair that {@link #apply} applies: the one that was chosen or that the pointer moved over, whichever was the
     * latest; null for none, and while the list isn't shown.
     */
    public ReadOnlyObjectProperty<ProposedRepair> previewedProperty() {
        return previewed.getReadOnlyProperty();
    }

    /** Chooses a repair, which may be null for none, and previews it even if the pointer is over another one. */
    void choose(ProposedRepair repair) {
        if (repair != chosen.get()) {
            isDecided = true;
            pointed = null;
            select(repair);
            reveal();
        }
    }

    /** Brings the chosen repair into view, if there is one. */
    void reveal() {
        if (chosen.get() != null) {
            reveal.accept(chosen.get().repair().change());
        }
    }

    private void select(ProposedRepair repair) {
        chosen.set(repair);
        preview();
    }

    /** Previews a repair that the pointer moves over; null for the chosen one. */
    void pointAt(ProposedRepair repair) {
        pointed = repair;
        preview();
    }

    /** Sets whether the list of repairs is shown; otherwise none is previewed. */
    public void setShown(boolean shown) {
        isShown = shown;
        preview();
    }

    /** Leaves the preview; false if there is none. */
    boolean leavePreview() {
        if (previewed.get() == null) {
            return false;
        }
        isDecided = true;
        pointed = null;
        select(null);
        return true;
    }

    void apply() {
        ProposedRepair applied = previewed.get();
        if (applied != null) {
            isDecided = true;
            select(applied);
            RepairChange change = applied.repair().change();
            Message description = RepairText.of(change);
            if (document.apply(ProblemEdits.repairing(description, change))) {
                say.accept(Message.of("repair.applied", description));
            }
        }
    }

    private void preview() {
        ProposedRepair latest = pointed != null ? pointed : chosen.get();
        previewed.set(isShown ? latest : null);
    }
}
