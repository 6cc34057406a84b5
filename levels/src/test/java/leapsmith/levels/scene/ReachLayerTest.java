package leapsmith.levels.scene;

import static leapsmith.levels.scene.Pictures.assertPixel;
import static leapsmith.levels.scene.Pictures.draw;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.reach.Verdict;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("it counts allocations, which depend on what is compiled")
class ReachLayerTest {
    private static final ColorScheme COLORS = ColorScheme.DARK;
    private static final int REACHED = COLORS.color(ColorRole.REACH);
    private static final int UNREACHED = COLORS.color(ColorRole.UNREACHED);
    private static final Camera WHOLE = new Camera(0, 0, 1);
    private static final int WIDTH = 15 * 16;
    private static final int HEIGHT = 16 * 16;

    /** A wall that is too high, with a floor at each side, and a nook that is too low to stand in. */
    private static final Level WALLED = TestLevels.with(
            TestLevels.of(
                    "......##.......",
                    "......##.......",
                    "......##.......",
                    "......##.......",
                    "......##.......",
                    "......##.......",
                    "......##.......",
                    "......##.......",
                    "......##.......",
                    "......##.......",
                    "......##.......",
                    "......##.......",
                    "......##...####",
                    "......##.......",
                    "......##.......",
                    "###############"),
            TestLevels.hero(16, 15 * 16 - 40),
            goal("near", 64),
            goal("far", 144));

    /** With a coyote time that the upper bound does not cover. */
    private static final Level UNSURE = withLongCoyoteTime(WALLED);

    private static Level withLongCoyoteTime(Level level) {
        LevelObject player = level.player().orElseThrow();
        return level.withObject(player.id(), player.with(CharacterType.COYOTE_TIME, 0.6));
    }

    @Test
    void outlinesDoNotCoverTheBars() {
        Scene scene = Scene.editing(WALLED, EnumSet.of(Overlay.REACH, Overlay.OUTLINES), COLORS)
                .withReach(reach(WALLED));
        Picture picture = draw(scene, WHOLE, WIDTH, HEIGHT);
        int outline = COLORS.color(Overlay.OUTLINES.color());
        for (int x = 4; x < 5 * 16; x++) {
            assertPixel(outline, picture, x, 15 * 16);
            assertPixel(REACHED, picture, x, 15 * 16 + 2);
        }
    }

    @Test
    void groundThatIsReachedHasABarAndOtherGroundHasStrokes() {
        Picture picture = drawn(WALLED, WALLED);
        for (int x = 0; x < 6 * 16; x++) {
            assertPixel(REACHED, picture, x, 15 * 16);
        }
        assertEquals(0, count(picture, 8 * 16, 14 * 16, 15 * 16, HEIGHT, REACHED));
        assertTrue(count(picture, 8 * 16, 14 * 16, 11 * 16, 15 * 16, UNREACHED) >= 3 * 3, "strokes beyond the wall");
        assertTrue(count(picture, 11 * 16, 11 * 16, WIDTH, 12 * 16, UNREACHED) >= 4 * 3, "strokes on the ledge");
        assertEquals(0, count(picture, 0, 14 * 16, 6 * 16, 15 * 16, UNREACHED));
        assertEquals(0, count(picture, 11 * 16 + 4, 13 * 16, WIDTH, HEIGHT, UNREACHED), "there is no room to stand");
    }

    @Test
    void goalsHaveBadgesOfTheirVerdicts() {
        Picture picture = drawn(WALLED, WALLED);
        assertTrue(count(picture, 64, 12 * 16, 96, 14 * 16, REACHED) > 40);
        assertTrue(count(picture, 144, 12 * 16, 176, 13 * 16 + 8, COLORS.color(ColorRole.DANGER)) > 40);
        Picture unsure = drawn(UNSURE, UNSURE);
        assertTrue(count(unsure, 144, 12 * 16, 176, 13 * 16 + 8, UNREACHED) > 40);
    }

