package leapsmith.levels.reach.search;

import java.util.Optional;
import leapsmith.levels.play.PlayEvent;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.tile.TileReadListener;

/** Plays a run that a search found, in its whole level. */
public final class Witness {
    private Witness() {}

    /** A run to the first tick in which it touches a goal, if it does and the player lives until then. */
    public static Optional<PlayRecording> until(PlayRecording run, String goal) {
        boolean[] touches = new boolean[1];
        PlaySession session = run.newSession(
                (tick, event, object, other) -> touches[0] |= event == PlayEvent.GOAL_REACHED && goal.equals(other));
        InputLog inputs = run.run().inputs();
        for (long tick = 0; tick < run.run().length(); tick++) {
            session.step(inputs.at(tick));
            if (session.status().state().isDeath()) {
                return Optional.empty();
            }
            if (touches[0]) {
                return Optional.of(new PlayRecording(run.level(), run.start(), Recording.of(inputs.first(tick + 1))));
            }
        }
        return Optional.empty();
    }

    /** Whether a run touches a goal in its last tick, and the player lives until then. */
    public static boolean reaches(PlayRecording run, String goal) {
        return reaches(run, goal, null);
    }

    /**
     * Whether a run touches a goal in its last tick, and the player lives until then.
     *
     * @param reads notified of each tile on which that depends, or null
     */
    static boolean reaches(PlayRecording run, String goal, TileReadListener reads) {
        boolean[] touches = new boolean[1];
        PlaySession session = run.newSession((tick, event, object, other) -> touches[0] |=
                event == PlayEvent.GOAL_REACHED && tick == run.run().length() && goal.equals(other));
        session.world().setTileReadListener(reads);
        for (long tick = 0; tick < run.run().length(); tick++) {
            session.step(run.run().inputs().at(tick));
            if (session.status().state().isDeath()) {
                return false;
            }
        }
        return touches[0];
    }
}
