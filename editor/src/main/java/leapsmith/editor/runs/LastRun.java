package leapsmith.editor.runs;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.play.RunTrails;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.play.WhatIfThread;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;

/**
 * The run that was played last. It stays in the editor after play has stopped. After each change of the level it is run
 * again and shown with three trails: the current one, the one before the last edit, and the one that was played.
 */
public final class LastRun implements AutoCloseable {
    private static final long MIN_BYTES = 8L << 20;
    private static final long MAX_BYTES = 128L << 20;

    private final LevelDocument document;
    private final Consumer<Timeline> shown;
    private final WhatIfThread whatIf;
    private final Subscription changes;
    private PlayRecording run;
    private Timeline timeline = Timeline.NONE;
    /** The trail as it was played; empty if it is not known. */
    private Trail played = Trail.EMPTY;
    /** The trail before the last edit; null if there was none. */
    private Trail previous;
    /** The last complete trail; null if there is none. */
    private Trail whole;

    /**
     * Starts without a run.
     *
     * @param soon runs tasks later, on the thread of the document
     * @param shown receives the run to show; {@link Timeline#NONE} for none
     */
    LastRun(LevelDocument document, Executor soon, Consumer<Timeline> shown) {
        this.document = document;
        this.shown = shown;
        whatIf = new WhatIfThread(
                document.memory().share(MIN_BYTES, MAX_BYTES), answer -> soon.execute(() -> answered(answer)));
        changes = document.addListener(this::changed);
    }

    public void show(PlayRecording newRun, Timeline end) {
        run = newRun.sinceLastRestart();
        // The part before a restart was played in another level, so only the rest is run again.
        played = run == newRun ? end.trail() : Trail.EMPTY;
        // Any edit was made while the level was running.
        previous = played.length() > 0 ? played : null;
        whole = null;
        timeline = run == newRun ? end.withTrails(played, previous, previous) : rest(end, run);
        shown.accept(timeline);
        // Edits that were made during play now apply from its start.
        whatIf.askWithCollisions(List.of(run), document.level());
    }

    private static Timeline rest(Timeline all, PlayRecording run) {
        long length = run.run().length();
        long tick = Math.max(0, all.tick() - (all.length() - length));
        return new Timeline(
                tick, length, all.ticksPerSecond(), RunTrails.NONE, run, List.of(), all.bytes(), all.hasAbandonedRun());
    }

    /** Its recording; empty if there is none. */
    public Optional<PlayRecording> run() {
        return Optional.ofNullable(run);
    }

    Trail played() {
        return played;
    }

    public void clear() {
        run = null;
        whatIf.cancel();
        timeline = Timeline.NONE;
        shown.accept(timeline);
    }

    @Override
    public void close() {
        changes.unsubscribe();
        whatIf.close();
    }

    private void changed(Change change) {
        if (run == null || !(change instanceof Change.LevelChanged it)) {
            return;
        }
        if (it.beginsEdit()) {
            previous = whole != null ? whole : previous;
        }
        whatIf.askWithCollisions(List.of(run), document.level());
    }

    private void answered(WhatIfThread.Answer answer) {
        if (answer.run() != run) {
            return;
        }
        if (answer.isWhole() && answer.level() == document.level()) {
            whole = answer.trail();
            played = played.length() == 0 ? whole : played;
        }
        timeline = timeline.withTrails(answer.trail(), previous, played.length() == 0 ? null : played);
        shown.accept(timeline);
    }
}
