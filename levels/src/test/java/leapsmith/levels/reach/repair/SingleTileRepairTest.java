package leapsmith.levels.reach.repair;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.reach.Verdict;
import leapsmith.levels.reach.bound.SmallCourses;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/**
 * Where the change of a single tile makes a goal reachable, changes of tiles are proposed: compared with trying each tile.
 *
 * <p>{@code -Dleapsmith.laws.times=20} multiplies the number of levels.
 */
class SingleTileRepairTest {
    private static final double TIMES = Double.parseDouble(System.getProperty("leapsmith.laws.times", "1"));
    private static final long SEED = Long.getLong("leapsmith.laws.seed", 4200);
    private static final int LEVELS = Boolean.getBoolean("leapsmith.thorough") ? 3 : 2;
    private static final long STEPS = 100_000;
    private static final List<TileType> TYPES = List.of(TileType.BLOCK, TileType.EMPTY, TileType.ONE_WAY);

    @Test
    void whereOneTileHelpsTilesAreProposed(TestReporter reporter) {
        int repairable = 0;
        int byOneWaysOnly = 0;
        StringBuilder missed = new StringBuilder();
        int missedCount = 0;
        for (long seed = SEED; repairable < LEVELS * TIMES; seed++) {
            Level level = new SmallCourses(new SplittableRandom(seed)).level();
            if (reaches(level)) {
                continue;
            }
            Optional<TileType> type =
                    TYPES.stream().filter(it -> isRepairedBy(level, it)).findFirst();
            if (type.isPresent()) {
                repairable++;
                byOneWaysOnly += type.get() == TileType.ONE_WAY ? 1 : 0;
                if (!proposesTiles(level)) {
                    missedCount++;
                    missed.append(" seed ").append(seed).append(" by ").append(type.get());
                }
            }
        }
        String report =
                "%d of %d missed, %d by one-ways only:%s".formatted(missedCount, repairable, byOneWaysOnly, missed);
        reporter.publishEntry("repairs", report);
        assertTrue(missedCount <= 0.05 * repairable, report);
    }

    private static boolean isRepairedBy(Level level, TileType type) {
        for (int row = 0; row < level.rows(); row++) {
            for (int column = 0; column < level.columns(); column++) {
                if (level.typeAt(column, row) != type
                        && (type == TileType.EMPTY || level.typeAt(column, row) == TileType.EMPTY)
                        && !isUnderObject(level, column, row)
                        && reaches(level.withTiles(TestLevels.fill(level, new TileRegion(column, row, 1, 1), type)))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** No change covers an object. */
    private static boolean isUnderObject(Level level, int column, int row) {
        return level.objects().stream()
                .anyMatch(object -> level.tilesUnder(object.x(), object.y(), object.width(), object.height())
                        .contains(column, row));
    }

    private static boolean reaches(Level level) {
        ReachMap found = new ReachSearch(level).run(STEPS, () -> true);
        return found.goals().get(0).verdict() == Verdict.PROVEN;
    }

    private static boolean proposesTiles(Level level) {
        LevelObject goal = level.objects(ZoneType.TYPE).get(0);
        return new ReachRepair(level, Optional.empty(), goal, List.of())
                .propose(6, ReachRepair.STEPS, ReachRepair.Listener.NONE).stream()
                        .anyMatch(repair -> repair.kind().isOfTiles());
    }
}
