package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import leapsmith.editor.Rooms;
import leapsmith.editor.dialogs.WorkDialogs.OutsideChange;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelStorage;
import leapsmith.editor.ui.ActionId;
import leapsmith.levels.file.LockFile;
import leapsmith.levels.format.FileContent;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;
import org.junit.jupiter.api.Test;

class OutsideChangesTest extends WindowFixture {
    private final Level level = Rooms.room();
    private final Level theirs = level.withTiles(Rooms.wall(level, 10));
    private Path file;

    /** Whether the next look into a changed file needs too much memory. */
    private static final AtomicBoolean IS_TOO_LARGE = new AtomicBoolean();

    @Override
    LevelStorage storage() {
        return new LevelStorage() {
            @Override
            public Level read(Path from) throws IOException {
                if (IS_TOO_LARGE.getAndSet(false)) {
                    throw new OutOfMemoryError("on purpose");
                }
                return LevelFiles.read(from);
            }

            @Override
            public FileContent open(Path from) throws IOException {
                return LevelStorage.FILES.open(from);
            }

            @Override
            public void save(Path to, Level saved) throws IOException {
                LevelFiles.save(to, saved);
            }
        };
    }

    @Override
    LevelDocument firstDocument() throws IOException {
        file = folder.resolve("hill.level.json");
        LevelFiles.save(file, level);
        return new LevelDocument(level, file);
    }

    @Test
    void aLevelWithoutUnsavedChangesIsReloadedAndUndoRestoresIt() throws Exception {
        LevelFiles.save(file, theirs);
        await(() -> level().equals(theirs));
        assertFalse(document().isDirty());
        undo();
        assertEquals(level, level());
        assertTrue(document().isDirty());
    }

    @Test
    void aFileThatNeedsTooMuchMemoryIsReadAgainLater() throws Exception {
        IS_TOO_LARGE.set(true);
        LevelFiles.save(file, theirs);
        await(() -> level().equals(theirs));
        assertFalse(IS_TOO_LARGE.get(), "it was thrown");
    }

    @Test
    void aSaveOfOurOwnIsNoOutsideChange() throws Exception {
        paint(5, 3, 8, 3);
        perform(ActionId.SAVE);
        await(() -> !document().isDirty());
        paint(5, 5, 8, 5);
        Level mine = level();
        onFx(() -> window.stage.requestFocus());
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000));
        perform(ActionId.SAVE);
        await(() -> !document().isDirty());
        assertEquals(mine, LevelFiles.read(file));
        assertTrue(dialogs.asked.stream().noneMatch(it -> it.startsWith("outside")), dialogs.asked::toString);
    }

    @Test
    void theUserIsAskedAboutUnsavedChangesAndKeepsThem() throws Exception {
        paint(5, 3, 8, 3);
        Level mine = level();
        LevelFiles.save(file, theirs);
        await(() -> dialogs.asked.stream().anyMatch(it -> it.startsWith("outside hill.level.json: Tiles changed: 13")));
        assertEquals(mine, level());
        undo();
        assertTrue(document().isDirty(), "the file has neither state");
        redo();
        perform(ActionId.SAVE);
        await(() -> !document().isDirty());
        assertEquals(mine, LevelFiles.read(file));
    }

    @Test
    void theUserReloadsAndUndoRestoresTheUnsavedChanges() throws Exception {
        paint(5, 3, 8, 3);
        Level mine = level();
        dialogs.work.outside = OutsideChange.RELOAD_THEIRS;
        LevelFiles.save(file, theirs);
        await(() -> level().equals(theirs) && !document().isDirty());
        undo();
        assertEquals(mine, level());
    }

    @Test
    void aSaveDoesNotReplaceAnUnnoticedOutsideChange() throws Exception {
        paint(5, 3, 8, 3);
        onFx(() -> {
            // The save checks before the next poll can show its question on this thread.
            try {
                LevelFiles.save(file, theirs);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
            window.actions.get(ActionId.SAVE).run();
        });
        await(() -> dialogs.asked.stream().anyMatch(it -> it.startsWith("error ") && it.contains("Nothing was saved")));
        assertTrue(document().isDirty());
        assertEquals(theirs, LevelFiles.read(file));
    }

    @Test
    void aDeletedFileMakesTheLevelUnsaved() throws Exception {
        // The reload shows that the file was seen.
        LevelFiles.save(file, theirs);
        await(() -> level().equals(theirs));
        Files.delete(file);
        await(() -> document().isDirty());
        assertEquals(
                1, dialogs.asked.stream().filter(it -> it.startsWith("error ")).count());
        perform(ActionId.SAVE);
        await(() -> !document().isDirty());
        assertEquals(theirs, LevelFiles.read(file));
    }

    @Test
    void reloadingAsksAboutUnsavedChangesAndUndoRestoresThem() throws Exception {
        paint(5, 3, 8, 3);
        Level mine = level();
        perform(ActionId.RELOAD);
        assertEquals(mine, level(), "the user cancelled");
        dialogs.work.reload = true;
        perform(ActionId.RELOAD);
        await(() -> !document().isDirty());
        assertEquals(level, level());
        assertEquals(List.of("reload hill.level.json", "reload hill.level.json"), dialogs.asked);
        undo();
        assertEquals(mine, level());
        assertTrue(document().isDirty());
    }

    @Test
    void aLevelWithoutAFileIsNotReloaded() {
        open(new LevelDocument(level));
        assertFalse(window.actions.get(ActionId.RELOAD).enabled().get());
    }

    @Test
    void aFileThatAnotherProcessHasOpenIsReadOnlyIfTheUserWantsAndSavedElsewhere() throws Exception {
        Path other = folder.resolve("other.level.json");
        LevelFiles.save(other, level);
        Path locks = Files.createDirectories(windowFolder().resolve("state/locks"));
        Path lock = locks.resolve(UUID.nameUUIDFromBytes(other.toString().getBytes(StandardCharsets.UTF_8)) + ".lock");
        LockFile held = LockFile.lock(lock).orElseThrow();
        dialogs.work.readOnly = true;
        open(new LevelDocument(level, other));
        await(() -> document().isReadOnly());
        assertEquals(other, document().file().orElseThrow());
        assertEquals("other.level.json (read-only) - Leapsmith", window.stage.getTitle());
        LevelFiles.save(other, theirs);
        await(() -> level().equals(theirs));
        assertTrue(document().isReadOnly(), "it follows the other window");
        paint(5, 3, 8, 3);
        dialogs.save = folder.resolve("copy.level.json");
        perform(ActionId.SAVE);
        await(() -> !document().isDirty());
        assertEquals(theirs, LevelFiles.read(other));
        assertEquals(level().tiles(), LevelFiles.read(dialogs.save).tiles());
        assertFalse(document().isReadOnly());
        assertEquals("copy.level.json - Leapsmith", window.stage.getTitle());
        held.close();
    }
}
