package leapsmith.editor.runs;

import java.util.List;
import java.util.Optional;
import leapsmith.editor.Rooms;
import leapsmith.editor.play.RunTrails;
import leapsmith.editor.play.Timeline;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.CharacterCommand;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.Trail;
import leapsmith.levels.play.TrailLog;
import leapsmith.physics.body.Button;
import leapsmith.physics.replay.EditLog;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.world.Inputs;

/** Runs in a small level: a floor of 30 tiles, and a player at its left that walks to the right. */
public final class TestRuns {
    private TestRuns() {}

    /** The level, with an open right side. */
    public static Level level() {
        Level floored = Rooms.floored(30, 10);
        Level open = floored.withPhysics(floored.physics().withBorders(new Borders(false, true, false, false)));
        return Rooms.with(open, Rooms.hero(20, 104));
    }

    /** The level with a wall too high to jump over; the player reaches it after about a second. */
    public static Level walled() {
        return level().withTiles(Rooms.wall(level(), 12));
    }

    /** The trail of a player that walks to the right for a number of ticks. */
    public static Trail walk(Level level, int ticks) {
        PlaySession session = new PlaySession(level);
        TrailLog log = new TrailLog();
        log.add(session);
        for (int i = 0; i < ticks; i++) {
            session.step(Inputs.of(Button.RIGHT));
            log.add(session);
        }
        return log.trail();
    }

    /** A run with this trail, shown at its end, in which the player was cloned at these ticks. */
    public static Timeline timeline(Trail trail, long... copies) {
        EditLog.Builder<PlayCommand> commands = new EditLog.Builder<>();
        for (long tick : copies) {
            commands.append(tick, new CharacterCommand.ClonePlayer());
        }
        long ticks = Math.max(0, trail.length() - 1L);
        InputLog inputs =
                ticks == 0 ? InputLog.EMPTY : InputLog.of(List.of(new InputLog.Run(Inputs.of(Button.RIGHT), ticks)));
        Recording<PlayCommand> run = Recording.<PlayCommand>of(inputs).withEdits(commands.toLog());
        return new Timeline(
                ticks,
                ticks,
                60,
                RunTrails.of(trail, null),
                new PlayRecording(level(), Optional.empty(), run),
                List.of(0L),
                0,
                false);
    }

    /** The same run, shown at another tick. */
    public static Timeline at(long tick, Timeline run) {
        return new Timeline(
                tick,
                run.length(),
                run.ticksPerSecond(),
                run.trails(),
                run.run(),
                run.keyframes(),
                run.bytes(),
                run.hasAbandonedRun());
    }
}
