package leapsmith.levels.replay;

import java.util.Objects;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelHash;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.physics.replay.HashLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.world.World;

/**
 * A run as stored in a file: its inputs, commands and outcome, and a reference to its level.
 *
 * @param name free text
 * @param levelFile path of the level file, relative to the folder of the replay file; empty if the level had no file
 * @param levelHash hash of the level at the start: a {@link LevelHash}, or in files of version 1 the SHA-256 of the
 *     level's file, in 64 hexadecimal digits
 * @param simulation the version of the simulation that recorded it, see {@link World#SIMULATION_VERSION}
 * @param start where the player started, if not at its position in the level
 * @param run inputs, commands and hashes, without a restart
 * @param playerHashes hashes of only the player's position and velocity, see {@link ReplayRun#playerHashes}; they
 *     compare runs when the level has changed
 * @param end how the run ended
 * @param unknownKeys unknown keys of the file's outermost object
 */
public record ReplayDocument(
        String name,
        String levelFile,
        String levelHash,
        int simulation,
        Optional<StartPoint> start,
        Recording<PlayCommand> run,
        HashLog playerHashes,
        ReplayRun.End end,
        RawMembers unknownKeys) {
    /** Checks the values. */
    public ReplayDocument {
        Objects.requireNonNull(name);
        Objects.requireNonNull(levelFile);
        Objects.requireNonNull(levelHash);
        Objects.requireNonNull(start);
        Objects.requireNonNull(run);
        Objects.requireNonNull(playerHashes);
        Objects.requireNonNull(end);
        Objects.requireNonNull(unknownKeys);
    }

    /**
     * {@return the document of a finished run, made by the current simulation}
     *
     * @param name name of the replay; may be empty
     * @param levelFile where the level is, as a path from the folder of the replay; may be empty
     * @param finished the run, at its end
     */
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
                RawMembers.EMPTY);
    }

    /**
     * {@return the same run and outcome for another file}
     *
     * @param newName may be empty
     * @param newLevelFile where the level is, as a path from the folder of the replay; may be empty
     * @param newKeys unknown keys of the file's outermost object
     */
    public ReplayDocument named(String newName, String newLevelFile, RawMembers newKeys) {
        return new ReplayDocument(newName, newLevelFile, levelHash, simulation, start, run, playerHashes, end, newKeys);
    }

    /**
     * {@return the run in a level, which may differ from the one in which it was recorded}
     *
     * @param level the level to run in
     */
    public PlayRecording in(Level level) {
        return new PlayRecording(level, start, run);
    }
}
