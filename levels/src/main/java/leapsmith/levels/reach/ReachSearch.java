package leapsmith.levels.reach;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.bound.ReachBound;

/**
 * Finds where the player of a level can get to, by trying maneuvers with the real simulation: from each place it walks a
 * few ticks, jumps in each direction with jump held for different times, and drops through one-ways. States that are
 * close to each other count as one place; the search continues from the one that it reaches first (Dijkstra, "A note on
 * two problems in connexion with graphs", 1959, with ticks as lengths and a few more for each jump). So what it finds
 * can be done, but it doesn't find everything. If it doesn't find a goal, an upper bound of all
 * that the player can do (see {@link ReachBound}) shows whether it is impossible; if not, it searches again with finer places and more
 * maneuvers, those first that come close to the goal.
 *
 * <p>The first search of a level where nothing but the player moves is fast after a change of tiles: {@link #setLevel}
 * keeps what doesn't depend on them. The result is the same as that of a new search.
 *
 * <p>It must be used by one thread at a time.
 */
public final class ReachSearch {
    /** What is tried for goals in levels where other things move. */
    static final List<SearchDetail> MOVING =
            List.of(SearchDetail.PLATFORMS_ONLY, SearchDetail.FEW_HOLDS, SearchDetail.COARSE);

    private final Optional<StartPoint> start;
    private final PlaceSearch coarse;
    private Level level;
    private long steps;
    /** Those of the part of the run that has not ended. */
    private long stepsOfPart;

    /**
     * A search from the place of the player.
     *
     * @param level a level
     */
    public ReachSearch(Level level) {
        this(level, Optional.empty());
    }

    /**
     * A search from a given place.
     *
     * @param level a level
     * @param start where the player starts, if not at its place in the level
     */
    public ReachSearch(Level level, Optional<StartPoint> start) {
        this.level = Objects.requireNonNull(level);
        this.start = Objects.requireNonNull(start);
        coarse = new PlaceSearch(level, start, SearchDetail.COARSE);
    }

    /**
     * Changes the level.
     *
     * @param changed the new level
     */
    public void setLevel(Level changed) {
        level = Objects.requireNonNull(changed);
        coarse.setLevel(changed);
    }

    /**
     * Searches the level.
     *
     * @param mostSteps the most steps of the simulation; the result may then be incomplete
     * @param continues asked often; if it answers false, the search ends at once, and its result is incomplete
     * @return what was found
     */
    public ReachMap run(long mostSteps, BooleanSupplier continues) {
        ReachMap.Builder found = new ReachMap.Builder(level, start, coarse.player());
        steps = 0;
        boolean complete;
        if (coarse.isStill()) {
            complete = everything(found, mostSteps, continues);
            excludeImpossible(found, continues);
            complete &= found.isDone() || goals(fine(), found, mostSteps - steps, continues);
        } else {
            // There are too many places and times to try them all, so goals come first.
            for (SearchDetail detail : MOVING) {
                ReachMap.Builder simplified = new ReachMap.Builder(level, start, coarse.player());
                goals(new PlaceSearch(level, start, detail), simplified, mostSteps / 5, continues);
                found.tryGoals(simplified);
            }
            complete = everything(found, mostSteps - steps, continues);
        }
        return found.build(complete);
    }

    /**
     * Searches a part of the level first, to have a result for it soon. The next {@link #run} reuses some of it; its
     * result is the same as without. In a level where other things move this is the same as {@link #run}.
     *
     * @param area the part of the level
     * @param mostSteps the most steps of the simulation
     * @param continues asked often; if it answers false, the search ends at once
     * @return what was found; the ways to tiles are not the shortest, and goals may be missing
     */
    public ReachMap runToward(TileRegion area, long mostSteps, BooleanSupplier continues) {
        if (!coarse.isStill()) {
            return run(mostSteps, continues);
        }
        ReachMap.Builder found = new ReachMap.Builder(level, start, coarse.player());
        steps = 0;
        SearchOrder order = new TowardArea(area, level.tileSize(), coarse.player());
        tiles(order, found, mostSteps, continues);
        return found.build(false);
    }

    /** Finds out which goals can't be reached, whatever the player does. */
    private void excludeImpossible(ReachMap.Builder found, BooleanSupplier continues) {
        if (found.isDone()) {
            return;
        }
        ReachBound bound = start.map(from -> ReachBound.of(level, from.x(), from.y(), continues))
                .orElseGet(() -> ReachBound.of(level, continues));
        for (LevelObject goal : found.openGoals()) {
            if (!bound.canTouch(goal.x(), goal.y(), goal.width(), goal.height())) {
                found.exclude(goal);
            }
        }
    }

    private boolean everything(ReachMap.Builder found, long mostSteps, BooleanSupplier continues) {
        return tiles(SearchOrder.BY_COST, found, mostSteps, continues);
    }

    private boolean tiles(SearchOrder order, ReachMap.Builder found, long mostSteps, BooleanSupplier continues) {
        boolean complete = coarse.run(found, order, made -> countPart(made) < mostSteps && continues.getAsBoolean());
        endPart(coarse);
        found.tilesEnded(complete);
        return complete;
    }

    /** Searches the goals that are not found yet. */
    private boolean goals(PlaceSearch search, ReachMap.Builder found, long mostSteps, BooleanSupplier continues) {
        if (found.isDone() || mostSteps <= 0) {
            return found.isDone();
        }
        SearchOrder order = new TowardGoals(found.openGoals(), search.player());
        boolean complete = search.run(
                found, order, made -> countPart(made) < mostSteps && !found.isDone() && continues.getAsBoolean());
        endPart(search);
        return complete || found.isDone();
    }

    private long countPart(long made) {
        stepsOfPart = made;
        return made;
    }

    private void endPart(PlaceSearch part) {
        steps += part.steps();
        stepsOfPart = 0;
    }

    private PlaceSearch fine() {
        return new PlaceSearch(level, start, SearchDetail.FINE);
    }

    /** {@return the number of steps of the simulation in the last run; during a run those so far} */
    public long steps() {
        return steps + stepsOfPart;
    }
}
