package leapsmith.levels.check;

import java.util.List;
import leapsmith.levels.model.Level;

/** Finds what is odd in a readable level. */
public final class LevelCheck {
    private LevelCheck() {}

    /** All problems, the worst first. */
    public static List<Problem> check(Level level) {
        throw new UnsupportedOperationException();
    }
}
