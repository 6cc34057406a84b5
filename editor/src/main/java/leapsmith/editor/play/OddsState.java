package leapsmith.editor.play;

import java.util.Objects;
import java.util.Optional;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.RunOdds;

/**
 * How hard the jumps are of the run that is looked at. Immutable.
 *
 * @param kept the kept run that is looked at; empty for the run of the timeline
 * @param run it in the current level; empty if there is none, or none whose jumps can be tried
 * @param odds how hard its jumps are, as far as it is known
 * @param isWorking whether newer odds will follow
 */
public record OddsState(Optional<KeptRun> kept, Optional<PlayRecording> run, RunOdds odds, boolean isWorking) {
    /** No run. */
    public static final OddsState NONE = new OddsState(Optional.empty(), Optional.empty(), RunOdds.NONE, false);

    public OddsState {
        Objects.requireNonNull(kept);
        Objects.requireNonNull(run);
        Objects.requireNonNull(odds);
    }

    /** The odds of the run of the timeline; those of no jump if a kept run is looked at. */
    public RunOdds ofTimeline() {
        return kept.isEmpty() ? odds : RunOdds.NONE;
    }

    /** The odds of a kept run; those of no jump if another one is looked at. */
    public RunOdds of(KeptRun other) {
        return kept.filter(it -> it == other).isPresent() ? odds : RunOdds.NONE;
    }
}
