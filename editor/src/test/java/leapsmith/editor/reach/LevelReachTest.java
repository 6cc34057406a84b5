package leapsmith.editor.reach;

import static leapsmith.editor.Rooms.floored;
import static leapsmith.editor.Rooms.hero;
import static leapsmith.editor.Rooms.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import leapsmith.editor.Rooms;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.MovementVariant;
import leapsmith.editor.document.ProblemEdits;
import leapsmith.editor.play.FailsFirst;
import leapsmith.levels.check.Problem;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.play.Trail;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.Verdict;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
@Isolated("counts threads")
class LevelReachTest {
    private final LevelDocument document = new LevelDocument(
            with(floored(30, 10), hero(20, 104), ZoneType.TYPE.create("exit", ZoneType.GOAL, 400, 96, 16, 48)));
    private final BlockingQueue<Runnable> soon = new LinkedBlockingQueue<>();
    private ReachState shown = ReachState.OFF;
    private final LevelReach reach = new LevelReach(document, soon::add, newShown -> shown = newShown, share -> {});

    @AfterEach
    void close() {
        reach.close();
    }

    @Test
    void nothingIsSearchedWhileItIsOff() throws InterruptedException {
        Set<Thread> before = threads();
        block(14, 8);
        reach.pointAt(3, 3);
        reach.setOn(false);
        assertEquals(ReachState.OFF, shown);
        Set<Thread> started = threads();
        started.removeAll(before);
        assertEquals(Set.of(), started);
        searched();
        started = threads();
        started.removeAll(before);
        assertEquals(2, started.size());
    }

