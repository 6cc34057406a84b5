package leapsmith.levels.reach.maneuver;

import java.util.List;

/**
 * What some maneuvers from one state lead to.
 *
 * @param arcs the ways to other places
 * @param touches the goals touched on these ways
 * @param reads the tiles that the simulation read: changes of others don't affect it
 * @param steps how many steps of the simulation it took
 */
public record Branch(List<Arc> arcs, List<Expansion.Touch> touches, Footprint reads, int steps) {
    /** Copies the lists. */
    public Branch {
        arcs = List.copyOf(arcs);
        touches = List.copyOf(touches);
    }
}
