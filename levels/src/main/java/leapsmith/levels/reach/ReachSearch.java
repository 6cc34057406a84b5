package leapsmith.levels.reach;

import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.bound.ReachBound;
import leapsmith.levels.reach.maneuver.SearchDetail;
import leapsmith.levels.reach.search.GapSearch;
import leapsmith.levels.reach.search.MovingSearch;
import leapsmith.levels.reach.search.PlaceSearch;
import leapsmith.levels.reach.search.ReachCollector;
import leapsmith.levels.reach.search.SearchOrder;
import leapsmith.levels.reach.search.SearchResult;
import leapsmith.levels.reach.search.Witnesses;

/**
 * Finds where the player of a level can get to, by trying maneuvers with the real simulation: from each place it walks a
 * few ticks, jumps in each direction with jump held for different times, and drops through one-ways. States that are
 * close to each other count as one place; the search continues from the one that it reaches first (Dijkstra, "A note on
 * two problems in connexion with graphs", 1959, with ticks as lengths and a few more for each jump). So what it finds
 * can be done, but it doesn't find everything. If it doesn't find a goal, an upper bound of all
 * that the player can do (see {@link ReachBound}) shows whether it is impossible; if not, it searches again with finer places and more
 * maneuvers, those first that come close to the goal.
 *
 * <p>The first search of a level where nothing but the player and platforms moves is fast after a change of tiles: {@link
 * #setLevel} keeps what doesn't depend on them. The result is the same as that of a new search.
 *
 * <p>It must be used by one thread at a time.
 */
public final class ReachSearch {
    /**
     * The usual limit of a search: 10 to 20 seconds of a processor. It counts steps of the simulation; where other things
     * move, a step counts as several, as it takes longer. So a search takes about as long in each level, and has the same
     * result on each machine that has the memory for it.
     */
    public static final long MAX_STEPS = 60_000_000;

    /** The most steps of the simulation for moves tick by tick. */
    public static final long MAX_STEPS_OF_GAPS = 2_000_000;

    /** The most steps of the simulation with finer places, if the bound covers the level. */
    private static final long MAX_STEPS_OF_FINE = 1_000_000;

    private final Optional<StartPoint> start;
    private final PlaceSearch coarse;
    private final Witnesses witnesses = new Witnesses();
    /** For goals that {@link #coarse} doesn't find in levels where nothing else moves; null if it wasn't needed yet. */
    private PlaceSearch fine;
    /** Of the current level; null if it wasn't needed yet. */
    private ReachBound bound;

    private Level level;
    /** The level with an id of its own for each goal. */
    private Level searched;

    private boolean mayHaveGaps;
    private long steps;
    /** Those of the part of the run that has not ended. */
    private long stepsOfPart;

    /** A search from the place of the player. */
    public ReachSearch(Level level) {
        this(level, Optional.empty());
    }

    /** A search from a given place, or from that of the player in the level if it is empty. */
    public ReachSearch(Level level, Optional<StartPoint> start) {
        this.level = Objects.requireNonNull(level);
        this.start = Objects.requireNonNull(start);
        searched = withOwnGoalIds(level);
        coarse = new PlaceSearch(searched, start, SearchDetail.COARSE);
    }

    /**
     * The level with an id of its own for each goal, because play says by its id what is touched. A goal that has its id
     * in common with another object keeps it: play takes one for the other.
     */
    private static Level withOwnGoalIds(Level level) {
        Map<String, Long> ofGoals = uses(level, object -> object.is(ObjectKind.Role.GOAL));
        if (ofGoals.values().stream().allMatch(uses -> uses == 1)) {
            return level;
        }
        Map<String, Long> all = uses(level, object -> true);
        Set<String> seen = new HashSet<>();
        return level.withObjects(level.objects().mapped(object -> {
            String id = object.id();
            boolean isOfGoals =
                    object.is(ObjectKind.Role.GOAL) && ofGoals.get(id).equals(all.get(id));
            if (!isOfGoals || seen.add(id)) {
                return object;
            }
            int number = 2;
            while (all.containsKey(id + "-" + number)) {
                number++;
            }
            all.put(id + "-" + number, 1L);
            return object.withId(id + "-" + number);
        }));
    }

    /** How often each id is used. */
    private static Map<String, Long> uses(Level level, Predicate<LevelObject> counted) {
        return level.objects().stream()
                .filter(counted)
                .collect(Collectors.groupingBy(LevelObject::id, Collectors.counting()));
    }

    public void setLevel(Level changed) {
        level = Objects.requireNonNull(changed);
        searched = withOwnGoalIds(level);
        bound = null;
        if (fine != null) {
            fine.setLevel(searched);
        }
        if (!coarse.setLevel(searched)) {
            witnesses.clear();
        }
    }

    /**
     * Searches the level.
     *
     * @param mostSteps the limit, see {@link #MAX_STEPS}; the result may then be incomplete
     * @param continues asked often; if it answers false, the search ends at once, and its result is incomplete
     */
    public ReachMap run(long mostSteps, BooleanSupplier continues) {
        return run(mostSteps, continues, false);
    }

    /**
     * Searches the level as {@link #run} does, and then also ground on which the player may stand by the upper bound, but
     * which wasn't found. This finds a few more tiles in some levels, and takes longer, also after small changes.
     *
     * @param mostSteps the limit, see {@link #MAX_STEPS}; the result may then be incomplete
     * @param continues asked often; if it answers false, the search ends at once, and its result is incomplete
     */
    public ReachMap runThoroughly(long mostSteps, BooleanSupplier continues) {
        return run(mostSteps, continues, true);
    }

