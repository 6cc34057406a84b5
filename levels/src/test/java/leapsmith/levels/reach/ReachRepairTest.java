package leapsmith.levels.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.world.WorldBuilder;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class ReachRepairTest {
    @Test
    void aLedgeThatIsTooHighGetsAStepOrAHigherJump() {
        Level level = withGoal(
                TestLevels.of(
                        "................",
                        "................",
                        "................",
                        "..........######",
                        "..........######",
                        "..........######",
                        "..........######",
                        "..........######",
                        "..........######",
                        "################"),
                9,
                13 * 16,
                16);
        assertEquals(
                Verdict.IMPOSSIBLE, ReachSearchTest.search(level).goals().get(0).verdict());
        List<Repair> repairs = repairs(level);
        Set<Repair.Kind> kinds = repairs.stream().map(Repair::kind).collect(Collectors.toSet());
        assertTrue(kinds.contains(Repair.Kind.JUMP_HIGHER), kinds::toString);
        assertTrue(
                kinds.contains(Repair.Kind.ADD_GROUND) || kinds.contains(Repair.Kind.EXTEND_GROUND), kinds::toString);
        assertAllProven(repairs);
    }

    @Test
    void aWallIsOpened() {
        Level level = withGoal(
                TestLevels.of(
                        "################",
                        "################",
                        "......####......",
                        "......####......",
                        "......####......",
                        "################"),
                5,
                13 * 16,
                3 * 16);
        List<Repair> none = repairs(level);
        // Two walls of four tiles are more than a small change.
        assertFalse(none.stream().anyMatch(repair -> repair.kind() == Repair.Kind.REMOVE_TILES));
        Level thin = level.withTiles(TestLevels.fill(level, new TileRegion(7, 2, 3, 3), TileType.EMPTY));
        List<Repair> repairs = repairs(thin);
        assertEquals(Repair.Kind.REMOVE_TILES, repairs.get(0).kind());
        assertEquals(3, repairs.get(0).tiles());
        assertAllProven(repairs);
    }

    @Test
    void theSameLevelHasTheSameRepairs() {
        Level level = withGoal(
                TestLevels.of(
                        "..........",
                        "..........",
                        ".......###",
                        "..........",
                        "..........",
                        "..........",
                        "..........",
                        "..........",
                        "##########"),
                8,
                8 * 16,
                0);
        List<Repair> repairs = repairs(level);
        assertFalse(repairs.isEmpty());
        assertEquals(
                repairs.stream().map(Repair::level).toList(),
                repairs(level).stream().map(Repair::level).toList());
        assertEquals(List.of(), new ReachRepair(level, Optional.empty(), goal(level)).propose(5, 100, () -> false));
    }

    private static Level withGoal(Level level, int floorRow, double x, double y) {
        return TestLevels.with(
                level,
                TestLevels.hero(16, floorRow * 16 - 40),
                ZoneType.TYPE.create("exit", ZoneType.GOAL, x, y, 16, 32));
    }

    private static LevelObject goal(Level level) {
        return level.objects(ZoneType.TYPE).get(0);
    }

    private static List<Repair> repairs(Level level) {
        return new ReachRepair(level, Optional.empty(), goal(level)).propose(5, 1000, () -> true);
    }

    private static void assertAllProven(List<Repair> repairs) {
        assertFalse(repairs.isEmpty());
        for (Repair repair : repairs) {
            PlaySession session = ReachSearchTest.played(repair.run());
            assertEquals(PlayState.GOAL_REACHED, session.status().state());
            assertEquals(repair.level(), repair.run().level());
            assertEquals(
                    WorldBuilder.build(repair.level()).world().hash(),
                    repair.run().newSession().world().hash());
            assertFalse(repair.odds().jumps().isEmpty() && repair.kind() != Repair.Kind.REMOVE_TILES);
        }
    }
}
