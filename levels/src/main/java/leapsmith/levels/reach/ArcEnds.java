package leapsmith.levels.reach;

/**
 * The ends of some arcs from one state, in arrays: a search that was made before goes through all of them again, and
 * needs few of the arcs themselves.
 *
 * @param ends a number for each, places or what a {@link LandingCosts} knows
 * @param costs of each, see {@link Node#cost}
 * @param arcs in the order in which they were found
 */
record ArcEnds(long[] ends, int[] costs, Arc[] arcs) {
    int count() {
        return ends.length;
    }

    long end(int i) {
        return ends[i];
    }

    int cost(int i) {
        return costs[i];
    }

    Arc arc(int i) {
        return arcs[i];
    }
}
