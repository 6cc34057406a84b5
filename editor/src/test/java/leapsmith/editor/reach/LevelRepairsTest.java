package leapsmith.editor.reach;

import static leapsmith.editor.Rooms.floored;
import static leapsmith.editor.Rooms.hero;
import static leapsmith.editor.Rooms.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import leapsmith.editor.Rooms;
import leapsmith.editor.UncaughtErrors;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.ProblemEdits;
import leapsmith.editor.play.Await;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.reach.SoftLock;
import leapsmith.levels.reach.Verdict;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.reach.repair.Repair;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Repairs are searched in the background, withdrawn when the level changes, and there again after undoing. */
@Timeout(120)
class LevelRepairsTest {
    private static final Message DESCRIPTION = Message.of("edit.delete");
    private static final LevelObject EXIT = ZoneType.TYPE.create("exit", ZoneType.GOAL, 400, 96, 16, 48);

    private final LevelDocument document = new LevelDocument(walled());
    private final BlockingQueue<Runnable> soon = new LinkedBlockingQueue<>();
    private final List<RepairState> states = new ArrayList<>();
    private final List<Double> shares = new CopyOnWriteArrayList<>();
    private volatile double mostShare = 1;
    private final LevelRepairs repairs = new LevelRepairs(document, soon::add, states::add, share -> {
        shares.add(share);
        return share < mostShare;
    });

    private static Level walled() {
        Level room = with(floored(30, 10), hero(20, 104), EXIT);
        return room.withTiles(Rooms.wall(room, 14));
    }

    @AfterEach
    void close() {
        repairs.close();
    }

    @Test
    void eachRepairIsShownWithItsTrailAsSoonAsItIsFound() throws InterruptedException {
        repairs.propose(EXIT, Optional.empty(), List.of());
        assertEquals(new RepairState(Optional.of(RepairState.RepairAim.ofGoal("exit")), List.of(), true), state());
        await(() -> !state().isSearching());
        List<RepairState> found = states.stream()
                .filter(it -> it.isSearching() && !it.repairs().isEmpty())
                .toList();
        assertEquals(1, found.get(0).repairs().size());
        assertEquals(found.get(found.size() - 1).repairs(), state().repairs());
        long reports = shares.stream().filter(share -> share < 1).count();
        assertTrue(reports > 0 && reports <= 100, shares::toString);
        ProposedRepair best = state().repairs().get(0);
        assertEquals(Repair.Kind.REMOVE_TILES, best.repair().kind());
        int end = best.trail().length() - 1;
        assertEquals(best.repair().run().run().length(), end);
        assertTrue(best.trail().reachedGoal(end));
    }

    @Test
    void aRepairIsOneStepOfTheHistory() throws InterruptedException {
        repairs.propose(EXIT, Optional.empty(), List.of());
        await(() -> !state().repairs().isEmpty());
        Repair repair = state().repairs().get(0).repair();
        Level before = document.level();
        document.apply(ProblemEdits.repairing(DESCRIPTION, repair.change()));
        assertEquals(repair.level(), document.level());
        assertEquals(1, document.history().size());
        assertSame(RepairState.OFF, state(), "the level has changed");
        document.undo();
        assertEquals(before, document.level());
        try (LevelReach reach = new LevelReach(document, soon::add, it -> {}, done -> {})) {
            document.redo();
            reach.setOn(true);
            await(() -> reach.state().map().isPresent() && !reach.state().isSearching());
            assertEquals(
                    Verdict.PROVEN,
                    reach.state().map().orElseThrow().goals().get(0).verdict());
        }
    }

    @Test
    void aRepairHasTheOddsThatItsRunHasWhenItIsPlayed() throws InterruptedException {
        LevelDocument wide = new LevelDocument(
                Rooms.pit().withTiles(Rooms.fill(Rooms.pit(), new TileRegion(9, 6, 13, 13), TileType.EMPTY)));
        LevelObject exit = wide.level().object("exit").orElseThrow();
        try (LevelRepairs ofPit = new LevelRepairs(wide, soon::add, states::add, share -> true)) {
            ofPit.propose(exit, Optional.empty(), List.of());
            await(() -> !state().isSearching());
            assertOdds(RunOdds.SPREAD_TICKS);
            ofPit.setTiming(2 * RunOdds.SPREAD_TICKS);
            await(() -> !state().isSearching());
            assertOdds(2 * RunOdds.SPREAD_TICKS);
            wide.apply(ProblemEdits.repairing(
                    DESCRIPTION, state().repairs().get(0).repair().change()));
            ofPit.setTiming(RunOdds.SPREAD_TICKS);
            assertSame(RepairState.OFF, state());
            wide.undo();
            await(() -> !state().isSearching());
            assertOdds(RunOdds.SPREAD_TICKS);
        }
    }

