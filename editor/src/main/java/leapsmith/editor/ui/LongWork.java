package leapsmith.editor.ui;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;

/**
 * Work in the background that may take long, with its progress, and that can be cancelled. The thread that does it
 * reports the progress; everything else belongs to the thread of the window.
 */
public final class LongWork {
    /** The progress before the first report. */
    public static final double UNKNOWN = -1;

    private final String text;
    private final Executor ui;
    private final Runnable cancelled;
    private final ReadOnlyDoubleWrapper done = new ReadOnlyDoubleWrapper(this, "done", UNKNOWN);
    /** The last report that is not shown yet; null for none. */
    private final AtomicReference<Double> reported = new AtomicReference<>();

    private volatile boolean wanted = true;

    LongWork(String text, Executor ui, Runnable cancelled) {
        this.text = text;
        this.ui = ui;
        this.cancelled = cancelled;
    }

    /** What is done, in a few words. */
    public String text() {
        return text;
    }

    /** How much is done, 0 to 1, or {@link #UNKNOWN}. */
    public ReadOnlyDoubleProperty doneProperty() {
        return done.getReadOnlyProperty();
    }

    /** Whether it was not cancelled. May be called by any thread. */
    public boolean isWanted() {
        return wanted;
    }

    /**
     * Reports how much is done, 0 to 1, from any thread and any number of times.
     *
     * @return whether to continue
     */
    public boolean report(double share) {
        if (reported.getAndSet(share) == null) {
            ui.execute(() -> done.set(reported.getAndSet(null)));
        }
        return wanted;
    }

    /** Cancels it; the thread that does it stops at its next report. */
    public void cancel() {
        if (wanted) {
            wanted = false;
            cancelled.run();
        }
    }
}
