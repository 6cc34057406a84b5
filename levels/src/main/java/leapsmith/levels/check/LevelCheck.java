package leapsmith.levels.check;

import java.util.List;
import leapsmith.levels.model.Level;

/**
 * Checks a level for problems. It reads only the objects and the tiles near them, so its cost does not depend on the
 * size of the level.
 *
 * <p>Rules for one type of objects are declared by the {@link leapsmith.levels.model.ObjectType}; rules for the level
 * as a whole are in this package.
 */
public final class LevelCheck {
    private LevelCheck() {}

    /**
     * {@return the problems of a level, the most severe first; at most a thousand per rule}
     *
     * @param level a level
     */
    public static List<Problem> check(Level level) {
        Report report = new Report(level);
        new LevelRules(level, report).check();
        new NameRules(level, report).check();
        new ObjectRules(level, report).check();
        new OverlapRule(level, report).check();
        return report.sorted();
    }
}