    private void assertOdds(double spread) {
        assertTrue(state().repairs().stream().anyMatch(it -> it.repair().hardestRate() < 1), "no jump is hard");
        for (ProposedRepair proposed : state().repairs()) {
            Repair repair = proposed.repair();
            assertEquals(RunOdds.of(repair.run(), RunOdds.TRIES, spread), repair.odds());
        }
    }

    @Test
    void aChangeOfTheLevelDropsTheRepairs() throws InterruptedException {
        repairs.propose(EXIT, Optional.empty(), List.of());
        await(() -> !state().repairs().isEmpty());
        paint();
        assertSame(RepairState.OFF, state());
        int count = states.size();
        repairs.clear();
        assertEquals(count, states.size());
        repairs.propose(EXIT, Optional.empty(), List.of());
        await(() -> !state().isSearching());
        assertTrue(states.subList(count, states.size()).stream().noneMatch(it -> it == RepairState.OFF));
    }

    @Test
    void theRepairsAreThereAgainAfterUndoing() throws InterruptedException {
        repairs.propose(EXIT, Optional.empty(), List.of());
        await(() -> !state().isSearching());
        RepairState found = state();
        document.apply(ProblemEdits.repairing(
                DESCRIPTION, found.repairs().get(0).repair().change()));
        assertSame(RepairState.OFF, state());
        paint();
        document.undo();
        assertSame(RepairState.OFF, state(), "one change is left");
        document.undo();
        assertSame(found, state());
        document.redo();
        assertSame(RepairState.OFF, state());
        repairs.clear();
        document.undo();
        assertSame(RepairState.OFF, state(), "the user closed them");
    }

    @Test
    void aSearchThatAChangeEndedBeginsAgainAfterUndoing() throws InterruptedException {
        repairs.propose(EXIT, Optional.empty(), List.of());
        paint();
        assertSame(RepairState.OFF, state());
        document.undo();
        assertTrue(state().isSearching());
        await(() -> !state().repairs().isEmpty());
    }

    @Test
    void aSoftLockGetsAWayOut() throws InterruptedException {
        Level pit = with(floored(30, 16), hero(20, 24), EXIT);
        Level level = pit.withTiles(Rooms.fill(pit, new TileRegion(0, 9, 12, 6), TileType.BLOCK));
        level = level.withTiles(Rooms.fill(level, new TileRegion(16, 9, 14, 6), TileType.BLOCK));
        ReachMap map = new ReachSearch(level).run(1_000_000, () -> true);
        SoftLock lock = ReachFindings.of(map).softLocks().get(0);
        try (LevelRepairs ofPit = new LevelRepairs(new LevelDocument(level), soon::add, states::add, share -> true)) {
            assertTrue(ofPit.proposeWayOut(map, lock));
            assertEquals(Optional.of(new RepairState.RepairAim("exit", Optional.of(lock))), state().aim());
            await(() -> !state().isSearching());
        }
        ProposedRepair best = state().repairs().get(0);
        assertEquals(lock.place().x(), best.repair().run().start().orElseThrow().x());
        assertTrue(best.trail().reachedGoal(best.trail().length() - 1));
    }

    private void paint() {
        document.apply(
                Message.of("paint"),
                document.level().withTiles(Rooms.fill(document.level(), new TileRegion(3, 3, 1, 1), TileType.BLOCK)));
    }

    @Test
    void aCancelledSearchKeepsWhatItHasFound() throws InterruptedException {
        mostShare = 0.02;
        repairs.propose(EXIT, Optional.empty(), List.of());
        await(() -> !state().isSearching());
        assertEquals(Optional.of(RepairState.RepairAim.ofGoal("exit")), state().aim());
        assertTrue(state().repairs().size() < 6);
    }

    @Test
    void aSearchThatFailsKeepsWhatItHasFound() throws InterruptedException {
        UncaughtErrors errors = new UncaughtErrors();
        AtomicBoolean isFound = new AtomicBoolean();
        Executor noting = task -> {
            isFound.set(true);
            soon.add(task);
        };
        try (LevelRepairs failing = new LevelRepairs(document, noting, states::add, share -> {
            if (isFound.get()) {
                errors.collectFromThisThread();
                throw new IllegalStateException("on purpose");
            }
            return true;
        })) {
            failing.propose(EXIT, Optional.empty(), List.of());
            await(() -> !state().isSearching());
            assertFalse(state().repairs().isEmpty());
            Await.until("reported", () -> errors.all().size() == 1);
        }
    }

    @Test
    void theRunMayStartElsewhere() throws InterruptedException {
        repairs.propose(EXIT, Optional.of(new StartPoint(300, 144)), List.of());
        await(() -> !state().isSearching());
        assertEquals(List.of(), state().repairs(), "nothing is in the way");
    }

    private RepairState state() {
        return states.get(states.size() - 1);
    }

    private void await(BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            Runnable task = soon.poll(60, TimeUnit.SECONDS);
            assertNotNull(task, "no answer came");
            task.run();
        }
    }
}
