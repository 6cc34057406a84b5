package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import leapsmith.editor.Rooms;
import leapsmith.editor.dialogs.WorkDialogs.Recovery;
import leapsmith.editor.dialogs.WorkDialogs.RecoveryAnswer;
import leapsmith.editor.document.JournalStore;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.WorkState;
import leapsmith.editor.runs.KeptRun;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.ui.ActionId;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.world.InputScript;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Recovery of unsaved work and backups, in the window. */
class AutosaveTest extends WindowFixture {
    private static final Instant TIME = Instant.parse("2026-11-22T10:00:00Z");
    private final Level saved = Rooms.room();
    private final Level changed = saved.withTiles(Rooms.wall(saved, 10));

    /** Waits until nothing is left of the test before, which has used the same window. */
    @BeforeEach
    void removeJournals() throws Exception {
        for (Path left : filesIn(state("journal/killed"), "")) {
            if (Files.isRegularFile(left)) {
                Files.delete(left);
            }
        }
        await(() -> journals().isEmpty() && keptFiles().isEmpty());
    }

    @Test
    void unsavedWorkOpensAsAnUndoableChangeOfItsFile() throws Exception {
        Path file = folder.resolve("hill.level.json");
        LevelFiles.save(file, saved);
        leaveBehind(new WorkState("hill.level.json", Optional.of(file), TIME, 7, changed));
        offer(Recovery.RECOVER);
        await(() -> document().file().equals(Optional.of(file)));
        assertEquals(changed, level());
        assertTrue(document().isDirty());
        assertEquals(saved, LevelFiles.read(file), "the file is unchanged until it is saved");
        String details = dialogs.work.entries.get(0).details();
        assertTrue(details.startsWith(file + "\n") && details.endsWith("\n7 unsaved edits"), details);
        await(() -> journals().size() == 1);
        assertEquals(List.of("recovery of 1"), dialogs.asked, "the file is known");
        await(() -> editsInJournal() == 1);
        undo();
        assertEquals(saved, level());
        assertFalse(document().isDirty());
        await(() -> journals().isEmpty());
    }

    @Test
    void recoveredWorkReplacesTheTabOfItsFile() throws Exception {
        Path file = folder.resolve("hill.level.json");
        LevelFiles.save(file, saved);
        open(new LevelDocument(saved, folder.resolve(".").resolve("hill.level.json")));
        leaveBehind(new WorkState("hill.level.json", Optional.of(file), TIME, 7, changed));
        offer(Recovery.RECOVER);
        await(() -> level().equals(changed));
        assertEquals(1, window.levels.levels().size(), "another path of the same file");
        LevelFiles.save(file, saved.withName("theirs"));
        await(() -> dialogs.asked.stream().anyMatch(it -> it.startsWith("outside hill.level.json")));
    }

    @Test
    void theOtherTabsOfTheSessionComeBackBehindRecoveredWork() throws Exception {
        Path file = folder.resolve("hill.level.json");
        Path other = folder.resolve("other.level.json");
        LevelFiles.save(file, saved);
        LevelFiles.save(other, saved.withName("other"));
        onFx(() -> window.settings.set(EditorSettings.OPEN_TABS, List.of(file, other)));
        leaveBehind(new WorkState("hill.level.json", Optional.of(file), TIME, 7, changed));
        dialogs.work.recovery.add(new RecoveryAnswer(Recovery.RECOVER, 0));
        onFx(() -> window.offerRecovery(window::restoreTabs));
        await(() -> window.levels.levels().size() == 2 && level().equals(changed));
        assertTrue(window.levels.documents().stream()
                .anyMatch(it -> it.level().name().equals("other")));
    }

    @Test
    void unsavedWorkWithoutAFileOpensAsAnUntitledLevel() throws Exception {
        leaveBehind(new WorkState("untitled", Optional.empty(), TIME, 1, changed));
        offer(Recovery.RECOVER);
        await(() -> level().equals(changed));
        assertEquals(Optional.empty(), document().file());
        assertTrue(document().isDirty());
    }

    @Test
    void anotherProgramsChangeOfARecoveredLevelIsNoticed() throws Exception {
        Path file = folder.resolve("hill.level.json");
        LevelFiles.save(file, saved);
        leaveBehind(new WorkState("hill.level.json", Optional.of(file), TIME, 7, changed));
        offer(Recovery.RECOVER);
        await(() -> level().equals(changed));
        LevelFiles.save(file, saved.withName("theirs"));
        await(() -> dialogs.asked.stream().anyMatch(it -> it.startsWith("outside hill.level.json")));
        assertEquals(changed, level());
    }

