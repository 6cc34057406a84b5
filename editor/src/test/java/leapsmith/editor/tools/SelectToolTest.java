package leapsmith.editor.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ZoneType;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SelectToolTest {
    /** Tiles of 16 px: "a" covers (32..44, 40..80), "b" (96..108, 40..80), "exit" (160..192, 64..80). */
    private Desk desk;

    @BeforeEach
    void setUp() {
        desk = new Desk(Level.empty("objects", 20, 10, 16)
                        .withObjects(
                                CharacterType.TYPE,
                                List.of(
                                        CharacterType.TYPE.create("a", "player", 32, 40),
                                        CharacterType.TYPE.create("b", "patrol", 96, 40)))
                        .withObjects(ZoneType.TYPE, List.of(ZoneType.TYPE.create("exit", "goal", 160, 64, 32, 16))))
                .tool(ToolId.SELECT);
    }

    @Test
    void objectsSnapToHalvesOfTiles() {
        Desk desk = new Desk("................", "................", "................", "################");
        desk = new Desk(desk.level()
                        .withObjects(
                                ZoneType.TYPE,
                                List.of(ZoneType.TYPE
                                        .create("zone", "goal", 16, 16)
                                        .withBox(16, 16, 16, 16))))
                .tool(ToolId.SELECT);
        desk.tools.options().set(ToolOption.SNAP_TO_TILES, true);
        desk.tools.options().set(ToolOption.SNAP_PARTS, 2);
        desk.stroke(1.5, 1.5, 4.1, 1.5);
        assertEquals(56, desk.object("zone").x(), "2.6 tiles are two and a half");
        desk.tools.options().set(ToolOption.SNAP_PARTS, 1);
        desk.stroke(4.0, 1.5, 5.1, 1.5);
        assertEquals(80, desk.object("zone").x());
    }

    @Test
    void aClickSelectsTheObjectUnderThePointerOrNothing() {
        assertEquals(Set.of("a"), desk.click(2.2, 3).selected());
        assertEquals(Set.of("exit"), desk.click(11, 4.5).selected());
        assertEquals(Set.of(), desk.click(5, 5).selected());
        assertEquals(0, desk.steps());
    }

    @Test
    void shiftAndCtrlAddAndRemove() {
        desk.click(2.2, 3).shift(true).click(6.2, 3);
        assertEquals(Set.of("a", "b"), desk.selected());
        desk.shift(false).control(true).click(11, 4.5);
        assertEquals(Set.of("a", "b", "exit"), desk.selected());
        desk.click(2.2, 3);
        assertEquals(Set.of("b", "exit"), desk.selected());
    }

    @Test
    void aCtrlDragOfSelectedObjectsCopiesThemInOneStep() {
        desk.click(2.2, 3).shift(true).click(6.2, 3).shift(false);
        desk.control(true).stroke(2.2, 3, 4.2, 3).control(false);
        assertEquals(32, desk.object("a-2").x() - desk.object("a").x());
        assertEquals(32, desk.object("b-2").x() - desk.object("b").x());
        assertEquals(Set.of("a-2", "b-2"), desk.selected());
        assertEquals(1, desk.steps());
        desk.control(true).press(4.2, 3).drag(8, 3);
        assertTrue(desk.level().object("a-3").isPresent());
        desk.tools.cancel();
        desk.control(false);
        assertTrue(desk.level().object("a-3").isEmpty());
        assertEquals(Set.of("a-2", "b-2"), desk.selected());
        assertEquals(1, desk.steps());
    }

    @Test
    void aClickOnOneOfManySelectsOnlyIt() {
        desk.tools.selectionActions().selectAll(SelectMode.OBJECTS);
        desk.press(2.2, 3);
        assertEquals(3, desk.selected().size());
        desk.release(2.2, 3);
        assertEquals(Set.of("a"), desk.selected());
    }

    @Test
    void aRubberBandSelectsWhatItTouches() {
        desk.press(5, 2).drag(10, 6);
        assertEquals(new Preview.Band(80, 32, 80, 64), desk.preview().band());
        desk.release(10, 6);
        assertEquals(Set.of("b", "exit"), desk.selected());
        desk.shift(true).stroke(1, 1, 3, 3);
        assertEquals(Set.of("a", "b", "exit"), desk.selected());
    }

    @Test
    void aCancelledBandRestoresTheSelection() {
        desk.click(2.2, 3).press(5, 2).drag(10, 6);
        desk.tools.cancel();
        assertEquals(Set.of("a"), desk.selected());
    }

    @Test
    void aDragMovesByWholePxAsOneStep() {
        Level before = desk.level();
        desk.press(2.2, 3).drag(2.5, 3).drag(3.23, 3.1).release(3.23, 3.1);
        assertEquals(48, desk.object("a").x());
        assertEquals(42, desk.object("a").y());
        assertEquals(1, desk.steps());
        assertEquals(Message.of("edit.move"), desk.lastStep());
        assertEquals(Set.of("a"), desk.selected());
        desk.document.undo();
        assertEquals(before, desk.level());
    }

    @Test
    void aDragMovesTheWholeSelection() {
        desk.tools.selectionActions().selectAll(SelectMode.OBJECTS);
        desk.stroke(2.2, 3, 3.2, 2);
        assertEquals(48, desk.object("a").x());
        assertEquals(112, desk.object("b").x());
        assertEquals(176, desk.object("exit").x());
        assertEquals(48, desk.object("exit").y());
        assertEquals(1, desk.steps());
    }

    @Test
    void withCtrlObjectsSnapToTiles() {
        desk.press(2.2, 3).control(true).drag(4.3, 4.4).release(4.3, 4.4);
        assertEquals(4 * 16 + 2, desk.object("a").x());
        assertEquals(6 * 16 - 40, desk.object("a").y());
        desk.control(false).press(11, 4.5).control(true).drag(12.4, 5.4).release(12.4, 5.4);
        assertEquals(11 * 16, desk.object("exit").x());
        assertEquals(5 * 16, desk.object("exit").y());
    }

    @Test
    void withSnappingObjectsMoveByTilesAndCtrlFreesThem() {
        desk.tools.options().set(ToolOption.SNAP_TO_TILES, true);
        desk.stroke(2.2, 3, 4.3, 4.4);
        assertEquals(4 * 16 + 2, desk.object("a").x());
        assertEquals(6 * 16 - 40, desk.object("a").y());
        desk.press(11, 4.5).control(true).drag(12.4, 5.4).release(12.4, 5.4);
        assertEquals(182, desk.object("exit").x());
        desk.control(false);
    }

    @Test
    void withSnappingAHandleResizesByTilesAndCtrlFreesIt() {
        desk.tools.options().set(ToolOption.SNAP_TO_TILES, true);
        desk.click(11, 4.5).stroke(12, 5, 13.6, 6.3);
        assertEquals(64, desk.object("exit").width());
        assertEquals(32, desk.object("exit").height());
        desk.control(true).stroke(14, 6, 13.5, 6);
        assertEquals(56, desk.object("exit").width());
    }

    @Test
    void withShiftACornerKeepsTheAspectRatioByTheLargerScale() {
        desk.click(11, 4.5).shift(true).stroke(12, 5, 14, 5.25);
        assertEquals(64, desk.object("exit").width());
        assertEquals(32, desk.object("exit").height());
        assertEquals(160, desk.object("exit").x());
        assertEquals(64, desk.object("exit").y());
        desk.stroke(10, 4, 12, 5);
        assertEquals(32, desk.object("exit").width());
        assertEquals(16, desk.object("exit").height());
        assertEquals(192, desk.object("exit").x());
        assertEquals(80, desk.object("exit").y());
        assertEquals(Set.of("exit"), desk.selected());
    }

    @Test
    void withShiftASideGrowsTheOthersAroundItsMiddle() {
        desk.click(11, 4.5).shift(true).stroke(12, 4.5, 14, 4.5);
        assertEquals(64, desk.object("exit").width());
        assertEquals(32, desk.object("exit").height());
        assertEquals(160, desk.object("exit").x());
        assertEquals(56, desk.object("exit").y());
    }

    @Test
    void withShiftAPulledCornerStaysInTheLevel() {
        desk.click(11, 4.5).shift(true).stroke(12, 5, 12, 900);
        double right = desk.object("exit").x() + desk.object("exit").width();
        double bottom = desk.object("exit").y() + desk.object("exit").height();
        assertTrue(right <= desk.level().widthPx() && bottom <= desk.level().heightPx(), right + ", " + bottom);
        assertEquals(2, desk.object("exit").width() / desk.object("exit").height());
    }

    @Test
    void withShiftADragIsLockedToOneAxis() {
        desk.press(2.2, 3).shift(true).drag(5.2, 4).release(5.2, 4);
        assertEquals(32 + 48, desk.object("a").x());
        assertEquals(40, desk.object("a").y());
    }

    /** A floor in row 8, a slope that rises to the right at (10, 7), and "a" with its feet 8 px above the floor. */
    private Desk landing() {
        Desk desk = new Desk(
                "............",
                "............",
                "............",
                "............",
                "............",
                "............",
                "............",
                "........../#",
                "############");
        desk.document.apply(ObjectEdits.add(
                Message.of("edit.place"),
                desk.level(),
                List.of(
                        CharacterType.TYPE.create("a", "player", 32, 80),
                        ZoneType.TYPE.create("exit", "goal", 64, 101, 16, 16))));
        return desk.tool(ToolId.SELECT);
    }

    @Test
    void aCharacterDroppedAFewPxAboveOrInsideTheGroundLandsOnIt() {
        Desk desk = landing();
        desk.stroke(2.2, 6, 3.2, 6.25);
        assertEquals(128 - 40, desk.object("a").y(), "from 4 px above");
        assertEquals(48, desk.object("a").x());
        desk.stroke(3.2, 6, 4.2, 6.25);
        assertEquals(128 - 40, desk.object("a").y(), "from 4 px below");
        desk.stroke(4.2, 6, 4.2, 5.25);
        assertEquals(128 - 52, desk.object("a").y(), "12 px above is too far");
    }

    @Test
    void aCharacterDraggedOverASlopeStandsOnIt() {
        Desk desk = landing();
        // Its right edge is at 172 px, 12 px up the slope.
        desk.stroke(2.2, 6, 10.2, 5.75);
        assertEquals(160, desk.object("a").x());
        assertEquals(116 - 40, desk.object("a").y());
    }

    @Test
    void zonesLockedDragsAndNudgesDoNotLand() {
        Desk desk = landing();
        desk.stroke(4.5, 7, 5.5, 7.5);
        assertEquals(109, desk.object("exit").y());
        desk.shift(true).stroke(2.2, 6, 4.2, 6.25).shift(false);
        assertEquals(80, desk.object("a").y());
        desk.tools.selectionActions().nudge(0, 4);
        assertEquals(84, desk.object("a").y());
    }

    @Test
    void theOthersOfASelectionKeepTheirDistanceFromOneThatLands() {
        Desk desk = landing();
        desk.tools.selectionActions().selectAll(SelectMode.OBJECTS);
        desk.stroke(2.2, 6, 3.2, 6.25);
        assertEquals(88, desk.object("a").y());
        assertEquals(109, desk.object("exit").y());
    }

    @Test
    void aTinyMovementIsNoDrag() {
        desk.press(2.2, 3).drag(2.3, 3.1).release(2.3, 3.1);
        assertEquals(0, desk.steps());
        assertEquals(Set.of("a"), desk.selected());
    }

    @Test
    void anObjectCannotBeDraggedOutOfTheLevel() {
        desk.stroke(2.2, 3, -500, 900);
        assertEquals(-12, desk.object("a").x());
        assertEquals(160, desk.object("a").y());
    }

    @Test
    void cancelRestoresDraggedObjects() {
        Level before = desk.level();
        desk.click(11, 4.5).press(2.2, 3).drag(8, 8);
        desk.tools.cancel();
        assertEquals(before, desk.level());
        assertEquals(0, desk.steps());
        assertEquals(Set.of("exit"), desk.selected());
    }

    @Test
    void aHandleResizesTheOneSelectedObject() {
        desk.click(11, 4.5);
        assertEquals(8, desk.hover(11, 4.5).preview().handles().size());
        assertEquals(PointerShape.RESIZE_DIAGONAL, desk.hover(12, 5).preview().pointer());
        desk.stroke(12, 5, 13.51, 6);
        assertEquals(56, desk.object("exit").width());
        assertEquals(32, desk.object("exit").height());
        assertEquals(Message.of("edit.resize"), desk.lastStep());
        desk.press(10, 5).control(true).drag(8.6, 5).release(8.6, 5);
        assertEquals(9 * 16, desk.object("exit").x());
        assertEquals(72, desk.object("exit").width());
        assertEquals(2, desk.steps());
    }

    @Test
    void aSideStopsBeforeTheOppositeOne() {
        desk.click(11, 4.5).stroke(10, 4.5, 19, 4.5);
        assertEquals(191, desk.object("exit").x());
        assertEquals(1, desk.object("exit").width());
    }

    @Test
    void aClickOnAHandleChangesNothing() {
        desk.document.apply(ObjectEdits.move(Message.of("move"), desk.level(), List.of("exit"), 0.5, 0.25));
        desk.click(11, 4.5).click(12, 5);
        assertEquals(1, desk.steps());
        assertFalse(desk.document.isInStroke());
    }

    @Test
    void smallObjectsAreEasyToGrabAndHaveNoHandles() {
        desk.tools.setCamera(new CameraHand() {
            @Override
            public void panBy(double dxPx, double dyPx) {
                throw new AssertionError("the view doesn't pan");
            }

            @Override
            public double levelPxPerScreenPx() {
                return 8;
            }
        });
        assertEquals(Set.of("a"), desk.click(0.8, 3).selected());
        assertEquals(List.of(), desk.hover(2.2, 3).preview().handles());
    }

    @Test
    void theRightButtonSelectsForAMenu() {
        desk.button(PointerButton.RIGHT).stroke(2.2, 3, 8, 8);
        assertEquals(Set.of("a"), desk.selected());
        assertEquals(0, desk.steps());
    }

    @Test
    void keysDeleteDuplicateAndNudge() {
        SelectionActions actions = desk.tools.selectionActions();
        assertFalse(actions.delete());
        assertFalse(actions.nudge(1, 0));
        assertFalse(actions.duplicate());
        desk.document.select(Selection.of("b", "exit"));
        assertTrue(actions.duplicate());
        assertEquals(Set.of("b-2", "exit-2"), desk.selected());
        assertEquals(112, desk.object("b-2").x());
        assertTrue(actions.nudge(1, 0));
        assertTrue(actions.nudge(1, 0));
        assertTrue(actions.nudgeTiles(0, -1));
        assertEquals(114, desk.object("b-2").x());
        assertEquals(24, desk.object("b-2").y());
        assertEquals(2, desk.steps(), "nudges in a row are one step");
        assertTrue(actions.delete());
        assertEquals(Set.of(), desk.selected());
        assertEquals(3, desk.steps());
        desk.document.goTo(0);
        assertEquals(2, desk.level().objects(CharacterType.TYPE).size());
        actions.selectAll(SelectMode.OBJECTS);
        assertEquals(3, desk.selected().size());
        actions.selectNone();
        assertEquals(Set.of(), desk.selected());
    }

    @Test
    void undoWhileDraggingDoesNothing() {
        desk.stroke(2.2, 3, 3.2, 3).press(3.2, 3).drag(5, 3);
        assertFalse(desk.document.undo());
        desk.release(5, 3);
        assertEquals(2, desk.steps());
        assertNotNull(desk.object("a"));
    }
}
