package leapsmith.editor.reach;

import java.util.Objects;
import java.util.function.BooleanSupplier;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.Trail;
import leapsmith.levels.play.TrailLog;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.reach.repair.Repair;

/**
 * A repair that is proposed for a goal.
 *
 * @param trail the player's trail to the goal in the repaired level
 */
public record ProposedRepair(Repair repair, Trail trail) {
    public ProposedRepair {
        Objects.requireNonNull(repair);
        Objects.requireNonNull(trail);
    }

    /** Plays the run of a repair to its end. */
    static ProposedRepair of(Repair repair) {
        PlayRecording run = repair.run();
        PlaySession session = run.newSession();
        TrailLog log = new TrailLog();
        log.add(session);
        for (long tick = 0; tick < run.run().length(); tick++) {
            session.step(run.run().inputs().at(tick));
            log.add(session);
        }
        return new ProposedRepair(repair, log.trail());
    }

    /**
     * It with its jumps tried as often as those of a run that is played, so that both have the same odds. The search for
     * repairs tries them less often.
     *
     * @param spread the standard deviation of a player's timing, in ticks at 60 ticks per second
     * @param continues asked before each jump; if it answers false, the odds stay as they are
     */
    ProposedRepair withOdds(double spread, BooleanSupplier continues) {
        PlayRecording run = repair.run();
        RunOdds odds = RunOdds.of(run, RunOdds.TRIES, RunOdds.spreadIn(run.level(), spread), continues);
        return continues.getAsBoolean() ? new ProposedRepair(repair.withOdds(odds), trail) : this;
    }

    public boolean isSameChange(ProposedRepair other) {
        return other != null && repair.change().equals(other.repair.change());
    }
}
