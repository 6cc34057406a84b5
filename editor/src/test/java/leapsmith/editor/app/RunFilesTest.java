package leapsmith.editor.app;

import static leapsmith.editor.Rooms.floored;
import static leapsmith.editor.Rooms.hero;
import static leapsmith.editor.Rooms.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.application.Platform;
import leapsmith.editor.Rooms;
import leapsmith.editor.canvas.CanvasSettings;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.runs.KeptRun;
import leapsmith.editor.runs.RunFiles;
import leapsmith.editor.ui.LongWorks;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.LevelHash;
import leapsmith.levels.model.Message;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.world.InputScript;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Files of runs, with a file thread whose tasks run when the test calls them. */
class RunFilesTest extends WindowFixture {
    private static final String OLD = "what was there before";

    private final Deque<Runnable> filesThread = new ArrayDeque<>();
    private RunFiles files;
    private KeptRun run;
    private Path out;
    private volatile boolean memoryIsShort;

    @Override
    LevelDocument firstDocument() {
        return new LevelDocument(with(floored(20, 10), hero(20, 104)));
    }

    @BeforeEach
    void keepRun() throws Exception {
        out = Files.createDirectories(folder.resolve("out"));
        onFx(() -> {
            files = new RunFiles(
                    new WindowContext(
                            new Texts(Locale.ENGLISH),
                            dialogs,
                            new LongWorks(this::onUi),
                            filesThread::add,
                            Platform::runLater,
                            message -> {}),
                    () -> window.level(),
                    new CanvasSettings());
            run = LevelParts.of(window.level())
                    .runs
                    .kept()
                    .keep("run", PlayRecording.of(level(), InputScript.parse("right*2"), 20), Trail.EMPTY);
            LevelParts.of(window.level()).runs.model().choose(run);
        });
    }

    @AfterEach
    void closeFiles() {
        memoryIsShort = false;
        onFx(files::close);
    }

    private void onUi(Runnable task) {
        if (memoryIsShort && !Platform.isFxApplicationThread()) {
            throw new OutOfMemoryError("Java heap space");
        }
        Platform.runLater(task);
    }

    @Test
    void aSavedRunHasTheLevelAndTheNameOfTheClick() throws Exception {
        String before = LevelHash.of(level());
        dialogs.save = out.resolve("one" + ReplayFormat.EXTENSION);
        onFx(files::save);
        onFx(() -> {
            document().apply(Message.of("edit.brush"), document().level().withTiles(Rooms.wall(level(), 8)));
            LevelParts.of(window.level()).runs.kept().rename(run, "later");
        });
        runFiles();
        assertEquals(before, ReplayFormat.read(dialogs.save).levelHash());
        assertEquals("run", ReplayFormat.read(dialogs.save).name());
    }

    @Test
    void aReplayIsReadOnTheFileThread() throws Exception {
        dialogs.save = out.resolve("one" + ReplayFormat.EXTENSION);
        onFx(files::save);
        runFiles();
        dialogs.open = dialogs.save;
        onFx(files::load);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(1, LevelParts.of(window.level()).runs.kept().runs().size());
        runFiles();
        assertEquals(2, LevelParts.of(window.level()).runs.kept().runs().size());
    }

    @Test
    void aReplayReadAfterItsLevelWasClosedIsDropped() throws Exception {
        dialogs.save = out.resolve("one" + ReplayFormat.EXTENSION);
        onFx(files::save);
        runFiles();
        dialogs.open = dialogs.save;
        onFx(files::load);
        open(new LevelDocument(floored(20, 10)));
        runFiles();
        assertEquals(List.of(), LevelParts.of(window.level()).runs.kept().runs());
    }

    @Test
    void anUnreadableReplayShowsAnError() {
        dialogs.open = out.resolve("none" + ReplayFormat.EXTENSION);
        onFx(files::load);
        runFiles();
        assertEquals("open replay", dialogs.asked.get(0));
        assertTrue(dialogs.asked.get(1).startsWith("error "), dialogs.asked.get(1));
        assertEquals(2, dialogs.asked.size());
    }

    @Test
    void aMovieThatRunsOutOfMemoryShowsAnErrorAndKeepsTheOldFile() throws Exception {
        dialogs.save = Files.writeString(out.resolve("run.gif"), OLD);
        memoryIsShort = true;
        onFx(files::movie);
        await(() -> dialogs.asked.size() == 2);
        assertEquals("error Not enough memory: " + dialogs.save, dialogs.asked.get(1));
        assertUnchanged();
    }

    @Test
    void aFileThatCannotBeReplacedIsUnchanged() throws Exception {
        dialogs.save = Files.createDirectories(out.resolve("run.csv"));
        onFx(files::table);
        runFiles();
        assertTrue(dialogs.asked.get(1).startsWith("error " + dialogs.save), dialogs.asked.get(1));
        assertTrue(Files.isDirectory(dialogs.save));
    }

    private void assertUnchanged() throws Exception {
        assertEquals(OLD, Files.readString(dialogs.save));
        try (Stream<Path> left = Files.list(out)) {
            assertEquals(List.of(dialogs.save), left.toList());
        }
    }

    /** Runs the pending tasks of the file thread. */
    private void runFiles() {
        while (!filesThread.isEmpty()) {
            filesThread.remove().run();
        }
        WaitForAsyncUtils.waitForFxEvents();
    }
}
