package leapsmith.levels.reach.maneuver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;

/** All that was found from one state: a {@link Branch} for each group of maneuvers. Immutable. */
public final class Expansion {
    private final SearchPlay.State start;
    /** Null where the maneuvers have to be tried, for the first time or because a tile changed. */
    private final List<Branch> branches;

    private final List<Arc> arcs = new ArrayList<>();
    private final List<Touch> touches = new ArrayList<>();
    private final boolean isWhole;
    private final BestArcs best;
    private final ArcEnds ways;
    private final ArcEnds landings;
    private final Departures departures;
    private final Departures before;
    private final int steps;
    /** The smallest rectangle with all tiles that it depends on. */
    private final TileRegion reads;

    /**
     * A goal that is touched on the way.
     *
     * @param goal the id of the goal
     * @param maneuver what the player does
     * @param ticks when, in ticks since the start of the maneuver
     */
    public record Touch(String goal, Maneuver maneuver, int ticks) {}

    /**
     * What was found from a state.
     *
     * @param branches in the order in which an {@link Explorer} tries them; null where it has to
     * @param best chooses arcs
     */
    Expansion(SearchPlay.State start, List<Branch> branches, BestArcs best) {
        this(start, branches, best, null, null);
    }

    /**
     * What was found from a state.
     *
     * @param best chooses arcs
     * @param departures what was left out because nothing near it moves, and may be tried later; null if nothing was
     * @param before what had been left out before, if only that was tried now; null if everything was tried
     */
    Expansion(SearchPlay.State start, List<Branch> branches, BestArcs best, Departures departures, Departures before) {
        this.start = start;
        this.branches = branches;
        this.best = best;
        this.departures = departures;
        this.before = before;
        isWhole = !branches.contains(null);
        if (isWhole) {
            for (Branch branch : branches) {
                arcs.addAll(branch.arcs());
                touches.addAll(branch.touches());
            }
        }
        ways = best.toPlaces(arcs);
        landings = best.toGround(arcs);
        int made = 0;
        TileRegion all = TileRegion.EMPTY;
        for (Branch branch : branches) {
            made += branch == null ? 0 : branch.steps();
            all = branch == null ? all : all.union(branch.reads().bounds());
        }
        steps = made;
        reads = all;
    }

    /** The state. */
    public SearchPlay.State start() {
        return start;
    }

    /** What may be tried again after waiting; null if nothing. */
    public Departures departures() {
        return departures;
    }

    /** What had been left out before, if only that was tried; null if everything was tried. */
    public Departures before() {
        return before;
    }

    /** Whether all maneuvers were tried. */
    public boolean isWhole() {
        return isWhole;
    }

    /** The branches; null where the maneuvers have to be tried. */
    public List<Branch> branches() {
        return branches;
    }

    /** The ways to other places; none unless it is whole. */
    public List<Arc> arcs() {
        return arcs;
    }

    /** The arcs that can be part of a cheapest way to a place, by the number of the place. */
    public ArcEnds ways() {
        return ways;
    }

    /** The arcs that can be the end of a cheapest way to ground, by {@link LandingCosts#tiles}. */
    public ArcEnds landings() {
        return landings;
    }

    /** The goals touched on these ways; none unless it is whole. */
    public List<Touch> touches() {
        return touches;
    }

    /** How many steps of the simulation it took. */
    public int steps() {
        return steps;
    }

    /** This without the branches that depend on some tiles; the same instance if there are none. */
    public Expansion without(TileSet changed) {
        if (reads.intersect(changed.bounds()).isEmpty()) {
            return this;
        }
        Branch[] left = null;
        for (int i = 0; i < branches.size(); i++) {
            Branch branch = branches.get(i);
            if (branch != null && branch.reads().meets(changed)) {
                left = left == null ? branches.toArray(new Branch[0]) : left;
                left[i] = null;
            }
        }
        return left == null ? this : new Expansion(start, Arrays.asList(left), best, departures, before);
    }
}
