package leapsmith.levels.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import leapsmith.levels.TestLevels;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.bound.ReachBound;
import leapsmith.levels.reach.bound.UnsupportedFeature;
import leapsmith.physics.body.AirMoves;
import leapsmith.physics.body.Movement;
import leapsmith.physics.world.Body;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The search finds what the player can reach, and what it finds can be done. */
class ReachSearchTest {
    private static final long STEPS = 4_000_000;
    /** The column where the player starts. */
    private static final int START = 5;

    private static final int EDITS = Boolean.getBoolean("leapsmith.thorough") ? 40 : 12;

    @ParameterizedTest
    @ValueSource(strings = {"first-jump", "one-way-tower", "slope-run"})
    void theGoalOfASampleIsProven(String name) throws IOException {
        Path file = Path.of(System.getProperty("leapsmith.root"), "samples", name + LevelFormat.EXTENSION);
        ReachMap map = TestSearches.search(LevelFormat.read(file));
        assertTrue(map.isComplete());
        assertEquals(1, map.goals().size());
        GoalReach goal = map.goals().get(0);
        assertEquals(Verdict.PROVEN, goal.verdict());
        PlaySession session = TestSearches.played(goal.run().orElseThrow());
        assertEquals(PlayState.GOAL_REACHED, session.status().state());
        assertEquals(goal.id(), session.status().goal());
        assertEquals(session.tick(), session.status().sinceTick());
    }

    @Test
    void aPlayerThatDiesWithinTheCoyoteTimeEndsNoSearch() {
        Level level = TestLevels.of(
                "................",
                "................",
                "................",
                "................",
                "................",
                "................",
                "######.....#####",
                "................");
        LevelObject player = CharacterType.TYPE.create("hero", "player", 20, 56).with(CharacterType.COYOTE_TIME, 0.1);
        LevelObject trap = ZoneType.TYPE.create("trap", ZoneType.DEADLY, 114, 0).withBox(114, 0, 40, 128);
        ReachMap found = new ReachSearch(level.withObjects(CharacterType.TYPE, List.of(player))
                        .withObjects(ZoneType.TYPE, List.of(trap)))
                .run(300_000, () -> true);
        assertTrue(found.tileCount() >= 5);
    }

    @Test
    void theRunToATileEndsOnIt() {
        Level level = TestSearches.platforms(new SplittableRandom(5), 40, 24);
        ReachMap map = TestSearches.search(level);
        assertTrue(map.tileCount() > 40, "only " + map.tileCount() + " tiles");
        for (int tile : tiles(map).keySet()) {
            int column = tile % level.columns();
            int row = tile / level.columns();
            PlayRecording run = map.runTo(column, row).orElseThrow();
            assertEquals(map.ticksTo(column, row).orElseThrow(), run.run().length());
            Body player = TestSearches.played(run).player().orElseThrow();
            assertTrue(player.onGround());
            assertEquals(row * level.tileSize(), player.y() + player.height());
            assertTrue(player.x() < (column + 1) * level.tileSize());
            assertTrue(player.x() + player.width() > column * level.tileSize());
        }
    }

    @Test
    void movesInTheAirReachWhatIsTooHighOrTooFarAndNothingIsImpossible() {
        String[] tower = new String[30];
        Arrays.fill(tower, "..............");
        tower[29] = "##############";
        tower[21] = "......###.....";
        assertReaches(tower, Movement.CLASSIC, 7, 21, false);
        assertReaches(tower, Movement.CLASSIC.withAirMoves(AirMoves.NONE.withAirJumps(1)), 7, 21, true);
        String[] shaft = new String[30];
        Arrays.fill(shaft, "####......####");
        shaft[29] = "##############";
        for (int row = 0; row < 5; row++) {
            shaft[row] = "..............";
        }
        assertReaches(shaft, Movement.CLASSIC, 12, 5, false);
        assertReaches(shaft, Movement.CLASSIC.withAirMoves(AirMoves.NONE.withWallJumpSpeed(160)), 12, 5, true);
        String gap = "######.............#######";
        String[] wide = new String[20];
        Arrays.fill(wide, gap);
        Arrays.fill(wide, 0, 9, gap.replace('#', '.'));
        assertReaches(wide, Movement.CLASSIC, 22, 9, false);
        AirMoves dash = AirMoves.NONE.withDashSpeed(480).withDashSeconds(0.2);
        assertReaches(wide, Movement.CLASSIC.withAirMoves(dash), 22, 9, true);
    }

