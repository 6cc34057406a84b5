package leapsmith.editor.play;

import java.util.List;
import java.util.Objects;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.physics.replay.EditLog;

/**
 * The state of a session's recording at one moment. Immutable, for any thread.
 *
 * @param tick the current tick
 * @param length the number of recorded ticks
 * @param ticksPerSecond of the level
 * @param trails the player's trail, which ends before the recording while a change in the past is being computed, and
 *     the trail before the run was changed or abandoned
 * @param run the recording; null if nothing is played
 * @param keyframes the ticks with a kept state, ascending
 * @param bytes the approximate memory of the recording
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

    /** The same with other trails. */
    public Timeline withTrails(Trail newTrail, Trail newGhost) {
        TrailPair newTrails = trails.next(newTrail, newGhost);
        return new Timeline(tick, length, ticksPerSecond, newTrails, run, keyframes, bytes, hasLeft);
    }

    /** The player's trail, as far as it is known. */
    public Trail trail() {
        return trails.trail();
    }

    /** The trail of the run before it was changed or abandoned; null if there is none. */
    public Trail ghost() {
        return trails.ghost();
    }

    /** The recorded commands. */
    public EditLog<PlayCommand> commands() {
        return run == null ? NO_COMMANDS : run.run().edits();
    }

    /** Whether there are recorded ticks after the current one. */
    public boolean isInPast() {
        return tick < length;
    }

    /** Whether the trail is complete. */
    public boolean isWhole() {
        return trail().length() > length;
    }

    /** The first tick at which trail and ghost differ; -1 if they do not, or there is no ghost. */
    public long partsAt() {
        return trails.partsAt();
    }
}
