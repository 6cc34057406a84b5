package leapsmith.levels.replay;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.CharacterCommand;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.RandomCommands;
import leapsmith.levels.play.SessionState;
import leapsmith.levels.play.StartPoint;
import leapsmith.physics.replay.Recorder;
import leapsmith.physics.world.Inputs;

/** Runs with random inputs and commands of every type. */
public final class RandomRecordings {
    private RandomRecordings() {}

    /** A run in a level, sometimes with another start point, with a hash for every tick. */
    public static PlayRecording in(Level level, int ticks, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Optional<StartPoint> start =
                seed % 3 == 0 ? Optional.of(new StartPoint(60 + seed / 8.0, 60)) : Optional.empty();
        PlaySession session = new PlaySession(level, start, PlaySession.Listener.NONE);
        Recorder<PlayCommand, SessionState> recorder = new Recorder<>(session, 1_000_000, 1);
        Inputs inputs = Inputs.NONE;
        for (int tick = 0; tick < ticks; tick++) {
            for (int i = random.nextInt(-6, 3); i > 0; i--) {
                session.apply(RandomCommands.next(random, level, List.of(level, level.withName("again"))));
            }
            inputs = random.nextInt(5) == 0 ? new Inputs(random.nextInt(16)) : inputs;
            session.step(inputs);
        }
        session.apply(new CharacterCommand.ClonePlayer());
        return new PlayRecording(level, start, recorder.recording());
    }
}
