package leapsmith.levels.replay;

import java.util.Objects;
import leapsmith.levels.play.PlayState;

/**
 * How a run ended. A run in which a goal was reached ends with that, whatever came after it.
 *
 * @param outcome {@link PlayState#GOAL_REACHED} if a goal was reached, else how the player was doing at the end
 * @param goal the id of the goal that was reached first, else empty
 * @param tick in which that was or began
 * @param hash of the session's state at the end
 */
public record RunEnd(PlayState outcome, String goal, long tick, long hash) {
    public RunEnd {
        Objects.requireNonNull(outcome);
        Objects.requireNonNull(goal);
    }

    /** Whether the same came of both runs: the same goal was reached, or the player ended in the same way. */
    public boolean isSameOutcome(RunEnd other) {
        return outcome == other.outcome && goal.equals(other.goal);
    }
}
