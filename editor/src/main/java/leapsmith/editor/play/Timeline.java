package leapsmith.editor.play;

import java.util.List;
import java.util.Objects;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.physics.replay.EditLog;

/**
 * The content of a session's recording at one moment. Immutable, so any thread may read it.
 *
 * @param tick the current tick
 * @param length ticks that are recorded
 * @param ticksPerSecond of the level
 * @param trails the player's trail as far as it is computed, and the trails to compare it with; the trail ends before
 *     the recording while a change is being computed
 * @param run the whole recording; null if nothing is played
 * @param keyframes ticks at which the state is kept, ascending
 * @param bytes approximate memory use of the recording
 * @param hasAbandonedRun whether there is an abandoned run that can be restored
 */
public record Timeline(
        long tick,
        long length,
        int ticksPerSecond,
        RunTrails trails,
        PlayRecording run,
        List<Long> keyframes,
        long bytes,
        boolean hasAbandonedRun) {
    private static final EditLog<PlayCommand> NO_COMMANDS = new EditLog.Builder<PlayCommand>().toLog();

    /** The timeline when nothing is played. */
    public static final Timeline NONE = new Timeline(0, 0, 60, RunTrails.NONE, null, List.of(), 0, false);

    public Timeline {
        Objects.requireNonNull(trails);
        keyframes = List.copyOf(keyframes);
    }

    /** The same with other trails. */
    public Timeline withTrails(Trail newTrail, Trail newPrevious, Trail newPlayed) {
        RunTrails newTrails = trails.next(newTrail, newPrevious, newPlayed);
        return new Timeline(tick, length, ticksPerSecond, newTrails, run, keyframes, bytes, hasAbandonedRun);
    }

    /** The player's trail as far as it is known. */
    public Trail trail() {
        return trails.trail();
    }

    /** The trail of the run before it was changed or abandoned; null if there is none. */
    public Trail previous() {
        return trails.previous();
    }

    /** The trail as it was recorded, before the level was edited; null if there is none. */
    public Trail played() {
        return trails.played();
    }

    /** The commands to the running level. */
    public EditLog<PlayCommand> commands() {
        return run == null ? NO_COMMANDS : run.run().edits();
    }

    /** Whether the current tick is before the end of the recording. */
    public boolean isInPast() {
        return tick < length;
    }

    /** Whether the trail is complete. */
    public boolean isWhole() {
        return trail().length() > length;
    }

    /**
     * The first tick in which the run differs from the previous one; -1 if there is no difference or nothing to
     * compare.
     */
    public long divergesAt() {
        return trails.divergesAt();
    }
}
