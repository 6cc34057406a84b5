package leapsmith.editor.app.file;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import leapsmith.editor.view.Texts;
import org.junit.jupiter.api.Test;

class FileErrorsTest {
    private final Texts texts = new Texts(Locale.ENGLISH);
    private final Path file = Path.of("a.level.json");

    @Test
    void aMessageHasTheFileAndTheReason() {
        assertEquals(
                "a.level.json: the disk is full", FileErrors.message(texts, file, new IOException("the disk is full")));
    }

    @Test
    void aFileIsNotNamedTwice() {
        String sentence = "a.level.json could not be saved: it is read-only";
        assertEquals(sentence, FileErrors.message(texts, file, new IOException(sentence)));
    }
}
