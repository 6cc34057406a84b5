package leapsmith.levels.check;

import java.util.List;
import leapsmith.levels.model.Level;

/**
 * Finds what is odd in a readable level. It looks at objects and the tiles near them, so that its cost goes by the
 * objects and not by the size of the level.
 *
 * <p>Rules that concern one type of objects are declared by the {@link leapsmith.levels.model.ObjectType}; those of the
 * level as a whole are in this package.
 */
public final class LevelCheck {
    private LevelCheck() {}

    /** The problems, the worst first; of one rule at most a thousand. */
    public static List<Problem> check(Level level) {
        Report report = new Report(level);
        new LevelRules(level, report).check();
        new ObjectRules(level, report).check();
        new OverlapRule(level, report).check();
        return report.sorted();
    }
}
