package leapsmith.levels.reach.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.levels.TestLevels;
import leapsmith.levels.model.Level;
import leapsmith.levels.reach.TestSearches;
import leapsmith.levels.world.WorldBuilder;
import leapsmith.physics.tile.Borders;
import org.junit.jupiter.api.Test;

class LevelGroundTest {
    private static final Level CLOSED = TestLevels.of("..#.", "....", "/..=");
    private static final Level OPEN = CLOSED.withPhysics(CLOSED.physics().withBorders(TestSearches.open()));

    @Test
    void theClosedBottomIsARowOfGroundBelowTheLastOne() {
        LevelGround ground = LevelGround.of(CLOSED);
        assertEquals(4, ground.rows());
        assertEquals(16, ground.count());
        for (int column = 0; column < 4; column++) {
            assertTrue(ground.isGround(column, 3));
            assertFalse(ground.isGround(column, 4));
        }
        assertFalse(ground.isGround(-1, 3));
        assertFalse(ground.isGround(4, 3));
        assertEquals(2, ground.rowInLevel(3));
        assertEquals(2, ground.rowInLevel(2));
    }

    @Test
    void anOpenBottomIsNoGround() {
        LevelGround ground = LevelGround.of(OPEN);
        assertEquals(Borders.CLOSED, CLOSED.physics().borders());
        assertEquals(3, ground.rows());
        assertEquals(12, ground.count());
        assertFalse(ground.contains(0, 3));
        assertFalse(ground.isGround(0, 3));
    }

    @Test
    void allGroundHasANumberFromItsPlace() {
        LevelGround ground = LevelGround.of(CLOSED);
        for (int number = 0; number < ground.count(); number++) {
            int column = ground.columnOf(number);
            int row = ground.rowOf(number);
            assertTrue(ground.contains(column, row));
            assertEquals(number, ground.numberOf(column, row));
        }
    }

    @Test
    void theGroundBelowAPlaceIsTheFirstThatIsNotEmpty() {
        LevelGround ground = LevelGround.of(CLOSED);
        assertEquals(3, ground.rowBelow(1, 0).orElseThrow());
        assertEquals(0, ground.rowBelow(2, 0).orElseThrow());
        assertEquals(2, ground.rowBelow(3, 1).orElseThrow());
        assertTrue(ground.rowBelow(4, 0).isEmpty());
        assertTrue(ground.rowBelow(0, -1).isEmpty());
        assertTrue(ground.rowBelow(0, 4).isEmpty());
        assertTrue(LevelGround.of(OPEN).rowBelow(1, 0).isEmpty());
    }

    @Test
    void theGroundOfAWorldIsThatOfItsLevel() {
        for (Level level : new Level[] {CLOSED, OPEN}) {
            LevelGround expected = LevelGround.of(level);
            LevelGround ground =
                    LevelGround.of(WorldBuilder.build(level).world().tiles());
            for (int row = -1; row <= 4; row++) {
                for (int column = -1; column <= 4; column++) {
                    assertEquals(expected.isGround(column, row), ground.isGround(column, row), column + ", " + row);
                }
            }
        }
    }
}
