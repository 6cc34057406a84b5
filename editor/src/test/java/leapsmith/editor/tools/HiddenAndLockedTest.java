package leapsmith.editor.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.editor.document.ObjectFlags;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ZoneType;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HiddenAndLockedTest {
    private static final Message STEP = Message.of("step");

    /** Tiles of 16 px: "a" covers (32..44, 40..80), "b" (96..108, 40..80), "exit" (32..64, 40..56), under "a". */
    private Desk desk;

    private SelectionActions actions;

    @BeforeEach
    void setUp() {
        desk = new Desk(Level.empty("objects", 20, 10, 16)
                        .withObjects(
                                CharacterType.TYPE,
                                List.of(
                                        CharacterType.TYPE.create("a", "player", 32, 40),
                                        CharacterType.TYPE.create("b", "patrol", 96, 40)))
                        .withObjects(ZoneType.TYPE, List.of(ZoneType.TYPE.create("exit", "goal", 32, 40, 32, 16))))
                .tool(ToolId.SELECT);
        actions = desk.tools.selectionActions();
    }

    private void select(String... ids) {
        desk.document.select(Selection.of(ids));
    }

    private void lock(String... ids) {
        select(ids);
        actions.lockOrUnlock();
        actions.selectNone();
    }

    private void hide(String... ids) {
        select(ids);
        actions.hideOrShow();
    }

    @Test
    void aClickSelectsWhatIsBehindALockedOrHiddenObject() {
        lock("a");
        assertEquals(Set.of("exit"), desk.click(2.6, 3).selected());
        actions.unlockAll();
        assertEquals(Set.of("a"), desk.click(2.6, 3).selected());
        hide("a");
        assertEquals(Set.of("exit"), desk.click(2.6, 3).selected());
    }

    @Test
    void hidingDeselectsAndHidesFromTheVisibleLevelAlone() {
        Level before = desk.level();
        hide("a");
        assertEquals(Set.of(), desk.selected());
        assertTrue(desk.document.visibleLevel().object("a").isEmpty());
        assertTrue(desk.document.visibleLevel().object("b").isPresent());
        assertSame(before, desk.level());
        assertFalse(desk.document.isDirty());
        assertEquals(0, desk.steps());
        actions.showAll();
        assertSame(before, desk.document.visibleLevel());
    }

    @Test
    void withoutASelectionTheKeyThatHidesShowsAll() {
        hide("a");
        hide("exit");
        actions.hideOrShow();
        assertEquals(Set.of(), desk.document.flags().hidden());
        select("a");
        actions.hideOrShow();
        assertEquals(Set.of("a"), desk.document.flags().hidden());
    }

    @Test
    void aBandAndSelectAllLeaveThemOut() {
        lock("a");
        hide("exit");
        assertEquals(Set.of("b"), desk.stroke(0.1, 0.1, 15, 9).selected());
        actions.selectAll(SelectMode.OBJECTS);
        assertEquals(Set.of("b"), desk.selected());
    }

    @Test
    void dragsAndKeysMoveOnlyWhatIsNotLockedOfTheSelection() {
        lock("a");
        select("a", "b");
        desk.stroke(6.2, 3, 8.2, 3);
        assertEquals(32, desk.object("a").x());
        assertEquals(128, desk.object("b").x());
        select("a", "b");
        actions.nudge(1, 0);
        assertEquals(32, desk.object("a").x());
        assertEquals(129, desk.object("b").x());
    }

    @Test
    void aLockedObjectHasNoHandles() {
        lock("a");
        select("exit");
        assertFalse(desk.hover(10, 9).preview().handles().isEmpty());
        lock("exit");
        select("exit");
        assertTrue(desk.hover(10, 9).preview().handles().isEmpty());
    }

    @Test
    void deletingKeepsLockedObjects() {
        lock("a");
        select("a", "b");
        assertTrue(actions.delete());
        assertTrue(desk.level().object("a").isPresent());
        assertTrue(desk.level().object("b").isEmpty());
        select("a");
        assertFalse(actions.delete());
        assertFalse(actions.nudge(1, 0));
    }

    @Test
    void theRightButtonOfAPlacingToolErasesNeitherLockedNorHiddenObjects() {
        lock("a");
        hide("b");
        desk.tool(ToolId.placing(CharacterType.TYPE)).button(PointerButton.RIGHT);
        desk.stroke(2.2, 3, 6.2, 3);
        assertTrue(desk.level().object("a").isPresent());
        assertTrue(desk.level().object("b").isPresent());
    }

    @Test
    void aLockedPlayerIsNotMovedByPlacingAnother() {
        lock("a");
        desk.tool(ToolId.placing(CharacterType.TYPE)).click(12, 5);
        assertEquals(32, desk.object("a").x());
        assertEquals(Message.of("status.player.locked"), desk.preview().status());
    }

    @Test
    void placingShowsAPlayerThatWasHidden() {
        hide("a");
        desk.tool(ToolId.placing(CharacterType.TYPE)).click(12, 5);
        assertTrue(desk.document.visibleLevel().object("a").isPresent());
    }

    @Test
    void allOfTheSameKindAreLockedTogether() {
        desk.document.apply(ObjectEdits.add(
                STEP,
                desk.level(),
                List.of(
                        CharacterType.TYPE.create("c", "patrol", 200, 40),
                        ZoneType.TYPE.create("d", "goal", 200, 80, 16, 16))));
        select("b", "exit");
        actions.lockOrUnlockSameKind();
        assertEquals(Set.of("b", "c", "exit", "d"), desk.document.flags().locked());
        actions.lockOrUnlockSameKind();
        assertEquals(ObjectFlags.NONE, desk.document.flags());
    }

    @Test
    void anObjectKeepsItsFlagsWhenItIsRenamedAndWhenItsRemovalIsUndone() {
        lock("b");
        desk.document.apply(ObjectEdits.replace(STEP, desk.level(), List.of("b"), it -> it.withId("guard")));
        assertTrue(desk.document.flags().locked().contains("guard"));
        desk.document.apply(ObjectEdits.remove(STEP, desk.level(), List.of("guard")));
        desk.document.undo();
        assertTrue(desk.document.flags().locked().contains("guard"));
        desk.document.undo();
        assertTrue(desk.document.flags().locked().contains("b"));
    }

    @Test
    void aNewObjectIsShownThoughAHiddenOneHadItsId() {
        hide("b");
        desk.document.apply(ObjectEdits.remove(STEP, desk.level(), List.of("b")));
        desk.document.apply(
                ObjectEdits.add(STEP, desk.level(), List.of(CharacterType.TYPE.create("b", "patrol", 96, 40))));
        assertTrue(desk.document.visibleLevel().object("b").isPresent());
    }
}
