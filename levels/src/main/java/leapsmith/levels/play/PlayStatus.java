package leapsmith.levels.play;

import java.util.Objects;

/**
 * How the player is doing, and since when.
 *
 * @param sinceTick the tick in which that began
 * @param goal the id of the goal that was reached, empty unless the state is {@link PlayState#GOAL_REACHED}
 */
public record PlayStatus(PlayState state, long sinceTick, String goal) {
    public PlayStatus {
        Objects.requireNonNull(state);
        Objects.requireNonNull(goal);
    }
}