    /** Whether nothing but the player moves. */
    public boolean isStatic() {
        return coarse.isStatic();
    }

    /**
     * Whether {@link #runThoroughly} may find more than the last run did: the run found all that the quick search
     * finds, and left it at that.
     */
    public boolean mayHaveGaps() {
        return mayHaveGaps;
    }

    private ReachMap run(long mostSteps, BooleanSupplier continues, boolean allTiles) {
        ReachCollector found = new ReachCollector(searched, start, coarse.player());
        steps = 0;
        mayHaveGaps = false;
        boolean complete;
        if (coarse.isStatic()) {
            complete = searchTiles(SearchOrder.BY_COST, found, mostSteps, continues);
            boolean hasAllTiles = complete;
            if (continues.getAsBoolean()) {
                excludeImpossible(found, continues);
            }
            long rest = mostSteps - coarse.work();
            boolean closesGaps = allTiles || !found.isDone() && rest > 0;
            mayHaveGaps = complete && !closesGaps;
            if (complete && closesGaps) {
                closeGaps(found, continues);
                long before = steps;
                coarse.touchGoals(found, made -> {
                    steps = before + made;
                    return made < MAX_STEPS_OF_GAPS && continues.getAsBoolean();
                });
                complete = continues.getAsBoolean();
            }
            found.tilesEnded(hasAllTiles);
            complete = complete && (found.isDone() || searchFinely(found, rest, continues));
        } else {
            excludeImpossible(found, continues);
            MovingSearch search = new MovingSearch(searched, start, coarse, found);
            complete = search.run(mostSteps, made -> {
                countPart(made);
                return continues.getAsBoolean();
            });
            steps = search.cost();
            stepsOfPart = 0;
        }
        return new ReachMap(level, found.build(complete, witnesses), bound);
    }

    /**
     * Searches a part of the level first, to have a result for it soon. The next {@link #run} reuses some of it; its
     * result is the same as without. In a level where other things move this is the same as {@link #run}.
     *
     * @param mostSteps the most steps of the simulation
     * @param continues asked often; if it answers false, the search ends at once
     * @return what was found; the ways to tiles are not the shortest, and goals may be missing
     */
    public ReachMap runToward(TileRegion area, long mostSteps, BooleanSupplier continues) {
        if (!coarse.isStatic()) {
            return run(mostSteps, continues);
        }
        ReachCollector found = new ReachCollector(searched, start, coarse.player());
        steps = 0;
        mayHaveGaps = false;
        SearchOrder order = SearchOrder.toward(area, level.tileSize(), coarse.player());
        found.tilesEnded(searchTiles(order, found, mostSteps, continues));
        return new ReachMap(level, found.build(false), bound);
    }

    /** Finds out which goals can't be reached, whatever the player does. */
    private void excludeImpossible(ReachCollector found, BooleanSupplier continues) {
        if (found.isDone()) {
            return;
        }
        for (LevelObject goal : found.openGoals()) {
            // Play takes objects with the same id for each other.
            boolean isAlone =
                    uses(searched, object -> object.id().equals(goal.id())).get(goal.id()) == 1;
            if (isAlone && !bound(continues).canTouch(goal.x(), goal.y(), goal.width(), goal.height())) {
                found.exclude(goal.id());
            }
        }
    }

    private void closeGaps(ReachCollector found, BooleanSupplier continues) {
        long before = coarse.steps();
        GapSearch gaps = new GapSearch(bound(continues), coarse, found);
        gaps.close(made -> countPart(made) < MAX_STEPS_OF_GAPS && continues.getAsBoolean());
        steps += coarse.steps() - before;
        stepsOfPart = 0;
    }

    /** The bound; one that excludes nothing if it is interrupted. */
    private ReachBound bound(BooleanSupplier continues) {
        if (bound != null) {
            return bound;
        }
        ReachBound found = SearchResult.bound(searched, start, continues);
        // An interrupted one excludes too little, so the next run computes it again.
        bound = continues.getAsBoolean() ? found : null;
        return found;
    }

    private boolean searchTiles(SearchOrder order, ReachCollector found, long mostSteps, BooleanSupplier continues) {
        boolean complete = coarse.run(found, order, made -> countPart(made) < mostSteps && continues.getAsBoolean());
        endPart(coarse);
        return complete;
    }

    private long countPart(long made) {
        stepsOfPart = made;
        return made;
    }

    private void endPart(PlaceSearch part) {
        steps += part.steps();
        stepsOfPart = 0;
    }

    /**
     * Searches the goals that are not found yet with finer places and more maneuvers. The limit counts what is known as
     * if it were searched again, so that the result doesn't depend on earlier levels.
     */
    private boolean searchFinely(ReachCollector found, long mostWork, BooleanSupplier continues) {
        if (mostWork <= 0) {
            return false;
        }
        if (fine == null) {
            fine = new PlaceSearch(searched, start, SearchDetail.FINE);
        }
        // Where the bound leads, the gaps are closed by now, so more than this seldom finds anything.
        boolean gapsClosed = bound(continues).isComplete();
        long most = gapsClosed ? Math.min(mostWork, MAX_STEPS_OF_FINE) : mostWork;
        boolean complete = fine.runTowardGoals(
                found, made -> countPart(made) >= 0 && fine.work() < most && continues.getAsBoolean());
        endPart(fine);
        return complete || most < mostWork && continues.getAsBoolean();
    }

    /** The number of steps in the last run, as the limit counts them; during a run those so far. */
    public long steps() {
        return steps + stepsOfPart;
    }
}
