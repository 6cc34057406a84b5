package leapsmith.levels.reach.repair;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.bound.ReachBound;
import leapsmith.levels.reach.maneuver.SearchDetail;
import leapsmith.levels.reach.search.GoalTouches;
import leapsmith.levels.reach.search.PlaceSearch;
import leapsmith.levels.reach.search.ReachCollector;
import leapsmith.levels.reach.search.SearchOrder;
import leapsmith.levels.reach.search.SearchResult;
import leapsmith.levels.reach.search.TowardGoals;

/**
 * Finds out whether a goal can be reached in changed levels, by searching them. In a level where nothing but the player
 * and platforms moves, changes of tiles reuse what is known.
 */
final class RepairProver {
    /** How many steps of the simulation one search may take. */
    private static final long STEPS = 2_000_000;

    /** If a still level needs more steps than this, it is searched near the goal only. */
    private static final long STEPS_OF_LARGE = 750_000;

    /** The same for a level where other things move: there a search takes long, but finds a goal soon if at all. */
    private static final long STEPS_OF_MOVING = 100_000;

    /** The same for a change of a number, which helps everywhere on a long way, in the simplified level. */
    private static final long STEPS_OF_NUMBER = 1_000_000;

    /** A search near the goal after a change of tiles looks so much further than that without a change. */
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
    /** Whether the level is searched near the goal only, as a search of all would end before it gets there. */
    private boolean isNearGoal;

    /** In the level without a change; null until it is needed. */
    private GoalTouches touches;

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

    /** Whether changes of tiles reuse what is known: unless there are bullets. */
    boolean remembers() {
        return search.remembers();
    }

    /** What the player reaches in the level without a change; must be called before {@link #prove}. */
    SearchResult reached() {
        ReachCollector found = new ReachCollector(level, start, search.player());
        isNearGoal = !search.isStill()
                || !search.run(found, SearchOrder.BY_COST, made -> made < STEPS_OF_LARGE && continues(made));
        if (isNearGoal) {
            steps += search.isStill() ? search.steps() : 0;
            found = new ReachCollector(level, start, search.player());
            search.run(found, orderOfKnown(), made -> isWithin(0, search, made) && continues(made));
        }
        steps += search.steps();
        unchanged = search.memory();
        return found.build(true);
    }

    /** The tiles that this depends on; empty if that isn't known. */
    BitSet tilesRead() {
        return search.tilesRead();
    }

    /** Whether the player touches a moved goal on a way that is known; must be called before {@link #prove}. */
    boolean touches(LevelObject moved) {
        if (touches == null) {
            long before = search.play().steps();
            touches = new GoalTouches(level, search, goal, ObjectRepairs.MOST_GOAL_TILES);
            steps += search.play().steps() - before;
        }
        return touches.touches(moved);
    }

    /** A run that reaches the goal in the level with a change, if one is found. */
    Optional<PlayRecording> prove(RepairChange change) {
        Level changed = change.applyTo(level);
        if (change instanceof RepairChange.OfTiles && search.remembers()) {
            search.setLevel(changed);
            Optional<PlayRecording> run = run(search, changed, orderOfKnown(), FURTHER_STEPS);
            search.goBack(unchanged);
            unchanged = search.memory();
            return run.isPresent() || !mayBeBlocked() ? run : searchWhole(changed, goal);
        }
        if (change.kind() == Repair.Kind.MOVE_GOAL) {
            LevelObject moved = changed.object(goal.id()).orElseThrow();
            Optional<PlayRecording> run = touches.runTo(moved, changed, start);
            return run.isPresent() || !hasLooseBodies ? run : searchWhole(changed, moved);
        }
        boolean isNumber = change instanceof RepairChange.OfNumber;
        if (isNumber && !canTouch(boundOf(changed), goal)) {
            return Optional.empty();
        }
        SearchDetail simplified = search.isStill() ? SearchDetail.COARSE : SearchDetail.PLATFORMS_ONLY;
        long further = isNumber && search.remembers() ? STEPS_OF_NUMBER - STEPS_OF_MOVING : 0;
        Optional<PlayRecording> run = searchFromStart(changed, goal, simplified, further);
        boolean continues = !search.remembers() || mayBeBlocked() || isNumber && hasLooseBodies;
        return run.isPresent() || !continues ? run : searchWhole(changed, goal);
    }

    /** Whether the last search found a way without crates and patrols, which may be in between. */
    private boolean mayBeBlocked() {
        return hasLooseBodies && hasTouched;
    }

    /** Whether a changed level has a way besides the one that was proven; its search counts too. */
    boolean keeps(KeptWay way, Level changed) {
        return way.isKept(changed, made -> {
            steps += made;
            return continues(0);
        });
    }

    /** Searches with everything that moves. */
    private Optional<PlayRecording> searchWhole(Level changed, LevelObject changedGoal) {
        Optional<PlayRecording> run = Optional.empty();
        // Without crates and patrols, the simplified search tried the same as the first of these.
        if (hasLooseBodies) {
            run = searchFromStart(changed, changedGoal, SearchDetail.FEW_HOLDS, 0);
        }
        return run.isPresent() ? run : searchFromStart(changed, changedGoal, SearchDetail.COARSE, 0);
    }

    private Optional<PlayRecording> searchFromStart(
            Level changed, LevelObject changedGoal, SearchDetail detail, long furtherSteps) {
        PlaceSearch fresh = new PlaceSearch(changed, start, detail);
        return run(fresh, changed, new TowardGoals(List.of(changedGoal), fresh.player()), furtherSteps);
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

    /** Whether a search may continue. Near the goal, what was known before counts too. */
    private boolean isWithin(long furtherSteps, PlaceSearch any, long made) {
        long most = search.isStill() ? STEPS_OF_LARGE : STEPS_OF_MOVING;
        return isNearGoal ? any.work() < most + furtherSteps : made < STEPS;
    }

    private SearchOrder orderOfKnown() {
        return isNearGoal ? new TowardGoals(List.of(goal), search.player()) : SearchOrder.BY_COST;
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
