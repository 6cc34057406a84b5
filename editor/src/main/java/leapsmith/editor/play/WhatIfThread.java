package leapsmith.editor.play;

import java.util.Objects;
import java.util.function.Consumer;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.whatif.WhatIf;

/**
 * Runs a recorded run again through the level as it is now, on a thread of its own. Whoever asks again before there is
 * an answer gets that of the newest question only; a run that takes long is told of bit by bit.
 */
public final class WhatIfThread implements AutoCloseable {
    /** Ticks between two looks at whether something newer is asked. */
    private static final int SLICE_TICKS = 64;

    /** How often a run that takes long is told of. */
    private static final long TELL_NANOS = 50_000_000;

    /**
     * What came of a run.
     *
     * @param run that was asked about
     * @param level through which it went
     * @param trail the player's way as far as it is known
     * @param isWhole whether that is to its end
     * @param startedAt the tick from which it had to be run again
     * @param nanos how long that took so far
     */
    public record Answer(PlayRecording run, Level level, Trail trail, boolean isWhole, long startedAt, long nanos) {}

    private record Question(PlayRecording run, Level level) {}

    private final Consumer<Answer> listener;
    private final long mostBytes;
    private final NewestFirst<Question> questions;
    // Of the thread alone.
    private WhatIf whatIf;
    private PlayRecording asked;

    /**
     * Nothing is asked yet.
     *
     * @param mostBytes what may be kept of a run to go on from
     * @param listener gets the answers, on a thread of this
     */
    public WhatIfThread(long mostBytes, Consumer<Answer> listener) {
        this.listener = Objects.requireNonNull(listener);
        this.mostBytes = mostBytes;
        questions = new NewestFirst<>("what-if", this::answer);
    }

    /** Asks what the run would be in this level. */
    public void ask(PlayRecording run, Level level) {
        questions.ask(new Question(run, level));
    }

    /** Nothing is asked any more: there will be no answer to what was asked, but for one that is under way. */
    public void forget() {
        questions.forget();
    }

    @Override
    public void close() {
        questions.close();
    }

    private void answer(Question question) {
        if (question.run != asked) {
            whatIf = new WhatIf(question.run, mostBytes);
        }
        // Only what was left in order is gone on from.
        asked = null;
        long start = System.nanoTime();
        whatIf.aim(question.level);
        long told = start;
        boolean whole = false;
        while (!whole && !questions.isOutdated()) {
            whole = whatIf.advance(SLICE_TICKS);
            long now = System.nanoTime();
            if (whole || now - told >= TELL_NANOS) {
                told = now;
                listener.accept(new Answer(
                        question.run, question.level, whatIf.trail(), whole, whatIf.startedAt(), now - start));
            }
        }
        asked = question.run;
    }
}
