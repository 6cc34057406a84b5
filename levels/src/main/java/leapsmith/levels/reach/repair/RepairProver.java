package leapsmith.levels.reach.repair;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.bound.ReachBound;
import leapsmith.levels.reach.maneuver.SearchDetail;
import leapsmith.levels.reach.search.MovingSearch;
import leapsmith.levels.reach.search.PlaceSearch;
import leapsmith.levels.reach.search.ReachCollector;
import leapsmith.levels.reach.search.SearchOrder;
import leapsmith.levels.reach.search.SearchResult;
import leapsmith.levels.reach.search.TowardGoals;
import leapsmith.levels.reach.search.Witness;

/**
 * Finds out whether a goal can be reached in changed levels, by searching them. In a level where nothing but the player
 * and platforms moves, changes of tiles reuse what is known.
 */
final class RepairProver {
    /** How many steps of the simulation one search may take. */
    private static final long STEPS = 2_000_000;

    /** The same for a level where other things move: there a search takes long, but finds a goal soon if at all. */
    private static final long STEPS_OF_MOVING = 100_000;

    /** A search of such a level after a change of tiles looks so much further than that without a change. */
    private static final long FURTHER_STEPS = 10_000;

    /** So many places are tried after the first way to the goal, as a later one may be shorter or without a jump. */
    private static final int FURTHER_PLACES = 300;

    private final Level level;
    private final Optional<StartPoint> start;
    private final LevelObject goal;
    private final long mostSteps;
    private final RepairListener listener;
    /** Crates and patrols are left out of it at first, as most ways meet none. */
    private final PlaceSearch search;
    /** What the search knows in the level without a change. */
    private PlaceSearch.Memory unchanged;

    private final boolean hasLooseBodies;
    private SearchResult reached;
    /** Of the level without a change; null until it is needed, as it takes long. */
    private ReachBound bound;

    /** Whether the last search touched the goal, perhaps without crates and patrols. */
    private boolean hasTouched;

    private long steps;
    private boolean isEnded;

    /**
     * For one goal.
     *
     * @param mostSteps the most steps of the simulation
     * @param listener may end the searches
     */
    RepairProver(Level level, Optional<StartPoint> start, LevelObject goal, long mostSteps, RepairListener listener) {
        this.level = level;
        this.start = start;
        this.goal = goal;
        this.mostSteps = mostSteps;
        this.listener = listener;
        PlaceSearch coarse = new PlaceSearch(level, start, SearchDetail.COARSE);
        search = coarse.isStill() ? coarse : new PlaceSearch(level, start, SearchDetail.PLATFORMS_ONLY);
        hasLooseBodies = coarse.hasLooseBodies();
    }

    /** Whether there is a player. */
    boolean hasPlayer() {
        return search.player() != null;
    }

    /** What the player reaches in the level without a change; must be called before {@link #prove}. */
    SearchResult reached() {
        ReachCollector found = new ReachCollector(level, start, search.player());
        search.run(found, orderOfKnown(), made -> isWithin(0, search, made) && continues(made));
        steps += search.steps();
        unchanged = search.memory();
        reached = found.build(true);
        return reached;
    }

    /** The tiles that this depends on; empty if that isn't known. */
    Set<Integer> tilesRead() {
        return search.tilesRead();
    }

    /** Whether an upper bound of what the player can do in the level without a change lets it touch a goal. */
    boolean mayTouch(LevelObject moved) {
        if (bound == null) {
            bound = boundOf(level);
        }
        return bound.isComplete() && canTouch(bound, moved);
    }

