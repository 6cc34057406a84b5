package leapsmith.editor.runs;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.PlayStatus;
import leapsmith.levels.play.PlayTime;
import leapsmith.levels.play.Trail;

/** The kept runs as rows, and the selected one. */
public final class RunsModel {

    /** The row of a run. */
    public record Row(KeptRun run, String name, String outcome, boolean shown) {}

    private final Texts texts;
    private final KeptRuns runs;
    private final Subscription changes;
    private final ObservableList<Row> rows = FXCollections.observableArrayList();
    /** A field, because an unreferenced list would be collected together with its listeners. */
    final ObservableList<Row> seen = FXCollections.unmodifiableObservableList(rows);

    private final ReadOnlyObjectWrapper<KeptRun> chosen = new ReadOnlyObjectWrapper<>(this, "chosen");

    RunsModel(Texts texts, KeptRuns runs) {
        this.texts = texts;
        this.runs = runs;
        changes = runs.addListener(this::update);
        update();
    }

    /** The run that actions apply to; null if none is selected. */
    public ReadOnlyObjectProperty<KeptRun> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    public Optional<KeptRun> chosen() {
        return Optional.ofNullable(chosen.get());
    }

    public void choose(KeptRun run) {
        chosen.set(run);
    }

    void show(KeptRun run, boolean shown) {
        runs.show(run, shown);
    }

    void rename(KeptRun run, String name) {
        runs.rename(run, name);
    }

    void dispose() {
        changes.unsubscribe();
    }

    private void update() {
        rows.setAll(runs.runs().stream().map(this::row).toList());
        if (chosen.get() != null && !runs.runs().contains(chosen.get())) {
            chosen.set(null);
        }
    }

    private Row row(KeptRun run) {
        return new Row(run, run.name(), outcome(run), run.isShown());
    }

    private String outcome(KeptRun run) {
        if (!run.isWhole()) {
            return texts.get(run.hasFailed() ? "runs.unknown" : "runs.working");
        }
        int ticksPerSecond = run.run().level().physics().ticksPerSecond();
        Optional<Trail.Turn> end = run.outcome();
        if (end.isEmpty()) {
            return texts.get("runs.no-goal", time(run.trail().length() - 1L, ticksPerSecond));
        }
        PlayStatus status = end.get().status();
        String time = time(end.get().point(), ticksPerSecond);
        return status.state() == PlayState.GOAL_REACHED
                ? texts.get("runs.goal", status.goal(), time)
                : texts.get("runs.death", time);
    }

    private String time(long tick, int ticksPerSecond) {
        return texts.numbers().minutes(PlayTime.of(tick, ticksPerSecond));
    }
}
