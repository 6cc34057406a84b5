package leapsmith.levels.reach.search;

import leapsmith.levels.model.TileRegion;
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

    /** The rank of the place at the end of an arc. */
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

    /**
     * Tries first what is in or close to an area: the rank is the cost so far plus a multiple of the time that the
     * player would need to walk there in a straight line. So the ways found are not the shortest.
     *
     * @param player the player at the start; null if there is none
     */
    static SearchOrder toward(TileRegion area, int tileSize, Body player) {
        long tile = SubPixels.fromPx(tileSize);
        int speed = walkSpeed(player);
        return (node, arc) -> {
            long away = outside(arc.x(), area.column() * tile, area.endColumn() * tile)
                    + outside(arc.y(), area.row() * tile, area.endRow() * tile);
            return node.costAfter(arc) + (int) Math.min(NEARNESS_WEIGHT * (away / speed), Integer.MAX_VALUE / 2);
        };
    }

    private static long outside(int at, long from, long to) {
        return Math.max(0, Math.max(from - at, at - to));
    }
}
