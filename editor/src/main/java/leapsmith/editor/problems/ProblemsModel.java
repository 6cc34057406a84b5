package leapsmith.editor.problems;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.ProblemEdits;
import leapsmith.editor.document.Subscription;
import leapsmith.levels.check.LevelCheck;
import leapsmith.levels.check.Problem;
import leapsmith.levels.image.Themes;
import leapsmith.levels.model.Level;

/**
 * The problems of a document, updated while it changes. A level is immutable, so the checks run on another thread. If
 * the level changes several times during a check, only the last state is checked next.
 */
public final class ProblemsModel {
    private final LevelDocument document;
    private final Executor background;
    private final Executor back;
    private final Subscription subscription;
    private final AtomicReference<Level> waiting = new AtomicReference<>();
    /** The theme of the level, which other threads read. */
    private volatile Themes.Loaded theme = Themes.Loaded.NONE;

    private List<Problem> checked = List.of();
    private List<Problem> ofReach = List.of();
    private final ObservableList<Problem> problems = FXCollections.observableArrayList();
    private final ObservableList<String> ignored = FXCollections.observableArrayList();
    /** The rules that are not checked in this level. */
    final ObservableList<String> shownIgnored = FXCollections.unmodifiableObservableList(ignored);

    private final ObservableList<Problem> shown = FXCollections.unmodifiableObservableList(problems);

    /**
     * The problems of a document.
     *
     * @param background runs the checks one at a time
     * @param back runs tasks on the thread of the document
     */
    public ProblemsModel(LevelDocument document, Executor background, Executor back) {
        this.document = document;
        this.background = background;
        this.back = back;
        this.subscription = document.addListener(change -> {
            if (change instanceof Change.LevelChanged) {
                check();
            }
        });
        check();
    }

    /** The problems, the most severe first; at most one check behind. */
    public ObservableList<Problem> problems() {
        return shown;
    }

    /** Checks the level again with its theme. */
    public void useTheme(Themes.Loaded loaded) {
        theme = loaded;
        check();
    }

    /** Shows these problems besides those of the checks: what a search for a way to the goals has found. */
    public void showOfReach(List<Problem> found) {
        ofReach = List.copyOf(found);
        show();
    }

    /**
     * Solves a problem, if it has a fix, as one step.
     *
     * @param nearX where new objects are wanted, in level px
     * @param nearY where new objects are wanted, in level px
     */
    public void fix(Problem problem, double nearX, double nearY) {
        problem.finding()
                .fix()
                .ifPresent(fix -> document.apply(ProblemEdits.fixing(fix, document.level(), nearX, nearY)));
    }

    public void ignore(String rule) {
        document.apply(ProblemEdits.checking(rule, false, document.level()));
    }

    public void checkAgain(String rule) {
        document.apply(ProblemEdits.checking(rule, true, document.level()));
    }

    public void dispose() {
        subscription.unsubscribe();
    }

    private void check() {
        List<String> off = List.copyOf(document.level().checks().off());
        if (!off.equals(ignored)) {
            ignored.setAll(off);
        }
        if (waiting.getAndSet(document.level()) == null) {
            background.execute(this::checkNewest);
        }
    }

    private void checkNewest() {
        Level level = waiting.getAndSet(null);
        if (level == null) {
            return;
        }
        Themes.Loaded now = theme;
        List<Problem> found = LevelCheck.check(level, now.look(), now.findings());
        back.execute(() -> {
            checked = found;
            show();
        });
    }

    private void show() {
        List<Problem> all = Stream.concat(checked.stream(), ofReach.stream())
                .sorted(Comparator.comparing(Problem::severity))
                .toList();
        if (!all.equals(problems)) {
            problems.setAll(all);
        }
    }
}
