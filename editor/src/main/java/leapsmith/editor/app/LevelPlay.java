package leapsmith.editor.app;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import leapsmith.editor.canvas.CanvasSettings;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.level.OpenLevels;
import leapsmith.editor.play.PlayControl;
import leapsmith.editor.play.PlayModel;
import leapsmith.editor.play.PlayThread;
import leapsmith.editor.play.PlotControl;
import leapsmith.editor.reach.OddsControl;
import leapsmith.editor.settings.CurrentSettings;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.start.FirstHints;
import leapsmith.editor.start.Tour;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.keys.KeyHints;

/** Play of the current level, with its motion graph, the first hints and the tour. All of them follow the level. */
final class LevelPlay implements AutoCloseable {
    private final PlayModel model = new PlayModel();
    private final PlayControl control;
    private final PlotControl plot;
    private final OddsControl odds;
    private final FirstHints hints;
    private final Tour tour;

    /**
     * Play without a level.
     *
     * @param view says whether the odds of jumps are shown, and has the keys
     */
    LevelPlay(
            Texts texts,
            OpenLevels levels,
            StatusLine status,
            UnexpectedErrors errors,
            CurrentSettings settings,
            CanvasSettings view) {
        KeyHints keyHints = new KeyHints(texts, view.keymapProperty()::get);
        control =
                new PlayControl(texts, levels::current, model, status, PlayThread::of, new PlayFailures(texts, errors));
        plot = new PlotControl(texts, control.time().timeline());
        odds = new OddsControl(
                control, model, view.jumpOddsProperty(), settings.property(EditorSettings.PLAYER_TIMING));
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

    PlayModel model() {
        return model;
    }

    PlayControl control() {
        return control;
    }

    PlotControl plot() {
        return plot;
    }

    Tour tour() {
        return tour;
    }

    /** Follows another level; play must have stopped. */
    void follow(OpenLevel level) {
        control.time().follow(level.canvas().runs().runProperty());
        plot.follow(level);
        odds.follow(level);
        hints.follow(level);
        tour.follow(level);
    }

    @Override
    public void close() {
        plot.close();
    }
}
