package leapsmith.levels.reach.maneuver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;

/** All that was found from one state: a {@link Branch} for each group of maneuvers. Immutable. */
public final class Expansion {
    /** With its place in lists, a node and the frontier. */
    private static final int BYTES_OF_ARC = 200;

    private static final int BYTES_OF_DEATH = 24;
    /** With the tiles that it read. */
    private static final int BYTES_OF_BRANCH = 250;

    private final SearchPlay.State start;
    /** Null where the maneuvers have to be tried, for the first time or because a tile changed. */
    private final List<Branch> branches;

    private final List<Arc> arcs = new ArrayList<>();
    private final List<Touch> touches = new ArrayList<>();
    private final boolean isWhole;
    private final BestArcs best;
    private final BestArcs.Ends ways;
    private final BestArcs.Ends landings;
    private final RetryWindows retries;
    private final RetryWindows before;
    private final int steps;
    /** The smallest rectangle with all tiles that it depends on. */
    private final TileRegion reads;

    /**
     * A goal that is touched on the way.
     *
     * @param ticks when, in ticks since the start of the maneuver
     */
    public record Touch(String goal, Maneuver maneuver, int ticks) {}

    /**
     * A way that ends in a death, or nowhere within the time of a trial.
     *
     * @param ticks for how long it lives
     */
    public record Death(Maneuver maneuver, int ticks) {}

    /**
     * What some maneuvers from one state lead to.
     *
     * @param arcs the ways to other places
     * @param deaths the ways that end in a death, or nowhere
     * @param touches the goals touched on these ways
     * @param reads the tiles that the simulation read: changes of others don't affect it
     * @param steps how many steps of the simulation it took
     */
    public record Branch(List<Arc> arcs, List<Death> deaths, List<Touch> touches, ReadTiles reads, int steps) {
        public Branch {
            arcs = List.copyOf(arcs);
            deaths = List.copyOf(deaths);
            touches = List.copyOf(touches);
        }
    }

    /**
     * The maneuvers from a place on ground that no platform ever comes near. Their result is the same at any time, except
     * when a platform comes near the player before it gets there.
     *
     * @param motions for each group of maneuvers where the player is while no platform comes near it, if it then ends at
     *     such a place again; null if that is not known
     * @param since when the player got there
     */
    public record RetryWindows(List<Timetable.Motion> motions, long since) {
        /** Whether a group of maneuvers may have another result at a tick than before. */
        boolean differs(int group, long tick, Timetable timetable) {
            Timetable.Motion motion = motions.get(group);
            return motion == null || timetable.comesNear(motion, tick);
        }

        /** Whether any of the maneuvers may have another result at a tick than before. */
        boolean anyDiffers(long tick, Timetable timetable) {
            for (int group = 0; group < motions.size(); group++) {
                if (differs(group, tick, timetable)) {
                    return true;
                }
            }
            return false;
        }
    }

    /**
     * What was found from a state.
     *
     * @param branches in the order in which an {@link Explorer} tries them; null where it has to
     */
    Expansion(SearchPlay.State start, List<Branch> branches, BestArcs best) {
        this(start, branches, best, null, null);
    }

    /**
     * What was found from a state.
     *
     * @param retries what was left out because nothing near it moves, and may be tried later; null if nothing was
     * @param before what had been left out before, if only that was tried now; null if everything was tried
     */
    Expansion(SearchPlay.State start, List<Branch> branches, BestArcs best, RetryWindows retries, RetryWindows before) {
        this.start = start;
        this.branches = branches;
        this.best = best;
        this.retries = retries;
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

    public SearchPlay.State start() {
        return start;
    }

    /** What may be tried again after waiting; null if nothing. */
    public RetryWindows retries() {
        return retries;
    }

    /** What had been left out before, if only that was tried; null if everything was tried. */
    public RetryWindows before() {
        return before;
    }

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
    public BestArcs.Ends ways() {
        return ways;
    }

    /** The arcs that can be the end of a cheapest way to ground, by {@link BestArcs.LandingCosts#tiles}. */
    public BestArcs.Ends landings() {
        return landings;
    }

    /** The goals touched on these ways; none unless it is whole. */
    public List<Touch> touches() {
        return touches;
    }

    /** About how much memory it takes. */
    public long sizeInBytes(SearchPlay play) {
        long size = play.sizeInBytes(start) + (long) BYTES_OF_ARC * arcs.size();
        for (Branch branch : branches) {
            size += BYTES_OF_BRANCH + (long) BYTES_OF_DEATH * branch.deaths().size();
        }
        return size;
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
        return left == null ? this : new Expansion(start, Arrays.asList(left), best, retries, before);
    }
}
