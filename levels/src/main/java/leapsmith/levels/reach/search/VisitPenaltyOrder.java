package leapsmith.levels.reach.search;

import java.util.HashMap;
import java.util.Map;
import leapsmith.levels.reach.maneuver.Arc;

/**
 * Another order, in which places where the search has been come later: each time that it was there counts some ticks.
 * Where other things move, a place counts again whenever one of them is elsewhere, so without this a search stays where
 * it is for long (counts of visits as in Bellemare et al., "Unifying count-based exploration and intrinsic motivation",
 * 2016).
 */
public final class VisitPenaltyOrder implements SearchOrder {
    /** Visits within so many sub-pixels count as being at the same place. */
    private static final int PLACE_SHIFT = 15;

    private final SearchOrder order;
    private final int ticksOfVisit;
    private final Map<Long, Integer> visits = new HashMap<>();

    /**
     * An order for one search.
     *
     * @param order what decides between places that were visited equally often
     * @param ticksOfVisit the ticks that count for each time that the search was at a place before
     */
    public VisitPenaltyOrder(SearchOrder order, int ticksOfVisit) {
        this.order = order;
        this.ticksOfVisit = ticksOfVisit;
    }

    @Override
    public void expanded(Node node) {
        order.expanded(node);
        if (node.arc() != null) {
            visits.merge(placeOf(node.arc()), 1, Integer::sum);
        }
    }

    @Override
    public int rank(Node node, Arc arc) {
        long visitTicks = (long) ticksOfVisit * visits.getOrDefault(placeOf(arc), 0);
        return (int) Math.min(order.rank(node, arc) + visitTicks, Integer.MAX_VALUE);
    }

    private static long placeOf(Arc arc) {
        return (long) (arc.x() >> PLACE_SHIFT) << Integer.SIZE | (arc.y() >> PLACE_SHIFT) & 0xFFFFFFFFL;
    }
}
