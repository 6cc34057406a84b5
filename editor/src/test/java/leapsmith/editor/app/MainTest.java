package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class MainTest {
    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final List<List<Path>> opened = new ArrayList<>();

    /** A desktop that only records which files it should open. */
    private final EditorStart desktop = new EditorStart(Map.of("DISPLAY", ":0")) {
        @Override
        Optional<String> openWindow(List<Path> files) {
            opened.add(files);
            return Optional.empty();
        }
    };

    @Test
    void noArgumentAndEditOpenTheEditor() {
        assertEquals(0, run(desktop));
        assertEquals(0, run(desktop, "edit"));
        assertEquals(0, run(desktop, "edit", "a.level.json"));
        assertEquals(List.of(List.of(), List.of(), List.of(Path.of("a.level.json"))), opened);
    }

    @Test
    void aFileAloneOpensInTheEditorAndAMisspelledCommandIsAnError() {
        assertEquals(0, run(desktop, "a.level.json"));
        assertEquals(0, run(desktop, "levels/first"));
        assertEquals(2, run(desktop, "chek"));
        assertEquals(2, run(desktop, "a\0.level.json"));
        assertEquals(List.of(List.of(Path.of("a.level.json")), List.of(Path.of("levels/first"))), opened);
    }

    @Test
    void severalFilesOpenInOneEditor() {
        List<Path> files = List.of(Path.of("a.level.json"), Path.of("b.tmx"), Path.of("c"));
        assertEquals(0, run(desktop, "a.level.json", "b.tmx", "c"), text(err));
        assertEquals(0, run(desktop, "edit", "a.level.json", "b.tmx", "c"), text(err));
        assertEquals(List.of(files, files), opened);
        assertEquals(2, run(desktop, "a.level.json", "--what"));
        assertEquals(2, run(desktop, "edit", "a.level.json", "-"));
        assertEquals(2, opened.size());
    }

    @Test
    void otherCommandsRunWithoutTheEditor() throws IOException {
        assertEquals(0, run(desktop, "info", level().toString()));
        assertEquals(2, run(desktop, "info", "no-such-file"));
        assertEquals(2, run(desktop, "edit", "--what"));
        assertEquals(0, run(desktop, "--help"));
        assertTrue(text(out).contains("edit"), text(out));
        assertEquals(List.of(), opened);
    }

    @Test
    void anInvalidPathIsOneLine() {
        assertEquals(2, run(desktop, "edit", "a\0b"));
        assertTrue(text(err).contains("not a valid path"), text(err));
        assertEquals(1, text(err).lines().count(), text(err));
        assertEquals(List.of(), opened);
    }

    @Test
    void theEditorCannotOpenStandardInput() {
        assertEquals(2, run(desktop, "edit", "-"));
        assertTrue(text(err).contains("can't open standard input"), text(err));
        assertEquals(List.of(), opened);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void withoutADisplayTheLevelIsPlayedAndDrawn() throws IOException {
        EditorStart bare = new EditorStart(Map.of());
        assertEquals(0, run(bare, "edit", level().toString()), text(err));
        String first = text(out).lines().findFirst().orElse("");
        assertTrue(first.contains("no display"), first);
        Path picture = Path.of(text(out).replaceAll("(?s).*picture (\\S+\\.png).*", "$1"));
        assertTrue(Files.size(picture) > 100);
        Files.delete(picture);
        Files.delete(picture.getParent());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void withoutADisplayAMapIsPlayedByGuessedRules() throws IOException {
        Path map = Files.writeString(folder.resolve("hill.tmx"), """
                <map version="1.10" orientation="orthogonal" width="4" height="2" tilewidth="16" tileheight="16">
                 <tileset firstgid="1" name="ground" tilewidth="16" tileheight="16" tilecount="1" columns="1"/>
                 <layer id="1" name="Collision" width="4" height="2"><data encoding="csv">0,0,0,0,1,1,1,1</data></layer>
                 <objectgroup id="2" name="Objects">
                  <object id="1" name="Player" x="8" y="0" width="12" height="16"/>
                 </objectgroup>
                </map>
                """);
        assertEquals(0, run(new EditorStart(Map.of()), map.toString()), text(err));
        assertTrue(text(err).contains("guessed block: the layer Collision"), text(err));
        assertTrue(text(out).contains("player"), text(out));
        Path picture = Path.of(text(out).replaceAll("(?s).*picture (\\S+\\.png).*", "$1"));
        Files.delete(picture);
        Files.delete(picture.getParent());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void withoutADisplayAFileThatIsNoLevelIsAnError() throws IOException {
        Path broken = Files.writeString(folder.resolve("broken.tmx"), "<map ");
        assertEquals(2, run(new EditorStart(Map.of()), broken.toString()));
        assertEquals(2, text(err).lines().count(), text(err));
        assertTrue(text(err).contains("broken.tmx:1"), text(err));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void withoutADisplayAndALevelTheReasonIsPrintedInOneLine() {
        assertEquals(2, run(new EditorStart(Map.of())));
        assertEquals(1, text(err).lines().count(), text(err));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void nothingOfJavaFxIsLoadedWithoutADisplay() throws Exception {
        Path level = level();
        Path printed = folder.resolve("classes.txt");
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load:file=" + printed,
                "--module-path",
                System.getProperty("jdk.module.path"),
                "--module",
                "leapsmith.editor/leapsmith.editor.app.Main",
                "edit",
                level.toString());
        builder.environment().remove("DISPLAY");
        builder.environment().remove("WAYLAND_DISPLAY");
        builder.environment().put("TMPDIR", folder.toString());
        Process process = builder.redirectErrorStream(true)
                .redirectOutput(folder.resolve("output.txt").toFile())
                .start();
        assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        assertEquals(0, process.exitValue(), Files.readString(folder.resolve("output.txt")));
        String classes = Files.readString(printed);
        assertTrue(classes.contains("leapsmith.editor.app.Main "));
        assertFalse(classes.contains(" javafx."), "a class of JavaFX was loaded");
    }

    private Path level() throws IOException {
        Path file = folder.resolve("x.level.json");
        LevelFiles.save(
                file,
                Level.empty("x", 20, 10, 16)
                        .withObjects(CharacterType.TYPE, List.of(CharacterType.TYPE.create("hero", "player", 20, 8))));
        return file;
    }

    private int run(EditorStart editor, String... args) {
        return Main.run(args, editor, InputStream.nullInputStream(), stream(out), stream(err));
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
