package leapsmith.editor.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import leapsmith.editor.dialogs.ScriptedDialogs;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelStorage;
import leapsmith.editor.imports.ImportModel;
import leapsmith.editor.imports.Maps;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.ui.LongWorks;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.format.FileContent;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Opening files of other programs, with threads whose tasks run when the test calls them. */
class LevelOpeningTest {
    private final ScriptedDialogs dialogs = new ScriptedDialogs();
    private final Deque<Runnable> disk = new ArrayDeque<>();
    private final Deque<Runnable> background = new ArrayDeque<>();
    private final ShownList shown = new ShownList();
    private final LevelDocument before = new LevelDocument(Level.empty("before", 5, 5, 16));
    private final LongWorks works = new LongWorks(Runnable::run);
    private final Documents documents = new Documents(
            dialogs.window(disk::add, works), new Disk(), Imports.of(dialogs, background::add, works), shown);

    @TempDir
    Path folder;

    @BeforeEach
    void openLevel() {
        shown.show(before);
    }

    private Path file(String name, String... maps) throws IOException {
        return Files.write(folder.resolve(name), List.of(maps));
    }

    private void run() {
        while (!disk.isEmpty() || !background.isEmpty()) {
            (disk.isEmpty() ? background : disk).remove().run();
        }
    }

    private List<String> names() {
        return shown.open.stream().map(document -> document.level().name()).toList();
    }

    @Test
    void theOnlyMapOfAFileBecomesAnUnsavedLevel() throws IOException {
        Path file = file("Cave 1.names", "cave");
        documents.open(file);
        assertNotNull(shown.busy);
        run();
        assertNull(shown.busy);
        assertEquals(List.of("import Cave 1.names: cave"), dialogs.asked);
        assertEquals(List.of("cave", "before"), names());
        LevelDocument imported = shown.current();
        assertTrue(imported.isDirty());
        assertEquals(Optional.empty(), imported.file());
        assertEquals(
                TileType.BLOCK,
                imported.level()
                        .legend()
                        .kindOf(imported.level().tiles().at(0, 4))
                        .shape());
        assertEquals(List.of(file), shown.settings.get(EditorSettings.RECENT));
    }

    @Test
    void aFileBesideThatOfTheMapIsSuggested() throws IOException {
        documents.open(file("Cave 1.names", "cave"));
        run();
        dialogs.save = folder.resolve("Cave 1.level.json");
        documents.save();
        run();
        assertEquals("save Cave 1.level.json", dialogs.asked.get(1));
        assertEquals("cave", LevelFiles.read(dialogs.save).name());
    }

    @Test
    void theThemeOfAMapWithPicturesIsSavedBesideItsLevel() throws IOException {
        documents.open(file("sky cave.names", "sky cave"));
        run();
        assertEquals("sky cave", shown.current().level().looks().theme());
        dialogs.save = Files.createDirectory(folder.resolve("levels")).resolve("one.level.json");
        documents.save();
        run();
        Path theme = folder.resolve("levels/sky cave.theme.json");
        assertTrue(Files.readString(theme).contains("\"../sky.png\""), Files.readString(theme));
        // Another level with the same theme, or the same level again, doesn't replace a theme that was changed since.
        Files.writeString(theme, Files.readString(theme).replace("../sky.png", "mine.png"));
        documents.save();
        run();
        assertTrue(Files.readString(theme).contains("mine.png"));
    }

    @Test
    void cancellingChangesNothing() throws IOException {
        dialogs.external.isImporting = false;
        documents.open(file("cave.names", "cave"));
        run();
        assertEquals(List.of("before"), names());
        assertEquals(List.of(), shown.settings.get(EditorSettings.RECENT));
        assertNull(shown.busy);
    }

    @Test
    void allMapsOfAFileBecomeLevelsWithTheirOwnNames() throws IOException {
        dialogs.external.changes = (model, profiles) -> model.choose(ImportModel.ALL);
        documents.open(file("world.names", "cave", "ledges"));
        run();
        assertEquals(List.of("ledges", "cave", "before"), names());
        documents.save();
        assertEquals("save ledges.level.json", dialogs.asked.get(1));
    }

