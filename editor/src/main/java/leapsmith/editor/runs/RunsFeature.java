package leapsmith.editor.runs;

import java.util.Optional;
import javafx.application.Platform;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;

/** The runs of an open level: the last one and the kept ones, their trails, and how hard their jumps are. */
public final class RunsFeature {
    private final RunsLayer layer;
    private final LastRun last;
    private final KeptRuns kept;
    private final RunsModel model;
    private final RunItems items;
    private final LevelOdds odds;
    private final JumpsModel jumps;
    private Runnable shown = () -> {};

    /** Adds runs to a level, none at first. */
    public RunsFeature(OpenLevel level, Texts texts) {
        layer = new RunsLayer(level.canvas(), texts);
        last = new LastRun(level.document(), Platform::runLater, layer::show);
        kept = new KeptRuns(level.document(), Platform::runLater);
        kept.addListener(() -> layer.compareWith(kept.shown()));
        items = new RunItems(level.document(), kept);
        model = new RunsModel(texts, kept);
        model.chosenProperty().subscribe(layer::choose);
        jumps = new JumpsModel(texts);
        kept.addListener(jumps::update);
        odds = new LevelOdds(level.document(), Platform::runLater, state -> {
            layer.label(state);
            jumps.show(state);
        });
        JumpsLayer possibleJumps = new JumpsLayer(level.canvas());
        level.whenDisposed(() -> {
            possibleJumps.close();
            items.close();
            last.close();
            model.dispose();
            kept.close();
            odds.close();
        });
        level.add(this);
    }

    /** The part of a level. */
    public static RunsFeature of(OpenLevel level) {
        return level.part(RunsFeature.class);
    }

    public RunsLayer layer() {
        return layer;
    }

    public LastRun last() {
        return last;
    }

    public KeptRuns kept() {
        return kept;
    }

    public RunsModel model() {
        return model;
    }

    /** The run that is chosen in the list, or else the last one. */
    public Optional<PlayRecording> chosenOrLast() {
        return model.chosen().map(KeptRun::run).or(last::run);
    }

    public LevelOdds odds() {
        return odds;
    }

    public JumpsModel jumps() {
        return jumps;
    }

    public void setOnShown(Runnable handler) {
        shown = handler;
    }

    /**
     * Keeps a played run, if it isn't kept already, and chooses it in the list.
     *
     * @param trail its trail as far as it is known; may be empty
     */
    void keep(String name, PlayRecording run, Trail trail) {
        show(kept.sameAs(run).orElseGet(() -> kept.keep(kept.unusedName(name), run, trail)));
    }

    /** As {@link #keep}, a run that a search has found. */
    public void keepFound(String name, PlayRecording run, Trail trail) {
        show(kept.sameAs(run).orElseGet(() -> kept.keepFound(kept.unusedName(name), run, trail)));
    }

    /** Lays pick-ups along the chosen run, so that it takes them one after another. They stay on it when the level changes. */
    public void placeItems() {
        model.chosen().ifPresent(items::lay);
    }

    public void show(KeptRun run) {
        model.choose(run);
        shown.run();
    }
}
