package leapsmith.levels.reach.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.reach.TestSearches;
import leapsmith.levels.reach.maneuver.SearchDetail;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class TileDistancesTest {
    private static final int[][] NEIGHBORS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    @Test
    void itIsTheLeastSumOfColumnsAndRows() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 200; i++) {
            int columns = random.nextInt(1, 20);
            int rows = random.nextInt(1, 20);
            BitSet sources = new BitSet();
            for (int n = random.nextInt(6); n > 0; n--) {
                sources.set(random.nextInt(columns * rows));
            }
            TileDistances distances = TileDistances.straight(columns, rows, sources::get);
            TileDistances inRows = TileDistances.inRows(columns, rows, sources::get);
            for (int tile = 0; tile < columns * rows; tile++) {
                int column = tile % columns;
                int row = tile / columns;
                int least = sources.stream()
                        .map(source -> Math.abs(source % columns - column) + Math.abs(source / columns - row))
                        .min()
                        .orElse(TileDistances.FAR);
                assertEquals(least, distances.of(column, row));
                int inRow = sources.stream()
                        .filter(source -> source / columns == row)
                        .map(source -> Math.abs(source % columns - column))
                        .min()
                        .orElse(TileDistances.FAR);
                assertEquals(inRow, inRows.of(column, row));
                int nearest = distances.nearest(column, row);
                assertEquals(sources.isEmpty(), nearest < 0);
                if (nearest >= 0) {
                    assertTrue(sources.get(nearest));
                    assertEquals(least, Math.abs(nearest % columns - column) + Math.abs(nearest / columns - row));
                }
            }
        }
    }

    @Test
    void aTileIsOneFartherThanItsNearestNeighborThatCanBePassed() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 100; i++) {
            Level level = TestSearches.platforms(random, 12, 10);
            for (int walls = random.nextInt(4); walls > 0; walls--) {
                TileRegion wall = new TileRegion(random.nextInt(12), 0, 1, random.nextInt(5, 11));
                level = level.withTiles(
                        TestLevels.fill(level, wall.intersect(level.tiles().region()), TileType.BLOCK));
            }
            List<LevelObject> goals = level.objects(ZoneType.TYPE);
            LevelObject goal = goals.get(0);
            TileRegion sources = level.tilesUnder(goal.x(), goal.y(), goal.width(), goal.height());
            TileDistances distances = TileDistances.aroundBlocks(level, goals);
            for (int row = 0; row < level.rows(); row++) {
                for (int column = 0; column < level.columns(); column++) {
                    assertEquals(expected(level, sources, distances, column, row), distances.of(column, row));
                }
            }
        }
    }

    private static int expected(Level level, TileRegion sources, TileDistances distances, int column, int row) {
        if (sources.contains(column, row)) {
            return 0;
        }
        if (level.typeAt(column, row) == TileType.BLOCK) {
            return TileDistances.FAR;
        }
        return IntStream.range(0, NEIGHBORS.length)
                .filter(i -> level.tiles().contains(column + NEIGHBORS[i][0], row + NEIGHBORS[i][1]))
                .map(i -> distances.of(column + NEIGHBORS[i][0], row + NEIGHBORS[i][1]))
                .map(neighbor -> Math.min(neighbor + 1, TileDistances.FAR))
                .min()
                .orElse(TileDistances.FAR);
    }

    @Test
    void aGoalMayBeOutsideTheLevel() {
        Level level = TestLevels.floored(4, 3);
        LevelObject half = ZoneType.TYPE.create("half", ZoneType.GOAL, 3 * 16, -24, 40, 32);
        TileDistances distances = TileDistances.aroundBlocks(level, List.of(half));
        assertEquals(0, distances.of(3, 0));
        assertEquals(4, distances.of(0, 1));
        LevelObject outside = ZoneType.TYPE.create("outside", ZoneType.GOAL, -64, 160, 16, 16);
        assertEquals(
                TileDistances.FAR,
                TileDistances.aroundBlocks(level, List.of(outside)).of(0, 1));
    }

    @Test
    void aSearchDoesNotStayWhereAWallIsBetweenItAndTheGoal() {
        Level level = TestLevels.with(
                TestLevels.of(
                        "........................................",
                        "........................................",
                        "........................................",
                        "..===..===..===..===....................",
                        "........................................",
                        "........................................",
                        "..===..===..===..===....................",
                        "........................................",
                        "........................................",
                        "..===..===..===..===....................",
                        "........................................",
                        "........................................",
                        "#####################################...",
                        "........................................",
                        "........................................",
                        "........................................",
                        "........................................",
                        "########################################"),
                TestLevels.hero(10 * 16, 12 * 16 - 40),
                ZoneType.TYPE.create("exit", ZoneType.GOAL, 10 * 16, 15 * 16, 16, 32));
        PlaceSearch search = new PlaceSearch(level, Optional.empty(), SearchDetail.FEW_HOLDS);
        ReachCollector found = new ReachCollector(level, Optional.empty(), search.player());
        search.runTowardGoals(found, steps -> true);
        assertTrue(found.isDone());
        assertTrue(search.nodes().size() < 50, search.nodes().size() + " places");
    }
}
