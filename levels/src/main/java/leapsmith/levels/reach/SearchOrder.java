package leapsmith.levels.reach;

/** Decides which place is tried next: the one with the smallest rank. */
@FunctionalInterface
interface SearchOrder {
    /** What takes the least time first, with a preference for fewer jumps. */
    SearchOrder BY_COST = Node::costAfter;

    /**
     * The rank of the place at the end of an arc.
     *
     * @param node where the arc starts
     * @param arc the way to the place
     */
    int rank(Node node, Arc arc);
}
