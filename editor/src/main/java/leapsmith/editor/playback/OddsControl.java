package leapsmith.editor.playback;

import javafx.beans.value.ObservableValue;
import javafx.util.Subscription;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.runs.OddsState;
import leapsmith.editor.runs.RunsFeature;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.levels.reach.odds.JumpOdds;

/**
 * Decides which run's jumps are tried, and plays them: the kept run that was chosen last, or the run of the timeline
 * once it is played.
 */
public final class OddsControl {
    private final PlayControl play;
    private final PlayModel model;
    private final ObservableValue<Boolean> shown;
    private final ObservableValue<EditorSettings.PlayerTiming> timing;
    private OpenLevel level;
    private Subscription subscriptions = () -> {};

    /**
     * Control of the odds of the open level.
     *
     * @param timing how exactly players press buttons
     */
    public OddsControl(
            PlayControl play,
            PlayModel model,
            ObservableValue<Boolean> shown,
            ObservableValue<EditorSettings.PlayerTiming> timing) {
        this.play = play;
        this.model = model;
        this.shown = shown;
        this.timing = timing;
        play.time().timeline().oddsShown.bind(shown);
        shown.subscribe(now -> set());
        timing.subscribe(now -> set());
        model.playingProperty().subscribe(playing -> {
            if (playing && level != null) {
                RunsFeature.of(level).model().choose(null);
            }
            showRun();
        });
        model.pausedProperty().subscribe(now -> showRun());
    }

    public void follow(OpenLevel newLevel) {
        subscriptions.unsubscribe();
        level = newLevel;
        set();
        subscriptions = Subscription.combine(
                RunsFeature.of(level).layer().runProperty().subscribe(now -> showRun()),
                RunsFeature.of(level)
                        .model()
                        .chosenProperty()
                        .subscribe(run -> RunsFeature.of(level).odds().lookAt(run)),
                RunsFeature.of(level)
                        .jumps()
                        .stateProperty()
                        .subscribe(state -> play.time().timeline().show(state.ofTimeline())));
        RunsFeature.of(level).jumps().playWith(this::playJump);
    }

    private void set() {
        if (level != null) {
            RunsFeature.of(level).odds().set(shown.getValue(), timing.getValue().spread());
        }
    }

    private void showRun() {
        if (level != null) {
            Timeline run = RunsFeature.of(level).layer().runProperty().get();
            boolean playing = model.isPlaying();
            RunsFeature.of(level).odds().show(run, playing, playing && !run.isInPast() && !model.isPaused());
        }
    }

    /** Plays the run from half a second before the take-off. */
    private void playJump(JumpOdds jump) {
        OddsState state = RunsFeature.of(level).odds().state();
        state.run().ifPresent(run -> {
            if (state.kept().isPresent()) {
                play.stop();
            }
            play.show(run);
            play.time().playFrom(jump.startTick() - run.level().physics().ticksPerSecond() / 2);
        });
    }
}
