package leapsmith.levels.check;

import java.util.Objects;
import leapsmith.levels.model.Severity;

/**
 * One finding of a check.
 *
 * @param rule stable name of the rule, such as {@code no-player}
 * @param message what is wrong, and in a second sentence how to fix it
 * @param column tile column of the place, or -1 if the problem concerns the whole level
 * @param row tile row of the place, or -1
 * @param objectId the object with the problem, or null
 */
public record Problem(Severity severity, String rule, String message, int column, int row, String objectId) {
    public Problem {
        Objects.requireNonNull(severity);
        Objects.requireNonNull(rule);
        Objects.requireNonNull(message);
    }

    /** Whether it has a place in the level; the place may lie outside the tiles. */
    public boolean hasPlace() {
        return objectId != null || column >= 0 && row >= 0;
    }
}
