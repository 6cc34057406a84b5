package leapsmith.editor.reach;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.util.Subscription;
import leapsmith.editor.canvas.LevelCanvas;
import leapsmith.editor.canvas.PointerPlace;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.check.Problem;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.SoftLock;

/**
 * Proposes repairs for the goals of a level that the player doesn't reach and for soft locks, and previews them in the
 * canvas.
 */
public final class RepairProposals {
    private final Texts texts;
    private final LevelDocument document;
    private final LevelCanvas canvas;
    private final ReachMarksLayer marks;
    private final ReachFeature.Work work;
    private final LevelRepairs search;
    private final RepairsModel model;
    private final Subscription subscriptions;
    private final Consumer<Message> say;
    private final Runnable whenProposed;
    /** What was searched last. */
    private RepairState searched = RepairState.OFF;
    /** Whether repairs are proposed when the search for what is reached has ended. */
    private boolean isWaiting;
    /** The problem that they are for. */
    private Optional<Problem> waitingProblem = Optional.empty();
    /** Where the pointer was when they were wanted; null if it was outside the canvas. */
    private PointerPlace waitingPlace;
    /**
     * The repairs of a document, none at first.
     *
     * @param whenProposed runs when a search for repairs has begun
     */
    RepairProposals(
            WindowContext window,
            LevelDocument document,
            LevelCanvas canvas,
            ReachMarksLayer marks,
            Runnable whenProposed) {
        texts = window.texts();
        this.document = document;
        this.canvas = canvas;
        this.marks = marks;
        say = window.say();
        this.whenProposed = whenProposed;
        RepairLayer layer = new RepairLayer(canvas, texts);
        model = new RepairsModel(document, layer::reveal, say);
        work = new ReachFeature.Work(
                window.works(), () -> RepairText.title(texts, searched.aim().orElseThrow()), () -> {});
        search = new LevelRepairs(document, Platform::runLater, this::show, work::report);
        subscriptions = Subscription.combine(
                model.previewedProperty().subscribe(repair -> {
                    marks.setRunHidden(repair != null);
                    layer.show(repair);
                }),
                marks.stateProperty().subscribe(this::reachChanged));
    }

    public RepairsModel model() {
        return model;
    }

    /** Whether the search for reachable tiles found something to repair, or may find it until its end. */
    public static boolean isUseful(ReachState reach) {
        return reach.isSearching()
                || openGoals(reach).findAny().isPresent()
                || !reach.findings().softLocks().isEmpty();
    }

    /** The ids of the goals that can't be reached without a change, as far as is known. */
    private static Stream<String> openGoals(ReachState reach) {
        return reach.map().stream()
                .flatMap(map -> map.goals().stream())
                .filter(GoalReach::needsChange)
                .map(GoalReach::id);
    }

    /** Whether a problem is that of a soft lock, or of a goal that can't be reached without a change, as far as is known. */
    public boolean canRepair(Problem problem) {
        return ReachProblems.isOfSoftLock(problem)
                || openGoal(problem, marks.stateProperty().get()).isPresent();
    }

    /** The id of the goal of a problem, if it can't be reached without a change. */
    private static Optional<String> openGoal(Problem problem, ReachState reach) {
        return openGoals(reach)
                .filter(id -> ReachProblems.isOfGoal(problem) && id.equals(problem.objectId()))
                .findFirst();
    }

    /**
     * Proposes repairs for the goal or the soft lock of a problem, or else for what is under the pointer, or else for the
     * first goal that isn't reached, or else for the first soft lock. While it isn't known yet what is reached, they are
     * proposed at the end of that search.
     */
    public void propose(Optional<Problem> problem) {
        ReachState reach = marks.stateProperty().get();
        if (reach.isSearching()) {
            isWaiting = true;
            waitingProblem = problem;
            waitingPlace = canvas.pointer().get();
            say.accept(Message.of("repair.waiting"));
        } else {
            propose(problem, canvas.pointer().get(), reach);
        }
    }

    private void reachChanged(ReachState reach) {
        if (isWaiting && !reach.isSearching()) {
            isWaiting = false;
            if (reach.isOn() && !propose(waitingProblem, waitingPlace, reach)) {
                say.accept(Message.of("repair.nothing"));
            }
        }
    }

    private boolean propose(Optional<Problem> problem, PointerPlace pointer, ReachState reach) {
        Predicate<LevelObject> isUnderPointer = goal -> pointer != null && goal.contains(pointer.x(), pointer.y());
        return problem.filter(it -> propose(it, reach)).isPresent()
                || proposeFirst(openGoals(reach)
                        .filter(id -> objectOf(id).filter(isUnderPointer).isPresent()))
                || pointer != null && proposeAt(pointer.column(), pointer.row(), reach)
                || proposeFirst(openGoals(reach))
                || reach.findings().softLocks().stream().anyMatch(lock -> proposeWayOut(lock, reach));
    }

    /** Proposes repairs for a goal; does nothing if the player reaches it, or there is none with this id. */
    void proposeForGoal(String goalId) {
        proposeFirst(openGoals(marks.stateProperty().get()).filter(goalId::equals));
    }

    private boolean propose(Problem problem, ReachState reach) {
        return proposeFirst(openGoal(problem, reach).stream())
                || ReachProblems.isOfSoftLock(problem) && proposeAt(problem.column(), problem.row(), reach);
    }

    private boolean proposeFirst(Stream<String> goalIds) {
        Optional<LevelObject> goal =
                goalIds.flatMap(id -> objectOf(id).stream()).findFirst();
        goal.ifPresent(it -> {
            work.show(false);
            ReachState reach = marks.stateProperty().get();
            search.propose(it, reach.start(), reach.map().map(ReachMap::goals).orElse(List.of()));
            begun();
        });
        return goal.isPresent();
    }

    private boolean proposeAt(int column, int row, ReachState reach) {
        return reach.findings().softLocks().stream()
                .anyMatch(lock -> lock.isShownAt(document.level(), column, row) && proposeWayOut(lock, reach));
    }

    private boolean proposeWayOut(SoftLock lock, ReachState reach) {
        work.show(false);
        boolean isBegun =
                reach.map().filter(map -> search.proposeWayOut(map, lock)).isPresent();
        if (isBegun) {
            begun();
        }
        return isBegun;
    }

    private void begun() {
        isWaiting = false;
        whenProposed.run();
    }

    private Optional<LevelObject> objectOf(String id) {
        return document.level().object(id);
    }

    /**
     * Sets how exactly players press buttons, for the odds of the repairs.
     *
     * @param spread the standard deviation of each press and release, in ticks at 60 ticks per second
     */
    public void setTiming(double spread) {
        search.setTiming(spread);
    }

    public void close() {
        search.clear();
    }

    public boolean isSearching() {
        return model.stateProperty().get().isSearching();
    }

    /** Leaves the preview; false if there is none. */
    public boolean leavePreview() {
        return model.leavePreview();
    }

    private void show(RepairState state) {
        searched = state;
        work.show(state.isSearching());
        model.show(state);
    }

    void dispose() {
        subscriptions.unsubscribe();
        work.show(false);
        search.close();
    }
}