    @Test
    void asNumbersItGoesToAnotherProcess() {
        for (Level level : List.of(WALLED, UNSURE)) {
            VisibleReach reach = reach(level);
            VisibleReach other = VisibleReach.ofNumbers(level, reach.toNumbers(level));
            assertArrayEquals(drawn(reach, level).argb(), drawn(other, level).argb());
            assertArrayEquals(
                    drawn(reach.by(VisibleReach.Shading.TIME), level).argb(),
                    drawn(other.by(VisibleReach.Shading.TIME), level).argb());
            for (Verdict verdict : Verdict.values()) {
                assertEquals(reach.count(verdict), other.count(verdict));
            }
        }
        assertEquals(1, reach(WALLED).count(Verdict.IMPOSSIBLE));
    }

    @Test
    void whatASearchMayStillReachIsNotMarkedAsUnreached() {
        ReachMap begun = new ReachSearch(UNSURE).run(2_000, () -> true);
        assertFalse(begun.hasAllTiles());
        assertTrue(begun.tileCount() > 0);
        Picture part = drawn(VisibleReach.partOf(begun), UNSURE);
        Picture ended = drawn(VisibleReach.of(begun, ReachFindings.of(begun)), UNSURE);
        assertEquals(0, count(ended, 11 * 16, 11 * 16, WIDTH, 12 * 16, UNREACHED), "it ended at its limit");
        assertTrue(Pictures.count(part, REACHED) > 0);
        assertEquals(0, Pictures.count(part, UNREACHED));

        ReachMap all = new ReachSearch(UNSURE).run(Long.MAX_VALUE, () -> true);
        Picture goals = drawn(VisibleReach.partOf(all), UNSURE);
        assertTrue(count(goals, 11 * 16, 11 * 16, WIDTH, 12 * 16, UNREACHED) >= 4 * 3, "all tiles are known");
        assertEquals(0, count(goals, 144, 12 * 16, 176, 13 * 16 + 8, UNREACHED), "the goal may still be reached");
    }

    @Test
    void softLocksHaveArrowheads() {
        int danger = COLORS.color(ColorRole.DANGER);
        Level deep = TestLevels.with(
                TestLevels.of(
                        "...............",
                        "...............",
                        "...............",
                        "...............",
                        "####....#######",
                        "####....#######",
                        "####....#######",
                        "####....#######",
                        "####....#######",
                        "####....#######",
                        "####....#######",
                        "####....#######",
                        "####....#######",
                        "####....#######",
                        "####....#######",
                        "###############"),
                TestLevels.hero(16, 4 * 16 - 40),
                ZoneType.TYPE.create("exit", ZoneType.GOAL, 12 * 16, 2 * 16, 16, 32));
        Picture picture = drawn(deep, deep);
        for (int column = 4; column < 8; column++) {
            int pixels = count(picture, column * 16, 14 * 16, column * 16 + 16, 15 * 16, danger);
            assertTrue(pixels >= 4, pixels + " in column " + column);
        }
        assertEquals(0, count(picture, 0, 0, WIDTH, 5 * 16, danger));
        assertEquals(Set.of(GroundMark.LOCKED, GroundMark.NONE), reach(deep).kinds());
        assertEquals(
                Set.of(GroundMark.UNREACHED, GroundMark.NONE), reach(WALLED).kinds());
    }

    /** A hollow that is too deep to get out of, above the bottom of the level, and one below a shelf. */
    private static final Level HOLLOW = TestLevels.with(
            TestLevels.of(
                    "...............",
                    "...............",
                    "...............",
                    "...............",
                    "####....#######",
                    "####....##.....",
                    "####....##.....",
                    "####....##.....",
                    "####....##.....",
                    "####....##.....",
                    "####....##.....",
                    "####....##.....",
                    "####....##.....",
                    "####....##.....",
                    "####....##.....",
                    "####....##....."),
            TestLevels.hero(16, 4 * 16 - 40),
            ZoneType.TYPE.create("exit", ZoneType.GOAL, 9 * 16, 2 * 16, 16, 32));

