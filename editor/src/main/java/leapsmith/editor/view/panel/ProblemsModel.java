package leapsmith.editor.view.panel;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.Subscription;
import leapsmith.levels.check.LevelCheck;
import leapsmith.levels.check.Problem;
import leapsmith.levels.model.Level;

/**
 * What the checks find in a document, kept up while it changes. A level is a value, so the checks run on another
 * thread on the level as it is then; while they run, later levels wait, and of those only the last is checked.
 */
public final class ProblemsModel {
    private final LevelDocument document;
    private final Executor background;
    private final Executor back;
    private final Subscription subscription;
    private final AtomicReference<Level> waiting = new AtomicReference<>();
    private final ObservableList<Problem> problems = FXCollections.observableArrayList();
    private final ObservableList<Problem> shown = FXCollections.unmodifiableObservableList(problems);

    /**
     * The problems of a document.
     *
     * @param background runs the checks, one after the other
     * @param back runs what it is given on the thread of the document
     */
    public ProblemsModel(LevelDocument document, Executor background, Executor back) {
        this.document = document;
        this.background = background;
        this.back = back;
        this.subscription = document.addListener(change -> {
            if (change instanceof Change.OfLevel) {
                check();
            }
        });
        check();
    }

    /** The findings in the order of the checks; one check behind at most. */
    public ObservableList<Problem> problems() {
        return shown;
    }

    /** Hears no more of the document. */
    public void dispose() {
        subscription.unsubscribe();
    }

    private void check() {
        if (waiting.getAndSet(document.level()) == null) {
            background.execute(this::checkNewest);
        }
    }

    private void checkNewest() {
        Level level = waiting.getAndSet(null);
        if (level == null) {
            return;
        }
        List<Problem> found = LevelCheck.check(level);
        back.execute(() -> {
            if (!found.equals(problems)) {
                problems.setAll(found);
            }
        });
    }
}
