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
    private final Thread thread;
    private Question newest;
    private boolean closed;

    /** @param listener gets the answers, on a thread of this */
    public WhatIfThread(Consumer<Answer> listener) {
        this.listener = Objects.requireNonNull(listener);
        thread = new Thread(this::work, "what-if");
        thread.setDaemon(true);
        thread.start();
    }

    /** Asks what the run would be in this level. */
    public synchronized void ask(PlayRecording run, Level level) {
        newest = new Question(run, level);
        notifyAll();
    }

    /** Nothing is asked any more: there will be no answer to what was asked, but for one that is under way. */
    public synchronized void forget() {
        newest = null;
    }

    @Override
    public synchronized void close() {
        closed = true;
        newest = null;
        notifyAll();
    }

    private void work() {
        WhatIf whatIf = null;
        PlayRecording run = null;
        for (Question question = take(); question != null; question = take()) {
            if (whatIf == null || run != question.run) {
                run = question.run;
                whatIf = new WhatIf(run);
            }
            answer(question, whatIf);
        }
    }

    private void answer(Question question, WhatIf whatIf) {
        long start = System.nanoTime();
        whatIf.aim(question.level);
        long told = start;
        boolean whole = false;
        while (!whole && !isOutdated()) {
            whole = whatIf.advance(SLICE_TICKS);
            long now = System.nanoTime();
            if (whole || now - told >= TELL_NANOS) {
                told = now;
                listener.accept(new Answer(
                        question.run, question.level, whatIf.trail(), whole, whatIf.startedAt(), now - start));
            }
        }
    }

    private synchronized boolean isOutdated() {
        return newest != null || closed;
    }

    /** Waits for a question; null when there will be none. */
    private synchronized Question take() {
        while (newest == null && !closed) {
            try {
                wait();
            } catch (InterruptedException e) {
                return null;
            }
        }
        Question question = newest;
        newest = null;
        return question;
    }
}
