package leapsmith.editor.reach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.play.PlayTime;
import leapsmith.levels.reach.GoalProof;

/** The proofs that goals can be reached as rows: one of each goal, and below it one of each leg on the way to it. */
public final class ProofsModel {
    /**
     * The row of a proof or of a leg.
     *
     * @param leg empty in the row of the whole proof
     * @param text where it ends, and how long it takes
     * @param action what playing it is called
     */
    record Row(GoalProof proof, Optional<GoalProof.Leg> leg, String text, String action) {}

    private final Texts texts;
    private final ObservableList<Row> rows = FXCollections.observableArrayList();
    /** A field, because an unreferenced list would be collected together with its listeners. */
    final ObservableList<Row> shownRows = FXCollections.unmodifiableObservableList(rows);

    private Consumer<GoalProof> proofs = proof -> {};
    private BiConsumer<GoalProof, GoalProof.Leg> legs = (proof, leg) -> {};

    ProofsModel(Texts texts) {
        this.texts = texts;
    }

    /**
     * Shows the proofs of a search.
     *
     * @param isPlaying whether the level is played, so that reach isn't searched: the rows stay, so that leg after leg can be played
     */
    void show(ReachState reach, boolean isPlaying) {
        if (isPlaying) {
            return;
        }
        List<Row> newRows = new ArrayList<>();
        for (GoalProof proof : reach.proofs()) {
            PlayTime time = PlayTime.of(proof.run());
            newRows.add(new Row(
                    proof,
                    Optional.empty(),
                    texts.get("reach.proven", proof.goal(), texts.numbers().seconds(time)),
                    texts.get("proofs.play", proof.goal())));
            if (proof.legs().size() > 1) {
                proof.legs().forEach(leg -> newRows.add(rowOf(proof, leg)));
            }
        }
        if (!newRows.equals(rows)) {
            rows.setAll(newRows);
        }
    }

    private Row rowOf(GoalProof proof, GoalProof.Leg leg) {
        PlayTime time =
                PlayTime.of(leg.to() - leg.from(), proof.run().level().physics().ticksPerSecond());
        return new Row(
                proof,
                Optional.of(leg),
                texts.get("reach.proven", leg.id(), texts.numbers().seconds(time)),
                texts.get("proofs.playLeg", leg.id()));
    }

    /** Sets what plays a whole proof, and what plays one of its legs. */
    public void playWith(Consumer<GoalProof> playProof, BiConsumer<GoalProof, GoalProof.Leg> playLeg) {
        proofs = playProof;
        legs = playLeg;
    }

    void play(Row row) {
        row.leg().ifPresentOrElse(leg -> legs.accept(row.proof(), leg), () -> proofs.accept(row.proof()));
    }
}
