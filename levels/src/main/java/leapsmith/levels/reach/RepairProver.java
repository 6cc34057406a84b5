package leapsmith.levels.reach;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.bound.ReachBound;

/**
 * Finds out whether a goal can be reached in changed levels, by searching them. In a level where nothing but the player
 * moves, changes of tiles reuse what is known.
 */
final class RepairProver {
    /** How many steps of the simulation one search may take. */
    private static final long STEPS = 2_000_000;

    /** The same for a level where other things move: there a search never ends, but finds a goal soon if at all. */
    private static final long STEPS_OF_MOVING = 100_000;

    /** So many places are tried after the first way to the goal, as a later one may be shorter or without a jump. */
    private static final int FURTHER_PLACES = 300;

    private final Level level;
    private final Optional<StartPoint> start;
    private final LevelObject goal;
    private final long mostSteps;
    private final RepairListener listener;
    private final PlaceSearch coarse;
    /** What the search knows in the level without a change. */
    private PlaceSearch.Memory unchanged;

    private ReachMap reached;

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
        coarse = new PlaceSearch(level, start, SearchDetail.COARSE);
    }

    /** Whether there is a player. */
    boolean hasPlayer() {
        return coarse.player() != null;
    }

    /** What the player reaches in the level without a change; must be called before {@link #prove}. */
    ReachMap reached() {
        ReachCollector found = new ReachCollector(level, start, coarse.player());
        SearchOrder order = coarse.isStill() ? SearchOrder.BY_COST : new TowardGoals(List.of(goal), coarse.player());
        coarse.run(found, order, this::continues);
        steps += coarse.steps();
        unchanged = coarse.memory();
        reached = found.build(true);
        return reached;
    }

    /** The tiles that this depends on; empty if that isn't known. */
    Set<Integer> tilesRead() {
        return coarse.tilesRead();
    }

    /** The upper bound of what the player can do in the level without a change. */
    ReachBound bound() {
        return boundOf(level);
    }

    /** A run that reaches the goal in the level with a change, if one is found. */
    Optional<PlayRecording> prove(RepairChange change) {
        Level changed = change.applyTo(level);
        if (coarse.isStill() && change instanceof RepairChange.OfTiles) {
            coarse.setLevel(changed);
            Optional<PlayRecording> run = run(coarse, changed, SearchOrder.BY_COST);
            coarse.goBack(unchanged);
            return run;
        }
        LevelObject changedGoal = changed.object(goal.id()).orElseThrow();
        if (change instanceof RepairChange.OfNumber && !canTouch(boundOf(changed), goal)) {
            return Optional.empty();
        }
        Optional<PlayRecording> known =
                change.kind() == Repair.Kind.MOVE_GOAL ? runToGroundUnder(changedGoal, changed) : Optional.empty();
        return known.isPresent() ? known : search(changed, changedGoal);
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

    /** Searches a changed level from the start, what is near the goal first. */
    private Optional<PlayRecording> search(Level changed, LevelObject changedGoal) {
        for (SearchDetail detail : coarse.isStill() ? List.of(SearchDetail.COARSE) : MovingSearch.DETAILS) {
            PlaceSearch search = new PlaceSearch(changed, start, detail);
            Optional<PlayRecording> run = run(search, changed, new TowardGoals(List.of(changedGoal), search.player()));
            if (run.isPresent()) {
                return run;
            }
        }
        return Optional.empty();
    }

    /** Whether a bound allows that the player touches a goal. */
    static boolean canTouch(ReachBound bound, LevelObject goal) {
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
        return !isEnded && made < (coarse.isStill() ? STEPS : STEPS_OF_MOVING);
    }

    private Optional<PlayRecording> run(PlaceSearch search, Level changed, SearchOrder order) {
        ReachCollector found = new ReachCollector(changed, start, search.player());
        int[] further = new int[1];
        search.run(
                found, order, made -> (!found.hasFound(goal.id()) || further[0]++ < FURTHER_PLACES) && continues(made));
        steps += search.steps();
        return found.build(false).goals().stream()
                .filter(reach -> reach.id().equals(goal.id()))
                .flatMap(reach -> reach.run().stream())
                .findFirst();
    }

    private ReachBound boundOf(Level searched) {
        return ReachMap.bound(searched, start, () -> continues(0));
    }
}
