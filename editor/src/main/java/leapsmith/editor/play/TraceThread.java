package leapsmith.editor.play;

import java.util.Objects;
import java.util.function.Consumer;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.physics.replay.Playback;
import leapsmith.physics.world.Body;

/**
 * Runs a recording again beside the play, on a thread of its own, to trace one of its bodies. Asked again when the
 * recording has grown, it continues from where it was.
 */
public final class TraceThread implements AutoCloseable {
    private static final int SLICE_TICKS = 256;
    private static final long PUBLISH_NANOS = 50_000_000;

    /**
     * Which body.
     *
     * @param objectId of the character or other object that it came from; null for the player
     * @param index of a body that came from none
     */
    public record Watched(String objectId, int index) {
        /** The player, whichever body it is. */
        public static final Watched PLAYER = new Watched(null, -1);

        private Body in(PlaySession session) {
            if (objectId != null) {
                return session.body(objectId).orElse(null);
            }
            return index < 0 ? session.player().orElse(null) : session.world().body(index);
        }
    }

    private record Question(PlayRecording run, Watched watched) {}

    private final Consumer<BodyTrace> listener;
    private final NewestFirst<Question> questions;
    // Of the thread alone.
    private Question known;
    private PlaySession session;
    private Playback<PlayCommand> playback;
    private BodyTrace.Log log;

    /** @param listener gets what is known, again and again, on a thread of this */
    public TraceThread(Consumer<BodyTrace> listener) {
        this.listener = Objects.requireNonNull(listener);
        questions = new NewestFirst<>("trace", this::answer);
    }

    /** Asks what a body did in a run. */
    public void ask(PlayRecording run, Watched watched) {
        questions.ask(new Question(run, watched));
    }

    @Override
    public void close() {
        questions.close();
    }

    private void answer(Question question) {
        boolean continues = continues(question);
        // A run is continued only if it was left in order.
        known = null;
        if (continues) {
            playback.continueWith(question.run.run());
        } else {
            session = question.run.newSession();
            playback = new Playback<>(session, question.run.run());
            log = new BodyTrace.Log();
            log.add(question.watched.in(session));
        }
        long published = System.nanoTime();
        while (!playback.isAtEnd() && !questions.isOutdated()) {
            for (int i = 0; i < SLICE_TICKS && !playback.isAtEnd(); i++) {
                playback.step();
                log.add(question.watched.in(session));
            }
            if (System.nanoTime() - published >= PUBLISH_NANOS) {
                published = System.nanoTime();
                listener.accept(log.trace());
            }
        }
        known = question;
        listener.accept(log.trace());
    }

    /** Whether the body is the one before, and the run is equal up to the tick that is traced. */
    private boolean continues(Question question) {
        if (known == null || !known.watched.equals(question.watched) || known.run.level() != question.run.level()) {
            return false;
        }
        long parts = known.run.run().firstDifference(question.run.run());
        return parts < 0 || parts > session.tick();
    }
}
