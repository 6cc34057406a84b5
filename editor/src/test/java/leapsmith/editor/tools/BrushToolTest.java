package leapsmith.editor.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import leapsmith.editor.LevelText;
import leapsmith.editor.document.Change;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BrushToolTest {

    @Test
    void aClickPaintsOneTile() {
        Desk desk = new Desk("...", "...").click(1.2, 0.9);
        assertEquals(List.of(".#.", "..."), desk.rows());
        assertEquals(Message.of("edit.brush", 1L, Message.of("tile.block")), desk.lastStep());
    }

    @Test
    void aStrokeIsOneStep() {
        Desk desk = new Desk("......", "......");
        Level before = desk.level();
        desk.press(0.5, 0.5).drag(1.5, 0.5).drag(2.5, 0.5).drag(2.5, 1.5).release(2.5, 1.5);
        assertEquals(List.of("###...", "..#..."), desk.rows());
        assertEquals(1, desk.steps());
        desk.document.undo();
        assertEquals(before, desk.level());
    }

    @Test
    void fastDragsLeaveNoHolesEvenAcrossCorners() {
        Desk desk = new Desk("....", "....", "....").stroke(0.4, 0.5, 3.4, 2.5);
        assertEquals(List.of("##..", ".##.", "..##"), desk.rows());
    }

    @ParameterizedTest
    @CsvSource({"1, false", "2, false", "3, false", "5, false", "3, true", "4, true", "9, true"})
    void aStraightStrokeDoesNotDependOnTheNumberOfSamples(int size, boolean round) {
        Random random = new Random(size);
        for (int run = 0; run < 40; run++) {
            double fromX = random.nextDouble() * 40 - 5;
            double fromY = random.nextDouble() * 40 - 5;
            double byX = random.nextDouble() * 60 - 30;
            double byY = random.nextDouble() * 60 - 30;
            Desk fast = new Desk(Level.empty("fast", 30, 30, 16));
            fast.brushSize(size);
            fast.tools.options().set(ToolOption.ROUND_BRUSH, round);
            fast.stroke(fromX, fromY, fromX + byX, fromY + byY);
            Desk slow = new Desk(Level.empty("slow", 30, 30, 16));
            slow.brushSize(size);
            slow.tools.options().set(ToolOption.ROUND_BRUSH, round);
            slow.press(fromX, fromY);
            // Powers of two: the samples lie on the line without rounding.
            for (int i = 1; i <= 256; i++) {
                slow.drag(fromX + byX * i / 256, fromY + byY * i / 256);
            }
            slow.release(fromX + byX, fromY + byY);
            assertEquals(fast.rows(), slow.rows());
        }
    }

    @Test
    void aLargeBrushIsASquareAroundThePointer() {
        Desk desk = new Desk(".....", ".....", ".....", ".....");
        desk.brushSize(3);
        desk.click(2.5, 1.5);
        assertEquals(List.of(".###.", ".###.", ".###.", "....."), desk.rows());
        desk.brushSize(2);
        desk.digit(2).click(0.9, 3.2);
        assertEquals(List.of(".###.", ".###.", "==##.", "==..."), desk.rows());
    }

    @Test
    void tilesOutsideAreIgnored() {
        Desk desk = new Desk("...", "...");
        desk.brushSize(3);
        desk.stroke(-50, -50, 0.5, 0.5);
        assertEquals(List.of("##.", "##."), desk.rows());
        desk.stroke(1e9, 1e9, 1e12, 0);
        assertEquals(1, desk.steps());
    }

    @Test
    void cancelRestoresAndTheRestOfTheGestureIsIgnored() {
        Desk desk = new Desk("....");
        Level before = desk.level();
        desk.press(0.5, 0.5).drag(2.5, 0.5);
        assertTrue(desk.tools.cancel());
        desk.drag(3.5, 0.5).release(3.5, 0.5);
        assertEquals(before, desk.level());
        assertEquals(0, desk.steps());
        assertFalse(desk.tools.cancel());
    }

    @Test
    void paintingTheSameTileIsNoStep() {
        Desk desk = new Desk("##").stroke(0.5, 0.5, 1.5, 0.5);
        assertEquals(0, desk.steps());
        assertFalse(desk.document.isDirty());
    }

    @Test
    void theEraserAndTheRightButtonPaintEmpty() {
        Desk desk = new Desk("####").tool(ToolId.ERASER).stroke(0.5, 0.5, 1.5, 0.5);
        assertEquals(List.of("..##"), desk.rows());
        assertEquals(Message.of("edit.erase", 2L), desk.lastStep());
        desk.tool(ToolId.BRUSH).button(PointerButton.RIGHT).click(3.5, 0.5);
        assertEquals(List.of("..#."), desk.rows());
        assertEquals(Message.of("edit.erase", 1L), desk.lastStep());
        assertEquals(ToolId.BRUSH, desk.tools.chosenTool());
    }

    @Test
    void eachSamplePublishesOnlyItsRegion() {
        Desk desk = new Desk(Level.empty("large", 4096, 4096, 16));
        List<Change> received = new ArrayList<>();
        desk.document.addListener(received::add);
        desk.press(0.5, 0.5).drag(3000.5, 0.5).drag(3000.5, 1.5);
        Change.LevelChanged last = (Change.LevelChanged) received.get(received.size() - 1);
        assertEquals(new TileRegion(3000, 1, 1, 1), last.delta().tiles().bounds());
        desk.release(3000.5, 1.5);
    }

    @Test
    void thePreviewShowsTheBrushWithinTheLevel() {
        Desk desk = new Desk("...", "...");
        desk.brushSize(3);
        Preview preview = desk.hover(0.5, 0.5).preview();
        assertEquals(
                List.of(new Preview.Cells(new TileRegion(0, 0, 2, 2), TileKind.of(TileType.BLOCK))), preview.cells());
        assertEquals(PointerShape.CROSSHAIR, preview.pointer());
        assertEquals("status.brush", preview.status().key());
        assertEquals(List.of(), desk.hover(-9, 0).preview().cells());
        desk.hover(1, 1).tools.leave();
        assertEquals(List.of(), desk.preview().cells());
    }

    @Test
    void thePreviewAppliedToALevelIsWhatAClickPaints() {
        Desk desk = new Desk("......", "..=...", "######");
        desk.brushSize(3).hover(2.5, 1.5);
        TileRegion all = desk.level().tiles().region();
        Level shown = desk.preview().appliedTo(desk.level(), all);
        Level part = desk.preview().appliedTo(desk.level(), new TileRegion(0, 0, 2, 9));
        assertEquals(List.of(".#....", ".#=...", "######"), LevelText.rows(part), "only what is seen");
        desk.click(2.5, 1.5);
        assertEquals(desk.level().tiles(), shown.tiles());
    }

    @Test
    void thePreviewOfAStampAppliedToALevelIsWhatAClickPutsThere() {
        Desk desk = new Desk("##....", "#.....", "......");
        desk.tools.carry(LevelPart.of(desk.level(), TileSet.of(new TileRegion(0, 0, 2, 2)), List.of()));
        desk.hover(4.5, 1.5);
        Level shown =
                desk.preview().appliedTo(desk.level(), desk.level().tiles().region());
        desk.click(4.5, 1.5);
        assertNotEquals(List.of("##....", "#.....", "......"), desk.rows());
        assertEquals(desk.level().tiles(), shown.tiles());
    }

    @Test
    void anOpenStrokeEndsWhenTheBrushStarts() {
        Desk desk = new Desk("...");
        desk.document.beginStroke(Message.of("slider"));
        desk.click(0.5, 0.5);
        assertEquals(1, desk.steps());
        assertFalse(desk.document.isInStroke());
    }

    @Test
    void anUntouchedLevelStaysTheSameInstance() {
        Desk desk = new Desk("...");
        Level before = desk.level();
        desk.stroke(-3, -3, -1, -1);
        assertSame(before, desk.level());
    }

    @Test
    void aRoundBrushIsADiscAndTheEraserSharesIt() {
        Desk desk = new Desk(Level.empty("round", 5, 5, 16)).brushSize(5);
        desk.tools.options().set(ToolOption.ROUND_BRUSH, true);
        desk.click(2.5, 2.5);
        assertEquals(List.of(".###.", "#####", "#####", "#####", ".###."), desk.rows());
        desk.tool(ToolId.ERASER).brushSize(3).click(2.5, 2.5);
        assertEquals(List.of(".###.", "##.##", "#...#", "##.##", ".###."), desk.rows());
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3", "6", "7", "64"})
    void aRoundStrokePaintsTheDiscAtEachPlace(int size) {
        Desk stroke = new Desk(Level.empty("stroke", 90, 90, 16)).brushSize(size);
        stroke.tools.options().set(ToolOption.ROUND_BRUSH, true);
        Desk clicks = new Desk(Level.empty("clicks", 90, 90, 16)).brushSize(size);
        clicks.tools.options().set(ToolOption.ROUND_BRUSH, true);
        stroke.press(20.3, 20.7).drag(60.3, 20.7).drag(60.3, 50.7).release(40.3, 50.7);
        for (int column = 20; column <= 60; column++) {
            clicks.click(column + 0.3, 20.7);
        }
        for (int row = 20; row <= 50; row++) {
            clicks.click(60.3, row + 0.7);
        }
        for (int column = 60; column >= 40; column--) {
            clicks.click(column + 0.3, 50.7);
        }
        assertEquals(clicks.rows(), stroke.rows());
    }

    @Test
    void thePreviewOfARoundBrushIsWhatItPaints() {
        Desk desk = new Desk(Level.empty("round", 9, 9, 16)).brushSize(7);
        desk.tools.options().set(ToolOption.ROUND_BRUSH, true);
        List<Preview.Cells> shown = desk.hover(7.5, 4.5).preview().cells();
        desk.click(7.5, 4.5);
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                int c = column;
                int r = row;
                boolean covered = shown.stream().anyMatch(it -> it.region().contains(c, r));
                assertEquals(covered, desk.level().typeAt(column, row) == TileType.BLOCK);
            }
        }
    }

    @Test
    void theStepCountsEachTileOfTheStrokeOnce() {
        Desk desk =
                new Desk("......").press(0.5, 0.5).drag(4.5, 0.5).drag(1.5, 0.5).release(5.5, 0.5);
        assertEquals(Message.of("edit.brush", 6L, Message.of("tiles.block")), desk.lastStep());
        assertEquals(1, desk.steps());
    }
}
