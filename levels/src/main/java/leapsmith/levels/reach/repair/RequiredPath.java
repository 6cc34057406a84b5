package leapsmith.levels.reach.repair;

import java.util.Comparator;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.reach.Verdict;
import leapsmith.levels.reach.search.Witnesses;

/** A known way from the start of a level to a goal, which changes of the level must not break. */
final class RequiredPath {
    /** The most steps of the simulation to find another way if the known one is broken. */
    private static final long STEPS = 500_000;

    private final String goalId;
    private final PlayRecording run;

    private RequiredPath(String goalId, PlayRecording run) {
        this.goalId = goalId;
        this.run = run;
    }

    /** The way to the goal that is nearest to a place, of those that a search found; empty if it found none. */
    static Optional<RequiredPath> nearest(ReachMap map, StartPoint place) {
        return map.goals().stream()
                .filter(goal -> goal.run().isPresent())
                .min(Comparator.comparingDouble(
                        goal -> distance(map.level().object(goal.id()).orElseThrow(), place)))
                .map(goal -> new RequiredPath(goal.id(), goal.run().orElseThrow()));
    }

    private static double distance(LevelObject goal, StartPoint place) {
        return Math.abs(goal.middleX() - place.x()) + Math.abs(goal.middleY() - place.y());
    }

    String goalId() {
        return goalId;
    }

    /**
     * Whether the run reaches the goal of a changed level, or another one is found there.
     *
     * @param budget for the search
     */
    boolean isKept(Level changed, RepairBudget budget) {
        if (Witnesses.until(new PlayRecording(changed, run.start(), run.run()), goalId)
                .isPresent()) {
            return true;
        }
        ReachSearch search = new ReachSearch(changed, run.start());
        long[] counted = new long[1];
        ReachMap map = search.run(STEPS, () -> {
            budget.add(search.steps() - counted[0]);
            counted[0] = search.steps();
            return budget.continues(0);
        });
        return map.goals().stream().anyMatch(goal -> goal.id().equals(goalId) && goal.verdict() == Verdict.PROVEN);
    }
}
