package leapsmith.editor.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import leapsmith.editor.LevelText;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;
import org.junit.jupiter.api.Test;

class FillToolTest {

    @Test
    void connectedTilesAreFilledAndDiagonalsAreNot() {
        Desk desk =
                new Desk("..#..", ".#...", "#.#..", ".....").tool(ToolId.FILL).digit(2);
        desk.click(0.5, 0.5);
        assertEquals(List.of("==#..", "=#...", "#.#..", "....."), desk.rows());
        assertEquals(1, desk.steps());
        assertEquals(Message.of("edit.fill", 3L, Message.of("tiles.one-way")), desk.lastStep());
        desk.click(4.5, 0.5);
        assertEquals(List.of("==#==", "=#===", "#=#==", "====="), desk.rows());
        desk.document.goTo(0);
        assertEquals(List.of("..#..", ".#...", "#.#..", "....."), desk.rows());
    }

    @Test
    void aSpiralIsFilledToItsEnd() {
        Desk desk = new Desk(
                        "#########",
                        "#.......#",
                        "#.#####.#",
                        "#.#...#.#",
                        "#.#.#.#.#",
                        "#.#.###.#",
                        "#.#.....#",
                        "#########")
                .tool(ToolId.FILL)
                .digit(2);
        desk.click(5.5, 4.5);
        assertEquals(
                List.of(
                        "#########",
                        "#=======#",
                        "#=#####=#",
                        "#=#===#=#",
                        "#=#=#=#=#",
                        "#=#=###=#",
                        "#=#=====#",
                        "#########"),
                desk.rows());
    }

    @Test
    void fillingWithTheSameTileOrOutsideIsNoStep() {
        Desk desk =
                new Desk("##").tool(ToolId.FILL).click(0.5, 0.5).click(-1, 0).click(9, 9);
        assertEquals(0, desk.steps());
        assertEquals(PointerShape.FORBIDDEN, desk.hover(-1, 0).preview().pointer());
    }

    @Test
    void escapeWhileTheButtonIsHeldTakesItBack() {
        Desk desk = new Desk("..#").tool(ToolId.FILL).press(0.5, 0.5);
        assertEquals(List.of("###"), desk.rows());
        desk.tools.cancel();
        assertEquals(List.of("..#"), desk.rows());
        desk.release(0.5, 0.5);
        assertEquals(List.of("..#"), desk.rows(), "the release belongs to no gesture");
        assertEquals(0, desk.steps());
    }

    @Test
    void theRightButtonFillsWithEmpty() {
        Desk desk =
                new Desk("##=").tool(ToolId.FILL).button(PointerButton.RIGHT).click(0.5, 0.5);
        assertEquals(List.of("..="), desk.rows());
    }

    @Test
    void everyShapeIsFilledLikeByASimpleSearch() {
        Random random = new Random(5);
        for (int run = 0; run < 200; run++) {
            int columns = 1 + random.nextInt(90);
            int rows = 1 + random.nextInt(30);
            TileDraft walls = Level.empty("walls", columns, rows, 16).tiles().draft();
            double density = random.nextDouble() * 0.6;
            for (int i = 0; i < columns * rows * density; i++) {
                walls.set(random.nextInt(columns), random.nextInt(rows), 1);
            }
            TileGrid tiles = walls.build();
            int column = random.nextInt(columns);
            int row = random.nextInt(rows);
            assertEquals(stepByStep(tiles, column, row, 2), FloodFill.of(tiles, column, row, 2));
        }
    }

    /** A slow and obvious oracle. */
    private static TileGrid stepByStep(TileGrid tiles, int column, int row, int value) {
        int target = tiles.at(column, row);
        TileDraft filled = tiles.draft();
        Deque<int[]> open = new ArrayDeque<>();
        open.add(new int[] {column, row});
        while (!open.isEmpty()) {
            int[] tile = open.remove();
            if (tiles.contains(tile[0], tile[1]) && filled.at(tile[0], tile[1]) == target) {
                filled.set(tile[0], tile[1], value);
                open.add(new int[] {tile[0] + 1, tile[1]});
                open.add(new int[] {tile[0] - 1, tile[1]});
                open.add(new int[] {tile[0], tile[1] + 1});
                open.add(new int[] {tile[0], tile[1] - 1});
            }
        }
        return filled.build();
    }

    @Test
    void aLevelOf4096By4096TilesIsFilledInOneUndoableStep() {
        Level empty = Level.empty("large", 4096, 4096, 16);
        TileDraft pillars = empty.tiles().draft();
        for (int column = 1; column < 4096; column += 2) {
            pillars.fill(new TileRegion(column, column % 4 == 1 ? 0 : 1, 1, 4095), 1);
        }
        Level level = empty.withTiles(pillars.build());
        Desk desk = new Desk(level).tool(ToolId.FILL).digit(2);
        desk.click(0.5, 0.5);
        assertEquals(2, desk.level().tiles().at(4094, 4095));
        assertEquals(0L, desk.level().tiles().counts()[0]);
        assertEquals(1, desk.steps());
        desk.document.undo();
        assertEquals(level, desk.level());
        desk.document.redo();
        assertEquals(2, desk.level().tiles().at(0, 0));

        Desk open = new Desk(empty).tool(ToolId.FILL);
        open.click(2000.5, 2000.5);
        assertEquals(4096L * 4096, open.level().tiles().counts()[1]);
        open.document.undo();
        assertEquals(empty, open.level());
    }

    @Test
    void thePreviewIsTheOneTileUnderThePointer() {
        Desk desk = new Desk(LevelText.level("....")).tool(ToolId.FILL).hover(2.5, 0.5);
        assertEquals(new TileRegion(2, 0, 1, 1), desk.preview().cells().get(0).region());
    }
}
