package leapsmith.editor.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.ZoneType;
import org.junit.jupiter.api.Test;

/** The grips of a selected platform and emitter. A tile is 16 px, and one level px is one screen px. */
class GripTest {
    private static final Level LEVEL = Level.empty("grips", 40, 20, 16)
            .withObjects(
                    PlatformType.TYPE,
                    List.of(PlatformType.TYPE
                            .create("lift", PlatformType.SOLID, 64, 160)
                            .with(PlatformType.STOPS, List.of(PathStop.of(96, 0)))))
            .withObjects(EmitterType.TYPE, List.of(EmitterType.TYPE.create("gun", EmitterType.DEADLY, 320, 64)))
            .withObjects(ZoneType.TYPE, List.of(ZoneType.TYPE.create("exit", ZoneType.GOAL, 400, 200, 32, 64)));

    private final Desk desk = new Desk(LEVEL).tool(ToolId.SELECT);

    @Test
    void handlesStayVisibleWhileThePointerIsElsewhere() {
        for (String id : List.of("lift", "gun", "exit")) {
            select(id);
            List<Preview.HandleSpot> handles = desk.hover(1, 1).preview().handles();
            assertFalse(handles.isEmpty());
            desk.tools.leave();
            assertEquals(handles, desk.preview().handles(), id);
        }
        desk.document.select(Selection.NONE);
        assertEquals(List.of(), desk.preview().handles());
    }

    @Test
    void pullingASideLeavesTheOtherLengthAsItIsAndMakesARoundOne() {
        Desk odd = new Desk(LEVEL.withObjects(
                        ZoneType.TYPE, List.of(ZoneType.TYPE.create("exit", ZoneType.GOAL, 100.3, 100.3, 64.1, 64.1))))
                .tool(ToolId.SELECT);
        odd.document.select(Selection.of("exit"));
        double bottom = (100.3 + 64.1) / 16;
        odd.stroke((100.3 + 32.05) / 16, bottom, (100.3 + 32.05) / 16, bottom + 1);
        assertEquals(64.1, odd.object("exit").width());
        assertEquals(79.7, odd.object("exit").height());
    }

    @Test
    void aStopIsDraggedAsOneStepToWholeTiles() {
        select("lift");
        Preview.HandleSpot stop = spot(Preview.HandleForm.STOP);
        assertEquals(64 + 96 + 24, stop.x());
        assertEquals(164, stop.y());
        assertEquals(PointerShape.MOVE, hover(stop).pointer());
        drag(stop, stop.x() + 20.3, stop.y() - 27.8);
        assertEquals(List.of(PathStop.of(112, -32)), stops());
        assertEquals(1, desk.steps());
        assertEquals(Message.of("edit.moveStop"), desk.lastStep());
        assertEquals(64, desk.object("lift").x());
        desk.document.undo();
        assertEquals(LEVEL, desk.level());
    }

    @Test
    void withCtrlAStopSnapsToWholePx() {
        select("lift");
        Preview.HandleSpot stop = spot(Preview.HandleForm.STOP);
        press(stop);
        desk.control(true)
                .drag((stop.x() + 5) / 16, (stop.y() - 30) / 16)
                .release((stop.x() + 5) / 16, (stop.y() - 30) / 16);
        assertEquals(List.of(PathStop.of(101, -30)), stops());
    }

    @Test
    void withShiftAStopStaysInLineWithTheOneBefore() {
        select("lift");
        Preview.HandleSpot stop = spot(Preview.HandleForm.STOP);
        press(stop);
        desk.shift(true)
                .drag((stop.x() + 30) / 16, (stop.y() - 20) / 16)
                .release((stop.x() + 30) / 16, (stop.y() - 20) / 16);
        assertEquals(List.of(PathStop.of(128, 0)), stops());
    }