    private static void assertReaches(String[] rows, Movement movement, int column, int row, boolean isReached) {
        int floor = rows.length - 1;
        while (rows[floor - 1].charAt(START) == '#') {
            floor--;
        }
        LevelObject hero = TestLevels.hero(16 * START, 16 * floor - 40);
        Level level = TestLevels.with(TestLevels.of(rows), CharacterType.withMovement(hero, movement));
        ReachMap map = TestSearches.search(level);
        assertEquals(isReached, map.ticksTo(column, row).isPresent());
        boolean hasMoves = movement.airMoves().isAny();
        assertEquals(
                hasMoves ? Set.of(UnsupportedFeature.AIR_MOVES) : Set.of(),
                ReachBound.of(level, () -> true).reasons());
    }

    @Test
    void jumpsAreCounted() {
        Level level = TestLevels.with(
                TestLevels.of(
                        "............",
                        "............",
                        "............",
                        "............",
                        "......##....",
                        "............",
                        "............",
                        "............",
                        "############"),
                TestLevels.hero(16, 8 * 16 - 40));
        ReachMap map = TestSearches.search(level);
        assertEquals(OptionalInt.of(0), map.jumpsTo(10, 8));
        assertEquals(OptionalInt.of(1), map.jumpsTo(6, 4));
        assertEquals(OptionalInt.empty(), map.jumpsTo(6, 5));
        assertEquals(OptionalInt.empty(), map.jumpsTo(-1, 90));
    }

    @Test
    void aChangedLevelIsSearchedLikeANewOne() {
        for (int seed = 0; seed < (EDITS > 12 ? 4 : 2); seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Level level = TestSearches.platforms(random, 32, 20);
            List<Level> history = new ArrayList<>(List.of(level));
            ReachSearch search = new ReachSearch(level);
            search.run(STEPS, () -> true);
            long reused = 0;
            for (int edit = 0; edit < EDITS; edit++) {
                level = edit % 4 == 3
                        ? history.get(random.nextInt(history.size()))
                        : TestSearches.painted(random, level);
                history.add(level);
                search.setLevel(level);
                String message = "seed " + seed + ", edit " + edit;
                ReachSearch fresh = new ReachSearch(level);
                ReachMap expected = fresh.run(STEPS, () -> true);
                assertEquals(described(expected), described(search.run(STEPS, () -> true)), message);
                reused += search.steps() < fresh.steps() ? 1 : 0;
                if (edit % 4 == 0) {
                    expected = fresh.runThoroughly(STEPS, () -> true);
                    assertEquals(described(expected), described(search.runThoroughly(STEPS, () -> true)), message);
                }
            }
            assertTrue(reused > EDITS / 2, "only " + reused + " of " + EDITS + " searches reused what was known");
        }
    }

    @Test
    void aSearchStopsAtItsLimitAndOnRequest() {
        Level level = TestSearches.platforms(new SplittableRandom(1), 40, 24);
        ReachSearch search = new ReachSearch(level);
        ReachMap part = search.run(10_000, () -> true);
        assertFalse(part.isComplete());
        assertFalse(part.hasAllTiles());
        assertTrue(search.steps() < 20_000);
        assertFalse(search.run(STEPS, () -> false).isComplete());
        // What was found before is used by the next run.
        ReachMap whole = search.run(STEPS, () -> true);
        assertTrue(whole.isComplete());
        assertTrue(whole.hasAllTiles());
        assertEquals(described(TestSearches.search(level)), described(search.run(STEPS, () -> true)));
        assertEquals(0, search.steps());
    }

    @Test
    void aSearchMayStartElsewhere() {
        Level level = TestLevels.of("....#.......", "....#.......", "....#.......", "....#.......", "############");
        Level played = TestLevels.with(level, TestLevels.hero(16, 4 * 16 - 40));
        assertEquals(OptionalInt.empty(), TestSearches.search(played).ticksTo(8, 4));
        ReachMap right = new ReachSearch(level, Optional.of(new StartPoint(10 * 16, 4 * 16))).run(STEPS, () -> true);
        assertTrue(right.ticksTo(8, 4).isPresent());
        assertEquals(OptionalInt.empty(), right.ticksTo(1, 4));
        assertEquals(0, new ReachSearch(level).run(STEPS, () -> true).tileCount());
    }

