package leapsmith.editor.reach;

import static leapsmith.editor.Rooms.floored;
import static leapsmith.editor.Rooms.hero;
import static leapsmith.editor.Rooms.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.reach.GoalProof;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.scene.VisibleReach;
import org.junit.jupiter.api.Test;

/** The rows of proofs and their legs. */
class ProofsModelTest {
    private static final Level LOCKED = with(
            floored(30, 10),
            hero(20, 104),
            ZoneType.TYPE.create("red-key", ZoneType.KEY, 160, 128).with(ObjectSignals.SETS, "red"),
            ZoneType.TYPE
                    .create("exit", ZoneType.GOAL, 400, 96, 16, 48)
                    .with(ObjectSignals.NEEDS, List.of(SignalCondition.of("red").orElseThrow())));

    private final Texts texts = new Texts(Locale.ENGLISH);
    private final ProofsModel model = new ProofsModel(texts);
    private final List<String> played = new ArrayList<>();

    private static ReachState found(Level level) {
        return new ReachState(
                true,
                Optional.empty(),
                Optional.of(ReachResult.of(
                        new ReachSearch(level).run(ReachSearch.MAX_STEPS, () -> true),
                        ReachFindings.NONE,
                        VisibleReach.NONE)),
                ReachState.Phase.ENDED,
                Optional.empty());
    }

    @Test
    void aProofWithAKeyHasARowOfEachLeg() {
        ReachState state = found(LOCKED);
        model.show(state, false);
        GoalProof proof = state.proofs().get(0);
        assertEquals(3, model.shownRows.size());
        assertTrue(model.shownRows.get(0).text().startsWith("exit in "), model.shownRows.get(0)::text);
        assertTrue(model.shownRows.get(1).text().startsWith("red-key in "), model.shownRows.get(1)::text);
        model.playWith(it -> played.add("all"), (it, leg) -> played.add(leg.id() + " " + leg.from()));
        model.shownRows.forEach(model::play);
        assertEquals(List.of("all", "red-key 0", "exit " + proof.legs().get(0).to()), played);
    }

    @Test
    void aProofWithoutKeysHasOneRow() {
        model.show(
                found(with(
                        floored(30, 10), hero(20, 104), ZoneType.TYPE.create("exit", ZoneType.GOAL, 400, 96, 16, 48))),
                false);
        assertEquals(1, model.shownRows.size());
    }

    @Test
    void theRowsStayWhileALegIsPlayed() {
        ReachState state = found(LOCKED);
        model.show(state, false);
        model.show(ReachState.OFF, true);
        assertEquals(3, model.shownRows.size());
        model.show(ReachState.OFF, false);
        assertEquals(0, model.shownRows.size());
    }
}
