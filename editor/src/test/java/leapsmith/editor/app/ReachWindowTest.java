package leapsmith.editor.app;

import static leapsmith.editor.Rooms.floored;
import static leapsmith.editor.Rooms.hero;
import static leapsmith.editor.Rooms.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import leapsmith.editor.Rooms;
import leapsmith.editor.canvas.PointerPlace;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.MovementVariant;
import leapsmith.editor.reach.ReachRun;
import leapsmith.editor.reach.ReachState;
import leapsmith.editor.runs.KeptRun;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.check.Problem;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.reach.GoalProof;
import leapsmith.levels.scene.Camera;
import org.junit.jupiter.api.Test;

/** What the player can reach, shown while a level is edited. */
class ReachWindowTest extends WindowFixture {
    private static final String IMPOSSIBLE = "goal-impossible";

    @Override
    LevelDocument firstDocument() {
        return new LevelDocument(
                with(floored(40, 10), hero(20, 104), ZoneType.TYPE.create("exit", ZoneType.GOAL, 400, 96, 16, 48)));
    }

    @Test
    void theResultFollowsWhatIsPainted() throws TimeoutException {
        assertEquals(ReachState.OFF, reach());
        switchOn();
        assertEquals(40, reach().map().orElseThrow().tileCount());
        assertTrue(status().startsWith("Reach: 40 tiles, exit in "), status());
        paint(10, 8, 12, 8);
        await(() -> isDone() && status().startsWith("Reach: 40 tiles, exit in "));
        assertEquals(1, reach().map().orElseThrow().jumpsTo(11, 8).orElseThrow());
        wall(20);
        await(() -> isDone() && status().startsWith("Reach: 20 tiles, exit impossible"));
        await(() -> rules().contains(IMPOSSIBLE));
        undo();
        await(() -> isDone() && !rules().contains(IMPOSSIBLE));
    }

    @Test
    void problemsOfReachAreShownOnlyWhileItIsOn() throws TimeoutException {
        wall(20);
        switchOn();
        await(() -> rules().contains(IMPOSSIBLE));
        push(KeyCode.SHIFT, KeyCode.F8);
        await(() -> reach() == ReachState.OFF);
        assertFalse(rules().contains(IMPOSSIBLE));
        assertFalse(status().contains("Reach"), status());
    }

    @Test
    void theRunToThePointerIsPlayedUntilAKeyOfTheGameTakesOver() throws TimeoutException {
        switchOn();
        pointAt(30, 5);
        push(KeyCode.CONTROL, KeyCode.F5);
        await(() -> window.playModel().isPlaying() && frame() != null);
        assertEquals(ReachState.OFF, reach(), "a search would slow down play");
        await(() -> run().length() > 0 && !run().isInPast());
        assertTrue(window.playModel().isPaused());
        assertEquals(PlayState.GOAL_REACHED, run().trail().end().state());
        push(KeyCode.CONTROL, KeyCode.HOME);
        await(() -> run().tick() == 0);
        press(KeyCode.D);
        await(() -> !run().isInPast() && run().tick() > 0);
        release(KeyCode.D);
        assertTrue(run().hasAbandonedRun());
        stop();
        await(this::isDone);
    }

    @Test
    void aClickWithTheHandPlaysTheRunToThePointer() throws TimeoutException {
        push(KeyCode.H);
        switchOn();
        pointAt(20, 5);
        Camera before = window.level().canvas().viewport().camera();
        drag(MouseButton.PRIMARY).moveBy(-20, 0).drop();
        assertNotEquals(before, window.level().canvas().viewport().camera(), "a drag pans");
        assertFalse(window.playModel().isPlaying());
        pointAt(30, 5);
        clickOn(MouseButton.PRIMARY);
        await(() -> window.playModel().isPlaying() && run().length() > 0 && !run().isInPast());
        assertEquals(PlayState.GOAL_REACHED, run().trail().end().state());
        stop();
    }

    @Test
    void theRunToThePointerIsKept() throws TimeoutException {
        switchOn();
        pointAt(30, 5);
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
        await(() -> runs().size() == 1 && runs().get(0).isWhole());
        assertEquals("To 30, 9", runs().get(0).name());
        ReachRun run = reach().run().orElseThrow();
        assertEquals(run.recording(), runs().get(0).run());
        pointAt(31, 5);
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
        await(() -> runs().size() == 2);
        assertEquals("To 31, 9", runs().get(1).name());
        pointAt(30, 5);
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
        await(() -> LevelParts.of(window.level()).runs.model().chosen().orElseThrow() == runs().get(0));
        assertEquals(2, runs().size(), "a run that is kept already is chosen");
    }

