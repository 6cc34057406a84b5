package leapsmith.editor.looks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.image.ImportedTheme;
import leapsmith.levels.image.PngFile;
import leapsmith.levels.image.Themes;
import leapsmith.levels.look.Theme;
import leapsmith.levels.look.Theme.SheetFile;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.raster.Picture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The theme of an imported map, whose one picture is in a folder of the map. */
class ThemeStoreTest {
    @TempDir
    Path folder;

    private Path state;
    private ImportedTheme theme;

    @BeforeEach
    void drawMap() throws IOException {
        state = folder.resolve("state").resolve("themes");
        Path map = Files.createDirectories(folder.resolve("map").resolve("art")).resolveSibling("cellar.tmx");
        try (OutputStream out = Files.newOutputStream(map.resolveSibling("art").resolve("tiles.png"))) {
            PngFile.write(new Picture(32, 16), out);
        }
        SheetFile sheet = new SheetFile("art/tiles.png", Optional.empty(), 0, 0, Map.of(), RawMembers.EMPTY);
        theme = new ImportedTheme(Theme.EMPTY.withName("cellar").withSheet("tiles", sheet), map);
    }

    private static int width(Themes.Loaded loaded) {
        assertEquals(List.of(), loaded.problems());
        return loaded.look().orElseThrow().sheets().get("tiles").width();
    }

    @Test
    void aLevelThatIsRecoveredHasThePicturesOfItsMap() {
        ThemeStore before = new ThemeStore(state);
        before.addImported("cellar", theme);
        before.keepImported("cellar");
        assertEquals(32, width(before.load("cellar", Optional.empty())));
        assertEquals(32, width(new ThemeStore(state).load("cellar", Optional.empty())));
    }

    @Test
    void aThemeWithoutFilesIsShownAtOnceInAnotherFolder() throws IOException {
        ThemeStore store = new ThemeStore(state);
        Path other = Files.createDirectory(folder.resolve("other"));
        assertEquals(Optional.empty(), store.last("cave", Optional.of(folder)));
        Themes.Loaded cave = store.load("cave", Optional.of(folder));
        assertEquals(Optional.of(cave), store.last("cave", Optional.of(other)));
        assertEquals(Optional.empty(), store.last("meadow", Optional.of(other)));
        Files.writeString(folder.resolve("red.theme.json"), """
                { "format": "leapsmith-theme", "version": 1, "sky": "#ff0000" }
                """);
        Themes.Loaded red = store.load("red", Optional.of(folder));
        assertEquals(Optional.of(red), store.last("red", Optional.of(folder)));
        assertEquals(Optional.empty(), store.last("red", Optional.of(other)), "another folder may have another file");
    }

    @Test
    void whatWasKeptBecomesTheFileBesideTheLevel() throws IOException {
        ThemeStore before = new ThemeStore(state);
        before.addImported("cellar", theme);
        before.keepImported("cellar");
        Path level = folder.resolve("map").resolve("cellar.level.json");
        ThemeStore after = new ThemeStore(state);
        after.saveImported("cellar", level);
        Path written = ImportedTheme.beside(level, "cellar");
        assertEquals(
                "art/tiles.png",
                ImportedTheme.read(written).theme().sheets().get("tiles").image());
        assertEquals(theme.map(), ImportedTheme.read(written).map());
        assertFalse(Files.exists(state.resolve("cellar.theme.json")));
        assertEquals(32, width(after.load("cellar", Optional.of(level.getParent()))));
    }

    @Test
    void levelsWithAFileOrWithoutAnImportHaveNoKeptTheme() {
        ThemeStore before = new ThemeStore(state);
        before.addImported("cellar", theme);
        before.keepImported("cellar");
        ThemeStore after = new ThemeStore(state);
        assertTrue(after.load("cellar", Optional.of(folder)).look().isEmpty());
        assertTrue(after.load("attic", Optional.empty()).look().isEmpty());
    }
}
