package leapsmith.editor.play;

import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.Subscription;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.RunOdds;

/**
 * How hard the jumps are of the run that is looked at: a kept run, or that of the timeline. They are tried in the
 * background, again after each change of the level. Belongs to the thread of the document.
 */
public final class LevelOdds implements AutoCloseable {
    private final LevelDocument document;
    private final Executor soon;
    private final Consumer<OddsState> listener;
    private final Subscription changes;
    /** Null before the first request. */
    private OddsThread thread;

    private boolean isOn;
    private double spread;
    private Timeline timeline = Timeline.NONE;
    private boolean isPlaying;
    /** Null for the run of the timeline. */
    private KeptRun kept;

    private OddsState state = OddsState.NONE;
    /** The last answer; null before the first. */
    private OddsThread.Answer known;

    /**
     * Starts switched off.
     *
     * @param soon runs tasks later, on the thread of the document
     * @param listener receives each new state
     */
    public LevelOdds(LevelDocument document, Executor soon, Consumer<OddsState> listener) {
        this.document = document;
        this.soon = Objects.requireNonNull(soon);
        this.listener = Objects.requireNonNull(listener);
        changes = document.addListener(change -> {
            if (change instanceof Change.OfLevel) {
                update(false);
            }
        });
    }

    public OddsState state() {
        return state;
    }

    /**
     * Switches it on or off.
     *
     * @param newSpread the standard deviation of a player's timing, in ticks at 60 ticks per second
     */
    public void set(boolean on, double newSpread) {
        boolean isOtherTiming = newSpread != spread;
        isOn = on;
        spread = newSpread;
        update(isOtherTiming);
    }

    /** Looks at a kept run; null for the run of the timeline. */
    public void lookAt(KeptRun run) {
        kept = run;
        update(false);
    }

    /**
     * Sets the run of the timeline.
     *
     * @param playing whether it is being played; otherwise it is rerun in the level
     * @param grows whether its end is being played, so that it isn't worth trying yet
     */
    public void show(Timeline now, boolean playing, boolean grows) {
        timeline = grows ? Timeline.NONE : now;
        isPlaying = playing;
        update(false);
    }

    @Override
    public void close() {
        changes.unsubscribe();
        if (thread != null) {
            thread.close();
        }
    }

    private void update(boolean isOtherTiming) {
        Optional<KeptRun> nowKept = Optional.ofNullable(kept).filter(run -> isOn);
        Optional<PlayRecording> run = isOn ? wanted() : Optional.empty();
        if (run.isEmpty()) {
            if (thread != null && state.isWorking()) {
                thread.cancel();
            }
            show(new OddsState(nowKept, run, RunOdds.NONE, false));
        } else if (isKnown(run.get())) {
            show(new OddsState(nowKept, run, known.odds(), false));
        } else if (!isOtherTiming
                && state.run().filter(it -> isSame(it, run.get())).isPresent()) {
            show(new OddsState(nowKept, state.run(), state.odds(), state.isWorking()));
        } else {
            // Until there are new ones, the odds are those in the level before the edit.
            boolean hasSameInputs =
                    state.run().filter(it -> hasSameInputs(it, run.get())).isPresent();
            show(new OddsState(nowKept, run, hasSameInputs ? state.odds() : RunOdds.NONE, true));
            if (thread == null) {
                thread = new OddsThread(answer -> soon.execute(() -> found(answer)));
            }
            thread.ask(run.get(), spread);
        }
    }

    /** The run that is looked at, in the current level; empty if there is none, or if it has commands. */
    private Optional<PlayRecording> wanted() {
        PlayRecording source = kept != null ? kept.run() : timeline.run();
        boolean isEdited = kept == null && isPlaying && timeline.commands().count() > 0;
        return Optional.ofNullable(source)
                .filter(run -> run.run().length() > 0 && !isEdited)
                .map(run -> run.in(document.level()))
                .filter(run -> run.run().edits().count() == 0);
    }

    private boolean isKnown(PlayRecording run) {
        return known != null && known.spread() == spread && isSame(known.run(), run);
    }

    private static boolean isSame(PlayRecording one, PlayRecording other) {
        return one.level() == other.level() && hasSameInputs(one, other);
    }

    private static boolean hasSameInputs(PlayRecording one, PlayRecording other) {
        long length = one.run().length();
        return one.start().equals(other.start())
                && length == other.run().length()
                && one.run().firstDifference(other.run()) > length;
    }

    private void found(OddsThread.Answer answer) {
        known = answer;
        if (state.run().filter(this::isKnown).isPresent()) {
            show(new OddsState(state.kept(), state.run(), answer.odds(), false));
        }
    }

    private void show(OddsState newState) {
        if (!newState.equals(state)) {
            state = newState;
            listener.accept(state);
        }
    }
}
