package leapsmith.editor.reach;

import java.util.Objects;
import java.util.Optional;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.scene.VisibleReach;

/**
 * What a search has found so far. Immutable.
 *
 * @param findings what is remarkable about it; checked only in the final result
 * @param comparison what is reached with another movement; empty before the final result, and if none was requested
 * @param marks what is drawn of it
 */
public record ReachResult(
        ReachMap map, ReachFindings findings, Optional<ReachComparison> comparison, VisibleReach marks) {
    public ReachResult {
        Objects.requireNonNull(map);
        Objects.requireNonNull(findings);
        Objects.requireNonNull(comparison);
        Objects.requireNonNull(marks);
    }

    /** A result without a comparison. */
    static ReachResult of(ReachMap map, ReachFindings findings, VisibleReach marks) {
        return new ReachResult(map, findings, Optional.empty(), marks);
    }
}
