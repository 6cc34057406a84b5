package leapsmith.editor.runs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.world.InputScript;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RunsModelTest {
    private final LevelDocument document = new LevelDocument(TestRuns.walled());
    private final LinkedBlockingQueue<Runnable> soon = new LinkedBlockingQueue<>();
    private final KeptRuns runs = new KeptRuns(document, soon::add);
    private final RunsModel model = new RunsModel(new Texts(Locale.ENGLISH), runs);
    private final PlayRecording run = PlayRecording.of(document.level(), InputScript.parse("right*120"), 120);

    @AfterEach
    void close() {
        model.dispose();
        runs.close();
    }

    @Test
    void rowsAreOneListSoThatListenersAreNotCollected() {
        assertSame(model.seen, model.seen);
    }

    @Test
    void aRowShowsTheOutcomeOfItsRun() throws InterruptedException {
        KeptRun kept = runs.keep("walk", run, Trail.EMPTY);
        assertEquals("rerunning…", model.seen.get(0).outcome());
        while (!kept.isWhole()) {
            soon.poll(30, TimeUnit.SECONDS).run();
        }
        assertEquals(
                List.of(new RunsModel.Row(kept, "walk", "goal not reached in 00:02.00", true)),
                List.copyOf(model.seen));
        model.rename(kept, "slow");
        model.show(kept, false);
        assertEquals("slow", model.seen.get(0).name());
        assertEquals(List.of(), runs.shown());
    }

    @Test
    void aRemovedRunIsNotSelected() {
        KeptRun kept = runs.keep("walk", run, Trail.EMPTY);
        model.choose(kept);
        assertEquals(Optional.of(kept), model.chosen());
        runs.remove(kept);
        assertEquals(Optional.empty(), model.chosen());
        assertEquals(0, model.seen.size());
    }
}
