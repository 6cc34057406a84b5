package leapsmith.levels.scene;

import static leapsmith.levels.TestLevels.floored;
import static leapsmith.levels.TestLevels.hero;
import static leapsmith.levels.TestLevels.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.Trail;
import leapsmith.levels.play.TrailLog;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.physics.body.Button;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

class TrailNoteTest {
    private static final int COLOR = ColorScheme.DARK.color(ColorRole.PLAYER);
    private static final int TAG = ColorScheme.DARK.color(ColorRole.TAG);

    private final Level level = with(floored(30, 10), hero(20, 104));

    @Test
    void aNoteCoversNoDotOfItsTrail() {
        Trail trail = jumps();
        for (int point : new int[] {2, 20, 40, 60, trail.length() - 1}) {
            Picture plain = draw(trail, List.of());
            Picture noted = draw(trail, List.of(new VisibleTrail.Note(point, "diverges here")));
            assertTrue(Pictures.count(noted, TAG) > 0, "a tag at point " + point);
            assertEquals(0, covered(plain, noted), "dots under the tag at point " + point);
        }
    }

    @Test
    void eachMarkHasItsOwnFormAndColor() {
        Trail trail = jumps();
        Picture plain = draw(trail, List.of());
        Set<Integer> forms = new HashSet<>();
        for (VisibleTrail.Mark mark : VisibleTrail.Mark.values()) {
            Picture marked = draw(trail, List.of(new VisibleTrail.Note(20, "41 %", mark)));
            int markColor = ColorScheme.DARK.color(mark.color(VisibleTrail.Role.RUN));
            int count = Pictures.count(marked, markColor) - Pictures.count(plain, markColor);
            assertTrue(count > 10, mark + " has " + count + " px");
            forms.add(count);
        }
        assertEquals(VisibleTrail.Mark.values().length, forms.size(), "forms " + forms);
    }

    @Test
    void aNoteCoversNoBody() {
        Trail trail = jumps();
        Level crowded = with(
                floored(30, 10),
                CharacterType.TYPE.create("a", CharacterType.PATROL, 60, 104),
                CharacterType.TYPE.create("b", CharacterType.PATROL, 130, 40),
                CharacterType.TYPE.create("c", CharacterType.PATROL, 200, 104));
        for (int point = 0; point < trail.length(); point += 10) {
            Picture picture = draw(crowded, trail, List.of(new VisibleTrail.Note(point, "diverges here")));
            assertTrue(Pictures.count(picture, TAG) > 0, "a tag at point " + point);
            for (LevelObject body : crowded.objects(CharacterType.TYPE)) {
                assertEquals(
                        0,
                        countIn(picture, body.x(), body.y(), body.width(), body.height()),
                        "of " + body.id() + " at point " + point);
            }
        }
    }

    @Test
    void aNoteCoversNoBadgeOfAGoal() {
        Trail trail = jumps();
        // The badge is at the upper right corner of the goal, where the trail ends.
        int end = trail.length() - 1;
        Level withGoal = with(
                level,
                ZoneType.TYPE.create(
                        "exit", ZoneType.GOAL, trail.x(end) - 16, trail.y(end) + trail.height(end), 24, 16));
        ReachMap map = new ReachSearch(withGoal).run(1_000_000, () -> true);
        Scene scene = new Scene(
                withGoal,
                null,
                Set.of(Overlay.TRAIL, Overlay.REACH),
                new Scene.Paths(
                        List.of(new VisibleTrail(
                                trail,
                                VisibleTrail.Role.RUN,
                                0,
                                trail.length(),
                                List.of(new VisibleTrail.Note(end, "reaches the exit")))),
                        List.of()),
                VisibleReach.of(map, ReachFindings.of(map)),
                ColorScheme.DARK,
                null,
                false,
                1);
        Picture picture = new Picture(480, 160);
        new Rasteriser().draw(scene, new Camera(0, 0, 1), picture);
        assertTrue(Pictures.count(picture, TAG) > 0);
        LevelObject goal = withGoal.object("exit").orElseThrow();
        assertEquals(0, countIn(picture, goal.x() + 24 - 9, goal.y() - 9, 19, 19));
    }

    @Test
    void aNoteCoversNoGoalIfThereIsRoomBesideIt() {
        Trail trail = run(level, tick -> Inputs.of(Button.RIGHT), 60);
        int end = trail.length() - 1;
        double feetX = trail.x(end) + trail.width(end) / 2;
        for (double goalX : new double[] {feetX - 8, feetX + 4, feetX + 20}) {
            LevelObject goal = ZoneType.TYPE.create("exit", ZoneType.GOAL, goalX, 104, 16, 40);
            Picture picture = draw(with(level, goal), trail, List.of(new VisibleTrail.Note(end, "exit in 3.42 s")));
            assertTrue(Pictures.count(picture, TAG) > 0, "a tag beside the goal at " + goalX);
            assertEquals(0, countIn(picture, goal.x(), goal.y(), 16, 40), "of the goal at " + goalX);
        }
    }

