package leapsmith.editor.view.panel;

import leapsmith.editor.view.Texts;
import leapsmith.levels.check.Problem;

/** The text of a problem in the language of the window. English ones are part of the rules. */
public final class ProblemText {
    private ProblemText() {}

    /** What is wrong, and in a second sentence what to do. */
    public static String of(Texts texts, Problem problem) {
        String key = "problem." + problem.rule();
        return texts.has(key) ? texts.get(key, problem.finding().arguments().toArray()) : problem.message();
    }
}
