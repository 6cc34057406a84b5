package leapsmith.levels.reach.search;

import java.util.HashMap;
import java.util.Map;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.maneuver.Footprint;
import leapsmith.levels.reach.maneuver.TileReads;
import leapsmith.levels.whatif.PlayerLevel;

/**
 * Plays runs that a search found, and remembers the last one for each goal: the same run isn't played again as long as
 * no tile changes that it depends on. A crowd that can't affect the player is left out, because it would take most of
 * the time.
 */
public final class Witnesses {
    private final Map<String, Played> lastByGoal = new HashMap<>();

    /** A run that was played. */
    private record Played(PlayRecording run, Footprint reads, boolean reaches) {
        /** Whether another run, which may be in another level, ends in the same way. */
        boolean coversRun(PlayRecording other) {
            return run.run().inputs().equals(other.run().inputs())
                    && run.start().equals(other.start())
                    && run.level().equalsExceptTiles(other.level())
                    && !reads.meets(TileChange.between(
                                    run.level().tiles(), other.level().tiles())
                            .tiles());
        }
    }

    /** Whether a run touches a goal in its last tick, and the player lives until then. */
    boolean reaches(PlayRecording run, String goal) {
        Played last = lastByGoal.get(goal);
        if (last == null || !last.coversRun(run)) {
            last = play(run, goal);
            lastByGoal.put(goal, last);
        }
        return last.reaches;
    }

    private static Played play(PlayRecording run, String goal) {
        TileReads reads = new TileReads(run.level().columns(), run.level().rows());
        PlayRecording reduced = new PlayRecording(PlayerLevel.reduced(run.level()), run.start(), run.run());
        boolean reaches = Witness.reaches(reduced, goal, reads);
        return new Played(run, reads.collected(), reaches);
    }

    /** Plays all runs again, because something changed on which each of them may depend. */
    public void clear() {
        lastByGoal.clear();
    }
}