    @Test
    void aGoalThatIsTooFarIsImpossible() {
        String[] rows = {
            "....................",
            "....................",
            "....................",
            "....................",
            "######.........#####"
        };
        Level level = TestLevels.with(
                TestLevels.of(rows),
                TestLevels.hero(16, 4 * 16 - 40),
                ZoneType.TYPE.create("exit", ZoneType.GOAL, 17 * 16, 2 * 16, 16, 32));
        level = level.withPhysics(level.physics().withBorders(TestSearches.open()));
        GoalReach goal = TestSearches.search(level).goals().get(0);
        assertEquals(Verdict.IMPOSSIBLE, goal.verdict());
    }

    @Test
    void anImpossibleGoalSaysByHowMuchItIsMissed() {
        Level room = TestLevels.with(TestLevels.floored(20, 30), TestLevels.hero(16, 29 * 16 - 40));
        Level level = TestLevels.with(room, ZoneType.TYPE.create("exit", ZoneType.GOAL, 160, 64, 16, 16));
        String reason = reason(level, 1_000_000);
        Matcher matcher = Pattern.compile(
                        "the player stays at least ([0-9]+) px below it; the nearest ground that it reaches is at 10, 29")
                .matcher(reason);
        assertTrue(matcher.matches(), reason);
        // A jump rises by about 85 px, from 424 to 339; the goal ends at 80.
        assertEquals(339 - 80, Double.parseDouble(matcher.group(1)), 8);
    }

    @Test
    void aGoalThatIsNotFoundSaysWhy() {
        Level room = TestLevels.with(
                TestLevels.floored(20, 30),
                TestLevels.hero(16, 29 * 16 - 40),
                ZoneType.TYPE.create("exit", ZoneType.GOAL, 300, 29 * 16 - 20, 16, 16));
        assertEquals("the search ended at its limit", reason(room, 1));
        LevelObject crate = CharacterType.TYPE.create("crate", CharacterType.IDLE, 100, 29 * 16 - 40);
        Level crates = TestLevels.with(
                room.withObject(
                        TestLevels.HERO,
                        room.object(TestLevels.HERO).orElseThrow().with(CharacterType.SOLID_TO_BODIES, true)),
                crate.with(CharacterType.SOLID_TO_BODIES, true));
        assertTrue(
                reason(crates, 1).endsWith("there is no upper bound with crates or other solid characters"),
                reason(crates, 1));
    }

    private static String reason(Level level, long steps) {
        GoalReach goal = new ReachSearch(level).run(steps, () -> true).goals().get(0);
        return goal.reason().orElseThrow().english();
    }

    @Test
    void whatIsReachedIsWithinTheBound() {
        for (int seed = 0; seed < (EDITS > 12 ? 40 : 6); seed++) {
            Level level = TestSearches.platforms(new SplittableRandom(100 + seed), 40, 24);
            ReachMap map = TestSearches.search(level);
            ReachBound bound = ReachBound.of(level, () -> true);
            assertTrue(bound.isComplete());
            for (int tile : tiles(map).keySet()) {
                int column = tile % level.columns();
                int row = tile / level.columns();
                assertTrue(bound.canStand(column, row), "seed " + seed + ", tile " + column + ", " + row);
            }
        }
    }

    private static Map<Integer, String> tiles(ReachMap map) {
        Map<Integer, String> tiles = new TreeMap<>();
        for (int row = 0; row < map.level().rows(); row++) {
            for (int column = 0; column < map.level().columns(); column++) {
                OptionalInt ticks = map.ticksTo(column, row);
                if (ticks.isPresent()) {
                    String jumps = " " + map.jumpsTo(column, row);
                    tiles.put(row * map.level().columns() + column, ticks.getAsInt() + jumps);
                }
            }
        }
        return tiles;
    }

    private static List<String> described(ReachMap map) {
        List<String> text = new ArrayList<>();
        text.add(tiles(map).toString());
        for (GoalReach goal : map.goals()) {
            text.add(goal.id() + " " + goal.verdict() + " "
                    + goal.run().map(run -> run.run().inputs().toString()).orElse(""));
        }
        return text;
    }
}
