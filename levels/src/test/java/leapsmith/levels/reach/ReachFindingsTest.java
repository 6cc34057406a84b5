package leapsmith.levels.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.StartPoint;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** Soft locks, unreached ground and zones out of reach. */
class ReachFindingsTest {
    private static final long STEPS = 4_000_000;
    private static final boolean IS_THOROUGH = Boolean.getBoolean("leapsmith.thorough");
    private static final int LEVELS = IS_THOROUGH ? 60 : 2;

    /** A pit between the player and the goal that can be jumped over, but is too deep to get out of. */
    private static final Level PIT = TestLevels.with(
            TestLevels.of(
                    "..............",
                    "..............",
                    "..............",
                    "..............",
                    "#####....#####",
                    "#####....#####",
                    "#####....#####",
                    "#####....#####",
                    "#####....#####",
                    "#####....#####",
                    "#####....#####",
                    "#####....#####",
                    "#####....#####",
                    "##############"),
            TestLevels.hero(16, 4 * 16 - 40),
            zone("exit", ZoneType.GOAL, 12 * 16, 2 * 16));

    private static final TileSet BOTTOM = TileSet.of(new TileRegion(5, 13, 4, 1));

    @Test
    void aPitWithoutAWayOutIsASoftLock() {
        List<SoftLock> locks = checked(PIT).softLocks();
        assertEquals(1, locks.size());
        SoftLock lock = locks.get(0);
        assertEquals(BOTTOM, lock.tiles());
        assertEquals(Verdict.IMPOSSIBLE, lock.verdict());
        assertTrue(BOTTOM.contains(lock.column(), lock.row()));
        assertEquals(13 * 16, lock.place().y());
        assertEquals(lock.column(), (int) lock.place().x() / 16, 1);
    }

    @Test
    void aPitOnTheClosedBottomIsASoftLock() {
        Level hollow = PIT.withTiles(TestLevels.fill(PIT, new TileRegion(5, 13, 4, 1), TileType.EMPTY));
        List<SoftLock> locks = checked(hollow).softLocks();
        assertEquals(1, locks.size());
        SoftLock lock = locks.get(0);
        assertEquals(TileSet.of(new TileRegion(5, 14, 4, 1)), lock.tiles());
        assertEquals(Verdict.IMPOSSIBLE, lock.verdict());
        assertEquals(13, lock.row());
        assertEquals(14 * 16, lock.place().y());
        assertTrue(lock.isShownAt(hollow, 5, 14));
        assertTrue(lock.isShownAt(hollow, 5, 13));
        assertFalse(lock.isShownAt(hollow, 5, 12));
        assertFalse(lock.isShownAt(hollow, 4, 13));
        Level open = hollow.withPhysics(hollow.physics().withBorders(TestSearches.open()));
        assertEquals(List.of(), checked(open).softLocks(), "the player falls out of the level");
    }

    @Test
    void aPitThatTheUpperBoundDoesNotCoverMayHaveAWayOut() {
        LevelObject hero = PIT.player().orElseThrow().with(CharacterType.COYOTE_TIME, 0.6);
        Level uncovered = PIT.withObjects(CharacterType.TYPE, List.of(hero));
        List<SoftLock> locks = checked(uncovered).softLocks();
        assertEquals(1, locks.size());
        assertEquals(BOTTOM, locks.get(0).tiles());
        assertEquals(Verdict.NOT_FOUND, locks.get(0).verdict());
    }

    @Test
    void aPitMayBeASoftLockAlsoWhereCratesAndPatrolsMove() {
        LevelObject crate = CharacterType.TYPE
                .create("crate", CharacterType.IDLE, 160, 4 * 16 - 40)
                .with(CharacterType.SOLID_TO_BODIES, true);
        LevelObject patrol = CharacterType.TYPE.create("guard", CharacterType.PATROL, 160, 4 * 16 - 40);
        Level stepped = PIT.withTiles(TestLevels.fill(PIT, new TileRegion(5, 9, 1, 1), TileType.ONE_WAY));
        for (LevelObject loose : List.of(crate, patrol)) {
            List<SoftLock> locks = checked(TestLevels.with(PIT, loose)).softLocks();
            assertEquals(1, locks.size(), loose.id());
            assertEquals(BOTTOM, locks.get(0).tiles(), loose.id());
            assertEquals(List.of(), checked(TestLevels.with(stepped, loose)).softLocks(), loose.id());
        }
    }

