package leapsmith.levels.reach;

import java.util.List;

/**
 * All that was found from one state.
 *
 * @param start the state
 * @param arcs the ways to other places
 * @param touches the goals touched on these ways
 * @param reads the tiles that the simulation read: changes of others don't affect it
 */
record Expansion(SearchPlay.State start, List<Arc> arcs, List<Touch> touches, int[] reads) {
    /**
     * A goal that is touched on the way.
     *
     * @param goal the id of the goal
     * @param maneuver what the player does
     * @param ticks when, in ticks since the start of the maneuver
     */
    record Touch(String goal, Maneuver maneuver, int ticks) {}
}
