package leapsmith.editor.reach;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import leapsmith.levels.reach.GoalProof;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.scene.VisibleReach;

/**
 * What a search has found so far. Immutable.
 *
 * @param proofs the legs of the runs to the goals
 * @param findings what is remarkable about it; checked only in the final result
 * @param comparison what is reached with another movement; empty before the final result, and if none was requested
 * @param marks what is drawn of it
 */
public record ReachResult(
        ReachMap map,
        List<GoalProof> proofs,
        ReachFindings findings,
        Optional<ReachComparison> comparison,
        VisibleReach marks) {
    public ReachResult {
        Objects.requireNonNull(map);
        proofs = List.copyOf(proofs);
        Objects.requireNonNull(findings);
        Objects.requireNonNull(comparison);
        Objects.requireNonNull(marks);
    }

    /** A result without a comparison. */
    static ReachResult of(ReachMap map, ReachFindings findings, VisibleReach marks) {
        return new ReachResult(map, GoalProof.of(map), findings, Optional.empty(), marks);
    }
}
