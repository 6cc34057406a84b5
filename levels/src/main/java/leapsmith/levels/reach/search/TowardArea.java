package leapsmith.levels.reach.search;

import leapsmith.levels.model.TileRegion;
import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;

/**
 * Tries first what is in or close to an area: the rank is the cost so far plus a multiple of the time that the player
 * would need to walk there in a straight line. So the ways found are not the shortest.
 */
public final class TowardArea implements SearchOrder {
    private final long left;
    private final long top;
    private final long right;
    private final long bottom;
    /** Sub-pixels per tick. */
    private final int speed;

    /**
     * An order for an area.
     *
     * @param player the player at the start; null if there is none
     */
    public TowardArea(TileRegion area, int tileSize, Body player) {
        left = SubPixels.fromPx((double) area.column() * tileSize);
        top = SubPixels.fromPx((double) area.row() * tileSize);
        right = SubPixels.fromPx((double) area.endColumn() * tileSize);
        bottom = SubPixels.fromPx((double) area.endRow() * tileSize);
        speed = SearchOrder.walkSpeed(player);
    }

    @Override
    public int rank(Node node, Arc arc) {
        long away = outside(arc.x(), left, right) + outside(arc.y(), top, bottom);
        return node.costAfter(arc) + (int) Math.min(NEARNESS_WEIGHT * (away / speed), Integer.MAX_VALUE / 2);
    }

    private static long outside(int at, long from, long to) {
        return Math.max(0, Math.max(from - at, at - to));
    }
}