    @Test
    void aNoteIsOverTilesRatherThanFarFromItsPoint() {
        String air = ".".repeat(30);
        String ground = "#".repeat(11) + "..." + "#".repeat(16);
        Level gap = with(
                TestLevels.of(air, air, air, air, air, air, air, air, air, ground, ground, ground, ground),
                hero(130, 104));
        for (int ticks = 50; ticks < 80; ticks += 2) {
            // It lands and walks to a goal: the places above the end are taken by the arc and by the goal.
            Trail trail =
                    run(gap, tick -> tick < 20 ? Inputs.of(Button.RIGHT, Button.JUMP) : Inputs.of(Button.RIGHT), ticks);
            int end = trail.length() - 1;
            double feetX = trail.x(end) + trail.width(end) / 2;
            LevelObject goal = ZoneType.TYPE.create("exit", ZoneType.GOAL, feetX + 6, 104, 16, 40);
            Scene scene = scene(with(gap, goal), trail, List.of(new VisibleTrail.Note(end, "goal-1 in 3.42 s")));
            Rasteriser.Area tag = areaOfTag(Pictures.draw(scene, new Camera(0, 0, 1), 480, 220));
            double awayX = Math.max(0, Math.max(tag.left() - feetX, feetX - tag.right()));
            double awayY = Math.max(0, Math.max(tag.top() - 144, 144 - tag.bottom()));
            assertTrue(Math.max(awayX, awayY) <= 36, () -> tag + " is far from " + feetX + ", 144");
        }
    }

    @Test
    void aCrowdOfNotesIsNearItsTrailAtSmallZooms() {
        Trail trail = jumps();
        double zoom = 0.25;
        double top = Double.MAX_VALUE;
        double bottom = 0;
        List<VisibleTrail.Note> notes = new ArrayList<>();
        for (int point = 0; point < trail.length(); point += 5) {
            notes.add(new VisibleTrail.Note(point, "41 %"));
            double y = (trail.y(point) + trail.height(point) + 400) * zoom;
            top = Math.min(top, y);
            bottom = Math.max(bottom, y);
        }
        Picture picture = Pictures.draw(scene(level, trail, notes), new Camera(-800, -400, zoom), 640, 280);
        Rasteriser.Area tags = areaOfTag(picture);
        assertTrue(tags.top() >= top - 60 && tags.bottom() <= bottom + 60, tags + " beside " + top + " to " + bottom);
    }

    @Test
    void aNoteIsNotCloserToAnotherPointWithTheSameMark() {
        Trail trail = run(level, tick -> Inputs.of(Button.RIGHT), 100);
        int point = 40;
        double x = trail.x(point) + trail.width(point) / 2;
        double y = trail.y(point) + trail.height(point);
        Rasteriser rasteriser = new Rasteriser();
        // Without the places above and left of its point, the nearest one is that at the upper right.
        rasteriser.keepLabelsOut(List.of(new Rasteriser.Area((int) x - 60, (int) y - 90, (int) x + 8, (int) y + 30)));
        int words = ColorScheme.DARK.textOf(COLOR);
        for (int other = point + 6; other < point + 18; other += 4) {
            VisibleTrail kept = new VisibleTrail(
                    trail, VisibleTrail.Role.KEPT, 0, trail.length(), List.of(new VisibleTrail.Note(other, "99 %")));
            VisibleTrail run = new VisibleTrail(
                    trail, VisibleTrail.Role.RUN, 0, trail.length(), List.of(new VisibleTrail.Note(point, "15 %")));
            Scene both = Scene.editing(level, Set.of(Overlay.TRAIL), ColorScheme.DARK)
                    .withPaths(new Scene.Paths(List.of(run, kept), Scene.Paths.NONE.fan()));
            Picture picture = new Picture(480, 200);
            rasteriser.draw(both, new Camera(0, 0, 1), picture);
            double otherX = trail.x(other) + trail.width(other) / 2;
            for (int row = 0; row < picture.height(); row++) {
                for (int column = (int) x + 12; column < picture.width() && Math.abs(row - y) > 2; column++) {
                    boolean isCloser = Math.abs(column - x) < Math.abs(column - otherX);
                    assertTrue(picture.at(column, row) != words || isCloser, "a word at " + column + ", " + row);
                }
            }
        }
    }

    @Test
    void aNoteCoversNoStrongerMark() {
        Trail trail = run(level, tick -> Inputs.of(Button.RIGHT), 100);
        int point = 40;
        VisibleTrail.Note hard = new VisibleTrail.Note(point, "15 %", VisibleTrail.Mark.TRIANGLE);
        int x = (int) (trail.x(point) + trail.width(point) / 2);
        int y = (int) (trail.y(point) + trail.height(point));
        Rasteriser rasteriser = new Rasteriser();
        rasteriser.keepLabelsOut(
                List.of(new Rasteriser.Area(0, 0, 480, y - 12), new Rasteriser.Area(0, y + 12, 480, 200)));
        for (int other = point - 17; other < point; other += 2) {
            VisibleTrail.Note easy = new VisibleTrail.Note(other, "99 %");
            Picture picture = new Picture(480, 200);
            rasteriser.draw(scene(level, trail, List.of(hard, easy)), new Camera(0, 0, 1), picture);
            assertEquals(0, countIn(picture, x - 5, y - 5, 11, 11), "of the mark, with the other at " + other);
        }
    }