    @Test
    void theRunThatIsPlayedIsKept() throws TimeoutException {
        switchOn();
        pointAt(30, 5);
        push(KeyCode.CONTROL, KeyCode.F5);
        await(() -> window.playModel().isPlaying() && frame() != null);
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
        await(() -> runs().size() == 1);
        assertEquals("To 30, 9", runs().get(0).name());
        stop();
        play();
        assertFalse(window.actions.get(ActionId.REACH_KEEP).enabled().get(), "this run is not a found one");
    }

    @Test
    void theRunStaysWhenThePointerLeavesTheCanvasAndTheMenuPlaysIt() throws TimeoutException {
        switchOn();
        // The canvas ends inside the level.
        pointAt(20, 5);
        for (int i = 0; i < 6; i++) {
            perform(ActionId.ZOOM_IN);
        }
        pointAt(20, 5);
        await(() -> LevelParts.of(window.level()).reach.reach().state().run().isPresent());
        Node menu = lookup(".menu-bar").query();
        moveTo(tile(20, 5).getX(), menu.localToScreen(menu.getLayoutBounds()).getCenterY());
        await(() -> window.level().canvas().pointer().get() == null);
        assertTrue(LevelParts.of(window.level()).reach.reach().state().run().isPresent());
        perform(ActionId.REACH_PLAY);
        await(() -> window.playModel().isPlaying());
    }

    @Test
    void theSearchCanStartAtThePointer() throws TimeoutException {
        wall(20);
        moveTo(tile(30, 7));
        await(() -> window.level().canvas().pointer().get() != null);
        push(KeyCode.CONTROL, KeyCode.F8);
        await(() -> isDone() && status().startsWith("Reach from here: 19 tiles, exit in "));
        perform(ActionId.REACH);
        switchOn();
        assertTrue(status().startsWith("Reach: 20 tiles, exit impossible"), status());
    }

    @Test
    void softLocksAreListedCountedAndExplained() throws TimeoutException {
        open(new LevelDocument(Rooms.pit()));
        switchOn();
        assertTrue(status().contains(", 1 soft lock"), status());
        await(() -> rules().contains("soft-lock"));
        assertTrue(legend().contains("soft lock: no way to a goal from here"), legend().toString());
    }

    @Test
    void aProblemInViewDoesNotScroll() throws TimeoutException {
        open(new LevelDocument(Rooms.pit()));
        perform(ActionId.FIT);
        switchOn();
        await(() -> rules().contains("soft-lock"));
        Camera before = window.level().canvas().viewport().camera();
        Problem problem = LevelParts.of(window.level()).problems.problems().stream()
                .filter(it -> it.rule().equals("soft-lock"))
                .findFirst()
                .orElseThrow();
        onFx(() -> window.level().goTo(problem));
        assertEquals(before, window.level().canvas().viewport().camera());
        await(() -> {
            PointerPlace place = window.level().canvas().pointer().get();
            return place != null && place.column() == problem.column() && place.row() == problem.row();
        });
        assertEquals(before, window.level().canvas().viewport().camera());
    }

    @Test
    void groundIsShadedByTimeOnRequest() throws TimeoutException {
        switchOn();
        assertTrue(legend().contains("ground the player reaches, darker after more jumps"), legend().toString());
        perform(ActionId.switching(ViewSwitch.REACH_BY_TIME));
        await(() -> legend().contains("ground the player reaches, darker after more seconds"));
    }

    @Test
    void theReachOfAnotherMovementIsCompared() throws TimeoutException {
        paint(12, 4, 14, 4);
        switchOn();
        onFx(() -> window.stage.setWidth(1280));
        perform(ActionId.comparing(MovementVariant.LOWER_JUMPS));
        await(() -> isDone() && status().contains("lower jumps: +0 −3, exit in "));
        Label view = lookup("#status-reach").query();
        await(() -> view.getWidth() >= view.prefWidth(-1));
        assertTrue(legend().contains("ground lost with the compared movement"), legend().toString());
        perform(ActionId.comparing(MovementVariant.MODERN));
        await(() -> isDone() && status().contains("modern: "));
        assertFalse(status().contains("lower jumps"), status());
        perform(ActionId.comparing(MovementVariant.MODERN));
        await(() -> isDone() && !status().contains("modern: "));
    }

