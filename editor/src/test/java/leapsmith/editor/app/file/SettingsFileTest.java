package leapsmith.editor.app.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import leapsmith.editor.view.canvas.FrameSize;
import leapsmith.editor.view.canvas.Scrolling;
import leapsmith.editor.view.keys.KeyPreset;
import leapsmith.editor.view.keys.KeyText;
import leapsmith.editor.view.settings.Language;
import leapsmith.editor.view.settings.Preferences;
import leapsmith.editor.view.settings.ThemeChoice;
import leapsmith.levels.scene.Overlay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsFileTest {
    @TempDir
    Path folder;

    @Test
    void whatIsWrittenIsReadBack() {
        SettingsFile file = new SettingsFile(folder.resolve("deep").resolve("leapsmith"));
        Preferences preferences = new Preferences(
                Language.GERMAN,
                ThemeChoice.DARK,
                Scrolling.PAN,
                false,
                KeyPreset.TILED,
                Map.of("file.save", KeyText.readAll("Ctrl+Shift+F5 PAGE_UP"), "edit.redo", List.of()));
        PanelState panels = new PanelState(
                "tab-runs",
                412,
                Set.of(PanelFlag.PLOT, PanelFlag.MINIMAP, PanelFlag.CAMERA_FRAME, PanelFlag.FOLDER),
                new FrameSize(400, 240),
                Set.of(Overlay.CELLS, Overlay.JUMPS));
        Settings settings = new Settings(
                preferences,
                1000,
                700,
                true,
                true,
                panels,
                List.of(folder.resolve("b ü.level.json"), folder.resolve("a")),
                List.of("view.fit", "play.here"),
                Set.of("hint.trail"));
        file.write(settings);
        assertEquals(settings, file.read());
    }

    @Test
    void nothingButTheFileIsLeftInTheFolder() throws IOException {
        new SettingsFile(folder).write(Settings.DEFAULT);
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(
                    List.of("settings.json"),
                    files.map(file -> file.getFileName().toString()).toList());
        }
    }

    @Test
    void aLinkedFileStaysLinked() throws IOException {
        Path real = Files.createDirectory(folder.resolve("dotfiles")).resolve("settings.json");
        Path link = Files.createSymbolicLink(folder.resolve("settings.json"), real);
        new SettingsFile(folder).write(Settings.DEFAULT);
        assertTrue(Files.isSymbolicLink(link));
        assertTrue(Files.isRegularFile(real));
    }

    @Test
    void missingOrDamagedSettingsHaveTheirDefaults() throws IOException {
        SettingsFile file = new SettingsFile(folder);
        assertEquals(Settings.DEFAULT, file.read());
        for (String text : List.of(
                "",
                "null",
                "[1]",
                "{",
                "{\"theme\":",
                "{\"keys\":[1],\"panels\":{\"overlays\":3,\"rulers\":\"x\",\"frameWidth\":-1,\"sideWidth\":-9},\"keyPreset\":\"other\"}",
                "{\"theme\":7,\"width\":\"wide\",\"recent\":{\"a\":[1]}}",
                "\0")) {
            Files.writeString(folder.resolve("settings.json"), text);
            assertEquals(Settings.DEFAULT, file.read(), text);
        }
    }

    @Test
    void knownSettingsAreReadBesideUnknownOnes() throws IOException {
        Files.writeString(
                folder.resolve("settings.json"),
                "{\"later\":{\"theme\":\"light\"},\"theme\":\"dark\",\"width\":1e9,\"height\":-4,\"recent\":[3,\"x\",[]]}");
        Settings settings = new SettingsFile(folder).read();
        assertEquals(ThemeChoice.DARK, settings.preferences().theme());
        assertEquals(Settings.MAX_SIZE, settings.width());
        assertEquals(Settings.MIN_SIZE, settings.height());
        assertEquals(List.of(Path.of("x")), settings.recent());
    }

    @Test
    void aReadOnlyFolderIsNoError() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        new SettingsFile(file).write(Settings.DEFAULT);
        assertTrue(Files.isRegularFile(file));
    }

    @Test
    void settingsOfTheFormerFolderAreReadUntilNewOnesAreWritten() {
        Path former = folder.resolve("former");
        Path current = folder.resolve("current");
        new SettingsFile(former).write(with(ThemeChoice.DARK));
        SettingsFile file = new SettingsFile(current, former);
        assertEquals(ThemeChoice.DARK, file.read().preferences().theme());

        file.write(with(ThemeChoice.LIGHT));
        assertEquals(ThemeChoice.LIGHT, file.read().preferences().theme());
        assertEquals(
                ThemeChoice.DARK, new SettingsFile(former).read().preferences().theme());
    }

    @Test
    void theNewestRecentFileIsFirstAndEachIsListedOnce() {
        Settings settings = Settings.DEFAULT;
        for (int i = 0; i < 15; i++) {
            settings = settings.withRecent(folder.resolve("f" + i % 12));
        }
        assertEquals(Settings.MAX_RECENT, settings.recent().size());
        assertEquals(folder.resolve("f2").toAbsolutePath(), settings.recent().get(0));
        assertEquals(
                settings.recent().size(), settings.recent().stream().distinct().count());
    }

    @Test
    void keysThatAreUnknownAreIgnored() throws IOException {
        Files.writeString(
                folder.resolve("settings.json"),
                "{\"keys\":{\"file.save\":[\"Ctrl+NO_SUCH_KEY\",\"F2\",7],\"file.open\":\"F3\",\"x.y\":[\"F4\"]}}");
        assertEquals(
                Map.of("file.save", KeyText.readAll("F2"), "x.y", KeyText.readAll("F4")),
                new SettingsFile(folder).read().preferences().keys());
    }

    private static Settings with(ThemeChoice theme) {
        return Settings.DEFAULT.withPreferences(Preferences.DEFAULT.withTheme(theme));
    }
}
