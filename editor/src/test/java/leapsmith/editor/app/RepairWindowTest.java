package leapsmith.editor.app;

import static leapsmith.editor.Rooms.floored;
import static leapsmith.editor.Rooms.hero;
import static leapsmith.editor.Rooms.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import leapsmith.editor.Rooms;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.reach.ProposedRepair;
import leapsmith.editor.reach.ReachProblems;
import leapsmith.editor.reach.ReachState;
import leapsmith.editor.runs.RunsFeature;
import leapsmith.editor.ui.ActionId;
import leapsmith.levels.check.Problem;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.reach.Verdict;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** Repairs are proposed for a goal that is not reached, previewed, applied and undone. */
class RepairWindowTest extends WindowFixture {
    @Override
    LevelDocument firstDocument() {
        Level room = with(floored(40, 10), hero(20, 104), ZoneType.TYPE.create("exit", ZoneType.GOAL, 400, 96, 16, 48));
        return new LevelDocument(room.withTiles(Rooms.wall(room, 20)));
    }

    @Test
    void aRepairIsProposedAppliedAndUndone() throws TimeoutException {
        Level before = level();
        push(KeyCode.SHIFT, KeyCode.F8);
        await(() -> verdictIs(Verdict.IMPOSSIBLE));
        assertTrue(window.actions.get(ActionId.REACH_REPAIR).enabled().get());
        assertFalse(isShown("#repairs"));
        push(KeyCode.CONTROL, KeyCode.F7);
        await(() -> isShown("#repairs") && list().getItems().size() > 0);
        await(() -> list().getSelectionModel().getSelectedIndex() == 0);
        type(KeyCode.ESCAPE);
        assertTrue(list().getSelectionModel().isEmpty());
        assertEquals(before, level());
        assertTrue(window.level().canvas().isFocused());
        perform(ActionId.REACH_REPAIR);
        await(() -> list().getItems().size() > 0
                && !LevelParts.of(window.level()).reach.repairs().isSearching());
        onFx(() -> LevelParts.of(window.level()).sidePanel.showRuns());
        assertNull(LevelParts.of(window.level())
                .reach
                .repairs()
                .model()
                .previewedProperty()
                .get());
        onFx(() -> {
            LevelParts.of(window.level()).sidePanel.showProblems();
            list().requestFocus();
        });
        type(KeyCode.END);
        ProposedRepair chosen = list().getSelectionModel().getSelectedItem();
        type(KeyCode.ENTER);
        assertEquals(chosen.repair().level(), level());
        assertEquals(1, document().history().size());
        await(() -> verdictIs(Verdict.PROVEN));
        assertFalse(isShown("#repairs"));
        assertFalse(window.actions.get(ActionId.REACH_REPAIR).enabled().get());
        undo();
        assertEquals(before, level());
        assertTrue(isShown("#repairs"), "they are there again");
        assertEquals(chosen, list().getSelectionModel().getSelectedItem());
        await(() -> verdictIs(Verdict.IMPOSSIBLE));
    }

    @Test
    void repairsThatAreWantedDuringTheSearchAreProposedAtItsEnd() throws TimeoutException {
        onFx(() -> {
            window.level().canvas().settings().overlays().add(Overlay.REACH);
            assertTrue(LevelParts.of(window.level()).reach.reach().state().isSearching());
            assertTrue(window.actions.get(ActionId.REACH_REPAIR).enabled().get());
            window.actions.get(ActionId.REACH_REPAIR).run();
        });
        assertTrue(lookup("#status-message").<Label>query().getText().startsWith("Repairs will be proposed"));
        await(() -> isShown("#repairs-list") && list().getItems().size() > 0);
        assertEquals("tab-problems", LevelParts.of(window.level()).sidePanel.chosenTab());
    }

    @Test
    void theyAreProposedForTheGoalThatWasUnderThePointerWhenTheyWereWanted() throws TimeoutException {
        Level room = with(
                floored(40, 10),
                hero(20, 104),
                ZoneType.TYPE.create("exit", ZoneType.GOAL, 400, 96, 16, 48),
                ZoneType.TYPE.create("secret", ZoneType.GOAL, 480, 96, 16, 48));
        open(new LevelDocument(room.withTiles(Rooms.wall(room, 20))));
        moveTo(window.level().canvas().levelToScreen(488, 120));
        onFx(() -> {
            window.level().canvas().settings().overlays().add(Overlay.REACH);
            window.actions.get(ActionId.REACH_REPAIR).run();
            assertTrue(LevelParts.of(window.level()).reach.reach().state().isSearching());
            window.level().canvas().viewport().pan(-80, 0);
        });
        await(() -> lookup(".repairs-title").queryAllAs(Labeled.class).stream()
                .anyMatch(label -> label.getText().contains("secret")));
    }

