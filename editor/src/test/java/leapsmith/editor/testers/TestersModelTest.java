package leapsmith.editor.testers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import leapsmith.editor.document.Edit;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.testers.TestersModel.State;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.testers.TesterReport;
import leapsmith.levels.testers.TesterRun;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestersModelTest {
    private static final Path SAMPLES = Path.of(System.getProperty("leapsmith.root"), "samples");

    /** What is to run on the thread of the document, which is that of the test. */
    private final LinkedBlockingQueue<Runnable> soon = new LinkedBlockingQueue<>();

    private LevelDocument document;
    private TestersModel model;
    private Path runs;

    @TempDir
    Path folder;

    @BeforeEach
    void open() throws IOException {
        Path file = folder.resolve("lava-run.level.json");
        Files.copy(SAMPLES.resolve("lava-run.level.json"), file);
        runs = Files.createDirectories(folder.resolve("lava-run.runs"));
        copy("kim");
        document = new LevelDocument(LevelFormat.read(file), file);
        model = new TestersModel(document, soon::add);
    }

    @AfterEach
    void close() {
        model.close();
    }

    private void copy(String name) throws IOException {
        Files.copy(SAMPLES.resolve("lava-run.replay.json"), runs.resolve(name + ".replay.json"));
    }

    private State await(Predicate<State> wanted) throws InterruptedException {
        while (!wanted.test(model.stateProperty().get())) {
            Runnable next = soon.poll(30, TimeUnit.SECONDS);
            assertTrue(
                    next != null,
                    "the state doesn't become as wanted: "
                            + model.stateProperty().get());
            next.run();
        }
        return model.stateProperty().get();
    }

    private TesterReport reportOf(int count) throws InterruptedException {
        return await(state -> state.report()
                        .filter(it -> it.outcomes().size() == count)
                        .isPresent())
                .report()
                .orElseThrow();
    }

    @Test
    void nothingIsReadBeforeThePanelIsShown() {
        model.add(List.of(SAMPLES));
        assertTrue(soon.isEmpty());
        assertEquals(State.NONE, model.stateProperty().get());
    }

    @Test
    void runsOfTheFolderBesideTheLevelAreShown() throws Exception {
        model.setShown(true);
        TesterReport report = reportOf(1);
        assertEquals(1, report.finished());
        assertFalse(report.outcomes().get(0).isOfOtherVersion());
        State state = await(it -> !it.jumps().isEmpty());
        assertTrue(state.jumps().stream().allMatch(jump -> jump.tries() >= jump.successes() && jump.successes() > 0));
        assertTrue(state.jumps().stream().anyMatch(jump -> jump.odds().isPresent()));
    }

    @Test
    void newFilesAreNoticedAndRunsOfOtherLevelsLeftOut() throws Exception {
        model.setShown(true);
        reportOf(1);
        copy("ann");
        Files.copy(SAMPLES.resolve("first-jump.replay.json"), runs.resolve("other.replay.json"));
        model.update();
        reportOf(2);
    }

    @Test
    void addedFilesAndWhatCannotBeReadAreShown() throws Exception {
        model.setShown(true);
        reportOf(1);
        Path more = Files.createDirectories(folder.resolve("more"));
        Files.copy(SAMPLES.resolve("lava-run.replay.json"), more.resolve("ann.replay.json"));
        Files.writeString(more.resolve("bad.replay.json"), "{");
        model.add(List.of(more));
        reportOf(2);
        State state = await(it -> !it.problems().isEmpty());
        assertEquals(1, state.problems().size());
        assertTrue(
                state.problems().get(0).contains("bad.replay.json"),
                state.problems().toString());
    }

    @Test
    void afterAnEditAllRunsAreRunAgain() throws Exception {
        model.setShown(true);
        assertEquals(List.of(), reportOf(1).broken());
        int block = document.level().legend().indexOf(TileType.BLOCK);
        Level before = document.level();
        TileDraft wall = before.tiles().draft();
        for (int row = 0; row < before.rows(); row++) {
            wall.set(before.columns() / 2, row, block);
        }
        document.apply(Edit.of(Message.literal("wall"), before, before.withTiles(wall.build())));
        State state = await(
                it -> it.report().filter(report -> !report.broken().isEmpty()).isPresent());
        assertTrue(state.report().orElseThrow().outcomes().get(0).isOfOtherVersion());
    }

    @Test
    void aPastedTextOfARunIsShownOnce() throws Exception {
        model.setShown(true);
        reportOf(1);
        String text = Files.readString(SAMPLES.resolve("lava-run.replay.json"));
        TesterRun pasted = TesterRun.ofText(text, "clipboard").orElseThrow();
        model.add(pasted);
        reportOf(2);
        model.add(pasted);
        copy("ann");
        model.update();
        reportOf(3);
        assertEquals(Optional.empty(), TesterRun.ofText("{}", "clipboard"));
        assertEquals(Optional.empty(), TesterRun.ofText("words", "clipboard"));
    }

    @Test
    void hiddenItShowsNothing() throws Exception {
        model.setShown(true);
        reportOf(1);
        model.setShown(false);
        assertEquals(State.NONE, model.stateProperty().get());
        model.setShown(true);
        reportOf(1);
    }
}
