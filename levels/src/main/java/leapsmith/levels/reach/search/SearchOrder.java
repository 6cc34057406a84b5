package leapsmith.levels.reach.search;

import leapsmith.levels.reach.maneuver.Arc;

/** Decides which place is tried next: the one with the smallest rank. */
@FunctionalInterface
public interface SearchOrder {
    /** What takes the least time first, with a preference for fewer jumps. */
    SearchOrder BY_COST = Node::costAfter;

    /**
     * The rank of the place at the end of an arc.
     *
     * @param node where the arc starts
     * @param arc the way to the place
     */
    int rank(Node node, Arc arc);

    /** A node was expanded, and the ranks of its arcs are asked next. */
    default void expanded(Node node) {}
}
