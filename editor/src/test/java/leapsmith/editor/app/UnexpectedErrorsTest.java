package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import leapsmith.editor.dialogs.ErrorReport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnexpectedErrorsTest {
    @TempDir
    Path folder;

    private final Deque<Runnable> ui = new ArrayDeque<>();
    private final List<ErrorReport> shown = new ArrayList<>();
    private Runnable whileShown = () -> {};
    private long seconds;
    private ErrorLog log;
    private UnexpectedErrors errors;

    @BeforeEach
    void makeErrors() {
        log = new ErrorLog(folder);
        errors = errors(log);
    }

    private UnexpectedErrors errors(ErrorLog to) {
        return new UnexpectedErrors(
                to, ui::add, this::dialog, () -> "Leapsmith 1", () -> TimeUnit.SECONDS.toNanos(seconds));
    }

    private void dialog(ErrorReport report) {
        shown.add(report);
        whileShown.run();
    }

    @Test
    void anErrorIsLoggedImmediatelyAndShownByTheWindow() throws IOException {
        IllegalStateException failure = new IllegalStateException("broken");
        errors.uncaughtException(new Thread("worker"), failure);
        String logged = Files.readString(log.file);
        assertTrue(logged.startsWith("Leapsmith 1, thread worker"), logged);
        assertTrue(logged.contains("IllegalStateException: broken"), logged);
        assertTrue(logged.contains("UnexpectedErrorsTest.anErrorIsLogged"), logged);
        assertEquals(List.of(), shown);
        runUi();
        assertEquals(1, shown.size());
        assertEquals(failure.toString(), shown.get(0).summary());
        assertEquals(logged, shown.get(0).details());
        assertEquals(Optional.of(log.file), shown.get(0).log());
    }

    @Test
    void anErrorMayOnlyBeLogged() throws IOException {
        errors.log(new OutOfMemoryError("of a picture"));
        runUi();
        assertEquals(List.of(), shown);
        assertTrue(Files.readString(log.file).contains("OutOfMemoryError: of a picture"));
    }

    @Test
    void anErrorMayHaveASummary() {
        errors.report("Play ended", new StackOverflowError());
        runUi();
        assertEquals("Play ended", shown.get(0).summary());
    }

    @Test
    void furtherErrorsAreLoggedAndCountedWhileAReportIsShown() throws IOException {
        whileShown = () -> {
            errors.uncaughtException(Thread.currentThread(), new IllegalStateException("second"));
            errors.uncaughtException(Thread.currentThread(), new OutOfMemoryError("third"));
            runUi();
        };
        errors.uncaughtException(Thread.currentThread(), new IllegalStateException("first"));
        runUi();
        assertEquals(1, shown.size());
        assertEquals(2, shown.get(0).furtherProperty().get());
        assertTrue(shown.get(0).details().contains("Further errors: 2"));
        assertTrue(Files.readString(log.file).contains("second"));
        assertTrue(Files.readString(log.file).contains("third"));
    }

    @Test
    void anErrorAfterTheReportWasClosedIsShown() {
        errors.uncaughtException(Thread.currentThread(), new IllegalStateException("first"));
        runUi();
        errors.uncaughtException(Thread.currentThread(), new IllegalStateException("second"));
        runUi();
        assertEquals(2, shown.size());
    }

    @Test
    void anErrorInEveryFrameIsShownAndLoggedOnce() throws IOException {
        RuntimeException failure = new IllegalStateException("in a frame");
        for (int frame = 0; frame < 1000; frame++) {
            seconds = frame / 60;
            errors.uncaughtException(Thread.currentThread(), failure);
            runUi();
        }
        assertEquals(1, shown.size());
        String logged = Files.readString(log.file);
        assertEquals(1, logged.split("UnexpectedErrorsTest\\.anErrorInEveryFrame", -1).length - 1, logged);
        assertTrue(logged.contains("(512 times)"), logged);
        assertFalse(logged.contains("(513 times)"), logged);
        seconds += UnexpectedErrors.QUIET_SECONDS + 1;
        errors.uncaughtException(Thread.currentThread(), failure);
        runUi();
        assertEquals(2, shown.size(), "it is new again after a pause");
    }

    @Test
    void aReportNamesNoLogFileThatCannotBeWritten() throws IOException {
        errors = errors(new ErrorLog(Files.createFile(folder.resolve("file")).resolve("logs")));
        errors.uncaughtException(Thread.currentThread(), new IllegalStateException("not logged, on purpose"));
        runUi();
        assertEquals(Optional.empty(), shown.get(0).log());
    }

    @Test
    void afterAFailingDialogLaterErrorsAreShown() {
        whileShown = () -> {
            throw new IllegalStateException("of the dialog");
        };
        errors.uncaughtException(Thread.currentThread(), new IllegalStateException("first"));
        try {
            runUi();
        } catch (IllegalStateException e) {
            assertEquals("of the dialog", e.getMessage());
        }
        whileShown = () -> {};
        errors.uncaughtException(Thread.currentThread(), new IllegalStateException("second"));
        runUi();
        assertEquals(2, shown.size());
    }

    @Test
    void anErrorThatCannotBeReportedIsPrinted() {
        UnexpectedErrors failing = new UnexpectedErrors(
                log,
                task -> {
                    throw new OutOfMemoryError("of the handler");
                },
                this::dialog,
                () -> "Leapsmith 1",
                () -> 0);
        PrintStream before = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            assertDoesNotThrow(
                    () -> failing.uncaughtException(Thread.currentThread(), new OutOfMemoryError("on purpose")));
        } finally {
            System.setErr(before);
        }
        String text = printed.toString(StandardCharsets.UTF_8);
        assertTrue(text.contains("OutOfMemoryError: on purpose"), text);
        assertTrue(text.contains("OutOfMemoryError: of the handler"), text);
    }

    private void runUi() {
        while (!ui.isEmpty()) {
            ui.remove().run();
        }
    }
}