    @Test
    void workOfAMissingFileStaysUnsavedWhenItIsUndone() throws Exception {
        Path file = folder.resolve("gone.level.json");
        leaveBehind(new WorkState("gone.level.json", Optional.of(file), TIME, 1, changed));
        offer(Recovery.RECOVER);
        await(() -> level().equals(changed));
        undo();
        assertTrue(document().isDirty());
    }

    @Test
    void workIsRemovedOnlyIfItIsDiscarded() throws Exception {
        leaveBehind(new WorkState("untitled", Optional.empty(), TIME, 1, changed));
        offer(Recovery.LATER);
        await(() -> dialogs.asked.contains("recovery of 1"));
        assertEquals(1, journals().size());
        assertFalse(document().isDirty());
        offer(Recovery.DISCARD);
        await(() -> journals().isEmpty());
        assertFalse(document().isDirty());
    }

    @Test
    void workThatIsNotDiscardedIsOfferedAsBefore() throws Exception {
        leaveBehind(new WorkState("untitled", Optional.empty(), TIME, 1, changed));
        dialogs.work.discard = false;
        offer(Recovery.DISCARD);
        await(() -> dialogs.asked.size() == 3);
        assertEquals(List.of("recovery of 1", "discard untitled", "recovery of 1"), dialogs.asked);
        assertEquals(1, journals().size());
    }

    @Test
    void eachEditIsInAJournalUntilTheLevelIsSavedOrClosed() throws Exception {
        Path file = folder.resolve("hill.level.json");
        LevelFiles.save(file, saved);
        open(new LevelDocument(saved, file));
        paint(5, 3, 8, 3);
        await(() -> journals().size() == 1);
        assertEquals(1, editsInJournal(), "a stroke is one edit");
        perform(ActionId.SAVE);
        await(() -> !document().isDirty() && journals().isEmpty());
        paint(5, 4, 8, 4);
        await(() -> journals().size() == 1);
        onFx(() -> window.levels.close(document()));
        await(() -> journals().isEmpty());
    }

    @Test
    void theLastRunIsRecoveredAsAKeptRun() throws Exception {
        Path file = folder.resolve("hill.level.json");
        LevelFiles.save(file, saved);
        leaveBehind(new WorkState("hill.level.json", Optional.of(file), TIME, 0, saved));
        Path journal = journals().get(0);
        String id = journal.getFileName().toString().replaceFirst("-[0-9]+.journal$", "");
        PlayRecording run = PlayRecording.of(saved, InputScript.parse("right*2"), 20);
        ReplayFormat.save(journal.resolveSibling(id + "-run.replay.json"), ReplayFormat.document("", "", run));
        offer(Recovery.RECOVER);
        await(() -> LevelParts.of(window.level()).runs.kept().runs().size() == 1);
        KeptRun recovered = LevelParts.of(window.level()).runs.kept().runs().get(0);
        assertEquals("Recovered run", recovered.name());
        assertEquals(20, recovered.run().run().length());
        assertTrue(document().isDirty(), "the run is not saved");
        await(() -> !Files.exists(journal));
        perform(ActionId.SAVE);
        await(() -> !document().isDirty() && journals().isEmpty());
    }

    @Test
    void keptRunsThatAreNotSavedAreRecoveredWithTheirNames() throws Exception {
        Path file = folder.resolve("hill.level.json");
        LevelFiles.save(file, saved);
        open(new LevelDocument(saved, file));
        keep("stays", "right*2");
        perform(ActionId.SAVE);
        await(() -> !document().isDirty() && keptFiles().isEmpty());
        keep("high road", "right*2,jump*9");
        keep("typo", "right*3");
        await(() -> keptFiles().size() == 2);
        onFx(() -> LevelParts.of(window.level())
                .runs
                .kept()
                .rename(LevelParts.of(window.level()).runs.kept().runs().get(2), "low road"));
        keep("Wiederhergestellter Lauf 3", "right*4");
        await(() -> keptFiles().size() == 3 && keptFiles().stream().allMatch(it -> !read(it).contains("typo")));
        Path journal = journals().get(0).getParent();
        Path killed = Files.createDirectories(folder.resolve("killed"));
        for (Path each : filesIn(journal, "")) {
            if (Files.isRegularFile(each)) {
                Files.copy(each, killed.resolve(each.getFileName()));
            }
        }
        onFx(() -> window.levels.close(document()));
        await(() -> journals().isEmpty() && keptFiles().isEmpty());
        Files.move(killed, state("journal/killed"));
        offer(Recovery.RECOVER);
        await(() -> LevelParts.of(window.level()).runs.kept().runs().size() == 4);
        assertEquals(
                Set.of("stays", "high road", "low road", "Recovered run"),
                keptNames(),
                "a name that the program gave is in the language of the window");
        String details = dialogs.work.entries.get(0).details();
        assertTrue(details.endsWith("\n3 runs") && !details.contains("unsaved edits"), details);
        assertTrue(document().isDirty(), "three runs are not saved");
        await(() -> !Files.exists(state("journal/killed")) && keptFiles().size() == 3);
        perform(ActionId.SAVE);
        await(() -> !document().isDirty() && journals().isEmpty() && keptFiles().isEmpty());
    }

