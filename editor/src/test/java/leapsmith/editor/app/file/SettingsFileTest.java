package leapsmith.editor.app.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import leapsmith.editor.view.panel.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsFileTest {
    @TempDir
    Path folder;

    @Test
    void whatIsWrittenIsReadBack() {
        SettingsFile file = new SettingsFile(folder.resolve("deep").resolve("leapsmith"));
        Settings settings = new Settings(
                Theme.DARK,
                1000,
                700,
                true,
                List.of(folder.resolve("b ü.level.json"), folder.resolve("a")),
                true,
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
        assertEquals(Theme.DARK, settings.theme());
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
        new SettingsFile(former).write(Settings.DEFAULT.withTheme(Theme.DARK));
        SettingsFile file = new SettingsFile(current, former);
        assertEquals(Theme.DARK, file.read().theme());

        file.write(Settings.DEFAULT.withTheme(Theme.LIGHT));
        assertEquals(Theme.LIGHT, file.read().theme());
        assertEquals(Theme.DARK, new SettingsFile(former).read().theme());
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
}
