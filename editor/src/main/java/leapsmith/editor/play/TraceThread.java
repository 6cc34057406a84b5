package leapsmith.editor.play;

import java.util.Objects;
import java.util.function.Consumer;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.physics.replay.Playback;
import leapsmith.physics.world.Body;

/**
 * Replays a recording on its own thread, in parallel to play, and traces one body. When the recording has become
 * longer, it continues where it stopped.
 */
public final class TraceThread implements AutoCloseable {
    private static final int SLICE_TICKS = 256;
    private static final long PUBLISH_NANOS = 50_000_000;

    /**
     * The body to trace.
     *
     * @param objectId id of the object that the body belongs to; null for the player or a body without an object
     * @param index of a body without an object; negative for the player
     */
    public record Watched(String objectId, int index) {
        /** The player. */
        public static final Watched PLAYER = new Watched(null, -1);

        private Body in(PlaySession session) {
            if (objectId != null) {
                return session.body(objectId).orElse(null);
            }
            return index < 0 ? session.player().orElse(null) : session.world().body(index);
        }
    }

    private record Question(PlayRecording run, Watched watched) {}

    private static final Question NOTHING = new Question(null, null);

    private final Consumer<BodyTrace> listener;
    private final LatestOnlyWorker<Question> worker;
    // Used only by the worker thread.
    private Question known;
    private PlaySession session;
    private Playback<PlayCommand> playback;
    private BodyTrace.Log log;

    /** @param listener receives the trace as far as it is known, several times, on the thread of this object */
    public TraceThread(Consumer<BodyTrace> listener) {
        this.listener = Objects.requireNonNull(listener);
        worker = new LatestOnlyWorker<>("trace", this::answer);
    }

    /** Requests the trace of a body in a run; replaces the previous request. */
    public void ask(PlayRecording run, Watched watched) {
        worker.submit(new Question(run, watched));
    }

    /** Drops the request, and the run traced so far with its level. */
    public void clear() {
        worker.submit(NOTHING);
    }

    @Override
    public void close() {
        worker.close();
    }

    private void answer(Question question) {
        if (question == NOTHING) {
            known = null;
            session = null;
            playback = null;
            log = null;
            return;
        }
        boolean continues = continues(question);
        // After a failure the session is in an unknown state, and the next run starts again.
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
        while (!playback.isAtEnd() && !worker.isOutdated()) {
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

    /** Whether the body is the same as before, and the run is the same up to the tick traced so far. */
    private boolean continues(Question question) {
        if (known == null || !known.watched.equals(question.watched) || known.run.level() != question.run.level()) {
            return false;
        }
        long parts = known.run.run().firstDifference(question.run.run());
        return parts < 0 || parts > session.tick();
    }
}
