package leapsmith.editor.problems;

import leapsmith.editor.reach.ReachProblems;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.check.Problem;
import leapsmith.levels.model.Finding;

/** The text of a problem in the language of the window. English ones are part of the rules. */
public final class ProblemText {
    private ProblemText() {}

    /** What is wrong, and in a second sentence what to do. */
    public static String of(Texts texts, Problem problem) {
        return of(texts, problem.finding());
    }

    /**
     * As {@link #of(Texts, Problem)} for a problem for which repairs can be proposed, with that action if the problem is that
     * of a goal.
     *
     * @param repairKey the key of the action that proposes repairs; empty if it has none
     */
    public static String withAction(Texts texts, Problem problem, String repairKey) {
        if (!ReachProblems.isOfGoal(problem)) {
            return of(texts, problem);
        }
        String name = texts.get("action.reach.repair");
        String action = repairKey.isEmpty() ? name : texts.get("status.action", name, repairKey);
        return texts.get(
                ReachProblems.isOfImpossibleGoal(problem) ? "status.goal.impossible" : "status.goal.notFound",
                problem.objectId(),
                action);
    }

    public static String of(Texts texts, Finding finding) {
        return texts.get(finding.text());
    }
}
