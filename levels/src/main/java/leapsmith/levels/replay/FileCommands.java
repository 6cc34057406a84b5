package leapsmith.levels.replay;

import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.physics.replay.EditLog;
import leapsmith.physics.replay.Recording;

/** Converts the commands of a run to those that a replay file can hold. */
public final class FileCommands {
    private FileCommands() {}

    /**
     * {@return the run since its last restart with only such commands; it is the same run, tick for tick} Tile changes
     * become rectangles of kinds, which don't need the level they were made in.
     *
     * @param recording a recorded run
     */
    public static PlayRecording only(PlayRecording recording) {
        PlayRecording last = recording.sinceLastRestart();
        EditLog.Builder<PlayCommand> commands = new EditLog.Builder<>();
        last.run().edits().forEach((command, tick) -> commands.append(tick, command.portable()));
        // Not Recording.withEdits, which drops hashes: these commands lead to the same states.
        return new PlayRecording(
                last.level(),
                last.start(),
                new Recording<>(
                        last.run().inputs(), commands.toLog(), last.run().hashes()));
    }
}
