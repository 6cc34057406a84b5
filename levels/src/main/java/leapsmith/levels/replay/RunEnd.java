package leapsmith.levels.replay;

import java.util.Objects;
import leapsmith.levels.play.PlayState;

/**
 * How a run ended. Reaching a goal ends a run, whatever came after.
 *
 * @param outcome {@link PlayState#GOAL_REACHED} if a goal was reached, else the state of the player at the end
 * @param goal the id of the first goal reached, or empty
 * @param tick the tick in which that happened or began
 * @param hash of the session's state at the end
 */
public record RunEnd(PlayState outcome, String goal, long tick, long hash) {
    /** Checks the values. */
    public RunEnd {
        Objects.requireNonNull(outcome);
        Objects.requireNonNull(goal);
    }

    /**
     * {@return whether both runs have the same outcome: the same goal was reached, or the player ended in the same way}
     *
     * @param other is compared with this one
     */
    public boolean isSameOutcome(RunEnd other) {
        return outcome == other.outcome && goal.equals(other.goal);
    }
}
