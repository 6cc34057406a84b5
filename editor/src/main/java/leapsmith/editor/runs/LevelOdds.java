package leapsmith.editor.runs;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.IndependentTasks;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.play.LatestOnlyWorker;
import leapsmith.editor.play.Timeline;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.odds.RunOdds;

/**
 * How hard the jumps are of the run of the timeline and of a kept run that is looked at. They are tried in the
 * background, again after each change of the level. Belongs to the thread of the document.
 */
public final class LevelOdds implements AutoCloseable {
    /** The number of runs whose odds are remembered: those of the timeline and of some kept runs. */
    private static final int MAX_KNOWN = 4;

    private final LevelDocument document;
    private final Executor soon;
    private final Consumer<OddsState> listener;
    private final Subscription changes;
    private final LatestOnlyWorker<OddsRequest> worker = new LatestOnlyWorker<>("odds", this::answer);

    private boolean isOn;
    private double spread;
    private Timeline timeline = Timeline.NONE;
    private boolean isPlaying;
    /** Null for none. */
    private KeptRun kept;

    private Tried ofTimeline = Tried.NOTHING;
    private Tried ofKept = Tried.NOTHING;
    private OddsState state = OddsState.NONE;
    /** The last answers, the newest first. */
    private final Deque<OddsRequest.Answer> known = new ArrayDeque<>();

    /**
     * A run and its odds.
     *
     * @param run in the current level; empty if there is none, or none whose jumps can be tried
     */
    private record Tried(Optional<PlayRecording> run, RunOdds odds, OddsState.Phase phase) {
        static final Tried NOTHING = new Tried(Optional.empty(), RunOdds.NONE, OddsState.Phase.ENDED);

        boolean isWorking() {
            return phase == OddsState.Phase.WORKING;
        }
    }

    /**
     * Starts switched off.
     *
     * @param soon runs tasks later, on the thread of the document
     */
    LevelOdds(LevelDocument document, Executor soon, Consumer<OddsState> listener) {
        this.document = document;
        this.soon = Objects.requireNonNull(soon);
        this.listener = Objects.requireNonNull(listener);
        changes = document.addListener(change -> {
            if (change instanceof Change.LevelChanged) {
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
        worker.close();
    }

    private void update(boolean isOtherTiming) {
        Tried keptBefore = ofKept;
        Tried timelineBefore = ofTimeline;
        boolean isEdited = isPlaying && timeline.commands().count() > 0;
        ofTimeline = tried(isEdited ? null : timeline.run(), ofTimeline, isOtherTiming);
        ofKept = tried(kept == null ? null : kept.run(), ofKept, isOtherTiming);
        if (ofKept != keptBefore || ofTimeline != timelineBefore) {
            askForMissing();
        }
        Optional<KeptRun> nowKept = Optional.ofNullable(kept).filter(run -> isOn);
        Tried shown = nowKept.isPresent() ? ofKept : ofTimeline;
        boolean isOfTimeline = nowKept.isEmpty()
                || shown.run.isPresent()
                        && ofTimeline.run.filter(shown.run.get()::isSameRun).isPresent();
        show(new OddsState(nowKept, shown.run, shown.odds, shown.phase, isOfTimeline ? ofTimeline.odds : RunOdds.NONE));
    }

    /** Requests the odds that are not known yet; first those of the run that is looked at. */
    private void askForMissing() {
        List<PlayRecording> runs = Stream.of(ofKept, ofTimeline)
                .filter(Tried::isWorking)
                .map(tried -> tried.run.orElseThrow())
                .toList();
        if (!runs.isEmpty()) {
            worker.submit(new OddsRequest(runs, spread));
        } else {
            worker.cancel();
        }
    }

    /**
     * What is known of a run, in the current level.
     *
     * @param source null for none
     * @param before what was known
     */
    private Tried tried(PlayRecording source, Tried before, boolean isOtherTiming) {
        Optional<PlayRecording> wanted = Optional.ofNullable(source)
                .filter(run -> isOn && run.run().length() > 0)
                .map(run -> run.in(document.level()))
                .filter(run -> run.run().edits().count() == 0);
        if (wanted.isEmpty()) {
            return Tried.NOTHING;
        }
        PlayRecording run = wanted.get();
        Optional<Optional<RunOdds>> answer = known.stream()
                .filter(it -> it.spread() == spread && isSame(it.run(), run))
                .map(OddsRequest.Answer::odds)
                .findFirst();
        if (answer.isPresent()) {
            OddsState.Phase phase = answer.get().isPresent() ? OddsState.Phase.ENDED : OddsState.Phase.FAILED;
            return new Tried(wanted, answer.get().orElse(RunOdds.NONE), phase);
        }
        if (!isOtherTiming && before.run.filter(it -> isSame(it, run)).isPresent()) {
            return before;
        }
        // Until there are new ones, the odds are those in the level before the edit.
        boolean hasSameInputs = before.run.filter(it -> it.isSameRun(run)).isPresent();
        return new Tried(wanted, hasSameInputs ? before.odds : RunOdds.NONE, OddsState.Phase.WORKING);
    }

    private static boolean isSame(PlayRecording one, PlayRecording other) {
        return one.level() == other.level() && one.isSameRun(other);
    }

    /** Runs on the thread of the worker. */
    private void answer(OddsRequest request) {
        request.answer(() -> !worker.isOutdated(), answer -> soon.execute(() -> found(answer)));
    }

    private void found(OddsRequest.Answer answer) {
        known.addFirst(answer);
        if (known.size() > MAX_KNOWN) {
            known.removeLast();
        }
        update(false);
    }

    private void show(OddsState newState) {
        if (!newState.equals(state)) {
            state = newState;
            listener.accept(state);
        }
    }

    /**
     * A request for the odds of runs.
     *
     * @param runs runs without commands, in the order in which they are tried
     * @param spread the standard deviation of a player's timing, in ticks at 60 ticks per second
     */
    private record OddsRequest(List<PlayRecording> runs, double spread) {
        /** Work begins after this time, so that it doesn't slow down edits that follow each other. */
        private static final long REST_NANOS = TimeUnit.MILLISECONDS.toNanos(80);

        private static final long CHECK_MILLIS = 10;

        /**
         * The odds of a run.
         *
         * @param run a run of the request, the same object
         * @param odds empty if an error ended the trials
         */
        record Answer(PlayRecording run, double spread, Optional<RunOdds> odds) {}

        OddsRequest {
            runs = List.copyOf(runs);
        }

        /**
         * Tries the jumps of the runs. An error in one of them is thrown after the others were tried.
         *
         * @param continues asked often; if it answers false, there are no more answers
         */
        void answer(BooleanSupplier continues, Consumer<Answer> listener) {
            rest(continues);
            IndependentTasks.run(runs, run -> answer(run, continues, listener));
        }

        private void answer(PlayRecording run, BooleanSupplier continues, Consumer<Answer> listener) {
            if (!continues.getAsBoolean()) {
                return;
            }
            Optional<RunOdds> odds = Optional.empty();
            try {
                odds = Optional.of(RunOdds.of(run, RunOdds.TRIES, RunOdds.spreadIn(run.level(), spread), continues));
            } finally {
                if (continues.getAsBoolean()) {
                    listener.accept(new Answer(run, spread, odds));
                }
            }
        }

        private static void rest(BooleanSupplier continues) {
            long end = System.nanoTime() + REST_NANOS;
            while (continues.getAsBoolean() && System.nanoTime() < end) {
                try {
                    Thread.sleep(CHECK_MILLIS);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return;
                }
            }
        }
    }
}
