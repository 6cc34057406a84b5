package leapsmith.levels.reach.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import leapsmith.levels.reach.bound.BoundPlace;
import leapsmith.levels.reach.bound.ReachBound;
import leapsmith.levels.reach.ground.LevelGround;
import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.physics.fixed.SubPixels;

/**
 * Closes gaps between what a search found and the {@link ReachBound}: where the bound continues from a place that the
 * search has to one that it lacks, the move between them is searched tick by tick. What it finds joins the search.
 */
public final class GapSearch {
    /** The most steps of the simulation for one move. */
    private static final long STEPS_OF_MOVE = 400_000;

    private final ReachBound bound;
    private final PlaceSearch search;
    private final ReachCollector found;
    private final Set<BoundPlace> tried = new HashSet<>();
    private long steps;

    /** Gaps of a search that is complete. */
    public GapSearch(ReachBound bound, PlaceSearch search, ReachCollector found) {
        this.bound = bound;
        this.search = search;
        this.found = found;
    }

    /**
     * Closes what it can.
     *
     * @param limit asked often, with the steps for moves so far
     */
    public void close(PlaceSearch.Limit limit) {
        LevelGround ground = found.ground().ground();
        for (boolean again = true; again; ) {
            again = false;
            for (int number = 0; number < ground.count(); number++) {
                int column = ground.columnOf(number);
                int row = ground.rowOf(number);
                BoundPlace missing = found.ground().at(column, row) != null
                        ? null
                        : bound.placeOn(column, row).map(this::firstMissing).orElse(null);
                if (missing != null && tried.add(missing)) {
                    if (!limit.continues(steps)) {
                        return;
                    }
                    again |= close(missing, limit);
                }
            }
        }
    }

    /** The first place on the way to one, in the bound, that the search lacks; null if there is none. */
    private BoundPlace firstMissing(BoundPlace last) {
        BoundPlace missing = null;
        for (BoundPlace at = last; at != null; at = at.from()) {
            if (nodesIn(at).isEmpty()) {
                missing = at;
            } else {
                return missing;
            }
        }
        return null;
    }

    private boolean close(BoundPlace missing, PlaceSearch.Limit limit) {
        int nodes = search.nodes().size();
        long begin = search.play().steps();
        new TickSearch(search, found, nodesIn(missing.from()), missing.bottom())
                .run(made -> made < STEPS_OF_MOVE && limit.continues(steps + made));
        steps += search.play().steps() - begin;
        return search.nodes().size() > nodes;
    }

    /** The nodes of the search in a place of the bound, from left to right. */
    private List<Node> nodesIn(BoundPlace place) {
        int left = SubPixels.fromPx(place.left());
        int right = SubPixels.fromPx(place.right());
        int top = SubPixels.fromPx(place.top());
        int bottom = SubPixels.fromPx(place.bottom());
        List<Node> nodes = new ArrayList<>();
        for (Node node : search.nodes()) {
            Arc arc = node.arc();
            boolean inside = arc != null && arc.x() >= left && arc.x() <= right && arc.y() >= top && arc.y() <= bottom;
            if (inside) {
                nodes.add(node);
            }
        }
        nodes.sort(Comparator.comparingInt((Node node) -> node.arc().x()));
        return nodes;
    }
}
