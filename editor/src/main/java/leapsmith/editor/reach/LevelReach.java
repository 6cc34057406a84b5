package leapsmith.editor.reach;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.MovementVariant;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.play.WhatIfThread;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.play.Trail;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ground.LevelGround;

/**
 * What the player of a document can reach, and the run to what is under the pointer. While it is on, the level is
 * searched again in the background after each change. Belongs to the thread of the document.
 */
public final class LevelReach implements AutoCloseable {
    /** Limit of the states that are kept of the run to the pointer; low, because each run is computed once. */
    private static final long WHAT_IF_BYTES = 2L << 20;

    private final LevelDocument document;
    private final Executor soon;
    private final Consumer<ReachState> listener;
    private final DoubleConsumer progress;
    private final Subscription changes;
    /** Null while it was never on. */
    private ReachThread searches;

    private WhatIfThread runs;
    private ReachState state = ReachState.OFF;
    /** The result of a search that ended before it was switched off; null if there is none. */
    private ReachState earlier;

    private Optional<StartPoint> start = Optional.empty();
    private Optional<MovementVariant> variant = Optional.empty();
    private TileRegion view = TileRegion.EMPTY;
    private TileRegion searchedView = TileRegion.EMPTY;
    /** Whether the user ended the latest search. */
    private boolean isStopped;
    /** The tile under the pointer; there may be no such tile in the level. */
    private int column = -1;

    private int row = -1;

    /**
     * Starts switched off.
     *
     * @param soon runs tasks later, on the thread of the document
     * @param progress receives how much of a search is done, 0 to 1, on another thread
     */
    LevelReach(LevelDocument document, Executor soon, Consumer<ReachState> listener, DoubleConsumer progress) {
        this.document = document;
        this.soon = Objects.requireNonNull(soon);
        this.listener = Objects.requireNonNull(listener);
        this.progress = Objects.requireNonNull(progress);
        changes = document.addListener(this::documentChanged);
    }

    public ReachState state() {
        return state;
    }

    /** Switches the search on or off. A result that is still that of the level is shown again. */
    void setOn(boolean on) {
        if (on && !state.isOn()) {
            if (isResultOfLevel(earlier) && earlier.start().equals(start) && isWithVariant(earlier.comparison())) {
                state = earlier;
                findRun(earlier.map().orElseThrow());
            } else {
                begin();
            }
            earlier = null;
        } else if (!on && state.isOn()) {
            earlier = isResultOfLevel(state) ? state : null;
            searches.cancel();
            runs.cancel();
            show(ReachState.OFF);
        }
    }

    /** Whether a search ended with a state, in a level that differs from that of the document by its name at most. */
    private boolean isResultOfLevel(ReachState result) {
        return result != null
                && result.phase() == ReachState.Phase.ENDED
                && result.map()
                        .map(map -> map.level().withName(document.level().name()))
                        .filter(document.level()::equals)
                        .isPresent();
    }

    /**
     * Sets the start of the search, also for when it is switched on later.
     *
     * @param newStart where the player starts, if not at its place in the level
     */
    void startAt(Optional<StartPoint> newStart) {
        if (newStart.equals(start)) {
            return;
        }
        start = newStart;
        if (state.isOn()) {
            begin();
        }
    }

    /**
     * Sets a movement whose reach is compared, also for when the search is switched on later.
     *
     * @param newVariant empty for none
     */
    void compareWith(Optional<MovementVariant> newVariant) {
        if (newVariant.equals(variant)) {
            return;
        }
        variant = newVariant;
        if (state.isOn()) {
            askAgain();
        }
    }

    /**
     * Sets the part of the level that long searches find out first, from the next one on. A level so large that only what
     * is around the view was searched is searched again once the middle of the view is outside of the one before.
     *
     * @param left in level pixels
     * @param top in level pixels
     * @param width in level pixels
     * @param height in level pixels
     */
    void viewAt(double left, double top, double width, double height) {
        view = document.level().tilesUnder(left, top, width, height);
        boolean isElsewhere = !searchedView.contains(view.column() + view.columns() / 2, view.row() + view.rows() / 2);
        if (state.phase() == ReachState.Phase.AROUND_VIEW && isElsewhere && !view.isEmpty()) {
            askAgain();
        }
    }

    /** Ends a search that takes long; what it has found stays shown. */
    void stop() {
        if (state.isSearching()) {
            isStopped = true;
            searches.stop();
        }
    }

    private void askAgain() {
        isStopped = false;
        show(state.outdated());
        ask();
    }

    private void begin() {
        if (searches == null) {
            searches = new ReachThread(
                    answer -> soon.execute(() -> found(answer)), () -> soon.execute(this::searchFailed), progress);
            runs = new WhatIfThread(
                    document.memory().share(0, WHAT_IF_BYTES), answer -> soon.execute(() -> trailFound(answer)));
        }
        isStopped = false;
        show(ReachState.searching(start));
        ask();
    }

