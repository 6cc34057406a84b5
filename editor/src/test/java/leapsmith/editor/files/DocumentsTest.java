package leapsmith.editor.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.ScriptedDialogs;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelStorage;
import leapsmith.editor.document.LevelTemplate;
import leapsmith.editor.ui.LongWorks;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Saving, with a disk whose tasks run when the test calls them. */
class DocumentsTest {
    private static final Path FILE = Path.of("hill.level.json");

    private final Texts texts = new Texts(Locale.ENGLISH);
    private final ScriptedDialogs dialogs = new ScriptedDialogs();
    private final Deque<Runnable> disk = new ArrayDeque<>();
    private final LevelDocument document = new LevelDocument(Level.empty("hill", 10, 10, 16), FILE);
    private final ShownList window = new ShownList(document);
    private final List<LevelDocument> open = window.open;
    private Throwable failure;
    private Level onDisk;
    private boolean quit;

    private final Documents documents = new Documents(
            dialogs.window(disk::add, new LongWorks(Runnable::run)), new Disk(), Imports.of(dialogs), window);

    @Test
    void quittingDuringASaveDoesNotAskAboutSavedChanges() {
        rename("changed");
        documents.save();
        documents.whenSettled(() -> quit = true);
        assertFalse(quit, "the file is not there yet");
        disk.remove().run();
        assertTrue(quit);
        assertEquals(document.level(), onDisk);
        assertEquals(List.of(), dialogs.asked);
    }

    @Test
    void anUnnamedLevelTakesTheNameOfItsFile() {
        LevelDocument unnamed = Documents.blank(texts);
        open.add(0, unnamed);
        dialogs.save = Path.of("cave.level.json");
        documents.save();
        disk.remove().run();
        assertEquals("cave", onDisk.name());
        assertEquals("cave", unnamed.level().name());
        assertFalse(unnamed.isDirty());
        assertEquals(0, unnamed.history().size(), "which is no step");
    }

    @Test
    void undoAfterTheFirstSaveUndoesTheLastEdit() {
        LevelDocument unnamed = Documents.blank(texts);
        open.add(0, unnamed);
        int tileSize = unnamed.level().tileSize();
        changeTileSize(unnamed);
        Level changed = unnamed.level();
        dialogs.save = Path.of("cave.level.json");
        documents.save();
        disk.remove().run();
        unnamed.undo();
        assertEquals(tileSize, unnamed.level().tileSize());
        assertEquals("cave", unnamed.level().name());
        assertTrue(unnamed.isDirty());
        unnamed.redo();
        assertEquals(changed.withName("cave"), unnamed.level());
        assertFalse(unnamed.isDirty());
    }

    @Test
    void newLevelsHaveDifferentNames() {
        open.clear();
        open.add(Documents.blank(texts));
        dialogs.newLevel = new Dialogs.NewLevel(LevelTemplate.EMPTY, 10, 10, 16);
        documents.newLevel();
        assertEquals("Untitled", open.get(0).level().name(), "in place of an untouched one");
        changeTileSize(open.get(0));
        documents.newLevel();
        assertEquals("Untitled 2", open.get(0).level().name());
        changeTileSize(open.get(0));
        dialogs.save = Path.of("cave.level.json");
        documents.save();
        disk.remove().run();
        assertEquals("cave", open.get(0).level().name(), "which a name of a file replaces, too");
    }

    @Test
    void aFailedSaveDoesNotNameTheLevel() {
        LevelDocument unnamed = Documents.blank(texts);
        open.add(0, unnamed);
        dialogs.save = Path.of("cave.level.json");
        failure = new IOException("disk full");
        documents.save();
        disk.remove().run();
        assertEquals("Untitled", unnamed.level().name());
    }

    @Test
    void aLevelWithANameKeepsItInAnyFile() {
        dialogs.save = Path.of("cave.level.json");
        documents.saveAs();
        disk.remove().run();
        assertEquals("hill", onDisk.name());
        assertEquals(0, document.history().size());
    }

    @Test
    void quittingDuringAFailingSaveAsks() {
        rename("changed");
        failure = new IOException("disk full");
        documents.save();
        documents.whenSettled(() -> quit = true);
        disk.remove().run();
        assertFalse(quit);
        assertEquals(2, dialogs.asked.size());
        assertTrue(dialogs.asked.get(0).startsWith("error "), dialogs.asked.get(0));
        assertEquals("unsaved hill.level.json", dialogs.asked.get(1));
    }