    @Test
    void aGoalBehindACrateIsFoundAfterAllTiles() throws Exception {
        assertGoalIsProven("crate-hill");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "first-jump",
                "one-way-tower",
                "slope-run",
                "lift-shaft",
                "bullet-garden",
                "crowd",
                "storm",
                "wide-world"
            })
    @EnabledIfSystemProperty(named = "leapsmith.thorough", matches = "true")
    void theGoalOfASampleIsProven(String sample) throws Exception {
        assertGoalIsProven(sample);
    }

    private void assertGoalIsProven(String sample) throws Exception {
        Path file = Path.of(System.getProperty("leapsmith.root"), "samples", sample + LevelFormat.EXTENSION);
        LevelDocument other = new LevelDocument(LevelFormat.read(file));
        try (LevelReach reachOfOther = new LevelReach(other, soon::add, newShown -> shown = newShown, share -> {})) {
            reachOfOther.setOn(true);
            await(() -> !shown.isSearching());
            assertEquals(
                    Verdict.PROVEN, shown.map().orElseThrow().goals().get(0).verdict());
        }
    }

    @Test
    void theResultFollowsTheLevel() throws InterruptedException {
        searched();
        assertEquals(30, shown.map().orElseThrow().tileCount());
        document.apply(Message.of("paint"), document.level().withTiles(Rooms.wall(document.level(), 14)));
        assertTrue(shown.isSearching());
        assertEquals(30, shown.map().orElseThrow().tileCount(), "the old result is shown until there is a new one");
        await(() -> !shown.isSearching());
        assertEquals(14, shown.map().orElseThrow().tileCount());
        document.undo();
        await(() -> !shown.isSearching());
        assertEquals(30, shown.map().orElseThrow().tileCount());
        reach.setOn(false);
        assertEquals(ReachState.OFF, shown);
    }

    @Test
    void aResultThatIsStillRightIsNotSearchedAgain() throws InterruptedException {
        searched();
        Optional<ReachMap> map = shown.map();
        Level level = document.level();
        document.apply(Message.of("rename"), level.withName("another"));
        assertFalse(shown.isSearching());
        reach.setOn(false);
        reach.pointAt(20, 9);
        reach.setOn(true);
        assertFalse(shown.isSearching());
        assertEquals(map, shown.map());
        assertEquals(new ReachRun.OfTile(20, 9, 0), shown.run().orElseThrow().target());
        awaitTrail();
        reach.setOn(false);
        block(14, 8);
        reach.setOn(true);
        assertTrue(shown.isSearching(), "the level has changed");
        await(() -> !shown.isSearching());
        reach.setOn(false);
        reach.startAt(Optional.of(new StartPoint(300, 144)));
        reach.setOn(true);
        assertTrue(shown.isSearching(), "it starts elsewhere");
    }

    @Test
    void theRunToTheTileUnderThePointerIsShown() throws InterruptedException {
        searched();
        reach.pointAt(20, 9);
        ReachRun run = shown.run().orElseThrow();
        assertEquals(new ReachRun.OfTile(20, 9, 0), run.target());
        awaitTrail();
        Trail trail = shown.run().orElseThrow().trail();
        int end = trail.length() - 1;
        assertEquals(run.recording().run().length(), end);
        assertTrue(trail.isOnGround(end));
        assertTrue(trail.x(end) + trail.width(end) > 20 * 16 && trail.x(end) < 21 * 16);
    }

    @Test
    void aPointerInTheAirMeansTheGroundBelow() throws InterruptedException {
        block(10, 8);
        searched();
        reach.pointAt(10, 2);
        assertEquals(new ReachRun.OfTile(10, 8, 1), shown.run().orElseThrow().target());
        reach.pointAt(10, 9);
        assertEquals(Optional.empty(), shown.run(), "the player can't stand in a block");
        reach.pointAt(10, 40);
        assertEquals(Optional.empty(), shown.run());
    }

    @Test
    void aPointerAboveTheClosedBottomMeansTheBottom() throws InterruptedException {
        document.apply(
                Message.of("erase"),
                document.level().withTiles(Rooms.fill(document.level(), new TileRegion(10, 9, 3, 1), TileType.EMPTY)));
        searched();
        reach.pointAt(11, 2);
        ReachRun run = shown.run().orElseThrow();
        assertEquals(new ReachRun.OfTile(11, 10, 0), run.target());
        awaitTrail();
        Trail trail = shown.run().orElseThrow().trail();
        assertEquals(160, trail.y(trail.length() - 1) + trail.height(trail.length() - 1));
        reach.pointAt(11, 10);
        assertEquals(run.target(), shown.run().orElseThrow().target(), "just below the level");
        reach.pointAt(12, 11);
        assertEquals(Optional.empty(), shown.run());
    }

    @Test
    void problemsOfTheClosedBottomAreInTheLastRow() throws InterruptedException {
        Level pit = Rooms.pit();
        pit = pit.withTiles(Rooms.fill(pit, new TileRegion(10, 19, 4, 1), TileType.EMPTY));
        // A hollow without a way in.
        pit = pit.withTiles(Rooms.fill(pit, new TileRegion(20, 16, 5, 4), TileType.EMPTY));
        try (LevelReach other =
                new LevelReach(new LevelDocument(pit), soon::add, newShown -> shown = newShown, share -> {})) {
            other.setOn(true);
            await(() -> !shown.isSearching());
            List<Problem> problems = ReachProblems.of(shown);
            assertEquals(
                    List.of("soft-lock", "ground-not-reached"),
                    problems.stream().map(Problem::rule).toList());
            for (Problem problem : problems) {
                assertEquals(19, problem.row());
            }
            assertEquals(19, problems.get(0).finding().text().arguments().get(1));
            assertEquals(20, problems.get(1).column());
        }
    }

    @Test
    void aPointerOnAGoalMeansTheRunThatReachesIt() throws InterruptedException {
        searched();
        reach.pointAt(25, 6);
        assertEquals(
                new ReachRun.OfGoal("exit", List.of()),
                shown.run().orElseThrow().target());
        awaitTrail();
        Trail trail = shown.run().orElseThrow().trail();
        assertTrue(trail.reachedGoal(trail.length() - 1));
        reach.pointAt(25, 5);
        assertTrue(shown.run().orElseThrow().target() instanceof ReachRun.OfTile);
    }

    @Test
    void theRunToThePointerFollowsTheLevel() throws InterruptedException {
        searched();
        reach.pointAt(20, 9);
        awaitTrail();
        block(10, 8);
        await(() -> !shown.isSearching());
        assertEquals(new ReachRun.OfTile(20, 9, 1), shown.run().orElseThrow().target());
        awaitTrail();
        document.apply(Message.of("paint"), document.level().withTiles(Rooms.wall(document.level(), 14)));
        await(() -> !shown.isSearching());
        assertEquals(Optional.empty(), shown.run());
    }

    @Test
    void ofAVeryLargeLevelOnlyWhatIsAroundTheViewIsSearched() throws InterruptedException {
        Level huge = with(floored(1100, 1000), hero(20, 999 * 16 - 40));
        for (int floor = 1; floor < 8; floor++) {
            TileRegion platform = new TileRegion(2, 999 - 4 * floor, 1100, 1);
            huge = huge.withTiles(
                    Rooms.fill(huge, platform.intersect(huge.tiles().region()), TileType.ONE_WAY));
        }
        LevelDocument large = new LevelDocument(huge);
        try (LevelReach around = new LevelReach(large, soon::add, newShown -> shown = newShown, share -> {})) {
            around.viewAt(1050 * 16, 970 * 16, 50 * 16, 30 * 16);
            around.setOn(true);
            await(() -> !shown.isSearching());
            assertEquals(ReachState.Phase.AROUND_VIEW, shown.phase());
            assertTrue(shown.map().orElseThrow().ticksTo(1090, 999).isPresent());
            assertEquals(List.of(), ReachProblems.of(shown));
            around.viewAt(1040 * 16, 970 * 16, 50 * 16, 30 * 16);
            assertEquals(ReachState.Phase.AROUND_VIEW, shown.phase());
            around.viewAt(900 * 16, 970 * 16, 50 * 16, 30 * 16);
            assertTrue(shown.isSearching());
        }
    }

    @Test
    void aSearchFromAnotherStartIsNotMixedWithThatOfThePlayer() throws InterruptedException {
        document.apply(Message.of("paint"), document.level().withTiles(Rooms.wall(document.level(), 14)));
        reach.setOn(true);
        Optional<StartPoint> behind = Optional.of(new StartPoint(300, 144));
        reach.startAt(behind);
        await(() -> !shown.isSearching());
        assertEquals(behind, shown.start());
        assertEquals(15, shown.map().orElseThrow().tileCount());
        assertTrue(shown.map().orElseThrow().ticksTo(2, 9).isEmpty());
        assertEquals(List.of(), ReachProblems.of(shown));
        reach.setOn(false);
        reach.setOn(true);
        assertEquals(behind, shown.start());
        reach.startAt(Optional.empty());
        await(() -> !shown.isSearching());
        assertEquals(14, shown.map().orElseThrow().tileCount());
    }

    @Test
    void aGoalThatIsNotReachedIsAProblemAtTheEndOfTheSearch() throws InterruptedException {
        searched();
        assertEquals(List.of(), ReachProblems.of(shown));
        document.apply(Message.of("paint"), document.level().withTiles(Rooms.wall(document.level(), 14)));
        assertEquals(List.of(), ReachProblems.of(shown));
        await(() -> !shown.isSearching());
        List<Problem> problems = ReachProblems.of(shown);
        assertEquals(
                List.of("goal-impossible", "ground-not-reached"),
                problems.stream().map(Problem::rule).toList());
        assertEquals("exit", problems.get(0).objectId());
        assertFalse(problems.get(0).message().contains("{"));
        assertEquals(15, problems.get(1).column());
        assertEquals(9, problems.get(1).row());
        assertTrue(
                problems.get(1).message().startsWith("No way to the ground at 15, 9 (15 tiles) was found."),
                problems.get(1).message());
        for (Problem problem : problems) {
            document.apply(ProblemEdits.checking(problem.rule(), false, document.level()));
        }
        await(() -> !shown.isSearching());
        assertEquals(List.of(), ReachProblems.of(shown));
    }

    @Test
    void aSoftLockAndAZoneOutOfReachAreProblems() throws InterruptedException {
        Level deep = with(Rooms.pit(), ZoneType.TYPE.create("high", "spring", 200, -200, 16, 16));
        try (LevelReach other =
                new LevelReach(new LevelDocument(deep), soon::add, newShown -> shown = newShown, share -> {})) {
            other.setOn(true);
            await(() -> !shown.isSearching());
            List<Problem> problems = ReachProblems.of(shown);
            assertEquals(
                    List.of("soft-lock", "zone-impossible"),
                    problems.stream().map(Problem::rule).toList());
            assertEquals(19, problems.get(0).row());
            assertTrue(
                    problems.get(0).message().startsWith("From here (1"),
                    problems.get(0).message());
            assertEquals("high", problems.get(1).objectId());
        }
    }

    @Test
    void aStoppedSearchHasNoProblems() throws InterruptedException {
        // A lift makes the search long.
        LevelDocument slow = new LevelDocument(with(
                document.level().withTiles(Rooms.wall(document.level(), 14)),
                PlatformType.TYPE
                        .create("lift", PlatformType.SOLID, 100, 100, 32, 8)
                        .with(PlatformType.STOPS, List.of(PathStop.of(0, -90)))));
        try (LevelReach other = new LevelReach(slow, soon::add, newShown -> shown = newShown, share -> {})) {
            other.setOn(true);
            other.stop();
            await(() -> !shown.isSearching());
            assertEquals(ReachState.Phase.STOPPED, shown.phase());
            assertEquals(List.of(), ReachProblems.of(shown));
        }
        searched();
        reach.stop();
        assertEquals(ReachState.Phase.ENDED, shown.phase());
    }

    @Test
    void theComparisonFollowsTheLevelAndTheChoice() throws InterruptedException {
        reach.compareWith(Optional.of(MovementVariant.LOWER_JUMPS));
        block(12, 4);
        searched();
        assertEquals(1, shown.comparison().orElseThrow().lost());
        document.undo();
        assertTrue(shown.isSearching());
        await(() -> !shown.isSearching());
        assertEquals(0, shown.comparison().orElseThrow().lost());
        reach.compareWith(Optional.of(MovementVariant.MODERN));
        await(() -> !shown.isSearching());
        assertEquals(MovementVariant.MODERN, shown.comparison().orElseThrow().variant());
        reach.compareWith(Optional.empty());
        await(() -> !shown.isSearching());
        assertEquals(Optional.empty(), shown.comparison());
    }

    @Test
    void theRunToAPlatformOnTheWayToAGoalIsFound() throws InterruptedException {
        LevelDocument shaft = new LevelDocument(with(
                floored(20, 14),
                hero(16, 168),
                ZoneType.TYPE.create("exit", ZoneType.GOAL, 288, 16, 16, 32),
                PlatformType.TYPE
                        .create("lift", PlatformType.SOLID, 144, 208, 48, 16)
                        .with(PlatformType.STOPS, List.of(PathStop.of(0, -160)))));
        shaft.apply(
                Message.of("paint"),
                shaft.level().withTiles(Rooms.fill(shaft.level(), new TileRegion(13, 3, 7, 10), TileType.BLOCK)));
        try (LevelReach lifts = new LevelReach(shaft, soon::add, newShown -> shown = newShown, share -> {})) {
            lifts.pointAt(10, 12);
            lifts.setOn(true);
            await(() -> !shown.isSearching());
            ReachRun.Target target = shown.run().orElseThrow().target();
            assertTrue(target instanceof ReachRun.OfPlatform lift && lift.id().equals("lift"), target::toString);
        }
    }

    private static Set<Thread> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> Set.of("reach", "what-if").contains(thread.getName()))
                .collect(Collectors.toCollection(HashSet::new));
    }

    private void block(int column, int row) {
        document.apply(
                Message.of("paint"),
                document.level()
                        .withTiles(Rooms.fill(document.level(), new TileRegion(column, row, 1, 1), TileType.BLOCK)));
    }

    @Test
    void aSearchThatFailsEndsAndTheNextEditSearchesAgain() throws InterruptedException {
        FailsFirst failsFirst = new FailsFirst(soon::add);
        try (LevelReach other = new LevelReach(document, failsFirst, newShown -> shown = newShown, share -> {})) {
            other.setOn(true);
            await(() -> !shown.isSearching());
            assertEquals(ReachState.Phase.STOPPED, shown.phase());
            failsFirst.awaitReport();
            block(14, 8);
            await(() -> !shown.isSearching());
            assertEquals(ReachState.Phase.ENDED, shown.phase());
        }
    }

    private void searched() throws InterruptedException {
        reach.setOn(true);
        assertTrue(shown.isSearching());
        await(() -> !shown.isSearching());
    }

    private void awaitTrail() throws InterruptedException {
        await(() -> {
            ReachRun run = shown.run().orElseThrow();
            return run.trail().length() == run.recording().run().length() + 1;
        });
    }

    private void await(BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            Runnable task = soon.poll(60, TimeUnit.SECONDS);
            assertNotNull(task, "no answer came");
            task.run();
        }
    }
}