    private void ask() {
        searchedView = view;
        searches.ask(document.level(), state.start(), variant, view);
    }

    /**
     * Sets the tile under the pointer. The run ends at the goal there, or else on this tile or the ground below it.
     *
     * @param newColumn may lie outside the level
     * @param newRow may lie outside the level
     */
    void pointAt(int newColumn, int newRow) {
        if (newColumn != column || newRow != row) {
            column = newColumn;
            row = newRow;
            state.map().ifPresent(this::findRun);
        }
    }

    @Override
    public void close() {
        changes.unsubscribe();
        if (searches != null) {
            searches.close();
            runs.close();
        }
    }

    private void documentChanged(Change change) {
        if (!(change instanceof Change.LevelChanged)) {
            return;
        }
        if (state.isOn() && !isResultOfLevel(state)) {
            askAgain();
        }
        if (!isResultOfLevel(earlier)) {
            // Frees its memory.
            earlier = null;
        }
    }

    private void found(ReachThread.Answer answer) {
        if (!state.isOn() || !answer.start().equals(state.start())) {
            return;
        }
        state = state.withResult(answer.result(), isLatest(answer) ? ended(answer) : ReachState.Phase.SEARCHING);
        findRun(answer.result().map());
    }

    /** Whether no other answer follows. */
    private boolean isLatest(ReachThread.Answer answer) {
        return answer.isFinal()
                && answer.level() == document.level()
                && isWithVariant(answer.result().comparison());
    }

    /** Whether a comparison is with the movement that is wanted; none if none is. */
    private boolean isWithVariant(Optional<ReachComparison> comparison) {
        return comparison.map(ReachComparison::variant).equals(variant);
    }

    private void searchFailed() {
        if (state.isSearching()) {
            show(state.stopped());
        }
    }

    private ReachState.Phase ended(ReachThread.Answer answer) {
        if (answer.result().map().isComplete()) {
            return ReachState.Phase.ENDED;
        }
        return isStopped
                ? ReachState.Phase.STOPPED
                : answer.aroundView() ? ReachState.Phase.AROUND_VIEW : ReachState.Phase.ENDED;
    }

    private void findRun(ReachMap map) {
        Optional<ReachRun> run = runToGoal(map)
                .or(() -> runToPlatform(map.level()))
                .or(() -> runToTile(map))
                .map(this::withKnownTrail);
        show(state.withRun(run));
        run.ifPresent(it -> runs.ask(List.of(it.recording()), map.level()));
    }

    /** The run with the trail of the shown run, if that has the same target, until the new one is computed. */
    private ReachRun withKnownTrail(ReachRun run) {
        return state.run()
                .filter(known -> known.target().equals(run.target()))
                .map(known -> run.withTrail(known.trail()))
                .orElse(run);
    }

    private Optional<ReachRun> runToGoal(ReachMap map) {
        Level level = map.level();
        return map.goals().stream()
                .filter(goal -> isUnderPointer(goal.goal(), level))
                .flatMap(goal -> goal.run().stream())
                .flatMap(run -> state.proofs().stream()
                        .filter(proof -> proof.run() == run)
                        .map(ReachRun::of))
                .findFirst();
    }

    private boolean isUnderPointer(LevelObject zone, Level level) {
        return level.tilesUnder(zone.x(), zone.y(), zone.width(), zone.height()).contains(column, row);
    }

    /** The run to a platform whose place in the level is under or right below the pointer. */
    private Optional<ReachRun> runToPlatform(Level level) {
        return state.marks().platforms().stream()
                .filter(platform -> level.object(platform.id())
                        .map(it -> level.tilesUnder(it.x(), it.y(), it.width(), it.height()))
                        .filter(tiles -> tiles.contains(column, row) || tiles.contains(column, row + 1))
                        .isPresent())
                .map(platform -> new ReachRun(
                        new ReachRun.OfPlatform(platform.id(), platform.jumps()), platform.run(), Trail.EMPTY))
                .findFirst();
    }

    private Optional<ReachRun> runToTile(ReachMap map) {
        OptionalInt ground = LevelGround.of(map.level()).rowBelow(column, row);
        if (ground.isEmpty()) {
            return Optional.empty();
        }
        return map.runTo(column, ground.getAsInt()).map(run -> {
            int jumps = map.jumpsTo(column, ground.getAsInt()).orElseThrow();
            return new ReachRun(new ReachRun.OfTile(column, ground.getAsInt(), jumps), run, Trail.EMPTY);
        });
    }

    private void trailFound(WhatIfThread.Answer answer) {
        PlayRecording recording = answer.run();
        state.run()
                .filter(run -> run.recording() == recording)
                .ifPresent(run -> show(state.withRun(Optional.of(run.withTrail(answer.trail())))));
    }

    private void show(ReachState newState) {
        state = newState;
        listener.accept(state);
    }
}
