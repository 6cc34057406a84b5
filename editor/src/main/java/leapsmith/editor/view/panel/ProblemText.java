package leapsmith.editor.view.panel;

import leapsmith.editor.view.Texts;
import leapsmith.levels.check.Problem;
import leapsmith.levels.model.Finding;

/** The text of a problem in the language of the window. English ones are part of the rules. */
public final class ProblemText {
    private ProblemText() {}

    /** What is wrong, and in a second sentence what to do. */
    public static String of(Texts texts, Problem problem) {
        return of(texts, problem.finding());
    }

    /** What a rule has found. */
    public static String of(Texts texts, Finding finding) {
        String key = "problem." + finding.rule();
        return texts.has(key) ? texts.get(key, finding.arguments().toArray()) : finding.message();
    }
}