    @Test
    void quittingAsksAboutChangesMadeDuringTheSave() {
        rename("changed");
        dialogs.unsaved = Dialogs.Unsaved.SAVE;
        documents.whenSettled(() -> quit = true);
        rename("changed again");
        dialogs.unsaved = Dialogs.Unsaved.CANCEL;
        disk.remove().run();
        assertFalse(quit);
        assertEquals(2, dialogs.asked.size());
        assertTrue(document.isDirty());
    }

    @Test
    void anErrorWhileAFileIsWrittenIsShownAndTheUserCanStillQuit() {
        rename("changed");
        failure = new StackOverflowError();
        documents.save();
        documents.whenSettled(() -> quit = true);
        runDiskExpectingAReport();
        assertEquals(2, dialogs.asked.size());
        assertTrue(dialogs.asked.get(0).startsWith("error "), dialogs.asked.get(0));
        assertEquals("unsaved hill.level.json", dialogs.asked.get(1));
    }

    @Test
    void anErrorWhileAFileIsReadIsShownAndInputIsNotBlocked() {
        failure = new StackOverflowError();
        documents.open(Path.of("broken.level.json"));
        assertNotNull(window.busy);
        runDiskExpectingAReport();
        assertTrue(dialogs.asked.get(0).startsWith("error "), dialogs.asked.get(0));
        assertNull(window.busy);
    }

    @Test
    void anOpenFileIsShownAndNotReadAgain() {
        LevelDocument other = new LevelDocument(Level.empty("other", 10, 10, 16));
        open.add(0, other);
        documents.open(FILE.toAbsolutePath());
        assertSame(document, open.get(0));
        assertEquals(2, open.size());
        assertTrue(disk.isEmpty());
    }

    @Test
    void severalFilesAreOpenedOneAfterAnother() {
        onDisk = Level.empty("read", 10, 10, 16);
        documents.open(List.of(Path.of("a.level.json"), FILE, Path.of("b.level.json")));
        assertEquals(1, disk.size());
        disk.remove().run();
        disk.remove().run();
        assertEquals(
                List.of(Path.of("b.level.json"), FILE, Path.of("a.level.json")),
                open.stream().map(it -> it.file().orElseThrow()).toList());
    }

    @Test
    void closingAsksOnlyAboutTheClosedDocument() {
        LevelDocument other = new LevelDocument(Level.empty("other", 10, 10, 16), Path.of("other.level.json"));
        open.add(other);
        rename("changed");
        documents.close(other);
        assertEquals(List.of(document), open);
        assertEquals(List.of(), dialogs.asked);
        documents.close(document);
        assertEquals(List.of("unsaved hill.level.json"), dialogs.asked);
        assertEquals(List.of(document), open);
    }

    @Test
    void closingAllAsksOnceAndNamesTheUnsavedLevels() {
        LevelDocument other = new LevelDocument(Level.empty("other", 10, 10, 16), Path.of("other.level.json"));
        open.add(other);
        open.add(new LevelDocument(Level.empty("third", 10, 10, 16), Path.of("third.level.json")));
        rename("changed");
        rename(other, "changed too");
        documents.closeAll();
        assertEquals(List.of("unsaved hill.level.json, other.level.json"), dialogs.asked);
        assertEquals(3, open.size(), "the user cancelled");
        dialogs.unsaved = Dialogs.Unsaved.DISCARD;
        documents.closeAll();
        assertEquals(List.of(), open);
    }

    @Test
    void closingTheOthersKeepsTheCurrentLevelAndDoesNotAskAboutIt() {
        LevelDocument other = new LevelDocument(Level.empty("other", 10, 10, 16), Path.of("other.level.json"));
        open.add(other);
        rename("changed");
        rename(other, "changed too");
        dialogs.unsaved = Dialogs.Unsaved.SAVE;
        documents.closeOthers();
        assertEquals(List.of(document, other), open, "the other is being saved");
        disk.remove().run();
        assertEquals(List.of(document), open);
        assertTrue(document.isDirty());
        assertEquals(List.of("unsaved other.level.json"), dialogs.asked);
    }

