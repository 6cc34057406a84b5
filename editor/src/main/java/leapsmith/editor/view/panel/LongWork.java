package leapsmith.editor.view.panel;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;

/**
 * Work that goes on beside the editor until it is done or given up. The thread that does it tells how much is done;
 * everything else belongs to the thread of the window.
 */
public final class LongWork {
    /** How much is done as long as nobody tells. */
    public static final double UNKNOWN = -1;

    private final String text;
    private final Executor ui;
    private final Runnable cancelled;
    private final ReadOnlyDoubleWrapper done = new ReadOnlyDoubleWrapper(this, "done", UNKNOWN);
    /** What was told last and isn't shown yet; null for nothing. */
    private final AtomicReference<Double> told = new AtomicReference<>();

    private volatile boolean wanted = true;

    LongWork(String text, Executor ui, Runnable cancelled) {
        this.text = text;
        this.ui = ui;
        this.cancelled = cancelled;
    }

    /** What goes on, in a few words. */
    public String text() {
        return text;
    }

    /** How much is done, 0 to 1, or {@link #UNKNOWN}. */
    public ReadOnlyDoubleProperty doneProperty() {
        return done.getReadOnlyProperty();
    }

    /** Whether nobody has given it up. May be asked by any thread. */
    public boolean isWanted() {
        return wanted;
    }

    /**
     * Tells how much is done, 0 to 1, from any thread and as often as one likes.
     *
     * @return whether to go on
     */
    public boolean tell(double share) {
        if (told.getAndSet(share) == null) {
            ui.execute(() -> done.set(told.getAndSet(null)));
        }
        return wanted;
    }

    /** Gives it up; whoever does it stops when it asks next. */
    public void cancel() {
        if (wanted) {
            wanted = false;
            cancelled.run();
        }
    }
}
