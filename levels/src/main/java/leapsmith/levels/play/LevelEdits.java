package leapsmith.levels.play;

import leapsmith.levels.model.Level;
import leapsmith.physics.replay.EditLog;

/** The level of a recording at each tick, as the recorded commands changed it. Goes forward only. */
public final class LevelEdits {
    private final EditLog<PlayCommand> commands;
    private Level level;
    private int next;

    /** At the start of a recording. */
    public LevelEdits(PlayRecording recording) {
        commands = recording.run().edits();
        level = recording.level();
    }

    /** The level at a tick, which must not be before the one of the call before. */
    public Level at(long tick) {
        for (; next < commands.count() && commands.tick(next) <= tick; next++) {
            level = commands.edit(next).applyTo(level);
        }
        return level;
    }
}
