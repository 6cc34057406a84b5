package leapsmith.levels.replay;

import java.util.Objects;
import java.util.Optional;
import leapsmith.levels.model.Extras;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.physics.replay.Recording;

/**
 * A run as a file keeps it: all that was done, how it ended, and of which level, but not that level itself.
 *
 * @param name free text
 * @param levelFile where the level was, as a path from the folder of the file; empty if it was nowhere
 * @param levelHash SHA-256 of the level as it was at the start, in 64 hexadecimal digits
 * @param start where the player started, if not at its place in the level
 * @param run inputs, commands and hashes, without a restart
 * @param extras unknown keys of the file's outermost object
 */
public record ReplayDocument(
        String name,
        String levelFile,
        String levelHash,
        Optional<StartPoint> start,
        Recording<PlayCommand> run,
        RunEnd end,
        Extras extras) {
    public ReplayDocument {
        Objects.requireNonNull(name);
        Objects.requireNonNull(levelFile);
        Objects.requireNonNull(levelHash);
        Objects.requireNonNull(start);
        Objects.requireNonNull(run);
        Objects.requireNonNull(end);
        Objects.requireNonNull(extras);
    }

    /**
     * A run that was made to its end.
     *
     * @param levelHash of the level that the run started in
     */
    public static ReplayDocument of(String name, String levelFile, String levelHash, ReplayRun finished) {
        PlayRecording recording = finished.recording();
        Recording<PlayCommand> run =
                new Recording<>(recording.run().inputs(), recording.run().edits(), finished.hashes());
        return new ReplayDocument(name, levelFile, levelHash, recording.start(), run, finished.end(), Extras.EMPTY);
    }

    /** The run in a level, be it the one in which it was recorded or another. */
    public PlayRecording in(Level level) {
        return new PlayRecording(level, start, run);
    }
}
