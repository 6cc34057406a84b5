package leapsmith.editor.reach;

import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import leapsmith.editor.document.MovementVariant;
import leapsmith.editor.play.LatestOnlyWorker;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.GoalProof;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.scene.GroundMark;
import leapsmith.levels.scene.VisibleReach;

/**
 * Searches what the player can reach, on its own thread; only the latest request counts. After a change of tiles it
 * reuses what the change does not affect. A long search publishes what it has found so far. At its end, ground that the
 * quick search lacks is looked for.
 */
final class ReachThread implements AutoCloseable {
    /** The most steps of the simulation before the first result: about a tenth of a second. */
    private static final long FIRST_STEPS = 100_000;

    /** Each further result takes so many times the steps of the one before it. */
    private static final int GROWTH = 4;

    /** The most steps of the result before the last. */
    private static final long MAX_STEPS_OF_PART = FIRST_STEPS * GROWTH * GROWTH * GROWTH;

    /** The most steps of all results but the last. */
    private static final long PART_STEPS = (MAX_STEPS_OF_PART * GROWTH - FIRST_STEPS) / (GROWTH - 1);

    /**
     * The most steps of the last result, as on the command line: some seconds, or half a minute where much moves. A level
     * without moving parts seldom needs a tenth of it.
     */
    private static final long MAX_STEPS = ReachSearch.MAX_STEPS;

    /** Of a level with more tiles only what is around the view is searched, if that is not everything. */
    static final long MAX_TILES = 1 << 20;

    /** Smaller steps of the progress are not reported. */
    private static final double MIN_PROGRESS = 0.001;

    /** The most steps of the simulation to look for ways out of soft locks. */
    private static final long CHECK_STEPS = 1_000_000;

    /**
     * A newer request interrupts the search only after this time, so that there are results while the level changes
     * all the time. If only goals are missing then, what was found is still published.
     */
    private static final long MIN_NANOS = TimeUnit.MILLISECONDS.toNanos(60);

    /**
     * What a search has found.
     *
     * @param start where the player starts, if not at its place in the level
     * @param aroundView whether the level is so large that only what is around the view is searched
     * @param isFinal whether no further result follows
     * @param nanos time since work on the request began
     */
    public record Answer(
            Level level,
            Optional<StartPoint> start,
            ReachResult result,
            boolean aroundView,
            boolean isFinal,
            long nanos) {}

    /**
     * @param level null to drop what is known
     * @param view what is searched first; empty if the order doesn't matter
     * @param stopped whether to end with what has been found
     */
    private record Request(
            Level level,
            Optional<StartPoint> start,
            Optional<MovementVariant> variant,
            TileRegion view,
            AtomicBoolean stopped) {
        boolean isAroundView() {
            TileRegion all = level.tiles().region();
            return all.area() > MAX_TILES
                    && !view.isEmpty()
                    && !view.intersect(all).equals(all);
        }
    }

    private final Consumer<Answer> listener;
    private final Runnable failed;
    private final DoubleConsumer progress;
    /** The latest request; belongs to the thread that makes the requests. */
    private Request latest;

    private final LatestOnlyWorker<Request> requests;
    // Used only by the worker thread.
    private final KeptSearch search = new KeptSearch();
    private final KeptSearch comparedSearch = new KeptSearch();
    private boolean isInterrupted;
    private boolean isAroundView;
    private double reported;

    /**
     * Starts the thread.
     *
     * @param listener receives the results, on this thread
     * @param failed runs after an error ended the latest search, on this thread; the error is reported as uncaught
     * @param progress receives how much of the most steps of a search is done, 0 to 1, on this thread
     */
    ReachThread(Consumer<Answer> listener, Runnable failed, DoubleConsumer progress) {
        this.listener = Objects.requireNonNull(listener);
        this.failed = Objects.requireNonNull(failed);
        this.progress = Objects.requireNonNull(progress);
        requests = new LatestOnlyWorker<>("reach", this::answer);
    }

    /**
     * Requests a search.
     *
     * @param start where the player starts, if not at its place in the level
     * @param variant the movement whose reach is compared at the end
     * @param view the part of the level that a long search finds out first; empty for none
     */
    void ask(Level level, Optional<StartPoint> start, Optional<MovementVariant> variant, TileRegion view) {
        latest = new Request(
                Objects.requireNonNull(level),
                Objects.requireNonNull(start),
                Objects.requireNonNull(variant),
                Objects.requireNonNull(view),
                new AtomicBoolean());
        requests.submit(latest);
    }

    /** Ends the search; what it has found is its final result. */
    void stop() {
        if (latest != null) {
            latest.stopped.set(true);
        }
    }

    /** Cancels the request and frees the memory of the search. */
    void cancel() {
        requests.submit(new Request(null, Optional.empty(), Optional.empty(), TileRegion.EMPTY, new AtomicBoolean()));
    }

    @Override
    public void close() {
        requests.close();
    }

    private void answer(Request request) {
        if (request.variant.isEmpty()) {
            comparedSearch.drop();
        }
        if (request.level == null) {
            search.drop();
            return;
        }
        long begin = System.nanoTime();
        boolean hasEnded = false;
        try {
            search.use(request.level, request.start, current -> publish(current, request, begin));
            hasEnded = true;
        } finally {
            if (!hasEnded && !requests.isOutdated()) {
                failed.run();
            }
        }
    }

