package leapsmith.editor.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import leapsmith.editor.dialogs.ScriptedDialogs;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.files.NameListFormat;
import leapsmith.editor.files.ShownList;
import leapsmith.editor.looks.ThemeStore;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.settings.StoredExport;
import leapsmith.levels.convert.GuessedRule;
import leapsmith.levels.convert.ImportProfile;
import leapsmith.levels.convert.ImportRule;
import leapsmith.levels.convert.LevelImport;
import leapsmith.levels.convert.RuleGuesser;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.format.FileContent;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.WorldPlace;
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

    private Path level(String name, Optional<WorldPlace> place) throws IOException {
        Path levels = Files.createDirectories(folder.resolve("levels"));
        Path file = levels.resolve(name + ".level.json");
        LevelFiles.save(file, Level.empty(name, 5, 5, 16).withPlace(place));
        return file;
    }

    private List<Path> twoLevels() throws IOException {
        return List.of(
                level("east", Optional.of(new WorldPlace(5, 0))), level("west", Optional.of(new WorldPlace(0, 0))));
    }

    private Map<String, WorldPlace> places(Path world) throws IOException {
        Map<String, WorldPlace> places = new TreeMap<>();
        FileContent.OfProject read = (FileContent.OfProject) LevelFiles.open(world, Optional.empty());
        for (ExternalMap map : read.project().maps()) {
            List<ImportRule> rules =
                    RuleGuesser.guess(map).stream().map(GuessedRule::rule).toList();
            Level level = LevelImport.of(map, new ImportProfile(rules)).level();
            places.put(map.name(), level.place().orElseThrow());
        }
        return places;
    }

    @Test
    void aFolderIsExportedAsAWorldWithItsPlaces() throws IOException {
        List<Path> files = twoLevels();
        Path out = Files.createDirectory(folder.resolve("out"));
        dialogs.external.target = out.resolve("game.world");
        exports.exportWorld(files);
        assertEquals(List.of("export levels as LDTK"), dialogs.asked);
        assertEquals(List.of("Exported game.world"), shown.said);
        Map<String, WorldPlace> places = Map.of("east", new WorldPlace(5, 0), "west", new WorldPlace(0, 0));
        assertEquals(places, places(dialogs.external.target));
        dialogs.external.target = out.resolve("game.ldtk");
        exports.exportWorld(files);
        assertEquals("export game as TILED", dialogs.asked.get(1), "the last one is suggested");
        assertEquals(places, places(dialogs.external.target));
    }

    @Test
    void anOpenLevelIsExportedAsItIsInTheWindow() throws IOException {
        List<Path> files = twoLevels();
        LevelDocument open = new LevelDocument(LevelFiles.read(files.get(0)), files.get(0));
        open.apply(Message.literal("move"), open.level().withPlace(Optional.of(new WorldPlace(9, 9))));
        shown.show(open);
        dialogs.external.target = folder.resolve("game.ldtk");
        exports.exportWorld(files);
        assertEquals(new WorldPlace(9, 9), places(dialogs.external.target).get("east"));
        assertTrue(open.isDirty(), "exporting doesn't save");
    }

    @Test
    void whatAWorldCantHoldIsNamedWithItsLevel() throws IOException {
        List<Path> files = List.of(level("east", Optional.of(new WorldPlace(5, 0))), level("lone", Optional.empty()));
        dialogs.external.target = folder.resolve("game.world");
        exports.exportWorld(files);
        assertTrue(
                dialogs.asked.get(1).startsWith("lost in game.world: lone has no place in the world"),
                dialogs.asked.get(1));
    }

    @Test
    void mapsOfAnotherProgramAreReplacedOnlyIfTheUserAllowsIt() throws IOException {
        List<Path> files = twoLevels();
        Files.writeString(folder.resolve("east.tmx"), "mine");
        dialogs.external.target = folder.resolve("game.world");
        exports.exportWorld(files);
        assertEquals("replace east.tmx", dialogs.asked.get(1));
        assertEquals("mine", content("east.tmx"));
        dialogs.external.mayReplace = true;
        exports.exportWorld(files);
        assertFalse(content("east.tmx").equals("mine"));
        // Maps of the world that is replaced belong to it.
        new LevelExports(
                        dialogs.window(),
                        dialogs.external,
                        List.of(),
                        new ShownList(shown.current()),
                        new ThemeStore(Path.of("target", "themes")))
                .exportWorld(files);
        assertEquals(
                2, dialogs.asked.stream().filter(it -> it.startsWith("replace")).count(), dialogs.asked.toString());
    }

    @Test
    void anUnreadableLevelOfTheFolderIsNamedAndNothingIsWritten() throws IOException {
        List<Path> files = twoLevels();
        Files.writeString(files.get(1), "{");
        dialogs.external.target = folder.resolve("game.ldtk");
        exports.exportWorld(files);
        assertTrue(dialogs.asked.get(1).contains("west.level.json"), dialogs.asked.get(1));
        assertFalse(Files.exists(dialogs.external.target));
    }

    @Test
    void aFolderWithoutLevelsIsNoWorld() {
        exports.exportWorld(List.of(folder.resolve("map.tmx")));
        assertEquals(List.of(), dialogs.asked);
        assertEquals(1, shown.said.size());
    }
}
