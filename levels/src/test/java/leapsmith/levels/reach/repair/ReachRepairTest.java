package leapsmith.levels.reach.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import leapsmith.levels.TestLevels;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.SoftLock;
import leapsmith.levels.reach.TestSearches;
import leapsmith.levels.reach.Verdict;
import leapsmith.levels.world.WorldBuilder;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReachRepairTest {
    /** Well below a second of processor time. */
    private static final long STEPS_OF_SMALL_LEVEL = 300_000;

    private static final boolean IS_THOROUGH = Boolean.getBoolean("leapsmith.thorough");
    private static final long STEPS = IS_THOROUGH ? ReachRepair.STEPS : 250_000;

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
                Verdict.IMPOSSIBLE, TestSearches.search(level).goals().get(0).verdict());
        List<Repair> repairs = repairs(level);
        Set<Repair.Kind> kinds = repairs.stream().map(Repair::kind).collect(Collectors.toSet());
        assertTrue(kinds.contains(Repair.Kind.JUMP_HIGHER), kinds::toString);
        assertTrue(kinds.contains(Repair.Kind.ADD_STEP) || kinds.contains(Repair.Kind.EXTEND_GROUND), kinds::toString);
        assertAllProven(repairs);
    }

    @Test
    void groundIsContinuedAtItsTop() {
        String[] rows = new String[10];
        Arrays.fill(rows, 0, 6, "........................");
        Arrays.fill(rows, 6, 10, "#####........###########");
        Level level = withGoal(TestLevels.of(rows), 6, 20 * 16, 5 * 16);
        level = level.withPhysics(level.physics().withBorders(new Borders(false, false, false, true)));
        Repair best = repairs(level).get(0);
        assertEquals(Repair.Kind.EXTEND_GROUND, best.kind());
        TileRegion added = best.change().regions().get(0);
        assertEquals(new TileRegion(added.column(), 6, added.columns(), 1), added);
    }

    @Test
    void aShaftThatABlockWouldCloseGetsAOneWay() {
        String[] rows = new String[13];
        Arrays.fill(rows, 0, 4, "........");
        Arrays.fill(rows, 4, 12, "#.######");
        rows[12] = "########";
        Level level = withGoal(TestLevels.of(rows), 12, 6 * 16, 3 * 16);
        assertEquals(
                Verdict.IMPOSSIBLE, TestSearches.search(level).goals().get(0).verdict());
        List<Repair> repairs = repairs(level);
        assertTrue(
                repairs.stream()
                        .anyMatch(repair -> repair.kind() == Repair.Kind.EXTEND_GROUND
                                && level.legend().typeOf(repair.change().tile()) == TileType.ONE_WAY),
                repairs::toString);
        assertAllProven(repairs);
    }

    @Test
    void theClosedBottomGetsAStep() {
        String[] rows = new String[9];
        Arrays.fill(rows, 0, 3, "................");
        Arrays.fill(rows, 3, 9, "..........######");
        Level level = withGoal(TestLevels.of(rows), 9, 13 * 16, 16);
        assertEquals(
                Verdict.IMPOSSIBLE, TestSearches.search(level).goals().get(0).verdict());
        List<Repair> repairs = repairsUntil(Repair.Kind.ADD_STEP, level);
        assertTrue(
                repairs.stream().anyMatch(repair -> repair.kind() == Repair.Kind.ADD_STEP), () -> repairs.toString());
        assertAllProven(repairs);
    }

    @Test
    void aPlayerThatStartsInTheAirIsCaughtThere() {
        String[] rows = new String[26];
        Arrays.fill(rows, "........");
        rows[4] = ".......#";
        Level level = withGoal(TestLevels.of(rows), 6, 7 * 16, 3 * 16);
        assertEquals(
                Verdict.IMPOSSIBLE, TestSearches.search(level).goals().get(0).verdict());
        List<Repair> repairs = repairs(level);
        assertTrue(repairs.stream().anyMatch(repair -> repair.kind() == Repair.Kind.ADD_GROUND), repairs::toString);
        assertAllProven(repairs);
    }

    @Test
    void theGoalMayMoveToTheClosedBottom() {
        String[] rows = new String[8];
        Arrays.fill(rows, "........###.....");
        Level level = withGoal(TestLevels.of(rows), 8, 12 * 16, 6 * 16);
        Repair move = repairs(level).stream()
                .filter(repair -> repair.kind() == Repair.Kind.MOVE_GOAL)
                .findFirst()
                .orElseThrow();
        LevelObject goal = move.level().object("exit").orElseThrow();
        assertEquals(8 * 16, goal.y() + goal.height(), "it stands");
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
        assertEquals(3, repairs.get(0).change().delta().tiles().cellCount());
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
    }

    @Test
    void eachRepairIsReportedAsSoonAsItIsFound() {
        List<List<Repair>> reported = new ArrayList<>();
        List<Double> shares = new ArrayList<>();
        List<Repair> repairs = repair(gap()).propose(4, STEPS, new ReachRepair.Listener() {
            @Override
            public void found(List<Repair> best) {
                reported.add(best);
            }

            @Override
            public boolean continues(double share) {
                shares.add(share);
                return true;
            }
        });
        assertEquals(Repair.Kind.EXTEND_GROUND, repairs.get(0).kind());
        assertEquals(1, reported.get(0).size());
        assertEquals(repairs, reported.get(reported.size() - 1));
        assertTrue(reported.size() >= repairs.size());
        assertEquals(shares.stream().sorted().toList(), shares);
        assertTrue(shares.get(0) >= 0 && shares.get(shares.size() - 1) <= 1);
    }

    @Test
    void itEndsOnRequestAndAtItsLimit() {
        assertEquals(List.of(), repair(gap()).propose(5, 1_000_000, new ReachRepair.Listener() {
            @Override
            public boolean continues(double share) {
                return false;
            }
        }));
        ReachRepair limited = repair(gap());
        assertEquals(List.of(), limited.propose(5, 1000, ReachRepair.Listener.NONE));
        assertTrue(limited.steps() < 5000, limited.steps() + " steps");
    }

    @Test
    void aGapInTheGroundIsFilledWithTheSameGround() {
        Repair best = repairsUntil(Repair.Kind.EXTEND_GROUND, gap()).get(0);
        assertEquals(Repair.Kind.EXTEND_GROUND, best.kind());
        assertEquals(gap().legend().indexOf(TileType.ONE_WAY), best.change().tile(), best.change()::toString);
    }

    @Test
    void aRepairKeepsTheSymmetryOfTheLevel() {
        Level level = withGoal(
                TestLevels.of(
                        "......................",
                        "......................",
                        "......................",
                        "..####..........####..",
                        "......................",
                        "......................",
                        "......................",
                        "......................",
                        "......................",
                        "####..####..####..####"),
                9,
                3 * 16,
                16);
        List<Repair> repairs = repairs(level);
        Repair best = repairs.get(0);
        List<TileRegion> regions = best.change().regions();
        assertEquals(2, regions.size(), best.change()::toString);
        assertEquals(level.columns(), regions.get(0).column() + regions.get(1).endColumn(), best.change()::toString);
        assertAllProven(repairs);
    }

    @Test
    void aGoalBehindAWallIsMovedInFrontOfIt() {
        Level level = withGoal(TestLevels.floored(20, 10), 9, 12 * 16, 7 * 16);
        level = level.withTiles(TestLevels.fill(level, new TileRegion(8, 0, 3, 9), TileType.BLOCK));
        List<Repair> repairs = repairs(level);
        Repair moved = repairs.stream()
                .filter(repair -> repair.kind() == Repair.Kind.MOVE_GOAL)
                .findFirst()
                .orElseThrow();
        assertEquals(Set.of("exit"), moved.change().delta().objectIds());
        assertEquals(-5 * 16, moved.change().dx());
        assertEquals(0, moved.change().dy());
        assertEquals(1, moved.hardestRate(), "no jump");
        assertAllProven(repairs);
    }

    @Test
    void thePlatformThatIsTooHighIsMoved() {
        Level level = withGoal(
                TestLevels.of(
                        "............",
                        "............",
                        "............",
                        "............",
                        "............",
                        "............",
                        "............",
                        "............",
                        "............",
                        "............",
                        "............",
                        "............",
                        "............",
                        "############"),
                13,
                8 * 16,
                0);
        Level changed = TestLevels.with(
                level,
                PlatformType.TYPE
                        .create("lift", PlatformType.SOLID, 5 * 16, 6 * 16)
                        .with(PlatformType.STOPS, List.of(PathStop.of(16, 0))));
        List<Repair> repairs = repairsUntil(Repair.Kind.MOVE_PLATFORM, changed);
        Repair moved = repairs.stream()
                .filter(repair -> repair.kind() == Repair.Kind.MOVE_PLATFORM)
                .findFirst()
                .orElseThrow();
        assertEquals(Set.of("lift"), moved.change().delta().objectIds());
        assertTrue(moved.change().dy() > 0, moved.change()::toString);
        assertAllProven(repairs);
    }

    @Test
    void groundIsContinuedAboveALift() {
        List<Repair> repairs = repair(aboveALift()).propose(1, STEPS_OF_SMALL_LEVEL, ReachRepair.Listener.NONE);
        assertEquals(Repair.Kind.EXTEND_GROUND, repairs.get(0).kind(), repairs::toString);
        assertAllProven(repairs);
    }

    @ParameterizedTest
    @CsvSource({"slope-run, 700_000", "wide-world, 1_600_000"})
    void aGoalThatIsTooHighIsMovedDownInSomeSteps(String name, String mostSteps) throws IOException {
        assumeTrue(name.equals("slope-run") || IS_THOROUGH);
        Level sample = sample(name);
        LevelObject goal = goal(sample);
        Level level = sample.withObject(goal.id(), goal.withPosition(goal.x(), Math.max(0, goal.y() - 9 * 16)));
        assertFirstRepair(level, mostSteps, Repair.Kind.MOVE_GOAL);
    }

    @ParameterizedTest
    @CsvSource({"crate-hill, 5, 17, 300_000, REMOVE_TILES", "bullet-garden, 43, 23, 300_000, JUMP_HIGHER"})
    void theFirstRepairAmongCratesAndBulletsIsFoundInSomeSteps(
            String name, int column, int row, String mostSteps, Repair.Kind kind) throws IOException {
        Level sample = sample(name);
        Level level = sample.withTiles(TestLevels.fill(sample, new TileRegion(column, row, 2, 1), TileType.EMPTY));
        assertFirstRepair(level, mostSteps, kind);
    }

    @Test
    void aPlatformThatIsMissingHalfwayToAHighGoalIsFoundFirst() {
        Level level = withGoal(missingPlatform(), 17, 30 * 16, 4 * 16);
        ReachRepair repair = repair(level);
        List<Integer> triesAtFirst = new ArrayList<>();
        List<Repair> repairs = repair.propose(6, STEPS, new ReachRepair.Listener() {
            @Override
            public void found(List<Repair> best) {
                triesAtFirst.add(repair.tries());
            }
        });
        assertAllProven(repairs);
        assertEquals(Repair.Kind.ADD_GROUND, repairs.get(0).kind());
        assertTrue(triesAtFirst.get(0) <= 5, () -> triesAtFirst + " tries");
    }

    @Test
    void aLadderOrASpringLeadsToAHighLedge() {
        String[] rows = new String[16];
        Arrays.fill(rows, 0, 4, ".".repeat(20));
        Arrays.fill(rows, 4, 15, ".".repeat(14) + "######");
        rows[15] = "#".repeat(20);
        Level level = withGoal(TestLevels.of(rows), 15, 17 * 16, 2 * 16);
        List<Repair> repairs = repair(level).propose(12, 8 * STEPS, ReachRepair.Listener.NONE);
        assertAllProven(repairs);
        Map<Repair.Kind, Repair> byKind = new EnumMap<>(Repair.Kind.class);
        repairs.forEach(repair -> byKind.putIfAbsent(repair.kind(), repair));
        Repair ladder = byKind.get(Repair.Kind.ADD_LADDER);
        Repair spring = byKind.get(Repair.Kind.ADD_SPRING);
        assertNotNull(ladder, () -> byKind.keySet().toString());
        assertNotNull(spring, () -> byKind.keySet().toString());
        Level climbed = ladder.change().delta().after();
        assertEquals(
                "ladder", climbed.legend().kindOf(climbed.tiles().at(13, 10)).name());
        Level launched = spring.change().delta().after();
        assertEquals("spring", launched.legend().kindOf(spring.change().tile()).name());
    }

    private static Level missingPlatform() {
        String[] rows = new String[20];
        Arrays.fill(rows, ".".repeat(40));
        rows[6] = ".".repeat(28) + "#####.......";
        rows[14] = ".".repeat(12) + "====" + ".".repeat(24);
        Arrays.fill(rows, 17, 20, "##########...." + "#".repeat(26));
        return TestLevels.of(rows);
    }

    private static Level sample(String name) throws IOException {
        return LevelFormat.read(Path.of(System.getProperty("leapsmith.root"), "samples", name + LevelFormat.EXTENSION));
    }

    private static void assertFirstRepair(Level level, String mostSteps, Repair.Kind kind) {
        ReachRepair repair = repair(level);
        List<Repair> first = new ArrayList<>();
        repair.propose(6, ReachRepair.STEPS, new ReachRepair.Listener() {
            @Override
            public void found(List<Repair> best) {
                first.addAll(best);
            }

            @Override
            public boolean continues(double share) {
                return first.isEmpty();
            }
        });
        assertEquals(kind, first.get(0).kind());
        assertAllProven(first);
        assertTrue(repair.steps() < Long.parseLong(mostSteps.replace("_", "")), repair.steps() + " steps");
    }

    /** A lift to a ledge, and beyond a gap that is two tiles too wide, the goal. */
    private static Level aboveALift() {
        String upper = ".............#####............####";
        Level level = TestLevels.of(
                ".".repeat(34),
                ".".repeat(34),
                ".".repeat(34),
                ".".repeat(34),
                ".".repeat(34),
                ".".repeat(34),
                ".".repeat(34),
                ".".repeat(34),
                upper,
                upper,
                upper,
                upper,
                upper,
                upper,
                upper,
                "#".repeat(34));
        return TestLevels.with(
                level,
                TestLevels.hero(16, 15 * 16 - 40),
                PlatformType.TYPE
                        .create("lift", PlatformType.SOLID, 9 * 16, 15 * 16, 48, 16)
                        .with(PlatformType.STOPS, List.of(PathStop.of(0, -112)))
                        .with(PlatformType.SPEED, 64.0)
                        .with(PlatformType.WAIT, 90.0),
                ZoneType.TYPE.create("exit", ZoneType.GOAL, 32 * 16, 6 * 16, 16, 32));
    }

    @Test
    void aSoftLockGetsAWayOut() {
        String ground = "##########....###########";
        Level level = withGoal(
                TestLevels.of(
                        ".".repeat(25),
                        ".".repeat(25),
                        ".".repeat(25),
                        ".".repeat(25),
                        ".".repeat(25),
                        ".".repeat(25),
                        ground,
                        ground,
                        ground,
                        ground,
                        ground,
                        ground,
                        ground,
                        "#".repeat(25)),
                6,
                20 * 16,
                4 * 16);
        ReachMap map = TestSearches.search(level);
        SoftLock lock = ReachFindings.checked(map, STEPS_OF_SMALL_LEVEL, () -> true)
                .softLocks()
                .get(0);
        List<Repair> repairs = ReachRepair.outOf(map, lock).orElseThrow().propose(6, STEPS, ReachRepair.Listener.NONE);
        assertAllProven(repairs);
        for (Repair repair : repairs) {
            assertEquals(Optional.of(lock.place()), repair.run().start());
            assertNotEquals(Repair.Kind.MOVE_GOAL, repair.kind());
            assertEquals(
                    Verdict.PROVEN,
                    TestSearches.search(repair.level()).goals().get(0).verdict(),
                    "the way from the start is kept");
        }
        assertTrue(repairs.get(0).kind().isOfTiles(), repairs::toString);
    }

    @Test
    void aChangeThatBreaksTheWayFromTheStartIsNoWayOut() {
        Level level = withGoal(TestLevels.floored(20, 10), 9, 12 * 16, 7 * 16);
        ReachRepair.RequiredPath way =
                ReachRepair.RequiredPath.of(TestSearches.search(level).goals()).get(0);
        assertEquals("exit", way.goalId());
        ReachRepair.RepairBudget budget = new ReachRepair.RepairBudget(ReachRepair.STEPS, ReachRepair.Listener.NONE);
        assertTrue(way.isKept(level, budget));
        Level step = level.withTiles(TestLevels.fill(level, new TileRegion(8, 8, 1, 1), TileType.BLOCK));
        assertTrue(way.isKept(step, budget), "there is another run");
        Level wall = level.withTiles(TestLevels.fill(level, new TileRegion(8, 0, 2, 9), TileType.BLOCK));
        assertFalse(way.isKept(wall, budget));
        Level noGoal = TestLevels.with(TestLevels.floored(20, 10), TestLevels.hero(16, 104));
        assertEquals(
                List.of(),
                ReachRepair.RequiredPath.of(TestSearches.search(noGoal).goals()));
    }

    @Test
    void goalsThatAreProvenStayReachable() throws IOException {
        Level level;
        try (InputStream in =
                getClass().getResourceAsStream("/leapsmith/levels/reach/repair-loses-other-goal.level.json")) {
            level = LevelFormat.read(in, "repair-loses-other-goal");
        }
        ReachMap map = TestSearches.search(level);
        LevelObject tunnel = level.object("tunnel").orElseThrow();
        List<Repair> without = new ReachRepair(level, Optional.empty(), tunnel, List.of())
                .propose(6, STEPS, ReachRepair.Listener.NONE);
        assertTrue(without.stream().anyMatch(repair -> !reachesLedge(repair)), "one takes the step away");
        List<Repair> repairs = new ReachRepair(level, Optional.empty(), tunnel, map.goals())
                .propose(6, STEPS, ReachRepair.Listener.NONE);
        assertFalse(repairs.isEmpty());
        assertTrue(repairs.stream().allMatch(ReachRepairTest::reachesLedge), repairs::toString);
    }

    private static boolean reachesLedge(Repair repair) {
        return TestSearches.search(repair.level()).goals().stream()
                .anyMatch(goal -> goal.id().equals("ledge") && goal.verdict() == Verdict.PROVEN);
    }

    @Test
    void thereIsNothingToRepairIfTheGoalIsReachedOrThereIsNoPlayer() {
        Level level = withGoal(TestLevels.floored(12, 8), 7, 8 * 16, 5 * 16);
        assertEquals(List.of(), repairs(level));
        assertEquals(List.of(), repairs(level.withObjects(CharacterType.TYPE, List.of())));
    }

    /** A goal on a one-way beyond a gap that is too wide. */
    private static Level gap() {
        Level level = withGoal(
                TestLevels.of(
                        "......................",
                        "......................",
                        "......................",
                        "......................",
                        "......................",
                        "======.........=======",
                        "......................"),
                5,
                20 * 16,
                3 * 16);
        return level.withPhysics(level.physics().withBorders(TestSearches.open()));
    }

    private static ReachRepair repair(Level level) {
        return new ReachRepair(level, Optional.empty(), goal(level), List.of());
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
        return repair(level).propose(6, STEPS, ReachRepair.Listener.NONE);
    }

    /** The repairs that are found until there is one of a kind. */
    private static List<Repair> repairsUntil(Repair.Kind kind, Level level) {
        List<Repair> found = new ArrayList<>();
        repair(level).propose(6, ReachRepair.STEPS, new ReachRepair.Listener() {
            @Override
            public void found(List<Repair> best) {
                found.clear();
                found.addAll(best);
            }

            @Override
            public boolean continues(double share) {
                return found.stream().noneMatch(repair -> repair.kind() == kind);
            }
        });
        return found;
    }

    static void assertAllProven(List<Repair> repairs) {
        assertFalse(repairs.isEmpty());
        for (Repair repair : repairs) {
            PlaySession session = TestSearches.played(repair.run());
            assertEquals(PlayState.GOAL_REACHED, session.status().state());
            assertEquals(repair.level(), repair.run().level());
            if (repair.run().start().isEmpty()) {
                assertEquals(
                        WorldBuilder.build(repair.level()).world().hash(),
                        repair.run().newSession().world().hash());
            }
        }
    }
}
