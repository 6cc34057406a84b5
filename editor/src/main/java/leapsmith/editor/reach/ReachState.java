package leapsmith.editor.reach;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.GoalProof;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.scene.VisibleReach;

/**
 * What is known of the tiles and goals that the player can reach. Immutable.
 *
 * @param start where the player starts, if not at its place in the level
 * @param result the last one, which may belong to an earlier level; empty before the first one
 * @param phase whether a newer result will follow
 * @param run the run to what is under the pointer; empty if none was found
 */
public record ReachState(
        boolean isOn, Optional<StartPoint> start, Optional<ReachResult> result, Phase phase, Optional<ReachRun> run) {
    /** How far the search is. */
    public enum Phase {
        /** A newer result will follow. */
        SEARCHING,
        /** The user or an error ended it before it had a whole result. */
        STOPPED,
        /** It ended at its limit, in a level so large that only what is around the view was searched. */
        AROUND_VIEW,
        /** It ended, by itself or at its limit. */
        ENDED
    }

    /** Nothing is searched. */
    public static final ReachState OFF =
            new ReachState(false, Optional.empty(), Optional.empty(), Phase.ENDED, Optional.empty());

    public ReachState {
        Objects.requireNonNull(start);
        Objects.requireNonNull(result);
        Objects.requireNonNull(phase);
        Objects.requireNonNull(run);
    }

    public boolean isSearching() {
        return phase == Phase.SEARCHING;
    }

    static ReachState searching(Optional<StartPoint> start) {
        return new ReachState(true, start, Optional.empty(), Phase.SEARCHING, Optional.empty());
    }

    /** The map of the last result; empty before the first one. */
    public Optional<ReachMap> map() {
        return result.map(ReachResult::map);
    }

    /** The proofs of the last result, in the order of the goals. */
    public List<GoalProof> proofs() {
        return result.map(ReachResult::proofs).orElse(List.of());
    }

    /** What is remarkable about the last result. */
    public ReachFindings findings() {
        return result.map(ReachResult::findings).orElse(ReachFindings.NONE);
    }

    /** What is reached with another movement, at the end of a search that compares. */
    public Optional<ReachComparison> comparison() {
        return result.flatMap(ReachResult::comparison);
    }

    /** What is drawn of the last result. */
    public VisibleReach marks() {
        return result.map(ReachResult::marks).orElse(VisibleReach.NONE);
    }

    ReachState withResult(ReachResult newResult, Phase newPhase) {
        return new ReachState(isOn, start, Optional.of(newResult), newPhase, run);
    }

    ReachState withRun(Optional<ReachRun> newRun) {
        return new ReachState(isOn, start, result, phase, newRun);
    }

    ReachState outdated() {
        return withPhase(Phase.SEARCHING);
    }

    ReachState stopped() {
        return withPhase(Phase.STOPPED);
    }

    private ReachState withPhase(Phase newPhase) {
        return new ReachState(isOn, start, result, newPhase, run);
    }
}
