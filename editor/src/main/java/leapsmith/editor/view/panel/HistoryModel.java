package leapsmith.editor.view.panel;

import java.util.List;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.Message;
import leapsmith.editor.model.Subscription;

/** The steps of a document's history as a list, from the oldest, and which of the states between them is there. */
public final class HistoryModel {
    private final LevelDocument document;
    private final Subscription subscription;
    private final ObservableList<Message> steps = FXCollections.observableArrayList();
    private final ObservableList<Message> shown = FXCollections.unmodifiableObservableList(steps);
    private final ReadOnlyIntegerWrapper index = new ReadOnlyIntegerWrapper(this, "index");

    /**
     * The history of a document.
     *
     * @param soon runs what it is given on this thread, after what goes on now
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

    /** The names of the steps. */
    public ObservableList<Message> steps() {
        return shown;
    }

    /** How many of the steps are done now. */
    public ReadOnlyIntegerProperty indexProperty() {
        return index.getReadOnlyProperty();
    }

    /** Undoes or redoes until so many steps are done. */
    public void goTo(int steps) {
        document.goTo(steps);
    }

    /** Hears no more of the document. */
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
