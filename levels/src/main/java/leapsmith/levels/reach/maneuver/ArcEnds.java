package leapsmith.levels.reach.maneuver;

/**
 * The ends of some arcs from one state, in arrays: a search that was made before goes through all of them again, and
 * needs few of the arcs themselves.
 *
 * @param ends a number for each, places or what a {@link LandingCosts} knows
 * @param costs of each, see {@link Arc#cost}
 * @param arcs in the order in which they were found
 */
public record ArcEnds(long[] ends, int[] costs, Arc[] arcs) {
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