    @Test
    void aPitWithStepsIsNoSoftLock() {
        Level stepped = PIT.withTiles(TestLevels.fill(PIT, new TileRegion(5, 9, 1, 1), TileType.ONE_WAY));
        assertEquals(List.of(), checked(stepped).softLocks());
    }

    @Test
    void withoutAWayToAGoalNothingIsASoftLock() {
        Level far = PIT.withObjects(ZoneType.TYPE, List.of(zone("exit", ZoneType.GOAL, 6 * 16, -200)));
        ReachMap map = search(far);
        assertEquals(Verdict.IMPOSSIBLE, map.goals().get(0).verdict());
        assertEquals(List.of(), ReachFindings.checked(map, STEPS, () -> true).softLocks());
        Level without = PIT.withObjects(ZoneType.TYPE, List.of());
        assertEquals(List.of(), checked(without).softLocks());
    }

    @Test
    void aGoalInThePitIsAWayOut() {
        Level two = TestLevels.with(PIT, zone("treasure", ZoneType.GOAL, 7 * 16, 11 * 16));
        assertEquals(List.of(), checked(two).softLocks());
    }

    @Test
    void anInterruptedCheckLeavesWhatTheSearchFound() {
        ReachFindings findings = ReachFindings.checked(search(PIT), STEPS, () -> false);
        assertEquals(
                List.of(Verdict.NOT_FOUND),
                findings.softLocks().stream().map(SoftLock::verdict).toList());
        assertEquals(
                findings.softLocks(),
                ReachFindings.checked(search(PIT), 0, () -> true).softLocks());
        assertEquals(ReachFindings.of(search(PIT)).softLocks(), findings.softLocks());
        ReachMap part = new ReachSearch(PIT).run(3_000, () -> true);
        assertEquals(ReachFindings.NONE, ReachFindings.checked(part, STEPS, () -> true));
        assertEquals(ReachFindings.NONE, ReachFindings.of(part));
    }

    @Test
    void theGoalIsReachedFromAllGroundThatIsNotLocked() {
        int locked = 0;
        for (int seed = 0; seed < LEVELS; seed++) {
            Level level = pits(new SplittableRandom(seed));
            ReachMap map = search(level);
            if (map.goals().get(0).verdict() != Verdict.PROVEN) {
                continue;
            }
            ReachFindings findings = ReachFindings.checked(map, STEPS, () -> true);
            for (SoftLock lock : findings.softLocks()) {
                assertFalse(isGoalReached(level, lock.place()), "seed " + seed + ": " + lock);
                locked++;
            }
            TileSet all = findings.softLocks().stream().map(SoftLock::tiles).reduce(TileSet.EMPTY, TileSet::union);
            for (int tile = 0; tile < level.columns() * level.rows(); tile += IS_THOROUGH ? 1 + tile % 3 : 11) {
                int column = tile % level.columns();
                int row = tile / level.columns();
                if (map.ticksTo(column, row).isPresent() && !all.contains(column, row)) {
                    var player = TestSearches.played(map.runTo(column, row).orElseThrow())
                            .player()
                            .orElseThrow();
                    StartPoint feet = new StartPoint(player.x() + player.width() / 2, player.y() + player.height());
                    assertTrue(isGoalReached(level, feet), "seed " + seed + " from " + column + ", " + row);
                }
            }
        }
        assertTrue(locked > LEVELS / 3, locked + " soft locks");
    }

