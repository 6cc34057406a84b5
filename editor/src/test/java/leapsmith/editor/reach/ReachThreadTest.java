package leapsmith.editor.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import leapsmith.editor.Rooms;
import leapsmith.editor.document.MovementVariant;
import leapsmith.editor.play.Await;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.reach.Verdict;
import leapsmith.levels.scene.GroundMark;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class ReachThreadTest {
    private record Result(ReachThread.Answer answer, Thread thread) {}

    private final Level level = Rooms.with(
            Rooms.floored(30, 10), Rooms.hero(20, 104), ZoneType.TYPE.create("exit", ZoneType.GOAL, 400, 96, 16, 48));
    private final BlockingQueue<Result> results = new LinkedBlockingQueue<>();
    private final List<Double> shares = Collections.synchronizedList(new ArrayList<>());
    private final ReachThread reach =
            new ReachThread(answer -> results.add(new Result(answer, Thread.currentThread())), () -> {}, shares::add);

    @AfterEach
    void close() {
        reach.close();
    }

    @Test
    void aLevelIsSearchedOnAThreadOfItsOwn() throws InterruptedException {
        reach.ask(level, Optional.empty(), Optional.empty(), TileRegion.EMPTY);
        Result result = next();
        assertNotEquals(Thread.currentThread(), result.thread());
        ReachThread.Answer answer = last(result);
        assertEquals(level, answer.level());
        ReachMap expected = new ReachSearch(level).run(Long.MAX_VALUE, () -> true);
        assertEquals(expected.tileCount(), answer.result().map().tileCount());
        assertEquals(Verdict.PROVEN, answer.result().map().goals().get(0).verdict());
    }

    @Test
    void aChangedLevelIsSearchedAsANewOne() throws InterruptedException {
        reach.ask(level, Optional.empty(), Optional.empty(), TileRegion.EMPTY);
        last(next());
        Level walled = level.withTiles(Rooms.wall(level, 14));
        reach.ask(walled, Optional.empty(), Optional.empty(), TileRegion.EMPTY);
        ReachThread.Answer answer = last(next());
        assertEquals(walled, answer.level());
        assertEquals(Verdict.IMPOSSIBLE, answer.result().map().goals().get(0).verdict());
        assertEquals(14, answer.result().map().tileCount());
    }

    @Test
    void aSearchCanStartElsewhere() throws InterruptedException {
        Level walled = level.withTiles(Rooms.wall(level, 14));
        reach.ask(walled, Optional.empty(), Optional.empty(), TileRegion.EMPTY);
        last(next());
        Optional<StartPoint> behind = Optional.of(new StartPoint(300, 144));
        reach.ask(walled, behind, Optional.empty(), TileRegion.EMPTY);
        ReachThread.Answer answer = last(next());
        assertEquals(behind, answer.start());
        assertEquals(Verdict.PROVEN, answer.result().map().goals().get(0).verdict());
        assertTrue(answer.result().map().ticksTo(5, 9).isEmpty());
    }

    @Test
    void anotherMovementIsComparedAtTheEnd() throws InterruptedException {
        // The classic jump reaches five tiles.
        Level shelf = level.withTiles(Rooms.fill(level, new TileRegion(12, 4, 3, 1), TileType.ONE_WAY));
        reach.ask(shelf, Optional.empty(), Optional.of(MovementVariant.LOWER_JUMPS), TileRegion.EMPTY);
        ReachThread.Answer first = next().answer();
        assertEquals(Optional.empty(), first.result().comparison(), "the reach of the player comes first");
        ReachThread.Answer answer = last(new Result(first, null));
        assertEquals(33, answer.result().map().tileCount());
        ReachComparison comparison = answer.result().comparison().orElseThrow();
        assertEquals(MovementVariant.LOWER_JUMPS, comparison.variant());
        assertEquals(30, comparison.map().tileCount());
        assertEquals(Verdict.PROVEN, comparison.map().goals().get(0).verdict());
        assertEquals(0, comparison.gained());
        assertEquals(3, comparison.lost());
        assertEquals(
                Set.of(GroundMark.NONE, GroundMark.LOST),
                answer.result().marks().kinds());

        Level weak = MovementVariant.LOWER_JUMPS.of(shelf);
        reach.ask(weak, Optional.empty(), Optional.of(MovementVariant.CLASSIC), TileRegion.EMPTY);
        answer = last(next());
        assertEquals(30, answer.result().map().tileCount());
        assertEquals(3, answer.result().comparison().orElseThrow().gained());
        assertEquals(0, answer.result().comparison().orElseThrow().lost());
        assertEquals(3, answer.result().marks().count(GroundMark.GAINED));
        reach.ask(weak, Optional.empty(), Optional.empty(), TileRegion.EMPTY);
        assertEquals(Optional.empty(), last(next()).result().comparison());
    }

    @Test
    void aLongSearchPublishesItsParts() throws InterruptedException {
        Level moving = withLift();
        reach.ask(moving, Optional.empty(), Optional.empty(), TileRegion.EMPTY);
        ReachThread.Answer first = next().answer();
        assertFalse(first.isFinal());
        assertFalse(first.result().map().isComplete());
        assertTrue(next().answer().result().map().placeCount()
                > first.result().map().placeCount());
    }

    @Test
    void aLongSearchFindsWhatIsInViewFirst() throws InterruptedException {
        // Two floors with many platforms: the player starts at the left end, and the view is at the right end.
        Level wide = Rooms.with(Rooms.floored(600, 12), Rooms.hero(20, 136));
        for (int column = 4; column < 596; column += 4) {
            wide = wide.withTiles(Rooms.fill(wide, new TileRegion(column, 4 + column * 7 % 6, 2, 1), TileType.ONE_WAY));
        }
        assertTrue(firstInView(wide, new TileRegion(560, 0, 40, 12)) < firstInView(wide, TileRegion.EMPTY));
    }

    /** The number of places that a search has tried when it first reaches the last column. */
    private int firstInView(Level wide, TileRegion view) throws InterruptedException {
        // Another start drops what is known.
        reach.ask(level, Optional.empty(), Optional.empty(), TileRegion.EMPTY);
        last(next());
        reach.ask(wide, Optional.of(new StartPoint(26, 176)), Optional.empty(), view);
        ReachThread.Answer answer = next().answer();
        int places = -1;
        while (true) {
            if (places < 0 && answer.result().map().ticksTo(599, 11).isPresent()) {
                places = answer.result().map().placeCount();
            }
            if (answer.isFinal()) {
                return places;
            }
            answer = next().answer();
        }
    }

    @Test
    void aStoppedSearchKeepsWhatItFound() throws InterruptedException {
        reach.ask(withLift(), Optional.empty(), Optional.empty(), TileRegion.EMPTY);
        ReachThread.Answer first = next().answer();
        reach.stop();
        ReachThread.Answer last = last(next());
        assertFalse(last.result().map().isComplete());
        assertTrue(
                last.result().map().tileCount() >= first.result().map().tileCount(),
                last.result().map().tileCount() + " tiles");
        double share = shares.get(shares.size() - 1);
        assertTrue(share > 0 && share < 0.9, "stopped at " + share);
        assertEquals(shares.stream().sorted().toList(), shares);
        // The next request is not stopped.
        reach.ask(level, Optional.empty(), Optional.empty(), TileRegion.EMPTY);
        assertTrue(last(next()).result().map().isComplete());
    }

    /** A level with ground that the first search doesn't find, in which all ground found first is found at the end too. */
    @Test
    void groundThatTheFirstSearchLacksIsAddedToIt() throws InterruptedException {
        reach.ask(withGap(), Optional.empty(), Optional.empty(), TileRegion.EMPTY);
        ReachThread.Answer first = next().answer();
        assertFalse(first.isFinal());
        assertEquals(30, first.result().map().tileCount());
        ReachThread.Answer last = last(next());
        assertEquals(31, last.result().map().tileCount());
        assertTrue(last.result().map().isComplete());
        assertEquals(first.result().map().runTo(29, 9), last.result().map().runTo(29, 9));
        assertEquals(shares.stream().sorted().toList(), shares);
    }

    @Test
    void aSearchThatIsStoppedBeforeItAddsGroundKeepsTheRest() throws InterruptedException {
        AtomicReference<ReachThread> stopped = new AtomicReference<>();
        try (ReachThread thread = new ReachThread(
                answer -> {
                    results.add(new Result(answer, Thread.currentThread()));
                    stopped.get().stop();
                },
                () -> {},
                shares::add)) {
            stopped.set(thread);
            thread.ask(withGap(), Optional.empty(), Optional.empty(), TileRegion.EMPTY);
            ReachThread.Answer last = last(next());
            assertEquals(30, last.result().map().tileCount());
            assertTrue(last.result().map().isComplete());
        }
    }

    /** A platform and a step that only a run with a turn in the air reaches. */
    private static Level withGap() {
        Level floor = Rooms.with(Rooms.floored(30, 10), Rooms.hero(20, 104));
        Level platform = floor.withTiles(Rooms.fill(floor, new TileRegion(4, 6, 1, 1), TileType.BLOCK));
        return platform.withTiles(Rooms.fill(platform, new TileRegion(9, 3, 1, 1), TileType.BLOCK));
    }

    @Test
    void aNewerRequestEndsALongSearch() throws InterruptedException {
        Level moving = withLift();
        reach.ask(moving, Optional.empty(), Optional.empty(), TileRegion.EMPTY);
        next();
        reach.ask(level, Optional.empty(), Optional.empty(), TileRegion.EMPTY);
        ReachThread.Answer answer = next().answer();
        while (answer.level() == moving) {
            assertFalse(answer.isFinal(), "the search was not interrupted");
            answer = next().answer();
        }
        assertEquals(level, answer.level());
    }

    @Test
    void resultsArriveWhileTheLevelChangesAllTheTime() throws InterruptedException {
        // The goal is out of reach and the upper bound covers no such coyote time, so that each search would take long.
        Level open = level.withTiles(Rooms.wall(level, 14));
        LevelObject player = open.player().orElseThrow();
        Level walled = open.withObject(player.id(), player.with(CharacterType.COYOTE_TIME, 0.6));
        Result result = null;
        Level asked = walled;
        for (int edit = 0; result == null || result.answer().level() == asked; edit++) {
            asked = walled.withTiles(Rooms.fill(walled, new TileRegion(20 + edit % 5, 0, 1, 1), TileType.BLOCK));
            reach.ask(asked, Optional.empty(), Optional.empty(), TileRegion.EMPTY);
            result = results.poll(20, TimeUnit.MILLISECONDS);
        }
        assertTrue(result.answer().result().map().hasAllTiles());
        assertEquals(14, result.answer().result().map().tileCount());
    }

    @Test
    void aCancelledSearchPublishesNothingMore() throws InterruptedException {
        reach.cancel();
        Level taller = Rooms.with(Rooms.floored(8, 10), Rooms.hero(20, 104));
        reach.ask(
                taller.withTiles(Rooms.fill(taller, new TileRegion(6, 8, 1, 1), TileType.BLOCK)),
                Optional.empty(),
                Optional.empty(),
                TileRegion.EMPTY);
        last(next());
        reach.cancel();
        Await.aWhile();
        assertTrue(results.isEmpty());
    }

    private Level withLift() {
        return Rooms.with(
                level,
                PlatformType.TYPE
                        .create("lift", PlatformType.SOLID, 200, 100, 32, 8)
                        .with(PlatformType.STOPS, List.of(PathStop.of(0, -90))));
    }

    private ReachThread.Answer last(Result first) throws InterruptedException {
        ReachThread.Answer answer = first.answer();
        while (!answer.isFinal()) {
            answer = next().answer();
        }
        return answer;
    }

    private Result next() throws InterruptedException {
        Result result = results.poll(60, TimeUnit.SECONDS);
        assertNotNull(result, "no answer came");
        return result;
    }
}
