package leapsmith.levels.reach.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.reach.TestSearches;
import leapsmith.levels.reach.Verdict;
import leapsmith.levels.reach.ground.LevelGround;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import org.junit.jupiter.api.Test;

/** In random levels whose way to the goal was broken, each repair does what it says. */
class RepairLawTest {
    private static final int LEVELS = Boolean.getBoolean("leapsmith.thorough") ? 24 : 1;
    private static final int COLUMNS = Boolean.getBoolean("leapsmith.thorough") ? 32 : 24;
    private static final int ROWS = Boolean.getBoolean("leapsmith.thorough") ? 20 : 16;
    private static final long STEPS = Boolean.getBoolean("leapsmith.thorough") ? 1_000_000 : 250_000;

    @Test
    void eachRepairIsTrue() {
        int repaired = 0;
        int broken = 0;
        for (int seed = 0; broken < LEVELS; seed++) {
            Level level = TestSearches.platforms(new SplittableRandom(900 + seed), COLUMNS, ROWS);
            Optional<Level> damaged = damaged(level, new SplittableRandom(seed));
            if (damaged.isEmpty()) {
                continue;
            }
            broken++;
            LevelObject goal = level.objects(ZoneType.TYPE).get(0);
            List<Repair> repairs = new ReachRepair(damaged.get(), Optional.empty(), goal, List.of())
                    .propose(6, STEPS, ReachRepair.Listener.NONE);
            for (Repair repair : repairs) {
                assertRepairs(damaged.get(), repair, "seed " + seed + ": " + repair.change());
            }
            repaired += repairs.isEmpty() ? 0 : 1;
        }
        assertTrue(repaired >= broken * 9 / 10, "only " + repaired + " of " + broken + " levels were repaired");
    }

    /** The level without one to three tiles of the way to its goal, if that is then not found. */
    private static Optional<Level> damaged(Level level, SplittableRandom random) {
        Optional<PlayRecording> run = TestSearches.search(level).goals().get(0).run();
        if (run.isEmpty()) {
            return Optional.empty();
        }
        List<Integer> ground = new ArrayList<>(stoodOn(run.get()));
        if (ground.isEmpty()) {
            return Optional.empty();
        }
        for (int attempt = 0; attempt < 20; attempt++) {
            int tile = ground.get(random.nextInt(ground.size()));
            TileRegion region = new TileRegion(tile % level.columns(), tile / level.columns(), random.nextInt(1, 4), 1)
                    .intersect(level.tiles().region());
            Level damaged = level.withTiles(TestLevels.fill(level, region, TileType.EMPTY));
            if (TestSearches.search(damaged).goals().get(0).verdict() != Verdict.PROVEN) {
                return Optional.of(damaged);
            }
        }
        return Optional.empty();
    }

    /** The tiles on which the player stands in a run. */
    private static Set<Integer> stoodOn(PlayRecording run) {
        Set<Integer> tiles = new TreeSet<>();
        Level level = run.level();
        PlaySession session = run.newSession();
        for (long tick = 0; tick < run.run().length(); tick++) {
            session.step(run.run().inputs().at(tick));
            Body player = session.player().orElseThrow();
            int row = level.rowAt(player.y() + player.height());
            int column = level.columnAt(player.x());
            if (player.onGround() && level.tiles().contains(column, row)) {
                tiles.add(row * level.columns() + column);
            }
        }
        return tiles;
    }

    private static void assertRepairs(Level level, Repair repair, String message) {
        assertEquals(level, repair.change().delta().before(), message);
        assertEquals(repair.change().delta().after(), repair.level(), message);
        assertEquals(
                PlayState.GOAL_REACHED,
                TestSearches.played(repair.run()).status().state(),
                message);
        RepairChange change = repair.change();
        if (change.kind().isOfTiles()) {
            assertEquals(level.objects(), repair.level().objects(), message);
            assertTilesAreTrue(level, change, message);
            return;
        }
        assertEquals(level.tiles(), repair.level().tiles(), message);
        LevelObject before = change.object().orElseThrow().before().orElseThrow();
        LevelObject after = change.object().orElseThrow().after().orElseThrow();
        assertEquals(level.object(before.id()).orElseThrow(), before, message);
        if (change.kind().number().isPresent()) {
            Property<Double> number = change.kind().number().get();
            assertEquals(level.player().orElseThrow(), before, message);
            assertEquals(before.with(number, after.get(number)), after, message);
            assertTrue(after.get(number) > before.get(number), message);
        } else {
            assertEquals(Repair.Kind.MOVE_GOAL, change.kind(), message);
            assertEquals(before.withPosition(before.x() + change.dx(), before.y() + change.dy()), after, message);
        }
    }

    private static void assertTilesAreTrue(Level level, RepairChange change, String message) {
        boolean removes = change.kind() == Repair.Kind.REMOVE_TILES;
        assertEquals(removes, level.legend().typeOf(change.tile()) == TileType.EMPTY, message);
        int count = 0;
        for (TileRegion region : change.regions()) {
            for (int row = region.row(); row < region.endRow(); row++) {
                for (int column = region.column(); column < region.endColumn(); column++) {
                    assertTrue(level.tiles().contains(column, row), message);
                    assertEquals(!removes, level.typeAt(column, row) == TileType.EMPTY, message);
                    count++;
                }
            }
        }
        assertEquals(count, change.delta().tiles().cellCount(), message);
        TileRegion region = change.regions().get(0);
        boolean beside =
                isGround(level, region.column() - 1, region.row()) || isGround(level, region.endColumn(), region.row());
        boolean above = LevelGround.of(level).isGround(region.column(), region.endRow());
        switch (change.kind()) {
            case EXTEND_GROUND -> assertTrue(beside, message);
            case ADD_STEP -> assertTrue(above, message);
            case ADD_GROUND -> assertFalse(beside, message);
            default -> assertTrue(removes, message);
        }
    }

    private static boolean isGround(Level level, int column, int row) {
        return level.tiles().contains(column, row) && level.typeAt(column, row) != TileType.EMPTY;
    }
}
