package leapsmith.levels.reach.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.levels.TestLevels;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** A run is played again exactly if a tile changed on which it depends. */
class WitnessesTest {
    private final Level level = TestLevels.with(
            TestLevels.floored(20, 8),
            TestLevels.hero(16, 7 * 16 - 40),
            ZoneType.TYPE.create("exit", ZoneType.GOAL, 8 * 16, 5 * 16, 16, 32));
    private final Witnesses witnesses = new Witnesses();

    @Test
    void aRunIsRightWhereItReachesTheGoalInItsLastTick() {
        assertTrue(witnesses.proof(run(level), "exit").isPresent());
        assertFalse(witnesses.proof(run(level), "other").isPresent());
        PlayRecording longer = PlayRecording.of(level, InputScript.parse("right*99"), 99);
        assertFalse(witnesses.proof(longer, "exit").isPresent());
        assertTrue(witnesses.proof(run(level), "exit").isPresent());
    }

    @Test
    void itDependsOnTheTilesBeforeTheGoal() {
        assertTrue(witnesses.proof(run(level), "exit").isPresent());
        assertTrue(witnesses.proof(run(painted(15, 2)), "exit").isPresent());
        assertFalse(witnesses.proof(run(painted(5, 5)), "exit").isPresent());
        assertTrue(witnesses.proof(run(level), "exit").isPresent());
    }

    @Test
    void itDependsOnAllObjects() {
        assertTrue(witnesses.proof(run(level), "exit").isPresent());
        Level moved =
                level.withObject("exit", level.object("exit").orElseThrow().withPosition(12 * 16, 5 * 16));
        assertFalse(witnesses.proof(run(moved), "exit").isPresent());
    }

    @Test
    void jumpsThatItDoesNotNeedAreLeftOut() {
        PlayRecording hopping = PlayRecording.of(level, InputScript.parse("right*5,right+jump*3,right*99"), 107);
        PlayRecording found = Witnesses.until(hopping, "exit").orElseThrow();
        assertEquals(run(level), witnesses.proof(found, "exit").orElseThrow());
        Level step = level.withTiles(TestLevels.fill(level, new TileRegion(5, 6, 1, 1), TileType.BLOCK));
        PlayRecording over = PlayRecording.of(step, InputScript.parse("right*5,right+jump*12,right*99"), 116);
        PlayRecording needed = Witnesses.until(over, "exit").orElseThrow();
        assertEquals(needed, witnesses.proof(needed, "exit").orElseThrow());
    }

    private Level painted(int column, int row) {
        return level.withTiles(TestLevels.fill(level, new TileRegion(column, row, 1, 1), TileType.BLOCK));
    }

    /** A walk to the right, up to the goal. */
    private PlayRecording run(Level in) {
        int ticks = (int) Math.ceil((8 * 16 - (16 + 12)) / 160.0 * 60);
        return PlayRecording.of(in, InputScript.parse("right*" + ticks), ticks);
    }
}