    @Test
    void aNoteInsideAVeryLargeGoalIsShown() {
        Trail trail = jumps();
        LevelObject goal = ZoneType.TYPE.create("exit", ZoneType.GOAL, 0, 0, 480, 160);
        Picture picture = draw(with(level, goal), trail, List.of(new VisibleTrail.Note(60, "exit in 3.42 s")));
        assertTrue(Pictures.count(picture, TAG) > 0);
    }

    @Test
    void aNoteCoversNoTileIfThereIsRoomBesideThem() {
        Level walled = with(
                TestLevels.of(
                        "##########..........",
                        "##########..........",
                        "##########..........",
                        "##########..........",
                        "##########..........",
                        "####################"),
                hero(164, 40));
        TrailLog log = new TrailLog();
        log.add(new PlaySession(walled));
        Picture picture = draw(walled, log.trail(), List.of(new VisibleTrail.Note(0, "diverges")));
        assertTrue(Pictures.count(picture, TAG) > 0);
        assertEquals(0, countIn(picture, 0, 0, 160, 96), "of the wall");
        assertEquals(0, countIn(picture, 0, 80, 320, 16), "of the floor");
    }

    @Test
    void aNoteIsPlacedBesideACoveredArea() {
        Trail trail = jumps();
        VisibleTrail.Note note = new VisibleTrail.Note(20, "diverges here");
        Rasteriser.Area area = areaOfTag(draw(trail, List.of(note)));
        Rasteriser rasteriser = new Rasteriser();
        rasteriser.keepLabelsOut(List.of(area));
        Picture picture = new Picture(480, 160);
        rasteriser.draw(scene(level, trail, List.of(note)), new Camera(0, 0, 1), picture);
        assertTrue(Pictures.count(picture, TAG) > 0);
        assertEquals(
                0, countIn(picture, area.left(), area.top(), area.right() - area.left(), area.bottom() - area.top()));
    }

    private static Rasteriser.Area areaOfTag(Picture picture) {
        int left = picture.width();
        int top = picture.height();
        int right = 0;
        int bottom = 0;
        for (int row = 0; row < picture.height(); row++) {
            for (int column = 0; column < picture.width(); column++) {
                if (picture.at(column, row) == TAG) {
                    left = Math.min(left, column);
                    top = Math.min(top, row);
                    right = Math.max(right, column + 1);
                    bottom = Math.max(bottom, row + 1);
                }
            }
        }
        return new Rasteriser.Area(left, top, right, bottom);
    }

    private static int countIn(Picture picture, double x, double y, double width, double height) {
        int count = 0;
        for (int row = (int) y; row < y + height; row++) {
            for (int column = (int) x; column < x + width; column++) {
                count += picture.at(column, row) == TAG ? 1 : 0;
            }
        }
        return count;
    }

    private static int covered(Picture plain, Picture noted) {
        int covered = 0;
        for (int i = 0; i < plain.argb().length; i++) {
            covered += plain.argb()[i] == COLOR && noted.argb()[i] != COLOR ? 1 : 0;
        }
        return covered;
    }

    private Picture draw(Trail trail, List<VisibleTrail.Note> notes) {
        return draw(level, trail, notes);
    }

    private static Picture draw(Level level, Trail trail, List<VisibleTrail.Note> notes) {
        return Pictures.draw(scene(level, trail, notes), new Camera(0, 0, 1), 480, 160);
    }

    private static Scene scene(Level level, Trail trail, List<VisibleTrail.Note> notes) {
        VisibleTrail shown = new VisibleTrail(trail, VisibleTrail.Role.RUN, 0, trail.length(), notes);
        return Scene.editing(level, Set.of(Overlay.TRAIL), ColorScheme.DARK)
                .withPaths(new Scene.Paths(List.of(shown), Scene.Paths.NONE.fan()));
    }

    /** Three jumps to the right. */
    private Trail jumps() {
        return run(level, tick -> tick % 50 < 25 ? Inputs.of(Button.RIGHT, Button.JUMP) : Inputs.of(Button.RIGHT), 150);
    }

    private static Trail run(Level level, IntFunction<Inputs> inputs, int ticks) {
        PlaySession session = new PlaySession(level);
        TrailLog log = new TrailLog();
        log.add(session);
        for (int tick = 0; tick < ticks; tick++) {
            session.step(inputs.apply(tick));
            log.add(session);
        }
        return log.trail();
    }
}