    @Test
    void stopsOfAPlatformBetweenTilesStayInLine() {
        desk.document.apply(ObjectEdits.replace(
                Message.of("move"),
                desk.level(),
                List.of(desk.object("lift")
                        .withPosition(67, 163)
                        .with(PlatformType.STOPS, List.of(PathStop.of(90, 5))))));
        select("lift");
        Preview.HandleSpot stop = spot(Preview.HandleForm.STOP);
        drag(stop, stop.x() + 7, stop.y() - 7);
        assertEquals(List.of(PathStop.of(96, 0)), stops());
    }

    @Test
    void aStopKeepsThePlatformWithinTheLevel() {
        select("lift");
        drag(spot(Preview.HandleForm.STOP), 5000, 5000);
        assertEquals(List.of(PathStop.of(640 - 48 - 64, 320 - 8 - 160)), stops());
    }

    @Test
    void aCanceledDragRestoresTheStop() {
        select("lift");
        press(spot(Preview.HandleForm.STOP));
        desk.drag(20, 3);
        desk.tools.cancel();
        assertEquals(LEVEL, desk.level());
        assertEquals(0, desk.steps());
    }

    @Test
    void aStopIsDraggedOutFromTheEndOfThePath() {
        select("lift");
        Preview.HandleSpot end = spot(Preview.HandleForm.NEW_STOP);
        drag(end, end.x() + 10, end.y() - 64);
        assertEquals(List.of(PathStop.of(96, 0), PathStop.of(112, -64)), stops());
        assertEquals(1, desk.steps());
        assertEquals(Message.of("edit.addStop"), desk.lastStep());
        desk.document.undo();
        assertEquals(LEVEL, desk.level());
    }

    @Test
    void aClickAtTheEndOfThePathAddsAStopSomeTilesAway() {
        select("lift");
        press(spot(Preview.HandleForm.NEW_STOP));
        desk.release(spotX / 16, spotY / 16);
        assertEquals(List.of(PathStop.of(96, 0), PathStop.of(160, 0)), stops());
        assertEquals(1, desk.steps());
    }

    @Test
    void cancelRestoresAStopThatThePressRemoved() {
        select("lift");
        desk.button(PointerButton.RIGHT);
        press(spot(Preview.HandleForm.STOP));
        assertEquals(List.of(), stops());
        desk.tools.cancel();
        assertEquals(LEVEL, desk.level());
        assertEquals(0, desk.steps());
    }

    @Test
    void ctrlOrTheRightButtonRemovesAStop() {
        select("lift");
        Preview.HandleSpot stop = spot(Preview.HandleForm.STOP);
        desk.button(PointerButton.RIGHT).click(stop.x() / 16, stop.y() / 16);
        assertEquals(List.of(), stops());
        assertEquals(Message.of("edit.removeStop"), desk.lastStep());
        desk.document.undo();
        desk.button(PointerButton.LEFT).control(true).click(stop.x() / 16, stop.y() / 16);
        assertEquals(List.of(), stops());
        assertEquals(List.of("lift"), List.copyOf(desk.selected()));
    }

    @Test
    void aDoubleClickOnThePathInsertsAStopThere() {
        select("lift");
        // The path goes from 88, 164 to 184, 164.
        Preview there = desk.hover(130.4 / 16, 166 / 16.0).preview();
        assertEquals("status.stop.insert", there.status().key());
        Preview.HandleSpot offered = there.handles().get(there.handles().size() - 1);
        assertEquals(new Preview.HandleSpot(Preview.HandleForm.NEW_STOP, 130, 164), offered);
        desk.click(130.4 / 16, 166 / 16.0);
        assertEquals(LEVEL, desk.level(), "a click alone changes nothing");
        assertEquals(Selection.of("lift"), desk.document.selection());
        desk.clicks(2).click(130.4 / 16, 166 / 16.0);
        assertEquals(List.of(PathStop.of(42, 0), PathStop.of(96, 0)), stops());
        assertEquals(Message.of("edit.addStop"), desk.lastStep());
        assertEquals(Selection.ofStop("lift", 0), desk.document.selection());
        desk.document.undo();
        assertEquals(LEVEL, desk.level());
        assertEquals(Selection.ofStop("lift", 0), desk.document.selection(), "which is the other one again");
    }

