package leapsmith.editor.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.check.Problem;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Severity;
import leapsmith.levels.reach.GoalReach;

/** The goals that the player can't reach, as problems of the level. */
public final class ReachProblems {
    private static final Set<String> RULES_OF_GOALS = Set.of("goal-impossible", "goal-not-reached");

    private ReachProblems() {}

    /**
     * The problems that a search has found. There are none before its end, in a level without a player, and if the
     * search started elsewhere than the player.
     */
    public static List<Problem> of(ReachState reach) {
        if (reach.isSearching() || reach.start().isPresent()) {
            return List.of();
        }
        return reach.map()
                .filter(map -> map.level().player().isPresent())
                .map(map -> map.goals().stream()
                        .flatMap(goal -> of(goal, map.level()).stream())
                        .toList())
                .orElse(List.of());
    }

    /** Whether a problem is that of a goal that is not reached. */
    public static boolean isOfGoal(Problem problem) {
        return RULES_OF_GOALS.contains(problem.rule());
    }

    private static Optional<Problem> of(GoalReach goal, Level level) {
        return finding(goal)
                .filter(finding -> !level.checks().isOff(finding.rule()))
                .flatMap(finding -> level.object(goal.id())
                        .map(it -> new Problem(
                                finding, level.columnAt(it.middleX()), level.rowAt(it.middleY()), it.id())));
    }

    private static Optional<Finding> finding(GoalReach goal) {
        return switch (goal.verdict()) {
            case PROVEN -> Optional.empty();
            case IMPOSSIBLE ->
                Optional.of(Finding.of(
                        Severity.ERROR,
                        "goal-impossible",
                        "The player can't reach the goal \"{0}\", whatever it does. Move the goal, or make a way to it.",
                        goal.id()));
            case NOT_FOUND ->
                Optional.of(Finding.of(
                        Severity.WARNING,
                        "goal-not-reached",
                        "No way to the goal \"{0}\" was found. Play the level to the goal, or make an easier way to it.",
                        goal.id()));
        };
    }
}