    @Test
    void theClosedBottomHasItsMarksInsideTheLevel() {
        int danger = COLORS.color(ColorRole.DANGER);
        Picture picture = drawn(HOLLOW, HOLLOW);
        for (int y = HEIGHT - 3; y < HEIGHT; y++) {
            // Farther to the right there is a jump before it.
            assertEquals(32, count(picture, 4 * 16, y, 6 * 16, y + 1, REACHED));
            assertEquals(0, count(picture, 6 * 16, y, 8 * 16, y + 1, COLORS.color(ColorRole.CANVAS)));
        }
        for (int column = 4; column < 8; column++) {
            int pixels = count(picture, column * 16, 15 * 16, column * 16 + 16, HEIGHT, danger);
            assertTrue(pixels >= 4, pixels + " in column " + column);
        }
        assertTrue(count(picture, 10 * 16, 15 * 16, WIDTH, HEIGHT, UNREACHED) >= 5 * 3, "strokes below the shelf");
        assertEquals(0, count(picture, 0, 15 * 16, 4 * 16, HEIGHT, REACHED), "below blocks");
        assertEquals(0, count(picture, 8 * 16, 15 * 16, 10 * 16, HEIGHT, UNREACHED), "below blocks");
        assertEquals(4, reach(HOLLOW).count(GroundMark.LOCKED));
        assertEquals(5, reach(HOLLOW).count(GroundMark.UNREACHED));
    }

    @Test
    void theMarksOfTheClosedBottomAreDrawnAtEachZoom() {
        for (double zoom : new double[] {3, 1, 0.5, 0.25, 0.125, 0.0625}) {
            Scene scene = scene(HOLLOW, HOLLOW);
            int side = (int) (HEIGHT * zoom);
            Picture picture = draw(scene, new Camera(0, 0, zoom), (int) (WIDTH * zoom), side);
            int y = side - 1;
            assertTrue(count(picture, (int) (64 * zoom), y, (int) (128 * zoom), side, REACHED) > 0, "zoom " + zoom);
        }
    }

    @Test
    void aBottomThatWasOpenedSinceTheSearchHasNoMark() {
        Level opened = HOLLOW.withPhysics(HOLLOW.physics().withBorders(new Borders(false, false, true, true)));
        Picture picture = drawn(HOLLOW, opened);
        assertEquals(0, count(picture, 0, 14 * 16, WIDTH, HEIGHT, REACHED));
        assertEquals(0, count(picture, 0, 14 * 16, WIDTH, HEIGHT, UNREACHED));
    }

    @Test
    void aTallerLevelThanTheOneSearchedHasNoMarkWhereItsBottomWas() {
        Level taller = HOLLOW.withTiles(TileGrid.filled(15, 18, 0));
        Scene scene = Scene.editing(taller, EnumSet.of(Overlay.REACH), COLORS).withReach(reach(HOLLOW));
        Picture picture = draw(scene, WHOLE, WIDTH, 18 * 16);
        assertEquals(0, count(picture, 0, 10 * 16, WIDTH, 18 * 16, REACHED));
        assertEquals(0, count(picture, 0, 10 * 16, WIDTH, 18 * 16, UNREACHED));
    }

    @Test
    void moreJumpsAreAnotherShade() {
        int before = -1;
        for (int jumps : new int[] {0, 1, 2, 4, 7, 12}) {
            assertTrue(VisibleReach.Ground.shadeOf(jumps) > before, jumps + " jumps");
            before = VisibleReach.Ground.shadeOf(jumps);
        }
        assertEquals(VisibleReach.Ground.MAX_SHADE, VisibleReach.Ground.shadeOf(Integer.MAX_VALUE / 8));
        Level stairs = TestLevels.with(
                TestLevels.of(
                        "............",
                        "............",
                        "............",
                        "............",
                        "......##....",
                        "............",
                        "............",
                        "............",
                        "############"),
                TestLevels.hero(16, 8 * 16 - 40));
        Picture picture = drawn(stairs, stairs);
        assertPixel(REACHED, picture, 40, 8 * 16);
        int once = picture.at(7 * 16, 4 * 16);
        assertTrue(once != REACHED && once != COLORS.color(ColorRole.BLOCK_EDGE));
    }

