package leapsmith.editor.play;

import java.util.Objects;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.Trail;
import leapsmith.levels.play.TrailLog;
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
}
