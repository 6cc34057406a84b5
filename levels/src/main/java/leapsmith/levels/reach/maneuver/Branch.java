package leapsmith.levels.reach.maneuver;

import java.util.List;

/**
 * What some maneuvers from one state lead to.
 *
 * @param arcs the ways to other places
 * @param deaths the ways that end in a death, or nowhere
 * @param touches the goals touched on these ways
 * @param reads the tiles that the simulation read: changes of others don't affect it
 * @param steps how many steps of the simulation it took
 */
public record Branch(List<Arc> arcs, List<Death> deaths, List<Expansion.Touch> touches, Footprint reads, int steps) {
    /**
     * A way that ends in a death, or nowhere within the time of a trial.
     *
     * @param maneuver what the player does
     * @param ticks for how long it lives
     */
    public record Death(Maneuver maneuver, int ticks) {}

    /** Copies the lists. */
    public Branch {
        arcs = List.copyOf(arcs);
        deaths = List.copyOf(deaths);
        touches = List.copyOf(touches);
    }
}