    @Test
    void theJumpsOfARunHaveNoOddsWhileARepairIsPreviewed() throws TimeoutException {
        RunsFeature runs = LevelParts.of(window.level()).runs;
        onFx(() -> runs.show(runs.kept()
                .keep(
                        "hop",
                        PlayRecording.of(level(), InputScript.parse("right*60,right+jump*8,right*61"), 130),
                        Trail.EMPTY)));
        await(() -> !runs.layer().labels().odds().jumps().isEmpty());
        push(KeyCode.SHIFT, KeyCode.F8);
        await(() -> verdictIs(Verdict.IMPOSSIBLE));
        push(KeyCode.CONTROL, KeyCode.F7);
        await(() -> list().getSelectionModel().getSelectedIndex() == 0);
        assertTrue(runs.layer().labels().odds().jumps().isEmpty());
        type(KeyCode.ESCAPE);
        assertFalse(runs.layer().labels().odds().jumps().isEmpty());
    }

    @Test
    void aClickOnTheBadgeOfTheGoalProposesRepairs() throws TimeoutException {
        push(KeyCode.SHIFT, KeyCode.F8);
        await(() -> verdictIs(Verdict.IMPOSSIBLE));
        Level before = level();
        moveTo(window.level().canvas().levelToScreen(416, 96));
        clickOn(MouseButton.PRIMARY);
        await(() -> isShown("#repairs"));
        assertEquals(before, level(), "the tool didn't paint");
        await(() -> list().getItems().size() > 0);
    }

    @Test
    void theProblemOfAGoalOffersRepairsAlsoIfThereIsNoBoundThatProvesItImpossible() throws TimeoutException {
        LevelObject player = level().player().orElseThrow();
        open(new LevelDocument(
                level().withObjects(CharacterType.TYPE, List.of(player.with(CharacterType.COYOTE_TIME, 0.6)))));
        push(KeyCode.SHIFT, KeyCode.F8);
        await(() -> verdictIs(Verdict.NOT_FOUND));
        assertTrue(lookup("#status-problem").queryLabeled().getText().contains("Propose Repairs"));
        onFx(() -> LevelParts.of(window.level()).sidePanel.showProblems());
        await(() -> isShown(".fix-button"));
        clickOn(".fix-button");
        await(() -> isShown("#repairs"));
    }

    @Test
    void waysOutAreProposedForTheSoftLockOfAProblemOnTheClosedBottom() throws TimeoutException {
        Level room = with(floored(40, 20), hero(20, 104), ZoneType.TYPE.create("exit", ZoneType.GOAL, 600, 96, 16, 48));
        Level solid = room.withTiles(Rooms.fill(room, new TileRegion(0, 9, 40, 11), TileType.BLOCK));
        Level pit = solid.withTiles(Rooms.fill(solid, new TileRegion(8, 9, 3, 10), TileType.EMPTY));
        open(new LevelDocument(pit.withTiles(Rooms.fill(pit, new TileRegion(20, 9, 3, 11), TileType.EMPTY))));
        push(KeyCode.SHIFT, KeyCode.F8);
        await(() -> verdictIs(Verdict.PROVEN));
        List<Problem> softLocks =
                ReachProblems.of(LevelParts.of(window.level())
                                .reach
                                .marks()
                                .stateProperty()
                                .get())
                        .stream()
                        .filter(ReachProblems::isOfSoftLock)
                        .toList();
        assertEquals(2, softLocks.size());
        Problem atBottom = softLocks.get(1);
        assertEquals(19, atBottom.row());
        interact(() -> LevelParts.of(window.level()).reach.repairs().propose(Optional.of(atBottom)));
        String place = atBottom.column() + ", " + atBottom.row();
        await(() -> lookup(".repairs-title").queryAllAs(Labeled.class).stream()
                .anyMatch(label -> label.getText().contains(place)));
    }

    @SuppressWarnings("unchecked")
    private ListView<ProposedRepair> list() {
        return lookup("#repairs-list").queryAs(ListView.class);
    }

    private boolean verdictIs(Verdict verdict) {
        ReachState reach =
                LevelParts.of(window.level()).reach.marks().stateProperty().get();
        return !reach.isSearching()
                && reach.map()
                        .filter(map -> map.goals().get(0).verdict() == verdict)
                        .isPresent();
    }
}
