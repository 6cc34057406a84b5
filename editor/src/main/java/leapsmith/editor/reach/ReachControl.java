package leapsmith.editor.reach;

import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.util.Duration;
import leapsmith.editor.canvas.PointerPlace;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.play.LatestOnlyWorker;
import leapsmith.editor.playback.PlayControl;
import leapsmith.editor.runs.OddsText;
import leapsmith.editor.runs.RunsFeature;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.ui.LongWork;
import leapsmith.editor.ui.LongWorks;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.Message;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.play.Trail;
import leapsmith.levels.reach.GoalProof;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.Verdict;
import leapsmith.levels.reach.odds.EasiestRun;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.scene.Overlay;

/** The actions about what the player of the open level can reach. */
public final class ReachControl implements AutoCloseable {
    /** How long the easiest run is compared with the shortest over the level. */
    private static final Duration COMPARED = Duration.seconds(8);

    private final Texts texts;
    private final Supplier<OpenLevel> current;
    private final PlayControl play;
    private final LongWorks works;
    private final Supplier<EditorSettings.PlayerTiming> timing;
    private final Consumer<Message> say;
    private final LatestOnlyWorker<EasiestRequest> easiest = new LatestOnlyWorker<>("easiest", this::search);
    /** The search for an easy run; null if there is none. */
    private Search search;

    /** The run that is played, of those that were found; null for none. */
    private final ObjectProperty<ReachRun> played = new SimpleObjectProperty<>(this, "played");

    private record Search(OpenLevel level, GoalReach goal, LongWork work) {}

    /**
     * The actions of the open level.
     *
     * @param timing how exactly players press buttons
     */
    public ReachControl(
            WindowContext window,
            Supplier<OpenLevel> current,
            PlayControl play,
            ObservableValue<Boolean> playing,
            Supplier<EditorSettings.PlayerTiming> timing) {
        texts = window.texts();
        this.current = current;
        this.play = play;
        works = window.works();
        this.timing = timing;
        say = window.say();
        playing.subscribe(now -> {
            if (!now) {
                played.set(null);
            }
        });
    }

    /** Searches from the pointer, or from the player's place if the pointer is outside the level. */
    public void searchFromPointer() {
        OpenLevel level = current.get();
        PointerPlace place = level.canvas().pointer().get();
        ReachFeature.of(level)
                .reach()
                .startAt(Optional.ofNullable(place)
                        .filter(at -> at.tile().isPresent())
                        .map(at -> new StartPoint(at.x(), at.y())));
        level.canvas().settings().overlays().add(Overlay.REACH);
    }

    public void playRun() {
        ReachFeature.of(current.get()).reach().state().run().ifPresent(run -> {
            play.show(run.recording());
            played.set(run);
        });
    }

    /** Plays a leg of a proof, from the end of the leg before, and pauses at its end; stops what is played. */
    public void playLeg(GoalProof proof, GoalProof.Leg leg) {
        play.stop();
        play.show(proof.run());
        play.time().play(leg.from(), leg.to());
        played.set(ReachRun.of(proof));
    }

    /** Plays a proof from its start; stops what is played. */
    public void playProof(GoalProof proof) {
        play.stop();
        play.show(proof.run());
        played.set(ReachRun.of(proof));
    }

    /** Adds the run to the pointer to the kept ones; while a run is played that was found, that one. */
    public void keepRun() {
        OpenLevel level = current.get();
        Optional<ReachRun> run = Optional.ofNullable(played.get())
                .or(() -> ReachFeature.of(level).reach().state().run());
        run.ifPresent(it -> RunsFeature.of(level).keepFound(ReachText.name(texts, it), it.recording(), it.trail()));
    }

    public ObservableBooleanValue isPlayingRun() {
        return played.isNotNull();
    }

    public void keepEasiest() {
        OpenLevel level = current.get();
        goal(ReachFeature.of(level).reach().state()).ifPresent(goal -> {
            endSearch();
            LongWork work = works.begin(texts.get("work.easiest", goal.id()), easiest::cancel);
            search = new Search(level, goal, work);
            easiest.submit(new EasiestRequest(goal, timing.get().spread()));
        });
    }

    /** Ends a search that takes long: that for the easiest run, or else that for all ground. */
    public void stop() {
        if (search != null && search.work.isWanted()) {
            search.work.cancel();
        } else {
            ReachFeature.of(current.get()).reach().stop();
        }
    }

    /** The goal that the run to the pointer reaches, or else the first that is proven. */
    public static Optional<GoalReach> goal(ReachState state) {
        return state.map()
                .flatMap(map -> state.run()
                        .filter(run -> run.target() instanceof ReachRun.OfGoal)
                        .map(run -> ((ReachRun.OfGoal) run.target()).id())
                        .flatMap(id -> map.goals().stream()
                                .filter(goal -> goal.id().equals(id) && goal.verdict() == Verdict.PROVEN)
                                .findFirst())
                        .or(() -> map.goals().stream()
                                .filter(goal -> goal.verdict() == Verdict.PROVEN)
                                .findFirst()));
    }

    @Override
    public void close() {
        easiest.close();
    }

    /** Runs on the thread of the worker. */
    private void search(EasiestRequest request) {
        Optional<EasiestRun> found = Optional.empty();
        try {
            found = request.search(
                    run -> Platform.runLater(() -> foundSoFar(request.goal(), run)), () -> !easiest.isOutdated());
        } finally {
            Optional<EasiestRun> answer = found;
            Platform.runLater(() -> found(request.goal(), answer));
        }
    }

    private void foundSoFar(GoalReach goal, EasiestRun run) {
        if (search != null && search.goal == goal && search.work.isWanted()) {
            say.accept(OddsText.easiestSoFar(texts, goal.id(), run));
        }
    }

    private void found(GoalReach goal, Optional<EasiestRun> found) {
        if (search == null || search.goal != goal) {
            return;
        }
        Search ended = search;
        endSearch();
        if (ended.work.isWanted() && !ended.level.isDisposed()) {
            found.ifPresent(run -> {
                if (run.isEasier()) {
                    RunsFeature.of(ended.level)
                            .keepFound(ReachText.easiest(texts, goal.id(), run.run()), run.run(), Trail.EMPTY);
                }
                Message compared = OddsText.compared(texts, goal.id(), run);
                say.accept(compared);
                ended.level.canvas().say(texts.get(compared), COMPARED);
            });
        }
    }

    private void endSearch() {
        if (search != null) {
            works.end(search.work);
            search = null;
        }
    }

    /**
     * A request for the easiest run to a goal.
     *
     * @param spread the standard deviation of a player's timing, in ticks at 60 ticks per second
     */
    private record EasiestRequest(GoalReach goal, double spread) {
        /** The most steps of a search: some seconds. */
        private static final long MAX_STEPS = 20_000_000;

        EasiestRequest {
            Objects.requireNonNull(goal);
        }

        /**
         * Searches for the run.
         *
         * @param found receives each easier run as it is found
         * @param continues asked often; if it answers false, the search ends at once
         * @return empty if the search was ended
         */
        Optional<EasiestRun> search(Consumer<EasiestRun> found, BooleanSupplier continues) {
            return goal.run()
                    .flatMap(run -> EasiestRun.of(
                            run, goal.id(), RunOdds.spreadIn(run.level(), spread), MAX_STEPS, found, continues));
        }
    }
}
