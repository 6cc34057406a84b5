package leapsmith.levels.play;

import java.util.Objects;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.replay.EditLog;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.replay.Replay;

/**
 * A run of play that can be replayed: its start, and its inputs and commands. A {@link
 * leapsmith.physics.replay.Recorder} of a session of the same level and start makes it.
 *
 * @param level the level at the start
 * @param start where the player started, if not at its position in the level
 * @param run its inputs and commands; tick 0 is the first
 */
public record PlayRecording(Level level, Optional<StartPoint> start, Recording<PlayCommand> run) {
    /** Checks the values. */
    public PlayRecording {
        Objects.requireNonNull(level);
        Objects.requireNonNull(start);
        Objects.requireNonNull(run);
    }

    /**
     * {@return a run with the inputs of a script and without commands}
     *
     * @param level a level
     * @param script the inputs
     * @param ticks number of ticks
     */
    public static PlayRecording of(Level level, InputScript script, long ticks) {
        return new PlayRecording(level, Optional.empty(), Recording.of(script.inputs(ticks)));
    }

    /**
     * {@return a run without a tick}
     *
     * @param level a level
     * @param start where the player starts, if not at its position in the level
     */
    public static PlayRecording empty(Level level, Optional<StartPoint> start) {
        return new PlayRecording(level, start, Recording.of(InputLog.EMPTY));
    }

    /** {@return a session at the start of the run, before any of its commands} */
    public PlaySession newSession() {
        return newSession(PlaySession.Listener.NONE);
    }

    /**
     * {@return a session at the start of the run, before any of its commands; a listener receives its events}
     *
     * @param events receives the events
     */
    public PlaySession newSession(PlaySession.Listener events) {
        return new PlaySession(level, start, events);
    }

    /** {@return a replay of the run in a new session} */
    public Replay<PlayCommand, SessionState> replay() {
        return new Replay<>(newSession(), run);
    }

    /**
     * {@return the part of the run after its last restart, in the level of that restart; all of it if there is none}
     */
    public PlayRecording sinceLastRestart() {
        EditLog<PlayCommand> commands = run.edits();
        int last = commands.count() - 1;
        while (last >= 0 && !(commands.edit(last) instanceof LevelCommand.Restart)) {
            last--;
        }
        if (last < 0) {
            return this;
        }
        long from = commands.tick(last);
        EditLog.Builder<PlayCommand> after = new EditLog.Builder<>();
        for (int i = last + 1; i < commands.count(); i++) {
            after.append(commands.tick(i) - from, commands.edit(i));
        }
        Level restarted = ((LevelCommand.Restart) commands.edit(last)).level();
        Recording<PlayCommand> rest = run.slice(from, run.length());
        return new PlayRecording(restarted, start, new Recording<>(rest.inputs(), after.toLog(), rest.hashes()));
    }

    /**
     * {@return whether another run starts at the same place and has the same inputs and commands; their levels may differ}
     *
     * @param other any run
     */
    public boolean isSameRun(PlayRecording other) {
        long length = run.length();
        return start.equals(other.start) && length == other.run.length() && run.firstDifference(other.run) > length;
    }

    /**
     * {@return the same run in another level: the run since its last restart, without level commands and hashes}
     *
     * @param other may differ from the level of the recording
     */
    public PlayRecording in(Level other) {
        PlayRecording last = sinceLastRestart();
        EditLog.Builder<PlayCommand> ofPlay = new EditLog.Builder<>();
        last.run.edits().forEach((command, tick) -> {
            if (command instanceof CharacterCommand) {
                ofPlay.append(tick, command);
            }
        });
        Recording<PlayCommand> inputs = Recording.of(last.run.inputs());
        return new PlayRecording(other, start, inputs.withEdits(ofPlay.toLog()));
    }

    /**
     * {@return the run since its last restart with only commands that a replay file can hold; it is the same run, tick for
     * tick} Tile changes become rectangles of kinds, which don't need the level they were made in.
     */
    public PlayRecording portable() {
        PlayRecording last = sinceLastRestart();
        EditLog.Builder<PlayCommand> commands = new EditLog.Builder<>();
        last.run().edits().forEach((command, tick) -> commands.append(tick, command.portable()));
        // Not Recording.withEdits, which drops hashes: these commands lead to the same states.
        return new PlayRecording(
                last.level(),
                last.start(),
                new Recording<>(
                        last.run().inputs(), commands.toLog(), last.run().hashes()));
    }

    /** The level of a recording at each tick, with the recorded commands applied. Moves forward only. */
    public static final class Levels {
        private final EditLog<PlayCommand> commands;
        private Level level;
        private int next;

        /**
         * At the start of a recording.
         *
         * @param recording a recorded run
         */
        public Levels(PlayRecording recording) {
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
}
