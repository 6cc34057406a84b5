package leapsmith.levels.reach.maneuver;

import java.util.Arrays;
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
        public int count() {
            return ends.length;
        }

        public long end(int i) {
            return ends[i];
        }

        public int cost(int i) {
            return costs[i];
        }

        public Arc arc(int i) {
            return arcs[i];
        }
    }

    /** What it costs to land on the tiles of a level: shows which end of an arc is cheaper than all before. */
    public static final class LandingCosts {
        /** More than enough for a column or row. */
        private static final int TILE_BITS = 20;

        private static final int TILE_MASK = (1 << TILE_BITS) - 1;

        private final int columns;
        /** By row and column, with a row below the level, whose bottom may be closed; null for a row without any. */
        private final int[][] costs;

        /** Costs for a level of a size in tiles; nothing has landed yet. */
        public LandingCosts(int columns, int rows) {
            this.columns = columns;
            costs = new int[rows + 1][];
        }

        /** The tiles below a bottom edge as a number, also where they are empty; all in sub-pixels. */
        static long tiles(int left, int right, int bottom, int tileSub) {
            long row = Math.floorDiv(bottom, tileSub);
            long first = Math.floorDiv(left, tileSub) & TILE_MASK;
            long last = Math.floorDiv(right, tileSub) & TILE_MASK;
            return row << 2 * TILE_BITS | first << TILE_BITS | last;
        }

        /** Notes the cost of an end; returns whether it is cheaper than all before on any of its tiles. */
        public boolean lower(long tiles, int cost) {
            int row = (int) (tiles >> 2 * TILE_BITS);
            if (row < 0 || row >= costs.length) {
                return false;
            }
            if (costs[row] == null) {
                costs[row] = new int[columns];
                Arrays.fill(costs[row], Integer.MAX_VALUE);
            }
            // Columns left of the level are large numbers here, too.
            int first = (int) (tiles >> TILE_BITS) & TILE_MASK;
            int last = (int) tiles & TILE_MASK;
            boolean isLower = false;
            for (int column = first > last ? 0 : first; column <= last && column < columns; column++) {
                if (cost < costs[row][column]) {
                    costs[row][column] = cost;
                    isLower = true;
                }
            }
            return isLower;
        }
    }
}
