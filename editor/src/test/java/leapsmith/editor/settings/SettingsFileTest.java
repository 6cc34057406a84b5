package leapsmith.editor.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import leapsmith.editor.canvas.CanvasSettings;
import leapsmith.editor.files.RecentFiles;
import leapsmith.editor.ui.KeyPreset;
import leapsmith.editor.ui.KeyText;
import leapsmith.editor.ui.LevelPanel;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.scene.Overlay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsFileTest {
    @TempDir
    Path folder;

    @Test
    void whatIsWrittenIsReadBack() {
        SettingsFile file = new SettingsFile(folder.resolve("deep").resolve("leapsmith"));
        Settings settings = Settings.DEFAULT
                .with(EditorSettings.LANGUAGE, EditorSettings.Language.GERMAN)
                .with(EditorSettings.SCROLLING, CanvasSettings.Scrolling.PAN)
                .with(EditorSettings.KEY_PRESET, KeyPreset.TILED)
                .with(
                        EditorSettings.KEYS,
                        Map.of("file.save", KeyText.readAll("Ctrl+Shift+F5 PAGE_UP"), "edit.redo", List.of()))
                .with(EditorSettings.WIDTH, 1000.5)
                .with(EditorSettings.MAXIMIZED, true)
                .with(EditorSettings.of(ViewSwitch.RULERS), false)
                .with(EditorSettings.SIDE_TAB, "tab-runs")
                .with(EditorSettings.FRAME_WIDTH, 400)
                .with(EditorSettings.CURRENT_TAB, 3)
                .with(EditorSettings.PALETTE_WIDTH, 120.0)
                .with(EditorSettings.widthOf(LevelPanel.TILE_KINDS), 260.5)
                .with(EditorSettings.widthOf(LevelPanel.DECORATION), 270.0)
                .with(EditorSettings.widthOf(LevelPanel.THEME), 280.0)
                .with(EditorSettings.OVERLAYS, List.of(Overlay.CELLS, Overlay.JUMPS))
                .with(EditorSettings.RECENT, List.of(folder.resolve("b ü.level.json"), folder.resolve("a")))
                .with(
                        EditorSettings.EXPORTS,
                        List.of(new StoredExport(folder.resolve("a"), folder.resolve("a.tmx"), "tiled-xml")))
                .with(
                        EditorSettings.USER_COMMANDS,
                        List.of(
                                new UserCommand(
                                        "Gödot", "~/g", "--at '{x},{y}'", "{folder}", Optional.of(KeyText.read("F4"))),
                                new UserCommand("empty", "", "", "", Optional.empty())))
                .with(EditorSettings.SAVE_BEFORE_COMMANDS, true)
                .with(EditorSettings.SEEN_HINTS, List.of("hint.trail"));
        file.write(settings);
        SettingsFile.Content content = file.readContent();
        assertEquals(List.of(), content.problems());
        for (Setting<?> setting : EditorSettings.all()) {
            assertEquals(settings.get(setting), content.settings().get(setting), setting.key);
        }
    }

    @Test
    void aFileOfAnEarlierVersionOpens() throws IOException {
        write("""
                {
                  "language" : "german",
                  "theme" : "dark",
                  "scrolling" : "pan",
                  "restorePanels" : false,
                  "keyPreset" : "ldtk",
                  "keys" : { "file.save" : [ "Ctrl+S", "F2" ] },
                  "width" : 1000.0,
                  "height" : 700.0,
                  "maximized" : true,
                  "demoMouse" : true,
                  "panels" : {
                    "sideTab" : "tab-runs",
                    "sideWidth" : 412.0,
                    "hidden" : false,
                    "plot" : true,
                    "rulers" : false,
                    "frameWidth" : 400.0,
                    "frameHeight" : 240.0,
                    "overlays" : [ "grid", "cells" ]
                  },
                  "recent" : [ "a.level.json" ],
                  "commands" : [ "view.fit" ],
                  "seenHints" : [ "hint.trail" ]
                }
                """);
        SettingsFile.Content content = new SettingsFile(folder).readContent();
        Settings settings = content.settings();
        assertEquals(List.of(), content.problems());
        assertEquals(EditorSettings.Language.GERMAN, settings.get(EditorSettings.LANGUAGE));
        assertEquals(EditorSettings.ThemeChoice.DARK, settings.get(EditorSettings.THEME));
        assertEquals(CanvasSettings.Scrolling.PAN, settings.get(EditorSettings.SCROLLING));
        assertFalse(settings.get(EditorSettings.RESTORE_PANELS));
        assertEquals(KeyPreset.LDTK, settings.get(EditorSettings.KEY_PRESET));
        assertEquals(Map.of("file.save", KeyText.readAll("Ctrl+S F2")), settings.get(EditorSettings.KEYS));
        assertEquals(1000, settings.get(EditorSettings.WIDTH));
        assertTrue(settings.get(EditorSettings.DEMO_MOUSE));
        assertEquals(412, settings.get(EditorSettings.SIDE_WIDTH));
        assertTrue(settings.get(EditorSettings.PLOT));
        assertFalse(settings.get(EditorSettings.of(ViewSwitch.RULERS)));
        assertTrue(settings.get(EditorSettings.of(ViewSwitch.FOLLOW)), "a missing one has its default");
        assertEquals(400, settings.get(EditorSettings.FRAME_WIDTH));
        assertEquals(List.of(Overlay.GRID, Overlay.CELLS), settings.get(EditorSettings.OVERLAYS));
        assertEquals(List.of(Path.of("a.level.json")), settings.get(EditorSettings.RECENT));
        assertEquals(List.of("view.fit"), settings.get(EditorSettings.COMMANDS));
        assertEquals(List.of("hint.trail"), settings.get(EditorSettings.SEEN_HINTS));
    }

    @Test
    void aCommandWithoutANameIsSkippedAndOtherPartsMayBeMissing() throws IOException {
        write("""
                {
                  "userCommands" : [
                    { "program" : "nameless" }, "text",
                    { "name" : "Game", "program" : "run", "key" : "No+Key" }
                  ]
                }
                """);
        SettingsFile.Content content = new SettingsFile(folder).readContent();
        assertEquals(List.of(), content.problems());
        assertEquals(
                List.of(new UserCommand("Game", "run", "", "", Optional.empty())),
                content.settings().get(EditorSettings.USER_COMMANDS));
    }

    @Test
    void unknownKeysAreKept() throws IOException {
        write(
                "{\"later\":{\"a\":[1,{\"b\":null}],\"n\":1.50},\"panels\":{\"new\":true,\"plot\":true},\"big\":12345678901234567890}");
        SettingsFile file = new SettingsFile(folder);
        Settings before = file.read();
        file.write(before.with(EditorSettings.THEME, EditorSettings.ThemeChoice.DARK)
                .with(EditorSettings.of(ViewSwitch.RULERS), false));
        Settings after = file.read();
        assertEquals(before.json.get("later"), after.json.get("later"));
        assertEquals(before.json.get("big"), after.json.get("big"));
        assertEquals(Map.of("new", true, "plot", true, "rulers", false), after.json.get("panels"));
        assertEquals(EditorSettings.ThemeChoice.DARK, after.get(EditorSettings.THEME));
    }

    @Test
    void anInvalidValueIsAnErrorWithItsLineAndStaysUntilItIsChanged() throws IOException {
        write("{\n\"theme\": \"drak\",\n\"width\": 1e9,\n\"panels\": {\n\"rulers\": 3,\n\"frameWidth\": 2.5}}");
        SettingsFile file = new SettingsFile(folder);
        assertEquals(
                List.of(
                        "settings.json, line 2: “theme” must be one of system, light, dark. Its default is used.",
                        "settings.json, line 3: “width” must be a number from 320 to 16384. Its default is used.",
                        "settings.json, line 5: “panels.rulers” must be true or false. Its default is used.",
                        "settings.json, line 6: “panels.frameWidth” must be a whole number from 1 to 8192. Its default is used."),
                problems());
        assertEquals(EditorSettings.WIDTH.standard, file.read().get(EditorSettings.WIDTH));

        file.write(file.read().with(EditorSettings.of(ViewSwitch.RULERS), false));
        assertEquals(3, problems().size());
        assertEquals("drak", file.read().json.get("theme"));
    }

    @Test
    void aDamagedFileIsReadUpToTheDamageAndKept() throws IOException {
        String damaged = "{\"theme\":\"dark\",\n\"width\":";
        write(damaged);
        SettingsFile file = new SettingsFile(folder);
        assertEquals(EditorSettings.ThemeChoice.DARK, file.read().get(EditorSettings.THEME));
        assertEquals(
                List.of("settings.json is damaged at line 2."
                        + " What comes before is used, and a copy is kept as settings.damaged.json."),
                problems());
        file.write(file.read());
        assertEquals(List.of(), problems());
        assertEquals(damaged, Files.readString(folder.resolve("settings.damaged.json")));
    }

    @Test
    void nothingButTheFileIsLeftInTheFolder() throws IOException {
        new SettingsFile(folder).write(Settings.DEFAULT);
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
        assertEquals(new SettingsFile.Content(Settings.DEFAULT, List.of()), file.readContent());
        for (String text : List.of(
                "",
                "null",
                "[1]",
                "{",
                "{\"theme\":",
                "{\"keys\":[1],\"panels\":{\"overlays\":3,\"rulers\":\"x\",\"frameWidth\":-1,\"sideWidth\":-9},\"keyPreset\":\"other\"}",
                "{\"theme\":7,\"width\":\"wide\",\"recent\":{\"a\":[1]}}",
                "{\"panels\":7}",
                "{\"theme\":null,\"keys\":{\"a\":{}}}",
                "\0")) {
            write(text);
            for (Setting<?> setting : EditorSettings.all()) {
                assertEquals(setting.standard, file.read().get(setting), text);
            }
        }
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
        new SettingsFile(former).write(Settings.DEFAULT.with(EditorSettings.THEME, EditorSettings.ThemeChoice.DARK));
        SettingsFile file = new SettingsFile(current, former);
        assertEquals(EditorSettings.ThemeChoice.DARK, file.read().get(EditorSettings.THEME));

        file.write(Settings.DEFAULT.with(EditorSettings.THEME, EditorSettings.ThemeChoice.LIGHT));
        assertEquals(EditorSettings.ThemeChoice.LIGHT, file.read().get(EditorSettings.THEME));
        assertEquals(
                EditorSettings.ThemeChoice.DARK, new SettingsFile(former).read().get(EditorSettings.THEME));
    }

    @Test
    void theNewestRecentFileIsFirstAndEachIsListedOnce() {
        Settings settings = Settings.DEFAULT;
        for (int i = 0; i < 15; i++) {
            settings = RecentFiles.with(settings, folder.resolve("f" + i % 12));
        }
        List<Path> recent = settings.get(EditorSettings.RECENT);
        assertEquals(10, recent.size());
        assertEquals(folder.resolve("f2").toAbsolutePath(), recent.get(0));
        assertEquals(recent.size(), recent.stream().distinct().count());
    }

    @Test
    void itemsThatAreUnknownAreIgnored() throws IOException {
        write("{\"keys\":{\"file.save\":[\"Ctrl+NO_SUCH_KEY\",\"F2\",7],\"file.open\":\"F3\",\"x.y\":[\"F4\"]},"
                + "\"recent\":[3,\"x\",[]]}");
        Settings settings = new SettingsFile(folder).read();
        assertEquals(
                Map.of("file.save", KeyText.readAll("F2"), "x.y", KeyText.readAll("F4")),
                settings.get(EditorSettings.KEYS));
        assertEquals(List.of(Path.of("x")), settings.get(EditorSettings.RECENT));
    }

    private void write(String text) throws IOException {
        Files.writeString(folder.resolve("settings.json"), text);
    }

    private List<String> problems() {
        Texts texts = new Texts(Locale.ENGLISH);
        return new SettingsFile(folder)
                .readContent().problems().stream().map(texts::get).toList();
    }
}
