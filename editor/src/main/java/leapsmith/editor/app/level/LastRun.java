package leapsmith.editor.app.level;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.Subscription;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.play.TrailPair;
import leapsmith.editor.play.WhatIfThread;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;

/**
 * The run that was played last, as it stays in the editor after it was stopped: with every change of the level it is run
 * again, and shown as it was and as it would be now.
 */
public final class LastRun implements AutoCloseable {
    private static final long WHAT_IF_BYTES = 64L << 20;

    private final LevelDocument document;
    private final Consumer<Timeline> shown;
    private final WhatIfThread whatIf =
            new WhatIfThread(WHAT_IF_BYTES, answer -> Platform.runLater(() -> answered(answer)));
    private final Subscription changes;
    private PlayRecording run;
    private Timeline timeline = Timeline.NONE;
    private Trail played = Trail.EMPTY;

    /** @param shown gets the run to show, {@link Timeline#NONE} for none */
    LastRun(LevelDocument document, Consumer<Timeline> shown) {
        this.document = document;
        this.shown = shown;
        changes = document.addListener(this::changed);
    }

    /** This run is over: it is the one to show from now on. */
    public void show(PlayRecording newRun, Timeline end) {
        run = newRun.sinceLastRestart();
        // What came before a restart was in a level of another size; what-if is about the rest.
        played = run == newRun ? end.trail() : Trail.EMPTY;
        timeline = run == newRun ? end.withTrails(played, null) : rest(end, run);
        shown.accept(timeline);
        // Its changes were made while it ran; from now on the level has them from the start.
        whatIf.ask(List.of(run), document.level());
    }

    private static Timeline rest(Timeline all, PlayRecording run) {
        long length = run.run().length();
        long tick = Math.max(0, all.tick() - (all.length() - length));
        return new Timeline(
                tick, length, all.ticksPerSecond(), TrailPair.NONE, run, List.of(), all.bytes(), all.hasLeft());
    }

    /** What was done in it; empty if there is none. */
    public Optional<PlayRecording> run() {
        return Optional.ofNullable(run);
    }

    /** The player's way as it was played. */
    public Trail played() {
        return played;
    }

    /** Nothing is shown any more. */
    public void forget() {
        run = null;
        whatIf.forget();
        timeline = Timeline.NONE;
        shown.accept(timeline);
    }

    @Override
    public void close() {
        changes.unsubscribe();
        whatIf.close();
    }

    private void changed(Change change) {
        if (run != null && change instanceof Change.OfLevel) {
            whatIf.ask(List.of(run), document.level());
        }
    }

    private void answered(WhatIfThread.Answer answer) {
        if (answer.run() == run) {
            if (answer.isWhole() && played.length() == 0) {
                played = answer.trail();
            }
            boolean same =
                    played.length() == 0 || answer.isWhole() && answer.trail().firstDifference(played) < 0;
            timeline = timeline.withTrails(answer.trail(), same ? null : played);
            shown.accept(timeline);
        }
    }
}