    /** A run that reaches the goal in the level with a change, if one is found. */
    Optional<PlayRecording> prove(RepairChange change) {
        Level changed = change.applyTo(level);
        if (change instanceof RepairChange.OfTiles && search.remembers()) {
            search.setLevel(changed);
            Optional<PlayRecording> run = run(search, changed, orderOfKnown(), FURTHER_STEPS);
            boolean isPossible = hasLooseBodies && hasTouched;
            search.goBack(unchanged);
            unchanged = search.memory();
            return run.isPresent() || !isPossible ? run : searchFromStart(changed, goal);
        }
        LevelObject changedGoal = changed.object(goal.id()).orElseThrow();
        if (change instanceof RepairChange.OfNumber && !canTouch(boundOf(changed), goal)) {
            return Optional.empty();
        }
        Optional<PlayRecording> known =
                change.kind() == Repair.Kind.MOVE_GOAL ? runToGroundUnder(changedGoal, changed) : Optional.empty();
        return known.isPresent() ? known : searchFromStart(changed, changedGoal);
    }

    /** Whether a changed level has a way besides the one that was proven; its search counts too. */
    boolean keeps(KeptWay way, Level changed) {
        return way.isKept(changed, made -> {
            steps += made;
            return continues(0);
        });
    }

    /** The known run to the ground under a goal that was moved, if it touches the goal. */
    private Optional<PlayRecording> runToGroundUnder(LevelObject moved, Level changed) {
        TileRegion ground = changed.tilesUnder(moved.x(), moved.y() + moved.height(), moved.width(), 1);
        for (int column = ground.column(); column < ground.endColumn(); column++) {
            Optional<PlayRecording> run = reached.runTo(column, ground.row())
                    .flatMap(known -> Witness.until(new PlayRecording(changed, start, known.run()), goal.id()));
            if (run.isPresent()) {
                return run;
            }
        }
        return Optional.empty();
    }

    private Optional<PlayRecording> searchFromStart(Level changed, LevelObject changedGoal) {
        for (SearchDetail detail : details()) {
            PlaceSearch fresh = new PlaceSearch(changed, start, detail);
            SearchOrder order = new TowardGoals(List.of(changedGoal), fresh.player());
            Optional<PlayRecording> run = run(fresh, changed, order, 0);
            if (run.isPresent()) {
                return run;
            }
        }
        return Optional.empty();
    }

    private List<SearchDetail> details() {
        if (search.isStill()) {
            return List.of(SearchDetail.COARSE);
        }
        return search.remembers() && !hasLooseBodies ? List.of(SearchDetail.PLATFORMS_ONLY) : MovingSearch.DETAILS;
    }

    /** Whether a bound allows that the player touches a goal. */
    private static boolean canTouch(ReachBound bound, LevelObject goal) {
        return bound.canTouch(goal.x(), goal.y(), goal.width(), goal.height());
    }

    /** The number of steps of the simulation so far. */
    long steps() {
        return steps;
    }

    /** Whether the searches were ended, by the listener or the limit. */
    boolean isEnded() {
        return isEnded;
    }

    /** @param made the steps in the current search */
    private boolean continues(long made) {
        long all = steps + made;
        isEnded |= all >= mostSteps || !listener.continues(Math.min(1, (double) all / mostSteps));
        return !isEnded;
    }

    /** Whether a search may continue. Where other things move, what was known before counts too. */
    private boolean isWithin(long furtherSteps, PlaceSearch any, long made) {
        return search.isStill() ? made < STEPS : any.work() < STEPS_OF_MOVING + furtherSteps;
    }

    /** In a level where other things move, what is near the goal comes first, as the search may end before it has all. */
    private SearchOrder orderOfKnown() {
        return search.isStill() ? SearchOrder.BY_COST : new TowardGoals(List.of(goal), search.player());
    }

    private Optional<PlayRecording> run(PlaceSearch any, Level changed, SearchOrder order, long furtherSteps) {
        ReachCollector found = new ReachCollector(changed, start, any.player());
        int[] further = new int[1];
        any.run(
                found,
                order,
                made -> (!found.hasFound(goal.id()) || further[0]++ < FURTHER_PLACES)
                        && isWithin(furtherSteps, any, made)
                        && continues(made));
        steps += any.steps();
        hasTouched = found.hasFound(goal.id());
        return found.build(false).runTo(goal.id());
    }

    private ReachBound boundOf(Level searched) {
        return SearchResult.bound(searched, start, () -> continues(0));
    }
}
