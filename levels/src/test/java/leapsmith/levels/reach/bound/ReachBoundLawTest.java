package leapsmith.levels.reach.bound;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import leapsmith.levels.RandomSignals;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlaySession;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileView;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/**
 * Nothing that play can do is beyond the bound.
 *
 * <p>{@code -Dleapsmith.thorough=true} plays 45 times as many levels; {@code -Dleapsmith.laws.times=100} multiplies
 * their number, {@code -Dleapsmith.laws.seed=N} starts from another seed, and {@code -Dleapsmith.laws.ticks=12000} plays
 * each of them for longer.
 */
class ReachBoundLawTest {
    private static final long SEED = Long.getLong("leapsmith.laws.seed", 20261123);
    private static final double TIMES = Double.parseDouble(System.getProperty("leapsmith.laws.times", "1"))
            * (Boolean.getBoolean("leapsmith.thorough") ? 45 : 1);
    private static final int LEVELS = 45;
    private static final int SHAFTS = 80;
    private static final int RIDES = 20;
    private static final int EXTREMES = 6;
    private static final int HILLS = 30;
    private static final int KINDS = 30;
    /** Flights with low gravity are very long; those levels are left out. */
    private static final long EXTREMES_WORK = 8_000_000;

    private static final long KINDS_WORK = 40_000_000;
    private static final long WORK = ReachBound.MAX_WORK;

    private static final BiConsumer<PlaySession, Body> NOTHING = (session, body) -> {};

    private static final int TICKS = Integer.getInteger("leapsmith.laws.ticks", 1200);

    /** What the player touches. */
    private enum Seen {
        GROUND,
        SLOPE,
        SLOPING_CEILING,
        PLATFORM,
        LADDER,
        WATER,
        BELT
    }

    private final Map<Seen, Integer> seen = new EnumMap<>(Seen.class);
    private final Set<UnsupportedFeature> reasons = EnumSet.noneOf(UnsupportedFeature.class);
    private int launched;

    @Test
    void randomPlayNeverLeavesTheBound(TestReporter reporter) {
        int covered = play(reporter, LEVELS, WORK, random -> new RandomCourses(random).level(), NOTHING);
        Set<UnsupportedFeature> allowed = Set.of(UnsupportedFeature.LONG_FLIGHTS, UnsupportedFeature.TOO_MUCH_WORK);
        assertTrue(allowed.containsAll(reasons), reasons.toString());
        assertTrue(covered > 0.9 * LEVELS * TIMES, covered + " levels");
        assertTrue(seen.get(Seen.GROUND) > 100 * LEVELS * TIMES, seen + " ticks on ground");
        assertTrue(seen.get(Seen.SLOPE) > LEVELS * TIMES, seen + " ticks on slopes");
        assertTrue(seen.get(Seen.SLOPING_CEILING) > LEVELS * TIMES / 10, seen + " ticks at sloping ceilings");
    }

    @Test
    void randomPlayAmongWallsWithGapsNeverLeavesTheBound(TestReporter reporter) {
        int covered = play(reporter, SHAFTS, WORK, random -> new RandomCourses(random).shafts(), NOTHING);
        assertTrue(covered > 0.9 * SHAFTS * TIMES, covered + " levels");
        assertTrue(seen.get(Seen.GROUND) > 100 * SHAFTS * TIMES, seen + " ticks on ground");
    }

    @Test
    void randomPlayAmongPlatformsNeverLeavesTheBound(TestReporter reporter) {
        int covered =
                play(reporter, RIDES, WORK, random -> new RandomCourses(random).withPlatforms(), (session, body) -> {
                    if (body.onGround() && session.world().carrier(body) != null) {
                        seen.merge(Seen.PLATFORM, 1, Integer::sum);
                    }
                });
        assertTrue(covered > 0.6 * RIDES * TIMES, covered + " levels");
        assertTrue(seen.get(Seen.PLATFORM) > 20 * RIDES * TIMES, seen + " ticks on platforms");
    }

    @Test
    void randomPlayAmongTileKindsNeverLeavesTheBound(TestReporter reporter) {
        int covered =
                play(reporter, KINDS, KINDS_WORK, random -> new RandomCourses(random).withKinds(), (session, body) -> {
                    World world = session.world();
                    boolean swims = world.material(body.mediumMaterial()).swims();
                    boolean rides = world.material(body.groundMaterial()).belt() != 0;
                    seen.merge(Seen.LADDER, body.state() == ControllerState.CLIMB ? 1 : 0, Integer::sum);
                    seen.merge(Seen.WATER, swims ? 1 : 0, Integer::sum);
                    seen.merge(Seen.BELT, rides ? 1 : 0, Integer::sum);
                });
        assertTrue(covered > 0.7 * KINDS * TIMES, covered + " levels");
        assertTrue(launched > KINDS * TIMES / 10, launched + " launches");
        assertTrue(seen.get(Seen.LADDER) > 5 * KINDS * TIMES, seen + " ticks on ladders");
        assertTrue(seen.get(Seen.WATER) > 5 * KINDS * TIMES, seen + " ticks in water");
        assertTrue(seen.get(Seen.BELT) > 2 * KINDS * TIMES, seen + " ticks on belts");
    }

