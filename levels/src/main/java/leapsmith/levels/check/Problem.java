package leapsmith.levels.check;

import java.util.Objects;
import leapsmith.levels.model.Severity;

/**
 * One finding of a check.
 *
 * @param rule stable name of the rule, as {@code no-player}
 * @param message one sentence that says what is wrong and one that says how to mend it
 * @param column tile column of the place, or -1 if it concerns the level as a whole
 * @param row tile row of the place, or -1
 * @param objectId the object that it is about, or null
 */
public record Problem(Severity severity, String rule, String message, int column, int row, String objectId) {
    public Problem {
        Objects.requireNonNull(severity);
        Objects.requireNonNull(rule);
        Objects.requireNonNull(message);
    }

    /** Whether it has a place in the level that one can go to; the place may lie outside of the tiles. */
    public boolean hasPlace() {
        return objectId != null || column >= 0 && row >= 0;
    }
}
