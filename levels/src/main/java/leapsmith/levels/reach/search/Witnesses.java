package leapsmith.levels.reach.search;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.play.PlayEvent;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.reach.maneuver.ReadTiles;
import leapsmith.levels.whatif.PlayerLevel;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.tile.TileReadListener;

/**
 * Plays runs that a search found, and remembers the last one for each goal: the same run isn't played again as long as
 * no tile changes that it depends on. A crowd that can't affect the player is left out, because it would take most of
 * the time.
 */
public final class Witnesses {
    private final Map<String, Played> lastByGoal = new HashMap<>();

    private record Played(PlayRecording run, ReadTiles reads, boolean reaches) {
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
        ReadTiles.Collector reads =
                new ReadTiles.Collector(run.level().columns(), run.level().rows());
        PlayRecording reduced = new PlayRecording(PlayerLevel.reduced(run.level()), run.start(), run.run());
        boolean reaches = isProof(reduced, goal, reads);
        return new Played(run, reads.collected(), reaches);
    }

    /** Plays all runs again, because something changed on which each of them may depend. */
    public void clear() {
        lastByGoal.clear();
    }

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
    public static boolean isProof(PlayRecording run, String goal) {
        return isProof(run, goal, null);
    }

    /**
     * Whether a run touches a goal in its last tick, and the player lives until then.
     *
     * @param reads notified of each tile on which that depends, or null
     */
    private static boolean isProof(PlayRecording run, String goal, TileReadListener reads) {
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