    @Test
    void aChangeJustBeforeTheAnswerCounts() throws IOException {
        dialogs.external.changes = (model, profiles) -> model.remove(0);
        documents.open(file("cave.names", "cave"));
        run();
        Level level = shown.current().level();
        assertEquals("cave", level.name());
        // Without a rule, a wall keeps its name but is not solid.
        assertEquals(
                TileType.EMPTY, level.legend().kindOf(level.tiles().at(0, 4)).shape());
    }

    @Test
    void rulesAreSavedBesideTheMapAndLoadedForAnother() throws IOException {
        dialogs.external.profile = folder.resolve("cave.import.json");
        dialogs.external.changes = (model, profiles) -> {
            model.remove(1);
            profiles.save();
        };
        documents.open(file("cave.names", "cave"));
        run();
        assertEquals("save profile cave.import.json", dialogs.asked.get(1));
        dialogs.external.changes = (model, profiles) -> {
            profiles.load();
            run();
            assertEquals(List.of(Maps.WALLS), model.profile().rules());
        };
        documents.open(file("ledges.names", "ledges"));
        run();
        assertEquals("ledges", shown.current().level().name());
    }

    @Test
    void aProfileThatCantBeReadIsShownAsAnErrorAndChangesNothing() throws IOException {
        dialogs.external.profile = Files.writeString(folder.resolve("bad.import.json"), "{");
        dialogs.external.changes = (model, profiles) -> {
            profiles.load();
            run();
            assertEquals(List.of(Maps.WALLS, Maps.HERO), model.profile().rules());
        };
        documents.open(file("cave.names", "cave"));
        run();
        assertTrue(dialogs.asked.get(2).startsWith("error "), dialogs.asked.get(2));
        assertEquals(List.of("cave", "before"), names());
    }

    @Test
    void makingManyLevelsCanBeCancelled() throws IOException {
        dialogs.external.changes = (model, profiles) -> model.choose(ImportModel.ALL);
        documents.open(file("world.names", "cave", "ledges"));
        while (!disk.isEmpty()) {
            disk.remove().run();
        }
        assertNotNull(shown.busy);
        assertEquals("Importing world.names", works.shownProperty().get().text());
        shown.busy.cancel();
        run();
        assertNull(shown.busy);
        assertEquals(List.of("before"), names());
    }

    @Test
    void severalFilesAreAskedAboutOneAfterAnother() throws IOException {
        documents.open(List.of(file("a.names", "cave"), file("b.names", "ledges")));
        run();
        assertEquals(List.of("import a.names: cave", "import b.names: ledges"), dialogs.asked);
        assertEquals(List.of("ledges", "cave", "before"), names());
    }

    @Test
    void anInvalidFileIsShownAsAnErrorWithItsPlace() throws IOException {
        Path file = file("bad.names", "?");
        documents.open(file);
        run();
        assertEquals(List.of("error " + file + ", line 1, column 1: expected a name, found ?"), dialogs.asked);
        assertSame(before, shown.current());
    }

    @Test
    void aFileWithoutMapsIsAnError() throws IOException {
        documents.open(file("none.names"));
        run();
        assertTrue(dialogs.asked.get(0).startsWith("error "), dialogs.asked.get(0));
        assertTrue(dialogs.asked.get(0).endsWith("expected a map, found none"), dialogs.asked.get(0));
    }

    /** Reads {@code .names} files as maps. */
    private static final class Disk implements LevelStorage {
        private final NameListFormat format = new NameListFormat();

        @Override
        public FileContent open(Path file) throws IOException {
            try (InputStream in = Files.newInputStream(file)) {
                return new FileContent.OfProject(format, format.read(in, file.toString(), RelatedFiles.NONE));
            }
        }

        @Override
        public Level read(Path file) throws IOException {
            return LevelFiles.read(file);
        }

        @Override
        public void save(Path file, Level level) throws IOException {
            LevelFiles.save(file, level);
        }
    }
}
