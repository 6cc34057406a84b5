package leapsmith.levels.reach.bound;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.reach.Verdict;
import leapsmith.levels.reach.maneuver.SearchDetail;
import leapsmith.levels.reach.search.MovingSearch;
import leapsmith.levels.reach.search.PlaceSearch;
import leapsmith.levels.reach.search.ReachCollector;
import leapsmith.physics.world.Body;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/**
 * Goals where random play was are found, and never called impossible.
 *
 * <p>{@code -Dleapsmith.thorough=true} places 50 times as many; {@code -Dleapsmith.laws.times=100} multiplies their number,
 * {@code -Dleapsmith.laws.seed=N} starts from another seed.
 */
class RandomGoalsTest {
    private static final long SEED = Long.getLong("leapsmith.laws.seed", 20261128);
    private static final double TIMES = Double.parseDouble(System.getProperty("leapsmith.laws.times", "1"))
            * (Boolean.getBoolean("leapsmith.thorough") ? 50 : 1);
    private static final int STILL_GOALS = 80;
    private static final int MOVING_GOALS = 20;
    private static final int GOALS_OF_LEVEL = 10;
    private static final int TICKS = 1200;

    @Test
    void goalsWhereRandomPlayWasAreFoundInStillLevels(TestReporter reporter) {
        List<String> missed = missed(STILL_GOALS, RandomCourses::level);
        reporter.publishEntry("missed of " + (int) (STILL_GOALS * TIMES), missed.toString());
        assertTrue(missed.size() <= 0.0005 * STILL_GOALS * TIMES, missed.toString());
    }

    @Test
    void goalsWhereRandomPlayWasAreFoundAmongPlatforms(TestReporter reporter) {
        List<String> missed = missed(MOVING_GOALS, RandomCourses::withPlatforms);
        reporter.publishEntry("missed of " + (int) (MOVING_GOALS * TIMES), missed.toString());
        assertTrue(missed.size() <= 0.005 * MOVING_GOALS * TIMES, missed.toString());
    }

    /** The goals that are not found, by the seed of their level. */
    private static List<String> missed(int goals, Function<RandomCourses, Level> kind) {
        List<String> missed = new ArrayList<>();
        for (long i = 0; i < goals * TIMES / GOALS_OF_LEVEL; i++) {
            SplittableRandom random = new SplittableRandom(SEED + i);
            Level course = kind.apply(new RandomCourses(random));
            Level level = TestLevels.with(course, goals(random, course).toArray(LevelObject[]::new));
            Set<String> found = found(level);
            ReachBound bound = ReachBound.of(level, () -> true);
            for (LevelObject goal : level.objects(ZoneType.TYPE)) {
                String label = "seed " + (SEED + i) + ", " + goal.id() + " at " + goal.x() + ", " + goal.y();
                assertTrue(bound.canTouch(goal.x(), goal.y(), goal.width(), goal.height()), label);
                if (!found.contains(goal.id())) {
                    missed.add(label);
                }
            }
        }
        return missed;
    }

    /** What a {@link ReachSearch} finds; but what moves is searched no further when all goals are found. */
    private static Set<String> found(Level level) {
        PlaceSearch coarse = new PlaceSearch(level, Optional.empty(), SearchDetail.COARSE);
        if (coarse.isStatic()) {
            return new ReachSearch(level)
                    .run(ReachSearch.MAX_STEPS, () -> true).goals().stream()
                            .filter(goal -> goal.verdict() == Verdict.PROVEN)
                            .map(GoalReach::id)
                            .collect(Collectors.toSet());
        }
        ReachCollector found = new ReachCollector(level, Optional.empty(), coarse.player());
        new MovingSearch(level, Optional.empty(), coarse, found).run(ReachSearch.MAX_STEPS, made -> !found.isDone());
        return level.objects(ZoneType.TYPE).stream()
                .map(LevelObject::id)
                .filter(found::hasFound)
                .collect(Collectors.toSet());
    }

    /** Small goals that the player touches in random play, at any of its ticks before it dies. */
    private static List<LevelObject> goals(SplittableRandom random, Level course) {
        List<double[]> points = new ArrayList<>();
        RandomPlay play = new RandomPlay(random, course);
        play.run(TICKS, body -> {
            double[] point = pointIn(random, body);
            // A run that proves something has no death.
            if (!play.hasDied()) {
                points.add(point);
            }
        });
        List<LevelObject> goals = new ArrayList<>();
        for (int i = 0; i < GOALS_OF_LEVEL && !points.isEmpty(); i++) {
            double[] point = points.get(random.nextInt(points.size()));
            int side = 4 + random.nextInt(9);
            goals.add(ZoneType.TYPE.create(
                    "goal-" + i, ZoneType.GOAL, point[0] - side / 2.0, point[1] - side / 2.0, side, side));
        }
        return goals;
    }

    private static double[] pointIn(SplittableRandom random, Body body) {
        return new double[] {
            body.x() + body.width() * random.nextDouble(), body.y() + body.height() * random.nextDouble()
        };
    }
}