    @Test
    void aDragFromThePathInsertsAStopAsOneStep() {
        select("lift");
        desk.stroke(136 / 16.0, 164 / 16.0, 140 / 16.0, 100 / 16.0);
        assertEquals(List.of(PathStop.of(48, -64), PathStop.of(96, 0)), stops());
        assertEquals(1, desk.steps());
        desk.document.undo();
        assertEquals(LEVEL, desk.level());
    }

    @Test
    void aStopOnTheLastLegOfALoopIsAppended() {
        desk.document.apply(ObjectEdits.replace(
                Message.of("loop"),
                desk.level(),
                List.of(PlatformType.TYPE
                        .create("lift", PlatformType.SOLID, 64, 160)
                        .with(PlatformType.STOPS, List.of(PathStop.of(96, 0), PathStop.of(0, 96)))
                        .with(PlatformType.LOOP, true))));
        select("lift");
        desk.clicks(2).click(88 / 16.0, 210 / 16.0);
        assertEquals(List.of(PathStop.of(96, 0), PathStop.of(0, 96), PathStop.of(0, 46)), stops());
    }

    @Test
    void aBandStartsBesideThePathOrOnThePathWithShift() {
        select("lift");
        desk.clicks(2).click(136 / 16.0, 180 / 16.0);
        assertEquals(LEVEL, desk.level());
        assertEquals(Selection.NONE, desk.document.selection());
        select("lift");
        desk.clicks(1).shift(true).stroke(136 / 16.0, 164 / 16.0, 140 / 16.0, 100 / 16.0);
        assertEquals(LEVEL, desk.level());
    }

    @Test
    void aFullPathOffersNoMoreStops() {
        List<PathStop> full = new ArrayList<>();
        for (int i = 0; i < Limits.MAX_STOPS; i++) {
            full.add(PathStop.of(96, 0));
        }
        desk.document.apply(ObjectEdits.replace(
                Message.of("full"),
                desk.level(),
                List.of(PlatformType.TYPE
                        .create("lift", PlatformType.SOLID, 64, 160)
                        .with(PlatformType.STOPS, full))));
        select("lift");
        assertEquals(
                "status.select",
                desk.hover(136 / 16.0, 164 / 16.0).preview().status().key());
    }

    @Test
    void aClickedStopIsDeletedFirstAndThenTheNextOne() {
        select("lift");
        desk.clicks(2).click(136 / 16.0, 164 / 16.0);
        desk.clicks(1).click(136 / 16.0, 164 / 16.0);
        assertEquals(Selection.ofStop("lift", 0), desk.document.selection());
        assertEquals(Preview.HandleForm.CHOSEN_STOP, spotAt(136).form());
        SelectionActions actions = desk.tools.selectionActions();
        assertTrue(actions.delete());
        assertEquals(List.of(PathStop.of(96, 0)), stops());
        assertEquals(Selection.ofStop("lift", 0), desk.document.selection());
        assertTrue(actions.delete());
        assertEquals(List.of(), stops());
        assertEquals(Selection.of("lift"), desk.document.selection());
        assertEquals(Message.of("edit.removeStop"), desk.lastStep());
        actions.delete();
        assertEquals(List.of(), desk.level().objects(PlatformType.TYPE));
    }

    @Test
    void arrowsNudgeTheSelectedStopAndNotThePlatform() {
        Preview.HandleSpot stop = select("lift").spot(Preview.HandleForm.STOP);
        press(stop);
        desk.release(spotX / 16, spotY / 16);
        SelectionActions actions = desk.tools.selectionActions();
        actions.nudge(1, 0);
        actions.nudge(1, 0);
        actions.nudgeTiles(0, -1);
        assertEquals(List.of(PathStop.of(98, -16)), stops());
        assertEquals(64, desk.object("lift").x());
        assertEquals(1, desk.steps());
        assertEquals(Message.of("edit.moveStop"), desk.lastStep());
        actions.nudge(1e9, 0);
        assertEquals(List.of(PathStop.of(Limits.MAX_STOP_PX, -16)), stops());
    }

