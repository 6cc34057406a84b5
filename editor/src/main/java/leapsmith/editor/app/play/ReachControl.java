package leapsmith.editor.app.play;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.util.Duration;
import leapsmith.editor.app.level.OpenLevel;
import leapsmith.editor.model.Message;
import leapsmith.editor.play.EasiestThread;
import leapsmith.editor.play.ReachRun;
import leapsmith.editor.play.ReachState;
import leapsmith.editor.view.OddsText;
import leapsmith.editor.view.ReachText;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.canvas.PointerPlace;
import leapsmith.editor.view.panel.LongWork;
import leapsmith.editor.view.panel.LongWorks;
import leapsmith.editor.view.settings.PlayerTiming;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.play.Trail;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.Verdict;
import leapsmith.levels.scene.Overlay;

/** The actions about what the player of the open level can reach. */
public final class ReachControl implements AutoCloseable {
    /** How long the easiest run is compared with the shortest over the level. */
    private static final Duration COMPARED = Duration.seconds(8);

    private final Texts texts;
    private final Supplier<OpenLevel> current;
    private final PlayControl play;
    private final LongWorks works;
    private final Supplier<PlayerTiming> timing;
    private final Consumer<Message> say;
    private final EasiestThread easiest = new EasiestThread(answer -> Platform.runLater(() -> found(answer)));
    /** The search for an easy run; null if there is none. */
    private Search search;

    private record Search(OpenLevel level, GoalReach goal, LongWork work) {}

    /**
     * The actions of the open level.
     *
     * @param works shows that an easy run is searched
     * @param timing how exactly players press buttons
     * @param say shows a message
     */
    public ReachControl(
            Texts texts,
            Supplier<OpenLevel> current,
            PlayControl play,
            LongWorks works,
            Supplier<PlayerTiming> timing,
            Consumer<Message> say) {
        this.texts = texts;
        this.current = current;
        this.play = play;
        this.works = works;
        this.timing = timing;
        this.say = say;
    }

    /** Searches from the pointer, or from the player's place if the pointer is outside the level. */
    public void searchFromPointer() {
        OpenLevel level = current.get();
        PointerPlace place = level.canvas().pointer().get();
        level.reach()
                .startAt(Optional.ofNullable(place)
                        .filter(at -> at.tile().isPresent())
                        .map(at -> new StartPoint(at.x(), at.y())));
        level.canvas().settings().overlays().add(Overlay.REACH);
    }

    /** Plays the run to the pointer. */
    public void playRun() {
        withRun(run -> play.show(run.recording()));
    }

    /** Adds the run to the pointer to the kept ones. */
    public void keepRun() {
        withRun(run -> keep(current.get(), ReachText.name(texts, run), run.recording(), run.trail()));
    }

    /** Searches for the easiest run to a goal, and keeps it. */
    public void keepEasiest() {
        OpenLevel level = current.get();
        goal(level.reach().state()).ifPresent(goal -> {
            endSearch();
            LongWork work = works.begin(texts.get("work.easiest", goal.id()), easiest::cancel);
            search = new Search(level, goal, work);
            easiest.ask(goal, timing.get().spread());
        });
    }

    /** Ends a search that takes long: that for the easiest run, or else that for all ground. */
    public void stop() {
        if (search != null && search.work.isWanted()) {
            search.work.cancel();
        } else {
            current.get().reach().stop();
        }
    }

    /** The goal that the run to the pointer reaches, or else the first that is proven. */
    public static Optional<GoalReach> goal(ReachState state) {
        return state.map()
                .flatMap(map -> state.run()
                        .filter(run -> run.target() instanceof ReachRun.OfGoal)
                        .map(run -> ((ReachRun.OfGoal) run.target()).id())
                        .flatMap(id -> map.goals().stream()
                                .filter(goal -> goal.id().equals(id))
                                .findFirst())
                        .or(() -> map.goals().stream()
                                .filter(goal -> goal.verdict() == Verdict.PROVEN)
                                .findFirst()));
    }

    @Override
    public void close() {
        easiest.close();
    }

    private void found(EasiestThread.Answer answer) {
        if (search == null || search.goal != answer.goal()) {
            return;
        }
        Search ended = search;
        endSearch();
        if (ended.work.isWanted() && !ended.level.isDisposed()) {
            answer.found().ifPresent(run -> {
                String goal = answer.goal().id();
                if (run.isEasier()) {
                    keep(ended.level, texts.get("reach.name.easiest", goal), run.run(), Trail.EMPTY);
                }
                Message compared = OddsText.compared(texts, goal, run);
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

    private static void keep(OpenLevel level, String name, PlayRecording run, Trail trail) {
        level.runsModel().choose(level.runs().keep(level.runs().unusedName(name), run, trail));
        level.sidePanel().showRuns();
    }

    private void withRun(Consumer<ReachRun> task) {
        current.get().reach().state().run().ifPresent(task);
    }
}
