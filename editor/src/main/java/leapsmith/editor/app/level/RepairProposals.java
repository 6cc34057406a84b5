package leapsmith.editor.app.level;

import java.util.Optional;
import javafx.application.Platform;
import javafx.util.Subscription;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.play.LevelRepairs;
import leapsmith.editor.play.ReachState;
import leapsmith.editor.play.RepairState;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.canvas.LevelCanvas;
import leapsmith.editor.view.canvas.PointerPlace;
import leapsmith.editor.view.panel.LongWork;
import leapsmith.editor.view.panel.LongWorks;
import leapsmith.editor.view.panel.RepairsModel;
import leapsmith.levels.check.Problem;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.Verdict;

/** Proposes repairs for the goals of a level that the player doesn't reach, and previews them in the canvas. */
public final class RepairProposals {
    private final Texts texts;
    private final LevelDocument document;
    private final LevelCanvas canvas;
    private final LongWorks works;
    private final LevelRepairs search;
    private final RepairsModel model;
    private final Subscription preview;
    /** Null while nothing is searched. */
    private LongWork work;

    RepairProposals(Texts texts, LevelDocument document, LevelCanvas canvas, LongWorks works) {
        this.texts = texts;
        this.document = document;
        this.canvas = canvas;
        this.works = works;
        model = new RepairsModel(document);
        search = new LevelRepairs(document, Platform::runLater, this::show);
        preview = model.previewedProperty().subscribe(canvas::showRepair);
    }

    RepairsModel model() {
        return model;
    }

    /** Whether the search for reachable tiles didn't reach a goal. */
    public static boolean isUseful(ReachState reach) {
        return !reach.isSearching()
                && reach.map().filter(RepairProposals::hasOpenGoal).isPresent();
    }

    private static boolean hasOpenGoal(ReachMap map) {
        return map.goals().stream().anyMatch(RepairProposals::isOpen);
    }

    private static boolean isOpen(GoalReach goal) {
        return goal.verdict() != Verdict.PROVEN;
    }

    /** Proposes repairs for the goal of a problem, or else for that under the pointer, or else for the first open one. */
    public boolean propose(Optional<Problem> problem) {
        Optional<LevelObject> goal = problem.flatMap(this::openGoal)
                .or(this::openGoalUnderPointer)
                .or(() -> open().flatMap(map -> map.goals().stream()
                        .filter(RepairProposals::isOpen)
                        .findFirst()
                        .flatMap(it -> document.level().object(it.id()))));
        goal.ifPresent(this::propose);
        return goal.isPresent();
    }

    private void propose(LevelObject goal) {
        endWork();
        LongWork begun = works.begin(texts.get("repair.title", goal.id()), () -> {});
        work = begun;
        search.propose(goal, canvas.reachProperty().get().start(), begun::report);
    }

    /** Drops the repairs. */
    void close() {
        search.clear();
    }

    /** Whether more repairs may follow. */
    public boolean isSearching() {
        return model.stateProperty().get().isSearching();
    }

    /** Leaves the preview; false if there is none. */
    public boolean leavePreview() {
        return model.leavePreview();
    }

    private void show(RepairState state) {
        if (!state.isSearching()) {
            endWork();
        }
        model.show(state);
    }

    private void endWork() {
        if (work != null) {
            works.end(work);
            work = null;
        }
    }

    private Optional<ReachMap> open() {
        return canvas.reachProperty().get().map();
    }

    private Optional<LevelObject> openGoal(Problem problem) {
        return Optional.ofNullable(problem.objectId())
                .filter(id -> open().stream()
                        .flatMap(map -> map.goals().stream())
                        .anyMatch(goal -> goal.id().equals(id) && isOpen(goal)))
                .flatMap(document.level()::object);
    }

    private Optional<LevelObject> openGoalUnderPointer() {
        PointerPlace place = canvas.pointer().get();
        return place == null
                ? Optional.empty()
                : open().stream()
                        .flatMap(map -> map.goals().stream())
                        .filter(RepairProposals::isOpen)
                        .flatMap(goal -> document.level().object(goal.id()).stream())
                        .filter(goal -> goal.contains(place.x(), place.y()))
                        .findFirst();
    }

    void dispose() {
        preview.unsubscribe();
        endWork();
        search.close();
    }
}
