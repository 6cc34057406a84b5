package leapsmith.editor.play;

import java.util.Objects;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlaySession;
import leapsmith.physics.world.Inputs;

/** A session as a thread of play runs it and takes frames of it. */
final class PlayedSession implements Playable {
    private final PlaySession session;

    PlayedSession(PlaySession session) {
        this.session = Objects.requireNonNull(session);
    }

    @Override
    public void queue(PlayCommand command) {
        session.queue(command);
    }

    @Override
    public boolean takeCommands() {
        return session.takeCommands();
    }

    @Override
    public void tick(Inputs inputs) {
        session.step(inputs);
    }

    @Override
    public int ticksPerSecond() {
        return session.ticksPerSecond();
    }

    @Override
    public void capture(PlayFrame into, PlayView view) {
        into.fill(session, view);
    }
}
