package leapsmith.editor.inspector;

import java.util.List;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.ui.Coalesced;
import leapsmith.levels.model.Message;

/** The steps of a document's history as a list, the oldest first, and the current position in it. */
public final class HistoryModel {
    private final LevelDocument document;
    private final Subscription subscription;
    private final ObservableList<Message> steps = FXCollections.observableArrayList();
    private final ObservableList<Message> shown = FXCollections.unmodifiableObservableList(steps);
    private final ReadOnlyIntegerWrapper index = new ReadOnlyIntegerWrapper(this, "index");

    /**
     * The history of a document.
     *
     * @param soon runs tasks later on this thread
     */
    public HistoryModel(LevelDocument document, Executor soon) {
        this.document = document;
        Coalesced update = new Coalesced(soon, this::update);
        update();
        this.subscription = document.addListener(change -> {
            if (change instanceof Change.HistoryChanged) {
                update.ask();
            }
        });
    }

    public ObservableList<Message> steps() {
        return shown;
    }

    /** The number of steps done. */
    public ReadOnlyIntegerProperty indexProperty() {
        return index.getReadOnlyProperty();
    }

    /** Undoes or redoes until this number of steps is done. */
    public void goTo(int steps) {
        document.goTo(steps);
    }

    public void dispose() {
        subscription.unsubscribe();
    }

    private void update() {
        List<Message> now = document.history().names();
        if (!now.equals(steps)) {
            steps.setAll(now);
        }
        index.set(document.history().index());
    }
}
