package leapsmith.editor.play;

import java.util.Objects;
import java.util.function.Consumer;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.physics.replay.EditLog;
import leapsmith.physics.world.Body;

/**
 * Runs a recording again beside the play, on a thread of its own, to learn what one of its bodies did. Asked again as the
 * recording grows, it goes on from where it was.
 */
public final class TraceThread implements AutoCloseable {
    private static final int SLICE_TICKS = 256;
    private static final long TELL_NANOS = 50_000_000;

    /**
     * Which body.
     *
     * @param objectId of the character or other object that it came from; null for the player
     * @param index of a body that came from none
     */
    public record Watched(String objectId, int index) {
        /** The player, whoever that is. */
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
        // Only what was left in order is gone on from.
        known = null;
        if (!continues) {
            session = question.run.newSession();
            log = new BodyTrace.Log();
            carryOut(question.run);
            log.add(question.watched.in(session));
        }
        long told = System.nanoTime();
        while (session.tick() < question.run.run().length() && !questions.isOutdated()) {
            for (int i = 0;
                    i < SLICE_TICKS && session.tick() < question.run.run().length();
                    i++) {
                session.step(question.run.run().inputs().at(session.tick()));
                carryOut(question.run);
                log.add(question.watched.in(session));
            }
            if (System.nanoTime() - told >= TELL_NANOS) {
                told = System.nanoTime();
                listener.accept(log.trace());
            }
        }
        known = question;
        listener.accept(log.trace());
    }

    /** Whether the run is that of before up to where it is known, as is the body. */
    private boolean continues(Question question) {
        if (known == null || !known.watched.equals(question.watched) || known.run.level() != question.run.level()) {
            return false;
        }
        long parts = known.run.run().firstDifference(question.run.run());
        return parts < 0 || parts > session.tick();
    }

    private void carryOut(PlayRecording run) {
        EditLog<PlayCommand> commands = run.run().edits();
        for (int i = commands.firstFrom(session.tick());
                i < commands.count() && commands.tick(i) == session.tick();
                i++) {
            session.apply(commands.edit(i));
        }
    }
}
