package leapsmith.levels.reach.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.reach.TestSearches;
import leapsmith.levels.reach.maneuver.SearchDetail;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** After changes of tiles, a search reuses what it knows, and drops what it no longer needs. */
class PlaceSearchTest {
    private static final int EDITS = Boolean.getBoolean("leapsmith.thorough") ? 12 : 8;

    @Test
    void whatIsKnownOfOlderLevelsIsDropped() {
        SplittableRandom random = new SplittableRandom(3);
        Level level = TestSearches.platforms(random, 32, 20);
        PlaceSearch search = new PlaceSearch(level, Optional.empty(), SearchDetail.COARSE);
        int mostNodes = 0;
        for (int edit = 0; edit < (Boolean.getBoolean("leapsmith.thorough") ? 60 : 25); edit++) {
            search.setLevel(level);
            search.run(
                    new ReachCollector(level, Optional.empty(), search.player()), SearchOrder.BY_COST, steps -> true);
            mostNodes = Math.max(mostNodes, search.nodes().size());
            assertTrue(search.knownStates() <= 3 * mostNodes, search.knownStates() + " states");
            level = TestSearches.painted(random, level);
        }
    }

    @Test
    void aSearchWithoutEnoughMemoryEndsWithAPartOfTheResult() {
        Level level = TestSearches.platforms(new SplittableRandom(3), 32, 20);
        PlaceSearch whole = new PlaceSearch(level, Optional.empty(), SearchDetail.COARSE);
        assertTrue(whole.run(
                new ReachCollector(level, Optional.empty(), whole.player()), SearchOrder.BY_COST, made -> true));
        PlaceSearch part = new PlaceSearch(level, Optional.empty(), SearchDetail.COARSE, 1 << 20);
        ReachCollector found = new ReachCollector(level, Optional.empty(), part.player());
        assertFalse(part.run(found, SearchOrder.BY_COST, made -> true));
        assertTrue(
                part.nodes().size() > 10 && part.nodes().size() < whole.nodes().size());
        assertTrue(found.build(false).arrivals().count() > 0);
    }

    /** Where there is no slope in a tick, nothing reads what only slopes make it read. */
    @Test
    void nothingIsReusedIfASlopeIsAddedWhereSlopesCrumble() {
        Legend crumbling = Legend.STANDARD.plus(new LegendEntry(
                'k',
                TileKind.of("loose", TileType.SLOPE_RIGHT, 0)
                        .withMaterial(Material.builder().crumbleSeconds(0.1).build())));
        for (Legend legend : List.of(Legend.STANDARD, crumbling)) {
            Level level = TestLevels.floored(20, 8)
                    .withLegend(legend)
                    .withObjects(CharacterType.TYPE, List.of(TestLevels.hero(16, 7 * 16 - 40)));
            int slope = legend == crumbling ? legend.size() - 1 : legend.indexOf(TileType.SLOPE_RIGHT);
            level = painted(level, 9, 6, slope);
            PlaceSearch search = new PlaceSearch(level, Optional.empty(), SearchDetail.COARSE);
            assertTrue(search.setLevel(painted(level, 15, 3, legend.indexOf(TileType.BLOCK))));
            assertEquals(
                    legend == Legend.STANDARD,
                    search.setLevel(painted(level, 15, 3, legend.indexOf(TileType.SLOPE_RIGHT))));
        }
    }

    private static Level painted(Level level, int column, int row, int value) {
        return level.withTiles(level.tiles().draft().set(column, row, value).build());
    }

    @Test
    void aChangedLevelWithALiftIsSearchedLikeANewOne() {
        SplittableRandom random = new SplittableRandom(5);
        Level level = TestLevels.with(
                TestLevels.of(
                        "............",
                        "............",
                        "............",
                        "............",
                        "........####",
                        "........####",
                        "........####",
                        "........####",
                        "............",
                        "............",
                        "############"),
                TestLevels.hero(16, 10 * 16 - 40),
                PlatformType.TYPE
                        .create("lift", PlatformType.SOLID, 5 * 16, 10 * 16, 32, 16)
                        .with(PlatformType.STOPS, List.of(PathStop.of(0, -80)))
                        .with(PlatformType.SPEED, 80.0));
        Level unchanged = level;
        PlaceSearch search = new PlaceSearch(level, Optional.empty(), SearchDetail.FEW_HOLDS);
        map(search, level);
        long steps = 0;
        long stepsOfNew = 0;
        for (int edit = 0; edit < EDITS; edit++) {
            level = edit % 4 == 3 ? unchanged : toggled(random, level);
            search.setLevel(level);
            String found = map(search, level);
            steps += search.steps();
            PlaceSearch fresh = new PlaceSearch(level, Optional.empty(), SearchDetail.FEW_HOLDS);
            assertEquals(map(fresh, level), found, "edit " + edit);
            stepsOfNew += fresh.steps();
            assertEquals(fresh.work(), search.work());
        }
        assertTrue(steps < stepsOfNew * 3 / 4, steps + " of " + stepsOfNew + " steps");
    }

    private static Level toggled(SplittableRandom random, Level level) {
        TileRegion region = new TileRegion(random.nextInt(level.columns() - 1), random.nextInt(3, 10), 2, 1);
        TileType type = level.typeAt(region.column(), region.row()) == TileType.EMPTY ? TileType.BLOCK : TileType.EMPTY;
        return level.withTiles(TestLevels.fill(level, region, type));
    }

    /** Searches all places, and writes down the ticks and jumps to each tile. */
    private static String map(PlaceSearch search, Level level) {
        ReachCollector found = new ReachCollector(level, Optional.empty(), search.player());
        search.run(found, SearchOrder.BY_COST, made -> true);
        SearchResult result = found.build(true);
        StringBuilder text = new StringBuilder().append(result.extent().places());
        for (int row = 0; row < level.rows(); row++) {
            for (int column = 0; column < level.columns(); column++) {
                Node.Arrival arrival = result.arrivals().at(column, row);
                text.append(arrival == null ? " -" : " " + arrival.ticks() + "/" + arrival.jumps());
            }
        }
        return text.toString();
    }
}
