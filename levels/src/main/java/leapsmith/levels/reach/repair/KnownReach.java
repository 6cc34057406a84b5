package leapsmith.levels.reach.repair;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.maneuver.SearchDetail;
import leapsmith.levels.reach.search.GoalTouches;
import leapsmith.levels.reach.search.PlaceSearch;
import leapsmith.levels.reach.search.ReachCollector;
import leapsmith.levels.reach.search.SearchOrder;
import leapsmith.levels.reach.search.SearchResult;
import leapsmith.levels.reach.search.TowardGoals;

/**
 * What the player reaches in the level without a change. Its search stays in memory, so that a search after a change of
 * tiles reuses what the change doesn't affect. Crates and patrols are left out of it, as most ways meet none.
 */
final class KnownReach {
    /** How many steps of the simulation one search may take. */
    private static final long STEPS = 2_000_000;

    /** If a static level needs more steps than this, it is searched near the goal only. */
    private static final long STEPS_OF_LARGE = 750_000;

    /** The same for a level where other things move: there a search takes long, but finds a goal soon if at all. */
    static final long STEPS_OF_MOVING = 100_000;

    private final Level level;
    private final LevelObject goal;
    private final boolean hasLooseBodies;
    private final PlaceSearch search;
    /** Whether the level is searched near the goal only, as a search of all would end before it gets there. */
    private final boolean isNearGoal;

    private final SearchOrder order;

    private final SearchResult result;
    private final BitSet tilesRead;

    /** What the search knows in the level without a change. */
    private PlaceSearch.Memory unchanged;

    private KnownReach(
            Level level,
            Optional<StartPoint> start,
            LevelObject goal,
            PlaceSearch coarse,
            ReachRepair.RepairBudget budget) {
        this.level = level;
        this.goal = goal;
        hasLooseBodies = coarse.hasLooseBodies();
        search = coarse.isStatic() ? coarse : new PlaceSearch(level, start, SearchDetail.PLATFORMS_ONLY);
        ReachCollector found = new ReachCollector(level, start, search.player());
        isNearGoal = !search.isStatic()
                || !search.run(found, SearchOrder.BY_COST, made -> made < STEPS_OF_LARGE && budget.continues(made));
        order = isNearGoal ? new TowardGoals(level, List.of(goal), search.player()) : SearchOrder.BY_COST;
        if (isNearGoal) {
            budget.add(search.isStatic() ? search.steps() : 0);
            found = new ReachCollector(level, start, search.player());
            search.run(found, order, made -> mayContinue(search, made, 0) && budget.continues(made));
        }
        budget.add(search.steps());
        result = found.build(true);
        tilesRead = search.tilesRead();
        unchanged = search.memory();
    }

    /** Searches a level; empty if it has no player. */
    static Optional<KnownReach> search(
            Level level, Optional<StartPoint> start, LevelObject goal, ReachRepair.RepairBudget budget) {
        PlaceSearch coarse = new PlaceSearch(level, start, SearchDetail.COARSE);
        return coarse.player() == null
                ? Optional.empty()
                : Optional.of(new KnownReach(level, start, goal, coarse, budget));
    }

    SearchResult result() {
        return result;
    }

    boolean reachesGoal() {
        return result.runTo(goal.id()).isPresent();
    }

    /** The tiles that this depends on, as row times columns plus column; empty if that isn't known. */
    BitSet tilesRead() {
        return tilesRead;
    }

    /** Where the player is near the goal. */
    GoalTouches touches(ReachRepair.RepairBudget budget) {
        long before = search.play().steps();
        GoalTouches touches = new GoalTouches(level, search, goal, ObjectRepairs.MAX_GOAL_TILES);
        budget.add(search.play().steps() - before);
        return touches;
    }

    /** Whether changes of tiles reuse what is known: unless there are bullets. */
    boolean remembers() {
        return search.remembers();
    }

    /** Whether nothing but the player moves. */
    boolean isStatic() {
        return search.isStatic();
    }

    /** Whether there are crates or patrols. */
    boolean hasLooseBodies() {
        return hasLooseBodies;
    }

    /** In which order a search with the memory of this one goes from place to place. */
    SearchOrder order() {
        return order;
    }

    /**
     * Whether a search may continue. Near the goal, what was known before counts too.
     *
     * @param any this search or one of a changed level
     * @param made the steps that it has made
     * @param furtherSteps so much further than this one it may look
     */
    boolean mayContinue(PlaceSearch any, long made, long furtherSteps) {
        long most = search.isStatic() ? STEPS_OF_LARGE : STEPS_OF_MOVING;
        return isNearGoal ? any.work() < most + furtherSteps : made < STEPS;
    }

    /** Searches a level with other tiles with the memory of this search, which then goes back to the level without them. */
    <T> T inChanged(Level changed, Function<PlaceSearch, T> searching) {
        search.setLevel(changed);
        T found = searching.apply(search);
        search.goBack(unchanged);
        unchanged = search.memory();
        return found;
    }
}
