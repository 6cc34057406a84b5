package leapsmith.levels.reach.search;

import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;

/** Decides which place is tried next: the one with the smallest rank. */
@FunctionalInterface
public interface SearchOrder {
    /** What takes the least time first, with a preference for fewer jumps. */
    SearchOrder BY_COST = Node::costAfter;

    /** How much nearness counts in comparison with the cost so far, in the orders that use it. */
    int NEARNESS_WEIGHT = 3;

    /**
     * The rank of the place at the end of an arc.
     *
     * @param node where the arc starts
     * @param arc the way to the place
     */
    int rank(Node node, Arc arc);

    /** A node was expanded, and the ranks of its arcs are asked next. */
    default void expanded(Node node) {}

    /**
     * The walking speed of a player in sub-pixels per tick, at least 1, by which distances are compared with costs. A
     * tick is a 60th of a second here, whatever the level says.
     *
     * @param player null for none, whose speed is 1
     */
    static int walkSpeed(Body player) {
        return player == null
                ? 1
                : Math.max(1, SubPixels.perTick(player.movement().walkSpeed(), SubPixels.REFERENCE_RATE));
    }
}
