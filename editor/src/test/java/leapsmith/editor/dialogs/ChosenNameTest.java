package leapsmith.editor.dialogs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import leapsmith.levels.json.LevelFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChosenNameTest {
    @TempDir
    Path folder;

    @Test
    void aNameWithTheEndingStaysAsItIs() {
        assertEquals("hill.level.json", levelName("hill.level.json"));
        assertEquals("hill.gif", name("hill.gif", ".gif"));
        assertEquals("hill.level.json", levelName("hill.level.json.json"));
        assertEquals("HILL.Level.JSON", levelName("HILL.Level.JSON"));
    }

    @Test
    void aNameGetsTheMissingPartOfTheEnding() {
        assertEquals("hill.level.json", levelName("hill"));
        assertEquals("hill.level.json", levelName("hill.json"));
        assertEquals("hill.level.json", levelName("hill.level"));
        assertEquals("hill.v2.level.json", levelName("hill.v2"));
        assertEquals("HILL.level.json", levelName("HILL.JSON"));
        assertEquals("hill.txt.level.json", levelName("hill.txt"));
        assertEquals("run 1.replay.json", name("run 1.json", ".replay.json"));
        assertEquals("hill.csv", name("hill", ".csv"));
    }

    @Test
    void theTypedEndingOfAnotherFormatIsTheOnlyOne() {
        List<String> endings = List.of(".tmx", ".xml", ".ldtk");
        for (String name : List.of("hill.ldtk", "hill.tmx", "hill", "hill.v2.tmx", ".tmx", ".ldtk.tmx")) {
            assertEquals(folder.resolve(name), ChosenName.asTyped(folder.resolve(name), endings));
        }
        assertEquals(folder.resolve("hill.ldtk"), ChosenName.asTyped(folder.resolve("hill.ldtk.tmx"), endings));
        assertEquals(folder.resolve("hill.tmx"), ChosenName.asTyped(folder.resolve("hill.tmx.tmx"), endings));
    }

    @Test
    void everyEndingIsAccepted() {
        List<String> endings = List.of(".level.json", ".txt");
        assertEquals(folder.resolve("hill.txt"), ChosenName.withEnding(folder.resolve("hill.txt"), endings));
        assertEquals(folder.resolve("hill.level.json"), ChosenName.withEnding(folder.resolve("hill"), endings));
    }

    @Test
    void aFileThatExistsKeepsItsName() throws IOException {
        Files.createFile(folder.resolve("old.json"));
        assertEquals("old.json", levelName("old.json"));
    }

    private String levelName(String typed) {
        return name(typed, LevelFormat.EXTENSION);
    }

    private String name(String typed, String ending) {
        Path named = ChosenName.withEnding(folder.resolve(typed), List.of(ending));
        assertEquals(folder, named.getParent());
        return named.getFileName().toString();
    }
}
