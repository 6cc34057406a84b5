package leapsmith.levels.reach.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import leapsmith.levels.TestLevels;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.PlatformReach;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.reach.TestSearches;
import leapsmith.levels.reach.Verdict;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Levels with platforms, crates and bullets: the search waits, rides and passes in time. */
class MovingSearchTest {
    private static final long STEPS = ReachSearch.MAX_STEPS;

    /** A shaft that is too high to jump. */
    private static final Level SHAFT = TestLevels.of(
            "....................",
            "....................",
            "....................",
            ".............#######",
            ".............#######",
            ".............#######",
            ".............#######",
            ".............#######",
            ".............#######",
            ".............#######",
            ".............#######",
            ".............#######",
            ".............#######",
            "####################");

    /** A cliff that is a little too high to jump. */
    private static final Level CLIFF = TestLevels.of(
            "....................",
            "....................",
            "....................",
            "....................",
            "....................",
            "....................",
            "...............#####",
            "...............#####",
            "...............#####",
            "...............#####",
            "...............#####",
            "...............#####",
            "...............#####",
            "####################");

    private static final LevelObject HERO = TestLevels.hero(16, 13 * 16 - 40);
    private static final LevelObject EXIT = ZoneType.TYPE.create("exit", ZoneType.GOAL, 18 * 16, 16, 16, 32);
    private static final ReachMap RIDE = search(TestLevels.with(SHAFT, HERO, EXIT, lift(90)));
    private static final ReachMap WITHOUT_LIFT = search(TestLevels.with(SHAFT, HERO, EXIT));

    @Test
    void theLiftOnTheWayToAGoalIsReached() {
        List<PlatformReach> platforms = PlatformReach.of(RIDE);
        assertEquals(1, platforms.size());
        PlatformReach lift = platforms.get(0);
        assertEquals("lift", lift.id());
        PlaySession session = lift.run().newSession();
        for (long tick = 0; tick < lift.run().run().length(); tick++) {
            session.step(lift.run().run().inputs().at(tick));
        }
        Body carrier = session.world().carrier(session.player().orElseThrow());
        assertEquals("lift", session.objectId(carrier.index()));
        assertEquals(List.of(), PlatformReach.of(WITHOUT_LIFT));
    }

    @Test
    void thePlayerRidesALift() {
        assertProven(RIDE);
        assertTrue(RIDE.isComplete());
        assertStandsOn(RIDE, 15, 3);
        assertEquals(OptionalInt.empty(), WITHOUT_LIFT.ticksTo(15, 3));
    }

    @Test
    void aSearchIsIncompleteAsLongAsThereAreWaysToAGoalThatItDidNotTry() throws IOException {
        ReachMap map = new ReachSearch(sample("crate-hill")).run(120_000, () -> true);
        assertTrue(map.hasAllTiles());
        assertEquals(Verdict.NOT_FOUND, map.goals().get(0).verdict());
        assertFalse(map.isComplete());
    }

    @Test
    void itWaitsForALiftThatIsSeldomBelow() {
        LevelObject lift = lift(240);
        LevelObject late =
                lift.withPosition(lift.x(), lift.y() - 160).with(PlatformType.STOPS, List.of(PathStop.of(0, 160)));
        assertProven(new ReachSearch(TestLevels.with(SHAFT, HERO, EXIT, late)).run(3_000_000, () -> true));
    }

    @Test
    void aPlatformThatTakesWeeksDoesNotHoldUpTheSearch() {
        LevelObject slow = lift(90).with(PlatformType.SPEED, 0.0001);
        LevelObject beside = ZoneType.TYPE.create("exit", ZoneType.GOAL, 6 * 16, 12 * 16, 16, 16);
        ReachMap map = new ReachSearch(TestLevels.with(SHAFT, HERO, beside, slow)).run(300_000, () -> true);
        assertProven(map);
        assertStandsOn(map, 10, 13);
    }

    /** Bullets that never come back to where they were at the same time pass above the floor at the right. */
    @Test
    void groundThatNoBulletComesNearIsSearchedOnce() {
        Level level = TestLevels.of(
                ".".repeat(60),
                ".".repeat(60),
                ".".repeat(60),
                ".".repeat(60),
                ".".repeat(60),
                ".".repeat(60),
                "....####..........####......####....####....####............",
                ".".repeat(60),
                ".".repeat(60),
                "#".repeat(60));
        Level without = TestLevels.with(level, TestLevels.hero(16, 9 * 16 - 40));
        Level with = TestLevels.with(without, emitter("a", 700, 0, 119), emitter("b", 900, 48, 97));
        assertEquals(
                search(without).tileCount(),
                new ReachSearch(with).run(1_500_000, () -> true).tileCount());
    }

    /** A level with more that moves is searched with fewer steps, as each takes longer. */
    @Test
    void stepsCountAsSeveralWhereThingsMove() {
        LevelObject[] lifts = new LevelObject[40];
        for (int i = 0; i < lifts.length; i++) {
            lifts[i] = lift(90).with(PlatformType.SPEED, 60.0 + i);
            lifts[i] = lifts[i].withId("lift-" + i);
        }
        Level level = TestLevels.with(SHAFT, HERO, EXIT);
        int[] places = {0, 0};
        for (int i = 0; i < 2; i++) {
            Level moving = TestLevels.with(level, i == 0 ? new LevelObject[] {lifts[0]} : lifts);
            places[i] = new ReachSearch(moving).run(150_000, () -> true).placeCount();
        }
        assertTrue(places[1] > 0 && places[0] > 3 * places[1], places[0] + " and " + places[1]);
    }

