package leapsmith.editor.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class ShapeToolsTest {
    private static final Message BLOCK = Message.of("tiles.block");

    @Test
    void aLineIsPaintedAtTheRelease() {
        Desk desk = new Desk("......", "......", "......").tool(ToolId.LINE);
        desk.press(0.5, 0.5).drag(2.5, 2.5).drag(5.5, 2.5);
        assertEquals(0, desk.steps());
        desk.release(5.5, 2.5);
        assertEquals(List.of("##....", "..##..", "....##"), desk.rows());
        assertEquals(1, desk.steps());
        assertEquals(Message.of("edit.line", 6L, BLOCK), desk.lastStep());
    }

    @Test
    void aLineIsAsThickAsTheBrush() {
        Desk desk = new Desk(".....", ".....", ".....").tool(ToolId.LINE);
        desk.brushSize(2);
        desk.stroke(1, 1, 4, 1);
        assertEquals(List.of("#####", "#####", "....."), desk.rows());
    }

    @Test
    void theLinesPreviewIsWhatItPaints() {
        Desk desk = new Desk(Level.empty("lines", 40, 40, 16)).tool(ToolId.LINE).digit(2);
        double[][] ends = {{35, 3}, {3, 35}, {35, 35}, {-10, 12}, {50, 60}, {20, 20}};
        for (double[] end : ends) {
            desk.press(20.5, 20.5).drag(end[0] + 0.5, end[1] + 0.5);
            List<Preview.Cells> shown = desk.preview().cells();
            Level before = desk.level();
            desk.release(end[0] + 0.5, end[1] + 0.5);
            for (int row = 0; row < 40; row++) {
                for (int column = 0; column < 40; column++) {
                    int c = column;
                    int r = row;
                    boolean covered = shown.stream().anyMatch(it -> it.region().contains(c, r));
                    assertEquals(covered, desk.level().typeAt(column, row) == TileType.ONE_WAY);
                }
            }
            desk.document.undo();
            assertEquals(before, desk.level());
        }
    }

    @Test
    void aHorizontalLineIsPreviewedAsOneRectangle() {
        Desk desk = new Desk(Level.empty("wide", 4096, 10, 16)).tool(ToolId.LINE);
        desk.press(0.5, 3.5).drag(4095.5, 3.5);
        assertEquals(
                List.of(new Preview.Cells(new TileRegion(0, 3, 4096, 1), TileKind.of(TileType.BLOCK))),
                desk.preview().cells());
        desk.tools.cancel();
        assertEquals(0, desk.steps());
    }

    @Test
    void aRectangleIsFilledInAnyDrawingDirection() {
        Desk desk = new Desk("....", "....", "....").tool(ToolId.RECTANGLE).stroke(2.5, 1.5, 1.5, 0.5);
        assertEquals(List.of(".##.", ".##.", "...."), desk.rows());
        assertEquals(Message.of("edit.rectangle", 2, 2, BLOCK), desk.lastStep());
        desk.document.undo();
        desk.press(2.5, 1.5).drag(99, 99);
        assertEquals(
                List.of(new Preview.Cells(new TileRegion(2, 1, 2, 2), TileKind.of(TileType.BLOCK))),
                desk.preview().cells());
        desk.release(99, 99);
        assertEquals(List.of("....", "..##", "..##"), desk.rows());
    }

    @Test
    void aRectangleOutsideTheLevelIsNoStep() {
        Desk desk = new Desk("..").tool(ToolId.RECTANGLE).stroke(-5, -5, -1, -1);
        assertEquals(0, desk.steps());
    }

    @Test
    void theRightButtonErasesInTheToolsShape() {
        Desk desk = new Desk("####", "####").tool(ToolId.RECTANGLE).button(PointerButton.RIGHT);
        desk.stroke(1.5, 0.5, 2.5, 1.5);
        assertEquals(List.of("#..#", "#..#"), desk.rows());
    }

    @Test
    void shiftMakesTheBrushDrawLinesAndWithCtrlRectangles() {
        Desk desk = new Desk("...", "...", "...").shift(true);
        desk.press(0.5, 0.5).drag(0.5, 2.5).release(2.5, 2.5);
        assertEquals(List.of("#..", ".#.", "..#"), desk.rows());
        desk.control(true).stroke(1.5, 0.5, 2.5, 1.5);
        assertEquals(List.of("###", ".##", "..#"), desk.rows());
        assertEquals(ToolId.BRUSH, desk.tools.chosenTool());
    }

    @Test
    void shiftMakesTheEraserEraseLinesAndWithCtrlRectangles() {
        Desk desk = new Desk("###", "###", "###").tool(ToolId.ERASER).shift(true);
        desk.stroke(0.5, 0.5, 2.5, 2.5);
        assertEquals(List.of(".##", "#.#", "##."), desk.rows());
        desk.control(true).stroke(0.5, 1.5, 1.5, 2.5);
        assertEquals(List.of(".##", "..#", "..."), desk.rows());
    }

    @Test
    void theToolAgainDrawsAnOutlineAndThenFillsAgain() {
        Desk desk = new Desk(".....", ".....", ".....", ".....");
        desk.tools.chooseOrSwitch(ToolId.RECTANGLE);
        desk.tools.chooseOrSwitch(ToolId.RECTANGLE);
        desk.press(0.5, 0.5).drag(4.5, 3.5);
        assertEquals(4, desk.preview().cells().size());
        desk.release(4.5, 3.5);
        assertEquals(List.of("#####", "#...#", "#...#", "#####"), desk.rows());
        assertEquals(Message.of("edit.rectangle.outline", 5, 4, BLOCK), desk.lastStep());
        desk.document.undo();
        desk.tools.chooseOrSwitch(ToolId.RECTANGLE);
        desk.stroke(0.5, 0.5, 4.5, 1.5);
        assertEquals(List.of("#####", "#####", ".....", "....."), desk.rows());
    }

    @Test
    void anOutlineOfOneOrTwoRowsIsTheWholeRectangle() {
        Desk desk = new Desk("....", "....", "....").tool(ToolId.RECTANGLE);
        desk.tools.options().set(ToolOption.OUTLINE, true);
        desk.stroke(0.5, 0.5, 3.5, 0.5).stroke(0.5, 2.5, 3.5, 1.5);
        assertEquals(List.of("####", "####", "####"), desk.rows());
    }

    @Test
    void anEllipseIsFilledOrAnOutline() {
        Desk desk =
                new Desk(Level.empty("round", 7, 7, 16)).tool(ToolId.ELLIPSE).stroke(0.5, 0.5, 6.5, 6.5);
        assertEquals(List.of("..###..", ".#####.", "#######", "#######", "#######", ".#####.", "..###.."), desk.rows());
        assertEquals(Message.of("edit.ellipse", 7, 7, BLOCK), desk.lastStep());
        desk.document.undo();
        desk.tools.chooseOrSwitch(ToolId.ELLIPSE);
        desk.stroke(6.5, 6.5, 0.5, 0.5);
        assertEquals(List.of("..###..", ".#...#.", "#.....#", "#.....#", "#.....#", ".#...#.", "..###.."), desk.rows());
        assertEquals(Message.of("edit.ellipse.outline", 7, 7, BLOCK), desk.lastStep());
    }

    @Test
    void shiftClickDrawsALineFromTheLastPaintedPoint() {
        Desk desk = new Desk("......", "......", "......").click(0.5, 0.5).shift(true);
        desk.hover(4.5, 2.5);
        assertEquals(
                7 - 2,
                desk.preview().cells().stream()
                        .mapToLong(it -> it.region().area())
                        .sum());
        desk.click(4.5, 2.5);
        assertEquals(List.of("#.....", ".##...", "...##."), desk.rows());
        desk.click(4.5, 0.5);
        assertEquals(List.of("#...#.", ".##.#.", "...##."), desk.rows());
        assertEquals(3, desk.steps());
    }

    @Test
    void shiftClickOfTheEraserErasesALine() {
        Desk desk = new Desk("####", "####")
                .tool(ToolId.ERASER)
                .click(0.5, 0.5)
                .shift(true)
                .click(3.5, 0.5);
        assertEquals(List.of("....", "####"), desk.rows());
    }

    @Test
    void shiftClickBeforeAnyStrokePaintsThePoint() {
        Desk desk = new Desk("....").shift(true).click(2.5, 0.5);
        assertEquals(List.of("..#."), desk.rows());
    }

    @Test
    void shiftDragDrawsALineFromThePress() {
        Desk desk = new Desk("....", "....").click(0.5, 0.5).shift(true).stroke(1.5, 1.5, 3.5, 1.5);
        assertEquals(List.of("#...", ".###"), desk.rows());
    }
}
