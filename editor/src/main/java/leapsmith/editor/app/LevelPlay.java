package leapsmith.editor.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import javafx.beans.value.ObservableValue;
import leapsmith.editor.canvas.CanvasSettings;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.level.OpenLevels;
import leapsmith.editor.play.PlayThread;
import leapsmith.editor.playback.OddsControl;
import leapsmith.editor.playback.PlayControl;
import leapsmith.editor.playback.PlayModel;
import leapsmith.editor.playback.PlotControl;
import leapsmith.editor.playback.PortalTravel;
import leapsmith.editor.settings.CurrentSettings;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.start.FirstHints;
import leapsmith.editor.start.Tour;
import leapsmith.editor.ui.KeyHints;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.ViewSwitch;

/** Play of the current level, with its motion graph, the first hints and the tour. All of them follow the level. */
final class LevelPlay implements AutoCloseable {
    final PlayModel model = new PlayModel();
    final PlayControl control;
    final PlotControl plot;
    private final OddsControl odds;
    private final ObservableValue<EditorSettings.PlayerTiming> timing;
    private final FirstHints hints;
    private final PortalTravel portals;
    final Tour tour;

    /**
     * Play without a level.
     *
     * @param view says whether the odds of jumps are shown, and has the keys
     * @param open opens files, and then runs something
     */
    LevelPlay(
            Texts texts,
            OpenLevels levels,
            StatusLine status,
            UnexpectedErrors errors,
            CurrentSettings settings,
            CanvasSettings view,
            BiConsumer<List<Path>, Runnable> open) {
        KeyHints keyHints = new KeyHints(texts, view.keymapProperty()::get);
        PlayControl.PlayFactory factory = (run, listener) ->
                PlayThread.of(run, levels.current().document().memory(), listener);
        PlayControl.Failures failures = new PlayControl.Failures() {
            @Override
            public void playFailed(Throwable cause) {
                errors.report(texts.get("error.play", cause), cause);
            }

            @Override
            public void stoppedPlayFailed(Throwable cause) {
                errors.report(cause.toString(), cause);
            }
        };
        control = new PlayControl(texts, levels::current, model, status, factory, failures);
        portals = new PortalTravel(texts, levels::current, control, model, open, status::say);
        timing = settings.property(EditorSettings.PLAYER_TIMING);
        timing.subscribe(now -> applyTiming(levels.current()));
        plot = new PlotControl(texts, control.time().timeline());
        odds = new OddsControl(control, model, view.property(ViewSwitch.JUMP_ODDS), timing);
        hints = new FirstHints(
                keyHints,
                levels::current,
                model,
                hint -> settings.get(EditorSettings.SEEN_HINTS).contains(hint),
                hint -> see(settings, hint));
        tour = new Tour(texts, keyHints, levels::current, model, () -> see(settings, "tour"));
    }

    private static void see(CurrentSettings settings, String hint) {
        Set<String> seen = new TreeSet<>(settings.get(EditorSettings.SEEN_HINTS));
        seen.add(hint);
        settings.set(EditorSettings.SEEN_HINTS, List.copyOf(seen));
    }

    /** Follows another level; play must have stopped. */
    void follow(OpenLevel level) {
        control.time().follow(LevelParts.of(level).runs.layer().runProperty());
        portals.follow(level);
        plot.follow(level);
        odds.follow(level);
        applyTiming(level);
        hints.follow(level);
        tour.follow(level);
    }

    /** Repairs have the odds of the same players. */
    private void applyTiming(OpenLevel level) {
        if (level != null) {
            LevelParts.of(level).reach.repairs().setTiming(timing.getValue().spread());
        }
    }

    @Override
    public void close() {
        plot.close();
    }
}
