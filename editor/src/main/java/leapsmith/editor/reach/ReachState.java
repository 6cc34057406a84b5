package leapsmith.editor.reach;

import java.util.Objects;
import java.util.Optional;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.scene.VisibleReach;

/**
 * What is known of the tiles and goals that the player can reach. Immutable.
 *
 * @param start where the player starts, if not at its place in the level
 * @param map the last result, which may belong to an earlier level; empty before the first one
 * @param findings what is remarkable about the last result
 * @param comparison what is reached with another movement, at the end of a search that compares
 * @param marks what is drawn of the last result
 * @param phase whether a newer result will follow
 * @param run the run to what is under the pointer; empty if none was found
 */
public record ReachState(
        boolean isOn,
        Optional<StartPoint> start,
        Optional<ReachMap> map,
        ReachFindings findings,
        Optional<ReachComparison> comparison,
        VisibleReach marks,
        Phase phase,
        Optional<ReachRun> run) {
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
    public static final ReachState OFF = new ReachState(
            false,
            Optional.empty(),
            Optional.empty(),
            ReachFindings.NONE,
            Optional.empty(),
            VisibleReach.NONE,
            Phase.ENDED,
            Optional.empty());

    public ReachState {
        Objects.requireNonNull(start);
        Objects.requireNonNull(map);
        Objects.requireNonNull(findings);
        Objects.requireNonNull(comparison);
        Objects.requireNonNull(marks);
        Objects.requireNonNull(phase);
        Objects.requireNonNull(run);
    }

    public boolean isSearching() {
        return phase == Phase.SEARCHING;
    }

    static ReachState searching(Optional<StartPoint> start) {
        return new ReachState(
                true,
                start,
                Optional.empty(),
                ReachFindings.NONE,
                Optional.empty(),
                VisibleReach.NONE,
                Phase.SEARCHING,
                Optional.empty());
    }

    ReachState withResult(ReachThread.Answer answer, Phase newPhase) {
        return new ReachState(
                isOn,
                start,
                Optional.of(answer.map()),
                answer.findings(),
                answer.comparison(),
                answer.marks(),
                newPhase,
                run);
    }

    ReachState withRun(Optional<ReachRun> newRun) {
        return new ReachState(isOn, start, map, findings, comparison, marks, phase, newRun);
    }

    ReachState outdated() {
        return withPhase(Phase.SEARCHING);
    }

    ReachState stopped() {
        return withPhase(Phase.STOPPED);
    }

    private ReachState withPhase(Phase newPhase) {
        return new ReachState(isOn, start, map, findings, comparison, marks, newPhase, run);
    }
}
