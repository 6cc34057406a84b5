package leapsmith.editor.view.panel.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import leapsmith.editor.view.TestRuns;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Zone;
import leapsmith.levels.play.Trail;
import org.junit.jupiter.api.Test;

class MarkListTest {
    private final MarkList marks = new MarkList();

    @Test
    void aWallThatIsWalkedAgainstIsATouchThatBegins() {
        Trail trail = TestRuns.walk(TestRuns.walled(), 120);
        marks.update(TestRuns.timeline(trail));
        Mark last = marks.marks().get(marks.marks().size() - 1);
        assertEquals(Mark.Kind.CONTACT_BEGIN, last.kind());
        double wall = 12 * 16 - 12;
        assertEquals(wall, trail.x((int) last.tick()));
        assertTrue(trail.x((int) last.tick() - 2) < wall);
    }

    @Test
    void goalDeathAndTheNextStartAreMarksInTheirOrder() {
        Level goal = TestRuns.level().withZones(List.of(Zone.of("exit", Zone.GOAL, 100, 96, 16, 48)));
        Trail trail = TestRuns.walk(goal, 280);
        marks.update(TestRuns.timeline(trail));
        List<Mark.Kind> kinds = marks.marks().stream()
                .map(Mark::kind)
                .filter(kind -> kind.compareTo(Mark.Kind.EDIT) > 0)
                .toList();
        assertEquals(List.of(Mark.Kind.GOAL, Mark.Kind.DEATH, Mark.Kind.START), kinds.subList(0, 3));
        marks.marks().stream()
                .filter(mark -> mark.kind() == Mark.Kind.DEATH)
                .forEach(mark -> assertTrue(trail.died((int) mark.tick())));
    }

    @Test
    void aRunThatGrowsHasTheMarksOfOneThatIsSeenAtOnce() {
        for (int ticks = 0; ticks <= 260; ticks += 13) {
            marks.update(TestRuns.timeline(TestRuns.walk(TestRuns.level(), ticks)));
        }
        assertEquals(marksOf(TestRuns.walk(TestRuns.level(), 260)), marks.marks());
    }

    @Test
    void aChangedRunHasItsOwnMarksFromThereOn() {
        Trail walled = TestRuns.walk(TestRuns.walled(), 200);
        Trail open = TestRuns.walk(TestRuns.level(), 260);
        assertNotEquals(marksOf(walled), marksOf(open));
        for (Trail trail : List.of(open, walled, open, Trail.EMPTY, walled)) {
            marks.update(TestRuns.timeline(trail));
            assertEquals(marksOf(trail), marks.marks());
        }
    }

    @Test
    void editsOfOneTickAreOneMark() {
        Trail trail = TestRuns.walk(TestRuns.level(), 50);
        assertEquals(
                List.of(new Mark(7, Mark.Kind.EDIT), new Mark(20, Mark.Kind.EDIT)),
                MarkList.edits(TestRuns.timeline(trail, 7, 7, 20)));
    }

    private static List<Mark> marksOf(Trail trail) {
        MarkList fresh = new MarkList();
        fresh.update(TestRuns.timeline(trail));
        return fresh.marks();
    }
}
