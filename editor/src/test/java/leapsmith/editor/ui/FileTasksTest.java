package leapsmith.editor.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FileTasksTest {
    private final Deque<Runnable> ui = new ArrayDeque<>();
    private final List<Object> outcomes = new ArrayList<>();
    private final List<Throwable> reported = new ArrayList<>();
    private final FileTasks tasks = new FileTasks(Runnable::run, ui::add);
    private Thread.UncaughtExceptionHandler before;

    @BeforeEach
    void collectReports() {
        before = Thread.currentThread().getUncaughtExceptionHandler();
        Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> reported.add(failure));
    }

    @AfterEach
    void restoreTheHandler() {
        Thread.currentThread().setUncaughtExceptionHandler(before);
    }

    private void read(FileTasks.Read<String> task) {
        tasks.read(task, outcomes::add, outcomes::add);
        assertEquals(List.of(), outcomes, "they belong to the thread of the window");
        ui.forEach(Runnable::run);
    }

    @Test
    void aResultIsPassedOn() {
        read(() -> "text");
        assertEquals(List.of("text"), outcomes);
        assertEquals(List.of(), reported);
    }

    @Test
    void aFailureOfTheDiskOrOfMemoryIsAnOutcomeAndNoBug() {
        for (Throwable failure : List.of(new IOException("full"), new OutOfMemoryError("large"))) {
            outcomes.clear();
            ui.clear();
            read(() -> failing(failure));
            assertEquals(List.of(failure), outcomes);
        }
        assertEquals(List.of(), reported);
    }

    @Test
    void anyOtherFailureIsAnOutcomeAndReported() {
        for (Throwable failure : List.of(new IllegalStateException("bug"), new StackOverflowError())) {
            outcomes.clear();
            ui.clear();
            reported.clear();
            read(() -> failing(failure));
            assertEquals(List.of(failure), outcomes);
            assertEquals(List.of(failure), reported);
        }
    }

    @Test
    void aBugIsReportedEvenIfTheWindowTakesNoMoreTasks() {
        IllegalStateException bug = new IllegalStateException("bug");
        assertThrows(
                RejectedExecutionException.class,
                () -> closed().write(
                                () -> {
                                    throw bug;
                                },
                                () -> outcomes.add("done"),
                                outcomes::add));
        assertEquals(List.of(bug), reported);
    }

    @Test
    void aTaskThatWasDoneHasNotFailedIfTheWindowTakesNoMoreTasks() {
        RejectedExecutionException rejected = new RejectedExecutionException();
        int[] passed = new int[1];
        FileTasks closing = new FileTasks(Runnable::run, task -> {
            passed[0]++;
            throw rejected;
        });
        assertThrows(RejectedExecutionException.class, () -> closing.write(() -> {}, () -> {}, outcomes::add));
        assertEquals(1, passed[0], "the failure was passed on too");
        assertEquals(List.of(), reported);
    }

    private static String failing(Throwable failure) throws IOException {
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure instanceof RuntimeException bug) {
            throw bug;
        }
        throw (IOException) failure;
    }

    private static FileTasks closed() {
        return new FileTasks(Runnable::run, task -> {
            throw new RejectedExecutionException();
        });
    }
}
