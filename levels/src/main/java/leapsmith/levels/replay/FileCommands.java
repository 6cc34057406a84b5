package leapsmith.levels.replay;

import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.physics.replay.EditLog;
import leapsmith.physics.replay.Recording;

/** The commands that a file can hold, which are fewer than those of play and do as much. */
public final class FileCommands {
    private FileCommands() {}

    /**
     * The run since its last restart by such commands alone; it goes the same way, tick for tick. Changes of tiles
     * become rectangles of types, without the level that they were made in.
     */
    public static PlayRecording only(PlayRecording recording) {
        PlayRecording last = recording.sinceLastRestart();
        EditLog.Builder<PlayCommand> commands = new EditLog.Builder<>();
        last.run().edits().forEach((command, tick) -> commands.append(tick, command.portable()));
        // Not Recording.withEdits, which would drop hashes: these commands lead to the same states.
        return new PlayRecording(
                last.level(),
                last.start(),
                new Recording<>(
                        last.run().inputs(), commands.toLog(), last.run().hashes()));
    }
}
