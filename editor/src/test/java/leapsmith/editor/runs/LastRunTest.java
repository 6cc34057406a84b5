package leapsmith.editor.runs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.play.RunTrails;
import leapsmith.editor.play.Timeline;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LastRunTest {
    private static final int TICKS = 200;

    private final LevelDocument document = new LevelDocument(TestRuns.level());
    private final BlockingQueue<Runnable> soon = new LinkedBlockingQueue<>();
    private Timeline shown = Timeline.NONE;
    private final LastRun run = new LastRun(document, soon::add, timeline -> shown = timeline);
    private final Trail played = TestRuns.walk(TestRuns.level(), TICKS);

    @AfterEach
    void close() {
        run.close();
    }

    @Test
    void theTrailIsComparedWithThePreviousAndThePlayedOne() throws InterruptedException {
        play();
        block(14);
        await(() -> shown.divergesAt() > 0 && shown.isWhole());
        Trail first = shown.trail();
        assertEquals(-1, shown.previous().firstDifference(played));
        block(10);
        await(() -> shown.trail().firstDifference(first) > 0 && shown.isWhole());
        assertEquals(-1, shown.previous().firstDifference(first));
        assertEquals(-1, shown.played().firstDifference(played));
        document.undo();
        await(() -> shown.trail().firstDifference(first) < 0);
        assertTrue(shown.divergesAt() > 0, "the trail before the undo is the previous one");
    }

    @Test
    void aStrokeIsOneEdit() throws InterruptedException {
        play();
        document.beginStroke(Message.of("paint"));
        block(14);
        await(() -> shown.divergesAt() > 0 && shown.isWhole());
        Trail first = shown.trail();
        block(10);
        await(() -> shown.trail().firstDifference(first) > 0 && shown.isWhole());
        document.endStroke();
        assertEquals(-1, shown.previous().firstDifference(played));
    }

    private void play() throws InterruptedException {
        PlayRecording recording = PlayRecording.of(document.level(), InputScript.parse("right*" + TICKS), TICKS);
        run.show(recording, new Timeline(TICKS, TICKS, 60, RunTrails.of(played, null), recording, List.of(), 0, false));
        await(() -> shown.isWhole() && shown.trail() != played);
    }

    private void block(int column) {
        TileChange change = TileChange.between(
                document.level().tiles(),
                document.level()
                        .tiles()
                        .draft()
                        .set(column, 8, document.level().legend().indexOf(TileType.BLOCK))
                        .build());
        document.apply(Message.of("paint"), document.level().withTiles(change));
    }

    private void await(BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (!condition.getAsBoolean()) {
            assertTrue(System.nanoTime() < end, "still not so");
            Runnable next = soon.poll(100, TimeUnit.MILLISECONDS);
            if (next != null) {
                next.run();
            }
        }
    }
}
