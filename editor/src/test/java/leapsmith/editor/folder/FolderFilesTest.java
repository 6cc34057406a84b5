package leapsmith.editor.folder;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.ScriptedDialogs;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.document.LevelStorage;
import leapsmith.editor.files.Documents;
import leapsmith.editor.files.Imports;
import leapsmith.editor.files.ShownList;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Changes of the files of a folder, with a trash of the test. */
class FolderFilesTest {
    private static final long KEPT_BYTES = 4000;

    @TempDir
    Path path;

    private final Texts texts = new Texts(Locale.ENGLISH);
    private final ScriptedDialogs dialogs = new ScriptedDialogs();
    private final ShownList window = new ShownList();
    private final List<Path> trashed = new ArrayList<>();
    private final List<String> said = new ArrayList<>();
    private final List<Path> listed = new ArrayList<>();
    private boolean trashIsFull;
    private Executor background = Runnable::run;
    private FolderFiles files;
    private Path hill;

    @BeforeEach
    void makeFolder() throws IOException {
        hill = path.resolve("hill.level.json");
        LevelFiles.save(hill, Level.empty("hill", 10, 10, 16));
        LevelFolder folder = new LevelFolder(Runnable::run, Runnable::run, (at, levels) -> {
            listed.clear();
            listed.addAll(levels);
        });
        WindowContext context = dialogs.window().inBackground(task -> background.execute(task));
        Documents documents = new Documents(context, LevelStorage.FILES, Imports.of(dialogs), window);
        files = new FolderFiles(context, documents, folder, this::trash, folder::show, said::add, KEPT_BYTES);
        folder.show(path);
        folder.refresh();
    }

    @Test
    void aCopyOfAMapKeepsItsExtension() throws IOException {
        files.duplicate(Files.writeString(path.resolve("cave.tmx"), "<map/>"));
        assertEquals("<map/>", Files.readString(path.resolve("cave-2.tmx")));
    }

    @Test
    void aLevelIsMovedToTheTrashAfterAQuestionAndCanBeBroughtBack() throws IOException {
        byte[] content = Files.readAllBytes(hill);
        dialogs.trash = false;
        files.delete(hill);
        assertTrue(Files.exists(hill));
        assertEquals(List.of("trash hill.level.json"), dialogs.asked);
        assertTrue(files.lastDeleted().isEmpty());
        dialogs.trash = true;
        files.delete(hill);
        assertEquals(List.of("hill.level.json is in the trash"), said);
        Files.deleteIfExists(hill);
        files.undoDelete();
        assertArrayEquals(content, Files.readAllBytes(hill));
        assertTrue(files.lastDeleted().isEmpty());
    }

    @Test
    void aFileThatTookThePlaceOfADeletedOneIsKept() throws IOException {
        files.delete(hill);
        Files.writeString(hill, "another");
        files.undoDelete();
        assertEquals("another", Files.readString(hill));
        assertEquals(Optional.of(hill), files.lastDeleted(), "it can be brought back once the place is free");
        Files.delete(hill);
        files.undoDelete();
        assertTrue(Files.exists(hill));
        assertTrue(files.lastDeleted().isEmpty());
    }

    @Test
    void pressingUndoAgainAtOnceIsNoError() throws IOException {
        Path cave = path.resolve("cave.level.json");
        Files.copy(hill, cave);
        for (Path each : List.of(cave, hill)) {
            files.delete(each);
            Files.deleteIfExists(each);
        }
        said.clear();
        List<Runnable> waiting = new ArrayList<>();
        background = waiting::add;
        files.undoDelete();
        assertEquals(Optional.of(cave), files.lastDeleted());
        files.undoDelete();
        files.undoDelete();
        waiting.forEach(Runnable::run);
        assertTrue(Files.exists(hill) && Files.exists(cave));
        assertEquals(2, said.size(), said::toString);
        assertEquals(2, dialogs.asked.size(), "no error: " + dialogs.asked);
    }

    @Test
    void aFileThatIsTooLargeToBeBroughtBackGoesToTheTrashAfterAnotherQuestion() throws IOException {
        Path large = Files.write(path.resolve("large.level.json"), new byte[(int) KEPT_BYTES + 1]);
        files.delete(large);
        assertEquals(List.of("trash for good large.level.json"), dialogs.asked);
        assertEquals(List.of(large), trashed);
        assertTrue(files.lastDeleted().isEmpty());
    }

