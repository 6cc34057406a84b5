package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ErrorLogTest {
    @TempDir
    Path folder;

    @Test
    void entriesAreAppendedAndTheFolderIsCreated() throws IOException {
        ErrorLog log = new ErrorLog(folder.resolve("state/logs"));
        assertTrue(log.append("one\n"));
        assertTrue(new ErrorLog(folder.resolve("state/logs")).append("two ü\n"));
        assertEquals(folder.resolve("state/logs/errors.log"), log.file);
        assertEquals("one\ntwo ü\n", Files.readString(log.file));
    }

    @Test
    void aFullFileIsRenamedAndReplacesTheOneBefore() throws IOException {
        ErrorLog log = new ErrorLog(folder);
        String half = "x".repeat(ErrorLog.MAX_BYTES / 2);
        log.append("a" + half);
        log.append("b" + half);
        log.append("c" + half);
        assertEquals("c" + half, Files.readString(log.file));
        assertEquals("b" + half, Files.readString(folder.resolve("errors.1.log")));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(2, files.count());
        }
    }

    @Test
    void anEntryLargerThanAFileIsTruncated() throws IOException {
        ErrorLog log = new ErrorLog(folder);
        log.append("before");
        log.append("x".repeat(3 * ErrorLog.MAX_BYTES));
        assertEquals(ErrorLog.MAX_BYTES, Files.size(log.file));
        assertEquals("before", Files.readString(folder.resolve("errors.1.log")));
    }

    @Test
    void aFolderThatCannotBeCreatedIsIgnored() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        assertFalse(new ErrorLog(file.resolve("logs")).append("entry"));
    }
}
