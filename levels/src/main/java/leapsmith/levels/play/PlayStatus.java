package leapsmith.levels.play;

import java.util.Objects;

/**
 * The state of the player and when it began.
 *
 * @param state what the player does
 * @param sinceTick the tick in which the state began
 * @param goal the id of the reached goal, empty unless the state is {@link PlayState#GOAL_REACHED}
 */
public record PlayStatus(PlayState state, long sinceTick, String goal) {
    /** Checks the values. */
    public PlayStatus {
        Objects.requireNonNull(state);
        Objects.requireNonNull(goal);
    }
}
