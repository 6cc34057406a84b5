package leapsmith.editor.play;

import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.scene.ShownReach;

/**
 * Searches what the player can reach, on its own thread; only the latest request counts. After a change of tiles it
 * reuses what the change does not affect. A long search publishes what it has found so far.
 */
public final class ReachThread implements AutoCloseable {
    /** The most steps of the simulation before the first result: about a tenth of a second. */
    private static final long FIRST_STEPS = 100_000;

    /** Each further result takes so many times the steps of the one before it. */
    private static final int GROWTH = 4;

    /** The most steps of the last result: some seconds. A level without moving parts seldom needs a tenth of it. */
    private static final long MOST_STEPS = FIRST_STEPS * GROWTH * GROWTH * GROWTH;

    /** The most steps of the simulation to look for ways out of soft locks. */
    private static final long CHECK_STEPS = 1_000_000;

    /**
     * A newer request interrupts the search only after this time, so that there are results while the level changes
     * all the time. If only goals are missing then, what was found is still published.
     */
    private static final long LEAST_NANOS = TimeUnit.MILLISECONDS.toNanos(60);

    /**
     * What a search has found.
     *
     * @param level the searched level
     * @param start where the player starts, if not at its place in the level
     * @param map what it can reach
     * @param findings what is remarkable about it; checked only in the final result
     * @param marks what is drawn of it
     * @param isFinal whether no further result follows
     * @param nanos time since work on the request began
     */
    public record Answer(
            Level level,
            Optional<StartPoint> start,
            ReachMap map,
            ReachFindings findings,
            ShownReach marks,
            boolean isFinal,
            long nanos) {}

    /** @param level null to drop what is known */
    private record Request(Level level, Optional<StartPoint> start) {}

    private final Consumer<Answer> listener;
    private final LatestOnlyWorker<Request> requests;
    // Used only by the worker thread.
    private ReachSearch search;
    private Optional<StartPoint> searchStart = Optional.empty();
    private boolean isInterrupted;

    /**
     * Starts the thread.
     *
     * @param listener receives the results, on this thread
     */
    public ReachThread(Consumer<Answer> listener) {
        this.listener = Objects.requireNonNull(listener);
        requests = new LatestOnlyWorker<>("reach", this::answer);
    }

    /**
     * Requests a search.
     *
     * @param start where the player starts, if not at its place in the level
     */
    public void ask(Level level, Optional<StartPoint> start) {
        requests.submit(new Request(Objects.requireNonNull(level), Objects.requireNonNull(start)));
    }

    /** Cancels the request and frees the memory of the search. */
    public void cancel() {
        requests.submit(new Request(null, Optional.empty()));
    }

    @Override
    public void close() {
        requests.close();
    }

    private void answer(Request request) {
        ReachSearch known = search;
        // Kept only if nothing fails.
        search = null;
        if (request.level == null) {
            return;
        }
        long begin = System.nanoTime();
        if (known == null || !searchStart.equals(request.start)) {
            known = new ReachSearch(request.level, request.start);
        } else {
            known.setLevel(request.level);
        }
        publish(known, request, begin);
        search = known;
        searchStart = request.start;
    }

    private void publish(ReachSearch current, Request request, long begin) {
        isInterrupted = false;
        boolean isLast = false;
        for (long steps = FIRST_STEPS; !isLast && !isInterrupted; steps *= GROWTH) {
            ReachMap map = current.run(steps, () -> continues(begin));
            if (isInterrupted && !map.hasAllTiles()) {
                return;
            }
            isLast = map.isComplete() || !isInterrupted && steps >= MOST_STEPS;
            if (isLast) {
                publishLast(request, map, begin);
            } else {
                publish(request, map, ReachFindings.NONE, ShownReach.partOf(map), false, begin);
            }
        }
    }

    /** Publishes the result of the whole search, first as it is and then with findings that take longer. */
    private void publishLast(Request request, ReachMap map, long begin) {
        ReachFindings unchecked = ReachFindings.of(map);
        publish(request, map, unchecked, ShownReach.of(map, unchecked), false, begin);
        ReachFindings findings = ReachFindings.checked(map, CHECK_STEPS, () -> !requests.isOutdated());
        if (!requests.isOutdated()) {
            publish(request, map, findings, ShownReach.of(map, findings), true, begin);
        }
    }

    private void publish(
            Request request, ReachMap map, ReachFindings findings, ShownReach marks, boolean isFinal, long begin) {
        long nanos = System.nanoTime() - begin;
        listener.accept(new Answer(request.level, request.start, map, findings, marks, isFinal, nanos));
    }

    private boolean continues(long begin) {
        isInterrupted = requests.isOutdated() && System.nanoTime() - begin > LEAST_NANOS;
        return !isInterrupted;
    }
}
