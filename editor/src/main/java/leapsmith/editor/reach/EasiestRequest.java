package leapsmith.editor.reach;

import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.odds.EasiestRun;
import leapsmith.levels.reach.odds.RunOdds;

/**
 * A request for the easiest run to a goal.
 *
 * @param goal a goal that is proven
 * @param spread the standard deviation of a player's timing, in ticks at 60 ticks per second
 */
public record EasiestRequest(GoalReach goal, double spread) {
    /** The most steps of a search: some seconds. */
    private static final long MOST_STEPS = 20_000_000;

    public EasiestRequest {
        Objects.requireNonNull(goal);
    }

    /**
     * Searches for the run.
     *
     * @param continues asked often; if it answers false, the search ends at once
     * @return empty if the search was ended
     */
    public Optional<EasiestRun> search(BooleanSupplier continues) {
        return goal.run()
                .flatMap(run ->
                        EasiestRun.of(run, goal.id(), RunOdds.spreadIn(run.level(), spread), MOST_STEPS, continues));
    }
}