    @Test
    void groundThatNeitherTheSearchNorTheBoundReachesIsGrouped() {
        Level shelves = TestLevels.with(
                TestLevels.of(
                        "..............",
                        "..............",
                        "..............",
                        "..............",
                        "###........##.",
                        ".............#",
                        "..............",
                        "..............",
                        "..............",
                        "..............",
                        "..............",
                        "..............",
                        "##############"),
                TestLevels.hero(16, 12 * 16 - 40));
        assertEquals(
                List.of(
                        TileSet.of(new TileRegion(0, 4, 3, 1)),
                        new TileSet.Builder()
                                .addRun(4, 11, 13)
                                .addRun(5, 13, 14)
                                .build()),
                checked(shelves).unreachedGround());
    }

    @Test
    void groundThatTheBoundIncludesIsLeftOut() {
        for (int seed = 0; seed < LEVELS; seed++) {
            Level level = TestSearches.platforms(new SplittableRandom(200 + seed), 40, 24);
            ReachMap map = search(level);
            TileSet unreached = map.unreachedGround();
            TileSet reported = ReachFindings.checked(map, STEPS, () -> true).unreachedGround().stream()
                    .reduce(TileSet.EMPTY, TileSet::union);
            for (int row = 0; row < level.rows(); row++) {
                for (int column = 0; column < level.columns(); column++) {
                    boolean expected = unreached.contains(column, row)
                            && !map.bound(() -> true).canStand(column, row);
                    assertEquals(expected, reported.contains(column, row), column + ", " + row + " of seed " + seed);
                    assertFalse(unreached.contains(column, row)
                            && map.ticksTo(column, row).isPresent());
                }
            }
        }
    }

    @Test
    void aZoneThatCannotBeTouchedIsFound() {
        LevelObject high = zone("high", "spring", 6 * 16, -200);
        Level zones = TestLevels.with(PIT, zone("low", "spring", 6 * 16, 10 * 16), high);
        assertEquals(List.of(high), checked(zones).untouchableZones());
        LevelObject hero = PIT.player().orElseThrow().with(CharacterType.COYOTE_TIME, 0.6);
        Level uncovered = zones.withObjects(CharacterType.TYPE, List.of(hero));
        assertEquals(List.of(), checked(uncovered).untouchableZones(), "nothing is impossible without the bound");
    }

    private static ReachFindings checked(Level level) {
        return ReachFindings.checked(search(level), STEPS, () -> true);
    }

    private static boolean isGoalReached(Level level, StartPoint feet) {
        ReachMap map = new ReachSearch(level, Optional.of(feet)).run(STEPS, () -> true);
        return map.goals().get(0).verdict() == Verdict.PROVEN;
    }

    private static ReachMap search(Level level) {
        return TestSearches.search(level);
    }

    private static LevelObject zone(String id, String kind, double x, double y) {
        return ZoneType.TYPE.create(id, kind, x, y, 16, 32);
    }

    /** Ground with pits of random depths, some of them with a ledge, so that the player gets out of some. */
    private static Level pits(SplittableRandom random) {
        int columns = 40;
        int top = 6;
        int rows = 20;
        Level level = TestLevels.floored(columns, rows);
        level = level.withTiles(TestLevels.fill(level, new TileRegion(0, top, columns, rows - top), TileType.BLOCK));
        for (int column = 5; column < columns - 8; column += random.nextInt(7, 10)) {
            int width = random.nextInt(3, 6);
            int depth = random.nextInt(3, 13);
            level = level.withTiles(TestLevels.fill(level, new TileRegion(column, top, width, depth), TileType.EMPTY));
            TileRegion ledge = new TileRegion(column + random.nextInt(width), top + random.nextInt(depth), 1, 1);
            level = level.withTiles(TestLevels.fill(level, ledge, TileType.ONE_WAY));
        }
        return TestLevels.with(
                level,
                TestLevels.hero(16, top * 16 - 40),
                zone("exit", ZoneType.GOAL, 16 * random.nextInt(20, columns - 1), 16 * (top - 3)));
    }
}
