package leapsmith.levels.reach.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.odds.JumpOdds;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** In which order repairs are tried and listed. */
class RepairOrderTest {
    @Test
    void aPlaceWhereChangesFailWaitsForOthers() {
        RepairQueue queue = new RepairQueue(List.of(tile(0, 0, 1), tile(1, 0, 2), tile(2, 0, 3), tile(30, 0, 8)));
        List<Integer> columns = new ArrayList<>();
        for (RepairCandidate next = queue.next(); next != null; next = queue.next()) {
            columns.add(region(next).column());
            queue.tried(false);
        }
        assertEquals(List.of(0, 1, 30, 2), columns);
    }

    @Test
    void afterASuccessOnlyAFewVariantsFollow() {
        List<RepairCandidate> all = new ArrayList<>();
        for (int column = 0; column < 6; column++) {
            all.add(tile(column, 0, column));
        }
        RepairQueue queue = new RepairQueue(all);
        int tried = 0;
        for (RepairCandidate next = queue.next(); next != null; next = queue.next()) {
            tried++;
            queue.tried(true);
        }
        assertEquals(3, tried);
        RepairQueue dropped = new RepairQueue(all);
        dropped.next();
        dropped.drop();
        assertNull(dropped.next());
    }

    @Test
    void ofRepairsThatAreAlikeTheBestIsListed() {
        ReachRepair.RepairList list = new ReachRepair.RepairList();
        assertTrue(list.add(repair(10, 5, TileType.BLOCK, 1, 4)));
        assertFalse(list.add(repair(12, 5, TileType.BLOCK, 1, 4)), "as good as the one beside it");
        assertTrue(list.add(repair(30, 5, TileType.BLOCK, 1, 9)));
        assertTrue(list.add(repair(11, 5, TileType.EMPTY, 1, 6)), "of another kind");
        assertEquals(3, list.size());
        assertTrue(list.add(repair(13, 6, TileType.BLOCK, 1, 1)));
        assertEquals(
                List.of(13, 11, 30),
                list.repairs().stream()
                        .map(it -> it.change().regions().get(0).column())
                        .toList());
        assertEquals(2, list.countLike(Repair.Kind.ADD_GROUND));
    }

    @Test
    void anEasyRunIsBetterThanATileLess() {
        ReachRepair.RepairList list = new ReachRepair.RepairList();
        list.add(repair(10, 5, TileType.BLOCK, 0.2, 4));
        list.add(repair(30, 5, TileType.BLOCK, 0.9, 8));
        assertEquals(0.9, list.repairs().get(0).hardestRate());
    }

    @Test
    void aLevelWithFewDifferencesFromItsImageIsSymmetric() {
        TileRepairs.MirrorImage image = new TileRepairs.MirrorImage(
                TestLevels.of("..................", "..####......####..", "####....##.....###", "##################"));
        assertTrue(image.isSymmetric());
        assertEquals(new TileRegion(14, 2, 1, 1), image.of(new TileRegion(3, 2, 1, 1)));
        assertEquals(-1, image.change(new TileRegion(14, 2, 1, 1), true));
        assertEquals(2, image.change(new TileRegion(5, 0, 2, 1), true));
        assertEquals(0, image.change(new TileRegion(8, 0, 2, 1), true), "its own image");
        assertFalse(new TileRepairs.MirrorImage(TestLevels.floored(40, 20)).isSymmetric());
        assertFalse(new TileRepairs.MirrorImage(
                        TestLevels.of("..................", "..########........", "..########........"))
                .isSymmetric());
    }

    private static RepairCandidate tile(int column, int row, int cost) {
        return RepairCandidate.ofTiles(
                Repair.Kind.ADD_GROUND, List.of(new TileRegion(column, row, 1, 1)), 1, column, row, cost, 0);
    }

    private static RepairChange change(int column, int row, TileType type) {
        Repair.Kind kind = type == TileType.EMPTY ? Repair.Kind.REMOVE_TILES : Repair.Kind.ADD_GROUND;
        Level level = TestLevels.room();
        return new RepairChange(kind, LevelDelta.between(level, level), List.of(new TileRegion(column, row, 1, 1)));
    }

    private static TileRegion region(RepairCandidate candidate) {
        return candidate.regions().get(0);
    }

    private static Repair repair(int column, int row, TileType type, double rate, int cost) {
        PlayRecording run = PlayRecording.of(TestLevels.room(), InputScript.NONE, 1);
        return new Repair(
                change(column, row, type),
                run,
                new RunOdds(List.of(new JumpOdds(JumpOdds.TakeOff.JUMP, false, 0, 1, rate, JumpOdds.Slack.NONE))),
                cost);
    }
}
