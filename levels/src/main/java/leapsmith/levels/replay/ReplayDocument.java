package leapsmith.levels.replay;

import java.util.Objects;
import java.util.Optional;
import leapsmith.levels.model.Extras;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelHash;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.physics.replay.HashLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.world.World;

/**
 * A run as a file keeps it: all that was done, how it ended, and of which level, but not that level itself.
 *
 * @param name free text
 * @param levelFile where the level was, as a path from the folder of the file; empty if it was nowhere
 * @param levelHash of the level as it was at the start: a {@link LevelHash}, or in files of version 1 the SHA-256 of the
 *     level's file, in 64 hexadecimal digits
 * @param simulation the version of the simulation that recorded it, see {@link World#SIMULATION_VERSION}
 * @param start where the player started, if not at its place in the level
 * @param run inputs, commands and hashes, without a restart
 * @param playerHashes hashes of the player's position and speed alone, as {@link ReplayRun#playerHashes} has them, by
 *     which runs are compared when the level has changed
 * @param extras unknown keys of the file's outermost object
 */
public record ReplayDocument(
        String name,
        String levelFile,
        String levelHash,
        int simulation,
        Optional<StartPoint> start,
        Recording<PlayCommand> run,
        HashLog playerHashes,
        RunEnd end,
        Extras extras) {
    public ReplayDocument {
        Objects.requireNonNull(name);
        Objects.requireNonNull(levelFile);
        Objects.requireNonNull(levelHash);
        Objects.requireNonNull(start);
        Objects.requireNonNull(run);
        Objects.requireNonNull(playerHashes);
        Objects.requireNonNull(end);
        Objects.requireNonNull(extras);
    }

    /** A run that was made to its end, by the simulation as it is now. */
    public static ReplayDocument of(String name, String levelFile, ReplayRun finished) {
        PlayRecording recording = finished.recording();
        return new ReplayDocument(
                name,
                levelFile,
                LevelHash.of(recording.level()),
                World.SIMULATION_VERSION,
                recording.start(),
                new Recording<>(recording.run().inputs(), recording.run().edits(), finished.hashes()),
                finished.playerHashes(),
                finished.end(),
                Extras.EMPTY);
    }

    /** The run in a level, be it the one in which it was recorded or another. */
    public PlayRecording in(Level level) {
        return new PlayRecording(level, start, run);
    }
}
