package leapsmith.editor.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import leapsmith.levels.format.LevelFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileErrorsTest {
    private final Texts texts = new Texts(Locale.ENGLISH);
    private final Path file = Path.of("a.level.json");

    @Test
    void aMessageHasTheFileAndTheReason() {
        assertEquals(
                "a.level.json: the disk is full", FileErrors.message(texts, file, new IOException("the disk is full")));
    }

    @Test
    void aFullStateFolderIsNamedWithTheReason() {
        Path folder = Path.of("state");
        String expected = "Nothing can be written in state, which is for unsaved changes and backups: No space left on"
                + " device. Let the program write there, and save often until then.";
        IOException full = new FileSystemException("state/backups/a", null, "No space left on device");
        assertEquals(expected, FileErrors.ofStateFolder(texts, folder, full));
        assertEquals(expected, FileErrors.ofStateFolder(texts, folder, new IOException("could not be saved", full)));
        assertEquals(expected, FileErrors.ofStateFolder(texts, folder, new IOException("No space left on device")));
    }

    @Test
    void aMissingLevelIsReportedInTheLanguageOfTheWindow(@TempDir Path folder) {
        Path missing = folder.resolve("none.level.json");
        IOException failure = assertThrows(IOException.class, () -> LevelFiles.read(missing));
        assertEquals(
                "Datei nicht gefunden: " + missing, FileErrors.message(new Texts(Locale.GERMAN), missing, failure));
    }

    @Test
    void aPlaceInALevelIsNamedInTheLanguageOfTheWindow(@TempDir Path folder) throws IOException {
        Path wrong = folder.resolve("wrong.level.json");
        Files.writeString(wrong, "{ \"format\": \"leapsmith-level\", \"version\": 2,\n \"width\": \"wide\" }");
        IOException failure = assertThrows(IOException.class, () -> LevelFiles.read(wrong));
        assertEquals(
                wrong + ", line 2, column 11, width: expected a whole number from 1 to 262144, found \"wide\"",
                FileErrors.message(texts, wrong, failure));
        assertEquals(
                wrong + ", Zeile 2, Spalte 11, width: erwartet: eine ganze Zahl von 1 bis 262144; gefunden: \"wide\"",
                FileErrors.message(new Texts(Locale.GERMAN), wrong, failure));
    }

    @Test
    void aFolderIsNotReadAsALevel(@TempDir Path folder) {
        IOException failure = assertThrows(IOException.class, () -> LevelFiles.read(folder));
        assertEquals(folder + " is a folder, not a file", FileErrors.message(texts, folder, failure));
    }

    @Test
    void aFileIsNotNamedTwice() {
        String sentence = "a.level.json could not be saved: it is read-only";
        assertEquals(sentence, FileErrors.message(texts, file, new IOException(sentence)));
    }
}
