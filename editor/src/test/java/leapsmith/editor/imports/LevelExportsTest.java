package leapsmith.editor.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import leapsmith.editor.dialogs.ScriptedDialogs;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.files.NameListFormat;
import leapsmith.editor.files.ShownList;
import leapsmith.editor.looks.ThemeStore;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.settings.StoredExport;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Exports, on the thread of the test. */
class LevelExportsTest {
    private final ScriptedDialogs dialogs = new ScriptedDialogs();
    private final ShownList shown = new ShownList();
    private final NameListFormat format = new NameListFormat();
    private final LevelExports exports = exports();

    private LevelExports exports() {
        return new LevelExports(
                dialogs.window(),
                dialogs.external,
                List.of(LevelFiles.NATIVE, format),
                shown,
                new ThemeStore(Path.of("target", "themes")));
    }

    @TempDir
    Path folder;

    @BeforeEach
    void openLevel() {
        shown.show(new LevelDocument(Level.empty("Hill Top", 5, 5, 16)));
        dialogs.external.target = folder.resolve("hill.names");
    }

    private String content(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    @Test
    void allFilesOfAnExportAreWritten() throws IOException {
        exports.export();
        assertEquals(List.of("export hill-top as names"), dialogs.asked);
        assertEquals("Hill Top", content("hill.names"));
        assertEquals("tiles of Hill Top", content("hill.tiles"));
        assertEquals(List.of("Exported hill.names"), shown.said);
        assertFalse(shown.current().isDirty());
    }

    @Test
    void cancellingWritesNothing() {
        dialogs.external.target = null;
        exports.export();
        assertEquals(List.of(), shown.said);
        assertFalse(Files.exists(folder.resolve("hill.names")));
    }

    @Test
    void anExportIsRepeatedWithoutAQuestion() throws IOException {
        exports.exportAgain();
        assertEquals(List.of("export hill-top as names"), dialogs.asked);
        Files.delete(folder.resolve("hill.names"));
        exports.exportAgain();
        assertEquals(1, dialogs.asked.size());
        assertEquals("Hill Top", content("hill.names"));
        exports.export();
        assertEquals("export hill as names", dialogs.asked.get(1));
    }

    @Test
    void theNextStartRepeatsTheExportOfAFile() throws IOException {
        Path file = folder.resolve("hill.level.json");
        shown.show(new LevelDocument(Level.empty("Hill", 5, 5, 16), file));
        exports.export();
        Files.delete(folder.resolve("hill.names"));
        shown.show(new LevelDocument(Level.empty("Changed", 5, 5, 16), file));
        exports().exportAgain();
        assertEquals(List.of("export hill as names"), dialogs.asked);
        assertEquals("Changed", content("hill.names"));
    }

    @Test
    void aStoredExportOfAnUnknownFormatIsReplaced() {
        Path file = folder.resolve("hill.level.json");
        StoredExport unknown = new StoredExport(file, folder.resolve("hill.old"), "old");
        shown.settings = shown.settings.with(EditorSettings.EXPORTS, List.of(unknown));
        shown.show(new LevelDocument(Level.empty("Hill", 5, 5, 16), file));
        exports.exportAgain();
        assertEquals(List.of("export hill as names"), dialogs.asked);
        assertEquals(
                List.of(new StoredExport(file, folder.resolve("hill.names"), "names")),
                shown.settings.get(EditorSettings.EXPORTS));
    }

    @Test
    void eachLevelHasItsOwnTarget() {
        exports.export();
        shown.show(new LevelDocument(Level.empty("Valley", 5, 5, 16)));
        exports.exportAgain();
        assertEquals(List.of("export hill-top as names", "export valley as names"), dialogs.asked.subList(0, 2));
    }

    @Test
    void whatIsLostIsListedOnceAndCountedLater() {
        format.lose("checks");
        format.lose("bullets");
        exports.export();
        assertEquals("lost in hill.names: No checks. No bullets.", dialogs.asked.get(1));
        exports.exportAgain();
        assertEquals(2, dialogs.asked.size());
        assertEquals("Exported hill.names; 2 things were left out", shown.said.get(1));
    }

    @Test
    void otherFilesAreReplacedOnlyIfTheUserAllowsIt() throws IOException {
        Files.writeString(folder.resolve("hill.tiles"), "mine");
        exports.export();
        assertEquals("replace hill.tiles", dialogs.asked.get(1));
        assertEquals("mine", content("hill.tiles"));
        assertFalse(Files.exists(folder.resolve("hill.names")));
        dialogs.external.mayReplace = true;
        exports.export();
        assertEquals("tiles of Hill Top", content("hill.tiles"));
    }

    @Test
    void aFailedExportIsShownAndNotRemembered() {
        dialogs.external.target = folder.resolve("gone").resolve("hill.names");
        exports.export();
        assertTrue(dialogs.asked.get(1).startsWith("error "), dialogs.asked.get(1));
        assertEquals(List.of(), shown.said);
        dialogs.external.target = null;
        exports.exportAgain();
        assertEquals(3, dialogs.asked.size());
    }
}
