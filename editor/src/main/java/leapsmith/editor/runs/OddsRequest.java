package leapsmith.editor.runs;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import leapsmith.editor.play.IndependentTasks;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.odds.RunOdds;

/**
 * A request for the odds of runs.
 *
 * @param runs runs without commands, in the order in which they are tried
 * @param spread the standard deviation of a player's timing, in ticks at 60 ticks per second
 */
record OddsRequest(List<PlayRecording> runs, double spread) {
    /** Work begins after this time, so that it doesn't slow down edits that follow each other. */
    private static final long REST_NANOS = TimeUnit.MILLISECONDS.toNanos(80);

    private static final long CHECK_MILLIS = 10;

    /**
     * The odds of a run.
     *
     * @param run a run of the request, the same object
     * @param spread that of the request
     * @param odds empty if an error ended the trials
     */
    record Answer(PlayRecording run, double spread, Optional<RunOdds> odds) {}

    OddsRequest {
        runs = List.copyOf(runs);
    }

    /**
     * Tries the jumps of the runs. An error in one of them is thrown after the others were tried.
     *
     * @param continues asked often; if it answers false, there are no more answers
     * @param listener receives the odds of each run
     */
    void answer(BooleanSupplier continues, Consumer<Answer> listener) {
        rest(continues);
        IndependentTasks.run(runs, run -> answer(run, continues, listener));
    }

    private void answer(PlayRecording run, BooleanSupplier continues, Consumer<Answer> listener) {
        if (!continues.getAsBoolean()) {
            return;
        }
        Optional<RunOdds> odds = Optional.empty();
        try {
            odds = Optional.of(RunOdds.of(run, RunOdds.TRIES, RunOdds.spreadIn(run.level(), spread), continues));
        } finally {
            if (continues.getAsBoolean()) {
                listener.accept(new Answer(run, spread, odds));
            }
        }
    }

    private static void rest(BooleanSupplier continues) {
        long end = System.nanoTime() + REST_NANOS;
        while (continues.getAsBoolean() && System.nanoTime() < end) {
            try {
                Thread.sleep(CHECK_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }
}
