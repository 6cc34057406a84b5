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
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;
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
    /** More steps change no verdict. */
    private static final long STEPS = Boolean.getBoolean("leapsmith.thorough") ? 10_000_000 : 250_000;

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

    /** Near kinds that move the player, the bound is wider than near plain ground. */
    @ParameterizedTest
    @CsvSource({"SPRING, 193", "STRONG_SPRING, 495"})
    void theHighestGoalAboveASpringIsDistinguishedFromTheNextPixels(StandardKind spring, int rise) {
        // A launch of 630 px/s rises 630^2 / (2 * 1030 px/s^2) = 193 px, one of 1010 px/s 495 px.
        int highest = lastProven(rise - 10, rise + 30, 6, up -> aboveASpring(up, spring));
        assertEquals(rise, highest, 10);
    }

    @Test
    void theFarthestGoalBeyondABeltIsDistinguishedFromOneFartherByWhatTheBeltCarries() {
        int edge = START_COLUMNS * 16;
        int without = lastProven(edge + 140, edge + 180, 0, x -> beyondABelt(x, TileKind.of(TileType.BLOCK)));
        // In the 0.85 s of a jump 60 px/s are 51 px; the bound allows for them twice.
        int with = lastProven(without + 40, without + 120, 60, x -> beyondABelt(x, StandardKind.BELT.kind()));
        assertEquals(without + 51, with, 6);
    }

    @Test
    void theHighestGoalAboveWaterIsDistinguishedFromTheNextPixels() {
        // A jump out of water rises 85 px, with the middle of the player still in it at first.
        int highest = lastProven(50, 90, 8, ReachTwinsTest::aboveWater);
        assertEquals(85 - 20, highest, 5);
    }

    @Test
    void theHighestGoalAboveALadderIsThatAboveGround() {
        int fromLadder = lastProven(70, 110, 6, up -> aboveAShaft(up, StandardKind.LADDER.kind()));
        int fromGround = lastProven(70, 110, 3, up -> aboveAShaft(up, TileKind.of(TileType.BLOCK)));
        assertEquals(fromGround, fromLadder);
    }

    /** A goal at so many px above the head of a player that stands on a spring. */
    private static Level aboveASpring(int up, StandardKind spring) {
        Level level = Level.empty("spring", 9, 50, 16);
        level = filled(level, new TileRegion(0, 45, 9, 5), TileKind.of(TileType.BLOCK));
        level = filled(level, new TileRegion(4, 45, 1, 1), spring.kind());
        return TestLevels.with(level, TestLevels.hero(16, 45 * 16 - 40), exit(4 * 16, 45 * 16 - 40 - up - 15));
    }

    /** A goal level with the feet beyond the end of a floor of a kind. */
    private static Level beyondABelt(int x, TileKind kind) {
        Level level = Level.empty("belt", START_COLUMNS + 24, 20, 16);
        level = filled(level, new TileRegion(0, FLOOR, START_COLUMNS, 1), kind);
        LevelObject hero = TestLevels.hero(2, FLOOR * 16 - 40).with(CharacterType.LIFT_TIME, 0.2);
        Level open = level.withPhysics(level.physics().withBorders(new Borders(false, false, false, true)));
        return TestLevels.with(open, hero, exit(x, FLOOR * 16 - 4));
    }

    /** A goal at so many px above the head of a player whose feet are at the surface of water. */
    private static Level aboveWater(int up) {
        Level level = Level.empty("water", 12, 30, 16);
        level = filled(level, new TileRegion(0, 20, 12, 10), StandardKind.WATER.kind());
        level = filled(level, new TileRegion(0, 29, 12, 1), TileKind.of(TileType.BLOCK));
        return TestLevels.with(level, TestLevels.hero(16, 29 * 16 - 40), exit(6 * 16, 20 * 16 - 40 - up - 15));
    }

    /** A goal at so many px above the head of a player that stands on top of a ladder or a column of blocks. */
    private static Level aboveAShaft(int up, TileKind kind) {
        Level level = Level.empty("shaft", 9, 30, 16);
        level = filled(level, new TileRegion(0, 28, 9, 2), TileKind.of(TileType.BLOCK));
        level = filled(level, new TileRegion(4, 20, 1, 8), kind);
        LevelObject hero = TestLevels.hero(4 * 16 + 2, (kind.isPlain() ? 20 : 28) * 16 - 40);
        return TestLevels.with(level, hero, exit(4 * 16, 20 * 16 - 40 - up - 15));
    }

    private static Level filled(Level level, TileRegion region, TileKind kind) {
        Legend legend = level.legend();
        for (int value = 0; value < legend.size(); value++) {
            if (legend.kindOf(value).equals(kind)) {
                return level.withTiles(level.tiles().draft().fill(region, value).build());
            }
        }
        int symbol = Legend.freeSymbol(legend.entries(), 'k');
        return filled(level.withLegend(legend.plus(new LegendEntry(symbol, kind))), region, kind);
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
        return new ReachSearch(level).run(STEPS, () -> true).goals().get(0).verdict();
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
