package leapsmith.levels.check;

import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Severity;

/**
 * One finding of a check, with its place.
 *
 * @param finding what is wrong
 * @param column tile column of the place, or -1 if the problem concerns the whole level
 * @param row tile row of the place, or -1
 * @param objectId the object with the problem, or null
 */
public record Problem(Finding finding, int column, int row, String objectId) {

    public Severity severity() {
        return finding.severity();
    }

    /** {@return the stable name of the rule, such as {@code no-player}} */
    public String rule() {
        return finding.rule();
    }

    /** {@return what is wrong, and in a second sentence what to do, in English} */
    public String message() {
        return finding.message();
    }

    /** {@return whether it has a place in the level; the place may lie outside the tiles} */
    public boolean hasPlace() {
        return objectId != null || column >= 0 && row >= 0;
    }
}
