package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import leapsmith.editor.Rooms;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.play.KeptRun;
import leapsmith.editor.play.KeptRuns;
import leapsmith.editor.view.panel.ActionId;
import leapsmith.levels.file.Disk;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.world.InputScript;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class KeptRunFilesTest extends WindowFixture {
    private final Level level = Rooms.room();
    private Path file;

    @BeforeEach
    void openLevel() throws IOException {
        file = folder.resolve("hill.level.json");
        LevelFiles.save(file, level);
        open(new LevelDocument(level, file));
    }

    @Test
    void aKeptRunIsSavedWithTheLevelAndListedWhenItIsOpened() throws Exception {
        keep("First try!");
        assertTrue(document().isDirty(), "the run is not saved yet");
        save("hill.first-try.replay.json", "hill.level.json");
        assertEquals(
                "hill.level.json",
                ReplayFormat.read(folder.resolve("hill.first-try.replay.json")).levelFile());
        open(new LevelDocument(level, file));
        await(() -> names().equals(List.of("First try!")));
        assertFalse(document().isDirty());
    }

    @Test
    void runsAreListedInTheOrderInWhichTheyWereKept() throws Exception {
        keep("two");
        keep("one");
        save("hill.level.json", "hill.one.replay.json", "hill.two.replay.json");
        open(new LevelDocument(level, file));
        await(() -> names().equals(List.of("two", "one")));
        onFx(() -> {
            runs().rename(runs().runs().get(0), "three");
            runs().remove(runs().runs().get(1));
        });
        keep("a");
        save("hill.a.replay.json", "hill.level.json", "hill.three.replay.json");
        open(new LevelDocument(level, file));
        await(() -> names().equals(List.of("three", "a")));
    }

    @Test
    void aRenamedRunHasItsNewNameAfterTheNextSave() throws Exception {
        KeptRun run = keep("one");
        save("hill.level.json", "hill.one.replay.json");
        onFx(() -> runs().rename(run, "two"));
        assertTrue(document().isDirty());
        assertEquals(List.of("hill.level.json", "hill.one.replay.json"), files());
        save("hill.level.json", "hill.two.replay.json");
    }

    @Test
    void theFileOfARemovedRunIsRemovedByTheNextSave() throws Exception {
        KeptRun run = keep("one");
        save("hill.level.json", "hill.one.replay.json");
        onFx(() -> runs().remove(run));
        assertEquals(List.of("hill.level.json", "hill.one.replay.json"), files());
        assertTrue(document().isDirty());
        save("hill.level.json");
    }

    @Test
    void runsOfTheSameNameHaveTheirOwnFilesAndOtherFilesAreNotReplaced() throws Exception {
        ReplayFormat.save(
                folder.resolve("hill.one.replay.json"),
                ReplayFormat.document("other", "other.level.json", recording()));
        keep("one");
        keep("one");
        save("hill.level.json", "hill.one-2.replay.json", "hill.one-3.replay.json", "hill.one.replay.json");
        assertEquals(
                "other",
                ReplayFormat.read(folder.resolve("hill.one.replay.json")).name());
    }

    @Test
    void anUnsavedRunWithTheNameOfAFileThatIsReadLaterGetsAnother() throws Exception {
        keep("one");
        save("hill.level.json", "hill.one.replay.json");
        onFx(() -> {
            // The file is read in the background.
            window.show(new LevelDocument(level, file));
            runs().keep("one", recording(), Trail.EMPTY);
        });
        await(() -> names().equals(List.of("one 2", "one")));
        assertTrue(document().isDirty());
        save("hill.level.json", "hill.one-2.replay.json", "hill.one.replay.json");
    }

    @Test
    void aRunThatCannotBeWrittenKeepsTheDocumentDirty() throws Exception {
        keep("x".repeat(300));
        perform(ActionId.SAVE);
        await(() -> dialogs.asked.stream().anyMatch(it -> it.startsWith("error ")));
        await(() -> document().isDirty());
        assertEquals(List.of("hill.level.json"), files());
    }

    /** Saves, and waits until these files are in the folder. */
    private void save(String... expected) throws TimeoutException {
        perform(ActionId.SAVE);
        await(() -> !document().isDirty() && files().equals(List.of(expected)));
    }

    private KeptRun keep(String name) throws TimeoutException {
        KeptRun[] kept = new KeptRun[1];
        onFx(() -> kept[0] = runs().keep(name, recording(), Trail.EMPTY));
        return kept[0];
    }

    private PlayRecording recording() {
        return PlayRecording.of(level, InputScript.parse("right*2"), 20);
    }

    private KeptRuns runs() {
        return window.level().runs();
    }

    private List<String> names() {
        return runs().runs().stream().map(KeptRun::name).toList();
    }

    private List<String> files() throws IOException {
        return Disk.SYSTEM.files(folder).stream()
                .map(it -> it.getFileName().toString())
                .sorted()
                .toList();
    }
}
