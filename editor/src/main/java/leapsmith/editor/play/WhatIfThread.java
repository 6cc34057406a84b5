package leapsmith.editor.play;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.whatif.WhatIf;

/**
 * Runs recorded runs again through the level as it is now, one after another on a thread of its own. A new question
 * replaces what is left of the one before; a run that takes long is published part by part.
 */
public final class WhatIfThread implements AutoCloseable {
    /** Ticks between two looks at whether something newer is asked. */
    private static final int SLICE_TICKS = 64;

    /** How often a part of a long run is published. */
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

    private record Question(List<PlayRecording> runs, Level level) {}

    private final Consumer<Answer> listener;
    private final long mostBytes;
    private final LatestOnlyWorker<Question> questions;
    /** To go on from, of each run that was asked about last; of the thread alone. */
    private final Map<PlayRecording, WhatIf> known = new IdentityHashMap<>();

    /**
     * Nothing is asked yet.
     *
     * @param mostBytes what may be kept of each run to go on from
     * @param listener gets the answers, on a thread of this
     */
    public WhatIfThread(long mostBytes, Consumer<Answer> listener) {
        this.listener = Objects.requireNonNull(listener);
        this.mostBytes = mostBytes;
        questions = new LatestOnlyWorker<>("what-if", this::answer);
    }

    /** Asks what these runs would be in this level, the first of them first. Of no others anything is kept. */
    public void ask(List<PlayRecording> runs, Level level) {
        questions.submit(new Question(List.copyOf(runs), level));
    }

    /** Nothing is asked any more: there will be no answer to what was asked, but for one that is under way. */
    public void forget() {
        questions.submit(new Question(List.of(), null));
    }

    @Override
    public void close() {
        questions.close();
    }

    private void answer(Question question) {
        known.keySet().removeIf(run -> question.runs.stream().noneMatch(it -> it == run));
        RuntimeException failure = null;
        for (PlayRecording run : question.runs) {
            try {
                answer(run, question.level);
            } catch (RuntimeException e) {
                // The other runs may have an answer.
                failure = e;
            }
        }
        if (failure != null) {
            throw failure;
        }
    }

    private void answer(PlayRecording run, Level level) {
        if (questions.isOutdated()) {
            return;
        }
        // Only what was left in order is gone on from.
        WhatIf whatIf = Objects.requireNonNullElseGet(known.remove(run), () -> new WhatIf(run, mostBytes));
        long start = System.nanoTime();
        whatIf.aim(level);
        long told = start;
        boolean whole = false;
        while (!whole && !questions.isOutdated()) {
            whole = whatIf.advance(SLICE_TICKS);
            long now = System.nanoTime();
            if (whole || now - told >= TELL_NANOS) {
                told = now;
                listener.accept(new Answer(run, level, whatIf.trail(), whole, whatIf.startedAt(), now - start));
            }
        }
        known.put(run, whatIf);
    }
}
