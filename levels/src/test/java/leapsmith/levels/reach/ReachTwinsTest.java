package leapsmith.levels.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.body.Movement;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Levels that are almost alike, and of which one has a goal in reach and the other hasn't. */
class ReachTwinsTest {
    private static final int FLOOR = 12;
    private static final int START_COLUMNS = 8;
    private static final String EXIT = "exit";

    /** A modern player gains and loses speed gradually, and the search tries only some take-offs. */
    @ParameterizedTest
    @CsvSource({"classic, 0", "modern, 4"})
    void theFarthestGoalBeyondAGapIsDistinguishedFromTheNextPixel(String preset, int unknown) {
        int edge = START_COLUMNS * 16;
        int farthest = lastProven(edge + 100, edge + 200, unknown, x -> gap(x, preset));
        // In the 0.85 s of a jump it moves by about 130 px, in the coyote time by up to 16, and it starts with its left
        // edge above the floor.
        assertTrue(farthest > edge + 110 && farthest < edge + 200, farthest - edge + " px");
    }

    @ParameterizedTest
    @CsvSource({"classic, 0", "modern, 1"})
    void theSlowestJumpOntoALedgeIsDistinguishedFromTheNextSlower(String preset, int unknown) {
        // By jump speeds of 500 px/s and less, in steps of 1.
        int slower = lastProven(90, 116, unknown, less -> ledge(500 - less, preset));
        // The square root of 2 * 80 px * 1030 px/s^2 is 406; the first tick is without gravity.
        assertEquals(500 - 398, slower, 8);
    }

    @Test
    void aTunnelIsPassedByAPlayerOfItsHeightOnly() {
        assertEquals(32, lastProven(16, 40, 0, ReachTwinsTest::tunnel));
    }

    /** A goal behind a tunnel that is two tiles high. */
    private static Level tunnel(int height) {
        Level level = TestLevels.of(
                "...#####....", "...#####....", "...#####....", "............", "............", "############");
        LevelObject hero =
                CharacterType.TYPE.create(TestLevels.HERO, CharacterType.PLAYER, 16, 80 - height, 12, height);
        return TestLevels.with(level, hero, exit(10 * 16, 64));
    }

    /**
     * The last number whose level has a goal in reach.
     *
     * @param unknown for how many numbers after it, at most, the search doesn't know
     */
    private static int lastProven(int proven, int impossible, int unknown, IntFunction<Level> twin) {
        Map<Integer, Verdict> verdicts = new HashMap<>();
        IntFunction<Verdict> verdict =
                number -> verdicts.computeIfAbsent(number, it -> ReachTwinsTest.verdict(twin.apply(it)));
        int inReach = last(proven, impossible, number -> verdict.apply(number) == Verdict.PROVEN);
        int possible = last(inReach, impossible, number -> verdict.apply(number) != Verdict.IMPOSSIBLE);
        assertTrue(
                possible - inReach <= unknown, "not known for " + (possible - inReach) + " numbers after " + inReach);
        return inReach;
    }

    private static int last(int in, int out, IntPredicate test) {
        assertTrue(test.test(in), "at " + in);
        assertFalse(test.test(out), "at " + out);
        int last = in;
        int first = out;
        while (first - last > 1) {
            int middle = (last + first) / 2;
            if (test.test(middle)) {
                last = middle;
            } else {
                first = middle;
            }
        }
        return last;
    }

    private static Verdict verdict(Level level) {
        return new ReachSearch(level).run(10_000_000, () -> true).goals().get(0).verdict();
    }

    /** A goal level with the feet beyond the end of a floor. */
    private static Level gap(int x, String preset) {
        Level level = Level.empty("gap", START_COLUMNS + 20, 20, 16);
        level = level.withTiles(TestLevels.fill(level, new TileRegion(0, FLOOR, START_COLUMNS, 1), TileType.BLOCK));
        return with(level, exit(x, FLOOR * 16 - 4), Double.NaN, preset);
    }

    /** A goal on a ledge that is five tiles high. */
    private static Level ledge(double jumpSpeed, String preset) {
        Level level = Level.empty("ledge", START_COLUMNS + 8, 20, 16);
        level = level.withTiles(TestLevels.fill(level, new TileRegion(0, FLOOR, START_COLUMNS, 8), TileType.BLOCK));
        level = level.withTiles(
                TestLevels.fill(level, new TileRegion(START_COLUMNS, FLOOR - 5, 8, 13), TileType.BLOCK));
        return with(level, exit((START_COLUMNS + 4) * 16, (FLOOR - 6) * 16), jumpSpeed, preset);
    }

    private static LevelObject exit(int x, int y) {
        return ZoneType.TYPE.create(EXIT, ZoneType.GOAL, x, y, 16, 16);
    }

    private static Level with(Level level, LevelObject goal, double jumpSpeed, String preset) {
        Movement movement = preset.equals("classic") ? Movement.CLASSIC : Movement.MODERN;
        movement = Double.isNaN(jumpSpeed) ? movement : movement.withJumpSpeed(jumpSpeed);
        LevelObject hero = CharacterType.withMovement(TestLevels.hero(2, FLOOR * 16 - 40), movement);
        Level open = level.withPhysics(level.physics().withBorders(new Borders(false, false, false, true)));
        return TestLevels.with(open, hero, goal);
    }
}
