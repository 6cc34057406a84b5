package leapsmith.editor.playback;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import leapsmith.editor.runs.TestRuns;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.Trail;
import org.junit.jupiter.api.Test;

class MarkListTest {
    private final MarkList marks = new MarkList();

    @Test
    void walkingAgainstAWallMarksTheStartOfATouch() {
        Trail trail = TestRuns.walk(TestRuns.walled(), 120);
        marks.update(TestRuns.timeline(trail));
        int last = marks.ticks(MarkList.Mark.CONTACT_BEGIN).last().intValue();
        double wall = 12 * 16 - 12;
        assertEquals(wall, trail.x(last));
        assertTrue(trail.x(last - 2) < wall);
        assertEquals(OptionalLong.empty(), marks.after(last));
    }

    @Test
    void goalDeathAndRespawnAreMarkedInOrder() {
        Level goal = TestRuns.level()
                .withObjects(ZoneType.TYPE, List.of(ZoneType.TYPE.create("exit", ZoneType.GOAL, 100, 96, 16, 48)));
        Trail trail = TestRuns.walk(goal, 280);
        marks.update(TestRuns.timeline(trail));
        long goalAt = marks.ticks(MarkList.Mark.GOAL).first();
        long deathAt = marks.ticks(MarkList.Mark.DEATH).first();
        assertTrue(goalAt < deathAt);
        assertTrue(deathAt < marks.ticks(MarkList.Mark.START).first());
        marks.ticks(MarkList.Mark.DEATH).forEach(tick -> assertTrue(trail.died(tick.intValue())));
    }

    @Test
    void aGrowingRunHasTheSameMarksAsAFinishedOne() {
        for (int ticks = 0; ticks <= 260; ticks += 13) {
            marks.update(TestRuns.timeline(TestRuns.walk(TestRuns.level(), ticks)));
        }
        assertEquals(marksOf(TestRuns.walk(TestRuns.level(), 260)), all(marks));
    }

    @Test
    void aChangedRunHasItsOwnMarksFromTheChangeOn() {
        Trail walled = TestRuns.walk(TestRuns.walled(), 200);
        Trail open = TestRuns.walk(TestRuns.level(), 260);
        assertNotEquals(marksOf(walled), marksOf(open));
        for (Trail trail : List.of(open, walled, open, Trail.EMPTY, walled)) {
            marks.update(TestRuns.timeline(trail));
            assertEquals(marksOf(trail), all(marks));
        }
    }

    @Test
    void editsOfOneTickAreOneMark() {
        Trail trail = TestRuns.walk(TestRuns.level(), 50);
        marks.update(TestRuns.timeline(trail, 7, 7, 20));
        assertEquals(Set.of(7L, 20L), marks.ticks(MarkList.Mark.EDIT));
    }

    @Test
    void removedEditsHaveNoMark() {
        Trail trail = TestRuns.walk(TestRuns.level(), 50);
        marks.update(TestRuns.timeline(trail, 7, 20));
        marks.update(TestRuns.timeline(trail, 9));
        assertEquals(Set.of(9L), marks.ticks(MarkList.Mark.EDIT));
        marks.update(TestRuns.timeline(trail));
        assertEquals(Set.of(), marks.ticks(MarkList.Mark.EDIT));
    }

    @Test
    void theMarksBesideATickCanBeOfAnyKind() {
        marks.update(TestRuns.timeline(TestRuns.walk(TestRuns.walled(), 120), 30));
        long touch = marks.ticks(MarkList.Mark.CONTACT_BEGIN).last();
        assertEquals(OptionalLong.of(touch), marks.after(30));
        assertEquals(OptionalLong.of(30), marks.before(touch));
    }

    private static Map<MarkList.Mark, Set<Long>> marksOf(Trail trail) {
        MarkList fresh = new MarkList();
        fresh.update(TestRuns.timeline(trail));
        return all(fresh);
    }

    private static Map<MarkList.Mark, Set<Long>> all(MarkList marks) {
        return Stream.of(MarkList.Mark.values()).collect(Collectors.toMap(mark -> mark, marks::ticks));
    }
}
