package leapsmith.editor.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import leapsmith.editor.document.LevelResize;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.Symmetry;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TileSelectionTest {
    private static final List<String> ROWS = List.of("........", ".##.....", ".#/.....", "........", "====####");

    private Desk desk;

    @BeforeEach
    void setUp() {
        // "coin" is in the tile (3, 1).
        Desk plain = new Desk(ROWS.toArray(String[]::new));
        desk = new Desk(plain.level()
                        .withObjects(
                                CharacterType.TYPE,
                                List.of(CharacterType.TYPE
                                        .create("coin", "idle", 50, 18)
                                        .withBox(50, 18, 8, 10))))
                .tool(ToolId.SELECT);
        desk.tools.setSelectMode(SelectMode.TILES);
    }

    private static TileSet tiles(int column, int row, int columns, int rows) {
        return TileSet.of(new TileRegion(column, row, columns, rows));
    }

    private TileSet selected() {
        return desk.document.selection().tiles();
    }

    private Desk selectTiles(int column, int row, int columns, int rows) {
        desk.document.select(Selection.of(List.of(), tiles(column, row, columns, rows)));
        return desk;
    }

    @Test
    void aBandOverTilesSelectsThemThoughOnlyObjectsAreWanted() {
        desk.tools.setSelectMode(SelectMode.OBJECTS);
        desk.press(0.5, 0.5).drag(2.5, 2.5).release(2.5, 2.5);
        assertEquals(tiles(0, 0, 3, 3), selected());
        desk.press(4.5, 0.5).drag(6.5, 2.5).release(6.5, 2.5);
        assertEquals(TileSet.EMPTY, selected(), "nothing is painted there");
        desk.press(0.5, 0.5).drag(3.9, 2.5).release(3.9, 2.5);
        assertEquals(Set.of("coin"), desk.selected());
        assertEquals(TileSet.EMPTY, selected(), "objects are what is wanted");
    }

    @Test
    void aDragOfTheSelectionWithCtrlCopiesIt() {
        selectTiles(1, 1, 1, 1).control(true).press(1.5, 1.5).drag(4.5, 1.5).release(4.5, 1.5);
        assertEquals(TileType.BLOCK, desk.level().typeAt(4, 1));
        assertEquals(TileType.BLOCK, desk.level().typeAt(1, 1), "the original stays");
    }

    @Test
    void aClickOnTheSelectionWithCtrlSubtractsTheTile() {
        selectTiles(1, 1, 2, 1).control(true).press(1.5, 1.5).release(1.5, 1.5);
        assertEquals(tiles(2, 1, 1, 1), selected());
    }

    @Test
    void aBandSelectsTilesAndSnapsToThem() {
        desk.press(1.3, 1.6).drag(2.2, 2.1);
        assertEquals(new Preview.Band(16, 16, 32, 32), desk.preview().band());
        assertEquals(Message.of("status.band.tiles", 2, 2), desk.preview().status());
        desk.release(2.2, 2.1);
        assertEquals(tiles(1, 1, 2, 2), selected());
        assertEquals(Set.of(), desk.selected());
        assertEquals(0, desk.steps());
    }

    @Test
    void shiftAddsCtrlSubtractsAndBothIntersect() {
        desk.stroke(0.5, 0.5, 3.5, 1.5);
        desk.shift(true).stroke(0.5, 2.5, 1.5, 2.5);
        assertEquals(tiles(0, 0, 4, 2).union(tiles(0, 2, 2, 1)), selected());
        desk.shift(false).control(true).stroke(3.5, 3.5, 2.5, 0.5);
        assertEquals(tiles(0, 0, 2, 3), selected());
        desk.shift(true).stroke(1.5, 1.5, 5.5, 4.5);
        assertEquals(tiles(1, 1, 1, 2), selected());
    }

    @Test
    void aClickOnNothingClears() {
        selectTiles(1, 1, 2, 2).click(6.5, 3.5);
        assertTrue(desk.document.selection().isEmpty());
        selectTiles(1, 1, 2, 2).click(1.5, 1.5);
        assertTrue(desk.document.selection().isEmpty(), "also on a selected tile");
        selectTiles(1, 1, 2, 2).shift(true).click(6.5, 3.5);
        assertEquals(tiles(1, 1, 2, 2), selected());
    }

    @Test
    void theModeSaysWhatABandSelects() {
        desk.tools.setSelectMode(SelectMode.BOTH);
        desk.stroke(2.5, 1.5, 3.9, 1.5);
        assertEquals(tiles(2, 1, 2, 1), selected());
        assertEquals(Set.of("coin"), desk.selected());
        desk.tools.setSelectMode(SelectMode.OBJECTS);
        desk.stroke(2.5, 0.5, 3.9, 1.5);
        assertEquals(TileSet.EMPTY, selected());
        assertEquals(Set.of("coin"), desk.selected());
        desk.tools.setSelectMode(SelectMode.TILES);
        desk.click(3.4, 1.4);
        assertEquals(Set.of(), desk.selected());
    }

    @Test
    void anObjectBesideTheBandIsNotSelectedWithTheTiles() {
        desk.tools.setSelectMode(SelectMode.BOTH);
        desk.document.apply(ObjectEdits.move(Message.of("edit.move"), desk.level(), List.of("coin"), -2, 0));
        desk.stroke(2.5, 1.5, 3.9, 1.9);
        assertEquals(Set.of("coin"), desk.selected());
        desk.stroke(0.5, 1.5, 2.9, 1.9);
        assertEquals(Set.of(), desk.selected(), "it touches only the edge");
    }

    @Test
    void selectAllFollowsTheMode() {
        desk.tools.selectionActions().selectAll(SelectMode.BOTH);
        assertEquals(TileSet.of(desk.level().tiles().region()), selected());
        assertEquals(Set.of("coin"), desk.selected());
    }

    @Test
    void theSelectionSurvivesEditsAndIsClippedByAResize() {
        selectTiles(1, 1, 7, 4);
        desk.tool(ToolId.BRUSH).click(2.5, 2.5);
        assertEquals(tiles(1, 1, 7, 4), selected());
        desk.document.apply(Message.of("edit.resize"), new LevelResize(5, 3, 0, 0).applyTo(desk.level()));
        assertEquals(tiles(1, 1, 4, 2), selected());
    }

    @Test
    void deleteEmptiesTheTilesAndRemovesTheObjectsAsOneStep() {
        Level before = desk.level();
        desk.document.select(Selection.of(List.of("coin"), tiles(1, 1, 2, 2)));
        assertTrue(desk.tools.selectionActions().delete());
        assertEquals(List.of("........", "........", "........", "........", "====####"), desk.rows());
        assertTrue(desk.level().object("coin").isEmpty());
        assertEquals(1, desk.steps());
        assertEquals(
                Message.of(
                        "edit.deletePart",
                        Message.of("size.both", Message.of("size.tiles", 2, 2), Message.of("size.object"))),
                desk.lastStep());
        desk.document.undo();
        assertEquals(before, desk.level());
    }

    @Test
    void aDragInsideMovesTilesWithTheirObjectsAndLeavesNoTraces() {
        Level before = desk.level();
        desk.document.select(Selection.of(List.of("coin"), tiles(1, 1, 2, 2)));
        assertEquals(PointerShape.MOVE, desk.hover(1.5, 1.5).preview().pointer());
        desk.press(1.5, 1.5).drag(2.6, 3.4).drag(5.4, 1.4);
        assertEquals(List.of("........", ".....##.", ".....#/.", "........", "====####"), desk.rows());
        desk.drag(5.6, 3.4).release(5.6, 3.4);
        assertEquals(List.of("........", "........", "........", ".....##.", "====##/#"), desk.rows());
        assertEquals(50 + 4 * 16, desk.object("coin").x());
        assertEquals(18 + 2 * 16, desk.object("coin").y());
        assertEquals(new Selection(Set.of("coin")).withTiles(tiles(5, 3, 2, 2)), desk.document.selection());
        assertEquals(1, desk.steps());
        assertEquals("edit.movePart", desk.lastStep().key());
        desk.document.undo();
        assertEquals(before, desk.level());
        assertEquals(tiles(1, 1, 2, 2), selected());
        desk.document.redo();
        assertEquals(tiles(5, 3, 2, 2), selected());
    }

    @Test
    void ctrlDuringTheDragCopies() {
        desk.document.select(Selection.of(List.of("coin"), tiles(1, 1, 2, 2)));
        desk.press(1.5, 1.5).drag(4.5, 1.5).control(true).drag(5.5, 1.5).release(5.5, 1.5);
        assertEquals(List.of("........", ".##..##.", ".#/..#/.", "........", "====####"), desk.rows());
        assertEquals(Set.of("coin-2"), desk.selected());
        assertEquals(114, desk.object("coin-2").x());
        assertEquals(1, desk.steps());
        assertEquals("edit.copyPart", desk.lastStep().key());
    }

    @Test
    void aCancelledMoveRestoresLevelAndSelection() {
        Level before = desk.level();
        Selection selection = Selection.of(List.of("coin"), tiles(1, 1, 2, 2));
        desk.document.select(selection);
        desk.press(1.5, 1.5).drag(4.5, 1.5).control(true).drag(5.5, 1.5);
        desk.tools.cancel();
        assertEquals(before, desk.level());
        assertEquals(selection, desk.document.selection());
        assertEquals(0, desk.steps());
    }

    @Test
    void shiftLocksAMoveToAnAxis() {
        selectTiles(1, 1, 2, 2).press(1.5, 1.5).shift(true).drag(4.5, 2.6).release(4.5, 2.6);
        assertEquals(tiles(4, 1, 2, 2), selected());
    }

    @Test
    void nudgesMoveByTilesAsOneStepAndRestoreWhatTheyPass() {
        Level before = desk.level();
        desk.document.select(Selection.of(List.of("coin"), tiles(1, 1, 2, 2)));
        SelectionActions actions = desk.tools.selectionActions();
        for (int i = 0; i < 3; i++) {
            assertTrue(actions.nudge(0, 1));
        }
        assertEquals(List.of("........", "........", "........", "........", "=##=####"), desk.rows());
        assertEquals(18 + 48, desk.object("coin").y());
        assertTrue(actions.nudge(0, -1));
        assertEquals(List.of("........", "........", "........", ".##.....", "=#/=####"), desk.rows());
        assertEquals(1, desk.steps());
        actions.nudge(0, -1);
        actions.nudge(0, -1);
        assertEquals(before, desk.level());
        assertEquals(0, desk.steps(), "back at its place, there is no step");
        assertEquals(tiles(1, 1, 2, 2), selected());
    }

    @Test
    void anotherSelectionStartsAnotherStep() {
        selectTiles(1, 1, 2, 2);
        desk.tools.selectionActions().nudge(1, 0);
        selectTiles(0, 4, 2, 1);
        desk.tools.selectionActions().nudge(0, -1);
        assertEquals(2, desk.steps());
        assertEquals(List.of("........", "..##....", "..#/....", "==......", "..==####"), desk.rows());
    }

    @Test
    void nudgesDoNotLoseTheWholeSelection() {
        selectTiles(6, 1, 1, 1);
        SelectionActions actions = desk.tools.selectionActions();
        assertTrue(actions.nudge(1, 0));
        assertFalse(actions.nudge(1, 0));
        assertEquals(tiles(7, 1, 1, 1), selected());
    }

    @Test
    void theSelectionIsFlippedAndTurnedInPlace() {
        Level before = desk.level();
        selectTiles(1, 1, 2, 2);
        SelectionActions actions = desk.tools.selectionActions();
        assertTrue(actions.turn(Symmetry.FLIP_X));
        assertEquals(List.of("........", ".##.....", ".`#.....", "........", "====####"), desk.rows());
        assertEquals(Message.of("edit.flipX", Message.of("size.tiles", 2, 2)), desk.lastStep());
        actions.turn(Symmetry.FLIP_X);
        assertEquals(before, desk.level());
        selectTiles(1, 1, 3, 1);
        for (int i = 0; i < 4; i++) {
            actions.turn(Symmetry.ROTATE_RIGHT);
        }
        assertEquals(tiles(1, 1, 3, 1), selected());
    }

    @Test
    void aDuplicateOfTilesIsBesideThem() {
        selectTiles(1, 1, 2, 2);
        assertTrue(desk.tools.selectionActions().duplicate());
        assertEquals(List.of("........", ".####...", ".#/#/...", "........", "====####"), desk.rows());
        assertEquals(tiles(3, 1, 2, 2), selected());
        selectTiles(0, 0, 8, 5);
        assertFalse(desk.tools.selectionActions().duplicate(), "there is no room");
    }

    @Test
    void theRightButtonKeepsSelectedTiles() {
        selectTiles(1, 1, 2, 2).button(PointerButton.RIGHT).click(6.5, 3.5);
        assertEquals(tiles(1, 1, 2, 2), selected());
    }

    @Test
    void theWandSelectsConnectedTilesOfOneKind() {
        desk.tool(ToolId.WAND).click(1.5, 1.5);
        assertEquals(tiles(1, 1, 2, 1).union(tiles(1, 2, 1, 1)), selected());
        desk.shift(true).click(5.5, 4.5);
        assertEquals(7, selected().size());
        desk.shift(false).control(true).click(5.5, 4.5);
        assertEquals(3, selected().size());
        desk.control(false).click(9.5, 4.5);
        assertTrue(selected().isEmpty(), "there is nothing outside the level");
    }

    @Test
    void sameKindSelectsAllTilesOrAllObjectsOfOneKind() {
        desk.tool(ToolId.SAME_KIND).click(1.5, 1.5);
        assertEquals(7, selected().size());
        desk.control(true).shift(true);
        desk.document.select(Selection.of(List.of(), tiles(0, 0, 3, 2)));
        desk.click(1.5, 1.5);
        assertEquals(tiles(1, 1, 2, 1), selected());
        desk.control(false).shift(false);
        desk.tools.setSelectMode(SelectMode.BOTH);
        desk.click(3.4, 1.4);
        assertEquals(Set.of("coin"), desk.selected());
        assertTrue(selected().isEmpty());
    }
}
