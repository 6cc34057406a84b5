package leapsmith.editor.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import leapsmith.editor.edit.TileEdit;
import leapsmith.editor.model.LevelDocument;
import leapsmith.levels.build.InputScript;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.Zone;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.Trail;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class KeptRunsTest {
    private final LevelDocument document = new LevelDocument(floored());
    private final LinkedBlockingQueue<Runnable> soon = new LinkedBlockingQueue<>();
    private final KeptRuns runs = new KeptRuns(document, soon::add);
    private final PlayRecording run = PlayRecording.of(document.level(), InputScript.parse("right*120"), 120);

    @AfterEach
    void close() {
        runs.close();
    }

    @Test
    void aKeptRunTellsWhatBecomesOfItAndFollowsTheLevel() throws InterruptedException {
        KeptRun kept = runs.keep("walk", run, Trail.EMPTY);
        awaitWhole(kept);
        assertEquals(
                PlayState.GOAL_REACHED, kept.outcome().orElseThrow().status().state());
        assertEquals(121, kept.trail().length());

        int block = document.level().legend().indexOf(TileType.BLOCK);
        document.apply(new TileEdit(
                "paint",
                TileChange.builder(document.level().tiles())
                        .fill(new TileRegion(8, 0, 1, 9), block)
                        .build()));
        assertEquals(false, kept.isWhole());
        awaitWhole(kept);
        assertTrue(kept.outcome().isEmpty());
        document.undo();
        awaitWhole(kept);
        assertEquals("exit", kept.outcome().orElseThrow().status().goal());
    }

    @Test
    void namesAreFreeAndNeverBlank() {
        assertEquals("Run 1", runs.freeName("Run"));
        KeptRun kept = runs.keep("Run 1", run, Trail.EMPTY);
        assertEquals("Run 2", runs.freeName("Run"));
        runs.rename(kept, "  ");
        assertEquals("Run 1", kept.name());
        runs.rename(kept, " fast ");
        assertEquals("fast", kept.name());
    }

    @Test
    void onlyRunsThatAreShownAreDrawn() {
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

    private static Level floored() {
        Level empty = Level.empty("Test", 30, 10, 16);
        return empty.withTiles(TileChange.builder(empty.tiles())
                        .fill(new TileRegion(0, 9, 30, 1), empty.legend().indexOf(TileType.BLOCK))
                        .build())
                .withCharacters(List.of(PlacedCharacter.of("hero", PlacedCharacter.PLAYER, 20, 104)))
                .withZones(List.of(Zone.of("exit", Zone.GOAL, 200, 96, 16, 48)));
    }
}
