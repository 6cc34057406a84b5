package leapsmith.editor.app;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import leapsmith.editor.dialogs.ErrorReport;

/**
 * Logs unexpected errors of all threads and shows them, one at a time: while a report is open, further errors are
 * logged and counted in it. An error that repeats, for example at each frame, is logged and shown once; after a pause
 * of {@value #QUIET_SECONDS} seconds it counts as new.
 */
final class UnexpectedErrors implements Thread.UncaughtExceptionHandler {
    static final int QUIET_SECONDS = 10;
    private static final int MAX_KINDS = 100;

    private final ErrorLog log;
    private final Executor ui;
    private final Consumer<ErrorReport> dialog;
    private final Supplier<String> heading;
    private final LongSupplier nanoTime;
    /** Recent errors, by type and stack trace. */
    private final Map<String, Occurrences> known = new LinkedHashMap<>();

    // Used only by the thread of the window.
    private ErrorReport shown;

    private static final class Occurrences {
        private long lastNanos;
        private long count;
    }

    /**
     * Errors that are shown by a dialog.
     *
     * @param ui runs tasks on the thread of the window, later
     * @param dialog shows a report until it is closed
     * @param nanoTime a clock, as {@link System#nanoTime}
     */
    UnexpectedErrors(
            ErrorLog log, Executor ui, Consumer<ErrorReport> dialog, Supplier<String> heading, LongSupplier nanoTime) {
        this.log = Objects.requireNonNull(log);
        this.ui = Objects.requireNonNull(ui);
        this.dialog = Objects.requireNonNull(dialog);
        this.heading = Objects.requireNonNull(heading);
        this.nanoTime = Objects.requireNonNull(nanoTime);
    }

    @Override
    public void uncaughtException(Thread thread, Throwable failure) {
        report(thread, failure.toString(), failure);
    }

    /** Reports an error of the current thread; {@code summary} says in one line what it means to the user. */
    void report(String summary, Throwable failure) {
        report(Thread.currentThread(), summary, failure);
    }

    /** Logs an error of the current thread, after which the window can do without what failed. It is not shown. */
    void log(Throwable failure) {
        try {
            if (count(failure) == 1) {
                log.append(entry(Thread.currentThread(), stackTrace(failure)));
            }
        } catch (RuntimeException | Error second) {
            // As in a report.
            print(failure, second);
        }
    }

    private void report(Thread thread, String summary, Throwable failure) {
        try {
            long count = count(failure);
            if (count > 1) {
                // Only at 2, 4, 8 and so on: an error at each frame must not fill the log.
                if (Long.bitCount(count) == 1) {
                    log.append(entry(thread, failure + " (" + count + " times)"));
                }
                ui.execute(this::countFurther);
                return;
            }
            String details = entry(thread, stackTrace(failure));
            boolean logged = log.append(details);
            if (!logged) {
                System.err.print(details);
            }
            ui.execute(() -> show(new ErrorReport(summary, details, logged ? log.file : null)));
        } catch (RuntimeException | Error second) {
            // Memory may be short or the window closed.
            print(failure, second);
        }
    }

    private static void print(Throwable failure, Throwable second) {
        try {
            System.err.println(failure);
            System.err.println("It could not be reported: " + second);
        } catch (RuntimeException | Error third) {
            // Not even memory for a line: nothing is left to try, and a handler must not throw.
        }
    }

    /** The number of times that an error has occurred without a pause. */
    private synchronized long count(Throwable failure) {
        long now = nanoTime.getAsLong();
        String key = failure.getClass().getName() + Arrays.hashCode(failure.getStackTrace());
        if (known.size() > MAX_KINDS) {
            known.clear();
        }
        Occurrences occurrences = known.computeIfAbsent(key, it -> new Occurrences());
        boolean paused = now - occurrences.lastNanos > TimeUnit.SECONDS.toNanos(QUIET_SECONDS);
        occurrences.count = paused ? 1 : occurrences.count + 1;
        occurrences.lastNanos = now;
        return occurrences.count;
    }

    private void countFurther() {
        if (shown != null) {
            shown.addFurther();
        }
    }

    private void show(ErrorReport report) {
        if (shown != null) {
            shown.addFurther();
            return;
        }
        shown = report;
        try {
            dialog.accept(report);
        } finally {
            shown = null;
        }
    }

    private String entry(Thread thread, String text) {
        return heading.get() + ", thread " + thread.getName() + System.lineSeparator() + text.stripTrailing()
                + System.lineSeparator() + System.lineSeparator();
    }

    private static String stackTrace(Throwable failure) {
        StringWriter text = new StringWriter();
        failure.printStackTrace(new PrintWriter(text, true));
        return text.toString();
    }
}
