package leapsmith.levels.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.StartPoint;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import org.junit.jupiter.api.Test;

class ReachMapTest {
    /** A lift leads to a shelf with the goal, and there is much other ground to search. */
    private static Level lift() {
        Level floor = TestLevels.floored(60, 24);
        Level shelf = floor.withTiles(TestLevels.fill(floor, new TileRegion(12, 8, 20, 1), TileType.BLOCK));
        return TestLevels.with(
                shelf,
                TestLevels.hero(16, 23 * 16 - 40),
                PlatformType.TYPE
                        .create("lift", PlatformType.SOLID, 140, 23 * 16 - 8, 40, 8)
                        .with(PlatformType.STOPS, List.of(PathStop.of(0, -240))),
                ZoneType.TYPE.create("exit", ZoneType.GOAL, 30 * 16, 6 * 16, 16, 32));
    }

    @Test
    void groundOnAWayThatASimplifiedSearchFoundIsReached() {
        ReachMap map = goalWithoutTheRest();
        assertFalse(map.hasAllTiles());
        PlaySession session = map.goals().get(0).run().orElseThrow().newSession();
        boolean wasInAir = false;
        int landings = 0;
        for (long tick = 0; tick < map.goals().get(0).run().orElseThrow().run().length(); tick++) {
            session.step(map.goals().get(0).run().orElseThrow().run().inputs().at(tick));
            Body player = session.player().orElseThrow();
            int column = (int) (player.x() + player.width() / 2) / 16;
            int row = (int) (player.y() + player.height()) / 16;
            if (player.onGround() && wasInAir && row == 8) {
                landings++;
                assertTrue(map.ticksTo(column, row).isPresent(), column + ", " + row + " in tick " + tick);
            }
            wasInAir = !player.onGround();
        }
        assertTrue(landings > 0);
        for (int column = 12; column < 32; column++) {
            if (map.runTo(column, 8).isPresent()) {
                Body player = TestSearches.played(map.runTo(column, 8).orElseThrow())
                        .player()
                        .orElseThrow();
                assertTrue(player.onGround());
                assertEquals(8 * 16, player.y() + player.height());
            }
        }
    }

    @Test
    void theClosedBottomIsGround() {
        Level level = TestLevels.with(
                TestLevels.of("..........", "..........", "..........", "..........", "###.....##", "###.....##"),
                TestLevels.hero(16, 4 * 16 - 40));
        ReachMap map = TestSearches.search(level);
        assertEquals(10, map.tileCount());
        for (int column = 3; column < 8; column++) {
            assertEquals(0, map.jumpsTo(column, 6).orElseThrow());
            Body player = TestSearches.played(map.runTo(column, 6).orElseThrow())
                    .player()
                    .orElseThrow();
            assertTrue(player.onGround());
            assertEquals(6 * 16, player.y() + player.height());
            assertTrue(player.x() < (column + 1) * 16 && player.x() + player.width() > column * 16);
        }
        assertTrue(map.ticksTo(2, 6).isEmpty(), "below a block");
        assertTrue(map.ticksTo(3, 7).isEmpty());
    }

    @Test
    void anOpenBottomIsNoGround() {
        Level level = TestLevels.with(
                TestLevels.of("..........", "..........", "..........", "..........", "###.....##", "###.....##"),
                TestLevels.hero(16, 4 * 16 - 40));
        ReachMap map = TestSearches.search(level.withPhysics(level.physics().withBorders(TestSearches.open())));
        assertEquals(5, map.tileCount());
        assertTrue(map.runTo(5, 6).isEmpty());
    }

    @Test
    void theClosedBottomThatIsNotReachedIsUnreachedGround() {
        Level level = TestLevels.with(
                TestLevels.of(
                        "..........",
                        "..........",
                        "..........",
                        "..........",
                        "..........",
                        "##########",
                        "..........",
                        "..#......."),
                TestLevels.hero(16, 5 * 16 - 40));
        assertEquals(TileSet.EMPTY, TestSearches.search(level).unreachedGround(), "it is too low to stand");
        Level high = level.withTiles(TestLevels.fill(level, new TileRegion(0, 5, 10, 1), TileType.EMPTY));
        high = high.withTiles(TestLevels.fill(high, new TileRegion(0, 3, 10, 1), TileType.BLOCK));
        high = TestLevels.with(high.withObjects(CharacterType.TYPE, List.of()), TestLevels.hero(16, 3 * 16 - 40));
        assertEquals(
                new TileSet.Builder()
                        .addRun(7, 2, 3)
                        .addRun(8, 0, 2)
                        .addRun(8, 3, 10)
                        .build(),
                TestSearches.search(high).unreachedGround());
    }

    @Test
    void aStartOnTheClosedBottomIsOnGround() {
        Level level = TestLevels.of("..........", "..........", "..........", "##......##");
        ReachMap map = new ReachSearch(level, Optional.of(new StartPoint(5 * 16, 4 * 16))).run(1_000_000, () -> true);
        assertEquals(0, map.jumpsTo(2, 4).orElseThrow());
        assertEquals(10, map.tileCount());
    }

    @Test
    void stepsAreCountedWhileASearchRuns() {
        for (Level level : List.of(lift(), TestLevels.with(TestLevels.floored(60, 24), TestLevels.hero(16, 328)))) {
            ReachSearch search = new ReachSearch(level);
            List<Long> counts = new ArrayList<>();
            search.run(200_000, () -> counts.add(search.steps()));
            assertEquals(counts.stream().sorted().toList(), counts);
            assertTrue(counts.stream().distinct().count() > 20, counts.toString());
            assertTrue(counts.get(counts.size() - 1) <= search.steps());
        }
    }

    @Test
    void aSearchTowardAnAreaFindsItFirst() {
        Level wide = TestLevels.with(TestLevels.floored(300, 12), TestLevels.hero(16, 11 * 16 - 40));
        for (int column = 4; column < 296; column += 4) {
            wide = wide.withTiles(
                    TestLevels.fill(wide, new TileRegion(column, 4 + column * 7 % 6, 2, 1), TileType.ONE_WAY));
        }
        ReachSearch search = new ReachSearch(wide);
        assertFalse(search.run(60_000, () -> true).ticksTo(299, 11).isPresent());
        ReachMap part = search.runToward(new TileRegion(280, 0, 20, 12), 60_000, () -> true);
        assertFalse(part.hasAllTiles());
        Body player =
                TestSearches.played(part.runTo(299, 11).orElseThrow()).player().orElseThrow();
        assertTrue(player.onGround());
        assertTrue(player.x() + player.width() > 299 * 16);
        // What was found in a different order does not change the result.
        ReachMap all = search.run(4_000_000, () -> true);
        ReachMap fresh = TestSearches.search(wide);
        for (int column = 0; column < 300; column++) {
            assertEquals(fresh.ticksTo(column, 11), all.ticksTo(column, 11));
        }
        assertEquals(fresh.tileCount(), all.tileCount());
    }

    /** The result of the smallest limit at which the goal is found. */
    private static ReachMap goalWithoutTheRest() {
        for (long steps = 10_000; steps < 10_000_000; steps += steps / 2) {
            ReachMap map = new ReachSearch(lift()).run(steps, () -> true);
            if (map.goals().get(0).verdict() == Verdict.PROVEN) {
                return map;
            }
        }
        throw new AssertionError("no way to the goal was found");
    }
}