    @Test
    void aClickOnThePlatformSelectsAllOfItAgain() {
        select("lift");
        press(spot(Preview.HandleForm.STOP));
        desk.release(spotX / 16, spotY / 16);
        desk.click(70 / 16.0, 162 / 16.0);
        assertEquals(Selection.of("lift"), desk.document.selection());
    }

    @Test
    void stopsAreDraggedAndRemovedWhileTheLevelIsPlayed() {
        desk.tools.setPlaying(true);
        select("lift");
        Preview.HandleSpot stop = spot(Preview.HandleForm.STOP);
        drag(stop, stop.x() + 16, stop.y());
        assertEquals(List.of(PathStop.of(112, 0)), stops());
        desk.control(true).click(stop.x() / 16 + 1, stop.y() / 16);
        assertEquals(List.of(), stops());
    }

    @Test
    void aFlatPlatformHasHandlesOnlyAtItsEnds() {
        select("lift");
        assertEquals(
                2,
                desk.hover(1, 1).preview().handles().stream()
                        .filter(it -> it.form() == Preview.HandleForm.SIDE)
                        .count());
        desk.stroke(7, 10.25, 8, 10.25);
        assertEquals(64, desk.object("lift").width());
        assertEquals(Message.of("edit.resize"), desk.lastStep());
    }

    @Test
    void aSmallObjectHasHandlesOnlyAtItsCorners() {
        select("gun");
        assertEquals(
                4,
                desk.hover(1, 1).preview().handles().stream()
                        .filter(it -> it.form() == Preview.HandleForm.SIDE)
                        .count());
        desk.stroke(21, 5, 22, 6);
        assertEquals(32, desk.object("gun").width());
    }

    @Test
    void anEmitterIsAimedInStepsOf15DegreesOrInWholeDegreesWithCtrl() {
        select("gun");
        Preview.HandleSpot aim = spot(Preview.HandleForm.AIM);
        assertEquals(72, aim.y());
        assertTrue(aim.x() > 336);
        drag(aim, 335, 200);
        assertEquals(90, direction());
        assertEquals(Message.of("edit.aim"), desk.lastStep());
        Preview.HandleSpot down = spot(Preview.HandleForm.AIM);
        press(down);
        desk.control(true).drag(20.5 - 3, 4.5 + 0.2).release(20.5 - 3, 4.5 + 0.2);
        assertEquals(176, direction());
        assertEquals(2, desk.steps());
    }

    private double spotX;
    private double spotY;

    private GripTest select(String id) {
        desk.document.select(Selection.of(id));
        return this;
    }

    private Preview.HandleSpot spotAt(double x) {
        return desk.hover(1, 1).preview().handles().stream()
                .filter(it -> it.x() == x)
                .findFirst()
                .orElseThrow();
    }

    private Preview.HandleSpot spot(Preview.HandleForm form) {
        return desk.hover(1, 1).preview().handles().stream()
                .filter(it -> it.form() == form)
                .findFirst()
                .orElseThrow();
    }

    private Preview hover(Preview.HandleSpot spot) {
        return desk.hover(spot.x() / 16, spot.y() / 16).preview();
    }

    private void press(Preview.HandleSpot spot) {
        spotX = spot.x();
        spotY = spot.y();
        desk.press(spotX / 16, spotY / 16);
    }

    private void drag(Preview.HandleSpot from, double toX, double toY) {
        desk.stroke(from.x() / 16, from.y() / 16, toX / 16, toY / 16);
    }

    private List<PathStop> stops() {
        return desk.level().objects(PlatformType.TYPE).get(0).stops();
    }

    private double direction() {
        return desk.level().objects(EmitterType.TYPE).get(0).get(EmitterType.DIRECTION);
    }
}