    private void publish(ReachSearch current, Request request, long begin) {
        isInterrupted = false;
        isAroundView = current.isStatic() && request.isAroundView();
        reported = 0;
        boolean isLast = false;
        long done = 0;
        Optional<ReachMap> published = Optional.empty();
        long steps = FIRST_STEPS;
        while (!isLast && !isInterrupted) {
            long stepsBefore = done;
            boolean isWhole =
                    !isAroundView || published.filter(ReachMap::hasAllTiles).isPresent();
            ReachMap map = searched(current, steps, request.view, isWhole, () -> {
                report(stepsBefore + current.steps(), request);
                return continues(request, begin);
            });
            done += current.steps();
            if (isInterrupted && !map.hasAllTiles()) {
                return;
            }
            isLast = map.isComplete() || !isInterrupted && steps >= MAX_STEPS || request.stopped.get();
            if (isLast) {
                // A search that was just started again knows less than the one before it.
                ReachMap best = published
                        .filter(before -> !map.isComplete() && before.placeCount() > map.placeCount())
                        .orElse(map);
                publishLast(current, request, best, begin);
            } else {
                publish(request, ReachResult.of(map, ReachFindings.NONE, VisibleReach.partOf(map)), false, begin);
                published = Optional.of(map);
            }
            // If only goals are missing, further parts would show nothing new.
            steps = map.hasAllTiles() || steps >= MAX_STEPS_OF_PART ? MAX_STEPS : steps * GROWTH;
        }
    }

    /** What is found within some steps. If the first ones are not enough, those after them search the view first. */
    private static ReachMap searched(
            ReachSearch current, long steps, TileRegion view, boolean isWhole, BooleanSupplier continues) {
        if (steps >= MAX_STEPS && isWhole) {
            return current.run(lastSteps(view), continues);
        }
        return steps > FIRST_STEPS && !view.isEmpty()
                ? current.runToward(view, steps, continues)
                : current.run(steps, continues);
    }

    /** The most steps of the last result: more if the parts before it were searched in another order. */
    private static long lastSteps(TileRegion view) {
        return view.isEmpty() ? MAX_STEPS : PART_STEPS + MAX_STEPS;
    }

    /** Publishes the result of the whole search, first as it is and then with what takes longer to find out. */
    private void publishLast(ReachSearch current, Request request, ReachMap quick, long begin) {
        publishUnchecked(request, quick, begin);
        ReachMap map = withoutGaps(current, request, quick);
        if (map != quick) {
            publishUnchecked(request, map, begin);
        }
        ReachFindings findings = ReachFindings.checked(map, CHECK_STEPS, () -> isWanted(request));
        Optional<ReachMap> other = request.variant.map(variant -> compared(variant, request));
        if (requests.isOutdated()) {
            return;
        }
        VisibleReach marks = other.map(it -> VisibleReach.compared(map, findings, it))
                .orElseGet(() -> VisibleReach.of(map, findings));
        Optional<ReachComparison> comparison = other.map(it -> new ReachComparison(
                request.variant.orElseThrow(), it, marks.count(GroundMark.GAINED), marks.count(GroundMark.LOST)));
        publish(request, new ReachResult(map, GoalProof.of(map), findings, comparison, marks), true, begin);
    }

    private void publishUnchecked(Request request, ReachMap map, long begin) {
        ReachFindings unchecked = ReachFindings.of(map);
        publish(request, ReachResult.of(map, unchecked, VisibleReach.of(map, unchecked)), false, begin);
    }

    /** The map with the ground that only a thorough search finds; the same instance if there is none. */
    private ReachMap withoutGaps(ReachSearch current, Request request, ReachMap quick) {
        if (!current.mayHaveGaps()) {
            return quick;
        }
        ReachMap thorough = current.runThoroughly(lastSteps(request.view), () -> {
            report(PART_STEPS + lastSteps(request.view) + current.steps(), request);
            return isWanted(request);
        });
        return thorough.isComplete() && thorough.tileCount() > quick.tileCount() ? thorough : quick;
    }

    private ReachMap compared(MovementVariant variant, Request request) {
        ReachMap[] found = new ReachMap[1];
        comparedSearch.use(
                variant.of(request.level),
                request.start,
                current -> found[0] = current.run(MAX_STEPS, () -> {
                    report(mostStepsBeforeComparing(request) + current.steps(), request);
                    return isWanted(request);
                }));
        return found[0];
    }

    private void report(long done, Request request) {
        long most = mostStepsBeforeComparing(request) + (request.variant.isPresent() ? MAX_STEPS : 0);
        double share = (double) done / most;
        if (share - reported >= MIN_PROGRESS) {
            reported = share;
            progress.accept(share);
        }
    }

    private static long mostStepsBeforeComparing(Request request) {
        return PART_STEPS + lastSteps(request.view) + ReachSearch.MAX_STEPS_OF_GAPS;
    }

    private boolean isWanted(Request request) {
        return !requests.isOutdated() && !request.stopped.get();
    }

    private void publish(Request request, ReachResult result, boolean isFinal, long begin) {
        long nanos = System.nanoTime() - begin;
        listener.accept(new Answer(request.level, request.start, result, isAroundView, isFinal, nanos));
    }

    private boolean continues(Request request, long begin) {
        isInterrupted = requests.isOutdated() && System.nanoTime() - begin > MIN_NANOS;
        return !isInterrupted && !request.stopped.get();
    }

    /** A search that is kept from one request to the next, to reuse what a change of tiles does not affect. */
    private static final class KeptSearch {
        private ReachSearch search;
        private Optional<StartPoint> start = Optional.empty();

        /** Uses the search for a level. It is dropped if the task fails. */
        void use(Level level, Optional<StartPoint> newStart, Consumer<ReachSearch> task) {
            ReachSearch used = search;
            search = null;
            if (used == null || !start.equals(newStart)) {
                used = new ReachSearch(level, newStart);
            } else {
                used.setLevel(level);
            }
            task.accept(used);
            search = used;
            start = newStart;
        }

        void drop() {
            search = null;
        }
    }
}
