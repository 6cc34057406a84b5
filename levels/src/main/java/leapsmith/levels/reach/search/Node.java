package leapsmith.levels.reach.search;

import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.levels.reach.maneuver.Expansion;

/** A place that the search reached, and how. */
public final class Node {
    /** The place of the start, which no other place has. */
    static final long PLACE_OF_START = -1;

    private final Node parent;
    private final Arc arc;
    private final int ticks;
    private final int jumps;
    private Expansion expansion;

    /**
     * A place that is not expanded yet.
     *
     * @param parent where the way to it starts; null for the start of the search
     * @param arc the way from the parent; null for the start of the search
     */
    public Node(Node parent, Arc arc) {
        this.parent = parent;
        this.arc = arc;
        ticks = parent == null ? 0 : parent.ticks + arc.ticks();
        jumps = parent == null ? 0 : parent.jumps + arc.maneuver().jumps();
    }

    /** Where the way to it starts; null at the start. */
    public Node parent() {
        return parent;
    }

    /** The way from the parent; null at the start. */
    public Arc arc() {
        return arc;
    }

    /** The number of the place, see {@link Arc#place}; that of the start is {@link #PLACE_OF_START}. */
    long place() {
        return arc == null ? PLACE_OF_START : arc.place();
    }

    /** Ticks since the start of the level. */
    public int ticks() {
        return ticks;
    }

    /** Jumps since the start of the level. */
    int jumps() {
        return jumps;
    }

    /** The cost up to here, see {@link Arc#cost(int, int)}. */
    int cost() {
        return Arc.cost(ticks, jumps);
    }

    /** The cost at the end of an arc that starts here. */
    int costAfter(Arc next) {
        return Arc.cost(ticks + next.ticks(), jumps + next.maneuver().jumps());
    }

    /** Notes what was found from here. */
    public void expand(Expansion found) {
        expansion = found;
    }

    /** What was found from here; null before that. */
    public Expansion expansion() {
        return expansion;
    }
}
