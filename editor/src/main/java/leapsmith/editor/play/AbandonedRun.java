package leapsmith.editor.play;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.SessionState;
import leapsmith.levels.play.Trail;
import leapsmith.physics.replay.Keyframes;
import leapsmith.physics.replay.Recording;

/** A run that was replaced by another one and can be restored. */
final class AbandonedRun {
    private final Recording<PlayCommand> run;
    private final Trail trail;
    private final Keyframes<SessionState> states;
    private final long ownBytes;
    private final List<PlayCommand> missing = new ArrayList<>();

    /**
     * A run that was just abandoned.
     *
     * @param run the whole recording
     * @param states its keyframes
     * @param other the recording that replaces it
     */
    AbandonedRun(
            Recording<PlayCommand> run, Trail trail, Keyframes<SessionState> states, Recording<PlayCommand> other) {
        this.run = run;
        this.trail = trail;
        this.states = states;
        long shared = states.before(run.firstDifference(other)).bytes();
        ownBytes = trail.sizeInBytes() + states.bytes() - shared;
    }

    Recording<PlayCommand> run() {
        return run;
    }

    Trail trail() {
        return trail;
    }

    Keyframes<SessionState> states() {
        return states;
    }

    /** Its size without the states that it shares with the run that replaced it. */
    long ownBytes() {
        return ownBytes;
    }

    /** Records a command that was given after the run was abandoned, but holds in it too. */
    void addMissing(PlayCommand command) {
        missing.add(command);
    }

    /** The commands that it lacks, in the order in which they were given. */
    List<PlayCommand> missing() {
        return missing;
    }
}
