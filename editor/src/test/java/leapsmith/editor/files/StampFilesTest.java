package leapsmith.editor.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import leapsmith.editor.dialogs.ScriptedDialogs;
import leapsmith.editor.ui.StoredStamps;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StampFilesTest {
    @TempDir
    private Path state;

    private final ScriptedDialogs dialogs = new ScriptedDialogs();

    private StoredStamps open() {
        StoredStamps opened = new StoredStamps();
        new StampFiles(dialogs.window(), state, opened);
        return opened;
    }

    private static LevelPart stamp(int columns) {
        return LevelPart.of(Level.empty("stamp", 20, 20, 16), TileSet.of(new TileRegion(2, 3, columns, 2)), List.of());
    }

    @Test
    void theNextStartHasTheSameStamps() {
        StoredStamps first = open();
        first.slot(1).set(stamp(4));
        first.slot(9).set(stamp(5));
        first.slot(9).set(stamp(6));
        StoredStamps next = open();
        assertEquals(stamp(4), next.slot(1).get());
        assertEquals(stamp(6), next.slot(9).get());
        assertNull(next.slot(2).get());
        assertEquals(List.of(), dialogs.asked);
    }

    @Test
    void aDamagedFileCountsAsNoStampAndIsReplaced() throws IOException {
        Files.createDirectories(state.resolve("stamps"));
        Files.writeString(state.resolve("stamps/3.json"), "{ \"format\": ");
        Files.write(state.resolve("stamps/4.json"), new byte[] {(byte) 0xFF, (byte) 0xFE});
        StoredStamps opened = open();
        assertNull(opened.slot(3).get());
        assertNull(opened.slot(4).get());
        opened.slot(3).set(stamp(4));
        assertEquals(stamp(4), open().slot(3).get());
    }

    @Test
    void aStampThatCannotBeWrittenIsMentionedAndCanBeUsed() throws IOException {
        Files.writeString(state.resolve("stamps"), "not a folder");
        StoredStamps opened = open();
        opened.slot(1).set(stamp(4));
        assertEquals(1, dialogs.asked.size());
        assertTrue(dialogs.asked.get(0).startsWith("error "), dialogs.asked.get(0));
        assertEquals(stamp(4), opened.slot(1).get());
    }
}