    @Test
    void randomPlayAmongDoorsNeverLeavesTheBound(TestReporter reporter) {
        Set<PlaySession> opened = new HashSet<>();
        int covered = play(reporter, KINDS, KINDS_WORK, ReachBoundLawTest::withDoors, (session, body) -> {
            if (session.activeObjects().stream().anyMatch(id -> id.startsWith("door"))) {
                opened.add(session);
            }
        });
        // Others have a door where the player starts.
        assertTrue(covered > 0.3 * KINDS * TIMES, covered + " levels");
        assertTrue(opened.size() > KINDS * TIMES / 10, opened.size() + " levels with open doors");
    }

    private static Level withDoors(SplittableRandom random) {
        RandomCourses courses = new RandomCourses(random);
        Level course = random.nextBoolean() ? courses.level() : courses.withPlatforms();
        return RandomSignals.added(random, course);
    }

    @Test
    void randomPlayOnHillsNeverLeavesTheBound(TestReporter reporter) {
        int covered = play(reporter, HILLS, EXTREMES_WORK, random -> new RandomCourses(random).hills(), NOTHING);
        assertTrue(covered > 0.5 * HILLS * TIMES, covered + " levels");
        assertTrue(seen.get(Seen.SLOPE) > 100 * HILLS * TIMES, seen + " ticks on slopes");
    }

    @Test
    void randomPlayWithExtremeNumbersNeverLeavesTheBound(TestReporter reporter) {
        int covered = play(reporter, EXTREMES, EXTREMES_WORK, random -> new RandomCourses(random).extremes(), NOTHING);
        assertTrue(covered >= 0.3 * EXTREMES * TIMES, covered + " levels");
    }

    /**
     * Plays levels of a kind that the bound covers, and reports how many.
     *
     * @param work the most that a bound may take
     * @param afterEachTick called besides the test of the bound
     * @return how many levels the bound covers
     */
    private int play(
            TestReporter reporter,
            int levels,
            long work,
            Function<SplittableRandom, Level> kind,
            BiConsumer<PlaySession, Body> afterEachTick) {
        int covered = 0;
        for (long i = 0; i < levels * TIMES; i++) {
            SplittableRandom random = new SplittableRandom(SEED + i);
            Level level = kind.apply(random);
            ReachBound bound = ReachBound.of(level, new WorkLimit(work, () -> true));
            reasons.addAll(bound.reasons());
            if (bound.isComplete()) {
                covered++;
                RandomPlay play = new RandomPlay(random, level);
                String label = "seed " + (SEED + i);
                play.run(TICKS, body -> {
                    check(bound, play, body, label, seen);
                    afterEachTick.accept(play.session(), body);
                });
                launched += play.launches();
            }
        }
        reporter.publishEntry(
                "played", covered + " of " + (int) (levels * TIMES) + " levels, each " + TICKS + " ticks");
        return covered;
    }

    private static void check(ReachBound bound, RandomPlay play, Body body, String label, Map<Seen, Integer> seen) {
        Supplier<String> at = () -> label + ", tick " + play.session().tick() + ", " + body.x() + ", " + body.y()
                + ", v " + body.vx() + ", " + body.vy();
        assertTrue(bound.includes(body.subX(), body.subY()), at);
        assertTrue(bound.canTouch(body.x() + body.width(), body.y() + body.height(), 3, 3), at);
        TileView tiles = play.session().world().tiles();
        int side = SubPixels.fromPx(tiles.tileSize());
        if (body.atCeiling() && body.subY() % side != 0) {
            seen.merge(Seen.SLOPING_CEILING, 1, Integer::sum);
        }
        if (!body.onGround() || body.subVy() < 0) {
            return;
        }
        int bottom = body.subY() + body.subHeight();
        int last = Math.floorDiv(body.subX() + body.subWidth() - 1, side);
        for (int column = Math.floorDiv(body.subX(), side); column <= last; column++) {
            int row = Math.floorDiv(bottom, side);
            Slope slope = slopeAt(tiles, column, row);
            boolean isSlope = slope != null && !slope.ceiling();
            boolean isGround = !isSlope
                    && bottom % side == 0
                    && (slope != null || tiles.isSolid(column, row) || body.onOneWay() && tiles.isOneWay(column, row));
            if (isGround) {
                seen.merge(Seen.GROUND, 1, Integer::sum);
                assertTrue(bound.canStand(column, row), on(at, column, row));
            } else if (isSlope && bottom % side != 0) {
                seen.merge(Seen.SLOPE, 1, Integer::sum);
                assertTrue(bound.canStand(column, row), on(at, column, row));
            }
        }
    }

    private static Supplier<String> on(Supplier<String> at, int column, int row) {
        return () -> at.get() + ", on " + column + ", " + row;
    }

    private static Slope slopeAt(TileView tiles, int column, int row) {
        boolean inside = column >= 0 && column < tiles.columns() && row >= 0 && row < tiles.rows();
        return inside ? tiles.tileAt(column, row).slope() : null;
    }
}