    @Test
    void escapeEndsALongSearch() throws TimeoutException {
        // The lifts are seldom again where they were, so there is always something left to try.
        open(new LevelDocument(
                with(level(), lift("lift", 200, -90), lift("second", 260, -67), lift("third", 320, -41))));
        push(KeyCode.SHIFT, KeyCode.F8);
        await(() -> reach().isSearching() && reach().map().isPresent());
        push(KeyCode.ESCAPE);
        await(() -> isDone() && status().contains(", stopped"));
    }

    private static LevelObject lift(String id, double x, double rise) {
        return PlatformType.TYPE
                .create(id, PlatformType.SOLID, x, 60, 32, 8)
                .with(PlatformType.STOPS, List.of(PathStop.of(0, rise)));
    }

    @Test
    void anEmptyListOfProblemsSaysWhatIsNotKnown() throws TimeoutException {
        perform(ActionId.LEVEL_PROBLEMS);
        await(() -> noProblems().equals("No problems found."));
        switchOn();
        await(() -> noProblems().equals("No problems found."));
        moveTo(tile(30, 7));
        push(KeyCode.CONTROL, KeyCode.F8);
        await(() -> isDone() && noProblems().contains("another place than the player's"));
        play();
        await(() -> noProblems().contains("While the level is played"));
    }

    @Test
    void theLegsOfAProofWithAKeyArePlayedOneByOne() throws TimeoutException {
        LevelObject key = ZoneType.TYPE.create("key", ZoneType.KEY, 160, 128).with(ObjectSignals.SETS, "red");
        LevelObject exit = level().object("exit")
                .orElseThrow()
                .with(ObjectSignals.NEEDS, List.of(SignalCondition.of("red").orElseThrow()));
        open(new LevelDocument(with(floored(40, 10), hero(20, 104), key, exit)));
        perform(ActionId.LEVEL_PROBLEMS);
        switchOn();
        await(() -> legs().size() == 3);
        GoalProof proof = reach().proofs().get(0);
        long atKey = proof.legs().get(0).to();
        assertTrue(status().endsWith(" s: key, exit"), status());
        playLeg("Play the leg to key");
        await(() -> window.playModel().isPaused() && run().tick() == atKey);
        playLeg("Play the leg to exit");
        await(() -> run().tick() > atKey && run().tick() < run().length());
        await(() -> window.playModel().isPaused() && run().tick() == run().length());
        assertEquals(PlayState.GOAL_REACHED, run().trail().end().state());
        playLeg("Play the whole way to exit");
        await(() -> run().length() > 0 && run().tick() < atKey);
        stop();
        await(this::isDone);
        assertEquals(3, legs().size());
    }

    private List<Button> legs() {
        return lookup("#proofs-list .icon-button").queryAllAs(Button.class).stream()
                .filter(Button::isVisible)
                .toList();
    }

    private void playLeg(String name) throws TimeoutException {
        onFx(() -> legs().stream()
                .filter(button -> name.equals(button.getAccessibleText()))
                .findFirst()
                .orElseThrow()
                .fire());
        await(() -> window.playModel().isPlaying());
    }

    private String noProblems() {
        return lookup(".empty-note").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .filter(text -> text.contains("problem"))
                .findFirst()
                .orElse("");
    }

    private List<String> legend() {
        return lookup(".label").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .filter(text -> text != null && (text.contains("ground") || text.contains("soft lock")))
                .toList();
    }

    private void switchOn() throws TimeoutException {
        push(KeyCode.SHIFT, KeyCode.F8);
        await(this::isDone);
    }

    private void pointAt(int column, int row) throws TimeoutException {
        moveTo(tile(column, row));
        await(() -> reach().run()
                .filter(run -> run.target() instanceof ReachRun.OfTile tile && tile.column() == column)
                .filter(run -> run.trail().length() > 1)
                .isPresent());
    }

    private void wall(int column) {
        onFx(() ->
                document().apply(Message.of("edit.brush"), document().level().withTiles(Rooms.wall(level(), column))));
    }

    private ReachState reach() {
        return LevelParts.of(window.level()).reach.marks().stateProperty().get();
    }

    private boolean isDone() {
        return reach().isOn() && !reach().isSearching();
    }

    private String status() {
        return lookup("#status-reach").<Label>query().getText();
    }

    private List<String> rules() {
        return LevelParts.of(window.level()).problems.problems().stream()
                .map(Problem::rule)
                .toList();
    }

    private List<KeptRun> runs() {
        return LevelParts.of(window.level()).runs.kept().runs();
    }
}