    @Test
    void itPassesBelowAPressInTime() {
        Level level = TestLevels.of(
                "....................",
                "####################",
                "....................",
                "....................",
                "....................",
                "....................",
                "####################");
        LevelObject press = PlatformType.TYPE
                .create("press", PlatformType.SOLID, 8 * 16, 2 * 16, 48, 16)
                .with(PlatformType.STOPS, List.of(PathStop.of(0, 48)))
                .with(PlatformType.SPEED, 120.0)
                .with(PlatformType.WAIT, 40.0);
        LevelObject exit = ZoneType.TYPE.create("exit", ZoneType.GOAL, 18 * 16, 4 * 16, 16, 32);
        ReachMap map = search(TestLevels.with(level, TestLevels.hero(16, 6 * 16 - 40), exit, press));
        assertProven(map);
        assertStandsOn(map, 15, 6);
    }

    @Test
    void tilesBehindACrateAreReachedInTheWholeLevel() {
        ReachMap map = search(TestLevels.with(SHAFT, HERO, EXIT, lift(90), crate(24)));
        assertProven(map);
        assertStandsOn(map, 15, 3);
    }

    @Test
    void groundThatOnlyACrateMakesReachableIsReached() {
        LevelObject hero = HERO.with(CharacterType.SOLID_TO_BODIES, true);
        ReachMap map = search(TestLevels.with(CLIFF, hero, crate(32)));
        assertTrue(map.isComplete());
        assertStandsOn(map, 15, 6);
        assertEquals(TileSet.EMPTY, map.unreachedGround());
        ReachMap without = search(TestLevels.with(CLIFF, hero));
        assertEquals(5, without.unreachedGround().size());
    }

    @Test
    void groundThatASearchForGoalsReachedByACrateIsReached() {
        Level level = CLIFF.withTiles(TestLevels.fill(CLIFF, new TileRegion(5, 0, 4, 2), TileType.BLOCK));
        for (int column : List.of(5, 8, 11)) {
            level = level.withTiles(TestLevels.fill(level, new TileRegion(column, 6, 1, 1), TileType.ONE_WAY));
        }
        LevelObject enclosed = ZoneType.TYPE.create("exit", ZoneType.GOAL, 6 * 16, 4, 16, 8);
        Level pushed = TestLevels.with(level, HERO.with(CharacterType.SOLID_TO_BODIES, true), crate(32), enclosed);
        ReachMap map = new ReachSearch(pushed).run(400_000, () -> true);
        assertEquals(Verdict.NOT_FOUND, map.goals().get(0).verdict());
        assertEquals(TileSet.EMPTY, map.unreachedGround());
        assertStandsOn(map, 5, 6);
        assertStandsOn(map, 8, 6);
        assertStandsOn(map, 11, 6);
        assertStandsOn(map, 15, 6);
    }

    @ParameterizedTest
    @ValueSource(strings = {"lift-shaft", "bullet-garden", "crate-hill", "crowd", "storm", "wide-world"})
    @EnabledIfSystemProperty(named = "leapsmith.thorough", matches = "true")
    void theGoalOfASampleIsProven(String name) throws IOException {
        assertProven(search(sample(name)));
    }

    private static Level sample(String name) throws IOException {
        return LevelFormat.read(Path.of(System.getProperty("leapsmith.root"), "samples", name + LevelFormat.EXTENSION));
    }

    private static LevelObject crate(double size) {
        return CharacterType.TYPE
                .create("crate", CharacterType.IDLE, 5 * 16, 13 * 16 - size, size, size)
                .with(CharacterType.SOLID_TO_BODIES, true);
    }

    private static LevelObject emitter(String id, double x, double y, double interval) {
        return EmitterType.TYPE
                .create(id, EmitterType.DEADLY, x, y)
                .with(EmitterType.DIRECTION, 90.0)
                .with(EmitterType.INTERVAL, interval);
    }

    private static LevelObject lift(double wait) {
        return PlatformType.TYPE
                .create("lift", PlatformType.SOLID, 9 * 16, 13 * 16, 48, 16)
                .with(PlatformType.STOPS, List.of(PathStop.of(0, -160)))
                .with(PlatformType.SPEED, 64.0)
                .with(PlatformType.WAIT, wait);
    }

    private static ReachMap search(Level level) {
        return new ReachSearch(level).run(STEPS, () -> true);
    }

    private static void assertProven(ReachMap map) {
        GoalReach goal = map.goals().get(0);
        assertEquals(Verdict.PROVEN, goal.verdict());
        PlaySession session = TestSearches.played(goal.run().orElseThrow());
        assertEquals(PlayState.GOAL_REACHED, session.status().state());
        assertEquals(goal.id(), session.status().goal());
        assertEquals(session.tick(), session.status().sinceTick());
    }

    private static void assertStandsOn(ReachMap map, int column, int row) {
        Body player = TestSearches.played(map.runTo(column, row).orElseThrow())
                .player()
                .orElseThrow();
        assertTrue(player.onGround());
        assertEquals(row * 16, player.y() + player.height());
        assertTrue(player.x() < (column + 1) * 16 && player.x() + player.width() > column * 16);
    }
}