    @Test
    void theFirstDeletedFilesAreDroppedWhenAllTogetherAreTooLarge() throws IOException {
        Path first = Files.write(path.resolve("1.level.json"), new byte[(int) KEPT_BYTES / 2]);
        Path second = Files.write(path.resolve("2.level.json"), new byte[(int) KEPT_BYTES / 2 + 1]);
        files.delete(first);
        files.delete(second);
        assertEquals(Optional.of(second), files.lastDeleted());
        Files.deleteIfExists(second);
        files.undoDelete();
        assertTrue(files.lastDeleted().isEmpty());
    }

    @Test
    void onlyDigitsFromZeroToNineCount() {
        List<String> names = new ArrayList<>(List.of("٣abc", "10", "2"));
        names.sort(LevelFolder::compareNames);
        assertEquals(List.of("2", "10", "٣abc"), names);
    }

    @Test
    void namesAreSortedAsPeopleCount() {
        List<String> names = new ArrayList<>(List.of("level 10", "Level 2", "level 2b", "a", "level"));
        names.sort(LevelFolder::compareNames);
        assertEquals(List.of("a", "level", "Level 2", "level 2b", "level 10"), names);
        List<String> files =
                new ArrayList<>(List.of("exp2.csv", "exp10.level.json", "exp.tmx", "exp3.csv", "exp.ldtk"));
        files.sort(LevelFolder::compareNames);
        assertEquals(List.of("exp.ldtk", "exp.tmx", "exp2.csv", "exp3.csv", "exp10.level.json"), files);
    }

    @Test
    void aCopyGetsAFreeName() {
        files.duplicate(hill);
        files.duplicate(hill);
        assertTrue(Files.exists(path.resolve("hill-2.level.json")));
        assertTrue(Files.exists(path.resolve("hill-3.level.json")));
        assertEquals(3, listed.size());
    }

    @Test
    void anOpenLevelFollowsItsRenamedFile() {
        files.open(hill);
        dialogs.fileName = "cave.level.json";
        files.rename(hill);
        Path cave = path.resolve("cave.level.json");
        assertTrue(Files.exists(cave));
        assertFalse(Files.exists(hill));
        assertEquals(cave, window.open.get(0).file().orElseThrow());
        assertFalse(window.open.get(0).isDirty());
        assertEquals(List.of(cave), listed);
    }

    @Test
    void aRenamedFileNeverReplacesAnotherOne() throws IOException {
        Path other = Files.writeString(path.resolve("other.level.json"), "precious");
        dialogs.fileName = "other.level.json";
        files.rename(hill);
        assertEquals("precious", Files.readString(other));
        assertTrue(Files.exists(hill));
        assertEquals("error other.level.json already exists.", dialogs.asked.get(1));
    }

    @Test
    void aDeletedLevelIsClosedAndMovedToTheTrash() {
        files.open(hill);
        files.delete(hill);
        assertEquals(List.of(hill), trashed);
        assertTrue(window.open.isEmpty());
        assertEquals(List.of("trash hill.level.json"), dialogs.asked);
    }

    @Test
    void withoutATrashAFileIsDeletedOnlyAfterAQuestion() {
        trashIsFull = true;
        files.delete(hill);
        assertEquals(List.of("trash hill.level.json", "delete hill.level.json"), dialogs.asked);
        assertTrue(Files.exists(hill));
        dialogs.delete = true;
        files.delete(hill);
        assertFalse(Files.exists(hill));
    }

    @Test
    void aNewLevelIsSavedInTheFolderUnderAFreeName() {
        dialogs.newLevel = new Dialogs.NewLevel(10, 10, 16);
        files.create();
        files.create();
        assertEquals(
                path.resolve("untitled-2.level.json"), window.open.get(0).file().orElseThrow());
        assertTrue(Files.exists(path.resolve("untitled.level.json")));
    }

    private void trash(Path file) throws IOException {
        if (trashIsFull) {
            throw new IOException("no trash");
        }
        Files.delete(file);
        trashed.add(file);
    }
}
