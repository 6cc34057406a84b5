package leapsmith.levels.reach.search;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.bound.ReachBound;

/**
 * What searches of a level found. Immutable.
 *
 * @param arrivals the ways to ground
 * @param goals what was found of each goal by its id, in the order of the level
 * @param graph the places and the arcs between them
 */
public record SearchResult(
        Level level,
        Optional<StartPoint> start,
        GroundArrivals arrivals,
        Map<String, GoalResult> goals,
        ReachGraph graph,
        Extent extent) {
    public SearchResult {
        goals = Collections.unmodifiableMap(new LinkedHashMap<>(goals));
    }

    /**
     * What was found of a goal.
     *
     * @param run a run that reaches it; empty if none was found
     * @param isImpossible whether it can't be reached
     */
    public record GoalResult(Optional<PlayRecording> run, boolean isImpossible) {}

    /**
     * How much was searched.
     *
     * @param places the number of places from which maneuvers were tried
     * @param hasAllTiles whether only goals may be missing
     * @param isComplete whether nothing was left to try
     */
    public record Extent(int places, boolean hasAllTiles, boolean isComplete) {}

    /** Whether a way to a tile was found; false outside of the level. */
    public boolean reaches(int column, int row) {
        return arrivals.at(column, row) != null;
    }

    /** The run found that reaches a goal; empty if there is none. */
    public Optional<PlayRecording> runTo(String goal) {
        return Optional.ofNullable(goals.get(goal)).flatMap(GoalResult::run);
    }

    /** The run found that ends standing on a tile; empty if there is none, for any column and row. */
    public Optional<PlayRecording> runTo(int column, int row) {
        return Optional.ofNullable(arrivals.at(column, row)).map(way -> way.run(level, start));
    }

    /**
     * An upper bound of what can be reached from the same start.
     *
     * @param continues asked now and then; if it answers false, the bound excludes nothing
     */
    public ReachBound bound(BooleanSupplier continues) {
        return bound(level, start, continues);
    }

    /** As {@link #bound(BooleanSupplier)}, in a level that was not searched yet. */
    public static ReachBound bound(Level level, Optional<StartPoint> start, BooleanSupplier continues) {
        return start.map(from -> ReachBound.of(level, from.x(), from.y(), continues))
                .orElseGet(() -> ReachBound.of(level, continues));
    }
}
