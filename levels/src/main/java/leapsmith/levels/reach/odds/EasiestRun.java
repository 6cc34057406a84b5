package leapsmith.levels.reach.odds;

import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.maneuver.SearchDetail;
import leapsmith.levels.reach.search.PlaceSearch;
import leapsmith.levels.reach.search.Witness;

/**
 * An easy run to a goal, beside the shortest: the run whose hardest jump succeeds most often, of several that a search
 * finds. If two have the same hardest jump, the one whose jumps all succeed more often. The same level gives the same
 * run on every machine, because its limits count steps and not time.
 *
 * @param run a run that reaches the goal in its last tick, in the whole level; the shortest if none is easier
 * @param odds how hard it is
 * @param shortest the run that it is compared with
 * @param shortestOdds how hard that is
 */
public record EasiestRun(PlayRecording run, RunOdds odds, PlayRecording shortest, RunOdds shortestOdds) {
    /** By how much a further run has to be easier than one that was tried, 0 to 1. */
    private static final double GAIN = 0.04;

    /**
     * Checks the values.
     *
     * @param run a run that reaches the goal in its last tick
     * @param odds how hard it is
     * @param shortest the run that it is compared with
     * @param shortestOdds how hard that is
     */
    public EasiestRun {
        Objects.requireNonNull(run);
        Objects.requireNonNull(odds);
        Objects.requireNonNull(shortest);
        Objects.requireNonNull(shortestOdds);
    }

    /**
     * Searches for the easiest run to a goal.
     *
     * @param shortest a run that reaches the goal in its last tick, without commands
     * @param goal the id of the goal
     * @param spreadTicks the standard deviation of each press and release, in ticks of the level
     * @param mostSteps the most steps of the simulation in searches
     * @param continues asked often; if it answers false, the search ends at once
     * @return the easiest run that was found; empty if the search was ended
     * @throws IllegalArgumentException if the spread is out of range
     */
    public static Optional<EasiestRun> of(
            PlayRecording shortest, String goal, double spreadTicks, long mostSteps, BooleanSupplier continues) {
        Objects.requireNonNull(goal);
        RunOdds odds = RunOdds.of(shortest, RunOdds.TRIES, spreadTicks, continues);
        EasiestRun best = new EasiestRun(shortest, odds, shortest, odds);
        EaseSearch coarse = new EaseSearch(shortest.level(), shortest.start(), SearchDetail.COARSE, spreadTicks);
        best = best.improved(coarse, goal, spreadTicks, steps -> steps < mostSteps && continues.getAsBoolean());
        long left = mostSteps - coarse.steps();
        if (!coarse.hasFound() && left > 0) {
            EaseSearch fine = new EaseSearch(shortest.level(), shortest.start(), SearchDetail.FINE, spreadTicks);
            best = best.improved(fine, goal, spreadTicks, steps -> steps < left && continues.getAsBoolean());
        }
        return continues.getAsBoolean() ? Optional.of(best) : Optional.empty();
    }

    /** {@return whether a run was found that is easier than the shortest} */
    public boolean isEasier() {
        return run != shortest;
    }

    /** Searches for runs, and leaves out harder and harder jumps until there is none. */
    private EasiestRun improved(EaseSearch search, String goal, double spreadTicks, PlaceSearch.Limit limit) {
        EasiestRun best = this;
        double least = odds.hardestRate();
        while (least < 1) {
            Optional<PlayRecording> found = search.find(goal, least, limit);
            if (found.isEmpty()) {
                break;
            }
            best = best.orEasier(found.get(), goal, spreadTicks);
            least = Math.max(least + GAIN, best.odds.hardestRate());
        }
        return best;
    }

    /** This one, or another run if that is easier. What a search leaves out may prevent it in the whole level. */
    private EasiestRun orEasier(PlayRecording other, String goal, double spreadTicks) {
        if (!Witness.reaches(other, goal)) {
            return this;
        }
        RunOdds its = RunOdds.of(other, RunOdds.TRIES, spreadTicks);
        return its.isEasierThan(odds) ? new EasiestRun(other, its, shortest, shortestOdds) : this;
    }
}