    private void keep(String name, String script) {
        PlayRecording run = PlayRecording.of(level(), InputScript.parse(script), 20);
        onFx(() -> LevelParts.of(window.level()).runs.kept().keep(name, run, Trail.EMPTY));
    }

    private Set<String> keptNames() {
        return LevelParts.of(window.level()).runs.kept().runs().stream()
                .map(KeptRun::name)
                .collect(Collectors.toSet());
    }

    private List<Path> keptFiles() throws IOException {
        return filesIn(state("journal"), ".replay.json");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return "";
        }
    }

    @Test
    void aRunIsInTheJournalWithinSecondsAndUntilTheLevelIsClosed() throws Exception {
        open(new LevelDocument(saved));
        play();
        await(() -> !filesIn(state("journal"), ".replay.json").isEmpty());
        stop();
        assertEquals(1, journals().size());
        open(new LevelDocument(saved));
        await(() -> filesIn(state("journal"), ".replay.json").isEmpty());
    }

    @Test
    void aBackupIsRestoredAsAnUndoableChange() throws Exception {
        Path file = folder.resolve("hill.level.json");
        LevelFiles.save(file, saved);
        open(new LevelDocument(saved, file));
        paint(5, 3, 8, 3);
        Level painted = level();
        perform(ActionId.SAVE);
        await(() -> !document().isDirty());
        dialogs.work.backup = OptionalInt.of(0);
        perform(ActionId.RESTORE_BACKUP);
        await(() -> level().equals(saved));
        assertTrue(document().isDirty());
        undo();
        assertEquals(painted, level());
        assertEquals(painted, LevelFiles.read(file));
    }

    private void offer(Recovery answer) {
        dialogs.work.recovery.add(new RecoveryAnswer(answer, 0));
        onFx(() -> window.offerRecovery(() -> {}));
    }

    /** Leaves the journal of a killed process: a copy, which nothing locks. */
    private void leaveBehind(WorkState state) throws IOException, TimeoutException {
        Path written = folder.resolve("written");
        try (JournalStore store = new JournalStore(written)) {
            store.newJournal(failure -> {}).changed(state);
            await(() -> !journalsIn(written).isEmpty());
        }
        Path killed = Files.createDirectories(state("journal/killed"));
        Files.createFile(killed.resolve("lock"));
        Path journal = journalsIn(written).get(0);
        Files.copy(journal, killed.resolve(journal.getFileName()));
    }

    /** The number of edits that would be offered if the program ended now; 0 while the first is being written. */
    private int editsInJournal() throws IOException {
        Path copy = Files.createTempDirectory(folder, "copy");
        Path killed = Files.createDirectories(copy.resolve("killed"));
        Files.write(killed.resolve("lock"), new byte[0]);
        Path journal = journals().get(0);
        Files.copy(journal, killed.resolve(journal.getFileName()));
        try (JournalStore store = new JournalStore(copy)) {
            return store.abandoned().stream()
                    .mapToInt(work -> work.state().edits())
                    .findFirst()
                    .orElse(0);
        }
    }

    private Path state(String path) {
        return windowFolder().resolve("state").resolve(path);
    }

    private List<Path> journals() throws IOException {
        return journalsIn(state("journal"));
    }

    private static List<Path> journalsIn(Path folder) throws IOException {
        return filesIn(folder, ".journal");
    }

    private static List<Path> filesIn(Path folder, String end) throws IOException {
        if (!Files.exists(folder)) {
            return List.of();
        }
        while (true) {
            try (Stream<Path> files = Files.walk(folder)) {
                return files.filter(file -> file.toString().endsWith(end)).toList();
            } catch (UncheckedIOException e) {
                // A file was removed meanwhile.
                Thread.onSpinWait();
            }
        }
    }
}