    @Test
    void quittingAsksOnceAboutAllUnsavedLevelsAndSavesThem() {
        LevelDocument other = new LevelDocument(Level.empty("other", 10, 10, 16));
        open.add(other);
        rename("changed");
        rename(other, "changed too");
        dialogs.unsaved = Dialogs.Unsaved.SAVE;
        dialogs.save = Path.of("other.level.json");
        documents.whenSettled(() -> quit = true);
        disk.remove().run();
        assertFalse(quit);
        assertSame(other, open.get(0), "the level that needs a name is shown");
        disk.remove().run();
        assertTrue(quit);
        assertEquals(List.of("unsaved hill.level.json, changed too", "save changed-too.level.json"), dialogs.asked);
        assertFalse(document.isDirty() || other.isDirty());
    }

    @Test
    void aFailedSaveStopsTheOthersAndTheProgramStaysOpen() {
        LevelDocument other = new LevelDocument(Level.empty("other", 10, 10, 16), Path.of("other.level.json"));
        open.add(other);
        rename("changed");
        rename(other, "changed");
        dialogs.unsaved = Dialogs.Unsaved.SAVE;
        failure = new IOException("disk full");
        documents.whenSettled(() -> quit = true);
        disk.remove().run();
        assertTrue(disk.isEmpty());
        assertFalse(quit);
        assertTrue(document.isDirty() && other.isDirty());
    }

    @Test
    void saveAllSavesEachChangedDocumentOnce() {
        LevelDocument other = new LevelDocument(Level.empty("other", 10, 10, 16), Path.of("other.level.json"));
        open.add(other);
        rename(other, "changed");
        documents.saveAll();
        disk.remove().run();
        assertTrue(disk.isEmpty());
        assertEquals("changed", onDisk.name());
        assertFalse(other.isDirty());
    }

    @Test
    void aLevelIsNotSavedOverAnotherOpenOne() {
        LevelDocument other = new LevelDocument(Level.empty("other", 10, 10, 16));
        open.add(0, other);
        dialogs.save = FILE;
        documents.saveAs();
        assertTrue(disk.isEmpty());
        assertTrue(dialogs.asked.get(1).startsWith("error hill.level.json is open"), dialogs.asked.get(1));
    }

    @Test
    void aSaveThatFailsOffersAnotherPlaceAndTheDocumentStaysDirty(@TempDir Path folder) {
        rename("changed");
        failure = assertThrows(
                IOException.class, () -> SafeFile.save(folder.resolve("gone").resolve("a.level.json"), out -> {}));
        dialogs.work.saveElsewhere = true;
        documents.save();
        disk.remove().run();
        assertTrue(document.isDirty());
        assertEquals(2, dialogs.asked.size());
        assertTrue(dialogs.asked.get(0).startsWith("error The folder"), dialogs.asked.get(0));
        assertEquals("save hill.level.json", dialogs.asked.get(1));
    }

    private void runDiskExpectingAReport() {
        List<Throwable> reported = new ArrayList<>();
        Thread thread = Thread.currentThread();
        Thread.UncaughtExceptionHandler before = thread.getUncaughtExceptionHandler();
        thread.setUncaughtExceptionHandler((where, cause) -> reported.add(cause));
        try {
            disk.remove().run();
        } finally {
            thread.setUncaughtExceptionHandler(before);
        }
        assertEquals(List.of(failure), reported);
    }

    private static void changeTileSize(LevelDocument document) {
        Level level = document.level();
        document.apply(Message.of("size"), level.withTileSize(32));
    }

    private void rename(String name) {
        rename(document, name);
    }

    private static void rename(LevelDocument document, String name) {
        Level level = document.level();
        document.apply(Message.of("name"), level.withName(name));
    }

    private final class Disk implements LevelStorage {
        @Override
        public Level read(Path file) throws IOException {
            failIfWanted();
            return onDisk;
        }

        @Override
        public void save(Path file, Level level) throws IOException {
            failIfWanted();
            onDisk = level;
        }

        private void failIfWanted() throws IOException {
            if (failure instanceof IOException e) {
                throw e;
            }
            if (failure instanceof Error e) {
                throw e;
            }
        }
    }
}
