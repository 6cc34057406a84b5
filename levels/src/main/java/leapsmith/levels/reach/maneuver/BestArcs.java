package leapsmith.levels.reach.maneuver;

import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;

/**
 * Leaves out arcs from one state that can't be part of a cheapest way, because another one that is no more expensive has
 * the same end. A search visits each state again after every change, but most of its arcs are such detours.
 */
public final class BestArcs {
    private final int width;
    private final int height;
    private final int tileSub;

    /**
     * For arcs of one player.
     *
     * @param tileSize in pixels
     */
    BestArcs(Body player, int tileSize) {
        width = player.subWidth();
        height = player.subHeight();
        tileSub = SubPixels.fromPx(tileSize);
    }

    /** The first of the cheapest arcs to each place; the ends are numbers of places. */
    Ends toPlaces(List<Arc> arcs) {
        return best(arcs, Arc::place);
    }

    /** The first of the cheapest arcs to the same ground; the ends are {@link LandingCosts#tiles}. */
    Ends toGround(List<Arc> arcs) {
        return best(
                arcs.stream().filter(Arc::stands).toList(),
                arc -> LandingCosts.tiles(arc.x(), arc.x() + width - 1, arc.y() + height, tileSub));
    }

    /**
     * The first of the cheapest arcs to each end, in their order, because it decides between ways that are equally cheap.
     * There are so few arcs that comparing each with each other one takes the least time.
     */
    private static Ends best(List<Arc> arcs, ToLongFunction<Arc> endOf) {
        long[] ends = arcs.stream().mapToLong(endOf).toArray();
        int[] costs = arcs.stream().mapToInt(Arc::cost).toArray();
        int[] best = IntStream.range(0, ends.length)
                .filter(i -> isBest(i, ends, costs))
                .toArray();
        return new Ends(
                IntStream.of(best).mapToLong(i -> ends[i]).toArray(),
                IntStream.of(best).map(i -> costs[i]).toArray(),
                IntStream.of(best).mapToObj(arcs::get).toArray(Arc[]::new));
    }

    private static boolean isBest(int i, long[] ends, int[] costs) {
        for (int other = 0; other < costs.length; other++) {
            boolean isBetter = costs[other] < costs[i] || costs[other] == costs[i] && other < i;
            if (isBetter && ends[other] == ends[i]) {
                return false;
            }
        }
        return true;
    }

    /**
     * The ends of some arcs from one state, in arrays: a search that was made before goes through all of them again, and
     * needs few of the arcs themselves.
     *
     * @param ends a number for each, places or what a {@link LandingCosts} knows
     * @param costs of each, see {@link Arc#cost}
     * @param arcs in the order in which they were found
     */
    public record Ends(long[] ends, int[] costs, Arc[] arcs) {
        /** The number of arcs. */
        public int count() {
            return ends.length;
        }

        /** Where an arc ends. */
        public long end(int i) {
            return ends[i];
        }

        /** What an arc costs. */
        public int cost(int i) {
            return costs[i];
        }

        /** An arc. */
        public Arc arc(int i) {
            return arcs[i];
        }
    }
}
