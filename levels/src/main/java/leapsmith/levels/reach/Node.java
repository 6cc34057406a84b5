package leapsmith.levels.reach;

/** A place that the search reached, and how. */
final class Node {
    /** Null at the start. */
    final Node parent;
    /** The way from the parent; null at the start. */
    final Arc arc;
    /** Ticks since the start of the level. */
    final int ticks;
    /** Jumps since the start of the level. */
    final int jumps;
    /** So many ticks of a detour are better than a jump. */
    private static final int TICKS_OF_JUMP = 6;

    private Expansion expansion;

    Node(Node parent, Arc arc) {
        this.parent = parent;
        this.arc = arc;
        ticks = parent == null ? 0 : parent.ticks + arc.ticks();
        jumps = parent == null ? 0 : parent.jumps + arc.maneuver().jumps();
    }

    /** What the search minimizes: the time, with a preference for fewer jumps. */
    static int cost(int ticks, int jumps) {
        return ticks + TICKS_OF_JUMP * jumps;
    }

    /** The cost up to here. */
    int cost() {
        return cost(ticks, jumps);
    }

    /** The cost at the end of an arc that starts here. */
    int costAfter(Arc next) {
        return cost(ticks + next.ticks(), jumps + next.maneuver().jumps());
    }

    void expand(Expansion found) {
        expansion = found;
    }

    Expansion expansion() {
        return expansion;
    }
}
