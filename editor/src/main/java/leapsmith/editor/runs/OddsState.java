package leapsmith.editor.runs;

import java.util.Objects;
import java.util.Optional;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.scene.VisibleTrail;

/**
 * How hard the jumps are of the run that is looked at, which may be that of the timeline. Immutable.
 *
 * @param kept the kept run that is looked at; empty for the run of the timeline
 * @param run it in the current level; empty if there is none, or none whose jumps can be tried
 * @param odds how hard its jumps are, as far as it is known
 * @param phase whether newer odds of it will follow
 * @param ofTimeline how hard the jumps of the run of the timeline are, as far as it is known; those of no jump while
 *     another run is looked at, so that the timeline and the level show the same jumps
 */
public record OddsState(
        Optional<KeptRun> kept, Optional<PlayRecording> run, RunOdds odds, Phase phase, RunOdds ofTimeline) {
    /** How far the trials of the jumps are. */
    public enum Phase {
        /** Newer odds will follow. */
        WORKING,
        /** The odds are known, or there is nothing to try. */
        ENDED,
        /** An error ended the trials; there are no odds. */
        FAILED
    }

    public static final OddsState NONE =
            new OddsState(Optional.empty(), Optional.empty(), RunOdds.NONE, Phase.ENDED, RunOdds.NONE);

    public OddsState {
        Objects.requireNonNull(kept);
        Objects.requireNonNull(run);
        Objects.requireNonNull(odds);
        Objects.requireNonNull(phase);
        Objects.requireNonNull(ofTimeline);
    }

    public boolean isWorking() {
        return phase == Phase.WORKING;
    }

    public VisibleTrail.Role trail() {
        return kept.isPresent() ? VisibleTrail.Role.CHOSEN : VisibleTrail.Role.RUN;
    }

    /** The odds of the run of the timeline if it is looked at; those of no jump if a kept run is. */
    public RunOdds ofTimelineAlone() {
        return kept.isEmpty() ? odds : RunOdds.NONE;
    }

    /** The odds of a kept run; those of no jump if another one is looked at. */
    public RunOdds of(KeptRun other) {
        return kept.filter(it -> it == other).isPresent() ? odds : RunOdds.NONE;
    }
}
