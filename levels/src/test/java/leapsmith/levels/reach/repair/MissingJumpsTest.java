package leapsmith.levels.reach.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.reach.search.TileDistances;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class MissingJumpsTest {
    private static final int COLUMNS = 20;

    @Test
    void aJumpLeadsFartherTheLessItRises() {
        MissingJumps.JumpRange range = MissingJumps.JumpRange.of(level()).orElseThrow();
        assertEquals(5, range.mostUp(), "410 px/s against 1030 px/s2 are 81 px");
        assertTrue(range.columns(6) < 0);
        for (int up = -MissingJumps.JumpRange.MAX_DOWN; up < range.mostUp(); up++) {
            assertTrue(range.columns(up) >= range.columns(up + 1), "up " + up);
        }
        assertTrue(range.columns(-5) > range.columns(5));
    }

    @Test
    void aPlayerThatGrabsLedgesGetsHigher() {
        Level level = level();
        LevelObject player = level.player().orElseThrow();
        Level grabbing = level.withObject(player.id(), player.with(CharacterType.LEDGE_GRAB, true));
        assertEquals(7, MissingJumps.JumpRange.of(grabbing).orElseThrow().mostUp(), "two whole tiles of 40 px");
        Level empty = level.withObjects(CharacterType.TYPE, List.of());
        assertEquals(Optional.empty(), MissingJumps.JumpRange.of(empty));
    }

    @Test
    void groundIsMissingWhereBothJumpsArePossible() {
        MissingJumps missing = missing(level());
        assertFalse(missing.hasWay());
        assertTrue(missing.strain(new TileRegion(10, 8, 3, 1)) < MissingJumps.TOO_FAR);
        assertEquals(MissingJumps.TOO_FAR, missing.strain(new TileRegion(10, 12, 3, 1)), "too low for the next jump");
        assertEquals(MissingJumps.TOO_FAR, missing.strain(new TileRegion(10, 6, 3, 1)), "too high for the first jump");
        assertTrue(missing.strain(new TileRegion(12, 8, 3, 1)) < missing.strain(new TileRegion(6, 8, 1, 1)));
    }

    @Test
    void noJumpLeadsToGroundWithoutRoomAboveIt() {
        Level level = level();
        Level low = level.withTiles(TestLevels.fill(level, new TileRegion(10, 6, 3, 1), TileType.BLOCK));
        assertEquals(MissingJumps.TOO_FAR, missing(low).strain(new TileRegion(10, 8, 3, 1)));
    }

    @Test
    void nothingIsMissingWhereAJumpLeadsToTheGoal() {
        Level level = level();
        Level step = level.withTiles(TestLevels.fill(level, new TileRegion(11, 8, 3, 1), TileType.BLOCK));
        MissingJumps missing = missing(step);
        assertTrue(missing.hasWay(), "to the step, which is taken for unreached");
    }

    @Test
    void distancesAreAlongTheRow() {
        TileDistances distances = TileDistances.inRows(5, 2, number -> number == 1);
        assertEquals(1, distances.of(0, 0));
        assertEquals(3, distances.of(4, 0));
        assertEquals(TileDistances.FAR, distances.of(1, 1));
    }

    private static MissingJumps missing(Level level) {
        IntPredicate isFloor = number -> number / COLUMNS == level.rows() - 1;
        IntPredicate isOther = number -> level.rows() > number / COLUMNS
                && !isFloor.test(number)
                && level.typeAt(number % COLUMNS, number / COLUMNS) != TileType.EMPTY;
        LevelObject goal = level.objects(ZoneType.TYPE).get(0);
        return new MissingJumps(level, MissingJumps.JumpRange.of(level).orElseThrow(), goal, isFloor, isOther);
    }

    /** A floor, and a ledge with a goal nine rows above it. */
    private static Level level() {
        Level level = TestLevels.floored(COLUMNS, 14);
        level = level.withTiles(TestLevels.fill(level, new TileRegion(16, 4, 4, 1), TileType.BLOCK));
        return TestLevels.with(
                level,
                TestLevels.hero(16, 13 * 16 - 40),
                ZoneType.TYPE.create("exit", ZoneType.GOAL, 18 * 16, 2 * 16, 16, 32));
    }
}
