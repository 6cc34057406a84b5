package leapsmith.editor.play;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import leapsmith.levels.reach.EasiestRun;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.RunOdds;

/** Searches for the easiest runs to goals, on its own thread; only the latest request counts. */
public final class EasiestThread implements AutoCloseable {
    /** The most steps of a search: some seconds. */
    private static final long MOST_STEPS = 20_000_000;

    private final Consumer<Answer> listener;
    private final LatestOnlyWorker<Request> requests;

    /**
     * The result of a request.
     *
     * @param goal the goal of the request
     * @param found empty if the search was cancelled or failed
     */
    public record Answer(GoalReach goal, Optional<EasiestRun> found) {}

    /** @param goal null for none */
    private record Request(GoalReach goal, double spread) {}

    /**
     * Starts the thread.
     *
     * @param listener receives the result of each request that was begun, on this thread
     */
    public EasiestThread(Consumer<Answer> listener) {
        this.listener = Objects.requireNonNull(listener);
        requests = new LatestOnlyWorker<>("easiest", this::answer);
    }

    /**
     * Requests the easiest run to a goal.
     *
     * @param goal a goal that is proven
     * @param spread the standard deviation of a player's timing, in ticks at 60 ticks per second
     */
    public void ask(GoalReach goal, double spread) {
        requests.submit(new Request(Objects.requireNonNull(goal), spread));
    }

    /** Cancels the request. */
    public void cancel() {
        requests.submit(new Request(null, 0));
    }

    @Override
    public void close() {
        requests.close();
    }

    private void answer(Request request) {
        if (request.goal == null) {
            return;
        }
        Optional<EasiestRun> found = Optional.empty();
        try {
            found = request.goal
                    .run()
                    .flatMap(run -> EasiestRun.of(
                            run,
                            request.goal.id(),
                            RunOdds.spreadIn(run.level(), request.spread),
                            MOST_STEPS,
                            () -> !requests.isOutdated()));
        } finally {
            listener.accept(new Answer(request.goal, found));
        }
    }
}
