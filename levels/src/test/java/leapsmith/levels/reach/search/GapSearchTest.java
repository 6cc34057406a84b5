package leapsmith.levels.reach.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.reach.TestSearches;
import leapsmith.levels.reach.bound.ReachBound;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import org.junit.jupiter.api.Test;

/** A thorough search finds ground that the bound has and the quick search lacks, with runs that get there. */
class GapSearchTest {
    private static final long STEPS = 4_000_000;
    private static final int LEVELS = Boolean.getBoolean("leapsmith.thorough") ? 200 : 5;

    @Test
    void gapsAreClosedByRealRuns() {
        int gaps = 0;
        int closed = 0;
        for (int seed = 0; seed < LEVELS; seed++) {
            Level level = TestSearches.platforms(new SplittableRandom(1000 + seed), 40, 24);
            if (seed % 2 > 0) {
                // The closed bottom is the floor.
                level = level.withTiles(TestLevels.fill(level, new TileRegion(0, 23, 40, 1), TileType.EMPTY));
            }
            ReachMap quick = new ReachSearch(level).run(STEPS, () -> true);
            ReachMap thorough = new ReachSearch(level).runThoroughly(STEPS, () -> true);
            ReachBound bound = ReachBound.of(level, () -> true);
            for (int row = 0; row <= level.rows(); row++) {
                for (int column = 0; column < level.columns(); column++) {
                    boolean isGap = quick.ticksTo(column, row).isEmpty() && bound.canStand(column, row);
                    gaps += isGap ? 1 : 0;
                    closed += isGap && standsOn(thorough, column, row) ? 1 : 0;
                    if (quick.ticksTo(column, row).isPresent()) {
                        assertEquals(quick.runTo(column, row), thorough.runTo(column, row), "seed " + seed);
                    }
                }
            }
        }
        assertTrue(gaps > 0 && 2 * closed > gaps, closed + " of " + gaps);
    }

    /** Whether a tile was found; its run ends there then. */
    private static boolean standsOn(ReachMap map, int column, int row) {
        PlayRecording run = map.runTo(column, row).orElse(null);
        if (run == null) {
            return false;
        }
        Body player = TestSearches.played(run).player().orElseThrow();
        int size = map.level().tileSize();
        assertTrue(player.onGround());
        assertEquals(row * size, player.y() + player.height());
        assertTrue(player.x() < (column + 1) * size && player.x() + player.width() > column * size);
        return true;
    }
}
