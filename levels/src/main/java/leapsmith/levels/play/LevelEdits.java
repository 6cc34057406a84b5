package leapsmith.levels.play;

import leapsmith.levels.model.Level;
import leapsmith.physics.replay.EditLog;

/** The level of a recording at each tick, with the recorded commands applied. Moves forward only. */
public final class LevelEdits {
    private final EditLog<PlayCommand> commands;
    private Level level;
    private int next;

    /**
     * At the start of a recording.
     *
     * @param recording a recorded run
     */
    public LevelEdits(PlayRecording recording) {
        commands = recording.run().edits();
        level = recording.level();
    }

    /**
     * {@return the level at a tick, which must not be before that of the previous call}
     *
     * @param tick a tick from 0
     */
    public Level at(long tick) {
        for (; next < commands.count() && commands.tick(next) <= tick; next++) {
            level = commands.edit(next).applyTo(level);
        }
        return level;
    }
}