    @Test
    void groundCanBeShadedByTimeToo() {
        Level far = TestLevels.with(TestLevels.floored(60, 6), TestLevels.hero(16, 5 * 16 - 40));
        Scene scene = Scene.editing(far, EnumSet.of(Overlay.REACH), COLORS);
        Picture jumps = draw(scene.withReach(reach(far)), WHOLE, 60 * 16, 96);
        Picture time = draw(scene.withReach(reach(far).by(VisibleReach.Shading.TIME)), WHOLE, 60 * 16, 96);
        int seconds = 0;
        for (int column = 3; column < 59; column++) {
            assertPixel(REACHED, jumps, column * 16 + 8, 80);
            // The shade changes along the floor: the player walks 160 px in a second.
            seconds += time.at(column * 16 + 8, 80) == time.at(column * 16 + 24, 80) ? 0 : 1;
        }
        assertPixel(REACHED, time, 40, 80);
        assertEquals(VisibleReach.Ground.shadeOf(5), seconds);
        assertEquals(
                reach(far).kinds(), reach(far).by(VisibleReach.Shading.TIME).kinds());
    }

    @Test
    void tilesErasedSinceTheSearchHaveNoMark() {
        Level erased = WALLED.withTiles(TestLevels.fill(WALLED, new TileRegion(0, 15, 15, 1), TileType.EMPTY));
        Picture picture = drawn(WALLED, erased);
        assertEquals(0, count(picture, 0, 15 * 16, WIDTH, HEIGHT, REACHED));
        assertEquals(0, count(picture, 8 * 16, 13 * 16 + 8, 11 * 16, HEIGHT, UNREACHED));
    }

    @Test
    void marksOfSlopesFollowTheirSurface() {
        Level hill = TestLevels.with(
                TestLevels.of("..........", "..........", "..........", "..........", "...../####", "##########"),
                TestLevels.hero(16, 5 * 16 - 40));
        Picture picture = drawn(hill, hill);
        for (int i = 3; i < 13; i++) {
            assertPixel(REACHED, picture, 80 + i, 80 - i + 1);
        }
    }

    @Test
    void aLevelWithoutAPlayerHasNoMarks() {
        Level empty = TestLevels.of("....", "....", "....", "####");
        Picture picture = drawn(empty, empty);
        assertEquals(0, Pictures.count(picture, UNREACHED) + Pictures.count(picture, REACHED));
    }

    @Test
    void aSmallerLevelThanTheOneSearchedIsDrawn() {
        Level small = TestLevels.of("...", "###");
        Picture picture = drawn(WALLED, small);
        assertEquals(0, count(picture, 0, 16, WIDTH, 32, REACHED));
    }

    @Test
    void withoutTheOverlayNothingIsDrawn() {
        Scene scene = Scene.editing(WALLED, EnumSet.noneOf(Overlay.class), COLORS);
        assertEquals(
                Pictures.hash(draw(scene, WHOLE, WIDTH, HEIGHT)),
                Pictures.hash(draw(scene.withReach(reach(WALLED)), WHOLE, WIDTH, HEIGHT)));
    }

    @Test
    void drawingAgainAllocatesNothing() throws ReflectiveOperationException {
        Scene scene = scene(WALLED, WALLED);
        Allocation.assertNoneDrawing(
                scene, new Camera(0, 0, 2), new Camera(3, 4, 1.3), new Camera(0, 0, 0.7), new Camera(0, 0, 0.05));
    }

    private static LevelObject goal(String id, double x) {
        return ZoneType.TYPE.create(id, ZoneType.GOAL, x, 13 * 16, 16, 32);
    }

    private static VisibleReach reach(Level searched) {
        ReachMap map = new ReachSearch(searched).run(1_000_000, () -> true);
        return VisibleReach.of(map, ReachFindings.of(map));
    }

    private static Picture drawn(VisibleReach reach, Level level) {
        Scene scene = Scene.editing(level, EnumSet.of(Overlay.REACH), COLORS).withReach(reach);
        return draw(scene, WHOLE, WIDTH, HEIGHT);
    }

    private static Scene scene(Level searched, Level level) {
        return Scene.editing(level, EnumSet.of(Overlay.REACH), COLORS).withReach(reach(searched));
    }

    private static Picture drawn(Level searched, Level level) {
        return draw(scene(searched, level), WHOLE, WIDTH, HEIGHT);
    }

    /** How many pixels of a box have a color. */
    private static int count(Picture picture, int left, int top, int right, int bottom, int color) {
        int count = 0;
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                count += picture.at(x, y) == color ? 1 : 0;
            }
        }
        return count;
    }
}
