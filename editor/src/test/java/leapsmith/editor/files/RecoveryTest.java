package leapsmith.editor.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import leapsmith.editor.dialogs.ScriptedDialogs;
import leapsmith.editor.document.JournalStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecoveryTest {
    private final ScriptedDialogs dialogs = new ScriptedDialogs();
    private final List<String> events = new ArrayList<>();

    @Test
    void theStartContinuesIfNothingIsFound(@TempDir Path folder) {
        recovery(new JournalStore(folder)).offer(() -> events.add("none"), () -> events.add("answered"));
        assertEquals(List.of("none"), events);
        assertEquals(List.of(), dialogs.asked);
    }

    @Test
    void theStartContinuesIfReadingFails() {
        List<Throwable> reported = new ArrayList<>();
        Thread.UncaughtExceptionHandler before = Thread.currentThread().getUncaughtExceptionHandler();
        Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> reported.add(failure));
        try {
            // Any failure that is not of the disk.
            recovery(null).offer(() -> events.add("none"), () -> events.add("answered"));
        } finally {
            Thread.currentThread().setUncaughtExceptionHandler(before);
        }
        assertEquals(List.of("none"), events);
        assertEquals(1, dialogs.asked.size(), dialogs.asked::toString);
        assertTrue(dialogs.asked.get(0).startsWith("error "), dialogs.asked::toString);
        assertEquals(1, reported.size());
    }

    private Recovery recovery(JournalStore journals) {
        return new Recovery(dialogs.window(), journals, null, null, () -> null, document -> {});
    }
}
