package leapsmith.levels.reach.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.SplittableRandom;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.reach.TestSearches;
import leapsmith.levels.reach.maneuver.SearchDetail;
import org.junit.jupiter.api.Test;

/** What is known of the ways near a goal says the same as a search of the level with the goal moved. */
class GoalTouchesTest {
    private static final int TILES = 3;
    private static final int LEVELS = Boolean.getBoolean("leapsmith.thorough") ? 40 : 2;
    private static final int STEP = Boolean.getBoolean("leapsmith.thorough") ? 2 : 3;

    @Test
    void aMovedGoalIsTouchedIfASearchFindsIt() {
        int touched = 0;
        int moves = 0;
        for (int seed = 0; seed < LEVELS; seed++) {
            Level level = TestSearches.platforms(new SplittableRandom(seed), 32, 20);
            LevelObject goal = level.objects(ZoneType.TYPE).get(0);
            PlaceSearch known = search(level, new ReachCollector(level, Optional.empty(), null));
            GoalTouches touches = new GoalTouches(level, known, goal, TILES);
            for (int dx = -TILES; dx <= TILES; dx += STEP) {
                for (int dy = -TILES; dy <= TILES; dy += STEP) {
                    LevelObject moved = goal.withPosition(goal.x() + dx * 16, goal.y() + dy * 16);
                    Level changed = level.withObject(goal.id(), moved);
                    ReachCollector found = new ReachCollector(changed, Optional.empty(), known.player());
                    search(changed, found);
                    Optional<Node.Arrival> way = touches.wayTo(moved);
                    String message = "seed " + seed + ", " + dx + ", " + dy;
                    assertEquals(found.hasFound(goal.id()), way.isPresent(), message);
                    way.ifPresent(it ->
                            assertTrue(Witnesses.isProof(it.run(changed, Optional.empty()), goal.id()), message));
                    touched += way.isPresent() ? 1 : 0;
                    moves++;
                }
            }
        }
        assertTrue(touched > 0 && touched < moves, touched + " of " + moves);
    }

    @Test
    void aGoalIsTouchedInAJumpThatNeverLands() {
        Level level = TestLevels.with(
                TestLevels.of(
                        "....................",
                        "....................",
                        "....................",
                        "....................",
                        "....................",
                        "####................",
                        "....................",
                        "...................."),
                TestLevels.hero(16, 5 * 16 - 40),
                ZoneType.TYPE.create("goal", ZoneType.GOAL, 19 * 16, 0, 16, 16));
        level = level.withPhysics(level.physics().withBorders(TestSearches.open()));
        PlaceSearch known = search(level, new ReachCollector(level, Optional.empty(), null));
        LevelObject moved = level.objects(ZoneType.TYPE).get(0).withPosition(6 * 16, 3 * 16);
        Level changed = level.withObject(moved.id(), moved);
        Node.Arrival way =
                new GoalTouches(level, known, moved, TILES).wayTo(moved).orElseThrow();
        assertTrue(Witnesses.isProof(way.run(changed, Optional.empty()), moved.id()));
    }

    private static PlaceSearch search(Level level, ReachCollector found) {
        PlaceSearch search = new PlaceSearch(level, Optional.empty(), SearchDetail.COARSE);
        assertTrue(search.run(found, SearchOrder.BY_COST, made -> true));
        return search;
    }
}
