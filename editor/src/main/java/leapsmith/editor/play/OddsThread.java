package leapsmith.editor.play;

import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.RunOdds;

/** Tries the jumps of runs with human timing, on its own thread; only the latest request counts. */
public final class OddsThread implements AutoCloseable {
    /** Work on a request begins after this time, so that it doesn't slow down edits that follow each other. */
    private static final long REST_NANOS = TimeUnit.MILLISECONDS.toNanos(80);

    private static final long CHECK_MILLIS = 10;

    private final Consumer<Answer> listener;
    private final LatestOnlyWorker<Request> requests;

    /**
     * The odds of a run.
     *
     * @param run the run of the request, the same object
     * @param spread that of the request
     */
    public record Answer(PlayRecording run, double spread, RunOdds odds) {}

    /** @param run null for nothing */
    private record Request(PlayRecording run, double spread) {}

    /**
     * Starts the thread.
     *
     * @param listener receives the odds, on this thread
     */
    public OddsThread(Consumer<Answer> listener) {
        this.listener = Objects.requireNonNull(listener);
        requests = new LatestOnlyWorker<>("odds", this::answer);
    }

    /**
     * Requests the odds of a run.
     *
     * @param run a run without commands
     * @param spread the standard deviation of a player's timing, in ticks at 60 ticks per second
     */
    public void ask(PlayRecording run, double spread) {
        requests.submit(new Request(Objects.requireNonNull(run), spread));
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
        if (request.run == null || !rest()) {
            return;
        }
        RunOdds odds = RunOdds.of(
                request.run,
                RunOdds.TRIES,
                RunOdds.spreadIn(request.run.level(), request.spread),
                () -> !requests.isOutdated());
        if (!requests.isOutdated()) {
            listener.accept(new Answer(request.run, request.spread, odds));
        }
    }

    /** Returns whether the request is still the latest after a short time. */
    private boolean rest() {
        long end = System.nanoTime() + REST_NANOS;
        while (!requests.isOutdated() && System.nanoTime() < end) {
            try {
                Thread.sleep(CHECK_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return !requests.isOutdated();
    }
}
