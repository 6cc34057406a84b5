package leapsmith.editor.runs;

import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.play.PlayTime;
import leapsmith.levels.reach.odds.JumpOdds;

/** The jumps of the run that is looked at as rows, the hardest first. */
public final class JumpsModel {
    private static final Comparator<JumpOdds> HARDEST_FIRST =
            Comparator.comparingDouble(JumpOdds::rate).thenComparingInt(JumpOdds::startTick);

    /**
     * The row of a jump.
     *
     * @param time when it begins, and if it is no jump, what it is
     * @param slack how early and late it may come, in few characters
     */
    public record Row(JumpOdds jump, String rate, String time, String slack, String description, String help) {}

    private final Texts texts;
    private final ReadOnlyObjectWrapper<OddsState> state = new ReadOnlyObjectWrapper<>(this, "state", OddsState.NONE);
    private final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper(this, "summary", "");
    private final ObservableList<Row> rows = FXCollections.observableArrayList();
    /** A field, because an unreferenced list would be collected together with its listeners. */
    private final ObservableList<Row> seen = FXCollections.unmodifiableObservableList(rows);

    private Consumer<JumpOdds> player = jump -> {};

    JumpsModel(Texts texts) {
        this.texts = texts;
    }

    public ObservableList<Row> rows() {
        return seen;
    }

    public ReadOnlyObjectProperty<OddsState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    void show(OddsState shown) {
        List<Row> newRows = shown.odds().jumps().stream()
                .sorted(HARDEST_FIRST)
                .map(jump -> row(shown, jump))
                .toList();
        state.set(shown);
        update();
        if (!newRows.equals(rows)) {
            rows.setAll(newRows);
        }
    }

    /** The run and its jumps in a few words; empty without a run. */
    ReadOnlyStringProperty summaryProperty() {
        return summary.getReadOnlyProperty();
    }

    /** What the numbers of the rows mean; empty if they have none. */
    String help() {
        return rows.stream()
                .map(Row::help)
                .filter(help -> !help.isEmpty())
                .findFirst()
                .orElse("");
    }

    /** Updates the words after the outcome of a kept run has changed. */
    void update() {
        summary.set(OddsText.summary(texts, state.get()));
    }

    public void playWith(Consumer<JumpOdds> newPlayer) {
        player = newPlayer;
    }

    void play(Row row) {
        player.accept(row.jump());
    }

    private Row row(OddsState shown, JumpOdds jump) {
        int ticksPerSecond = shown.run().orElseThrow().level().physics().ticksPerSecond();
        String time = texts.numbers().minutes(PlayTime.of(jump.startTick(), ticksPerSecond));
        return new Row(
                jump,
                OddsText.rate(texts, jump.rate()),
                jump.isFall() ? time + " · " + OddsText.takeOff(texts, jump) : time,
                OddsText.shortSlack(texts, jump),
                OddsText.line(texts, jump),
                jump.isDeadly() ? "" : OddsText.slackHelp(texts, ticksPerSecond));
    }
}
