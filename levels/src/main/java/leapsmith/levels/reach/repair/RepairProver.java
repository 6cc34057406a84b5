package leapsmith.levels.reach.repair;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
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
import leapsmith.levels.reach.search.VisitPenaltyOrder;

/**
 * Finds out whether a goal can be reached in changed levels, by searching them. In a level where nothing but the player
 * and platforms moves, changes of tiles reuse what is known.
 */
final class RepairProver {
    /** How many steps a change of a number, which helps everywhere on a long way, may take in the simplified level. */
    private static final long STEPS_OF_NUMBER = 1_000_000;

    /**
     * The ticks that count in {@link #proveSoon} for each time that a search was at a place before. In lift-shaft, with a
     * jump that is 10 or 20 % lower, it then touches the goal after a fifth fewer steps. With 60 it is nearly half of
     * them, but the runs that it finds there have harder jumps.
     */
    private static final int TICKS_OF_VISIT = 10;

    /** A search near the goal after a change of tiles looks so much further than that without a change. */
    private static final long FURTHER_STEPS = 10_000;

    /** So many places are tried after the first way to the goal, as a later one may be shorter or without a jump. */
    private static final int FURTHER_PLACES = 300;

    private final Level level;
    private final Optional<StartPoint> start;
    private final LevelObject goal;
    private final ReachRepair.RepairBudget budget;
    private final KnownReach known;
    /** In the level without a change. */
    private final GoalTouches touches;

    /**
     * What a search of a changed level has found.
     *
     * @param run a run to the goal that was played in the changed level; empty if there is none
     * @param touches whether the search touched the goal, perhaps without crates and patrols
     */
    private record Outcome(Optional<PlayRecording> run, boolean touches) {}

    /**
     * For one goal.
     *
     * @param known what the player reaches in the level without a change
     */
    RepairProver(
            Level level,
            Optional<StartPoint> start,
            LevelObject goal,
            KnownReach known,
            ReachRepair.RepairBudget budget) {
        this.level = level;
        this.start = start;
        this.goal = goal;
        this.known = known;
        this.budget = budget;
        touches = known.touches(budget);
    }

    /** Whether the player touches a moved goal on a way that is known. */
    boolean touches(LevelObject moved) {
        return touches.touches(moved);
    }

    /**
     * As {@link #prove}, but where platforms move, the search leaves places sooner where it has been. It mostly finds a run
     * with fewer steps, but not each run that the other search finds.
     */
    Optional<PlayRecording> proveSoon(RepairCandidate candidate) {
        boolean leaves = known.remembers() && !known.isStatic();
        return prove(candidate, order -> leaves ? new VisitPenaltyOrder(order, TICKS_OF_VISIT) : order);
    }

    /** A run that reaches the goal in the level with a change, if one is found. */
    Optional<PlayRecording> prove(RepairCandidate candidate) {
        return prove(candidate, UnaryOperator.identity());
    }

    /** @param ordering changes the order of the search if it starts again */
    private Optional<PlayRecording> prove(RepairCandidate candidate, UnaryOperator<SearchOrder> ordering) {
        Level changed = candidate.applyTo(level);
        boolean addsKind = candidate.kind().addsKind();
        if (addsKind && !canTouch(boundOf(changed), goal)) {
            return Optional.empty();
        }
        // A level with other kinds has other inputs to try, so what is known of the first one doesn't help.
        if (candidate.kind().isOfTiles() && !addsKind && known.remembers()) {
            Outcome outcome = known.inChanged(changed, search -> run(search, changed, known.order(), FURTHER_STEPS));
            return outcome.run().isPresent() || !mayBeBlocked(outcome) ? outcome.run() : searchWhole(changed, goal);
        }
        if (candidate.kind() == Repair.Kind.MOVE_GOAL) {
            LevelObject moved = changed.object(goal.id()).orElseThrow();
            Optional<PlayRecording> run = touches.runTo(moved, changed, start);
            return run.isPresent() || !known.hasLooseBodies() ? run : searchWhole(changed, moved);
        }
        boolean isNumber = candidate.kind().number().isPresent();
        if (isNumber && !canTouch(boundOf(changed), goal)) {
            return Optional.empty();
        }
        SearchDetail simplified = known.isStatic() ? SearchDetail.COARSE : SearchDetail.PLATFORMS_ONLY;
        long further = isNumber && known.remembers() ? STEPS_OF_NUMBER - KnownReach.STEPS_OF_MOVING : 0;
        Outcome outcome = searchFromStart(changed, goal, simplified, further, ordering);
        boolean continues = !known.remembers() || mayBeBlocked(outcome) || isNumber && known.hasLooseBodies();
        return outcome.run().isPresent() || !continues ? outcome.run() : searchWhole(changed, goal);
    }

    /** Whether a search found a way without crates and patrols, which may be in between. */
    private boolean mayBeBlocked(Outcome outcome) {
        return known.hasLooseBodies() && outcome.touches();
    }

    /** Searches with everything that moves. */
    private Optional<PlayRecording> searchWhole(Level changed, LevelObject changedGoal) {
        Optional<PlayRecording> run = Optional.empty();
        // Without crates and patrols, the simplified search tried the same as the first of these.
        if (known.hasLooseBodies()) {
            run = searchFromStart(changed, changedGoal, SearchDetail.FEW_HOLDS, 0, UnaryOperator.identity())
                    .run();
        }
        return run.isPresent()
                ? run
                : searchFromStart(changed, changedGoal, SearchDetail.COARSE, 0, UnaryOperator.identity())
                        .run();
    }

    private Outcome searchFromStart(
            Level changed,
            LevelObject changedGoal,
            SearchDetail detail,
            long furtherSteps,
            UnaryOperator<SearchOrder> ordering) {
        PlaceSearch fresh = new PlaceSearch(changed, start, detail);
        SearchOrder order = ordering.apply(new TowardGoals(changed, List.of(changedGoal), fresh.player()));
        return run(fresh, changed, order, furtherSteps);
    }

    /** Whether a bound allows that the player touches a goal. */
    private static boolean canTouch(ReachBound bound, LevelObject goal) {
        return bound.canTouch(goal.x(), goal.y(), goal.width(), goal.height());
    }

    private Outcome run(PlaceSearch any, Level changed, SearchOrder order, long furtherSteps) {
        ReachCollector found = new ReachCollector(changed, start, any.player());
        int[] further = new int[1];
        any.run(
                found,
                order,
                made -> (!found.hasFound(goal.id()) || further[0]++ < FURTHER_PLACES)
                        && known.mayContinue(any, made, furtherSteps)
                        && budget.continues(made));
        budget.add(any.steps());
        return new Outcome(found.build(false).runTo(goal.id()), found.hasFound(goal.id()));
    }

    private ReachBound boundOf(Level searched) {
        return SearchResult.bound(searched, start, () -> budget.continues(0));
    }
}
