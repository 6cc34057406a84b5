package leapsmith.editor.runs;

import static leapsmith.editor.Rooms.floored;
import static leapsmith.editor.Rooms.hero;
import static leapsmith.editor.Rooms.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import leapsmith.editor.Rooms;
import leapsmith.editor.UncaughtErrors;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.play.RunTrails;
import leapsmith.editor.play.Timeline;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.CharacterCommand;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.replay.EditLog;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class LevelOddsTest {
    private final LevelDocument document = new LevelDocument(with(floored(30, 10), hero(20, 104)));
    private final BlockingQueue<Runnable> soon = new LinkedBlockingQueue<>();
    private volatile Executor publisher = soon::add;
    private final KeptRuns runs = new KeptRuns(document, soon::add);
    private final LevelOdds odds = new LevelOdds(document, task -> publisher.execute(task), state -> {});
    private final PlayRecording hop = run("right*10,right+jump*8,right*60");
    private final PlayRecording hops = run("right*10,right+jump*8,right*60,right+jump*8,right*60");

    @BeforeEach
    void switchOn() {
        odds.set(true, RunOdds.SPREAD_TICKS);
    }

    @AfterEach
    void close() {
        odds.close();
        runs.close();
    }

    @Test
    void theJumpsOfAKeptRunAreTried() throws InterruptedException {
        KeptRun kept = runs.keep("hop", hop, Trail.EMPTY);
        odds.lookAt(kept);
        assertTrue(odds.state().isWorking());
        assertEquals(RunOdds.NONE, odds.state().of(kept));
        awaitOdds();
        assertEquals(1, odds.state().of(kept).jumps().size());
        assertEquals(RunOdds.NONE, odds.state().ofTimeline());
        assertEquals(RunOdds.NONE, odds.state().of(runs.keep("other", hop, Trail.EMPTY)));
        odds.lookAt(null);
        assertEquals(OddsState.NONE, odds.state());
    }

    @Test
    void theJumpsOfTheRunOfTheTimelineAreTriedWhenItsEndIsNotPlayed() throws InterruptedException {
        odds.show(timeline(hop), true, true);
        assertEquals(OddsState.NONE, odds.state());
        odds.show(timeline(hop), true, false);
        awaitOdds();
        assertEquals(1, odds.state().ofTimeline().jumps().size());
        odds.show(timeline(hops), true, false);
        awaitOdds();
        assertEquals(2, odds.state().ofTimeline().jumps().size());
    }

    @Test
    void theOddsOfTheTimelineAreHiddenWhileAnotherRunIsLookedAt() throws InterruptedException {
        odds.show(timeline(hops), false, false);
        awaitOdds();
        RunOdds known = odds.state().ofTimeline();
        KeptRun kept = runs.keep("hop", hop, Trail.EMPTY);
        odds.lookAt(kept);
        assertEquals(RunOdds.NONE, odds.state().ofTimeline());
        odds.lookAt(runs.keep("hops", hops, Trail.EMPTY));
        assertSame(known, odds.state().ofTimeline());
        assertEquals(RunOdds.NONE, odds.state().ofTimelineAlone());
        odds.lookAt(kept);
        document.apply(
                Message.of("paint"),
                document.level().withTiles(Rooms.fill(document.level(), new TileRegion(6, 9, 4, 1), TileType.EMPTY)));
        awaitOdds();
        assertEquals(1, odds.state().of(kept).jumps().size());
        odds.lookAt(null);
        while (odds.state().ofTimeline().rate() == known.rate()) {
            runNext();
        }
        assertEquals(2, odds.state().ofTimeline().jumps().size());
    }

    @Test
    void theSameRunIsTriedOnce() throws InterruptedException {
        odds.show(timeline(hop), false, false);
        awaitOdds();
        RunOdds known = odds.state().odds();
        KeptRun kept = runs.keep("hop", hop, Trail.EMPTY);
        odds.lookAt(kept);
        assertFalse(odds.state().isWorking());
        assertSame(known, odds.state().of(kept));
        odds.lookAt(null);
        odds.show(Timeline.NONE, false, false);
        assertEquals(OddsState.NONE, odds.state());
        odds.show(timeline(hop), true, false);
        assertSame(known, odds.state().ofTimeline());
    }

    @Test
    void afterAnEditTheJumpsAreTriedAgain() throws InterruptedException {
        odds.show(timeline(hop), false, false);
        awaitOdds();
        double before = odds.state().odds().rate();
        assertTrue(before > 0.99, "on a long floor");
        // A pit right after the take-off.
        document.apply(
                Message.of("paint"),
                document.level().withTiles(Rooms.fill(document.level(), new TileRegion(6, 9, 4, 1), TileType.EMPTY)));
        assertTrue(odds.state().isWorking());
        assertEquals(before, odds.state().odds().rate(), "the old odds stay until there are new ones");
        awaitOdds();
        assertTrue(odds.state().odds().rate() < before, odds.state()::toString);
    }

    @Test
    void anotherTimingGivesOtherOdds() throws InterruptedException {
        document.apply(
                Message.of("paint"),
                document.level().withTiles(Rooms.fill(document.level(), new TileRegion(6, 9, 4, 1), TileType.EMPTY)));
        odds.show(timeline(hop), false, false);
        awaitOdds();
        double usual = odds.state().odds().rate();
        odds.set(true, 4 * RunOdds.SPREAD_TICKS);
        awaitOdds();
        assertNotEquals(usual, odds.state().odds().rate());
        odds.set(false, RunOdds.SPREAD_TICKS);
        assertEquals(OddsState.NONE, odds.state());
    }

    @Test
    void trialsThatFailEndAndTheNextEditTriesAgain() throws InterruptedException {
        UncaughtErrors errors = new UncaughtErrors();
        publisher = task -> {
            errors.collectFromThisThread();
            soon.add(task);
        };
        odds.set(true, Double.POSITIVE_INFINITY);
        odds.lookAt(runs.keep("hop", hop, Trail.EMPTY));
        odds.show(timeline(hops), false, false);
        awaitOdds();
        assertEquals(OddsState.Phase.FAILED, odds.state().phase());
        assertEquals(RunOdds.NONE, odds.state().odds());
        odds.lookAt(null);
        awaitOdds();
        assertEquals(OddsState.Phase.FAILED, odds.state().phase(), "the other run failed too");
        odds.set(true, RunOdds.SPREAD_TICKS);
        awaitOdds();
        assertEquals(2, odds.state().odds().jumps().size());
        assertFalse(errors.all().isEmpty());
    }

    @Test
    void aRunThatWasEditedWhileItIsPlayedIsNotTried() throws InterruptedException {
        EditLog.Builder<PlayCommand> commands = new EditLog.Builder<>();
        commands.append(3, new CharacterCommand.ClonePlayer());
        PlayRecording edited =
                new PlayRecording(document.level(), Optional.empty(), hop.run().withEdits(commands.toLog()));
        odds.show(timeline(edited), true, false);
        assertEquals(OddsState.NONE, odds.state());
        odds.lookAt(runs.keep("edited", edited, Trail.EMPTY));
        assertTrue(odds.state().run().isEmpty());
    }

    private PlayRecording run(String script) {
        InputScript inputs = InputScript.parse(script);
        return PlayRecording.of(document.level(), inputs, 150);
    }

    private static Timeline timeline(PlayRecording run) {
        long length = run.run().length();
        return new Timeline(length, length, 60, RunTrails.NONE, run, List.of(), 0, false);
    }

    private void awaitOdds() throws InterruptedException {
        BooleanSupplier isDone =
                () -> odds.state().run().isPresent() && !odds.state().isWorking();
        while (!isDone.getAsBoolean()) {
            runNext();
        }
    }

    private void runNext() throws InterruptedException {
        Runnable task = soon.poll(60, TimeUnit.SECONDS);
        assertTrue(task != null, "no answer");
        task.run();
    }
}
