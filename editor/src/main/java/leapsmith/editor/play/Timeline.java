package leapsmith.editor.play;

import java.util.List;
import java.util.Objects;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.physics.replay.EditLog;

/**
 * What a session's recording holds, at one moment. Never changes, so that any thread may look at it.
 *
 * @param tick where it is seen
 * @param length ticks that are recorded
 * @param ticksPerSecond of the level
 * @param trails the player's way, as far as it is known, which ends before the recording while a change in the past is
 *     still being worked out; and the way before the run was changed or left
 * @param run all that is recorded; null if nothing is played
 * @param keyframes ticks of which the state is kept, ascending
 * @param bytes memory that the recording takes, about
 * @param hasLeft whether there is an abandoned run that can be restored
 */
public record Timeline(
        long tick,
        long length,
        int ticksPerSecond,
        TrailPair trails,
        PlayRecording run,
        List<Long> keyframes,
        long bytes,
        boolean hasLeft) {
    private static final EditLog<PlayCommand> NO_COMMANDS = new EditLog.Builder<PlayCommand>().toLog();

    /** Nothing is played. */
    public static final Timeline NONE = new Timeline(0, 0, 60, TrailPair.NONE, null, List.of(), 0, false);

    public Timeline {
        Objects.requireNonNull(trails);
        keyframes = List.copyOf(keyframes);
    }

    /** The same with other ways. */
    public Timeline withTrails(Trail newTrail, Trail newGhost) {
        TrailPair newTrails = trails.next(newTrail, newGhost);
        return new Timeline(tick, length, ticksPerSecond, newTrails, run, keyframes, bytes, hasLeft);
    }

    /** The player's way, as far as it is known. */
    public Trail trail() {
        return trails.trail();
    }

    /** The trail of the run before it was changed or abandoned; null if there is none. */
    public Trail ghost() {
        return trails.ghost();
    }

    /** What was done to the running level. */
    public EditLog<PlayCommand> commands() {
        return run == null ? NO_COMMANDS : run.run().edits();
    }

    /** Whether recorded time lies ahead. */
    public boolean isInPast() {
        return tick < length;
    }

    /** Whether the run is known to its end. */
    public boolean isWhole() {
        return trail().length() > length;
    }

    /** The first tick in which the run is no longer the one that it was; -1 if it is, or there is none to compare. */
    public long partsAt() {
        return trails.partsAt();
    }
}
