package leapsmith.levels.reach;

import leapsmith.levels.play.PlayEvent;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;

/** Plays a run that a search found, in its whole level. */
final class Witness {
    private Witness() {}

    /** Whether a run touches a goal in its last tick, and the player lives until then. */
    static boolean reaches(PlayRecording run, String goal) {
        boolean[] touches = new boolean[1];
        PlaySession session = run.newSession((tick, event, object, other) -> touches[0] |=
                event == PlayEvent.GOAL_REACHED && tick == run.run().length() && goal.equals(other));
        for (long tick = 0; tick < run.run().length(); tick++) {
            session.step(run.run().inputs().at(tick));
            if (session.status().state().isDeath()) {
                return false;
            }
        }
        return touches[0];
    }
}
