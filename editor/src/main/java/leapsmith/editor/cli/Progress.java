package leapsmith.editor.cli;

import java.io.PrintWriter;
import java.util.function.LongSupplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** How far the work of a command is, on the error stream: a line that is rewritten, or several lines. */
final class Progress {
    /** The property that the launcher sets if the error stream is a terminal. */
    static final String TERMINAL = "leapsmith.terminal";

    /** How progress is shown, and the least time between two updates. */
    enum Style {
        NONE(Long.MAX_VALUE),
        /** A line on a terminal, which is erased at the end. */
        REWRITTEN(100_000_000),
        /** For logs. */
        LINES(1_000_000_000);

        private final long periodNanos;

        Style(long periodNanos) {
            this.periodNanos = periodNanos;
        }
    }

    private final PrintWriter err;
    private final String prefix;
    private final String unit;
    private final Style style;
    private final LongSupplier nanoClock;
    private long nextNanos;
    private int shownLength;

    /**
     * Nothing done yet. Progress in lines begins at once, a rewritten line only if the work takes a moment.
     *
     * @param unit what is counted, such as {@code files}
     */
    Progress(PrintWriter err, String prefix, String unit, Style style, LongSupplier nanoClock) {
        this.err = err;
        this.prefix = prefix;
        this.unit = unit;
        this.style = style;
        this.nanoClock = nanoClock;
        nextNanos = nanoClock.getAsLong() + (style == Style.REWRITTEN ? style.periodNanos : 0);
    }

    /** Shows how much is done, unless that was shown a moment ago. */
    void at(long done, long total) {
        if (style == Style.NONE) {
            return;
        }
        long now = nanoClock.getAsLong();
        if (now - nextNanos < 0) {
            return;
        }
        nextNanos = now + style.periodNanos;
        String text = prefix + ": " + done + " of " + total + " " + unit;
        if (style == Style.LINES) {
            err.println(text);
            return;
        }
        err.print("\r" + text + " ".repeat(Math.max(0, shownLength - text.length())));
        err.flush();
        shownLength = text.length();
    }

    /** Erases the line, for other output or at the end. */
    void clear() {
        if (shownLength > 0) {
            err.print("\r" + " ".repeat(shownLength) + "\r");
            err.flush();
            shownLength = 0;
        }
    }

    /** The option {@code --progress} of the commands that may take long. */
    static final class ProgressOption {
        @Option(
                names = "--progress",
                description = "Print progress on the error stream also if that is not a terminal.")
        private boolean wanted;

        /**
         * Progress of a command.
         *
         * @param unit what is counted, such as {@code files}
         */
        Progress start(CommandSpec command, String unit) {
            return new Progress(
                    command.commandLine().getErr(), command.qualifiedName(), unit, style(), System::nanoTime);
        }

        private Progress.Style style() {
            if (Boolean.getBoolean(Progress.TERMINAL)) {
                return Progress.Style.REWRITTEN;
            }
            return wanted ? Progress.Style.LINES : Progress.Style.NONE;
        }
    }
}
