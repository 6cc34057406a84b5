package leapsmith.editor.runs;

import static leapsmith.editor.Rooms.floored;
import static leapsmith.editor.Rooms.hero;
import static leapsmith.editor.Rooms.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import leapsmith.editor.Rooms;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.editor.play.FailsFirst;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlayEvent;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.Trail;
import leapsmith.levels.world.InputScript;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class KeptRunsTest {
    private final LevelDocument document = new LevelDocument(
            with(floored(30, 10), hero(20, 104), ZoneType.TYPE.create("exit", ZoneType.GOAL, 200, 96, 16, 48)));
    private final LinkedBlockingQueue<Runnable> soon = new LinkedBlockingQueue<>();
    private final Set<Thread> askers = ConcurrentHashMap.newKeySet();
    private final KeptRuns runs = new KeptRuns(document, task -> {
        askers.add(Thread.currentThread());
        soon.add(task);
    });
    private final PlayRecording run = PlayRecording.of(document.level(), InputScript.parse("right*120"), 120);

    @AfterEach
    void close() {
        runs.close();
    }

    @Test
    void aKeptRunHasAnOutcomeThatFollowsTheLevel() throws InterruptedException {
        KeptRun kept = runs.keep("walk", run, Trail.EMPTY);
        awaitWhole(kept);
        assertEquals(
                PlayState.GOAL_REACHED, kept.outcome().orElseThrow().status().state());
        assertEquals(121, kept.trail().length());

        document.apply(Message.of("paint"), document.level().withTiles(Rooms.wall(document.level(), 8)));
        assertEquals(false, kept.isWhole());
        awaitWhole(kept);
        assertTrue(kept.outcome().isEmpty());
        document.undo();
        awaitWhole(kept);
        assertEquals("exit", kept.outcome().orElseThrow().status().goal());
    }

    @Test
    void aRunThatFailsSaysSoUntilTheNextEdit() throws InterruptedException {
        FailsFirst failsFirst = new FailsFirst(soon::add);
        try (KeptRuns others = new KeptRuns(document, failsFirst)) {
            KeptRun kept = others.keep("walk", run, Trail.EMPTY);
            soon.poll(60, TimeUnit.SECONDS).run();
            assertTrue(kept.hasFailed());
            failsFirst.awaitReport();
            document.apply(Message.of("paint"), document.level().withTiles(Rooms.wall(document.level(), 8)));
            assertFalse(kept.hasFailed());
            awaitWhole(kept);
            assertFalse(kept.hasFailed());
        }
    }

    @Test
    void visibleRunsAreRunFirstAndAllOnOneThread() throws InterruptedException {
        KeptRun hidden =
                runs.keep("hidden", PlayRecording.of(document.level(), InputScript.parse("right*9"), 60), Trail.EMPTY);
        runs.show(hidden, false);
        KeptRun shown = runs.keep("shown", run, Trail.EMPTY);
        awaitWhole(hidden);
        awaitWhole(shown);
        askers.clear();
        List<KeptRun> order = new ArrayList<>();
        runs.addListener(() -> {
            for (KeptRun it : List.of(hidden, shown)) {
                if (it.isWhole() && !order.contains(it)) {
                    order.add(it);
                }
            }
        });
        document.apply(Message.of("paint"), document.level().withTiles(Rooms.wall(document.level(), 8)));
        awaitWhole(hidden);
        assertEquals(List.of(shown, hidden), order);
        assertEquals(1, askers.size());
    }

    @Test
    void keepingARunTwiceMakesTwoRuns() throws InterruptedException {
        KeptRun one = runs.keep("one", run, Trail.EMPTY);
        KeptRun two = runs.keep("two", run, Trail.EMPTY);
        awaitWhole(one);
        awaitWhole(two);
        runs.remove(one);
        document.apply(Message.of("paint"), document.level().withTiles(Rooms.wall(document.level(), 20)));
        awaitWhole(two);
        assertEquals(121, two.trail().length());
    }

    @Test
    void newNamesAreUnusedAndNamesAreNeverBlank() {
        assertEquals("Run 1", runs.freeName("Run"));
        KeptRun kept = runs.keep("Run 1", run, Trail.EMPTY);
        assertEquals("Run 2", runs.freeName("Run"));
        assertEquals("Run", runs.unusedName("Run"));
        assertEquals("Run 1 2", runs.unusedName("Run 1"));
        runs.rename(kept, "  ");
        assertEquals("Run 1", kept.name());
        runs.rename(kept, " fast ");
        assertEquals("fast", kept.name());
    }

    @Test
    void onlyVisibleRunsAreDrawn() {
        KeptRun one = runs.keep("one", run, Trail.EMPTY);
        runs.keep("two", run, Trail.EMPTY);
        assertEquals(2, runs.shown().size());
        runs.show(one, false);
        assertEquals(1, runs.shown().size());
        runs.remove(one);
        assertEquals(List.of("two"), runs.runs().stream().map(KeptRun::name).toList());
    }

    private void awaitWhole(KeptRun kept) throws InterruptedException {
        while (!kept.isWhole()) {
            Runnable task = soon.poll(10, TimeUnit.SECONDS);
            assertTrue(task != null, "no answer came");
            task.run();
        }
    }

    @Test
    void pickUpsLaidAlongARunAreTakenOneAfterAnother() throws InterruptedException {
        PlayRecording jump = PlayRecording.of(document.level(), InputScript.parse("right+jump*30, right*90"), 120);
        KeptRun kept = runs.keep("jump", jump, Trail.EMPTY);
        awaitWhole(kept);
        new RunItems(document, runs).lay(kept);
        List<String> ids = new ArrayList<>();
        document.level().objects(ZoneType.TYPE).stream()
                .filter(zone -> zone.kind().equals(ZoneType.PICKUP))
                .forEach(zone -> ids.add(zone.id()));
        assertEquals(8, ids.size());
        List<String> taken = new ArrayList<>();
        PlaySession session = new PlaySession(document.level(), Optional.empty(), (tick, event, object, other) -> {
            if (event == PlayEvent.PICKED_UP) {
                taken.add(other);
            }
        });
        for (int tick = 0; tick < 120; tick++) {
            session.step(jump.run().inputs().at(tick));
        }
        assertEquals(ids, taken);
    }

    private KeptRun keptJump() throws InterruptedException {
        KeptRun kept = runs.keep(
                "jump",
                PlayRecording.of(document.level(), InputScript.parse("right+jump*30, right*90"), 120),
                Trail.EMPTY);
        awaitWhole(kept);
        return kept;
    }

    private List<List<Double>> pickUps() {
        return document.level().objects(ZoneType.TYPE).stream()
                .filter(zone -> zone.kind().equals(ZoneType.PICKUP))
                .map(zone -> List.of(zone.x(), zone.y()))
                .toList();
    }

    private void settle(KeptRun kept) throws InterruptedException {
        List<List<Double>> before;
        do {
            before = pickUps();
            awaitWhole(kept);
        } while (!before.equals(pickUps()) || !kept.isWhole());
    }

    /** What laying would give along the run as it is now. */
    private List<List<Double>> wouldBe(KeptRun kept) {
        LevelDocument copy = new LevelDocument(document.level().withObjects(ObjectLists.NONE));
        try (RunItems items = new RunItems(copy, runs)) {
            items.lay(kept);
        }
        return copy.level().objects(ZoneType.TYPE).stream()
                .map(zone -> List.of(zone.x(), zone.y()))
                .toList();
    }

    private Level faster(Level level) {
        return level.withObject("hero", level.object("hero").orElseThrow().with(CharacterType.JUMP_SPEED, 200.0));
    }

    @Test
    void pickUpsStayOnTheirRunWithinTheSameStepOfTheHistory() throws InterruptedException {
        KeptRun kept = keptJump();
        try (RunItems items = new RunItems(document, runs)) {
            items.lay(kept);
            settle(kept);
            List<List<Double>> laid = pickUps();
            assertEquals(8, laid.size());
            int steps = document.history().size();
            document.apply(Message.of("slow"), faster(document.level()));
            settle(kept);
            List<List<Double>> moved = pickUps();
            assertNotEquals(laid, moved);
            assertEquals(wouldBe(kept), moved);
            assertEquals(steps + 1, document.history().size(), "no step of their own");
            document.undo();
            settle(kept);
            assertEquals(laid, pickUps());
            document.redo();
            settle(kept);
            assertEquals(moved, pickUps());
        }
    }

    @Test
    void aPickUpThatWasMovedByHandStaysAndThoseOfABrokenRunWait() throws InterruptedException {
        KeptRun kept = keptJump();
        try (RunItems items = new RunItems(document, runs)) {
            items.lay(kept);
            settle(kept);
            LevelObject first = document.level().objects(ZoneType.TYPE).stream()
                    .filter(zone -> zone.kind().equals(ZoneType.PICKUP))
                    .findFirst()
                    .orElseThrow();
            document.apply(ObjectEdits.move(Message.of("move"), document.level(), List.of(first.id()), 5, -30));
            settle(kept);
            List<List<Double>> before = pickUps();
            LevelObject trap =
                    ZoneType.TYPE.create("trap", ZoneType.DEADLY, 60, 0).withBox(60, 0, 16, 160);
            document.apply(ObjectEdits.add(Message.of("trap"), document.level(), List.of(trap)));
            settle(kept);
            assertTrue(kept.outcome().orElseThrow().status().state().isDeath());
            assertEquals(before, pickUps(), "a broken run");
            document.apply(ObjectEdits.remove(Message.of("remove"), document.level(), List.of("trap")));
            document.apply(Message.of("slow"), faster(document.level()));
            settle(kept);
            assertEquals(before.get(0), pickUps().get(0), "moved by hand");
            assertEquals(wouldBe(kept).subList(1, 8), pickUps().subList(1, 8));
        }
    }

    @Test
    void pickUpsFollowAtTheEndOfAStrokeAndAreAPartOfIt() throws InterruptedException {
        KeptRun kept = keptJump();
        try (RunItems items = new RunItems(document, runs)) {
            items.lay(kept);
            settle(kept);
            List<List<Double>> laid = pickUps();
            document.beginStroke(Message.of("drag"));
            document.apply(Message.of("slow"), faster(document.level()));
            settle(kept);
            assertEquals(laid, pickUps(), "tools rely on the level during a stroke");
            document.endStroke();
            assertEquals(wouldBe(kept), pickUps());
            assertEquals(2, document.history().size());
        }
    }
}
