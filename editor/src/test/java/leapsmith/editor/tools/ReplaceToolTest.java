package leapsmith.editor.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import org.junit.jupiter.api.Test;

class ReplaceToolTest {

    @Test
    void allTilesOfTheKindAreReplacedAndNoOthers() {
        Desk desk = new Desk("#.#=", ".##.", "=..#").tool(ToolId.REPLACE).digit(2);
        desk.click(0.5, 0.5);
        assertEquals(List.of("=.==", ".==.", "=..="), desk.rows());
        assertEquals(Message.of("edit.replace", 5L, Message.of("tiles.one-way")), desk.lastStep());
        assertEquals(1, desk.steps());
        desk.document.undo();
        assertEquals(List.of("#.#=", ".##.", "=..#"), desk.rows());
    }

    @Test
    void theRightButtonReplacesWithEmpty() {
        Desk desk = new Desk("#.#=")
                .tool(ToolId.REPLACE)
                .button(PointerButton.RIGHT)
                .click(2.5, 0.5);
        assertEquals(List.of("...="), desk.rows());
    }

    @Test
    void onlySelectedTilesAreReplacedIfThereAreAny() {
        Desk desk = new Desk("####", "####").tool(ToolId.REPLACE).digit(2);
        desk.document.select(Selection.of(List.of(), TileSet.of(new TileRegion(1, 0, 2, 1))));
        desk.click(1.5, 0.5);
        assertEquals(List.of("#==#", "####"), desk.rows());
        desk.document.undo();
        TileSet corners = TileSet.of(new TileRegion(0, 0, 1, 1)).union(TileSet.of(new TileRegion(3, 1, 1, 1)));
        desk.document.select(Selection.of(List.of(), corners));
        desk.click(0.5, 0.5);
        assertEquals(List.of("=###", "###="), desk.rows());
    }

    @Test
    void aPointOutsideTheSelectedTilesIsNoStep() {
        Desk desk = new Desk("####").tool(ToolId.REPLACE).digit(2);
        desk.document.select(Selection.of(List.of(), TileSet.of(new TileRegion(1, 0, 2, 1))));
        assertEquals(PointerShape.FORBIDDEN, desk.hover(0.5, 0.5).preview().pointer());
        desk.click(0.5, 0.5);
        assertEquals(List.of("####"), desk.rows());
        assertEquals(0, desk.steps());
    }

    @Test
    void theSameKindAndAPointOutsideAreNoStep() {
        Desk desk = new Desk("#.#=")
                .tool(ToolId.REPLACE)
                .click(0.5, 0.5)
                .click(-1, 0)
                .click(0, 7);
        assertEquals(0, desk.steps());
        assertEquals(PointerShape.FORBIDDEN, desk.hover(-1, 0).preview().pointer());
    }

    @Test
    void aLevelOf4096By4096TilesIsReplacedInOneUndoableStep() {
        Level empty = Level.empty("large", 4096, 4096, 16);
        TileDraft checkers = empty.tiles().draft();
        for (int row = 0; row < 2048; row++) {
            for (int column = row % 2; column < 4096; column += 2) {
                checkers.set(column, row, 1);
            }
        }
        Level level = empty.withTiles(checkers.build());
        Desk desk = new Desk(level).tool(ToolId.REPLACE).digit(2).click(0.5, 0.5);
        assertEquals(0L, desk.level().tiles().counts()[1]);
        assertEquals(4096L * 1024, desk.level().tiles().counts()[2]);
        desk.document.undo();
        assertEquals(level, desk.level());
        desk.digit(1).click(1.5, 0.5);
        assertEquals(4096L * 4096, desk.level().tiles().counts()[1]);
    }
}
